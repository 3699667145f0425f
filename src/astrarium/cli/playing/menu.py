"""The list of what may be done: numbered, grouped by verb, searchable."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from astrarium.cli.screens import Screen
from astrarium.cli.screens.look import ACT, QUIET
from astrarium.kernel import Action

Quote = Callable[[Action], Mapping[str, Any]]


class Entry:
    """One line of the list."""

    def __init__(self, number: int, action: Action, text: str, note: str, price: str) -> None:
        self.number = number
        self.action = action
        self.text = text
        self.note = note
        self.price = price

    @property
    def verb(self) -> str:
        """The first word of the action."""
        return self.text.split(" ", 1)[0]

    def answers(self, words: Sequence[str]) -> bool:
        """Every word asked for begins a word of the action or of what is said about it."""
        own = f"{self.text} {self.note}".lower().replace(",", " ").replace("_", " ").split()
        own += self.text.lower().split()
        return all(any(_begins(word, mine) for mine in own) for word in words)


def _begins(word: str, mine: str) -> bool:
    # The name of a hex is meant whole: 1x-1 is not the beginning of 1x-10.
    return mine == word if "x" in word and any(map(str.isdigit, word)) else mine.startswith(word)


class Menu:
    """All actions of one decision. Numbers stay the same while the list is searched."""

    def __init__(self, actions: Sequence[Action], screen: Screen, view: Mapping[str, Any], quote: Quote) -> None:
        self.screen = screen
        words = screen.words
        quoted = [(action, str(action), quote(action)) for action in actions]
        verbs = list(dict.fromkeys(text.split(" ", 1)[0] for _, text, _ in quoted))
        quoted.sort(key=lambda item: (*screen.rank(item[1], item[2])[:1], verbs.index(item[1].split(" ", 1)[0])))
        quoted = _sorted_within(quoted, screen)
        self.entries = [
            Entry(number, action, text, screen.describe(text, view), screen.price(price))
            for number, (action, text, price) in enumerate(quoted, 1)
        ]
        self.words = words
        self._rest: list[Entry] = []

    def __len__(self) -> int:
        return len(self.entries)

    def numbered(self, number: int) -> Entry | None:
        """The entry with that number."""
        return self.entries[number - 1] if 1 <= number <= len(self.entries) else None

    def written(self, text: str) -> Entry | None:
        """The entry with exactly that notation."""
        wanted = " ".join(text.lower().split())
        return next((entry for entry in self.entries if entry.text == wanted), None)

    def overview(self, page: int) -> RenderableType:
        """All of a short list; of a long one a few of each verb."""
        self._rest = []
        if len(self.entries) <= page:
            return self._draw(self.entries, {})
        shown: list[Entry] = []
        hidden: dict[str, int] = {}
        for verb in dict.fromkeys(entry.verb for entry in self.entries):
            group = [entry for entry in self.entries if entry.verb == verb]
            few = self.screen.few(verb)
            if len(group) <= few + 1:
                few = len(group)
            shown += group[:few]
            if len(group) > few:
                hidden[verb] = len(group) - few
        return self._draw(shown, hidden)

    def everything(self, page: int) -> RenderableType:
        """The whole list, page by page: the next page if some of it was just shown."""
        return self._page(self._rest or self.entries, page, len(self.entries), self.words.text("menu-all", count=len(self.entries)))

    def search(self, text: str, page: int) -> RenderableType | None:
        """The actions that a few letters may mean; ``None`` if there are none."""
        words = text.lower().split()
        found = [entry for entry in self.entries if entry.answers(words)]
        if not found:
            return None
        return self._page(found, page, len(found), self.words.text("menu-found", count=len(found)))

    def _page(self, entries: list[Entry], page: int, count: int, title: str) -> RenderableType:
        self._rest = entries[page:]
        parts: list[RenderableType] = [Text(title, style=QUIET), self._draw(entries[:page], {})]
        if self._rest:
            shown = count - len(self._rest)
            parts.append(Text(self.words.text("menu-more", shown=shown, count=count), style=QUIET))
        return Group(*parts)

    def _draw(self, entries: Sequence[Entry], hidden: Mapping[str, int]) -> RenderableType:
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
        table.add_column(justify="right", style=f"bold {ACT}", no_wrap=True)
        table.add_column(overflow="fold")
        table.add_column(style=QUIET, overflow="fold")
        table.add_column(overflow="fold")
        verb = ""
        for place, entry in enumerate(entries):
            if entry.verb != verb:
                verb = entry.verb
                table.add_row("", Text(self.words.verb(verb), style="bold"), "", "")
            price = self.words.text("costs", price=entry.price) if entry.price else ""
            table.add_row(str(entry.number), entry.text, entry.note, price)
            last = place + 1 == len(entries) or entries[place + 1].verb != verb
            if last and verb in hidden:
                more = self.words.text("menu-hidden", count=hidden[verb], verb=verb)
                table.add_row("", "", Text(more, style=QUIET), "")
        return table


def _sorted_within(
    quoted: list[tuple[Action, str, Mapping[str, Any]]], screen: Screen
) -> list[tuple[Action, str, Mapping[str, Any]]]:
    """Within a verb the screen's order, and else the engine's."""
    found: list[tuple[Action, str, Mapping[str, Any]]] = []
    for verb in dict.fromkeys(text.split(" ", 1)[0] for _, text, _ in quoted):
        group = [item for item in quoted if item[1].split(" ", 1)[0] == verb]
        found += sorted(group, key=lambda item: screen.rank(item[1], item[2]))
    return found
