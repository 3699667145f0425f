"""Between processes on one PostgreSQL: which tables have changed, by LISTEN and NOTIFY, after the commit."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
import psycopg

from astrarium.server.host import Host
from astrarium.server.live.streams import OVER
from astrarium.server.people import sessions
from astrarium.server.people.sessions import Ended
from astrarium.server.tables.change import TableChange
from astrarium.server.wire import What

LOG: Final = logging.getLogger(__name__)
CHANNEL: Final = "astrarium"
WAITING: Final = 10_000
PAUSE: Final = 1.0
MOST_PEOPLE: Final = 100
"""A note holds 8000 bytes."""


class Note(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What is told: ids and numbers, never what happened."""

    process: str
    table: str
    change: int = 0
    what: What = "moves"
    people: list[str] = []
    over: bool = False


class PostgresNotify:
    """Tells the other processes what this one has written, and its readers what the others have."""

    def __init__(self, host: Host, ended: Callable[[Ended], None]) -> None:
        """``ended`` is called when another process, or a command of the host, has ended sessions."""
        self._host = host
        self._ended = ended
        self._process = secrets.token_hex(8)
        self._queue: asyncio.Queue[Note] = asyncio.Queue(WAITING)
        self._address = host.store.url.set(drivername="postgresql").render_as_string(hide_password=False)

    def start(self) -> None:
        """Begin to listen and to tell."""
        self._host.after_commit.append(self._changed)
        self._host.live.on_presence.append(self._presence)
        for work in (self._listen, self._tell, self._repeat):
            self._host.background(_keep_on(work))

    def _changed(self, change: TableChange) -> None:
        after = change.after
        over = after.status in OVER
        self._put(Note(process=self._process, table=after.id, change=after.change, what=change.what, over=over))

    def _presence(self, table: str) -> None:
        people = sorted(self._host.live.here(table))[:MOST_PEOPLE]
        self._put(Note(process=self._process, table=table, what="present", people=people))

    def _put(self, note: Note) -> None:
        try:
            self._queue.put_nowait(note)
        except asyncio.QueueFull:
            # Nothing is lost but time: every process looks now and then what has been written.
            LOG.warning("too many notes wait for the database")

    def _heard(self, note: Note) -> None:
        live = self._host.live
        if note.process == self._process:
            return
        if note.what == "present":
            live.heard(note.table, note.process, frozenset(note.people))
        else:
            live.tell(note.table, note.change, note.what)
            if note.over:
                live.finish(note.table)

    async def _listen(self) -> None:
        async with await psycopg.AsyncConnection.connect(self._address, autocommit=True) as db:
            await db.execute(f"LISTEN {CHANNEL}")
            await db.execute(f"LISTEN {sessions.CHANNEL}")
            async for found in db.notifies():
                try:
                    if found.channel == sessions.CHANNEL:
                        self._ended(msgspec.json.decode(found.payload, type=Ended))
                    else:
                        self._heard(msgspec.json.decode(found.payload, type=Note))
                except (msgspec.MsgspecError, RecursionError):
                    LOG.warning("a note that is none of ours: %r", found.payload[:80])

    async def _tell(self) -> None:
        async with await psycopg.AsyncConnection.connect(self._address, autocommit=True) as db:
            while True:
                note = await self._queue.get()
                await db.execute("SELECT pg_notify(%s, %s)", (CHANNEL, msgspec.json.encode(note).decode()))

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(self._host.settings.heartbeat)
            for table in self._host.live.tables():
                self._presence(table)


async def _keep_on(work: Callable[[], Awaitable[None]]) -> None:
    """Begin anew whenever the connection breaks."""
    while True:
        try:
            await work()
        except (psycopg.Error, OSError) as error:
            LOG.warning("the database does not tell of changes now: %s", str(error).strip())
        await asyncio.sleep(PAUSE)
