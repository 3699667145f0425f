"""The rows of tables, seats and moves, read into typed objects."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from msgspec import Struct, field
from sqlalchemy import Connection

from astrarium.server.store import statements
from astrarium.server.wire import Clock, Rival, SeatKind, StandIn, Status, encode

DECODE: Final = msgspec.json.decode
JSON_COLUMNS: Final = ("options", "clock", "to_act", "result", "round", "ending")
"""The columns of `tables` that hold JSON."""


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
    practice: bool = False
    """Somebody may know the seed: it was chosen, or the game goes on from a record."""
    salt: str = ""
    ending: list[str] = field(default_factory=list)
    """The people who agree that the game ends without a result."""


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
    seen: int = 0
    """When the person was last at the table, coarsely, in table time; never written by a change of the table."""
    stand_in: StandIn = ""
    """Why a bot plays on for the person of this seat."""
    stand_in_seq: int = 0
    """The last move before it did."""
    ready: bool = False
    """Before the start: the person would begin the game as its options are."""
    votes: list[str] = field(default_factory=list)
    """The people who agree that a bot plays on for the seat."""

    @property
    def is_stand_in(self) -> bool:
        """A bot plays for a person, who may come back."""
        return self.kind == "bot" and self.person_id is not None

    def belongs_to(self, person: str) -> bool:
        """The seat is this person's, whether they play or a bot stands in for them."""
        return bool(person) and self.person_id == person


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
    del values["pace"]
    values["options"] = DECODE(row.options)
    values["clock"] = DECODE(row.clock, type=Clock)
    values["to_act"] = DECODE(row.to_act, type=list[int])
    values["result"] = DECODE(row.result, type=Result | None)
    values["round"] = DECODE(row.round, type=tuple[int, int])
    values["ending"] = DECODE(row.ending, type=list[str])
    return TableRow(**values)


def read_seat(row: Any) -> SeatRow:
    """A seat, with what is stored as JSON decoded."""
    values = row._asdict()
    del values["table_id"]
    del values["voter"]
    values["answers"] = DECODE(row.answers)
    return SeatRow(**values)


def table_values(table: TableRow) -> dict[str, Any]:
    """The columns of a table, as they are stored."""
    return {**some_values(table, TableRow.__struct_fields__), "pace": table.clock.kind}


def some_values(table: TableRow, names: Iterable[str]) -> dict[str, Any]:
    """Some columns of a table, as they are stored."""
    values = {name: getattr(table, name) for name in names}
    return {name: encode(value).decode() if name in JSON_COLUMNS else value for name, value in values.items()}


def seat_values(table: str, seat: SeatRow) -> dict[str, Any]:
    """The columns of a seat, as they are stored; its votes are rows of their own."""
    values = msgspec.structs.asdict(seat)
    del values["votes"]
    return {**values, "table_id": table, "answers": encode(seat.answers).decode()}


def table_of(db: Connection, table: str) -> TableRow | None:
    """A table, if there is one of that id; PostgreSQL would stumble over some texts that are none."""
    if not (table.isascii() and table.isalnum()):
        return None
    row = db.execute(statements.TABLE, {"table": table}).one_or_none()
    return None if row is None else read_table(row)


def seats_of(db: Connection, table: str) -> list[SeatRow]:
    """The seats of a table, in their order, each with its votes."""
    return seats_by_table(db.execute(statements.SEATS, {"table": table})).get(table, [])


def seats_by_table(found: Iterable[Any]) -> dict[str, list[SeatRow]]:
    """The seats of tables, from rows in the order of tables, seats and those who have voted."""
    tables: dict[str, list[SeatRow]] = {}
    for row in found:
        seats = tables.setdefault(row.table_id, [])
        if not seats or seats[-1].seat != row.seat:
            seats.append(read_seat(row))
        if row.voter is not None:
            seats[-1].votes.append(row.voter)
    return tables


def moves_of(db: Connection, table: str, after: int = 0) -> list[MoveRow]:
    """The moves of a table, from the one after a number."""
    found = db.execute(statements.MOVES, {"table": table, "after": after})
    return [MoveRow(seq=row.seq, seat=row.seat, kind=row.kind, text=row.text, at=row.at) for row in found]
