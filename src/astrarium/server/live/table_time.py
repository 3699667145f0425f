"""Table time: what clocks and absences are counted in. It passes only while a server is up."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from astrarium.server.store import uptime
from astrarium.server.store.database import Store


def ticks() -> int:
    """Milliseconds of the monotonic clock: nobody sets it."""
    return time.monotonic_ns() // 1_000_000


class TableTime:
    """The milliseconds that servers have been up on a database, by the monotonic clock of this process.

    Between two beats it is counted from the last one; after ``outage`` milliseconds without a beat it stands still.
    """

    def __init__(self, store: Store, ticks: Callable[[], int], now: Callable[[], int], outage: int) -> None:
        self.resumed = 0
        """When the last outage ended."""
        self._store = store
        self._ticks = ticks
        self._now = now
        self._outage = outage
        # How far it had come, and at which tick and time of day: always put in one piece, since threads read it.
        self._beat = (0, ticks(), now())
        self._up: Connection | None = None

    def __call__(self) -> int:
        """How far it has come."""
        return self._at(self._ticks())

    def begin(self) -> bool:
        """Go on from the last beat of any process; whether none was up until now, so that an outage ends."""
        alone = self._come_up()
        with self._transaction() as db:
            found = uptime.read(db)
            ran = found.ran if alone else self._present(found)
            beat = (ran, self._ticks(), self._now())
            resumed = ran if alone else found.resumed
            uptime.write(db, ran, resumed)
        self._beat, self.resumed = beat, resumed
        if alone:
            self._let_others_come()
        return alone

    def beat(self) -> bool:
        """Write how far it has come, or learn that others are further; whether an outage of all has ended."""
        try:
            return self._write_beat()
        except SQLAlchemyError:
            # The next beat connects anew.
            self.end()
            raise

    def _write_beat(self) -> bool:
        if self._up is None and self._come_up():
            self._let_others_come()
        _, last_tick, last_wall = self._beat
        with self._transaction() as db:
            found = uptime.read(db)
            tick, wall = self._ticks(), self._now()
            mine = self._at(tick)
            behind = mine < found.ran
            ran = self._present(found) if behind else mine
            ended = not behind and max(tick - last_tick, wall - last_wall) > self._outage
            resumed = ran if ended else found.resumed
            uptime.write(db, ran, resumed)
        self._beat, self.resumed = (ran, tick, wall), resumed
        return ended

    def end(self) -> None:
        """Let the others know that this process is not up."""
        db, self._up = self._up, None
        if db is not None:
            db.close()

    def _come_up(self) -> bool:
        # SQLite is for one process, so nobody else can be up.
        if self._store.is_sqlite:
            return True
        self._up, alone = uptime.come_up(self._store)
        return alone

    def _present(self, found: uptime.Uptime) -> int:
        """The time as the others have it: the last beat, and how long ago that was."""
        return found.ran + (found.age if 0 <= found.age <= self._outage else 0)

    def _at(self, tick: int) -> int:
        ran, last_tick, _ = self._beat
        return ran + min(max(0, tick - last_tick), self._outage)

    def _let_others_come(self) -> None:
        if self._up is not None:
            uptime.others_may_come(self._up)

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        if self._up is None:
            with self._store.write() as db:
                yield db
            return
        with self._up.begin():
            yield self._up
