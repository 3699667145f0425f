"""A bot stands in for somebody: because they wish it, because the others agree, or because the clock says so."""

from msgspec import structs
from sqlalchemy import select

from astrarium.server.errors import ApiError, not_found
from astrarium.server.host import Host
from astrarium.server.people.person import Person
from astrarium.server.store import models
from astrarium.server.tables.absence import asked_people, is_out_of_time, left_to_return
from astrarium.server.tables.access import Snapshot, open_table, peek_table
from astrarium.server.tables.rows import SeatRow
from astrarium.server.tables.seats import seat_bot
from astrarium.server.tables.stand_ins import let_stand_in, write_seat
from astrarium.server.tables.states import table_state
from astrarium.server.tables.write import Overtaken
from astrarium.server.wire import TableState


def let_bot_play(host: Host, table: str, person: Person, seat: int, bot: str) -> TableState:
    """Before the start a bot takes an open seat; later it plays on for somebody, if everybody agrees."""
    with host.store.read() as db:
        waits = peek_table(db, table, person).table.status == "waiting"
    return seat_bot(host, table, person, seat, bot) if waits else agree(host, table, person, seat)


def agree(host: Host, table: str, person: Person, seat: int) -> TableState:
    """A person agrees that a bot plays on for a seat; to give their own to one they ask nobody."""
    with open_table(host, table, person) as snapshot:
        mine = snapshot.own_seat()
        row = _person_at(snapshot, seat)
        if seat == mine:
            let_stand_in(host, snapshot, seat, "left")
            return table_state(host, snapshot)
        left = left_to_return(host, snapshot.table, row)
        if left is None:
            raise ApiError("not-allowed", "the game does not wait for somebody who has left there")
        if person.id not in row.votes:
            row = _with_votes(row, [*row.votes, person.id])
        # Whoever votes is here, whether or not a stream of theirs is open.
        asked = asked_people(host, snapshot.table, snapshot.seats, row) | {person.id}
        if left == 0 and asked <= set(row.votes):
            let_stand_in(host, snapshot, seat, "voted")
        elif row is not snapshot.seats[seat]:
            write_seat(host, snapshot, row)
        return table_state(host, snapshot)


def disagree(host: Host, table: str, person: Person, seat: int) -> TableState:
    """A person takes their vote back."""
    with open_table(host, table, person) as snapshot:
        row = _person_at(snapshot, seat)
        if person.id in row.votes:
            write_seat(host, snapshot, _with_votes(row, [voter for voter in row.votes if voter != person.id]))
        return table_state(host, snapshot)


def welcome_back(host: Host, snapshot: Snapshot) -> None:
    """Whoever looks is there: nobody agrees any more that a bot plays for them, unless they have run out of time."""
    row = snapshot.seats[snapshot.seat] if snapshot.seat is not None else None
    if row is None or not row.votes or snapshot.table.status != "playing" or is_out_of_time(host, row):
        return
    try:
        write_seat(host, snapshot, _with_votes(row, []))
    except Overtaken:
        # Something else has just happened there, and the reader will look again because of it.
        return


def seats_with_votes(host: Host) -> list[tuple[str, int]]:
    """The seats of running games for which somebody has voted, by table and seat."""
    votes, tables = models.votes, models.tables
    with host.store.read() as db:
        found = db.execute(
            select(votes.c.table_id, votes.c.seat)
            .join(tables, tables.c.id == votes.c.table_id)
            .where(tables.c.status == "playing")
            .distinct()
        ).all()
    return sorted((row.table_id, row.seat) for row in found)


def take_effect(host: Host, table: str, seat: int) -> bool:
    """A bot stands in where everybody has agreed and the grace is over; whether one did."""
    with open_table(host, table, None) as snapshot:
        row = snapshot.seats[seat]
        if left_to_return(host, snapshot.table, row) != 0:
            return False
        asked = asked_people(host, snapshot.table, snapshot.seats, row)
        # Those who have voted and are long gone, or have left since, have no say.
        if not row.votes or not asked <= set(row.votes):
            return False
        let_stand_in(host, snapshot, seat, "voted")
        return True


def out_of_time(host: Host, table: str, seat: int) -> bool:
    """A bot stands in for somebody whose clock is at zero, where the table was made so; whether one did."""
    with open_table(host, table, None) as snapshot:
        row = snapshot.seats[seat]
        table_row = snapshot.table
        if table_row.status != "playing" or table_row.clock.zero != "bot" or row.kind != "person":
            return False
        if not is_out_of_time(host, row):
            return False
        let_stand_in(host, snapshot, seat, "time")
        return True


def _person_at(snapshot: Snapshot, seat: int) -> SeatRow:
    snapshot.must_be("playing")
    if not 0 <= seat < len(snapshot.seats):
        raise not_found("there is no such seat")
    row = snapshot.seats[seat]
    if row.kind != "person":
        raise ApiError("not-allowed", "nobody sits there")
    return row


def _with_votes(row: SeatRow, votes: list[str]) -> SeatRow:
    return structs.replace(row, votes=votes)
