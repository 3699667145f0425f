"""Somebody leaves all their tables for good; none of them may break by it."""

from contextlib import suppress

from msgspec import structs
from sqlalchemy import Connection, or_, select

from astrarium.server.errors import ApiError
from astrarium.server.host import Host
from astrarium.server.people.person import Person
from astrarium.server.store import models
from astrarium.server.tables import ending, seats
from astrarium.server.tables.access import open_table, peek_table
from astrarium.server.tables.change import change_of
from astrarium.server.tables.create import default_bot
from astrarium.server.tables.stand_ins import write_seat
from astrarium.server.tables.write import insist, write_table


def open_tables(db: Connection, person: str) -> list[str]:
    """The tables that are not over where a person sits, or that they have made."""
    tables, rows = models.tables, models.seats
    sits = select(rows.c.table_id).where(rows.c.person_id == person)
    mine = or_(tables.c.owner == person, tables.c.id.in_(sits))
    found = select(tables.c.id).where(tables.c.status.in_(("waiting", "playing")), mine)
    return list(db.execute(found.order_by(tables.c.id)).scalars())


def leave_tables(host: Host, person: Person) -> None:
    """Give every seat up, and every table to somebody else who sits there; one without anybody is over."""
    with host.store.read() as db:
        found = open_tables(db, person.id)
    for table in found:
        # Whatever has changed meanwhile is seen in the next round.
        with suppress(ApiError):
            _leave(host, table, person)


def _leave(host: Host, table: str, person: Person) -> None:
    with host.store.read() as db:
        snapshot = peek_table(db, table, person)
    # Those for whom a bot stands in may come back: the table is theirs, too.
    others = [row for row in snapshot.seats if row.person_id not in (None, person.id)]
    others.sort(key=lambda row: row.is_stand_in)
    if snapshot.owns and not others:
        insist(lambda: ending.wish_end(host, table, person))
        return
    if snapshot.owns:
        insist(lambda: _hand_over(host, table, person, str(others[0].person_id)))
    if snapshot.seat is None:
        return
    if snapshot.table.status == "waiting":
        seats.stand_up(host, table, person, snapshot.seat)
    else:
        insist(lambda: _leave_for_good(host, table, person))


def _leave_for_good(host: Host, table: str, person: Person) -> None:
    """A bot has the seat of a running game, and nobody can take it back."""
    with open_table(host, table, person) as snapshot:
        if snapshot.seat is not None and snapshot.table.status == "playing":
            row = snapshot.seats[snapshot.seat]
            bot = seats.bot_row(row, row.bot or default_bot())
            write_seat(host, snapshot, structs.replace(bot, clock_left=None, clock_since=None, stand_in="", votes=[]))


def _hand_over(host: Host, table: str, person: Person, owner: str) -> None:
    """Somebody else has made the table, as far as anybody can tell from now on."""
    with open_table(host, table, person) as snapshot:
        write_table(host, snapshot, change_of(snapshot.table, snapshot.seats, "seats", host.now(), owner=owner))
