"""Table time is kept going, and whoever was about to lose by an outage of the server is given a grace."""

import asyncio
import contextlib
import logging
from functools import partial
from typing import Final

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from astrarium.server.host import Host
from astrarium.server.store import models
from astrarium.server.tables.change import change_of
from astrarium.server.tables.clocks import Hand, hand_of, left, with_hand
from astrarium.server.tables.rows import SeatRow, seats_of, table_of
from astrarium.server.tables.write import Writing, insist, write
from astrarium.server.wire import Clock

LOG: Final = logging.getLogger(__name__)

GRACE: Final = {"live": 60_000, "turns": 3_600_000}
"""Milliseconds that are left at least of a running clock when an outage has ended, by the kind of clock."""


class TimeKeeper:
    """Beats, from the start of the server to its end."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._failed = False
        self._ended = asyncio.Event()

    async def begin(self) -> None:
        """Take table time on from where it stood; whatever happens at a table happens after that."""
        host = self._host
        if await asyncio.to_thread(host.table_time.begin):
            await asyncio.to_thread(give_grace, host)
        self._beating = host.background(self._run())

    async def end(self) -> None:
        """A last beat, so that nothing is lost of what has passed, and none behind it."""
        self._ended.set()
        await self._beating
        await self._beat()
        await asyncio.to_thread(self._host.table_time.end)

    async def _run(self) -> None:
        while not self._ended.is_set():
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._host.settings.beat):
                    await self._ended.wait()
                    return
            await self._beat()

    async def _beat(self) -> None:
        # Not among the threads of the engine: they may all be busy.
        try:
            if await asyncio.to_thread(self._host.table_time.beat):
                LOG.warning("the server was away for a while; clocks that would have ended have a grace")
                await asyncio.to_thread(give_grace, self._host)
            self._failed = False
        except (SQLAlchemyError, OSError) as error:
            if not self._failed:
                LOG.warning("table time cannot be written now, and stands still: %s", str(error).splitlines()[0])
            self._failed = True


def give_grace(host: Host) -> None:
    """Let no running clock end before its grace is over."""
    for table in _about_to_end(host):
        insist(partial(write, host, partial(_extend, table=table, at=host.now())))


def _about_to_end(host: Host) -> list[str]:
    """The tables with a running clock that ends within the longest grace."""
    seats, tables = models.seats, models.tables
    ends = seats.c.clock_since + seats.c.clock_left
    with host.store.read() as db:
        found = db.execute(
            select(seats.c.table_id)
            .join(tables, tables.c.id == seats.c.table_id)
            .where(
                seats.c.kind == "person",
                seats.c.clock_since.is_not(None),
                ends < host.table_time() + max(GRACE.values()),
                tables.c.status == "playing",
            )
            .distinct()
        )
        return sorted(found.scalars())


def _extend(writing: Writing, table: str, at: int) -> None:
    row = table_of(writing.db, table)
    if row is None or row.status != "playing":
        return
    before = seats_of(writing.db, table)
    rows = {seat.seat: _extended(row.clock, seat, writing.time) for seat in before if seat.clock_since is not None}
    if any(rows[seat.seat] != seat for seat in before if seat.seat in rows):
        writing.change(change_of(row, before, "seats", at, rows))


def _extended(clock: Clock, seat: SeatRow, now: int) -> SeatRow:
    least = min(GRACE[clock.kind], clock.seconds * 1000)
    rest = left(hand_of(seat), now)
    assert rest is not None
    return seat if rest >= least else with_hand(seat, Hand(least, now))
