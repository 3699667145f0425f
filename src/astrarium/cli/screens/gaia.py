"""The screen of Gaia Project."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from astrarium.cli.screens.gaia_actions import ActionWords
from astrarium.cli.screens.gaia_board import Boards
from astrarium.cli.screens.gaia_colours import PLANET_COLOURS, PLANET_LETTERS, STRUCTURE_LETTERS
from astrarium.cli.screens.gaia_map import LARGE, SMALL, GaiaMap
from astrarium.cli.screens.gaia_seats import SeatTable
from astrarium.cli.screens.look import BRASS, QUIET, Look
from astrarium.cli.screens.screen import Screen, View
from astrarium.cli.words import Words

SIDE: Final = 28
"""The fewest columns in which the boards can stand beside the map."""
GAP: Final = 2
SMALL_DECISIONS: Final = ("charge", "pay", "spend", "brainstone", "income", "redeem", "exchange")


class GaiaScreen(Screen):
    """Map, boards and seats; the map in the middle of attention."""

    secrets = False
    panels = ("map", "board", "research", "seats")

    def __init__(self, words: Words, look: Look) -> None:
        super().__init__(words, look)
        self.boards = Boards(words, look)
        self.seat_table = SeatTable(words, look)
        self.actions = ActionWords(words)

    def seat_names(self, view: View) -> list[str]:
        names = []
        for seat in view["seats"]:
            faction = seat["faction"]
            names.append(self.words.name("faction", faction) if faction else self.words.seat(seat["seat"]))
        return names

    def whole(self, view: View, seat: int | None, width: int, lit: frozenset[str]) -> RenderableType:
        parts: list[RenderableType] = [self._heading(view), Text()]
        drawing = GaiaMap(view, self.look, lit)
        room = width - drawing.width(SMALL) - GAP
        if view["map"]["hexes"]:
            left = Group(*drawing.small(), *self._legend(drawing.width(SMALL)))
            if room >= SIDE:
                grid = Table.grid(padding=(0, GAP, 0, 0))
                grid.add_column(width=drawing.width(SMALL))
                grid.add_column(width=room)
                grid.add_row(left, Group(*self.boards.side(view, room)))
                parts.append(grid)
            else:
                parts += [left, Text(), *self._summary(view, width)]
        parts += [Text(), self.seat_table.table(view, seat, width)]
        if seat is not None and view["seats"][seat]["faction"]:
            parts.append(self.seat_table.details(view, seat))
        return Group(*parts)

    def brief(self, view: View, seat: int, width: int) -> RenderableType | None:
        return self.seat_table.table(view, seat, width)

    def is_small(self, kind: str) -> bool:
        return kind in SMALL_DECISIONS

    def panel(self, name: str, view: View, seat: int, width: int, lit: frozenset[str]) -> RenderableType:
        if name == "map":
            return self._large_map(view, width, lit)
        if name == "board":
            return self.boards.full(view)
        if name == "research":
            return self.boards.research(view, width)
        return self.seat_table.full(view, seat, width)

    def places(self, texts: Sequence[str]) -> frozenset[str]:
        return self.actions.places(texts)

    def rank(self, text: str, quote: Mapping[str, Any]) -> tuple[int, ...]:
        return self.actions.rank(text, quote)

    def describe(self, text: str, view: View) -> str:
        return self.actions.describe(text, view)

    def few(self, verb: str) -> int:
        return 4 if verb in ("federation", "rotate", "convert", "satellite") else 8

    def ledger(self, view: View, seat: int) -> list[tuple[int, str, int]]:
        return [(entry[0], self.words.cause(entry[1]), entry[2]) for entry in view["seats"][seat]["ledger"]]

    def final(self, view: View, scores: Sequence[int], winners: Sequence[int]) -> RenderableType:
        """One column for each seat, one row for each cause, in the order in which causes first came up."""
        rows: dict[str, dict[int, int]] = {}
        for seat in range(len(scores)):
            for _, cause, points in self.ledger(view, seat):
                row = rows.setdefault(cause, {})
                row[seat] = row.get(seat, 0) + points
        table = Table(box=self.look.table_box, header_style="")
        table.add_column(self.words.text("column-cause"))
        for seat in range(len(scores)):
            table.add_column(self.seat_table.name(view, seat), justify="right")
        for cause, row in rows.items():
            table.add_row(cause, *(str(row[seat]) if seat in row else "" for seat in range(len(scores))))
        table.add_section()
        totals = [Text(str(score), style=f"bold {BRASS}" if seat in winners else "bold") for seat, score in enumerate(scores)]
        table.add_row(Text(self.words.text("column-total"), style="bold"), *totals)
        return table

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
            text = self.words.text("summary-round", tile=self.boards.effects.round_tile(tile))
            lines.append(Text(text, style=BRASS))
        lines += self.boards.finals(view)
        free = [action["id"] for action in view["board_actions"] if not action["taken"]]
        lines.append(Text(self.words.text("summary-actions", actions=", ".join(free)), style=QUIET))
        return lines

    def _legend(self, width: int) -> list[Text]:
        planets = Text(" ")
        for planet, letter in PLANET_LETTERS.items():
            fill, ink = PLANET_COLOURS[planet]
            planets.append(f" {letter}", f"bold {ink} on {fill}" if self.look.colour else "bold")
            planets.append(f" {self.words.short('planet', planet)} ", QUIET)
        pieces = Text(" ", style=QUIET)
        letters = {letter: structure for structure, letter in reversed(STRUCTURE_LETTERS.items())}
        for letter, structure in reversed(letters.items()):
            pieces.append(f" {letter} {self.words.short('structure', structure)} ")
        pieces.append(self.words.text("legend-pieces", satellite="." if self.look.plain else self.look.small_mark(0)))
        hint = Text(" " + self.words.text("legend-hexes"), style=QUIET)
        return [Text(), planets, pieces, hint]

    def _large_map(self, view: View, width: int, lit: frozenset[str]) -> RenderableType:
        drawing = GaiaMap(view, self.look, lit)
        large = drawing.width(LARGE) <= width
        lines = drawing.large() if large else drawing.small()
        where = Text()
        for sector in view["map"]["sectors"]:
            name = self.words.name("sector", sector["id"])
            where.append(f"{name} {sector['q']}x{sector['r']}  ", QUIET)
        return Group(*lines, *self._legend(width), where)


SCREEN: Final = GaiaScreen
