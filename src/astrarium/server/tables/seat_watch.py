"""The seats of running games, watched for clocks that come to zero and votes that take effect."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Final

from sqlalchemy import select

from astrarium.server.errors import ApiError
from astrarium.server.host import Host
from astrarium.server.store import models
from astrarium.server.tables.takeover import out_of_time, seats_with_votes, take_effect
from astrarium.server.tables.write import insist

LOG: Final = logging.getLogger(__name__)

Settle = Callable[[Host, str, int], bool]

EVERY: Final = 1.0
"""Seconds between two looks at the seats."""


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
                seats.c.clock_since + seats.c.clock_left <= host.table_time(),
                tables.c.status == "playing",
            )
        ).all()
    return [(row.table_id, row.seat) for row in found]


class SeatWatch:
    """Looks at the seats now and then: bots stand in where that was agreed, and the others are told once."""

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
                LOG.exception("the seats could not be looked at")

    async def look(self) -> None:
        """Look once."""
        host = self.host
        out = set(await host.run(run_out, host))
        self._told &= out
        for table, seat in sorted(out - self._told):
            done = await self._settle(out_of_time, table, seat)
            if done is False:
                self._told.add((table, seat))
                host.live.tell_uncounted(table, "clock")
        for table, seat in await host.run(seats_with_votes, host):
            await self._settle(take_effect, table, seat)

    async def _settle(self, settle: Settle, table: str, seat: int) -> bool | None:
        """Let a bot stand in if it should; whether it does, and none if that could not be found out now."""
        try:
            done = await self.host.run(insist, partial(settle, self.host, table, seat))
        except ApiError as error:
            LOG.warning("table %s: seat %d could not be looked at: %s", table, seat, error)
            return None
        if done:
            LOG.info("table %s: a bot stands in at seat %d", table, seat)
        return done
