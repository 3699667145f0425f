"""Whose consent it takes to end a running game without a result."""

from astrarium.server.host import Host
from astrarium.server.tables.absence import is_forgotten
from astrarium.server.tables.rows import SeatRow, TableRow
from astrarium.server.wire import Ending


def asked_to_end(host: Host, table: TableRow, seats: list[SeatRow]) -> frozenset[str]:
    """Everybody whose seat it is, but for those who have left by themselves, or have been away for days."""
    return frozenset(
        row.person_id
        for row in seats
        if row.person_id is not None and row.stand_in != "left" and not is_forgotten(host, table, row)
    )


def may_end(table: TableRow, seats: list[SeatRow], person: str) -> bool:
    """Whether a person may wish that a running game ends: they have made it, or have a seat there."""
    owns = bool(person) and table.owner == person
    return table.status == "playing" and (owns or any(row.belongs_to(person) for row in seats))


def ending_of(host: Host, table: TableRow, seats: list[SeatRow], person: str) -> Ending:
    """How many wish that the game ends, as a person sees it."""
    if not may_end(table, seats, person):
        return Ending()
    asked = asked_to_end(host, table, seats)
    return Ending(
        possible=True,
        asked=bool(table.ending),
        votes=len(asked.intersection(table.ending)),
        needed=len(asked),
        mine=person in table.ending,
        seats=[row.seat for row in seats if row.person_id in table.ending],
    )
