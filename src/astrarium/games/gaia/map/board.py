"""The map: sectors laid out, and all that follows from where their planets lie."""

from functools import lru_cache
from typing import Any, Final, final

from astrarium.games.gaia.components.ids import GAIA
from astrarium.games.gaia.components.maps import SECTOR_IDS, SECTORS
from astrarium.games.gaia.map import hexes
from astrarium.games.gaia.map.hexes import HEXES, LIMIT, distance, hex_at, turned
from astrarium.kernel.errors import BadOption
from astrarium.kernel.message import Message

# The shape of every sector: all hexes up to two steps from its centre.
SECTOR_SHAPE: Final[list[tuple[int, int]]] = [(q, r) for r in range(-2, 3) for q in range(-2, 3) if abs(q + r) <= 2]

OFF: Final = 99
"""Farther than any way on a map."""

OUTLINES: Final = 8
"""The ways of so many outlines are remembered; a whole map's fill a megabyte."""


def _code_said(part: object) -> Message:
    """That a map code cannot be laid, and the part of it that is wrong."""
    return Message("unfit-map-code", {"part": str(part)})


@final
class Placement:
    """A sector, where its centre lies, and how many turns of 60 degrees clockwise it has made."""

    sector: int
    q: int
    r: int
    rotation: int

    def __init__(self, sector: int, q: int, r: int, rotation: int) -> None:
        self.sector = sector
        self.q = q
        self.r = r
        self.rotation = rotation

    def text(self) -> str:
        """The sector in a map code, ``s03.0@0x0``."""
        return f"{SECTOR_IDS[self.sector]}.{self.rotation}@{self.q}x{self.r}"


@final
class Board:
    """A finished map; it never changes, so positions share it.

    Planets are numbered in reading order. ``near[a][b]`` is the distance of two planets. The Lost Planet
    has the number after the last one; its hex stands in the position. ``straight`` is version 1 of the rules, by
    which a way could lead across a hole of the map.
    """

    placements: list[Placement]
    space: int
    """All hexes of the map, as a set."""
    sector_at: list[int]
    """For each hex the number of its placement, or -1."""
    planet_at: list[int]
    """For each hex its planet's number, or -1."""
    planets: list[int]
    """For each planet its hex."""
    kinds: list[int]
    """For each planet its type at the start."""
    solid: int
    """The hexes with a printed planet, as a set."""
    near: list[list[int]]
    straight: bool
    ways: list[list[int]]
    """From each hex the steps to every other one; empty where ways go straight."""

    def __init__(self, placements: list[Placement], straight: bool = False) -> None:
        self.placements = placements
        self.straight = straight
        self.space = 0
        self.sector_at = [-1] * HEXES
        self.planet_at = [-1] * HEXES
        found: list[tuple[int, int]] = []
        for number, placement in enumerate(placements):
            for dq, dr in SECTOR_SHAPE:
                place = hex_at(placement.q + dq, placement.r + dr)
                self.space |= 1 << place
                self.sector_at[place] = number
            for dq, dr, kind in SECTORS[placement.sector].planets:
                q, r = turned(dq, dr, placement.rotation)
                found.append((hex_at(placement.q + q, placement.r + r), kind))
        found.sort()
        self.planets = [place for place, _ in found]
        self.kinds = [kind for _, kind in found]
        self.solid = 0
        for planet, place in enumerate(self.planets):
            self.planet_at[place] = planet
            self.solid |= 1 << place
        self.ways = [] if straight else ways_on(self.space)
        self.near = [[self.apart(a, b) for b in self.planets] for a in self.planets]

    def apart(self, a: int, b: int) -> int:
        """The distance of two hexes; the way stays on the map (GP-DEF-07)."""
        return distance(a, b) if self.straight else self.ways[a][b]

    def clash(self) -> int:
        """A planet that lies next to another one of its home type, or -1 (GP-MAP-02)."""
        for planet, kind in enumerate(self.kinds):
            if kind < GAIA and any(
                self.kinds[other] == kind and self.near[planet][other] == 1 for other in range(planet)
            ):
                return planet
        return -1

    def code(self) -> str:
        """The map as text that ``read_code`` understands, to share it."""
        return " ".join([placement.text() for placement in self.placements])

    def plain(self) -> list[Any]:
        """What the map is made of, as JSON-able data."""
        return [self.code(), self.straight]

    @staticmethod
    def restore(plain: list[Any]) -> "Board":
        """The map whose ``plain()`` this was. Not checked: while sectors are being turned, it need not be legal."""
        return Board(read_placements(plain[0]), plain[1])


@lru_cache(maxsize=OUTLINES)
def ways_on(space: int) -> list[list[int]]:
    """From each hex of a map the steps to every other one, along hexes of the map (R-38)."""
    nowhere = [OFF] * HEXES
    ways = [nowhere for _ in range(HEXES)]
    for start in hexes.members(space):
        steps = nowhere[:]
        edge = 1 << start
        rest = space
        far = 0
        while edge:
            for place in hexes.members(edge):
                steps[place] = far
            rest &= ~edge
            edge = hexes.around(edge) & rest
            far += 1
        ways[start] = steps
    return ways


NO_BOARD: Final = Board([])
"""The table before the map is laid."""


def read_placements(code: str) -> list[Placement]:
    """The sectors of a map code as they stand there, whether they make a legal map or not."""
    return [_read_word(word) for word in code.split()]


def read_code(code: str) -> list[Placement]:
    """The sectors of a map code; whatever cannot be a map is refused with the reason."""
    placements = read_placements(code)
    numbers = [SECTORS[placement.sector].number for placement in placements]
    for number in numbers:
        if numbers.count(number) > 1:
            raise BadOption(f"the map code lays sector {number} twice", _code_said(number))
    for i, one in enumerate(placements):
        for other in placements[:i]:
            if distance(hex_at(one.q, one.r), hex_at(other.q, other.r)) < 5:
                raise BadOption(f"in the map code {one.text()} overlaps {other.text()}", _code_said(one.text()))
    board = Board(placements)
    if not _connected(board.space):
        raise BadOption("the sectors of the map code do not all touch", _code_said(""))
    clash = board.clash()
    if clash >= 0:
        place = hexes.name(board.planets[clash])
        raise BadOption(
            f"the map code puts two planets of one home type side by side, at {place} (GP-MAP-02)", _code_said(place)
        )
    return placements


def _read_word(word: str) -> Placement:
    sector, dot, rest = word.partition(".")
    rotation, at, centre = rest.partition("@")
    if not dot or not at or rotation not in ("0", "1", "2", "3", "4", "5"):
        raise BadOption(f"{word!r} in the map code is not sector.rotation@centre, like s03.0@0x0", _code_said(word))
    if sector not in SECTOR_IDS:
        raise BadOption(f"there is no sector {sector!r}; there are {', '.join(SECTOR_IDS)}", _code_said(word))
    place = hexes.named(centre)
    if place < 0:
        raise BadOption(f"{centre!r} in the map code is no hex, like 3x-5", _code_said(word))
    q, r = hexes.column(place), hexes.row(place)
    # Two hexes for the sector itself, so that the whole map keeps clear of the border of the grid.
    if max(abs(q), abs(r)) > LIMIT - 2:
        raise BadOption(f"{word!r} lies too far out: centres go from {2 - LIMIT} to {LIMIT - 2}", _code_said(word))
    return Placement(SECTOR_IDS.index(sector), q, r, int(rotation))


def _connected(space: int) -> bool:
    reached = space & -space
    while True:
        grown = (reached | hexes.around(reached)) & space
        if grown == reached:
            return reached == space
        reached = grown
