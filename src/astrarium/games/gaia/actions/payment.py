"""How a payment is made where its owner has a choice: which tokens, with or without the brainstone."""

from typing import Final

from astrarium.games.gaia import power
from astrarium.games.gaia.state.player import Player
from astrarium.games.gaia.state.state import State
from astrarium.games.gaia.verbs import SPEND_IDS, STONE_IDS, GaiaAction
from astrarium.kernel.action import Action
from astrarium.kernel.event import Event
from astrarium.kernel.refusal import Refusal
from astrarium.kernel.rules import Family, OneOf
from astrarium.kernel.step import Step

TOKENS_ONLY: Final = 0
WITH_BRAINSTONE: Final = 1
MOVES: Final = 0
STAYS: Final = 1


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
        tokens, _ = step.args
        player = position.seats[seat]
        stone = player.brainstone
        return [
            GaiaAction("pay", (way[0], way[1], way[2], stone if way[3] else 0))
            for way in power.payments(player, tokens)
        ]

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        tokens, _ = step.args
        player = position.seats[seat]
        one, two, three, stone = action.args
        total = one + two + three + (1 if stone else 0)
        if total != tokens:
            return Refusal("GP-POWER-06", "wrong-number", "tokens", tokens, total)
        for need, have in ((one, player.area1), (two, player.area2), (three, player.area3)):
            if need > have:
                return Refusal("GP-POWER-06", "short", "tokens", need, have)
        if stone and stone != player.brainstone:
            return Refusal("GP-FAC-TAK-07", "no-brainstone")
        return None

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        _, to_gaia = step.args
        one, two, three, stone = action.args
        power.take(position.seats[seat], (one, two, three, 1 if stone else 0), to_gaia == 1)
        events.append(Event("pay", seat, "GP-POWER-06", {"from": [one, two, three], "brainstone": stone > 0}))


class SpendBrainstone(OneOf[State]):
    """Pay with tokens alone, or with the brainstone (GP-FAC-TAK-05)."""

    verbs: tuple[str, ...] = ("spend",)

    def choices(self, position: State, seat: int, step: Step) -> list[int]:
        return [TOKENS_ONLY, WITH_BRAINSTONE]

    def action(self, number: int) -> Action:
        return GaiaAction("spend", (number,))

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        (price,) = step.args
        power.spend(position.seats[seat], price, action.args[0] == WITH_BRAINSTONE)
        events.append(Event("spend-with", seat, "GP-FAC-TAK-05", {"with": SPEND_IDS[action.args[0]]}))


class MoveBrainstone(OneOf[State]):
    """Whether the brainstone is among what a charge moves (GP-FAC-TAK-04)."""

    verbs: tuple[str, ...] = ("brainstone",)

    def choices(self, position: State, seat: int, step: Step) -> list[int]:
        return [MOVES, STAYS]

    def action(self, number: int) -> Action:
        return GaiaAction("brainstone", (number,))

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        (units,) = step.args
        player = position.seats[seat]
        bowls = power.charged(power.bowl_of(player), units)
        power.set_bowl(player, bowls[action.args[0]])
        events.append(Event("brainstone", seat, "GP-FAC-TAK-04", {"how": STONE_IDS[action.args[0]]}))
