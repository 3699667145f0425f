"""What a seat could still build, in points: planets within reach, Gaia projects, the next federation."""

from typing import Final

from astrarium.games.gaia import power
from astrarium.games.gaia.building import reaches
from astrarium.games.gaia.components import abilities
from astrarium.games.gaia.components.ids import (
    GAIA,
    GAIA_PROJECT,
    MINE,
    TERRAFORMING,
    TRANSDIM,
)
from astrarium.games.gaia.components.maps import STEPS
from astrarium.games.gaia.counting import basic_range, home
from astrarium.games.gaia.factions import can
from astrarium.games.gaia.federations.ground import Ground
from astrarium.games.gaia.map.hexes import HEXES, distances, members
from astrarium.games.gaia.state.player import Player
from astrarium.games.gaia.state.state import State
from astrarium.games.gaia.strategy.prices import CREDIT, ORE, QIC, TOKEN

MINE_NOW: Final = 3.0
"""A mine helps federations, tiles and final scoring whenever it is built."""
MINE_A_ROUND: Final = 1.2
"""And brings ore in each round that follows."""
GAIA_MINE: Final = 1.0
"""Gaia planets count for more tiles than others."""
CHANCES: Final[list[float]] = [0.45, 0.35, 0.28, 0.2, 0.15, 0.1]
"""How likely the best, second best, … planet within reach will really be built on, by somebody who has the time."""
FORMER: Final = 0.8
"""A Gaiaformer on a planet will almost surely be followed by a mine."""
READY_FORMER: Final = 1.5
"""A Gaiaformer that waits for a planet."""

FEDERATION: Final = 12.0
"""What a federation brings: the points of a token, and what its green side opens."""
FEDERATION_CHANCE: Final[list[float]] = [0.5, 0.65, 0.75, 0.8, 0.8, 0.8, 0.8]
"""How likely one that is nearly there comes about, by the rounds that are left."""
MOST_SATELLITES: Final = 6
"""With more satellites than this nobody forms a federation."""
NOWHERE: Final = HEXES
"""Farther than anything."""
SEEDS: Final = 5
"""So many structures, the mightiest, are tried as the first of a federation."""


def planets_in_reach(state: State, player: Player, left: int) -> float:
    """The planets that could be settled next, those first that are worth the most beyond their price."""
    if player.built[MINE] >= state.parts.structures[MINE].supply:
        return 0.0
    gross = MINE_NOW + MINE_A_ROUND * left
    farthest = basic_range(player) + state.parts.qic_range
    own = home(player)
    ore_per_step = state.parts.tracks[TERRAFORMING][player.levels[TERRAFORMING]].ore_per_step
    shares = can(player, abilities.SHARED_MINES)
    reached = reaches(state, player)
    nets: list[float] = []
    worth = 0.0
    for planet in range(len(state.board.planets)):
        kind = state.kinds[planet]
        former = state.formers[planet]
        if former == player.seat:
            worth += FORMER * max(0.0, gross + GAIA_MINE - ORE - 2 * CREDIT)
            continue
        owner = state.owners[planet]
        if former >= 0 or kind == TRANSDIM or owner == player.seat or (owner >= 0 and not shares):
            continue
        if state.guests[planet] == player.seat:
            continue
        far = reached[planet]
        if far > farthest:
            continue
        net = gross - ORE - 2 * CREDIT
        if far > farthest - state.parts.qic_range:
            net -= QIC
        if kind == GAIA:
            net += GAIA_MINE - (ORE if can(player, abilities.GAIA_FOR_ORE) else QIC * state.parts.gaia_qic)
        elif owner < 0:
            net -= STEPS[own][kind] * ore_per_step * ORE
        if net > 0:
            nets.append(net)
    nets.sort(reverse=True)
    for place, net in enumerate(nets):
        if place >= len(CHANCES):
            break
        worth += CHANCES[place] * net
    return worth


def formers_ready(player: Player, left: int) -> float:
    """Gaiaformers are of use as long as a mine can still follow them."""
    if left == 0 or not player.parts.tracks[GAIA_PROJECT][player.levels[GAIA_PROJECT]].project_tokens:
        return 0.0
    return READY_FORMER * player.formers_ready * min(1.0, left / 3)


def next_federation(state: State, player: Player, left: int) -> float:
    """How far the next federation is on its way, by the power values that could be joined and the satellites."""
    ground = Ground(state, player)
    places = members(ground.pieces)
    if not places:
        return 0.0
    chance = FEDERATION_CHANCE[left]
    budget = min(MOST_SATELLITES, ground.budget)
    price = QIC if can(player, abilities.SATELLITES_FOR_QIC) else TOKEN
    if ground.base:
        return chance * _growth(ground, places, state.parts.threshold, budget, price)
    best = 0.0
    by_value = sorted(places, key=lambda place: -ground.values[place])
    for seed in by_value[:SEEDS]:
        rest = [place for place in places if place != seed]
        best = max(best, _joined(ground.values, rest, [seed], ground.values[seed], ground.threshold, budget, price))
    return chance * best


def _growth(ground: Ground, places: list[int], threshold: int, budget: int, price: float) -> float:
    """The one federation of the Ivits grows towards its next token."""
    start = ground.base_value - (ground.threshold - threshold)
    return _joined(ground.values, places, members(ground.base), max(0, start), threshold, budget, price)


def _joined(
    values: list[int], rest: list[int], core: list[int], total: int, threshold: int, budget: int, price: float
) -> float:
    """The worth of joining the nearest pieces one after another until the power suffices or satellites run out."""
    near = [NOWHERE] * len(rest)
    for other in core:
        _bring_near(near, rest, distances(other))
    satellites = 0
    while total < threshold and rest:
        pick = 0
        for i in range(1, len(rest)):
            if near[i] < near[pick] or (near[i] == near[pick] and values[rest[i]] > values[rest[pick]]):
                pick = i
        satellites += near[pick] - 1
        if satellites > budget:
            satellites -= near[pick] - 1
            break
        place = rest.pop(pick)
        near.pop(pick)
        total += values[place]
        _bring_near(near, rest, distances(place))
    share = min(1.0, total / threshold)
    return max(0.0, FEDERATION * share * share - price * satellites)


def _bring_near(near: list[int], rest: list[int], row: list[int]) -> None:
    """Pieces may be nearer to what has been joined now."""
    for i in range(len(rest)):
        far = row[rest[i]]
        if far < near[i]:
            near[i] = far


def tokens(player: Player) -> int:
    """The power tokens that could still be moved, those in the Gaia area included."""
    return power.movable(player) + player.gaia
