"""The list of what may be done: numbered, grouped by verb, searchable."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from astrarium.cli.screens import Screen
from astrarium.cli.screens.look import ACT, QUIET
from astrarium.kernel import Action

SHORT = 20
"""A list no longer than this is shown whole at once."""

LONG = 34
"""Notation longer than this goes on in the next line."""

Quote = Callable[[Action], Mapping[str, Any]]


class Entry:
    """One line of the list. Its price is asked for only when it is shown: listing must stay quick."""

    def __init__(self, action: Action, note: str, quote: Quote, screen: Screen) -> None:
        self.number = 0
        self.action = action
        self.text = str(action)
        self.verb = self.text.split(" ", 1)[0]
        self.note = note
        self._quote = quote
        self._screen = screen

    @cached_property
    def quote(self) -> Mapping[str, Any]:
        """What the action costs, by resource."""
        return self._quote(self.action)

    @property
    def price(self) -> str:
        """What the action costs, in words."""
        return self._screen.price(self.quote)

    def worth(self) -> int:
        """Where it stands among the actions of its verb."""
        return self._screen.worth(self.text, lambda: self.quote)

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

    def __init__(
        self,
        actions: Sequence[Action],
        screen: Screen,
        view: Mapping[str, Any],
        quote: Quote,
        describe: Callable[[Action], str],
    ) -> None:
        self.screen = screen
        self.words = screen.words
        entries = [
            Entry(action, screen.describe(str(action), view) or describe(action), quote, screen) for action in actions
        ]
        groups: dict[str, list[Entry]] = {}
        for entry in entries:
            groups.setdefault(entry.verb, []).append(entry)
        verbs = sorted(groups, key=screen.place)
        self.entries = [entry for verb in verbs for entry in sorted(groups[verb], key=Entry.worth)]
        for number, entry in enumerate(self.entries, 1):
            entry.number = number
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
        if len(self.entries) <= min(page, SHORT):
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
        title = self.words.text("menu-all", count=len(self.entries))
        return self._page(self._rest or self.entries, page, len(self.entries), title)

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
        """A heading for each verb, and under it number, notation, meaning and price."""
        number = max((len(str(entry.number)) for entry in entries), default=1)
        notation = min(max((len(entry.text) for entry in entries), default=1), LONG)
        parts: list[RenderableType] = []
        for verb in dict.fromkeys(entry.verb for entry in entries):
            parts.append(Text(f"{' ' * number}  {self.words.verb(verb)}", style="bold"))
            table = Table.grid(padding=(0, 2, 0, 0))
            table.add_column(justify="right", style=f"bold {ACT}", width=number)
            table.add_column(overflow="fold", width=notation)
            table.add_column()
            for entry in entries:
                if entry.verb == verb:
                    table.add_row(str(entry.number), entry.text, self._meaning(entry))
            if verb in hidden:
                more = self.words.text("menu-hidden", count=hidden[verb], verb=verb)
                table.add_row("", "", Text(more, style=QUIET))
            parts.append(table)
        return Group(*parts)

    def _meaning(self, entry: Entry) -> Text:
        between = self.screen.look.dot if entry.note and entry.price else ""
        return Text.assemble((entry.note + between, QUIET), entry.price)
