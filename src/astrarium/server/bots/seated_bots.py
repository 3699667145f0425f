"""The bots at the tables: asked whenever one owes a decision, and answered for through the same door as people."""

import asyncio
import logging
from typing import Final, Protocol

from sqlalchemy import false, not_, select

from astrarium.bots import FALLBACK
from astrarium.bots.seated import patient
from astrarium.server.bots.thinking import Job, ThinkingFailed
from astrarium.server.errors import ApiError
from astrarium.server.host import Host
from astrarium.server.people.person import share_of
from astrarium.server.store import models
from astrarium.server.tables.access import open_table
from astrarium.server.tables.change import TableChange
from astrarium.server.tables.moves import act_for_bot
from astrarium.server.tables.rows import DECODE

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
        host.after_commit.append(self._changed)

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

    def _changed(self, change: TableChange) -> None:
        bots = {row.seat for row in change.seats if row.kind == "bot"}
        if change.after.status == "playing" and bots.intersection(change.after.to_act):
            self.look(change.after.id)

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
        except (ApiError, ThinkingFailed) as error:
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
    with open_table(host, table, None) as snapshot:
        if snapshot.table.status != "playing":
            return None
        timeline = snapshot.game()
        for seat in timeline.game.to_act:
            row = snapshot.seats[seat]
            if row.kind == "bot":
                return timeline.seq, Job.of(
                    timeline.game,
                    [(done.seat, done.text) for done in timeline.done],
                    [done.events for done in timeline.done],
                    seat,
                    row.bot if patient(timeline.game, seat) else FALLBACK,
                    table=table,
                    person=snapshot.table.owner,
                    share=_share(host, snapshot.table.owner),
                )
    return None


def _share(host: Host, owner: str) -> str:
    """Whose share of thinking the bots of a table take: that of whoever made it."""
    people = models.people.c
    with host.store.read() as db:
        row = db.execute(select(people.password, people.origin).where(people.id == owner)).one_or_none()
    return share_of(owner, row is not None and row.password is None, row.origin if row is not None else "")


def owing(host: Host, waiting: int) -> list[str]:
    """The tables where a bot has owed a decision for so many milliseconds."""
    tables = models.tables
    seats = models.seats
    now = host.now()
    # A change that seems to be yet to come was written before the clock was set back.
    recent = tables.c.updated.between(now - waiting + 1, now) if waiting else false()
    with host.store.read() as db:
        found = db.execute(
            select(tables.c.id, tables.c.to_act, seats.c.seat)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(tables.c.status == "playing", seats.c.kind == "bot", not_(recent))
        )
        return sorted({row.id for row in found if row.seat in DECODE(row.to_act)})
