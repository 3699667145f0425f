"""The rows of tables, seats and moves, read into typed objects."""

from typing import Any, Final

import msgspec
from msgspec import Struct, field
from sqlalchemy import Connection, select

from astrarium.server.store import models, statements
from astrarium.server.wire import Clock, Rival, SeatKind, Status

DECODE: Final = msgspec.json.decode


class Result(Struct, kw_only=True):
    """How a game ended."""

    scores: list[int]
    winners: list[int]
    rival: Rival | None = None


class TableRow(Struct, kw_only=True):
    """A row of `tables`."""

    id: str
    game: str
    version: int
    players: int
    seed: int
    options: dict[str, Any]
    title: str
    status: Status
    private: bool
    clock: Clock
    owner: str
    seq: int
    change: int
    to_act: list[int]
    result: Result | None
    created: int
    updated: int
    round: tuple[int, int] = (0, 0)
    """The round that is played, and how many there are; see `Rules.round`."""


class SeatRow(Struct, kw_only=True):
    """A row of `seats`."""

    seat: int
    kind: SeatKind
    person_id: str | None
    bot: str
    name: str
    invitation: str
    answers: dict[str, Any]
    clock_left: int | None
    clock_since: int | None
    votes: list[str] = field(default_factory=list)
    """The people who agree that a bot plays on for the seat."""


class MoveRow(Struct, kw_only=True):
    """A row of `moves`."""

    seq: int
    seat: int
    kind: str
    text: str
    at: int


def read_table(row: Any) -> TableRow:
    """A table, with what is stored as JSON decoded."""
    values = row._asdict()
    values["options"] = DECODE(row.options)
    values["clock"] = DECODE(row.clock, type=Clock)
    values["to_act"] = DECODE(row.to_act, type=list[int])
    values["result"] = DECODE(row.result, type=Result | None)
    values["round"] = DECODE(row.round, type=tuple[int, int])
    return TableRow(**values)


def read_seat(row: Any) -> SeatRow:
    """A seat, with what is stored as JSON decoded."""
    values = row._asdict()
    del values["table_id"]
    values.pop("voter", None)
    values["answers"] = DECODE(row.answers)
    return SeatRow(**values)


def table_of(db: Connection, table: str) -> TableRow | None:
    """A table, if there is one of that id; PostgreSQL would stumble over some texts that are none."""
    if not (table.isascii() and table.isalnum()):
        return None
    row = db.execute(statements.TABLE, {"table": table}).one_or_none()
    return None if row is None else read_table(row)


def seats_of(db: Connection, table: str) -> list[SeatRow]:
    """The seats of a table, in their order, each with its votes."""
    found: list[SeatRow] = []
    for row in db.execute(statements.SEATS, {"table": table}):
        if not found or found[-1].seat != row.seat:
            found.append(read_seat(row))
        if row.voter is not None:
            found[-1].votes.append(row.voter)
    return found


def moves_of(db: Connection, table: str, after: int = 0) -> list[MoveRow]:
    """The moves of a table, from the one after a number."""
    found = db.execute(statements.MOVES, {"table": table, "after": after})
    return [MoveRow(seq=row.seq, seat=row.seat, kind=row.kind, text=row.text, at=row.at) for row in found]


def changes_of(db: Connection, tables: list[str]) -> dict[str, int]:
    """The number of the last change of each of the tables."""
    table = models.tables
    return {
        row.id: row.change for row in db.execute(select(table.c.id, table.c.change).where(table.c.id.in_(tables)))
    }
