"""Which specialists can be used, copied and turned up again, and when (FD-ATA-06, FD-SP)."""

from typing import Final

from astrarium.games.federation import effects
from astrarium.games.federation.buildings import most_crystals, sites
from astrarium.games.federation.counting import count, discs_left, ship_room
from astrarium.games.federation.effects import Effect
from astrarium.games.federation.gains import empty_missions
from astrarium.games.federation.hiring import hireable
from astrarium.games.federation.ids import (
    ANY_TIME,
    ARRATUIN,
    ATAL,
    E81216,
    GOLD,
    LEVELS,
    NEO,
    NOBODY,
    OCEANIUM,
    SIX_MOONS,
    level_of,
)
from astrarium.games.federation.medals import lacking, lacks
from astrarium.games.federation.payment import is_payable
from astrarium.games.federation.player import READY, USED, Player
from astrarium.games.federation.state import CHARACTERS, State
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
        return player.miner != state.parts.last_cell or player.moon < state.parts.moons
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


def usable(state: State, player: Player, pending: Step) -> list[int]:
    """The specialists that can be used in the planet's action that is pending."""
    found: list[int] = []
    if not player.specialists or (pending.kind == "build" and pending.args[2]):
        return found
    planet = PLANET_OF[pending.kind]
    for i, specialist in enumerate(player.specialists):
        if player.used[i] != READY:
            continue
        data = state.parts.specialists[specialist]
        if data.when == planet:
            if any(useful(state, player, effect, pending) for effect in data.effects):
                found.append(specialist)
        elif data.copies and state.phase == "ambassadors" and copy_targets(state, player, data.copies, pending):
            # What serves at any moment of an own turn does not serve in the executive phase (FD-TRN-12).
            found.append(specialist)
    return found


def usable_any_time(state: State, player: Player) -> list[int]:
    """The specialists that can be used at any moment of an own turn (FD-TRN-12)."""
    found: list[int] = []
    for i, specialist in enumerate(player.specialists):
        data = state.parts.specialists[specialist]
        if player.used[i] != READY or data.when != ANY_TIME:
            continue
        if any(possible(state, player, effect) for effect in data.effects):
            found.append(specialist)
    return found


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
    """A copy is never copied; what belongs to a planet's action is copied in one, the rest outside."""
    data = state.parts.specialists[specialist]
    if data.copies:
        return False
    if not pending.kind:
        return data.when < 0 and any(possible(state, player, effect) for effect in data.effects)
    if data.when != PLANET_OF[pending.kind]:
        return False
    return any(useful(state, player, effect, pending) for effect in data.effects)


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


def convertible(state: State, player: Player) -> list[int]:
    """Resources that could turn into the next dearer one within the limits (FD-PRD-02)."""
    found = [kind for kind in range(OCEANIUM) if player.reserve[kind]]
    if player.reserve[OCEANIUM] and player.reserve[GOLD] < state.parts.gold_limit:
        found.append(OCEANIUM)
    return found
