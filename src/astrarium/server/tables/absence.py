"""Who is away from a table, for how long that is borne, and who is asked what to do about it."""

from typing import Final

from astrarium.server.host import Host
from astrarium.server.tables import clocks
from astrarium.server.tables.rows import SeatRow, TableRow
from astrarium.server.wire import Takeover

FORGOTTEN: Final = 3 * 24 * 3600 * 1000
"""Milliseconds of absence after which somebody need not be asked; by turns, beyond the time of a decision."""

RECONNECTING: Final = 60_000
"""Milliseconds that everybody has to come back after an outage of the server."""


def away(host: Host, table: TableRow, row: SeatRow) -> int | None:
    """How long the person of a seat has been away from the table; none while they are there."""
    if row.person_id in host.live.people(table.id):
        return None
    return max(0, host.table_time() - last_seen(host, table, row))


def last_seen(host: Host, table: TableRow, row: SeatRow) -> int:
    """When the person of a seat was last at the table."""
    return max(row.seen, host.last_seen.last(table.id, row.person_id or ""))


def is_out_of_time(host: Host, row: SeatRow) -> bool:
    """Whether the clock of a seat runs, and has come to zero."""
    return clocks.is_out(clocks.hand_of(row), host.table_time())


def left_to_return(host: Host, table: TableRow, row: SeatRow) -> int | None:
    """How long it is until a bot may stand in by consent; none if the game does not wait for somebody who has left.

    Where moves are made by turns nobody needs to be there all the time: only the clock counts.
    """
    if table.status != "playing" or row.kind != "person" or row.seat not in table.to_act:
        return None
    clock = clocks.left(clocks.hand_of(row), host.table_time())
    if clock == 0:
        return 0
    if away(host, table, row) is None:
        return None
    if table.clock.kind == "turns" and clock is not None:
        return clock
    borne = max(0, _borne_until(host, last_seen(host, table, row)) - host.table_time())
    return borne if clock is None else min(borne, clock)


def _borne_until(host: Host, seen: int) -> int:
    """Until when it is borne that somebody who was last seen then is away."""
    end = seen + int(host.settings.absence * 1000)
    resumed = host.table_time.resumed
    return max(end, resumed + RECONNECTING) if seen <= resumed else end


def is_forgotten(host: Host, table: TableRow, row: SeatRow) -> bool:
    """Whether somebody has been away for so long that the others need not ask them."""
    decision = table.clock.seconds * 1000 if table.clock.kind == "turns" else 0
    return (away(host, table, row) or 0) > FORGOTTEN + decision


def asked_people(host: Host, table: TableRow, seats: list[SeatRow], row: SeatRow) -> frozenset[str]:
    """The people who have to agree that a bot stands in for a seat: all others who play and are not long gone."""
    return frozenset(
        other.person_id
        for other in seats
        if other.kind == "person"
        and other.person_id is not None
        and other.seat != row.seat
        and not is_forgotten(host, table, other)
    )


def takeover_of(host: Host, table: TableRow, seats: list[SeatRow], row: SeatRow, person: str) -> Takeover:
    """Whether a bot may stand in for a seat, and how many of how many agree, as a person sees it."""
    left = left_to_return(host, table, row)
    if left is None:
        return Takeover()
    asked = asked_people(host, table, seats, row)
    return Takeover(
        possible=person in asked,
        votes=len(asked.intersection(row.votes)),
        needed=len(asked),
        mine=person in row.votes,
        left=left,
        away=away(host, table, row) or 0,
    )
