"""What a report speaks of, in words: its heads, and the names behind the ids that it counts by."""

from typing import Final

from msgspec.structs import replace

from astrarium.arena.report import Report
from astrarium.cli.words import Words

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

    def named(self, report: Report) -> Report:
        """The report with names where ids stand."""
        summary = replace(
            report.summary,
            rivals=[replace(group, name=self.text(group.name)) for group in report.summary.rivals],
            facts={
                kind: [replace(group, name=self.fact(kind, group.name)) for group in groups]
                for kind, groups in report.summary.facts.items()
            },
        )
        return replace(
            report,
            summary=summary,
            sources=[replace(row, name=self.source(row.name)) for row in report.sources],
            habits=[replace(row, name=self.habit(row.name)) for row in report.habits],
        )

    def _said(self, key: str, name: str) -> str:
        return self.text(key) if self.has(key) else _readable(name)


def _readable(name: str) -> str:
    """What no file has a name for, as a guest's game."""
    return name.replace("_", " ")
