"""The optional special mission, and the end of a turn (FD-TRN-09, FD-MIS)."""

from typing import Any

from astrarium.games.federation.actions.common import END, SKIP, one_each, tried
from astrarium.games.federation.missions import complete, mission_refusal, open_missions
from astrarium.games.federation.payment import price
from astrarium.games.federation.state.state import State
from astrarium.kernel.action import Action
from astrarium.kernel.event import Event
from astrarium.kernel.refusal import Refusal
from astrarium.kernel.rules import Family
from astrarium.kernel.step import Step


class CompleteMission(Family[State]):
    """One available mission within the own level, for a ship; or none (FD-MIS-02 to -06)."""

    verbs: tuple[str, ...] = ("mission", "skip")

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        found = one_each("mission", open_missions(position, position.seats[seat]))
        found.append(SKIP)
        return found

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        if action.verb == "skip":
            return None
        return mission_refusal(position, position.seats[seat], action.args[0])

    def attempts(self, position: State, seat: int, step: Step) -> list[Action]:
        return tried("mission")

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        if action.verb == "mission":
            complete(position, position.seats[seat], action.args[0], events)

    def quote(self, position: State, seat: int, step: Step, action: Action) -> dict[str, Any]:
        return price(position.parts.missions[action.args[0]].cost) if action.verb == "mission" else {}


class EndTurn(Family[State]):
    """No more specialists: the turn passes on (FD-TRN-11)."""

    verbs: tuple[str, ...] = ("end",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        return [END]

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        return None

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        """Nothing more is asked."""
