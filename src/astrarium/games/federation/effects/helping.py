"""Effects about specialists, and those by which they change the action of a planet."""

from astrarium.games.federation.components.ids import AT_ONCE, SPECIALIST_IDS
from astrarium.games.federation.components.language import Effect
from astrarium.games.federation.effects.kind import KINDS, NO_STEP, EffectKind
from astrarium.games.federation.kept_back import copies_to_spare
from astrarium.games.federation.planets.atal import apply_at_once, hireable
from astrarium.games.federation.planets.e81216 import most_crystals
from astrarium.games.federation.specialists import (
    copy_targets,
    planet_action,
    raise_pending,
    refresh_targets,
    serves,
)
from astrarium.games.federation.state.player import READY, Player
from astrarium.games.federation.state.state import State
from astrarium.kernel.event import Event
from astrarium.kernel.step import Step


class Refresh(EffectKind):
    """A used specialist of a level turns face up."""

    def resolve(self, state: State, player: Player, effect: Effect, events: list[Event]) -> None:
        begin_refresh(state, Step("refresh", (), (player.seat, effect.amount, int(effect.optional))), events)

    def brings(self, state: State, player: Player, effect: Effect, pending: Step) -> bool:
        return bool(refresh_targets(player, effect.amount))

    def changes(self, state: State, player: Player, effect: Effect, pending: Step) -> bool:
        return any(serves(state, player, target, pending) for target in refresh_targets(player, effect.amount))


def begin_refresh(state: State, step: Step, events: list[Event]) -> None:
    """A used specialist turns face up; an income may be declined where it needs a choice (FD-EXE-02)."""
    seat, level, optional = step.args
    found = refresh_targets(state.seats[seat], level)
    if len(found) == 1 and not optional:
        refresh(state, state.seats[seat], found[0], events)
    elif found:
        state.push("refresh", (seat,), step.args)


def refresh(state: State, player: Player, specialist: int, events: list[Event]) -> None:
    """It may be used again at its own time; an immediate one is applied right away (FD-SP-1A2, FD-PRD-07)."""
    player.used[player.specialists.index(specialist)] = READY
    events.append(Event("refresh", player.seat, "FD-SP-1A2", {"specialist": SPECIALIST_IDS[specialist]}))
    if state.parts.specialists[specialist].when == AT_ONCE:
        apply_at_once(state, player, specialist)


class Copy(EffectKind):
    """The effect of a face-up specialist up to a level."""

    def resolve(self, state: State, player: Player, effect: Effect, events: list[Event]) -> None:
        begin_copy(state, Step("copy", (), (player.seat, effect.amount, 0)), events)

    def brings(self, state: State, player: Player, effect: Effect, pending: Step) -> bool:
        return bool(copy_targets(state, player, effect.amount, pending))

    def changes(self, state: State, player: Player, effect: Effect, pending: Step) -> bool:
        for target in copy_targets(state, player, effect.amount, pending):
            for copied in state.parts.specialists[target].effects:
                if KINDS[copied.op].changes(state, player, copied, pending):
                    return True
        return False


def begin_copy(state: State, step: Step, events: list[Event]) -> None:
    """The effect of a face-up specialist; inside a planet's action one that belongs to it (FD-SP-1A3)."""
    seat, _, _ = step.args
    found = copy_choices(state, step, state.agenda)
    if len(found) == 1:
        copy(state, state.seats[seat], found[0], events)
    elif found:
        state.push("copy", (seat,), step.args)


def copyable(state: State, step: Step, rest: list[Step]) -> list[int]:
    """What could be copied, with the rest of the agenda below (FD-SP-1A3, FD-TRN-12)."""
    seat, most, inside = step.args
    pending = rest[-1] if inside else NO_STEP
    if state.any_moment:
        pending = planet_action(rest)
    return copy_targets(state, state.seats[seat], most, pending)


def copy_choices(state: State, step: Step, rest: list[Step]) -> list[int]:
    """What may be copied: nothing that the action of the space could not do without (FD-SEN-10)."""
    return copies_to_spare(state, state.seats[step.args[0]], copyable(state, step, rest), rest)


def copy(state: State, player: Player, specialist: int, events: list[Event]) -> None:
    """The copied token itself stays as it is (FD-SP-1A3)."""
    events.append(Event("copy", player.seat, "FD-SP-1A3", {"specialist": SPECIALIST_IDS[specialist]}))
    state.push_effects(player.seat, state.parts.specialists[specialist].effects)


class OfAction(EffectKind):
    """A number of the planet's action that waits is raised: its steps, its discount or its level."""

    def __init__(self, action: str) -> None:
        self.action: str = action

    def resolve(self, state: State, player: Player, effect: Effect, events: list[Event]) -> None:
        self.prepare(effect, state.agenda)

    def is_for_action(self) -> bool:
        return True

    def prepare(self, effect: Effect, agenda: list[Step]) -> None:
        raise_pending(agenda, self.action, effect.amount)


class Hire(OfAction):
    """A specialist of a level without its prerequisite."""

    def brings(self, state: State, player: Player, effect: Effect, pending: Step) -> bool:
        return pending.kind == "atal" and not pending.args[1] and bool(hireable(state, player, effect.amount))


class Discount(OfAction):
    """A building costs fewer crystals."""

    def brings(self, state: State, player: Player, effect: Effect, pending: Step) -> bool:
        return pending.kind == "build" and pending.args[1] < most_crystals(state, player)


class Extra(OfAction):
    """More steps on Neo or Six Moons."""

    def brings(self, state: State, player: Player, effect: Effect, pending: Step) -> bool:
        if pending.kind == "neo":
            return state.parts.cells[player.miner].longest > pending.args[1]
        return pending.kind == "moons" and player.moon + pending.args[1] < state.parts.moons
