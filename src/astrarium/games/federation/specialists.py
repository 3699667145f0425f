"""Which specialists can be used, copied and turned up again, and when (FD-ATA-06, FD-SP)."""

from typing import Final

from astrarium.games.federation.components import effects
from astrarium.games.federation.components.effects import Effect
from astrarium.games.federation.components.ids import (
    ANY_TIME,
    ARRATUIN,
    ATAL,
    E81216,
    GOLD,
    LEVELS,
    NEO,
    NOBODY,
    OCEANIUM,
    PRODUCTIONS,
    SIX_MOONS,
    level_of,
)
from astrarium.games.federation.counting import count, discs_left, ship_room
from astrarium.games.federation.gains import empty_missions
from astrarium.games.federation.medals import lacking, lacks
from astrarium.games.federation.payment import is_payable
from astrarium.games.federation.planets.atal import hireable
from astrarium.games.federation.planets.e81216 import affordable, most_crystals, sites
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

NO_STEP: Final = Step("")


def possible(state: State, player: Player, effect: Effect) -> bool:
    """Whether an effect would bring anything now; planets' actions are asked elsewhere."""
    op = effect.op
    if op == effects.GAIN:
        return sum(effect.gain[:GOLD]) > 0 or player.reserve[GOLD] < state.parts.gold_limit
    if op in (effects.VP, effects.GAIN_PER):
        return count(state, player, effect.per) > 0
    if op == effects.SHIPS:
        return ship_room(state, player) > 0
    if op in (effects.MARKERS, effects.ALL_MARKERS):
        return len(empty_missions(player)) > 0
    if op in (effects.DIE, effects.DIE_MAX):
        return player.die < state.parts.die_limit
    if op in (effects.TOKEN, effects.LOOK):
        return effect.amount <= len(state.stacks) and bool(state.stacks[effect.amount - 1])
    if op == effects.MEDAL:
        return bool(lacking(state, player)) if effect.what < 0 else lacks(state, player, effect.what)
    if op == effects.REFRESH:
        return bool(refresh_targets(player, effect.amount))
    if op == effects.COPY:
        return bool(copy_targets(state, player, effect.amount, NO_STEP))
    if op == effects.DISC:
        return bool(disc_shops(state, player, effect.amount))
    if op == effects.TRANSPORT:
        return can_be_transported(state, player)
    if op == effects.CONVERT:
        return bool(convertible(state, player))
    if op == effects.ROBOT:
        return bool(sites(state, player))
    if op == effects.PAY:
        return is_payable(player.reserve, effect.gain, 0)
    if op in (effects.CHOICE, effects.MIX):
        return any(possible(state, player, option) for option in effect.options)
    return op not in (effects.DISCOUNT, effects.EXTRA, effects.HIRE)


def useful(state: State, player: Player, effect: Effect, pending: Step) -> bool:
    """Whether an effect would bring anything in the planet's action that is pending (FD-ATA-06)."""
    op = effect.op
    kind = pending.kind
    if op == effects.EXTRA:
        if kind == "neo":
            return state.parts.cells[player.miner].longest > pending.args[1]
        return kind == "moons" and player.moon + pending.args[1] < state.parts.moons
    if op == effects.DISCOUNT:
        return kind == "build" and pending.args[1] < most_crystals(state, player)
    if op == effects.HIRE:
        return kind == "atal" and not pending.args[1] and bool(hireable(state, player, effect.amount))
    # The mage is not on its way yet: what is no step can wait until it has arrived.
    return kind != "moons" and possible(state, player, effect)


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
    return any(useful(state, player, effect, pending) for effect in data.effects)


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
            if _changes(state, player, effect, pending):
                return True
    return False


def _changes(state: State, player: Player, effect: Effect, pending: Step) -> bool:
    """Whether an effect of any time could change the planet's action that is pending."""
    if effect.op == effects.REFRESH:
        return any(serves(state, player, target, pending) for target in refresh_targets(player, effect.amount))
    if effect.op == effects.LEVEL:
        return pending.kind == "build" and _level_counts(state, player, pending)
    if effect.op != effects.COPY:
        return False
    for target in copy_targets(state, player, effect.amount, pending):
        for copied in state.parts.specialists[target].effects:
            if _changes(state, player, copied, pending):
                return True
    return False


def _level_counts(state: State, player: Player, pending: Step) -> bool:
    """A megastructure that can be built now looks at the level (FD-MEG-04)."""
    for site in affordable(state, player, pending.args[1], pending.args[2]):
        if site >= PRODUCTIONS:
            for tile in state.mega_tiles[site - PRODUCTIONS]:
                if state.parts.mega_tiles[tile] == effects.PER_LEVEL:
                    return True
    return False


def usable_any_time(state: State, player: Player, pending: Step) -> list[int]:
    """The specialists that can be used at any moment of an own turn, perhaps in a planet's action (FD-TRN-12)."""
    found: list[int] = []
    for i, specialist in enumerate(player.specialists):
        data = state.parts.specialists[specialist]
        if player.used[i] != READY or data.when != ANY_TIME:
            continue
        if any(_brings(state, player, effect, pending) for effect in data.effects):
            found.append(specialist)
    return found


def _brings(state: State, player: Player, effect: Effect, pending: Step) -> bool:
    if effect.op == effects.COPY:
        return bool(copy_targets(state, player, effect.amount, pending))
    return possible(state, player, effect)


def copy_targets(state: State, player: Player, most: int, pending: Step) -> list[int]:
    """Face-up specialists on Atal and own ones whose effect can be copied now (FD-SP-1A3, FD-SP-2A3)."""
    found: list[int] = []
    for kind in range(CHARACTERS):
        if kind % LEVELS < most:
            top = state.top_of(kind)
            if top != NOBODY and can_be_copied(state, player, top, pending):
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
    return any(possible(state, player, effect) for effect in data.effects)


def refresh_targets(player: Player, level: int) -> list[int]:
    """Used own specialists of a level; one in use cannot turn itself up again (FD-SP-1A2, FD-PRD-07)."""
    found: list[int] = []
    for i, specialist in enumerate(player.specialists):
        if player.used[i] == USED and level_of(specialist) == level:
            found.append(specialist)
    return found


def disc_shops(state: State, player: Player, level: int) -> list[int]:
    """Shops into which a free disc may go: new ones, for level 2 also from level 1 (FD-SP-1C3, FD-DS-06)."""
    new = discs_left(state, player) > 0
    found: list[int] = []
    for shop in range(len(player.discs)):
        disc = player.discs[shop]
        if disc < level and (disc > 0 or new):
            found.append(shop)
    return found


def can_be_transported(state: State, player: Player) -> bool:
    """The miner or the mage is not at its end yet (FD-PRD-05)."""
    return player.miner != state.parts.last_cell or player.moon < state.parts.moons


def convertible(state: State, player: Player) -> list[int]:
    """Resources that could turn into the next dearer one within the limits (FD-PRD-02)."""
    found = [kind for kind in range(OCEANIUM) if player.reserve[kind]]
    if player.reserve[OCEANIUM] and player.reserve[GOLD] < state.parts.gold_limit:
        found.append(OCEANIUM)
    return found
