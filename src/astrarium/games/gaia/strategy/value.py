"""What a position promises a player who plans: parts of the first estimate and more, each with a weight of its own.

The weights were found by giving each seat of many games its own small changes of them and regressing the final scores
on the changes, as ``astrarium.training.weights`` does; what no games have taught yet has a weight of 0. They are
apart from ``evaluate``, which stays as it is so that others can be measured by it.
"""

from typing import Final

from astrarium.games.gaia.components.ids import (
    ACADEMY_LEFT,
    ACADEMY_RIGHT,
    INSTITUTE,
    LAB,
    MINE,
    STATION,
)
from astrarium.games.gaia.counting import gaia_planets, planet_types, sectors
from astrarium.games.gaia.state.state import State
from astrarium.games.gaia.strategy.evaluate import (
    booster,
    evaluate,
    income,
    later,
    neighbours,
    rounds_ahead,
    standing,
    stock,
    structures,
    tiles,
)
from astrarium.games.gaia.strategy.openings import formers_ready, next_federation, planets_in_reach, tokens
from astrarium.games.gaia.strategy.prospects import charge_offers, federations_ahead, projects_ahead

EARLY: Final = 2
"""With at least so many rounds left the weights are those of a young game."""

FEATURES: Final = (
    "stock",
    "income",
    "tiles",
    "booster",
    "planets in reach",
    "rounds ahead",
    "federations ahead",
    "charge offers",
    "projects ahead",
    "mines",
    "stations",
    "labs",
    "institute",
    "academies",
    "planets",
    "types",
    "sectors",
    "gaia planets",
    "terraforming",
    "navigation",
    "intelligence",
    "gaia",
    "economy",
    "science",
    "high levels",
    "qic",
    "tokens",
    "advanced tiles",
    "green tokens",
    "federations",
)
"""What is weighed, in the order of the weights."""

YOUNG: Final[list[float]] = [
    *(0.09, 0.15, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
    *(-0.7, 0.0, -1.9, -1.8, -0.3, 0.0, 0.0, 0.0, 0.0, 0.0),
    *(0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
]
OLD: Final[list[float]] = [
    *(0.12, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
    *(0.0, 0.3, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
    *(1.1, 0.0, 0.0, 0.0, 0.0, 0.7, 0.0, 0.3, 0.0, 0.0),
]
"""The weights in a young game and in the last two rounds: what counts beyond the first estimate."""

HIGH: Final = 3
"""From this level on an area scores."""


def value(state: State, seat: int) -> float:
    """The points that a seat which plans its rounds may expect at the end."""
    player = state.seats[seat]
    if not state.agenda or not player.planets:
        return evaluate(state, seat)
    left = state.parts.rounds - max(1, state.round)
    held = stock(player, left)
    coming = later(left) * income(player)
    owned = tiles(state, player, left)
    taken = booster(state, player, left)
    reached = planets_in_reach(state, player, left)
    waiting = rounds_ahead(state, player)
    base = player.vp + standing(state, player, left) + held + coming + owned + taken + reached + waiting
    base += structures(player, left) + next_federation(state, player, left)
    base += formers_ready(player, left) + neighbours(state, player, left)
    if left == 0 and player.passed:
        return base
    weights = YOUNG if left >= EARLY else OLD
    base += weights[0] * held + weights[1] * coming + weights[2] * owned + weights[3] * taken
    base += weights[4] * reached + weights[5] * waiting
    if weights[6]:
        base += weights[6] * federations_ahead(state, player)
    if weights[7] and left:
        base += weights[7] * charge_offers(state, player)
    if weights[8] and left:
        base += weights[8] * projects_ahead(state, player)
    built = player.built
    base += weights[9] * built[MINE] + weights[10] * built[STATION] + weights[11] * built[LAB]
    base += weights[12] * built[INSTITUTE] + weights[13] * (built[ACADEMY_LEFT] + built[ACADEMY_RIGHT])
    base += weights[14] * len(player.planets) + weights[15] * planet_types(state, player)
    base += weights[16] * sectors(state, player) + weights[17] * gaia_planets(state, player)
    high = 0
    for area, level in enumerate(player.levels):
        base += weights[18 + area] * level
        if level >= HIGH:
            high += 1
    base += weights[24] * high + weights[25] * player.qic + weights[26] * tokens(player)
    base += weights[27] * (len(player.covers) - player.covers.count(-1))
    return base + weights[28] * player.green.count(1) + weights[29] * player.formed


def visible_value(state: State, seat: int) -> float:
    """What a newcomer sees of a position: no federation in the making, no tile of a later round, no neighbours."""
    base = evaluate(state, seat)
    player = state.seats[seat]
    if not state.agenda or not player.planets:
        return base
    left = state.parts.rounds - max(1, state.round)
    return base - next_federation(state, player, left) - rounds_ahead(state, player) - neighbours(state, player, left)
