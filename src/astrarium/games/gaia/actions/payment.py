"""How a payment is made where its owner has a choice: which tokens, with or without the brainstone."""

from typing import Final

from astrarium.games.gaia import power
from astrarium.games.gaia.notation import SPEND_IDS, STONE_IDS, GaiaAction
from astrarium.games.gaia.state.player import Player
from astrarium.games.gaia.state.state import State
from astrarium.kernel.action import Action
from astrarium.kernel.event import Event
from astrarium.kernel.refusal import Refusal
from astrarium.kernel.rules import Family
from astrarium.kernel.step import Step

TOKENS_ONLY: Final = 0
WITH_BRAINSTONE: Final = 1


def take_tokens(state: State, player: Player, tokens: int, to_gaia: bool, rule: str, events: list[Event]) -> None:
    """So many tokens leave areas I to III; their owner chooses from where, if there is a choice."""
    if tokens == 0:
        return
    data = {"tokens": tokens, "to_gaia": to_gaia}
    events.append(Event("tokens-leave", player.seat, rule, data))
    ways = power.payments(player, tokens)
    if len(ways) == 1:
        power.take(player, ways[0], to_gaia)
    else:
        state.push("pay", (player.seat,), (tokens, 1 if to_gaia else 0))


def pay_power(state: State, player: Player, price: int, events: list[Event]) -> None:
    """Spend power; whoever has the brainstone in area III may have to say whether it goes (GP-FAC-TAK-05)."""
    events.append(Event("spend", player.seat, "GP-POWER-04", {"power": price}))
    if player.brainstone != 3:
        power.spend(player, price, False)
    elif not power.can_keep_brainstone(player, price):
        power.spend(player, price, True)
    else:
        state.push("spend", (player.seat,), (price,))


class PayTokens(Family[State]):
    """From which areas tokens are moved or discarded (GP-POWER-06, GP-PROJ-07, GP-FED-04)."""

    verbs: tuple[str, ...] = ("pay",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        player = position.seats[seat]
        stone = player.brainstone
        return [
            GaiaAction("pay", (way[0], way[1], way[2], stone if way[3] else 0))
            for way in power.payments(player, step.args[0])
        ]

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        player = position.seats[seat]
        one, two, three, stone = action.args
        total = one + two + three + (1 if stone else 0)
        if total != step.args[0]:
            return Refusal("GP-POWER-06", "wrong-number", "tokens", step.args[0], total)
        for need, have in ((one, player.area1), (two, player.area2), (three, player.area3)):
            if need > have:
                return Refusal("GP-POWER-06", "short", "tokens", need, have)
        if stone and stone != player.brainstone:
            return Refusal("GP-FAC-TAK-07", "no-brainstone")
        return None

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        one, two, three, stone = action.args
        power.take(position.seats[seat], (one, two, three, 1 if stone else 0), step.args[1] == 1)
        events.append(Event("pay", seat, "GP-POWER-06", {"from": [one, two, three], "brainstone": stone > 0}))


class SpendBrainstone(Family[State]):
    """Pay with tokens alone, or with the brainstone (GP-FAC-TAK-05)."""

    verbs: tuple[str, ...] = ("spend",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        return [GaiaAction("spend", (TOKENS_ONLY,)), GaiaAction("spend", (WITH_BRAINSTONE,))]

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        return None

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        power.spend(position.seats[seat], step.args[0], action.args[0] == WITH_BRAINSTONE)
        events.append(Event("spend-with", seat, "GP-FAC-TAK-05", {"with": SPEND_IDS[action.args[0]]}))


class MoveBrainstone(Family[State]):
    """Whether the brainstone is among what a charge moves (GP-FAC-TAK-04)."""

    verbs: tuple[str, ...] = ("brainstone",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        return [GaiaAction("brainstone", (0,)), GaiaAction("brainstone", (1,))]

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        return None

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        player = position.seats[seat]
        bowls = power.charged(power.bowl_of(player), step.args[0])
        power.set_bowl(player, bowls[action.args[0]])
        events.append(Event("brainstone", seat, "GP-FAC-TAK-04", {"how": STONE_IDS[action.args[0]]}))
