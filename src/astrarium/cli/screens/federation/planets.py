"""The five planets of Federation, each as a table."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from astrarium.cli.screens.federation.effects import EffectWords
from astrarium.cli.screens.federation.senate import Senate
from astrarium.cli.screens.look import BRASS, QUIET
from astrarium.games.federation.components.ids import PRODUCTION_IDS

TIGHT: Final = ("", "cell", "leads", "price", "discs", "robots")
"""Columns that are never broken."""

View = Mapping[str, Any]


class Planets:
    """Draws the planets."""

    def __init__(self, effects: EffectWords, senate: Senate) -> None:
        self.effects = effects
        self.senate = senate
        self.words = effects.words
        self.look = effects.look

    def planet(self, name: str, view: View, seat: int | None) -> RenderableType:
        """One planet under its name."""
        drawn = {
            "neo": self.neo,
            "six_moons": self.six_moons,
            "atal": self.atal,
            "arratuin": self.arratuin,
            "e81216": self.e81216,
        }
        return Group(self.senate.planet(name), drawn[name](view, seat))

    def _table(self, *columns: str) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0), header_style=QUIET, pad_edge=False)
        for column in columns:
            table.add_column(self.words.text(f"column-{column}") if column else "", no_wrap=column in TIGHT)
        return table

    def _marks(self, seats: Sequence[int]) -> Text:
        return Text(" ").join(self.senate.mark(seat) for seat in seats)

    def neo(self, view: View, seat: int | None) -> RenderableType:
        """The cells from the start on, with what they give, where they lead, and the miners."""
        parts = self.effects.parts(view)
        table = self._table("cell", "miners", "gives", "leads")
        here = view["seats"][seat]["miner"] if seat is not None else ""
        for cell in view["neo"]["cells"]:
            token = cell["asteroid"]
            gives = self.words.amounts(cell["gives"])
            if token == "hidden":
                gives = self.words.text("asteroid-hidden")
            elif token is not None:
                gives = self.words.text("asteroid-open", token=token, gives=self.effects.asteroid(parts, token))
            elif not cell["next"]:
                gives = self._dead(view)
            style = "bold" if cell["id"] == here else ""
            table.add_row(Text(cell["id"], style), self._marks(cell["miners"]), gives, " ".join(cell["next"]))
        return table

    def _dead(self, view: View) -> str:
        parts = self.effects.parts(view)
        tokens = view["neo"]["dead_asteroids"]
        if tokens is None:
            return self.words.text("dead-hidden", count=view["neo"]["dead_left"])
        return "; ".join(f"{token}: {self.effects.asteroid(parts, token)}" for token in tokens) or "-"

    def six_moons(self, view: View, seat: int | None) -> RenderableType:
        """The moons with their tokens and the mages, and the stacks."""
        parts = self.effects.parts(view)
        table = self._table("moon", "miners", "strength", "tokens-there")
        for moon in view["six_moons"]["moons"]:
            if moon["tokens"] is None:
                there = self.words.text("tokens-hidden", count=moon["left"])
            else:
                there = "; ".join(self.effects.token(parts, token) for token in moon["tokens"]) or "-"
            table.add_row(str(moon["moon"]), self._marks(moon["mages"]), str(moon["strength"]), there)
        stacks = ", ".join(f"{stack['strength']}: {stack['left']}" for stack in view["six_moons"]["stacks"])
        return Group(table, Text(self.words.text("stacks-left", stacks=stacks), style=QUIET))

    def atal(self, view: View, seat: int | None) -> RenderableType:
        """The face-up specialists of each type and level, and how many lie in the stack."""
        parts = self.effects.parts(view)
        table = self._table("", "stack", "effect")
        for stack in view["atal"]:
            word = stack["face_up"]
            name = f"{stack['level']}{stack['type']} {self.words.name('type', stack['type'])}"
            if word is not None:
                table.add_row(
                    self.effects.specialist_name(word), str(stack["left"]), self.effects.specialist(parts, word)
                )
            else:
                hidden = self.words.text("stack-hidden") if stack["left"] else "-"
                table.add_row(Text(name, QUIET), Text(str(stack["left"]), QUIET), Text(hidden, QUIET))
        return table

    def arratuin(self, view: View, seat: int | None) -> RenderableType:
        """The shops: price, bonus on both levels, everybody's discs."""
        parts = self.effects.parts(view)
        table = self._table("shop", "price", "level-1", "level-2", "discs")
        for shop, data in zip(view["arratuin"], parts.shops, strict=True):
            bonus = [self.effects.all(found) for found in data.bonus]
            discs = self.senate.counts(shop["discs"])
            table.add_row(shop["id"], self.effects.price(shop["cost"]), *bonus, discs)
        return table

    def e81216(self, view: View, seat: int | None) -> RenderableType:
        """Productions and megastructures: price, what they bring, whose robots stand there."""
        parts = self.effects.parts(view)
        table = self._table("building", "price", "effect", "robots")
        for item in view["e81216"]["productions"]:
            income = self.effects.all(parts.productions[PRODUCTION_IDS.index(item["id"])].income)
            name = self.words.name("structure", item["id"])
            table.add_row(name, self.effects.price(item["cost"]), income, self._marks(item["robots"]))
        for item in view["e81216"]["megastructures"]:
            name = self.words.name("structure", item["id"])
            about = self.mega(view, item["id"], seat)
            table.add_row(name, self.effects.price(item["cost"]), about, self._marks(item["robots"]))
        return table

    def mega(self, view: View, word: str, seat: int | None) -> Text:
        """What a megastructure counts, its multipliers, and what it would bring a seat now."""
        item = next(item for item in view["e81216"]["megastructures"] if item["id"] == word)
        free = item["multipliers"][len(item["robots"]) :]
        tiles = [self.words.name("count", tile) for tile in item["tiles"]]
        shown = ", ".join(f"x{number}" for number in free) or self.words.text("no-multiplier")
        line = Text(self.words.text("mega-counts", multipliers=shown, tiles=" / ".join(tiles)))
        if seat is not None and free and seat not in item["robots"]:
            line.append(f" ({self.words.text('now-worth', vp=item['worth'][seat])})", BRASS)
        return line
