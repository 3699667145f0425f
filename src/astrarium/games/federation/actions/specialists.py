"""Using specialists, copying them, turning them up again (FD-ATA-05, FD-ATA-06, FD-SP)."""

from astrarium.games.federation.actions.common import SKIP, again, listed
from astrarium.games.federation.ids import ANY_TIME, SPECIALIST_IDS, level_of
from astrarium.games.federation.player import IN_USE, READY, USED, Player
from astrarium.games.federation.resolve import copy, refresh
from astrarium.games.federation.specialists import (
    NO_STEP,
    copy_targets,
    refresh_targets,
    usable,
    usable_any_time,
)
from astrarium.games.federation.state import State
from astrarium.kernel.action import Action
from astrarium.kernel.event import Event
from astrarium.kernel.refusal import Refusal
from astrarium.kernel.rules import Family
from astrarium.kernel.step import Step


def own_refusal(player: Player, specialist: int) -> Refusal | None:
    """A specialist must be owned and lie face up (FD-ATA-05)."""
    name = SPECIALIST_IDS[specialist]
    if specialist not in player.specialists:
        return Refusal("FD-ATA-05", "not-owned", name)
    if player.used[player.specialists.index(specialist)] != READY:
        return Refusal("FD-ATA-05", "used-already", name)
    return None


def tell_use(seat: int, specialist: int, rule: str, events: list[Event]) -> None:
    """A specialist is used and will lie face down."""
    events.append(Event("use", seat, rule, {"specialist": SPECIALIST_IDS[specialist]}))


class UseAnyTime(Family[State]):
    """Specialists of any time, before placing, after the action and after the mission (FD-TRN-12)."""

    verbs: tuple[str, ...] = ("use",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        return listed("use", usable_any_time(position, position.seats[seat]))

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        specialist = action.args[0]
        player = position.seats[seat]
        refusal = own_refusal(player, specialist)
        if refusal is not None:
            return refusal
        data = position.parts.specialists[specialist]
        if data.when != ANY_TIME:
            return Refusal("FD-ATA-06", "other-time", data.id)
        if specialist not in usable_any_time(position, player):
            return Refusal(data.rule, "no-target", data.id)
        return None

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        again(position, step)
        player = position.seats[seat]
        specialist = action.args[0]
        data = position.parts.specialists[specialist]
        tell_use(seat, specialist, data.rule, events)
        # It turns face down only when its effect is over, so it cannot turn itself up again (FD-SP-1A2).
        player.used[player.specialists.index(specialist)] = IN_USE
        position.push("used", (), (seat, specialist))
        position.push_effects(seat, data.effects)


class UseInAction(Family[State]):
    """Specialists of the planet whose action is under way, and copies of such (FD-ATA-06)."""

    verbs: tuple[str, ...] = ("use",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        return listed("use", usable(position, position.seats[seat], step))

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        specialist = action.args[0]
        player = position.seats[seat]
        refusal = own_refusal(player, specialist)
        if refusal is not None:
            return refusal
        if specialist not in usable(position, player, step):
            return Refusal("FD-ATA-06", "other-time", SPECIALIST_IDS[specialist])
        return None

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        again(position, step)
        player = position.seats[seat]
        specialist = action.args[0]
        data = position.parts.specialists[specialist]
        tell_use(seat, specialist, data.rule, events)
        player.used[player.specialists.index(specialist)] = USED
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
        position.agenda.pop()


class CopySpecialist(Family[State]):
    """The face-up specialist whose effect is copied (FD-SP-1A3, FD-SP-2A3)."""

    verbs: tuple[str, ...] = ("copy",)

    def targets(self, position: State, seat: int, step: Step) -> list[int]:
        """All of them; inside a planet's action that action waits below this decision."""
        pending = position.agenda[-2] if step.args[2] else NO_STEP
        return copy_targets(position, position.seats[seat], step.args[1], pending)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        return listed("copy", self.targets(position, seat, step))

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        specialist = action.args[0]
        if specialist in self.targets(position, seat, step):
            return None
        if level_of(specialist) > step.args[1]:
            name = SPECIALIST_IDS[specialist]
            return Refusal("FD-SP-2A3", "other-level", name, step.args[1], level_of(specialist))
        return Refusal("FD-SP-1A3", "no-target", SPECIALIST_IDS[specialist])

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        position.agenda.pop()
        copy(position, position.seats[seat], action.args[0], events)


class RefreshSpecialist(Family[State]):
    """The used specialist that turns face up; an income may be declined (FD-SP-1A2, FD-PRD-07)."""

    verbs: tuple[str, ...] = ("refresh", "skip")

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        found = listed("refresh", refresh_targets(position.seats[seat], step.args[1]))
        if step.args[2]:
            found.append(SKIP)
        return found

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        if action.verb == "skip":
            return None if step.args[2] else Refusal("FD-SP-1A2", "must-choose")
        if action.args[0] not in refresh_targets(position.seats[seat], step.args[1]):
            return Refusal("FD-SP-1A2", "no-target", SPECIALIST_IDS[action.args[0]])
        return None

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        position.agenda.pop()
        if action.verb == "refresh":
            refresh(position, position.seats[seat], action.args[0], events)
