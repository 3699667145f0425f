"""A table as it stands, looked at by somebody: who may, and from which seat."""

from collections.abc import Iterator
from contextlib import contextmanager

from msgspec import Struct
from sqlalchemy import Connection

from astrarium.games import catalogue
from astrarium.server.errors import ApiError, not_found
from astrarium.server.host import Host
from astrarium.server.live.streams import OVER
from astrarium.server.people.person import NO_PERSON, Person
from astrarium.server.tables.game_cache import CachedGame
from astrarium.server.tables.rows import SeatRow, TableRow, seats_of, table_of
from astrarium.server.tables.timeline import Timeline


class Snapshot(Struct, kw_only=True):
    """A table, its seats, whoever looks at it, and the game once it has begun."""

    table: TableRow
    seats: list[SeatRow]
    person: Person
    cached: CachedGame
    timeline: Timeline | None
    certain: bool = True
    """Just read; else it is what this process remembers, and whatever it says may be out of date."""

    @property
    def seat(self) -> int | None:
        """The seat of whoever looks, also while a bot stands in for them; none for a spectator."""
        for row in self.seats:
            if row.belongs_to(self.person.id):
                return row.seat
        return None

    @property
    def plays(self) -> bool:
        """Whoever looks has a seat, and no bot stands in for them."""
        return self.seat is not None and self.seats[self.seat].kind == "person"

    @property
    def may_return(self) -> bool:
        """A bot stands in for whoever looks, and the seat is theirs when they want it back.

        Only a decision for which their time has run out is the bot's to make.
        """
        if self.seat is None or self.timeline is None or self.table.status != "playing":
            return False
        row = self.seats[self.seat]
        late = row.stand_in == "time" and row.seat in self.table.to_act
        return row.is_stand_in and (not late or self.timeline.decided_since(row.seat, row.stand_in_seq))

    @property
    def owns(self) -> bool:
        """Whoever looks has made the table."""
        return bool(self.person.id) and self.table.owner == self.person.id

    def own_seat(self) -> int:
        """The seat that whoever looks plays; refused to a spectator, and while a bot stands in."""
        seat = self.seat
        if seat is None:
            raise ApiError("not-your-seat", "you have no seat at this table")
        if not self.plays:
            raise ApiError("not-your-seat", "a bot plays for you: take your seat back first")
        return seat

    def game(self) -> Timeline:
        """The game; refused before it has begun, and if the rules have changed since it was played."""
        if self.timeline is None:
            begun = self.table.status != "waiting"
            raise ApiError(
                "not-allowed", "this game was played by older rules" if begun else "the game has not begun"
            )
        return self.timeline

    def must_own(self) -> None:
        """Refused to everybody but who made the table."""
        if not self.owns:
            raise ApiError("not-allowed", "only who made the table may do that")

    def must_be(self, status: str) -> None:
        """Refused unless the table waits, is played, is finished: whatever is said."""
        if self.table.status != status:
            raise ApiError("not-allowed", f"the table is {self.table.status}, not {status}")


@contextmanager
def open_table(
    host: Host, table: str, person: Person | None, invitation: str = "", remembered: bool = False
) -> Iterator[Snapshot]:
    """A table as it stands on disk, for this thread alone as long as it looks (no person: the server itself).

    ``remembered``: to whoever sits there, as this process remembers it, if it does.
    """
    with host.games.hold(table) as cached:
        snapshot = _remember(cached, person or NO_PERSON) if remembered else None
        if snapshot is None:
            with host.store.read() as db:
                snapshot = _read(db, cached, table, person or NO_PERSON)
            if person is not None and snapshot.table.private and not _may_see(snapshot, invitation):
                raise not_found("there is no such table")
        if snapshot.seat is not None and snapshot.table.status in ("waiting", "playing"):
            host.last_seen.saw(table, snapshot.person.id)
        share = person.share if person is not None else f"person:{snapshot.table.owner}"
        cached.use(share, snapshot.seat is not None, snapshot.table.status in OVER)
        # What is remembered is how a look ended well: one that fails may have touched the rows.
        cached.rows = None
        yield snapshot
        cached.rows = (snapshot.table, snapshot.seats)


def peek_table(db: Connection, table: str, person: Person) -> Snapshot:
    """A table without its game, for what has nothing to do with it."""
    row = table_of(db, table)
    if row is None:
        raise not_found("there is no such table")
    snapshot = Snapshot(table=row, seats=seats_of(db, table), person=person, cached=CachedGame(), timeline=None)
    if row.private and not _may_see(snapshot, ""):
        raise not_found("there is no such table")
    return snapshot


def _read(db: Connection, cached: CachedGame, table: str, person: Person) -> Snapshot:
    row = table_of(db, table)
    if row is None:
        raise not_found("there is no such table")
    begun = row.status in ("playing", "finished") or row.seq > 0
    playable = begun and catalogue.rules_of(row.game).knows(row.version)
    timeline = cached.fresh(db, row) if playable else None
    return Snapshot(table=row, seats=seats_of(db, table), person=person, cached=cached, timeline=timeline)


def _remember(cached: CachedGame, person: Person) -> Snapshot | None:
    """The table as it was last seen here, if its game is in memory and the person sits there."""
    if cached.rows is None or cached.timeline is None or cached.timeline.seq != cached.rows[0].seq:
        return None
    table, seats = cached.rows
    snapshot = Snapshot(
        table=table, seats=seats, person=person, cached=cached, timeline=cached.timeline, certain=False
    )
    return snapshot if snapshot.seat is not None else None


def _may_see(snapshot: Snapshot, invitation: str) -> bool:
    waits = [row.invitation for row in snapshot.seats if row.kind == "invited"]
    invited = bool(invitation) and invitation in waits
    return snapshot.owns or snapshot.seat is not None or invited
