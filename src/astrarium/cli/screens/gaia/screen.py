"""The screen of Gaia Project."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from astrarium.cli.screens.gaia.actions import ActionWords
from astrarium.cli.screens.gaia.automa import AutomaWords
from astrarium.cli.screens.gaia.board import Boards
from astrarium.cli.screens.gaia.colours import (
    GAIAFORMER_LETTER,
    PLANET_COLOURS,
    PLANET_LETTERS,
    SPACE_STATION_LETTER,
    STRUCTURE_LETTERS,
)
from astrarium.cli.screens.gaia.map import LARGE, SMALL, GaiaMap
from astrarium.cli.screens.gaia.seats import SeatTable
from astrarium.cli.screens.look import BRASS, QUIET, Look
from astrarium.cli.screens.screen import Screen, View
from astrarium.cli.words import Words
from astrarium.games.gaia.telling.events import FIELD_KINDS
from astrarium.kernel.message import cause

SIDE: Final = 28
"""The fewest columns in which the boards can stand beside the map."""
GAP: Final = 2
SMALL_DECISIONS: Final = (
    "advance",
    "brainstone",
    "charge",
    "closing",
    "exchange",
    "income",
    "pay",
    "redeem",
    "rescore",
    "satellite",
    "spend",
    "tech",
    "token",
)
FEW: Final = {
    "build": 6,
    "project": 3,
    "upgrade": 6,
    "federation": 3,
    "station": 4,
    "convert": 3,
    "rotate": 6,
}
"""How many actions of a verb are listed at first."""


class GaiaScreen(Screen):
    """Map, boards and seats; the map in the middle of attention."""

    secrets = False
    panels = ("map", "board", "research", "seats", "planets", "automa")

    def __init__(self, words: Words, look: Look) -> None:
        super().__init__(words, look)
        self.boards = Boards(words, look)
        self.seat_table = SeatTable(words, look)
        self.actions = ActionWords(words)
        self.automa = AutomaWords(words, look)

    def welcome(self, view: View) -> str:
        return self.automa.welcome(view) if view["automa"] else ""

    def seat_names(self, view: View) -> list[str]:
        names = []
        for seat in view["seats"]:
            faction = seat["faction"]
            nobody = self.words.text("automa") if seat.get("automa") else self.words.seat(seat["seat"])
            names.append(self.words.name("faction", faction) if faction else nobody)
        return names

    def whole(self, view: View, seat: int | None, width: int, lit: frozenset[str]) -> RenderableType:
        parts: list[RenderableType] = [self._heading(view), Text()]
        drawing = GaiaMap(view, self.look, lit)
        room = width - drawing.width(SMALL) - GAP
        if view["map"]["hexes"]:
            if room >= SIDE:
                left = Group(*drawing.small(), Text(), *self._legend(drawing.width(SMALL)))
                grid = Table.grid(padding=(0, GAP, 0, 0))
                grid.add_column(width=drawing.width(SMALL))
                grid.add_column(width=room)
                grid.add_row(left, Group(*self.boards.side(view, room)))
                parts.append(grid)
            else:
                # The legend is long for a small window: it stands there until the game has begun.
                legend = self._legend(width) if not view["round"] else []
                parts += [*drawing.small(), Text(), *legend, *self._summary(view, width)]
        parts += [Text(), self.seat_table.table(view, seat, width)]
        if seat is not None and view["seats"][seat]["faction"]:
            parts.append(self.seat_table.details(view, seat))
        parts += self.automa.brief(view)
        return Group(*parts)

    def brief(self, view: View, seat: int, width: int, lit: frozenset[str]) -> RenderableType | None:
        table = self.seat_table.table(view, seat, width)
        return Group(*GaiaMap(view, self.look, lit).small(), Text(), table) if lit else table

    def is_small(self, kind: str) -> bool:
        return kind in SMALL_DECISIONS

    def panel(self, name: str, view: View, seat: int, width: int, lit: frozenset[str]) -> RenderableType:
        if name == "map":
            return self._large_map(view, width, lit)
        if name == "board":
            return self.boards.full(view)
        if name == "research":
            return self.boards.research(view)
        if name == "planets":
            return self._planets(view)
        if name == "automa":
            return self.automa.full(view)
        return self.seat_table.full(view, seat, width)

    def places(self, texts: Sequence[str]) -> frozenset[str]:
        return self.actions.places(texts)

    def place(self, verb: str) -> int:
        return self.actions.place(verb)

    def worth(self, text: str, quote: Callable[[], Mapping[str, Any]]) -> int:
        return self.actions.worth(text, quote)

    def price(self, quote: Mapping[str, Any]) -> str:
        return self.actions.price(quote)

    def few(self, verb: str) -> int:
        return FEW.get(verb, 10)

    def _cause(self, text: str) -> str:
        return self.words.tell(cause(text, FIELD_KINDS))

    def ledger(self, view: View, seat: int) -> list[tuple[int, str, int]]:
        return [(entry[0], self._cause(entry[1]), entry[2]) for entry in view["seats"][seat]["ledger"]]

    def column(self, view: View, seat: int) -> Text:
        return self.seat_table.name(view, seat)

    def _heading(self, view: View) -> Text:
        words = self.words
        phase = words.text("phase-" + view["phase"])
        line = Text(words.text("title"), style=f"bold {BRASS}")
        if view["round"]:
            line.append(self.look.dot + words.text("round-of", round=view["round"], rounds=view["rounds"]))
        line.append(self.look.dot + phase)
        return line

    def _summary(self, view: View, width: int) -> list[Text]:
        """The boards in a few lines, for terminals too narrow for a column beside the map."""
        lines = []
        if 0 < view["round"] <= len(view["round_tiles"]):
            tile = view["round_tiles"][view["round"] - 1]
            text = self.words.text("summary-round", tile=self.boards.effect(view, "round", tile))
            lines.append(Text(text, style=BRASS))
        lines += self.boards.finals(view)
        free = [action["id"] for action in view["board_actions"] if not action["taken"]]
        lines.append(Text(self.words.text("summary-actions", actions=", ".join(free)), style=QUIET))
        lines.append(Text(self.words.text("summary-more"), style=QUIET))
        return lines

    def _legend(self, width: int) -> list[Text]:
        items = []
        for planet, letter in PLANET_LETTERS.items():
            fill, ink = PLANET_COLOURS[planet]
            item = Text(f" {letter} ", style=f"bold {ink} on {fill}" if self.look.colour else "bold")
            items.append(Text.assemble(item, (self.words.short("planet", planet), QUIET)))
        letters: dict[str, str] = {}
        for structure, letter in STRUCTURE_LETTERS.items():
            letters.setdefault(letter, structure)
        letters |= {GAIAFORMER_LETTER: "gaiaformer", SPACE_STATION_LETTER: "space_station"}
        letters["." if self.look.plain else self.look.small_mark(0)] = "satellite"
        for letter, structure in letters.items():
            items.append(Text.assemble((f" {letter} ", "bold"), (self.words.short("structure", structure), QUIET)))
        lines = _flow(items, width)
        hint = Text(" " + self.words.text("legend-hexes"), style=QUIET)
        return [*lines, *hint.wrap(Console(), width)]

    def _planets(self, view: View) -> RenderableType:
        """Every planet in words, for whom a drawing does not help."""
        names = self.seat_names(view)
        lines = []
        for sector in view["map"]["sectors"]:
            planets = []
            for place in view["map"]["hexes"]:
                if "planet" in place and place["sector"] == sector["id"]:
                    pieces = [(place.get("structure"), place.get("owner")), ("mine", place.get("guest"))]
                    pieces.append(("gaiaformer", place.get("gaiaformer")))
                    on_it = [
                        self.words.text("planet-of", structure=self.words.name("structure", piece), seat=names[owner])
                        for piece, owner in pieces
                        if owner is not None
                    ]
                    text = f"{place['at']} {self.words.name('planet', place['planet'])}"
                    planets.append(f"{text} ({', '.join(on_it)})" if on_it else text)
            name = self.words.name("sector", sector["id"])
            lines.append(Text(f"{name}: {'; '.join(planets)}"))
        return Group(*lines)

    def _large_map(self, view: View, width: int, lit: frozenset[str]) -> RenderableType:
        drawing = GaiaMap(view, self.look, lit)
        large = drawing.width(LARGE) <= width
        lines = drawing.large() if large else drawing.small()
        where = Text()
        for sector in view["map"]["sectors"]:
            name = self.words.name("sector", sector["id"])
            where.append(f" {name}: {sector['q']}x{sector['r']} ", QUIET)
        return Group(*lines, Text(), *self._legend(width), where)


def _flow(items: Sequence[Text], width: int) -> list[Text]:
    """As many items on a line as fit."""
    lines = [Text()]
    for item in items:
        if lines[-1].cell_len and lines[-1].cell_len + item.cell_len + 1 > width:
            lines.append(Text())
        lines[-1].append_text(item).append(" ")
    return lines


SCREEN: Final = GaiaScreen
