"""What the map is made of: planet types, sectors, how they lie. No corrections reach it: the option ``map`` does."""

from typing import Final

from astrarium.games.gaia.components.ids import PLANET_IDS
from astrarium.games.gaia.components.loading import place, read
from astrarium.games.gaia.components.pieces import HOME, Piece, Planet
from astrarium.kernel.data import Entry, ids_of, ordered


class Sector(Piece):
    """A sector face; ``planets`` are (q, r, type) about its centre, unturned."""

    def __init__(self, index: int, entry: Entry) -> None:
        super().__init__(index, entry)
        self.number: str = entry.text("number")
        self.planets: list[tuple[int, int, int]] = []
        for text in entry.texts("planets"):
            q, r, kind = place(text, entry.place("planets"))
            if max(abs(q), abs(r), abs(q + r)) > 2:
                raise entry.wrong("planets", f'"{text}" lies outside the sector')
            self.planets.append((q, r, entry.index("planets", kind, PLANET_IDS)))


class Variant(Piece):
    """A variable map: the sectors at the places of a group are dealt anew over these places, some never turned."""

    def __init__(self, index: int, entry: Entry) -> None:
        super().__init__(index, entry)
        self.large: bool = entry.word("outline", ["small", "large"]) == 1
        first = FIRST_LARGE if self.large else FIRST_SMALL
        self.groups: list[list[int]] = []
        for sectors in entry.groups("groups", SECTOR_IDS):
            self.groups.append([spot for spot, sector in enumerate(first) if sector in sectors])
        self.unturned: list[int] = entry.words("unturned", SECTOR_IDS)


def _steps(wheel: list[int]) -> list[list[int]]:
    """Steps between home types: the shorter way round the wheel."""
    size = len(wheel)
    table = [[0] * size for _ in wheel]
    for a, one in enumerate(wheel):
        for b, other in enumerate(wheel):
            table[one][other] = min((a - b) % size, (b - a) % size)
    return table


def _centres(outline: Entry) -> list[tuple[int, int]]:
    return [place(text, outline.place("places"))[:2] for text in outline.texts("places")]


def _first(outline: Entry) -> list[int]:
    words = [place(text, outline.place("places"))[2] for text in outline.texts("places")]
    return [outline.index("places", word, SECTOR_IDS) for word in words]


_planets: Final = read("planets.toml")
_sectors: Final = read("sectors.toml")
_layouts: Final = read("layouts.toml")

_planet_list: Final = ordered(_planets.list_of("planet"), PLANET_IDS, "planets.toml")
PLANETS: Final[list[Planet]] = [Planet(i, entry) for i, entry in enumerate(_planet_list)]
WHEEL: Final[list[int]] = _planets.words("wheel", PLANET_IDS)
if sorted(WHEEL) != [planet.index for planet in PLANETS if planet.kind == HOME]:
    raise _planets.wrong("wheel", "has every home type once, and nothing else")
STEPS: Final[list[list[int]]] = _steps(WHEEL)

_sector_list: Final = _sectors.list_of("sector")
SECTOR_IDS: Final[list[str]] = ids_of(_sector_list)
SECTORS: Final[list[Sector]] = [Sector(i, entry) for i, entry in enumerate(_sector_list)]

_small: Final = _layouts.part("small")
_large: Final = _layouts.part("large")
OUTLINE_SMALL: Final[list[tuple[int, int]]] = _centres(_small)
OUTLINE_LARGE: Final[list[tuple[int, int]]] = _centres(_large)
FIRST_SMALL: Final[list[int]] = _first(_small)
FIRST_LARGE: Final[list[int]] = _first(_large)
SMALL_PLAYERS: Final[list[int]] = _small.numbers("players")
LARGE_PLAYERS: Final[list[int]] = _large.numbers("players")
VARIANTS: Final[list[Variant]] = [Variant(i, entry) for i, entry in enumerate(_layouts.list_of("variant"))]
VARIANT_IDS: Final[list[str]] = [variant.id for variant in VARIANTS]
_reduction: Final = _layouts.part("reduction")
DROPPABLE_PLAYERS: Final[int] = _reduction.number("players")
DROPPABLE: Final[list[int]] = _reduction.words("droppable", SECTOR_IDS)

for _file in (_planets, _sectors, _layouts):
    _file.finish()
