"""Producing goods and drawing for them (RG-PROD)."""

from astrarium.games.race.actions.one_card import OneCard
from astrarium.games.race.piles import discard_from_hand
from astrarium.games.race.producing import (
    carry_out,
    counting_powers,
    early_draws,
    idle_factories,
    named_power,
    windfall_options,
)
from astrarium.games.race.state.state import State
from astrarium.games.race.verbs import RaceAction, card_name
from astrarium.kernel.action import Action
from astrarium.kernel.event import Event
from astrarium.kernel.refusal import Refusal
from astrarium.kernel.rules import Family
from astrarium.kernel.step import Step


class Produce(Family[State]):
    """Windfall worlds, counting powers and factories in the player's order (RG-PROD-04, RG-RUL-35)."""

    verbs: tuple[str, ...] = ("produce", "draw", "supply", "done")

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        player = position.seats[seat]
        found = windfall_options(position, player)
        for slot, number, _ in early_draws(position, player):
            action = RaceAction("draw", (player.tableau[slot], number))
            if action not in found:
                found.append(action)
        for slot, _, power in idle_factories(position, player):
            action = RaceAction("supply", (player.tableau[slot],))
            if len(player.hand) >= power.amount and action not in found:
                found.append(action)
        if self.refuse(position, seat, step, RaceAction("done")) is None:
            found.append(RaceAction("done"))
        return found

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        player = position.seats[seat]
        if action.verb == "done":
            if windfall_options(position, player):
                return Refusal("RG-PROD-04", "must-produce")
            if early_draws(position, player):
                return Refusal("RG-POW-03", "must-draw")
            return None
        if action.verb == "produce":
            if action in windfall_options(position, player):
                return None
            return Refusal("RG-PROD-03", "cannot-produce", card_name(action.args[0]))
        if action.verb == "draw":
            if named_power(player, early_draws(position, player), action):
                return None
            waits = named_power(player, counting_powers(position, player), action)
            return Refusal("RG-PROD-07", "draw-waits" if waits else "no-such-power", card_name(action.args[0]))
        for slot, _, power in idle_factories(position, player):
            if player.tableau[slot] == action.args[0]:
                if len(player.hand) >= power.amount:
                    return None
                return Refusal("RG-PROD-10", "short", "cards", power.amount, len(player.hand))
        return Refusal("RG-PROD-10", "cannot-produce", card_name(action.args[0]))

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        if action.verb == "done":
            return
        position.push("produce_more", (), (seat,))
        carry_out(position, position.seats[seat], action, events)


class SupplyFactory(OneCard):
    """Which hand cards are discarded for a good (RG-PROD-10)."""

    verbs: tuple[str, ...] = ("discard",)

    def left(self, position: State, seat: int, step: Step) -> tuple[list[int], int, int]:
        needed, last = step.args
        return position.seats[seat].hand, last, needed

    def rule(self, position: State) -> str:
        return "RG-PROD-10"

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        needed, _ = step.args
        discard_from_hand(position, position.seats[seat], action.args[0])
        if needed > 1:
            position.push("supply", (seat,), (needed - 1, action.args[0]))
