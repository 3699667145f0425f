"""What a position promises a player who plans: the first estimate with corrections that games of such players taught.

The corrections were found by giving each seat of many games its own small changes and regressing the final scores on
them. They are apart from ``evaluate``, which stays as it is so that others can be measured by it.
"""

from typing import Final

from astrarium.games.gaia.components.components import ROUNDS
from astrarium.games.gaia.components.ids import (
    ACADEMY_LEFT,
    ACADEMY_RIGHT,
    ECONOMY,
    INSTITUTE,
    INTELLIGENCE,
    LAB,
    STATION,
)
from astrarium.games.gaia.state.state import State
from astrarium.games.gaia.strategy.evaluate import evaluate, income, later, neighbours, rounds_ahead, stock
from astrarium.games.gaia.strategy.openings import next_federation

EARLY: Final = 2
"""With at least so many rounds left the corrections are those of a young game."""

ECONOMY_LEVEL: Final = 1.0
INSTITUTE_EARLY: Final = -1.9
ACADEMY_EARLY: Final = -1.8
STATION_EARLY: Final = -0.7
PLANET_EARLY: Final = -0.3
INCOME_EARLY: Final = 0.15
STOCK_EARLY: Final = 0.09

INTELLIGENCE_LEVEL: Final = 1.1
QIC_LATE: Final = 0.7
STOCK_LATE: Final = 0.12
LAB_LATE: Final = 0.3
ADVANCED_LATE: Final = 0.3


def value(state: State, seat: int) -> float:
    """The points that a seat which plans its rounds may expect at the end."""
    base = evaluate(state, seat)
    player = state.seats[seat]
    if not state.agenda or not player.planets:
        return base
    left = ROUNDS - max(1, state.round)
    if left >= EARLY:
        base += ECONOMY_LEVEL * player.levels[ECONOMY] + INSTITUTE_EARLY * player.built[INSTITUTE]
        base += ACADEMY_EARLY * (player.built[ACADEMY_LEFT] + player.built[ACADEMY_RIGHT])
        base += STATION_EARLY * player.built[STATION] + PLANET_EARLY * len(player.planets)
        return base + INCOME_EARLY * later(left) * income(player) + STOCK_EARLY * stock(player, left)
    if left == 0 and player.passed:
        return base
    base += (
        INTELLIGENCE_LEVEL * player.levels[INTELLIGENCE] + QIC_LATE * player.qic + STOCK_LATE * stock(player, left)
    )
    covered = len(player.covers) - player.covers.count(-1)
    return base + LAB_LATE * player.built[LAB] + ADVANCED_LATE * covered


def visible_value(state: State, seat: int) -> float:
    """What a newcomer sees of a position: no federation in the making, no tile of a later round, no neighbours."""
    base = evaluate(state, seat)
    player = state.seats[seat]
    if not state.agenda or not player.planets:
        return base
    left = ROUNDS - max(1, state.round)
    return base - next_federation(state, player, left) - rounds_ahead(state, player) - neighbours(state, player, left)
