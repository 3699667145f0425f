"""The screen of Federation."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from astrarium.cli.screens.federation.effects import EffectWords
from astrarium.cli.screens.federation.planets import Planets
from astrarium.cli.screens.federation.seats import Seats
from astrarium.cli.screens.federation.senate import Senate
from astrarium.cli.screens.look import Look
from astrarium.cli.screens.screen import Screen, View
from astrarium.cli.words import Words
from astrarium.games.federation import news
from astrarium.games.federation.components.ids import PLANET_IDS, SIDE_IDS

LAST: Final = {"use": 1, "keep": 2, "skip": 2, "end": 2, "discard": 3}
"""Doing something comes before doing nothing; giving something back stands last."""
STRONGEST: Final = ("3", "2", "1a", "1b", "special")
"""Ambassadors in the order of the list."""
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

    def places(self, texts: Sequence[str]) -> frozenset[str]:
        return frozenset(text.split()[-1] for text in texts if text.startswith("place "))

    def place(self, verb: str) -> int:
        return LAST.get(verb, 0)

    def worth(self, text: str, quote: Callable[[], Mapping[str, Any]]) -> int:
        """The strongest ambassador comes first, with votes before funding, floor by floor from above."""
        verb, *rest = text.split()
        if verb != "place":
            return 0
        ambassador, side, space = rest
        floor = -int(space[1]) * 10 + int(space[2]) if space != "outer" else 10
        return (STRONGEST.index(ambassador) * len(SIDE_IDS) + SIDE_IDS.index(side)) * 100 + floor

    def few(self, verb: str) -> int:
        return 19

    def ledger(self, view: View, seat: int) -> list[tuple[int, str, int]]:
        parts = self.effects.parts(view)
        ledger = view["seats"][seat]["ledger"]
        return [(number, self.words.tell(news.cause(parts, cause)), vp) for number, cause, vp in ledger]

    def column(self, view: View, seat: int) -> Text:
        return self.senate.name(seat)


SCREEN: Final = FederationScreen
