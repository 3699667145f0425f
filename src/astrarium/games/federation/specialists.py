"""Which specialists can be used, copied and turned up again, and when (FD-ATA-06, FD-SP)."""

from typing import Final

from astrarium.games.federation.components.ids import (
    ANY_TIME,
    ARRATUIN,
    ATAL,
    E81216,
    LEVELS,
    NEO,
    NONE,
    SIX_MOONS,
    level_of,
)
from astrarium.games.federation.effects.kind import KINDS, NO_STEP, brings
from astrarium.games.federation.state.player import READY, USED, Player
from astrarium.games.federation.state.state import CHARACTERS, State
from astrarium.kernel.step import Step

PLANET_OF: Final[dict[str, int]] = {
    "neo": NEO,
    "dead": NEO,
    "moons": SIX_MOONS,
    "token": SIX_MOONS,
    "atal": ATAL,
    "arratuin": ARRATUIN,
    "build": E81216,
    "built": E81216,
}
"""The planet to whose action a pending step belongs."""


def planet_action(agenda: list[Step]) -> Step:
    """The planet's action that is under way on an agenda, or no step; a free building is none (FD-DS-08)."""
    for place in range(len(agenda) - 1, -1, -1):
        step = agenda[place]
        if step.kind in PLANET_OF:
            return NO_STEP if is_free(step) else step
    return NO_STEP


def is_free(step: Step) -> bool:
    """A building that costs nothing is no action on E81216, so its specialists do not serve (FD-DS-08)."""
    return step.kind == "build" and step.args[2] > 0


def raise_pending(agenda: list[Step], kind: str, amount: int) -> None:
    """Raise the number of the planet's action that waits: its steps, its discount or its level."""
    for place in range(len(agenda) - 1, -1, -1):
        step = agenda[place]
        if step.kind in PLANET_OF and (not kind or step.kind == kind):
            args = (step.args[0], step.args[1] + amount, *step.args[2:])
            agenda[place] = Step(step.kind, step.seats, args)
            return


def is_own_turn(state: State) -> bool:
    """In the ambassador phase only the seat whose turn it is decides anything (FD-TRN-12)."""
    return state.phase == "ambassadors"


def serves(state: State, player: Player, specialist: int, pending: Step) -> bool:
    """A specialist of the planet whose action is pending would bring something there (FD-ATA-06)."""
    data = state.parts.specialists[specialist]
    if is_free(pending) or data.when != PLANET_OF[pending.kind]:
        return False
    for effect in data.effects:
        kind = KINDS[effect.op]
        # The mage is not on its way yet: what is no step can wait until it has arrived.
        if (pending.kind != "moons" or kind.is_for_action()) and kind.brings(state, player, effect, pending):
            return True
    return False


def planet_timed(state: State, player: Player, pending: Step) -> list[int]:
    """The specialists of the planet whose action is pending that would bring something there."""
    found: list[int] = []
    for i, specialist in enumerate(player.specialists):
        if player.used[i] == READY and serves(state, player, specialist, pending):
            found.append(specialist)
    return found


def usable(state: State, player: Player, pending: Step) -> list[int]:
    """The specialists of the planet whose action is pending, and those that can copy one of them."""
    found: list[int] = []
    for i, specialist in enumerate(player.specialists):
        if player.used[i] != READY:
            continue
        data = state.parts.specialists[specialist]
        if serves(state, player, specialist, pending):
            found.append(specialist)
        elif data.copies and is_own_turn(state) and not is_free(pending):
            targets = copy_targets(state, player, data.copies, pending)
            if any(serves(state, player, target, pending) for target in targets):
                found.append(specialist)
    return found


def asks(state: State, player: Player, pending: Step) -> bool:
    """Some specialist could change the planet's action that is pending, so even without a choice one is asked."""
    if not player.specialists:
        return False
    if usable(state, player, pending):
        return True
    if not state.any_moment or not is_own_turn(state):
        return False
    for specialist in usable_any_time(state, player, pending):
        for effect in state.parts.specialists[specialist].effects:
            if KINDS[effect.op].changes(state, player, effect, pending):
                return True
    return False


def usable_any_time(state: State, player: Player, pending: Step) -> list[int]:
    """The specialists that can be used at any moment of an own turn, perhaps in a planet's action (FD-TRN-12)."""
    found: list[int] = []
    for i, specialist in enumerate(player.specialists):
        data = state.parts.specialists[specialist]
        if player.used[i] != READY or data.when != ANY_TIME:
            continue
        if any(KINDS[effect.op].brings(state, player, effect, pending) for effect in data.effects):
            found.append(specialist)
    return found


def copy_targets(state: State, player: Player, most: int, pending: Step) -> list[int]:
    """Face-up specialists on Atal and own ones whose effect can be copied now (FD-SP-1A3, FD-SP-2A3)."""
    found: list[int] = []
    for kind in range(CHARACTERS):
        if kind % LEVELS < most:
            top = state.top_of(kind)
            if top != NONE and can_be_copied(state, player, top, pending):
                found.append(top)
    for i, specialist in enumerate(player.specialists):
        ready = player.used[i] == READY and level_of(specialist) <= most
        if ready and can_be_copied(state, player, specialist, pending):
            found.append(specialist)
    found.sort()
    return found


def can_be_copied(state: State, player: Player, specialist: int, pending: Step) -> bool:
    """A copy is never copied; what belongs to a planet's action is copied in one (FD-SP-1A3)."""
    data = state.parts.specialists[specialist]
    if data.copies:
        return False
    if data.when >= 0:
        return bool(pending.kind) and serves(state, player, specialist, pending)
    # Before any moment was allowed, the rest was copied outside of planets' actions only.
    if pending.kind and not state.any_moment:
        return False
    return any(brings(state, player, effect) for effect in data.effects)


def refresh_targets(player: Player, level: int) -> list[int]:
    """Used own specialists of a level; one in use cannot turn itself up again (FD-SP-1A2, FD-PRD-07)."""
    found: list[int] = []
    for i, specialist in enumerate(player.specialists):
        if player.used[i] == USED and level_of(specialist) == level:
            found.append(specialist)
    return found
