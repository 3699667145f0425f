"""The map of Gaia Project in characters.

Hexes lie in rows; each row is half a hex further right than the one above it. A cell of the small map is
three characters and a gap: the planet's letter, the structure's letter and the mark of its owner. An empty
hex shows its column, and the row stands at the left, so every hex can be named: column ``x`` row. The large
map writes the name into every cell instead.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from astrarium.cli.screens.gaia.colours import (
    GAIAFORMER_LETTER,
    NO_FACTION,
    PLANET_COLOURS,
    PLANET_LETTERS,
    PLAYER_COLOURS,
    SHADES,
    SPACE_INK,
    SPACE_STATION_LETTER,
    STRUCTURE_LETTERS,
)
from astrarium.cli.screens.look import ACT, QUIET, Look

SMALL: Final = 4
LARGE: Final = 6
Hex = Mapping[str, Any]
Part = tuple[str, str]


def colour_of(seats: Sequence[Mapping[str, Any]], seat: int) -> str:
    """The colour of a seat: that of its home planet, once it has one."""
    return PLAYER_COLOURS.get(seats[seat].get("home") or "", NO_FACTION)


def _margin(cell: int) -> int:
    """Room for the number of the row, which the large map does not need."""
    return 4 if cell == SMALL else 0


class GaiaMap:
    """One drawing of the map."""

    def __init__(self, view: Mapping[str, Any], look: Look, lit: frozenset[str]) -> None:
        self.look = look
        self.lit = lit
        self.seats: Sequence[Mapping[str, Any]] = view["seats"]
        self.hexes: dict[tuple[int, int], Hex] = {(cell["q"], cell["r"]): cell for cell in view["map"]["hexes"]}
        self.left = min((2 * q + r for q, r in self.hexes), default=0)
        self.right = max((2 * q + r for q, r in self.hexes), default=0)
        self.shades = _shades(self.hexes)
        self.placing = _placing(view)

    def width(self, cell: int) -> int:
        """How many columns the drawing takes."""
        return _margin(cell) + (self.right - self.left + 2) * cell // 2

    def small(self) -> list[Text]:
        """One line for each row."""
        return [line for row in self._rows() for line in self._draw_row(row, SMALL)]

    def large(self) -> list[Text]:
        """Two lines for each row: what is there, and the name of the hex."""
        return [line for row in self._rows() for line in self._draw_row(row, LARGE)]

    def _rows(self) -> list[int]:
        return sorted({r for _, r in self.hexes})

    def _draw_row(self, row: int, cell: int) -> list[Text]:
        columns = sorted(q for q, r in self.hexes if r == row)
        lines = [Text(), Text()] if cell == LARGE else [Text(f"{row:>3} ", style=QUIET)]
        for q in columns:
            start = _margin(cell) + (2 * q + row - self.left) * cell // 2
            for line in lines:
                line.append(" " * (start - line.cell_len))
            place = self.hexes[q, row]
            ground = self._ground(place)
            border = self._border(q, row)
            self._append(lines[0], self._content(place, cell), cell, ground, border)
            if cell == LARGE:
                self._append(lines[1], [self._name(place)], cell, ground, border)
        return lines

    def _append(self, line: Text, parts: list[Part], cell: int, ground: str, border: Part) -> None:
        used = 0
        for text, style in parts:
            line.append(text, f"{style}{ground}" if " on " not in style else style)
            used += len(text)
        if used < cell:
            line.append(" " * (cell - 1 - used), ground.strip() or None)
            line.append(border[0], f"{border[1]}{ground}".strip() or None)

    def _ground(self, place: Hex) -> str:
        return f" on {SHADES[self.shades[place['sector']]]}" if self.look.colour else ""

    def _border(self, q: int, r: int) -> Part:
        beside = self.hexes.get((q + 1, r))
        if self.look.colour or beside is None or beside["sector"] == self.hexes[q, r]["sector"]:
            return " ", ""
        return "|", QUIET

    def _name(self, place: Hex) -> Part:
        name = str(place["at"])
        return name.center(LARGE - 1), ACT if name in self.lit else SPACE_INK

    def _content(self, place: Hex, cell: int) -> list[Part]:
        parts = self._planet(place, cell) if "planet" in place else self._space(place, cell)
        if cell == LARGE:
            parts = [(" ", ""), *parts] if len(parts[0][0]) < LARGE - 2 else parts
        return parts

    def _planet(self, place: Hex, cell: int) -> list[Part]:
        kind = place["planet"]
        fill, ink = PLANET_COLOURS[kind]
        chip = f"bold {ink} on {fill}" if self.look.colour else "bold"
        letter = PLANET_LETTERS[kind]
        if "owner" in place:
            parts = [(letter, chip), self._piece(STRUCTURE_LETTERS[place["structure"]], place["owner"])]
            if "guest" in place:
                parts.append((self.look.mark(place["guest"]), self._ink(place["guest"])))
            return parts
        if "gaiaformer" in place:
            piece = self._piece(GAIAFORMER_LETTER, place["gaiaformer"])
            if place["at"] in self.lit and cell == SMALL:
                return [(letter, chip), piece, ("]", f"bold {ACT}")]
            return [(letter, chip), piece]
        if place["at"] in self.lit:
            return [("[", f"bold {ACT}"), (letter, chip), ("]", f"bold {ACT}")]
        return [(f" {letter} ", chip)]

    def _space(self, place: Hex, cell: int) -> list[Part]:
        parts: list[Part] = []
        if "station" in place:
            parts.append(self._piece(SPACE_STATION_LETTER, place["station"]))
        owners = [*place.get("satellites", ()), *self.placing.get(place["at"], [])]
        if owners and self.look.plain:
            parts.append((".", QUIET))
        parts.extend((self.look.small_mark(seat), self._ink(seat)) for seat in owners)
        if parts:
            return parts
        if cell == LARGE:
            return [(("[ ]" if place["at"] in self.lit else "   "), f"bold {ACT}")]
        if place["at"] in self.lit:
            return [(f"[{place['q']}]", f"bold {ACT}")]
        return [(f"{place['q']:>2}", SPACE_INK)]

    def _piece(self, letter: str, seat: int) -> Part:
        return letter + self.look.mark(seat), f"bold {self._ink(seat)}"

    def _ink(self, seat: int) -> str:
        return colour_of(self.seats, seat)


def _placing(view: Mapping[str, Any]) -> dict[str, list[int]]:
    """Satellites that have been chosen but not placed yet, with their owner."""
    decision = view.get("decision") or {}
    return {place: list(view["to_act"]) for place in decision.get("placed", [])}


def _shades(hexes: Mapping[tuple[int, int], Hex]) -> dict[str, int]:
    """A shade for each sector, different from those of the sectors it touches."""
    beside: dict[str, set[str]] = {}
    for (q, r), place in hexes.items():
        mine = beside.setdefault(place["sector"], set())
        for step in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)):
            other = hexes.get((q + step[0], r + step[1]))
            if other is not None and other["sector"] != place["sector"]:
                mine.add(other["sector"])
    chosen: dict[str, int] = {}
    for sector in sorted(beside):
        taken = {chosen[other] for other in beside[sector] if other in chosen}
        chosen[sector] = min((shade for shade in range(len(SHADES)) if shade not in taken), default=0)
    return chosen
