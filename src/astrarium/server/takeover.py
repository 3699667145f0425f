"""A bot plays on for somebody who has left: when the others agree, or when the clock says so."""

from collections.abc import Callable
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, insert

from astrarium.server import clocks
from astrarium.server.host import Host
from astrarium.server.people import Person
from astrarium.server.problems import Trouble, not_found
from astrarium.server.store import models
from astrarium.server.tables.changing import advance
from astrarium.server.tables.making import default_bot
from astrarium.server.tables.reading import Snapshot, glance, looking
from astrarium.server.tables.rows import SeatRow, TableRow
from astrarium.server.tables.seating import bot_row, seat_bot, write_seats
from astrarium.server.tables.states import table_state
from astrarium.server.tables.written import Written
from astrarium.server.wire import TableState, Takeover

FORGOTTEN: Final = 3 * 24 * 3600 * 1000
"""Milliseconds without a move after which somebody who is not there need not be asked any more."""


def takeover_of(host: Host, table: TableRow, seats: list[SeatRow], seat: int, person: str) -> Takeover:
    """Whether a bot may play on for a seat, and how many of how many agree, as a person sees it."""
    row = seats[seat]
    if not may_be_replaced(host, table, row):
        return Takeover()
    asked = asked_people(host, table, seats, row)
    return Takeover(
        possible=person in asked,
        votes=len(asked.intersection(row.votes)),
        needed=len(asked),
        mine=person in row.votes,
    )


def may_be_replaced(host: Host, table: TableRow, row: SeatRow) -> bool:
    """Whether the game waits for somebody who has run out of time, or is not there.

    Where moves are made by turns nobody needs to be there all the time: only the clock counts.
    """
    if table.status != "playing" or row.kind != "person" or row.seat not in table.to_act:
        return False
    if clocks.is_out(clocks.Hand(row.clock_left, row.clock_since), host.now()):
        return True
    return table.clock.kind != "turns" and row.person_id not in host.live.people(table.id)


def asked_people(host: Host, table: TableRow, seats: list[SeatRow], row: SeatRow) -> frozenset[str]:
    """Everybody else who sits at the table, but for those who have not been there for days either."""
    present = host.live.people(table.id)
    forgotten = host.now() - table.updated > FORGOTTEN
    others = {other.person_id for other in seats if other.kind == "person" and other.person_id is not None}
    others.discard(row.person_id)
    return frozenset(person for person in others if person in present or not forgotten)


def let_bot_play(host: Host, table: str, person: Person, seat: int, bot: str) -> TableState:
    """Before the start a bot takes an open seat; later it plays on for somebody, if everybody agrees."""
    with host.store.read() as db:
        waits = glance(db, table, person).table.status == "waiting"
    return seat_bot(host, table, person, seat, bot) if waits else agree(host, table, person, seat)


def agree(host: Host, table: str, person: Person, seat: int) -> TableState:
    """A person agrees that a bot plays on for a seat; the last one's consent does it. One's own seat needs none."""
    with looking(host, table, person) as snapshot:
        mine = snapshot.own_seat()
        snapshot.must_be("playing")
        if not 0 <= seat < len(snapshot.seats):
            raise not_found("there is no such seat")
        row = snapshot.seats[seat]
        if row.kind != "person":
            raise Trouble("not-allowed", "nobody sits there")
        if seat == mine:
            change_player(host, snapshot, seat)
            return table_state(host, snapshot)
        if not may_be_replaced(host, snapshot.table, row):
            raise Trouble("not-allowed", "the game does not wait for somebody who has left there")
        # Whoever votes is here, whether or not a stream of theirs is open.
        asked = asked_people(host, snapshot.table, snapshot.seats, row) | {person.id}
        if asked <= {*row.votes, person.id}:
            change_player(host, snapshot, seat)
        else:
            _vote(host, snapshot, row, person)
        return table_state(host, snapshot)


def out_of_time(host: Host, table: str, seat: int) -> bool:
    """A bot takes the seat of somebody whose clock is at zero, where the table was made so; whether one did."""
    with looking(host, table, None) as snapshot:
        table_row = snapshot.table
        row = snapshot.seats[seat]
        if table_row.status != "playing" or table_row.clock.zero != "bot" or row.kind != "person":
            return False
        if not clocks.is_out(clocks.Hand(row.clock_left, row.clock_since), host.now()):
            return False
        try:
            change_player(host, snapshot, seat)
        except Trouble:
            # Somebody has moved at the last moment.
            return False
        return True


def change_player(host: Host, snapshot: Snapshot, seat: int) -> None:
    """A bot plays this seat from now on."""
    bot = bot_row(snapshot.seats[seat], default_bot())
    bot = msgspec.structs.replace(bot, clock_left=None, clock_since=None, votes=[])

    def write(db: Connection) -> None:
        votes = models.votes
        write_seats(db, snapshot.table.id, {seat: bot})
        db.execute(delete(votes).where(votes.c.table_id == snapshot.table.id, votes.c.seat == seat))

    _write(host, snapshot, bot, write)


def _vote(host: Host, snapshot: Snapshot, row: SeatRow, person: Person) -> None:
    if person.id in row.votes:
        return

    def write(db: Connection) -> None:
        db.execute(insert(models.votes).values(table_id=snapshot.table.id, seat=row.seat, person_id=person.id))

    _write(host, snapshot, msgspec.structs.replace(row, votes=[*row.votes, person.id]), write)


def _write(host: Host, snapshot: Snapshot, row: SeatRow, write: Callable[[Connection], None]) -> None:
    table = snapshot.table
    seats = [row if row.seat == other.seat else other for other in snapshot.seats]
    written = Written(
        table=table,
        seats=seats,
        what="seats",
        change=table.change + 1,
        at=host.now(),
        to_act=table.to_act,
        status=table.status,
    )
    with host.store.write() as db:
        if advance(db, table.id) != written.change:
            raise Trouble("stale", "somebody was quicker; look again")
        write(db)
        for hook in host.in_commit:
            hook(db, written)
    snapshot.seats = written.seats
    snapshot.table = msgspec.structs.replace(table, change=written.change)
    host.announce(written)
