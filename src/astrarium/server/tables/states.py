"""What the server says about a table, to one reader."""

from typing import cast

from msgspec import Raw, structs

from astrarium.server.host import Host
from astrarium.server.tables import clocks
from astrarium.server.tables import seen_positions as positions
from astrarium.server.tables.absence import away, takeover_of
from astrarium.server.tables.access import Snapshot
from astrarium.server.tables.consent import ending_of
from astrarium.server.tables.rows import SeatRow, TableRow
from astrarium.server.wire import SeatInfo, SeatSummary, TableInfo, TableNotice, TableState, Undo, encode
from astrarium.server.wire_play import SeenPosition


def table_info(host: Host, table: TableRow, seats: list[SeatRow], person: str, may_return: bool = False) -> TableInfo:
    """A table, for a person who looks at it; ``may_return``: they may take their seat back from a bot."""
    present = host.live.people(table.id)
    result = table.result
    return TableInfo(
        id=table.id,
        game=table.game,
        title=table.title,
        players=table.players,
        status=table.status,
        private=table.private,
        practice=table.practice,
        options=positions.told_options(table.game, table.options),
        clock=table.clock,
        seats=[_seat(host, table, seats, row, person, present, may_return) for row in seats],
        to_act=table.to_act if table.status == "playing" else [],
        round=table.round[0],
        rounds=table.round[1],
        mine=bool(person) and table.owner == person,
        changeable=bool(person) and table.owner == person and table.status == "waiting" and not table.seq,
        notice=notice_of(table.status, seats, table.ending, person),
        ending=ending_of(host, table, seats, person),
        created=table.created,
        updated=table.updated,
        now=host.now(),
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
        table=table_info(host, snapshot.table, snapshot.seats, snapshot.person.id, snapshot.may_return),
        seq=snapshot.table.seq,
        change=snapshot.table.change,
        seat=seat,
        position=seen_position(snapshot),
        undo=_undo(snapshot),
        log=[positions.entry(timeline, number, seat) for number in numbers] if timeline is not None else [],
        cut=low + 1 if low < since else None,
        answers=snapshot.seats[seat].answers if seat is not None else {},
    )


def seen_position(snapshot: Snapshot) -> SeenPosition | None:
    """The position as whoever looks sees it, ready to be sent; drawn once for all who see the same."""
    timeline = snapshot.timeline
    if timeline is None:
        return None
    listing = snapshot.table.status == "playing" and snapshot.plays
    seen = snapshot.cached.seen
    if (snapshot.seat, listing) not in seen:
        seen[snapshot.seat, listing] = Raw(encode(positions.position(timeline.game, snapshot.seat, listing=listing)))
    return cast(SeenPosition, seen[snapshot.seat, listing])


def _undo(snapshot: Snapshot) -> Undo:
    if snapshot.seat is None or not snapshot.plays or snapshot.timeline is None or snapshot.table.status != "playing":
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
    may_return: bool,
) -> SeatInfo:
    return SeatInfo(
        **structs.asdict(seat_summary(row, person, host.table_time())),
        back=row.belongs_to(person) and may_return,
        present=row.kind == "bot" or (row.kind == "person" and row.person_id in present),
        away=(away(host, table, row) or 0) if row.kind == "person" else 0,
        ready=row.kind == "bot" or row.ready,
        takeover=takeover_of(host, table, seats, row, person),
    )


def seat_summary(row: SeatRow, person: str, time: int) -> SeatSummary:
    """A seat as a list shows it to a person."""
    return SeatSummary(
        seat=row.seat,
        kind=row.kind,
        name=row.bot if row.kind == "bot" else row.name,
        person=row.name if row.is_stand_in else "",
        stand_in=row.stand_in if row.is_stand_in else "",
        yours=row.belongs_to(person),
        clock=clocks.left(clocks.hand_of(row), time) if row.kind == "person" else None,
    )


def notice_of(status: str, seats: list[SeatRow], ending: list[str], person: str) -> TableNotice:
    """What a person should know about their own seat, or is asked."""
    own = next((row for row in seats if row.belongs_to(person)), None)
    if own is None or status != "playing":
        return ""
    if own.is_stand_in:
        return "stand-in"
    if own.votes:
        return "vote"
    return "ending" if ending and person not in ending else ""
