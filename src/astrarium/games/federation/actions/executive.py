"""What is chosen in the executive phase and in deep space (FD-EXE-04, FD-EXE-14, FD-DS-00)."""

from typing import Any

from astrarium.games.federation.accreditation import (
    fall_to,
    free_level,
    marker_level,
    payable_levels,
    take_tile,
)
from astrarium.games.federation.actions.common import OneThing, one_each
from astrarium.games.federation.components.ids import DEEP_IDS, LEFT, LEVEL_IDS, RIGHT
from astrarium.games.federation.laws import pass_law
from astrarium.games.federation.payment import pay, price
from astrarium.games.federation.state.state import State
from astrarium.kernel.action import Action
from astrarium.kernel.event import Event
from astrarium.kernel.refusal import Refusal
from astrarium.kernel.rules import Family
from astrarium.kernel.step import Step


class PayUpkeep(OneThing):
    """The level that is paid for; a lower one lets the marker fall, the one without a cost included (FD-EXE-04)."""

    verbs: tuple[str, ...] = ("upkeep",)

    def levels(self, position: State, seat: int) -> list[int]:
        """All levels that can be chosen, from the highest."""
        player = position.seats[seat]
        lowest = free_level(position, marker_level(position, player))
        return [level for level in payable_levels(position, player) if level > lowest] + [lowest]

    def choices(self, position: State, seat: int, step: Step) -> list[int]:
        return [level - 1 for level in self.levels(position, seat)]

    def refusal(self, position: State, seat: int, step: Step, number: int) -> Refusal:
        level = number + 1
        own = marker_level(position, position.seats[seat])
        if level > own:
            return Refusal("FD-EXE-03", "level-too-low", LEVEL_IDS[number], level, own)
        if level < free_level(position, own):
            return Refusal("FD-EXE-05", "level-without-cost", LEVEL_IDS[number])
        return Refusal("FD-EXE-04", "too-dear", LEVEL_IDS[number])

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        player = position.seats[seat]
        level = action.args[0] + 1
        fall_to(position, player, level, events)
        events.append(Event("upkeep", seat, "FD-EXE-03", {"level": level}))
        pay(position, player, position.parts.upkeep[level - 1], 0, events)

    def quote(self, position: State, seat: int, step: Step, action: Action) -> dict[str, Any]:
        return price(position.parts.upkeep[action.args[0]])


class ChooseLaw(Family[State]):
    """At a tie of the wings the holder of the president pawn chooses (FD-EXE-14)."""

    verbs: tuple[str, ...] = ("law",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        return one_each("law", [LEFT, RIGHT])

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        return None

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        pass_law(position, action.args[0], events)


class PickTile(OneThing):
    """A deep-space tile of the stack, which only this player sees (FD-DS-00)."""

    verbs: tuple[str, ...] = ("deep",)

    def choices(self, position: State, seat: int, step: Step) -> list[int]:
        return position.deep_space

    def refusal(self, position: State, seat: int, step: Step, number: int) -> Refusal:
        return Refusal("FD-DS-00", "not-there", DEEP_IDS[number])

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        take_tile(position, position.seats[seat], action.args[0], events)
