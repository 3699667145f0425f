"""The clocks of the tables: kept with every change, and watched for those that come to zero."""

import asyncio
import logging
from typing import Final

from sqlalchemy import Connection, select, update

from astrarium.server import clocks
from astrarium.server.clocks import Hand
from astrarium.server.host import Host
from astrarium.server.store import models
from astrarium.server.tables.rows import SeatRow
from astrarium.server.tables.written import Written
from astrarium.server.takeover import out_of_time

LOG: Final = logging.getLogger(__name__)

EVERY: Final = 1.0
"""Seconds between two looks at the clocks."""


def keep_clocks(db: Connection, written: Written) -> None:
    """Move the clocks of a table on, in the transaction that changes it."""
    if written.table.clock.kind == "none":
        return
    for row in written.seats:
        hand = Hand(row.clock_left, row.clock_since)
        after = _after(written, row, hand)
        if after != hand:
            row.clock_left, row.clock_since = after
            seats = models.seats
            here = (seats.c.table_id == written.table.id, seats.c.seat == row.seat)
            db.execute(update(seats).where(*here).values(clock_left=after.left, clock_since=after.since))


def _after(written: Written, row: SeatRow, hand: Hand) -> Hand:
    clock = written.table.clock
    playing = written.status == "playing"
    if row.kind != "person":
        return clocks.STOPPED
    if written.started:
        return clocks.begin(clock, len(written.seats), written.to_act, written.at)[row.seat]
    if hand.left is None or (written.what == "seats" and playing):
        return hand
    acted = row.seat in written.acted
    owes = playing and row.seat in written.to_act
    if acted and written.undone:
        return clocks.taken_back(clock, hand, owes, written.at)
    return clocks.moved(clock, hand, acted, owes, written.at)


def run_out(host: Host) -> list[tuple[str, int]]:
    """The running clocks that have come to zero, by table and seat, at tables that are being played."""
    seats = models.seats
    tables = models.tables
    with host.store.read() as db:
        found = db.execute(
            select(seats.c.table_id, seats.c.seat)
            .join(tables, tables.c.id == seats.c.table_id)
            .where(
                seats.c.kind == "person",
                seats.c.clock_since.is_not(None),
                seats.c.clock_since + seats.c.clock_left <= host.now(),
                tables.c.status == "playing",
            )
        ).all()
    return [(row.table_id, row.seat) for row in found]


class ClockWatch:
    """Looks at the clocks now and then: bots take over where that was agreed, and the others are told once."""

    def __init__(self, host: Host, every: float = EVERY) -> None:
        self.host = host
        self.every = every
        self._told: set[tuple[str, int]] = set()

    async def run(self) -> None:
        """Go on looking."""
        while True:
            await asyncio.sleep(self.every)
            try:
                await self.look()
            except Exception:
                LOG.exception("the clocks could not be looked at")

    async def look(self) -> None:
        """Look once."""
        host = self.host
        out = set(await host.run(run_out, host))
        for table, seat in sorted(out - self._told):
            if await host.run(out_of_time, host, table, seat):
                LOG.info("table %s: a bot plays on for seat %d, whose time is over", table, seat)
            else:
                host.live.hint(table, "clock")
        self._told = out
