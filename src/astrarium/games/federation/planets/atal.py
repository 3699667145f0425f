"""Atal: who may take which specialist, and what follows (FD-ATA)."""

from astrarium.games.federation.components.ids import (
    AT_ONCE,
    ATAL,
    LEVELS,
    NOBODY,
    NONE,
    SPECIALIST_IDS,
    character,
    level_of,
)
from astrarium.games.federation.medals import check_planet
from astrarium.games.federation.specialists import asks, usable
from astrarium.games.federation.state.player import IN_USE, READY, Player
from astrarium.games.federation.state.state import CHARACTERS, State
from astrarium.kernel.event import Event
from astrarium.kernel.refusal import Refusal
from astrarium.kernel.step import Step


def characters(player: Player) -> int:
    """The characters a player has, as a set (FD-ATA-02)."""
    found = 0
    for specialist in player.specialists:
        found |= 1 << character(specialist)
    return found


def has_prerequisite(state: State, own: int, kind: int) -> bool:
    """Level 1 needs nothing; above it a lower level of the same type (FD-ATA-01)."""
    level = kind % LEVELS
    if level == 0:
        return True
    if state.parts.rule_choices.previous_level:
        return bool(own >> (kind - 1) & 1)
    lower = own >> (kind - level) & ((1 << level) - 1)
    return lower != 0


def hireable(state: State, player: Player, only_level: int) -> list[int]:
    """The specialists that a player may take; with a level given, of that level without prerequisite."""
    own = characters(player)
    found: list[int] = []
    for kind in range(CHARACTERS):
        top = state.top_of(kind)
        if top == NONE or own >> kind & 1:
            continue
        if only_level:
            if kind % LEVELS + 1 == only_level:
                found.append(top)
        elif has_prerequisite(state, own, kind):
            found.append(top)
    return found


def can_hire(state: State, player: Player) -> bool:
    """Some specialist can be taken in the usual way."""
    own = characters(player)
    for kind in range(CHARACTERS):
        if state.top_of(kind) != NONE and not own >> kind & 1 and has_prerequisite(state, own, kind):
            return True
    return False


def is_open(state: State, player: Player, step: Step) -> bool:
    """Some specialist can be taken in the action that is pending, if need be with the help of others."""
    _, only_level = step.args
    return bool(hireable(state, player, only_level) or usable(state, player, step))


def begin(state: State, step: Step, events: list[Event]) -> None:
    """One specialist of the player's choice; with none to take the action is lost (FD-ATA-01, FD-ATA-03)."""
    seat, only_level = step.args
    player = state.seats[seat]
    found = hireable(state, player, only_level)
    if len(found) == 1 and not asks(state, player, step):
        hire(state, player, found[0], events)
    elif found or asks(state, player, step):
        state.push("atal", (seat,), step.args)
    else:
        events.append(Event("lost", seat, "FD-ATA-03", {"what": "atal"}))


def hire_refusal(state: State, player: Player, specialist: int, only_level: int) -> Refusal | None:
    """Why a specialist cannot be taken (FD-ATA-01 to -03, FD-SP-2A2)."""
    name = SPECIALIST_IDS[specialist]
    kind = character(specialist)
    if state.top_of(kind) != specialist:
        return Refusal("FD-ATA-03", "not-face-up", name)
    own = characters(player)
    if own >> kind & 1:
        return Refusal("FD-ATA-02", "same-character", name)
    if only_level:
        if level_of(specialist) != only_level:
            return Refusal("FD-SP-2A2", "other-level", name, only_level, level_of(specialist))
    elif not has_prerequisite(state, own, kind):
        return Refusal("FD-ATA-01", "no-lower-level", name)
    return None


def hire(state: State, player: Player, specialist: int, events: list[Event]) -> None:
    """Take the token, uncover what it covered, and apply it at once if it is immediate (FD-ATA-04 to -08)."""
    kind = character(specialist)
    state.atal[kind].pop()
    player.specialists.append(specialist)
    player.used.append(READY)
    events.append(Event("hire", player.seat, "FD-ATA-01", {"specialist": SPECIALIST_IDS[specialist]}))
    uncover(state, kind, events)
    check_planet(state, player, ATAL, events)
    if state.parts.specialists[specialist].when == AT_ONCE:
        apply_at_once(state, player, specialist)


def apply_at_once(state: State, player: Player, specialist: int) -> None:
    """An immediate specialist gives its effect now and is then turned face down (FD-ATA-06, FD-ATA-08)."""
    player.used[player.specialists.index(specialist)] = IN_USE
    state.push("used", (), (player.seat, specialist))
    state.push_effects(player.seat, state.parts.specialists[specialist].effects)


def uncover(state: State, kind: int, events: list[Event]) -> None:
    """A taken level 1 uncovers the next one and the level 2 of its colour; a level 2 the next (FD-ATA-04)."""
    level = kind % LEVELS
    if level == 0:
        _turn_up(state, kind, True, events)
        _turn_up(state, kind + 1, False, events)
    elif level == 1:
        if state.parts.rule_choices.reveal_next:
            _turn_up(state, kind, True, events)
        else:
            state.atal_up &= ~(1 << kind)


def _turn_up(state: State, kind: int, anew: bool, events: list[Event]) -> None:
    if not state.atal[kind] or (state.atal_up >> kind & 1 and not anew):
        return
    state.atal_up |= 1 << kind
    state.revealed = True
    top = state.atal[kind][-1]
    events.append(Event("reveal", NOBODY, "FD-ATA-04", {"specialist": SPECIALIST_IDS[top]}))
