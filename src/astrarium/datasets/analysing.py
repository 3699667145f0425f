"""Analyses of many games, written game by game, so that a run that was stopped goes on where it was."""

from collections.abc import Generator, Iterable, Iterator
from contextlib import closing
from itertools import chain, islice
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec

from astrarium.arena.pool import Workers, each_in_order
from astrarium.datasets.rows import Row, analysis_of
from astrarium.kernel import AstrariumError, Record

BEGINNING: Final = b'{"game":"'
"""Of every line."""


class OtherRun(AstrariumError):
    """The file that is to be gone on with is not of this run."""


class Analyst(msgspec.Struct, frozen=True):
    """Whose advice is asked: a bot, with its budget behind its name if it has one."""

    bot: str

    def rows(self, text: str) -> list[Row]:
        """A row for each decision of a record."""
        return list(analysis_of(Record.loads(text), self.bot))


def analyse(
    records: Iterable[Record], count: int, bot: str, path: Path, workers: Workers = 1, resume: bool = False
) -> Generator[list[Row], None, None]:
    """Write a line of JSON for each decision, and tell the rows of one game after the other.

    With ``resume`` the games that the file has already are told first, and not analysed again. There are about
    ``count`` records.
    """
    left = iter(records)
    going_on = resume and path.exists()
    with path.open("r+b" if going_on else "wb") as file:
        if going_on:
            end = 0
            for record in left:
                lines = list(islice(file, len(record.actions)))
                torn = lines.pop() if lines and not lines[-1].endswith(b"\n") else b""
                rows = _checked(record, bot, lines, torn)
                if len(rows) < len(record.actions):
                    left = chain([record], left)
                    break
                end += sum(map(len, lines))
                count -= 1
                yield rows
            _cut(file, end)
        texts = (record.dumps() for record in left)
        with closing(each_in_order(Analyst(bot).rows, texts, max(2, count), workers)) as found:
            for rows in found:
                file.write(b"".join([msgspec.json.encode(row) + b"\n" for row in rows]))
                # A run that is killed keeps every game that was told.
                file.flush()
                yield rows


def read_lines(path: Path) -> Iterator[Row]:
    """The rows of a file of JSON lines."""
    with path.open("rb") as lines:
        for line in lines:
            yield msgspec.json.decode(line, type=dict[str, Any])


def _checked(record: Record, bot: str, lines: list[bytes], torn: bytes) -> list[Row]:
    """The rows of a game as far as they go, if they are of this record and this bot."""
    try:
        rows = msgspec.json.decode(b"[" + b",".join(lines) + b"]", type=list[Row])
        found = [(row["game"], row["seed"], row["bot"], row["seat"], row["action"]) for row in rows]
    except (msgspec.DecodeError, KeyError):
        raise OtherRun("the file holds no analysis") from None
    wanted = [(record.game, record.seed, bot, seat, action) for seat, action in record.actions[: len(rows)]]
    if found != wanted or not torn.startswith(BEGINNING[: len(torn)]):
        raise OtherRun(f"the file holds another analysis than of these records by {bot}")
    return rows


def _cut(file: BinaryIO, end: int) -> None:
    file.seek(end)
    file.truncate()
