"""The screen of Race for the Galaxy."""

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from astrarium.cli.screens.look import Look
from astrarium.cli.screens.race.actions import ActionWords
from astrarium.cli.screens.race.cards import CardWords
from astrarium.cli.screens.race.robot import RobotWords
from astrarium.cli.screens.race.seats import SeatWords
from astrarium.cli.screens.race.tableau import Tableau
from astrarium.cli.screens.screen import Screen, View
from astrarium.cli.words import Words

LARGE: Final = ("actions", "start")
"""Decisions before which the whole table is shown; before a discard only the first time."""
WITH_HAND: Final = ("develop", "settle", "second", "explore", "discard")
WITH_TABLEAU: Final = ("sell", "consume", "produce", "way")


class RaceScreen(Screen):
    """Tableau and hand in the middle of attention; the others as a ledger."""

    secrets = True
    panels = ("tableau", "hand", "seats", "goals", "robot")
    topics = ("card",)

    def __init__(self, words: Words, look: Look) -> None:
        super().__init__(words, look)
        self.cards = CardWords(words, look)
        self.tableau = Tableau(self.cards)
        self.seats = SeatWords(self.cards)
        self.robot = RobotWords(self.cards)
        self.actions = ActionWords(self.cards)

    def seat_names(self, view: View) -> list[str]:
        # Whoever tells news asks for the names first, and news may speak of the players' own cards.
        self.cards.table(view)
        return super().seat_names(view)

    def whole(self, view: View, seat: int | None, width: int, lit: frozenset[str]) -> RenderableType:
        chosen = view["seats"][seat]["chosen"] if seat is not None and view["phase"] == "actions" else []
        if chosen and seat in view["to_act"]:
            # The second action of a duel: nothing has changed since the first.
            return Text(self.words.text("chosen-first", actions=self.words.names("action", chosen)))
        parts: list[RenderableType] = [self.seats.heading(view)]
        if view["round"]:
            parts.append(self.seats.phases(view))
        parts += [self.seats.piles(view), Text(), self.seats.table(view, seat, width)]
        for block in (self.robot.brief(view), self.seats.goals(view, full=view["round"] <= 1)):
            if block:
                parts += [Text(), *block]
        if seat is not None:
            if view["seats"][seat]["tableau"]:
                parts += [Text(), self._tableau(view, seat, width)]
            parts += [Text(), self._hand(view, seat, width)]
            if view["round"] <= 1:
                parts.append(self.cards.legend())
        return Group(*parts)

    def brief(self, view: View, seat: int, width: int, lit: frozenset[str]) -> RenderableType | None:
        kind = view["decision"]["kind"]
        parts: list[RenderableType] = [self.seats.phases(view)] if view["round"] else []
        if kind == "draft":
            parts.append(self.tableau.drafted(view, seat))
        if kind in ("discard", "explore") and view["seats"][seat]["chosen"]:
            return None
        if kind == "discard" and not view["round"]:
            return self.whole(view, seat, width, lit)
        if kind in WITH_TABLEAU:
            parts += [Text(), self._tableau(view, seat, width)]
        elif kind in WITH_HAND:
            parts += [Text(), self._hand(view, seat, width)]
        elif kind != "draft":
            return None
        return Group(*parts)

    def is_small(self, kind: str) -> bool:
        return kind not in LARGE

    def panel(self, name: str, view: View, seat: int, width: int, lit: frozenset[str]) -> RenderableType:
        if name == "tableau":
            return Group(self._tableau(view, seat, width), self.cards.legend())
        if name == "hand":
            return Group(self._hand(view, seat, width), self.cards.legend())
        if name == "seats":
            return self.seats.full(view, seat, width, self.tableau.tableau)
        if name == "robot":
            return self.robot.full(view)
        goals = self.seats.goals(view, full=True)
        return Group(*goals) if goals else Text(self.words.text("no-goals"))

    def topic(self, name: str, line: str, view: View) -> RenderableType:
        return self.cards.find(view, line)

    def place(self, verb: str) -> int:
        return self.actions.place(verb)

    def describe(self, text: str, view: View) -> str:
        return self.actions.describe(text, view)

    def price(self, quote: Mapping[str, Any]) -> str:
        return self.actions.price(quote)

    def few(self, verb: str) -> int:
        return 15

    def ledger(self, view: View, seat: int) -> list[tuple[int, str, int]]:
        """Each card with its points, then chips and goals."""
        mine = view["seats"][seat]
        found = []
        for item, counted in zip(mine["tableau"], mine["points"], strict=True):
            name = self.words.name("card", item["card"])
            found.append((0, name, counted.get("printed", 0)))
            found += [(0, f"{name}: {self._counted(what)}", vp) for what, vp in counted.items() if what != "printed"]
        found += [(0, self.words.text("points-chips"), mine["chips"])]
        found += [(0, self.words.text("points-goals"), mine["goal_vp"])]
        return [entry for entry in found if entry[2]]

    def _counted(self, what: str) -> str:
        if what in ("chips", "goods", "military"):
            return self.words.text(f"column-{what}")
        return self.words.name("card", what)

    def column(self, view: View, seat: int) -> Text:
        # Five names are too wide for a small window.
        return self.seats.name(seat) if len(view["seats"]) < 5 else self.seats.mark(seat)

    def _tableau(self, view: View, seat: int, width: int) -> RenderableType:
        return self.tableau.titled("panel-tableau", self.tableau.tableau(view, seat, width))

    def _hand(self, view: View, seat: int, width: int) -> RenderableType:
        return self.tableau.titled("panel-hand", self.tableau.hand(view, seat, width))


SCREEN: Final = RaceScreen
