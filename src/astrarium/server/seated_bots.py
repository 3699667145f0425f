"""The bots at the tables: asked whenever one owes a decision, and answered for through the same door as people."""

import asyncio
import logging
from typing import Final, Protocol

from sqlalchemy import select

from astrarium.server.host import Host
from astrarium.server.problems import Trouble
from astrarium.server.store import models
from astrarium.server.tables.moving import act_for_bot
from astrarium.server.tables.reading import looking
from astrarium.server.tables.rows import DECODE
from astrarium.server.tables.written import Written
from astrarium.server.thinking import Job, ThinkingFailed

LOG: Final = logging.getLogger(__name__)


class Thinks(Protocol):
    """Whoever can tell what a bot does."""

    async def think(self, job: Job) -> str:
        """The bot's action, in notation."""

    async def stop(self) -> None:
        """No more is asked."""


class SeatedBots:
    """One task for each table where a bot owes a decision. Lives in the event loop."""

    def __init__(self, host: Host, thinker: Thinks) -> None:
        self._host = host
        self._thinker = thinker
        # Whether a table that is being played at must be looked at once more.
        self._playing: dict[str, bool] = {}
        host.after_commit.append(self._written)

    def start(self) -> None:
        """Go on wherever a bot owes a decision, now and whenever somebody else let one wait."""
        self._host.background(self._sweep())

    async def stop(self) -> None:
        """Think no more."""
        await self._thinker.stop()

    def look(self, table: str) -> None:
        """Let the bots of a table play, if one of them is to act."""
        if table in self._playing:
            self._playing[table] = True
            return
        self._playing[table] = False
        self._host.background(self._play(table))

    def _written(self, written: Written) -> None:
        bots = {row.seat for row in written.seats if row.kind == "bot"}
        if written.status == "playing" and bots.intersection(written.to_act):
            self.look(written.table.id)

    async def _play(self, table: str) -> None:
        try:
            while True:
                self._playing[table] = False
                due = await self._host.run(due_job, self._host, table)
                if due is not None:
                    seq, job = due
                    text = await self._thinker.think(job)
                    await self._host.run(act_for_bot, self._host, table, job.seat, seq, text)
                elif not self._playing[table]:
                    return
        except (Trouble, ThinkingFailed) as error:
            LOG.warning("table %s: no bot can play now: %s", table, error)
        finally:
            del self._playing[table]

    async def _sweep(self) -> None:
        waiting = 0
        while True:
            try:
                for table in await self._host.run(owing, self._host, waiting):
                    self.look(table)
            except Exception:
                LOG.exception("the tables of bots could not be looked at")
            await asyncio.sleep(self._host.settings.sweep)
            # Another process may be thinking already about what has just changed.
            waiting = int(self._host.settings.sweep * 1000)


def due_job(host: Host, table: str) -> tuple[int, Job] | None:
    """The decision that a bot of a table owes, and the move it follows."""
    with looking(host, table, None) as snapshot:
        if snapshot.table.status != "playing":
            return None
        timeline = snapshot.game()
        for seat in timeline.game.to_act:
            row = snapshot.seats[seat]
            if row.kind == "bot":
                return timeline.seq, Job(
                    table=table,
                    game=snapshot.table.game,
                    players=snapshot.table.players,
                    seed=snapshot.table.seed,
                    options=snapshot.table.options,
                    actions=[(done.seat, done.text) for done in timeline.done],
                    seat=seat,
                    bot=row.bot,
                )
    return None


def owing(host: Host, waiting: int) -> list[str]:
    """The tables where a bot has owed a decision for so many milliseconds."""
    tables = models.tables
    seats = models.seats
    with host.store.read() as db:
        found = db.execute(
            select(tables.c.id, tables.c.to_act, seats.c.seat)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(tables.c.status == "playing", seats.c.kind == "bot", tables.c.updated <= host.now() - waiting)
        )
        return sorted({row.id for row in found if row.seat in DECODE(row.to_act)})
