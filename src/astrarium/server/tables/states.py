"""What the server says about a table, to one reader."""

from typing import cast

from msgspec import Raw

from astrarium.server import clocks
from astrarium.server.host import Host
from astrarium.server.tables import positions
from astrarium.server.tables.reading import Snapshot
from astrarium.server.tables.rows import SeatRow, TableRow
from astrarium.server.wire import Position, SeatInfo, TableInfo, TableState, Undo, encode


def table_info(host: Host, table: TableRow, seats: list[SeatRow], person: str) -> TableInfo:
    """A table as it is listed for a person."""
    now = host.now()
    present = host.live.people(table.id)
    result = table.result
    return TableInfo(
        id=table.id,
        game=table.game,
        title=table.title,
        players=table.players,
        status=table.status,
        private=table.private,
        options=table.options,
        clock=table.clock,
        seats=[_seat(host, table, seats, row, person, present, now) for row in seats],
        to_act=table.to_act if table.status == "playing" else [],
        round=table.round[0],
        rounds=table.round[1],
        mine=bool(person) and table.owner == person,
        created=table.created,
        updated=table.updated,
        now=now,
        scores=result.scores if result is not None else [],
        winners=result.winners if result is not None else [],
        rival=result.rival if result is not None else None,
    )


def table_state(host: Host, snapshot: Snapshot, since: int = 0) -> TableState:
    """How a table stands for whoever looks, with the log of what came after move number ``since``."""
    timeline = snapshot.timeline
    seat = snapshot.seat
    low = timeline.low(since) if timeline is not None else 0
    numbers = range(low + 1, len(timeline.done) + 1) if timeline is not None else ()
    return TableState(
        table=table_info(host, snapshot.table, snapshot.seats, snapshot.person.id),
        seq=snapshot.table.seq,
        change=snapshot.table.change,
        seat=seat,
        position=seen_position(snapshot),
        undo=_undo(snapshot),
        log=[positions.entry(timeline, number, seat) for number in numbers] if timeline is not None else [],
        cut=low + 1 if low < since else None,
        answers=snapshot.seats[seat].answers if seat is not None else {},
    )


def seen_position(snapshot: Snapshot) -> Position | None:
    """The position as whoever looks sees it, ready to be sent; drawn once for all who see the same."""
    timeline = snapshot.timeline
    if timeline is None:
        return None
    playing = snapshot.table.status == "playing"
    seen = snapshot.slot.seen
    if (snapshot.seat, playing) not in seen:
        seen[snapshot.seat, playing] = Raw(encode(positions.position(timeline.game, snapshot.seat, listing=playing)))
    return cast(Position, seen[snapshot.seat, playing])


def _undo(snapshot: Snapshot) -> Undo:
    if snapshot.seat is None or snapshot.timeline is None or snapshot.table.status != "playing":
        return Undo(possible=False, reason="not-allowed")
    reason = snapshot.timeline.undo_reason(snapshot.seat)
    return Undo(possible=not reason, reason=reason)


def _seat(
    host: Host,
    table: TableRow,
    seats: list[SeatRow],
    row: SeatRow,
    person: str,
    present: frozenset[str],
    now: int,
) -> SeatInfo:
    return SeatInfo(
        seat=row.seat,
        kind=row.kind,
        name=row.name,
        yours=row.kind == "person" and bool(person) and row.person_id == person,
        present=row.kind == "bot" or (row.kind == "person" and row.person_id in present),
        clock=clocks.left(clocks.Hand(row.clock_left, row.clock_since), now),
        takeover=host.takeover_of(table, seats, row.seat, person),
    )
