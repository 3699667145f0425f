"""The one way to write to a table: what changed is written, numbered, and announced once it is on disk."""

from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection, delete, insert

from astrarium.server.errors import ApiError
from astrarium.server.host import Host
from astrarium.server.store import models, statements
from astrarium.server.tables.access import Snapshot
from astrarium.server.tables.change import TableChange
from astrarium.server.tables.clocks import with_clocks
from astrarium.server.tables.rows import SeatRow, seat_values, some_values, table_values
from astrarium.server.tables.timeline import Timeline

R = TypeVar("R")

ATTEMPTS = 5
"""How often something is tried that does not depend on how the table stands, before the table is called busy."""


class Overtaken(ApiError):
    """Somebody else has written since the table was read."""

    def __init__(self) -> None:
        super().__init__("stale", "somebody was quicker; look again")


class Writing:
    """A transaction that changes tables. Nothing else moves the number of a table's last change on.

    It may be begun again (see `Store.together`), so it changes nothing but the database.
    """

    def __init__(self, db: Connection, time: int) -> None:
        self.db = db
        self.time = time
        """The table time of all that is written."""
        self.changes: list[TableChange] = []

    def create(self, change: TableChange) -> TableChange:
        """Write a new table, with its seats and the moves that its game already has."""
        created = with_clocks(change, self.time)
        self.db.execute(insert(models.tables).values(table_values(created.after)))
        rows = [seat_values(created.after.id, seat) for seat in created.seats]
        self.db.execute(insert(models.seats), rows)
        return self._add_moves(created)

    def change(self, change: TableChange) -> TableChange:
        """Write a change, with the clocks moved on; `Overtaken` if the table no longer stands as it was known."""
        changed = with_clocks(change, self.time)
        if not statements.CHANGE_TABLE.run(self.db, _columns(changed)):
            raise Overtaken
        self._change_conditions(changed)
        for old, new in zip(changed.seats_before, changed.seats, strict=True):
            if old != new:
                self._change_seat(changed.after.id, old, new)
        return self._add_moves(changed)

    def _add_moves(self, change: TableChange) -> TableChange:
        for row in change.moves:
            statements.ADD_MOVE.run(self.db, row)
        if change.post is not None:
            statements.ADD_POST.run(self.db, change.post)
        self.changes.append(change)
        return change

    def _change_conditions(self, change: TableChange) -> None:
        before, after = change.before, change.after
        if before.options is after.options and before.clock is after.clock:
            return
        columns = table_values(after)
        values = {f"new_{name}": columns[name] for name in ("options", "clock", "pace")}
        statements.CHANGE_CONDITIONS.run(self.db, {"table": after.id, **values})

    def _change_seat(self, table: str, old: SeatRow, new: SeatRow) -> None:
        statements.CHANGE_SEAT.run(self.db, {f"new_{name}": value for name, value in seat_values(table, new).items()})
        if old.seen != new.seen:
            statements.SEEN.run(self.db, {"table": table, "person": new.person_id, "time": new.seen})
        if old.votes == new.votes:
            return
        votes = models.votes
        self.db.execute(delete(votes).where(votes.c.table_id == table, votes.c.seat == new.seat))
        if new.votes:
            cast = [{"table_id": table, "seat": new.seat, "person_id": person} for person in new.votes]
            self.db.execute(insert(votes), cast)


def write(host: Host, work: Callable[[Writing], R]) -> R:
    """Do work in a transaction, and announce the changes of tables once they are on disk."""
    # Whoever waits for the disk pays for no time with it.
    time = host.table_time()

    def in_transaction(db: Connection) -> tuple[R, list[TableChange]]:
        writing = Writing(db, time)
        return work(writing), writing.changes

    result, changes = host.store.together(in_transaction)
    for change in changes:
        host.announce(change)
    return result


def write_table(
    host: Host,
    snapshot: Snapshot,
    change: TableChange,
    draft: Timeline | None = None,
    check: Callable[[Connection], None] | None = None,
) -> None:
    """Write a change of a table that is open, and let the snapshot, and the game in memory, be as it stands then.

    ``check`` may still refuse it, in the transaction.
    """

    def work(writing: Writing) -> TableChange:
        if check is not None:
            check(writing.db)
        return writing.change(change)

    written = write(host, work)
    snapshot.table = written.after
    snapshot.seats = written.seats
    if draft is not None:
        snapshot.cached.put(draft)
        snapshot.timeline = draft


def insist(work: Callable[[], R]) -> R:
    """Do what can be done however the table stands, anew whenever somebody was quicker."""
    for _ in range(ATTEMPTS):
        try:
            return work()
        except Overtaken:
            continue
    raise ApiError("busy", "this table is busy; try again")


def _columns(change: TableChange) -> dict[str, Any]:
    """The values of the statement that moves a table on from the change that is known of it."""
    changing = some_values(change.after, statements.CHANGING)
    new = {f"new_{name}": value for name, value in changing.items()}
    return {"table": change.after.id, "old": change.before.change, **new}
