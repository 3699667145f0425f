"""Lists of tables: one's own, those with an open seat, those being played, those that are over."""

from typing import Any, Final, Literal

from sqlalchemy import ColumnElement, or_, select

from astrarium.server.host import Host
from astrarium.server.people import Person
from astrarium.server.store import models
from astrarium.server.tables.rows import SeatRow, read_seat, read_table
from astrarium.server.tables.states import table_info
from astrarium.server.wire import TableInfo

MOST: Final = 100
Of = Literal["mine", "open", "running", "finished"]


def list_tables(host: Host, person: Person, of: Of) -> list[TableInfo]:
    """Tables, those with the latest changes first."""
    tables = models.tables
    seats = models.seats
    with host.store.read() as db:
        found = db.execute(
            select(tables).where(*_conditions(of, person.id)).order_by(tables.c.updated.desc()).limit(MOST)
        )
        rows = [read_table(row) for row in found]
        by_table: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
        for seat in db.execute(select(seats).where(seats.c.table_id.in_(list(by_table))).order_by(seats.c.seat)):
            by_table[seat.table_id].append(read_seat(seat))
    return [table_info(host, row, by_table[row.id], person.id) for row in rows]


def _conditions(of: Of, person: str) -> list[ColumnElement[Any]]:
    tables = models.tables
    seats = models.seats
    if of == "open":
        open_seats = select(seats.c.table_id).where(seats.c.kind == "open")
        return [tables.c.status == "waiting", tables.c.private.is_(False), tables.c.id.in_(open_seats)]
    if of == "running":
        return [tables.c.status == "playing", tables.c.private.is_(False)]
    own = select(seats.c.table_id).where(seats.c.person_id == person)
    mine = or_(tables.c.id.in_(own), tables.c.owner == person)
    over = ("finished", "abandoned") if of == "finished" else ("waiting", "playing")
    return [tables.c.status.in_(over), mine]
