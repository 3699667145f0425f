"""What a host does with tables: finding them, ending, exporting, importing, and clearing away what nobody uses."""

from typing import Any, Final

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, delete, or_, select

from astrarium.server.errors import ApiError
from astrarium.server.host import Host
from astrarium.server.people.person import Person
from astrarium.server.requests import NewRecord
from astrarium.server.store import models
from astrarium.server.tables.access import open_table
from astrarium.server.tables.ending import give_up
from astrarium.server.tables.records import import_record
from astrarium.server.tables.rows import DECODE, Result
from astrarium.server.tables.write import insist
from astrarium.server.wire import Status

DAY: Final = 24 * 3600 * 1000
MOST: Final = 1000


class StoredTable(Struct, kw_only=True):
    """A table as a host sees it: never what its players may not know."""

    id: str
    game: str
    players: int
    status: Status
    private: bool
    title: str
    moves: int
    created: int
    updated: int
    people: list[str]
    scores: list[int]


class Cleared(Struct, kw_only=True):
    """What was cleared away, or would be."""

    tables: int
    guests: int


class StoredTables:
    """The tables of a database."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._store = host.store

    def find(
        self, status: Status | None = None, game: str = "", person: str = "", older: int = 0
    ) -> list[StoredTable]:
        """Tables, the latest first; only those of a status, a game, a person, or untouched for so many days."""
        tables, seats = models.tables, models.seats
        wanted: list[ColumnElement[Any]] = []
        if status is not None:
            wanted.append(tables.c.status == status)
        if game:
            wanted.append(tables.c.game == game)
        if person:
            at = select(seats.c.table_id).where(or_(seats.c.name == person, seats.c.person_id == person))
            wanted.append(tables.c.id.in_(at))
        if older:
            wanted.append(tables.c.updated < self._days_ago(older))
        with self._store.read() as db:
            found = db.execute(select(tables).where(*wanted).order_by(tables.c.updated.desc()).limit(MOST)).all()
            people = _names(db, [row.id for row in found])
        return [_stored(row, people[row.id]) for row in found]

    def end(self, table: str) -> None:
        """Give a table up; what was played stays to be looked at. Whoever looks at it is told."""
        insist(lambda: self._end(table))

    def export(self, table: str) -> str:
        """The record of a table, finished or not. It tells the seed, and with it all that is hidden."""
        with open_table(self._host, table, None) as snapshot:
            return snapshot.game().game.record().dumps()

    def import_record(self, text: str, owner: Person, title: str = "") -> str:
        """A table of a record, which belongs to somebody; its id."""
        return import_record(self._host, owner, NewRecord(text=text, title=title, private=False))

    def clear_away(self, days: int, dry: bool = False) -> Cleared:
        """Forget tables that were never played, and guests who have nothing left, untouched for so many days."""
        since = self._days_ago(days)
        with self._store.write() as db, db.begin_nested() as attempt:
            cleared = Cleared(tables=_clear_tables(db, since), guests=_clear_guests(db, since))
            if dry:
                attempt.rollback()
        return cleared

    def _days_ago(self, days: int) -> int:
        return self._host.now() - days * DAY

    def _end(self, table: str) -> None:
        host = self._host
        with open_table(host, table, None) as snapshot:
            if snapshot.table.status not in ("waiting", "playing"):
                raise ApiError("not-allowed", f"table {table} is {snapshot.table.status} already")
            give_up(host, snapshot)


def _names(db: Connection, tables: list[str]) -> dict[str, list[str]]:
    """Who sits at tables, in their order."""
    seats = models.seats
    found: dict[str, list[str]] = {table: [] for table in tables}
    here = select(seats.c.table_id, seats.c.name).where(seats.c.table_id.in_(tables), seats.c.name != "")
    for seat in db.execute(here.order_by(seats.c.table_id, seats.c.seat)):
        found[seat.table_id].append(seat.name)
    return found


def _clear_tables(db: Connection, since: int) -> int:
    tables = models.tables
    unplayed = (tables.c.seq == 0, tables.c.status.in_(("waiting", "abandoned")), tables.c.updated < since)
    return db.execute(delete(tables).where(*unplayed)).rowcount


def _clear_guests(db: Connection, since: int) -> int:
    """Forget guests who sit nowhere, own nothing, have said nothing, and have not been here lately."""
    people, seats, sessions = models.people, models.seats, models.sessions
    kept = (
        select(seats.c.person_id).where(seats.c.person_id.is_not(None)),
        select(models.tables.c.owner),
        select(models.chat.c.person_id),
        select(models.own_texts.c.person_id),
        select(sessions.c.person_id).where(sessions.c.seen >= since),
    )
    idle = (people.c.password.is_(None), people.c.created < since, *(people.c.id.not_in(ids) for ids in kept))
    return db.execute(delete(people).where(*idle)).rowcount


def _stored(row: Any, people: list[str]) -> StoredTable:
    result = DECODE(row.result, type=Result | None)
    return StoredTable(
        id=row.id,
        game=row.game,
        players=row.players,
        status=row.status,
        private=row.private,
        title=row.title,
        moves=row.seq,
        created=row.created,
        updated=row.updated,
        people=people,
        scores=[] if result is None else result.scores,
    )
