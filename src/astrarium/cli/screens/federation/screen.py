"""The screen of Federation."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from astrarium.cli.screens.federation.actions import ActionWords
from astrarium.cli.screens.federation.effects import EffectWords
from astrarium.cli.screens.federation.news import digest
from astrarium.cli.screens.federation.planets import Planets
from astrarium.cli.screens.federation.seats import Seats
from astrarium.cli.screens.federation.senate import Senate
from astrarium.cli.screens.look import BRASS, Look
from astrarium.cli.screens.screen import Screen, View
from astrarium.cli.words import Words
from astrarium.games.federation.components.ids import PLANET_IDS

LARGE: Final = ("start", "turn")
"""Decisions before which the whole table is shown."""
WITH_PLANET: Final = {
    "neo": "neo",
    "dead": "neo",
    "transport": "neo",
    "moons": "six_moons",
    "token": "six_moons",
}
"""Decisions for which the list does not tell enough about its planet."""
POINTS: Final = (
    "floor",
    "law",
    "mission",
    "specialist",
    "shop",
    "mega",
    "accreditation",
    "others",
    "medals",
    "left-over",
    "project",
)
"""The rows of the final table."""


class FederationScreen(Screen):
    """The senate in the middle of attention; planets and boards below it."""

    secrets = True
    panels = ("senate", "laws", "planets", *PLANET_IDS, "board", "missions", "seats")
    topics = ("about",)

    def __init__(self, words: Words, look: Look) -> None:
        super().__init__(words, look)
        self.effects = EffectWords(words, look)
        self.senate = Senate(self.effects)
        self.seats = Seats(self.effects, self.senate)
        self.planets = Planets(self.effects, self.senate)
        self.actions = ActionWords(self.seats, self.planets)

    def seat_names(self, view: View) -> list[str]:
        # Whoever tells news asks for the names first, and news speak of tokens and spaces.
        self.effects.parts(view)
        return super().seat_names(view)

    def whole(self, view: View, seat: int | None, width: int, lit: frozenset[str]) -> RenderableType:
        parts: list[RenderableType] = [self.senate.heading(view), Text()]
        parts += self.senate.whole(view, width, lit)
        parts += [Text(), self.senate.standing(view), Text(), self.seats.table(view, seat)]
        if seat is not None and view["round"]:
            parts += [Text(), *self.seats.board(view, seat)]
        return Group(*parts)

    def brief(self, view: View, seat: int, width: int, lit: frozenset[str]) -> RenderableType | None:
        kind = view["decision"]["kind"]
        own = self.seats.table(view, seat, only=seat)
        if kind in WITH_PLANET:
            return Group(own, Text(), self.planets.planet(WITH_PLANET[kind], view, seat))
        if kind in ("project", "medal"):
            return Group(own, Text(), self.senate.standing(view))
        return own

    def is_small(self, kind: str) -> bool:
        return kind not in LARGE

    def panel(self, name: str, view: View, seat: int, width: int, lit: frozenset[str]) -> RenderableType:
        if name in PLANET_IDS:
            return self.planets.planet(name, view, seat)
        if name == "senate":
            return Group(*self.senate.whole(view, width, lit))
        if name == "laws":
            return Group(*self.senate.laws(view, width)) if view["round"] else Text(self.words.text("no-laws"))
        if name == "planets":
            return self.senate.standing(view)
        if name == "missions":
            return self.seats.missions(self.effects.parts(view), view["seats"][seat], every=True)
        if name == "board":
            return Group(self.seats.table(view, seat, only=seat), Text(), *self.seats.board(view, seat))
        return self.seats.full(view, seat)

    def topic(self, name: str, line: str, view: View) -> RenderableType:
        found = self.seats.about(view, line.strip()) if line else ""
        return Text(found or self.words.text("about-what", text=line))

    def facts(self, view: View, seat: int) -> Mapping[str, Any]:
        parts = self.effects.parts(view)
        facts = dict(view["decision"] or {})
        if "effect" in facts:
            found = [effect for effect in parts.effects if effect.text == facts["effect"]]
            facts["effect"] = self.effects.effect(found[0]) if found else facts["effect"]
        return facts

    def places(self, texts: Sequence[str]) -> frozenset[str]:
        return frozenset(text.split()[-1] for text in texts if text.startswith("place "))

    def place(self, verb: str) -> int:
        return self.actions.place(verb)

    def worth(self, text: str, quote: Callable[[], Mapping[str, Any]]) -> int:
        return self.actions.worth(text)

    def describe(self, text: str, view: View) -> str:
        return self.actions.describe(text, view)

    def digest(self, actions: Sequence[Sequence[dict[str, Any]]]) -> list[list[dict[str, Any]]]:
        return digest(actions)

    def few(self, verb: str) -> int:
        return 19

    def ledger(self, view: View, seat: int) -> list[tuple[int, str, int]]:
        self.effects.parts(view)
        return [(number, self.words.cause(cause), vp) for number, cause, vp in view["seats"][seat]["ledger"]]

    def final(self, view: View, scores: Sequence[int], winners: Sequence[int]) -> RenderableType:
        """One column for each seat, one row for each kind of points."""
        columns = [self._sums(seat) for seat in view["seats"]]
        table = Table(box=self.look.table_box, header_style="")
        table.add_column(self.words.text("column-cause"))
        for seat in range(len(scores)):
            table.add_column(self.senate.name(seat), justify="right")
        for row in POINTS:
            if any(column.get(row) for column in columns):
                table.add_row(self.words.text(f"points-{row}"), *(str(column.get(row, 0)) for column in columns))
        table.add_section()
        totals = [
            Text(str(score), style=f"bold {BRASS}" if seat in winners else "bold")
            for seat, score in enumerate(scores)
        ]
        table.add_row(Text(self.words.text("column-total"), style="bold"), *totals)
        return table

    def _sums(self, seat: Mapping[str, Any]) -> dict[str, int]:
        found: dict[str, int] = {}
        for _, cause, vp in seat["ledger"]:
            kind, _, word = cause.partition(":")
            if kind == "final":
                kind = "medals" if word == "medals" else "left-over"
            row = kind if kind in POINTS else "others"
            found[row] = found.get(row, 0) + vp
        return found


SCREEN: Final = FederationScreen
