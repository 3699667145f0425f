"""The seats of Gaia Project: a table of all, and each in full."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from astrarium.cli.screens.gaia.board import parts_of
from astrarium.cli.screens.gaia.colours import STRUCTURE_LETTERS
from astrarium.cli.screens.gaia.map import colour_of
from astrarium.cli.screens.look import ACT, BRASS, QUIET, Look
from astrarium.cli.words import Words
from astrarium.games.gaia.telling import effects

WIDE = 100
"""From so many columns on a seat's booster and research stand beside its resources."""

View = Mapping[str, Any]


class SeatTable:
    """Draws what lies before the seats."""

    def __init__(self, words: Words, look: Look) -> None:
        self.words = words
        self.look = look

    def name(self, view: View, seat: int) -> Text:
        """The mark and name of a seat in its colour."""
        faction = view["seats"][seat]["faction"]
        automa = view["seats"][seat].get("automa")
        name = self.words.name("faction", faction) if faction else self.words.seat(seat)
        if automa:
            name = self.words.text("automa-of", faction=name) if faction else self.words.text("automa")
        return Text(f"{self.look.mark(seat)} {name}", style=f"bold {colour_of(view['seats'], seat)}")

    def table(self, view: View, me: int | None, width: int) -> RenderableType:
        """One line for each seat."""
        table = Table(box=None, padding=(0, 1, 0, 0), header_style=QUIET, pad_edge=False)
        columns = ["faction", "points", "ore", "credits", "knowledge", "qic", "power"]
        wide = width >= WIDE
        if wide:
            columns += ["levels", "booster"]
        table.add_column("")
        for column in columns:
            right = column in ("points", "ore", "credits", "knowledge", "qic")
            table.add_column(self.words.text(f"column-{column}"), justify="right" if right else "left", no_wrap=True)
        for seat in view["seats"]:
            table.add_row(*self._row(view, seat, me, wide))
        return table

    def _row(self, view: View, seat: Mapping[str, Any], me: int | None, wide: bool) -> list[Text]:
        number = seat["seat"]
        turn = Text(self.look.pointer if number in view["to_act"] else " ", style=f"bold {ACT}")
        name = self.name(view, number)
        if number == me:
            name.append(f" ({self.words.text('you')})", QUIET)
        if seat["passed"]:
            name.append(f" ({self.words.text('passed')})", QUIET)
        row = [turn, name, Text(str(seat["vp"]), style=f"bold {BRASS}")]
        # The Automa has no resources at all, which is not the same as none left.
        row += [Text("-", style=QUIET)] * 5 if seat.get("automa") else self._resources(seat)
        if wide:
            row.append(Text(" ".join(str(level) for level in seat["levels"].values())))
            row.append(Text(self.words.name("booster", seat["booster"]) if seat["booster"] else "-", style=QUIET))
        return row

    def _resources(self, seat: Mapping[str, Any]) -> list[Text]:
        income = seat["income"]
        cells = []
        for resource in ("ore", "credits", "knowledge", "qic"):
            cell = Text(str(seat[resource]))
            coming = income.get(resource, 0)
            cell.append(f"{f'+{coming}' if coming else '':>4}", QUIET)
            cells.append(cell)
        return [*cells, self._power(seat)]

    def _power(self, seat: Mapping[str, Any]) -> Text:
        stone = seat["brainstone"]
        areas = [f"{tokens}{'b' if stone == area else ''}" for area, tokens in enumerate(seat["power"], 1)]
        text = Text("/".join(areas))
        if seat["gaia_power"] or stone == 4:
            text.append(f" +{seat['gaia_power']}{'b' if stone == 4 else ''}", QUIET)
        return text

    def details(self, view: View, number: int) -> Text:
        """What the table has no room for."""
        seat = view["seats"][number]
        words = self.words
        built = dict.fromkeys(STRUCTURE_LETTERS.values(), 0)
        for structure, letter in STRUCTURE_LETTERS.items():
            built[letter] += seat["built"][structure]
        on_map = " ".join(f"{letter}{number}" for letter, number in built.items())
        formers = seat["gaiaformers"]
        parts = [
            words.text("detail-built", built=on_map),
            words.text("detail-range", range=seat["range"]),
            words.text("detail-step", ore=seat["ore_per_step"]),
            words.text("detail-formers", ready=formers["ready"], map=formers["map"]),
        ]
        if not seat["booster"]:
            parts.append(words.text("detail-no-booster"))
        tiles = [self._tile(tile) for tile in seat["tiles"]]
        if tiles:
            parts.append(words.text("detail-tiles", tiles=", ".join(tiles)))
        tokens = [
            words.name("token", token["id"]) + (f" ({words.text('green')})" if token["green"] else "")
            for token in seat["tokens"]
        ]
        if tokens:
            parts.append(words.text("detail-tokens", tokens=", ".join(tokens)))
        specials = [
            words.name("special", special["id"]) + (f" ({words.text('used')})" if special["used"] else "")
            for special in seat["specials"]
        ]
        if specials:
            parts.append(words.text("detail-specials", specials=", ".join(specials)))
        if seat["satellites"] or seat["federations"]:
            parts.append(
                words.text("detail-federations", federations=seat["federations"], satellites=seat["satellites"])
            )
        return Text(self.look.dot.join(parts), style=QUIET)

    def _tile(self, tile: Mapping[str, Any]) -> str:
        if tile["covered_by"]:
            return self.words.name("tech", tile["covered_by"])
        return self.words.name("tech", tile["id"])

    def full(self, view: View, me: int | None, width: int) -> RenderableType:
        """Every seat with all its details."""
        lines: list[RenderableType] = [self.table(view, me, width)]
        for seat in range(len(view["seats"])):
            if not view["seats"][seat]["faction"] or view["seats"][seat].get("automa"):
                continue
            lines += [Text(), self.name(view, seat), self.details(view, seat)]
            income = self.words.amounts(view["seats"][seat]["income"])
            lines.append(Text(self.words.text("detail-income", income=income), style=QUIET))
            booster = view["seats"][seat]["booster"]
            if booster:
                effect = self.words.tell(effects.of(parts_of(view), "booster", booster))
                lines.append(Text(f"{self.words.name('booster', booster)}: {effect}", style=QUIET))
        lines += [Text(), Text(self.words.text("seats-help"), style=QUIET)]
        return Group(*lines)
