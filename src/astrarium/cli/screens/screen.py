"""A screen that can show any game: its view as a tree, its actions by their verbs.

A game's own screen overrides what it can do better.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from astrarium.cli.screens.look import BRASS, QUIET, Look
from astrarium.cli.words import Words
from astrarium.kernel import Event, Game, Line, Refusal

View = Mapping[str, Any]

LOOKS: Final = {"heading": BRASS, "step": QUIET, "deed": "bold"}
"""How the turn of an opponent is shown that the rules play."""
INDENT: Final = 4


class Screen:
    """Draws a view and puts actions into words; it knows no rule."""

    secrets: bool = True
    """Whether the game hides things from some seats, so that nobody may look over another's shoulder."""
    panels: tuple[str, ...] = ()
    """What can be shown on demand."""
    topics: tuple[str, ...] = ()
    """The words after which the name of something can be looked up, such as ``card comet_zone``."""

    def __init__(self, words: Words, look: Look) -> None:
        self.words = words
        self.look = look

    def welcome(self, view: View) -> str:
        """What a newcomer must know about this table beyond the rules; usually nothing."""
        return ""

    def seat_names(self, view: View) -> list[str]:
        """How the seats are called in sentences."""
        return [self.words.seat(seat) for seat in range(int(view.get("players", len(view.get("seats", ())))))]

    def whole(self, view: View, seat: int | None, width: int, lit: frozenset[str]) -> RenderableType:
        """Everything worth seeing before a decision; ``lit`` are the places where something may be done."""
        if self.look.plain:
            return Group(*(Text(line) for line in _indented(view, 0)))
        tree = Tree(str(view.get("game", "")))
        _grow(tree, view)
        return tree

    def brief(self, view: View, seat: int, width: int, lit: frozenset[str]) -> RenderableType | None:
        """What is worth seeing before a small decision in the middle of something."""
        return None

    def is_small(self, kind: str) -> bool:
        """Whether a decision of this kind comes so often that the whole table need not be drawn for it."""
        return False

    def panel(self, name: str, view: View, seat: int, width: int, lit: frozenset[str]) -> RenderableType:
        """One of ``panels``."""
        return self.whole(view, seat, width, lit)

    def topic(self, name: str, line: str, view: View) -> RenderableType:
        """What there is to know about something, by one of ``topics``."""
        return Text()

    def places(self, texts: Sequence[str]) -> frozenset[str]:
        """The places on the map at which these actions would do something."""
        return frozenset()

    def place(self, verb: str) -> int:
        """Where the actions of a verb stand in the list, which is sorted by this."""
        return 0

    def worth(self, text: str, quote: Callable[[], Mapping[str, Any]]) -> int:
        """Where an action stands among those of its verb; equal ones stay in the engine's order."""
        return 0

    def describe(self, text: str, view: View) -> str:
        """A few words that say what an action means; empty where the engine's own do."""
        return ""

    def reason(self, game: Game, refusal: Refusal) -> str:
        """Why something may not be done."""
        return self.words.tell(game.rules.explain(refusal))

    def retold(self, game: Game, events: Sequence[Event], names: Sequence[str]) -> list[str]:
        """What happened, with all that was secret, a sentence each."""
        shown = [
            Event(event.kind, event.seat, event.rule, {**event.data, **(event.secret or {})}) for event in events
        ]
        return [self.words.tell(line.said, names) for line in game.tell(shown, None)]

    def price(self, quote: Mapping[str, Any]) -> str:
        """What an action costs, in words."""
        price = self.words.amounts({name: number for name, number in quote.items() if isinstance(number, int)})
        return self.words.text("costs", price=price) if price else ""

    def news(self, game: Game, actions: Sequence[Sequence[Event]], seat: int | None) -> list[RenderableType]:
        """What happened in some actions, as a seat may know it, in paragraphs."""
        names = self.seat_names(game.view(seat))
        told = game.tell([event for events in actions for event in events], seat)
        return [self.paragraph(lines, names) for lines in paragraphs(told)]

    def paragraph(self, lines: Sequence[Line], names: Sequence[str]) -> RenderableType:
        """Sentences that belong together; of an opponent that the rules play a heading, its steps and its deeds."""
        parts: list[RenderableType] = []
        arrow = "=> " if self.look.plain else "→ "
        for kind, group in groupby(lines, key=lambda line: line.kind if line.kind in LOOKS else ""):
            said = [self.words.tell(line.said, names) for line in group]
            if kind == "step":
                parts += [_indent(Text(sentence, style=QUIET)) for sentence in said]
            elif kind == "deed":
                parts.append(_indent(Text(arrow + " ".join(said), style="bold")))
            else:
                parts.append(Text(self.bullet + " ".join(said), style=LOOKS.get(kind, "")))
        return parts[0] if len(parts) == 1 else Group(*parts)

    def question(self, game: Game, seat: int) -> str:
        """What a seat is asked."""
        asked = game.ask(seat)
        return "" if asked is None else self.words.tell(asked, self.seat_names(game.view(seat)))

    @property
    def bullet(self) -> str:
        """What stands before a piece of news."""
        return "- " if self.look.plain else "• "

    def few(self, verb: str) -> int:
        """How many actions of a verb are shown before the reader asks for more."""
        return 6

    def ledger(self, view: View, seat: int) -> list[tuple[int, str, int]]:
        """What gave a seat its points: round, cause, points."""
        return []

    def column(self, view: View, seat: int) -> Text:
        """What stands above the points of a seat."""
        return Text(self.seat_names(view)[seat])

    def final(self, game: Game) -> RenderableType:
        """Where everybody's points come from, row by row, and who has won."""
        view, rows, rival = game.view(None), game.breakdown(), game.rules.rival(game.position)
        heads = [self.column(view, seat) for seat in range(len(view["seats"]))]
        if rival is not None and len(heads) == game.players:
            heads.append(Text(self.words.text(rival[0]), style=f"bold {BRASS}"))
        table = Table(box=self.look.table_box, header_style="")
        table.add_column(self.words.text("column-cause"))
        for head in heads:
            table.add_column(head, justify="right")
        victors = _victors(game, len(heads))
        for row in rows:
            if row.kind in ("sum", "heading", "total"):
                table.add_section()
            said = self.words.tell(row.said)
            style = "bold" if row.kind in ("sum", "total") else ""
            cells = [Text(str(points), style=style) for points in row.points]
            if row.kind == "total":
                for seat in victors:
                    cells[seat].stylize(BRASS)
            table.add_row(Text(said, style=style), *cells)
        return table

    def verdict(self, game: Game) -> str:
        """Who has won."""
        said = game.verdict()
        return "" if said is None else self.words.tell(said, self.seat_names(game.view(None)))


def _victors(game: Game, columns: int) -> list[int]:
    """The columns of those who have won; an opponent that the rules play has the last."""
    if not game.is_over:
        return []
    winners = game.winners()
    return winners + [columns - 1] * (columns > game.players and (game.rival_shares or not winners))


def paragraphs(lines: Sequence[Line]) -> list[list[Line]]:
    """Lines by what belongs together."""
    found: list[list[Line]] = []
    for line in lines:
        if line.opens or not found:
            found.append([])
        found[-1].append(line)
    return found


def _indent(text: Text) -> RenderableType:
    return Padding(text, (0, 0, 0, INDENT), expand=False)


def _indented(value: Any, depth: int) -> list[str]:
    """The same without drawn lines."""
    space = "  " * depth
    if not isinstance(value, (Mapping, list, tuple)):
        return [f"{space}{value}"]
    items = value.items() if isinstance(value, Mapping) else enumerate(value)
    lines = []
    for name, item in items:
        if _is_deep(item):
            lines += [f"{space}{name}", *_indented(item, depth + 1)]
        else:
            shown = ", ".join(map(str, item)) if isinstance(item, (list, tuple)) else item
            lines.append(f"{space}{name}: {shown}")
    return lines


def _is_deep(value: Any) -> bool:
    if isinstance(value, (list, tuple)):
        return any(isinstance(item, (Mapping, list, tuple)) for item in value)
    return isinstance(value, Mapping) and bool(value)


def _grow(tree: Tree, value: Any) -> None:
    if isinstance(value, Mapping):
        for name, item in value.items():
            if isinstance(item, (Mapping, list, tuple)) and item:
                _grow(tree.add(Text(str(name))), item)
            else:
                tree.add(Text(f"{name}: {item}"))
    elif isinstance(value, (list, tuple)):
        if all(not isinstance(item, (Mapping, list, tuple)) for item in value):
            tree.add(Text(", ".join(str(item) for item in value)))
            return
        for number, item in enumerate(value):
            _grow(tree.add(Text(str(number))), item)
