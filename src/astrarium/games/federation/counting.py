"""Everything that is counted: influence, levels, missions, votes."""

from astrarium.games.federation.components import language
from astrarium.games.federation.components.ids import (
    ARRATUIN,
    ATAL,
    COVER,
    FLOORS,
    FUND,
    GOLD,
    NEO,
    NEUTRAL,
    NOBODY,
    SIX_MOONS,
    SPACES,
    VOTE,
    floor_of,
    type_of,
    wing_of,
)
from astrarium.games.federation.components.language import Effect
from astrarium.games.federation.state.player import Player
from astrarium.games.federation.state.state import State


def influence(state: State, player: Player, planet: int) -> int:
    """Influence is read off the pieces on the board (FD-GEN-07)."""
    parts = state.parts
    if planet == NEO:
        return parts.cells[player.miner].influence
    if planet == SIX_MOONS:
        return player.moon
    if planet == ATAL:
        return len(player.specialists)
    if planet == ARRATUIN:
        total = 0
        for disc in player.discs:
            total += parts.shop_influence[disc]
        return total
    productions = player.slots.bit_count() * parts.production_influence
    return productions + player.megas.bit_count() * parts.mega_influence


def level(state: State, player: Player) -> int:
    """The level of the marker and all level bonuses (FD-ACC-05, FD-ACC-06, FD-ACC-08)."""
    base = state.parts.level_of_degree[player.degree]
    if state.parts.rule_choices.levels_add_up:
        return base + player.level_round + player.level_game
    return base + max(player.level_round, player.level_game)


def crystals(player: Player) -> int:
    """Lavandium, copernium and oceanium in the reserve; the golden diamond is no crystal (FD-RES-01)."""
    reserve = player.reserve
    return reserve[0] + reserve[1] + reserve[2]


def completed(player: Player) -> int:
    """Missions with marker and ship, the starting token and the deep-space tile (FD-MIS-07)."""
    return player.completed.bit_count() + int(player.start >= 0) + int(player.deep >= 0)


def opened(player: Player) -> int:
    """Missions with a marker, completed or not, the starting token and the deep-space tile (FD-SP-3A1)."""
    return player.markers.bit_count() + int(player.start >= 0) + int(player.deep >= 0)


def colours(player: Player) -> int:
    """Different colours among the own specialists (FD-SYM-12)."""
    seen = 0
    for specialist in player.specialists:
        seen |= 1 << type_of(specialist)
    return seen.bit_count()


def robots_left(state: State, player: Player) -> int:
    """Robots that still stand ready (FD-E81-03)."""
    return state.parts.robots - player.slots.bit_count() - player.megas.bit_count()


def discs_left(state: State, player: Player) -> int:
    """Trade discs that lie in no shop yet."""
    return state.parts.discs - len([disc for disc in player.discs if disc])


def ship_room(state: State, player: Player) -> int:
    """Ships that can still be taken: the hangar and the supply limit them (FD-SETP-03)."""
    return min(state.parts.hangar_limit - player.hangar, player.supply)


def count(state: State, player: Player, per: int) -> int:
    """How often something worded "per ..." counts now."""
    if per < 0:
        return 1
    if per < language.PER_COMPLETED:
        return influence(state, player, per)
    if per == language.PER_COMPLETED:
        return completed(player)
    if per == language.PER_OPENED:
        return opened(player)
    if per == language.PER_LEVEL:
        return level(state, player)
    if per == language.PER_DIE:
        return player.die
    if per == language.PER_RESOURCE:
        return crystals(player) + player.reserve[GOLD]
    if per == language.PER_GOLD:
        return player.reserve[GOLD]
    if per == language.PER_SHIP:
        return player.hangar
    if per == language.PER_TOKEN:
        return len(player.tokens)
    if per == language.PER_ASTEROID:
        return len(player.asteroids) + len(player.dead)
    if per == language.PER_DISC:
        return player.discs.count(2)
    if per == language.PER_MEGASTRUCTURE:
        return player.megas.bit_count()
    if per == language.PER_COLOUR:
        return colours(player)
    assert per == language.PER_CONTRIBUTION
    return player.contributions


def points_of(state: State, player: Player, found: list[Effect]) -> int:
    """The points that some effects would bring a player now."""
    return sum([effect.amount * count(state, player, effect.per) for effect in found if effect.op == language.VP])


def funds(state: State, space: int) -> bool:
    """A funding symbol is visible on a space (FD-AMB-04, FD-ALT-04)."""
    if state.owners[space] < 0:
        return False
    if state.sides[space] == COVER:
        # While its token is being chosen, the ambassador shows nothing.
        return state.covers[space] >= 0 and state.parts.tokens[state.covers[space]].funds
    return state.sides[space] == FUND


def votes(state: State, space: int) -> int:
    """The votes on a space: of the token, the die with it, or the neutral player (FD-AMB-05, FD-DIE-04)."""
    owner = state.owners[space]
    if owner == NEUTRAL:
        return state.neutral_votes[space]
    if owner == NOBODY:
        return 0
    total = 0
    if state.sides[space] == COVER:
        total = state.parts.tokens[state.covers[space]].votes if state.covers[space] >= 0 else 0
    elif state.sides[space] == VOTE:
        total = state.parts.ambassadors[state.ambassadors[space]].votes
    if state.seats[owner].die_at == space:
        total += state.seats[owner].die
    return total


def floor_votes(state: State) -> list[list[int]]:
    """The votes on each floor by seat, those of the neutral player last (FD-EXE-10, FD-3P-08)."""
    found = [[0] * (state.players + 1) for _ in range(FLOORS)]
    for space in range(SPACES):
        owner = state.owners[space]
        if owner != NOBODY:
            place = state.players if owner == NEUTRAL else owner
            found[floor_of(space)][place] += votes(state, space)
    return found


def wing_votes(state: State) -> list[int]:
    """All votes in the left and the right wing (FD-EXE-13)."""
    found = [0, 0]
    for space in range(SPACES):
        if state.owners[space] != NOBODY:
            found[wing_of(space)] += votes(state, space)
    return found
