"""Rows of docs/strength.md whose games lie elsewhere: they stay until their match is played anew.

A table is known by the first word of its head, a row by its match.
"""

from collections.abc import Iterator, Mapping

WHOLE = "two players"
"""Tables that begin with these words tell of one match, so none of their rows is older than the others."""


class Rows:
    """The tables of a part of the page, in their order: of each its head, and its rows by their matches."""

    def __init__(self, text: str) -> None:
        self.heads: dict[str, str] = {}
        self.rows: dict[str, dict[tuple[str, ...], str]] = {}
        for block in text.strip().split("\n\n"):
            lines = [line for line in block.splitlines() if line.startswith("|")]
            if not lines:
                continue
            name = cells(lines[0])[0]
            self.heads[name] = "\n".join(lines[:2])
            number = 2 if cells(lines[0])[1] == "match" else 1
            self.rows[name] = {tuple(cells(line)[:number]): line for line in lines[2:]}


def cells(line: str) -> list[str]:
    """The words between the bars of a row."""
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def with_kept(new: str, old: str, order: Mapping[str, int]) -> str:
    """The new tables, with the rows of the old ones for which nothing is new; a row's words tell its place."""
    fresh, kept = Rows(new), Rows(old)
    return "".join(f"\n{head}\n{rows}\n\n" for head, rows in _merged(fresh, kept, order))


def _merged(fresh: Rows, kept: Rows, order: Mapping[str, int]) -> Iterator[tuple[str, str]]:
    for name in sorted({**fresh.heads, **kept.heads}, key=lambda name: order.get(name, 0)):
        if name not in fresh.heads:
            yield kept.heads[name], "\n".join(kept.rows[name].values())
            continue
        rows = fresh.rows[name]
        wide = fresh.heads[name].count("|")
        if not name.startswith(WHOLE):
            older = {match: row for match, row in kept.rows.get(name, {}).items() if row.count("|") * 2 == wide}
            rows = dict(sorted({**older, **rows}.items(), key=lambda row: [order.get(word, 0) for word in row[0]]))
        yield fresh.heads[name], "\n".join(rows.values())
