"""How to pay, and what to give back (FD-RES-04, FD-RES-05)."""

from typing import Any

from astrarium.games.federation.actions.common import OneThing, one_each
from astrarium.games.federation.components.ids import GOLD, RESOURCE_IDS
from astrarium.games.federation.counting import crystals
from astrarium.games.federation.gains import discard, trim
from astrarium.games.federation.kept_back import crystals_to_spare, payments
from astrarium.games.federation.payment import price, spend, ways
from astrarium.games.federation.state.state import State
from astrarium.games.federation.verbs import FederationAction
from astrarium.kernel.action import Action
from astrarium.kernel.event import Event
from astrarium.kernel.refusal import Refusal
from astrarium.kernel.rules import Family
from astrarium.kernel.step import Step


def begin_pay(state: State, step: Step, events: list[Event]) -> None:
    """The payer chooses among the ways that leave enough for what is still to be paid (FD-RES-05, FD-SEN-08)."""
    seat = step.args[0]
    found = payments(state, step, state.agenda)
    if len(found) == 1:
        spend(state.seats[seat], found[0], "FD-RES-05", events)
    else:
        state.push("pay", (seat,), step.args)


class Pay(Family[State]):
    """Oceanium may stand for lavandium and copernium, and a discount for any crystal (FD-RES-05)."""

    verbs: tuple[str, ...] = ("pay",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        return [FederationAction("pay", way) for way in payments(position, step, position.agenda[:-1])]

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        if action.args in payments(position, step, position.agenda[:-1]):
            return None
        if action.args in ways(position.seats[seat].reserve, list(step.args[1:5]), step.args[5]):
            return Refusal("FD-SEN-08", "kept-back")
        return Refusal("FD-RES-05", "no-such-payment")

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        spend(position.seats[seat], action.args, "FD-RES-05", events)

    def quote(self, position: State, seat: int, step: Step, action: Action) -> dict[str, Any]:
        return price(list(action.args))


def begin_discard(state: State, step: Step, events: list[Event]) -> None:
    """Crystals above the limit go back one by one, of the owner's choice (FD-RES-04)."""
    (seat,) = step.args
    player = state.seats[seat]
    if crystals(player) <= state.parts.crystal_limit:
        return
    kinds = crystals_to_spare(state, player)
    if len(kinds) == 1:
        state.push("discard", (), step.args)
        discard(player, kinds[0], 1, events)
    else:
        state.push("discard", (seat,), step.args)


class DiscardSurplus(OneThing):
    """A crystal above the limit goes back, of the owner's choice (FD-RES-04)."""

    verbs: tuple[str, ...] = ("discard",)

    def choices(self, position: State, seat: int, step: Step) -> list[int]:
        return crystals_to_spare(position, position.seats[seat])

    def refusal(self, position: State, seat: int, step: Step, number: int) -> Refusal:
        if number == GOLD:
            return Refusal("FD-RES-04", "no-crystal", RESOURCE_IDS[number])
        if not position.seats[seat].reserve[number]:
            return Refusal("FD-RES-04", "short", RESOURCE_IDS[number], 1, 0)
        return Refusal("FD-SEN-08", "kept-back", RESOURCE_IDS[number])

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        discard(position.seats[seat], action.args[0], 1, events)
        trim(position, position.seats[seat], events)


class DiscardFreely(Family[State]):
    """Resources may be given back at the beginning of an own turn (FD-RES-04)."""

    verbs: tuple[str, ...] = ("discard",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        reserve = position.seats[seat].reserve
        return one_each("discard", [kind for kind in range(GOLD + 1) if reserve[kind]])

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        kind = action.args[0]
        if not position.seats[seat].reserve[kind]:
            return Refusal("FD-RES-04", "short", RESOURCE_IDS[kind], 1, 0)
        return None

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        position.put_back(step)
        discard(position.seats[seat], action.args[0], 1, events)
