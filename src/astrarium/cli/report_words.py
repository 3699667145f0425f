"""What a report speaks of, in words: its heads, and the names behind the ids that it counts by."""

from typing import Final

from astrarium.arena.report import Report
from astrarium.cli.words import Words, locale_of_environment

KINDS: Final = {
    "faction": "faction",
    "start_world": "card",
    "area": "area",
    "first tile": "tech",
    "calls": "action",
    "planet": "planet",
    "side": "side",
}
"""Which kind of component an id belongs to: behind a fact of a seat, or behind the first words of a habit."""


class ReportWords(Words):
    """The words for reports of a game."""

    @staticmethod
    def of(report: Report) -> "ReportWords":
        """In the language of the user."""
        return ReportWords(locale_of_environment(), report.game)

    def head(self, name: str) -> str:
        """A head of a table, or of a line in it."""
        return self._said(f"report-{name}", name)

    def fact(self, kind: str, word: str) -> str:
        """What a seat has played: its faction, its start world."""
        return _readable(self.name(KINDS.get(kind, kind), word))

    def source(self, name: str) -> str:
        """Where points came from."""
        return self._said(f"source-{name}", name)

    def habit(self, name: str) -> str:
        """A habit, with the name of what it is about."""
        for start, kind in KINDS.items():
            if name.startswith(f"{start} "):
                about = name.removeprefix(f"{start} ")
                key = f"habit-{start.replace(' ', '-')}"
                return self.text(key, name=_readable(self.name(kind, about))) if self.has(key) else _readable(name)
        return self._said(f"habit-{name.replace(' ', '-')}", name)

    def _said(self, key: str, name: str) -> str:
        return self.text(key) if self.has(key) else _readable(name)


def _readable(name: str) -> str:
    """What no file has a name for, as a guest's game."""
    return name.replace("_", " ")
