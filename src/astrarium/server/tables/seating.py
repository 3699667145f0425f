"""Who sits where: sitting down, standing up, bots, invitations, the start, and giving up."""

from typing import Any

import msgspec
from sqlalchemy import Connection, update

from astrarium.server.asks import Sit
from astrarium.server.host import Host
from astrarium.server.people import Person
from astrarium.server.problems import Trouble, not_found
from astrarium.server.store import models
from astrarium.server.tables.making import default_bot, is_bot
from astrarium.server.tables.reading import Snapshot, looking
from astrarium.server.tables.rows import SeatRow
from astrarium.server.tables.states import table_state
from astrarium.server.tables.written import Written
from astrarium.server.wire import Invitation, TableState

OPEN = ("open", "invited")


def sit(host: Host, table: str, person: Person, seat: int, ask: Sit) -> TableState:
    """A person takes an open seat, or an invited one with its token; the game starts with the last."""
    with looking(host, table, person, ask.invitation) as snapshot:
        row = _row(snapshot, seat)
        if snapshot.seat == seat:
            return table_state(host, snapshot)
        snapshot.must_be("waiting")
        if snapshot.seat is not None:
            raise Trouble("not-allowed", "you have a seat at this table already")
        if row.kind not in OPEN:
            raise Trouble("taken", "somebody sits there already")
        if row.kind == "invited" and not (snapshot.owns or row.invitation == ask.invitation):
            raise Trouble("not-allowed", "this seat is kept for whoever has its link")
        change_seats(host, snapshot, {seat: _person(row, person)})
        return table_state(host, snapshot)


def stand_up(host: Host, table: str, person: Person, seat: int) -> TableState:
    """A person leaves a seat before the start; the owner may empty any."""
    with looking(host, table, person) as snapshot:
        row = _row(snapshot, seat)
        snapshot.must_be("waiting")
        if snapshot.seat != seat and not snapshot.owns:
            raise Trouble("not-your-seat", "this is not your seat")
        kind = "invited" if row.invitation else "open"
        change_seats(host, snapshot, {seat: msgspec.structs.replace(row, kind=kind, person_id=None, bot="", name="")})
        return table_state(host, snapshot)


def seat_bot(host: Host, table: str, person: Person, seat: int, bot: str) -> TableState:
    """The owner lets a bot play an open seat."""
    with looking(host, table, person) as snapshot:
        row = _row(snapshot, seat)
        snapshot.must_be("waiting")
        snapshot.must_own()
        if row.kind == "person":
            raise Trouble("taken", "somebody sits there already")
        change_seats(host, snapshot, {seat: bot_row(row, bot or default_bot())})
        return table_state(host, snapshot)


def start(host: Host, table: str, person: Person) -> TableState:
    """The owner starts the game; bots play the seats that are still open."""
    with looking(host, table, person) as snapshot:
        snapshot.must_own()
        snapshot.must_be("waiting")
        rows = {row.seat: bot_row(row, default_bot()) for row in snapshot.seats if row.kind in OPEN}
        change_seats(host, snapshot, rows)
        return table_state(host, snapshot)


def abandon(host: Host, table: str, person: Person) -> TableState:
    """The owner gives a table up; what was played stays to be looked at."""
    with looking(host, table, person) as snapshot:
        snapshot.must_own()
        if snapshot.table.status not in ("waiting", "playing"):
            raise Trouble("not-allowed", "the table is over already")
        _change(host, snapshot, {}, "abandoned", [])
        return table_state(host, snapshot)


def invitations(host: Host, table: str, person: Person) -> list[Invitation]:
    """The links of the invited seats that wait, for the owner."""
    with looking(host, table, person) as snapshot:
        snapshot.must_own()
        return [
            Invitation(seat=row.seat, token=row.invitation, path=f"/join/{table}/{row.seat}/{row.invitation}")
            for row in snapshot.seats
            if row.kind == "invited"
        ]


def bot_row(row: SeatRow, bot: str) -> SeatRow:
    """A seat that a bot plays from now on."""
    return msgspec.structs.replace(row, kind="bot", person_id=None, bot=is_bot(bot), name=bot, answers={})


def change_seats(host: Host, snapshot: Snapshot, rows: dict[int, SeatRow]) -> None:
    """Write seats of a table that waits; once none of them is open, the game starts."""
    after = [rows.get(row.seat, row) for row in snapshot.seats]
    starts = not any(row.kind in OPEN for row in after)
    table = snapshot.table
    if not starts:
        _change(host, snapshot, rows, "waiting", [])
        return
    with host.store.read() as db:
        timeline = snapshot.slot.fresh(db, table)
    _change(host, snapshot, rows, "playing", list(timeline.game.to_act))
    snapshot.timeline = timeline


def write_seats(db: Connection, table: str, rows: dict[int, SeatRow]) -> None:
    """Write the seats of a table."""
    seats = models.seats
    for row in rows.values():
        stored = (name for name in row.__struct_fields__ if name not in ("seat", "votes"))
        values: dict[str, Any] = {name: getattr(row, name) for name in stored}
        values["answers"] = msgspec.json.encode(row.answers).decode()
        db.execute(update(seats).where(seats.c.table_id == table, seats.c.seat == row.seat).values(values))


def _change(host: Host, snapshot: Snapshot, rows: dict[int, SeatRow], status: Any, to_act: list[int]) -> None:
    table = snapshot.table
    tables = models.tables
    written = Written(
        table=table,
        seats=[rows.get(row.seat, row) for row in snapshot.seats],
        what="seats",
        change=0,
        at=host.now(),
        to_act=to_act,
        status=status,
        started=status == "playing",
    )
    with host.store.write() as db:
        change = db.execute(
            update(tables)
            # Whoever changed anything since has changed the number.
            .where(tables.c.id == table.id, tables.c.change == table.change, tables.c.status == table.status)
            .values(
                change=tables.c.change + 1,
                status=status,
                to_act=msgspec.json.encode(to_act).decode(),
                updated=written.at,
            )
            .returning(tables.c.change)
        ).scalar()
        if change is None:
            raise Trouble("stale", "somebody was quicker; look again")
        written.change = int(change)
        write_seats(db, table.id, rows)
        for hook in host.in_commit:
            hook(db, written)
    snapshot.seats = written.seats
    snapshot.table = msgspec.structs.replace(
        table, change=written.change, status=status, to_act=to_act, updated=written.at
    )
    host.announce(written)


def _row(snapshot: Snapshot, seat: int) -> SeatRow:
    if not 0 <= seat < len(snapshot.seats):
        raise not_found("there is no such seat")
    return snapshot.seats[seat]


def _person(row: SeatRow, person: Person) -> SeatRow:
    return msgspec.structs.replace(row, kind="person", person_id=person.id, bot="", name=person.name)
