"""The hex grid: one number for each place, so that a set of places is one integer.

Hexes have axial coordinates ``q`` (right within a row) and ``r`` (row, downwards). Hex ``(q, r)`` has the
number ``(r + 12) * 24 + q + 12``, the same on every map; its bit in a set is ``1 << number``. Every map keeps
clear of the border, so a whole set is moved by one step with one shift and never wraps round.
"""

from typing import Annotated, Final

WIDTH: Final = 24
MIDDLE: Final = 12
HEXES: Final = WIDTH * WIDTH
LIMIT: Final = MIDDLE - 2
NO_HEX: Final = -1

DISTANCES: Final[list[list[int]]] = [[] for _ in range(HEXES)]
"""By hex, the distances to all others, as far as somebody has asked."""

HexSet = Annotated[int, "told as a list of hexes, because JSON ends at 2**53"]

# East, south-east, south-west, west, north-west, north-east: clockwise, as (dq, dr).
DIRECTIONS: Final[list[tuple[int, int]]] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
STEPS: Final[list[int]] = [dr * WIDTH + dq for dq, dr in DIRECTIONS]


def hex_at(q: int, r: int) -> int:
    """The number of the hex at ``(q, r)``."""
    return (r + MIDDLE) * WIDTH + q + MIDDLE


def column(place: int) -> int:
    """The ``q`` of a hex."""
    return place % WIDTH - MIDDLE


def row(place: int) -> int:
    """The ``r`` of a hex."""
    return place // WIDTH - MIDDLE


def distance(a: int, b: int) -> int:
    """Steps from hex to hex; nothing on the map blocks the way (GP-DEF-07)."""
    dq = a % WIDTH - b % WIDTH
    dr = a // WIDTH - b // WIDTH
    ds = dq + dr
    if dq < 0:
        dq = -dq
    if dr < 0:
        dr = -dr
    if ds < 0:
        ds = -ds
    return max(dq, dr, ds)


def distances(place: int) -> list[int]:
    """The steps from a hex to every other one; worked out once, for those who ask often."""
    found = DISTANCES[place]
    if not found:
        found.extend([distance(place, other) for other in range(HEXES)])
    return found


def turned(q: int, r: int, rotation: int) -> tuple[int, int]:
    """``(q, r)`` after so many turns of 60 degrees clockwise about ``(0, 0)``."""
    for _ in range(rotation % 6):
        q, r = -r, q + r
    return q, r


def around(places: int) -> int:
    """The set of all hexes next to a set of hexes; members of the set that touch each other are in it too."""
    # East first: south-west and south, north and north-east are then one shift each of two sets at once.
    east = places << 1
    both = east | places
    return east | places >> 1 | both << (WIDTH - 1) | both >> WIDTH


def members(places: int) -> list[int]:
    """The hexes of a set, in ascending order."""
    found: list[int] = []
    while places:
        low = places & -places
        found.append(low.bit_length() - 1)
        places ^= low
    return found


def set_of(places: tuple[int, ...]) -> int:
    """The set of some hexes."""
    found = 0
    for place in places:
        found |= 1 << place
    return found


def name(place: int) -> str:
    """A hex as text, ``3x-2`` for ``(3, -2)``."""
    return NAMES[place]


def named(text: str) -> int:
    """The hex with that name, or -1."""
    return NUMBERS.get(text, -1)


NAMES: Final[list[str]] = [f"{column(place)}x{row(place)}" for place in range(HEXES)]
NUMBERS: Final[dict[str, int]] = {text: place for place, text in enumerate(NAMES)}
INSIDE: Final[list[int]] = [
    place for place in range(HEXES) if abs(column(place)) <= LIMIT and abs(row(place)) <= LIMIT
]
"""The hexes that a map can have: all but the border."""
