"""Using specialists, copying them, turning them up again (FD-ATA-05, FD-ATA-06, FD-SP)."""

from typing import Final

from astrarium.games.federation.actions.common import SKIP, OneThing, again, one_each
from astrarium.games.federation.components.ids import ANY_TIME, SPECIALIST_IDS, level_of
from astrarium.games.federation.effects.helping import copy, copy_choices, copyable, refresh
from astrarium.games.federation.effects.kind import NO_STEP
from astrarium.games.federation.kept_back import can_spare
from astrarium.games.federation.specialists import (
    PLANET_OF,
    is_own_turn,
    planet_action,
    planet_timed,
    refresh_targets,
    usable,
    usable_any_time,
)
from astrarium.games.federation.state.player import IN_USE, READY, USED, Player
from astrarium.games.federation.state.state import State
from astrarium.kernel.action import Action
from astrarium.kernel.event import Event
from astrarium.kernel.refusal import NOT_NOW, Refusal
from astrarium.kernel.rules import Family
from astrarium.kernel.step import Step

BETWEEN: Final = ("turn", "mission", "closing")
"""The decisions of a turn at which specialists of any time could be used before every moment was allowed."""


def own_refusal(player: Player, specialist: int) -> Refusal | None:
    """A specialist must be owned and lie face up (FD-ATA-05)."""
    name = SPECIALIST_IDS[specialist]
    if specialist not in player.specialists:
        return Refusal("FD-ATA-05", "not-owned", name)
    if player.used[player.specialists.index(specialist)] != READY:
        return Refusal("FD-ATA-05", "used-already", name)
    return None


def ready_now(state: State, player: Player, step: Step) -> list[int]:
    """The specialists that would bring something at a decision, those of any time and those of its planet."""
    if READY not in player.used:
        return []
    if not state.any_moment:
        if step.kind in BETWEEN:
            return usable_any_time(state, player, NO_STEP)
        return usable(state, player, step) if step.kind in PLANET_OF else []
    any_time = usable_any_time(state, player, planet_action(state.agenda)) if is_own_turn(state) else []
    of_planet = planet_timed(state, player, step) if step.kind in PLANET_OF else []
    return [specialist for specialist in player.specialists if specialist in any_time or specialist in of_planet]


class UseSpecialist(Family[State]):
    """Specialists of any time at every decision of an own turn, those of a planet in its action (FD-TRN-12)."""

    verbs: tuple[str, ...] = ("use",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        player = position.seats[seat]
        found = ready_now(position, player, step)
        return one_each("use", [specialist for specialist in found if can_spare(position, player, specialist)])

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        if not position.any_moment and step.kind not in BETWEEN and step.kind not in PLANET_OF:
            return Refusal("FD-TRN-01", NOT_NOW, action.verb)
        specialist = action.args[0]
        player = position.seats[seat]
        refusal = own_refusal(player, specialist)
        if refusal is not None:
            return refusal
        data = position.parts.specialists[specialist]
        if specialist not in ready_now(position, player, step):
            served = position.any_moment or step.kind in BETWEEN
            if data.when == ANY_TIME and served and is_own_turn(position):
                return Refusal(data.rule, "no-target", data.id)
            return Refusal("FD-ATA-06", "other-time", data.id)
        if not can_spare(position, player, specialist):
            return Refusal("FD-SEN-10", "kept-back", data.id)
        return None

    def attempts(self, position: State, seat: int, step: Step) -> list[Action]:
        return one_each("use", position.seats[seat].specialists)

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        again(position, step)
        player = position.seats[seat]
        specialist = action.args[0]
        data = position.parts.specialists[specialist]
        place = player.specialists.index(specialist)
        events.append(Event("use", seat, data.rule, {"specialist": data.id}))
        if data.when == ANY_TIME and (position.any_moment or step.kind in BETWEEN):
            # It turns face down only when its effect is over, so it cannot turn itself up again (FD-SP-1A2).
            player.used[place] = IN_USE
            position.push("used", (), (seat, specialist))
            position.push_effects(seat, data.effects)
            return
        player.used[place] = USED
        if data.copies:
            position.push("copy", (), (seat, data.copies, 1))
        else:
            position.push_effects(seat, data.effects)


class SkipUsing(Family[State]):
    """No more specialists after the building (FD-SP-1B2)."""

    verbs: tuple[str, ...] = ("skip",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        return [SKIP]

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        return None

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        """Nothing more is asked."""


class CopySpecialist(OneThing):
    """The face-up specialist whose effect is copied (FD-SP-1A3, FD-SP-2A3)."""

    verbs: tuple[str, ...] = ("copy",)

    def choices(self, position: State, seat: int, step: Step) -> list[int]:
        return copy_choices(position, step, position.agenda[:-1])

    def refusal(self, position: State, seat: int, step: Step, number: int) -> Refusal:
        _, most, _ = step.args
        name = SPECIALIST_IDS[number]
        if level_of(number) > most:
            return Refusal("FD-SP-2A3", "other-level", name, most, level_of(number))
        if number in copyable(position, step, position.agenda[:-1]):
            return Refusal("FD-SEN-10", "kept-back", name)
        return Refusal("FD-SP-1A3", "no-target", name)

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        copy(position, position.seats[seat], action.args[0], events)


class RefreshSpecialist(Family[State]):
    """The used specialist that turns face up; an income may be declined (FD-SP-1A2, FD-PRD-07)."""

    verbs: tuple[str, ...] = ("refresh", "skip")

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        _, level, optional = step.args
        found = one_each("refresh", refresh_targets(position.seats[seat], level))
        if optional:
            found.append(SKIP)
        return found

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        _, level, optional = step.args
        if action.verb == "skip":
            return None if optional else Refusal("FD-SP-1A2", "must-choose")
        if action.args[0] not in refresh_targets(position.seats[seat], level):
            return Refusal("FD-SP-1A2", "no-target", SPECIALIST_IDS[action.args[0]])
        return None

    def attempts(self, position: State, seat: int, step: Step) -> list[Action]:
        return one_each("refresh", position.seats[seat].specialists)

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        if action.verb == "refresh":
            refresh(position, position.seats[seat], action.args[0], events)
