"""What a unit is worth, in points, to somebody who has the time to use it."""

from typing import Final

from astrarium.games.gaia.components.effects import Gain
from astrarium.games.gaia.counting import count
from astrarium.games.gaia.state.player import Player
from astrarium.games.gaia.state.state import State

ORE: Final = 1.5
CREDIT: Final = 0.5
KNOWLEDGE: Final = 1.4
QIC: Final = 2.4
CHARGE: Final = 0.4
TOKEN: Final = 0.8
GAIAFORMER: Final = 2.0
TECH_TILE: Final = 7.0
STEP: Final = 1.8
RANGE: Final = 0.5
LOST_PLANET: Final = 5.0
FEDERATION_TOKEN: Final = 10.0
RESCORE: Final = 8.0

WORTH: Final[list[float]] = [
    ORE,
    CREDIT,
    KNOWLEDGE,
    QIC,
    1.0,
    CHARGE,
    TOKEN,
    GAIAFORMER,
    TECH_TILE,
    STEP,
    RANGE,
    LOST_PLANET,
    FEDERATION_TOKEN,
    RESCORE,
]
"""By resource, as the effects number them."""


def worth(state: State, player: Player, gains: list[Gain]) -> float:
    """What icons bring, as often as they count now."""
    total = 0.0
    for icon in gains:
        total += WORTH[icon.what] * icon.amount * count(state, player, icon.per)
    return total
