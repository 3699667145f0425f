"""Final scoring (GP-END)."""

from astrarium.games.gaia.components.components import FINAL_IDS
from astrarium.games.gaia.components.ids import (
    AREA_IDS,
    GAIA_COUNT,
    IN_FEDERATIONS_COUNT,
    SECTORS_COUNT,
    STRUCTURES_COUNT,
    TYPES_COUNT,
)
from astrarium.games.gaia.components.maps import SMALL_PLAYERS
from astrarium.games.gaia.counting import (
    gaia_planets,
    is_automa,
    planet_types,
    satellites,
    sectors,
    structures_in_federations,
)
from astrarium.games.gaia.gains import score
from astrarium.games.gaia.state.player import Player
from astrarium.games.gaia.state.state import State
from astrarium.kernel.event import Event


def final_count(state: State, player: Player, tile: int) -> int:
    """What a final scoring tile counts for a player (GP-END-07)."""
    counts = state.parts.final_tiles[tile].counts
    if counts == STRUCTURES_COUNT:
        return len(player.planets)
    if counts == IN_FEDERATIONS_COUNT:
        if is_automa(state, player):
            return max(0, len(player.planets) - state.parts.automa.federation_deduction)
        return structures_in_federations(state, player)
    if counts == TYPES_COUNT:
        return planet_types(state, player)
    if counts == GAIA_COUNT:
        return gaia_planets(state, player)
    if counts == SECTORS_COUNT:
        return sectors(state, player)
    return satellites(player)


def neutral_count(state: State, tile: int) -> int:
    """Where the neutral player stands with one or two players, -1 if there is none (GP-NEUT-01, -04)."""
    return state.parts.final_tiles[tile].neutral if state.players in SMALL_PLAYERS else -1


def shares(counts: list[int], rank_vp: list[int]) -> list[int]:
    """The points of each place on a final tile; tied ones share what their places bring (GP-END-02, -03)."""
    found: list[int] = []
    for count in counts:
        above = len([other for other in counts if other > count])
        level = len([other for other in counts if other == count])
        places = [rank_vp[place] if place < len(rank_vp) else 0 for place in range(above, above + level)]
        found.append(sum(places) // level)
    return found


def tile_points(state: State, tile: int) -> list[int]:
    """What a final tile brings each seat; the neutral player ranks, but scores for nobody (GP-NEUT-02)."""
    counts = [final_count(state, player, tile) for player in state.seats]
    neutral = neutral_count(state, tile)
    ranked = [*counts, neutral] if neutral >= 0 else counts
    points = shares(ranked, state.parts.rank_vp)[: len(state.seats)]
    if not state.switches.zero_scores:
        points = [vp if count else 0 for vp, count in zip(points, counts, strict=True)]
    return points


def research_points(player: Player, area: int) -> int:
    """Levels 3, 4 and 5 give points each (GP-END-04)."""
    return player.parts.research_vp[player.levels[area]]


def resource_points(player: Player) -> int:
    """A point for every three of credits, ore and knowledge together (GP-END-05)."""
    return (player.credits + player.ore + player.knowledge) // player.parts.resources_per_vp


def score_end(state: State, events: list[Event]) -> None:
    """Final tiles, research, resources; each seat's ledger tells which brought what."""
    for tile in state.final_tiles:
        points = tile_points(state, tile)
        for player in state.seats:
            score(state, player, points[player.seat], "final:" + FINAL_IDS[tile], "GP-END-02", events)
    for player in state.seats:
        for area in range(len(AREA_IDS)):
            vp = research_points(player, area)
            score(state, player, vp, "final:research_" + AREA_IDS[area], "GP-END-04", events)
        score(state, player, resource_points(player), "final:resources", "GP-END-05", events)
