"""A table as it stands, looked at by somebody: who may, and from which seat."""

from collections.abc import Iterator
from contextlib import contextmanager

from msgspec import Struct
from sqlalchemy import Connection

from astrarium.games import catalogue
from astrarium.server.host import Host
from astrarium.server.people import NOBODY, Person
from astrarium.server.problems import Trouble, not_found
from astrarium.server.tables.rows import SeatRow, TableRow, seats_of, table_of
from astrarium.server.tables.shelf import Slot
from astrarium.server.tables.timeline import Timeline


class Snapshot(Struct, kw_only=True):
    """A table, its seats, whoever looks at it, and the game once it has begun."""

    table: TableRow
    seats: list[SeatRow]
    person: Person
    slot: Slot
    timeline: Timeline | None
    certain: bool = True
    """Just read; else it is what this process remembers, and whatever it says may be out of date."""

    @property
    def seat(self) -> int | None:
        """The seat of whoever looks; none for a spectator."""
        for row in self.seats:
            if row.kind == "person" and row.person_id == self.person.id:
                return row.seat
        return None

    @property
    def owns(self) -> bool:
        """Whoever looks has made the table."""
        return bool(self.person.id) and self.table.owner == self.person.id

    def own_seat(self) -> int:
        """The seat of whoever looks; refused to a spectator."""
        seat = self.seat
        if seat is None:
            raise Trouble("not-your-seat", "you have no seat at this table")
        return seat

    def game(self) -> Timeline:
        """The game; refused before it has begun, and if the rules have changed since it was played."""
        if self.timeline is None:
            begun = self.table.status != "waiting"
            raise Trouble("not-allowed", "this game was played by older rules" if begun else "the game has not begun")
        return self.timeline

    def must_own(self) -> None:
        """Refused to everybody but who made the table."""
        if not self.owns:
            raise Trouble("not-allowed", "only who made the table may do that")

    def must_be(self, status: str) -> None:
        """Refused unless the table waits, is played, is finished: whatever is said."""
        if self.table.status != status:
            raise Trouble("not-allowed", f"the table is {self.table.status}, not {status}")


@contextmanager
def looking(
    host: Host, table: str, person: Person | None, invitation: str = "", remembered: bool = False
) -> Iterator[Snapshot]:
    """A table as it stands on disk, for this thread alone as long as it looks (no person: the server itself).

    ``remembered``: to whoever sits there, as this process remembers it, if it does.
    """
    with host.shelf.hold(table) as slot:
        snapshot = _remember(slot, person or NOBODY) if remembered else None
        if snapshot is None:
            with host.store.read() as db:
                snapshot = _read(db, slot, table, person or NOBODY)
            if person is not None and snapshot.table.private and not _may_see(snapshot, invitation):
                raise not_found("there is no such table")
        # What is remembered is how a look ended well: one that fails may have touched the rows.
        slot.rows = None
        yield snapshot
        slot.rows = (snapshot.table, snapshot.seats)


def glance(db: Connection, table: str, person: Person) -> Snapshot:
    """A table without its game, for what has nothing to do with it."""
    row = table_of(db, table)
    if row is None:
        raise not_found("there is no such table")
    snapshot = Snapshot(table=row, seats=seats_of(db, table), person=person, slot=Slot(), timeline=None)
    if row.private and not _may_see(snapshot, ""):
        raise not_found("there is no such table")
    return snapshot


def _read(db: Connection, slot: Slot, table: str, person: Person) -> Snapshot:
    row = table_of(db, table)
    if row is None:
        raise not_found("there is no such table")
    begun = row.status in ("playing", "finished") or row.seq > 0
    playable = begun and row.version == catalogue.rules_of(row.game).version
    timeline = slot.fresh(db, row) if playable else None
    return Snapshot(table=row, seats=seats_of(db, table), person=person, slot=slot, timeline=timeline)


def _remember(slot: Slot, person: Person) -> Snapshot | None:
    """The table as it was last seen here, if its game is in memory and the person sits there."""
    if slot.rows is None or slot.timeline is None or slot.timeline.seq != slot.rows[0].seq:
        return None
    table, seats = slot.rows
    snapshot = Snapshot(table=table, seats=seats, person=person, slot=slot, timeline=slot.timeline, certain=False)
    return snapshot if snapshot.seat is not None else None


def _may_see(snapshot: Snapshot, invitation: str) -> bool:
    invited = bool(invitation) and any(row.invitation == invitation for row in snapshot.seats)
    return snapshot.owns or snapshot.seat is not None or invited
