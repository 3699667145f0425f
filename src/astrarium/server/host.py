"""The server's parts in one place: database, games in memory, streams, bots."""

import asyncio
import contextlib
import logging
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Generic, ParamSpec, TypeVar

from sqlalchemy import Connection

from astrarium.server.live import Live
from astrarium.server.problems import Trouble
from astrarium.server.settings import Settings
from astrarium.server.store.database import Store
from astrarium.server.tables.rows import SeatRow, TableRow, changes_of
from astrarium.server.tables.shelf import Shelf
from astrarium.server.tables.written import Written
from astrarium.server.wire import Takeover

LOG: Final = logging.getLogger(__name__)

P = ParamSpec("P")
R = TypeVar("R")

InCommit = Callable[[Connection, Written], None]
AfterCommit = Callable[[Written], None]
TakeoverOf = Callable[[TableRow, list[SeatRow], int, str], Takeover]


def milliseconds() -> int:
    """The time."""
    return time.time_ns() // 1_000_000


class Errand(Generic[R]):
    """Work that a thread does for the event loop, and the news of it."""

    def __init__(self, work: Callable[[], R], host: "Host") -> None:
        self.news: list[Written] = []
        self.left = False
        """Nobody waits for it any more."""
        self._work = work
        self._host = host

    def run(self) -> R:
        """Do it, in a thread."""
        self._host.here.errand = self
        try:
            return self._work()
        finally:
            self._host.here.errand = None
            if self.left:
                self._host.deliver(self.news)


class Host:
    """What the routes work with. Questions to the engine and the database are asked in threads, by `run`.

    `in_commit` is called in the transaction of every change of a table, `after_commit` in the event loop once
    it is on disk.
    """

    def __init__(self, settings: Settings, now: Callable[[], int] = milliseconds) -> None:
        self.settings = settings
        self.now = now
        self.store = Store(settings.database, settings.threads * 2)
        self.shelf = Shelf(settings.cached_games, settings.engine_seconds)
        self.live = Live(settings.heartbeat)
        self.in_commit: list[InCommit] = []
        self.after_commit: list[AfterCommit] = [self._tell]
        self.takeover_of: TakeoverOf = lambda table, seats, seat, person: Takeover()
        self.here = threading.local()
        self._threads = ThreadPoolExecutor(settings.threads, thread_name_prefix="engine")
        self._loop: asyncio.AbstractEventLoop | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Begin to work, on a database that is open."""
        self._loop = asyncio.get_running_loop()
        self.background(self._watch())

    async def stop(self) -> None:
        """End everything that `start` began."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)
        # A thread under way still holds a connection.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.settings.engine_seconds):
                await asyncio.to_thread(self._threads.shutdown)
        self.store.close()

    async def run(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Do some work in a thread; whoever waits too long for it is told that the server is busy."""
        errand = Errand(lambda: work(*args, **kwargs), self)
        future = asyncio.get_running_loop().run_in_executor(self._threads, errand.run)
        try:
            async with asyncio.timeout(self.settings.engine_seconds):
                return await future
        except TimeoutError:
            raise Trouble("busy", "this takes longer than it may; try again") from None
        finally:
            errand.left = True
            self._announced(errand.news)

    def background(self, work: Any) -> asyncio.Task[None]:
        """Something that goes on until the server stops."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def announce(self, written: Written) -> None:
        """Tell, from any thread, what has been written; only for what is committed.

        In an errand it is told when the errand is done: to wake the event loop costs more than the telling.
        """
        errand: Errand[Any] | None = getattr(self.here, "errand", None)
        if errand is None:
            self.deliver([written])
        else:
            errand.news.append(written)

    def deliver(self, news: list[Written]) -> None:
        """Have news told in the event loop."""
        loop = self._loop
        # A loop that is gone has nobody left to be told.
        if loop is not None and not loop.is_closed():
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(self._announced, news)

    def _announced(self, news: list[Written]) -> None:
        while news:
            written = news.pop(0)
            for hook in self.after_commit:
                try:
                    hook(written)
                except Exception:
                    LOG.exception("table %s: something failed after a commit", written.table.id)

    def _tell(self, written: Written) -> None:
        self.live.tell(written.table.id, written.change, written.what)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a background task failed", exc_info=task.exception())

    async def _watch(self) -> None:
        """Now and then look whether something was written that nobody told of: by a process that died, say."""
        while True:
            await asyncio.sleep(self.settings.heartbeat)
            try:
                for table, change in (await self.run(self._changes, self.live.tables())).items():
                    self.live.catch_up(table, change)
            except Exception:
                LOG.exception("the changes of tables could not be looked at")

    def _changes(self, watched: list[str]) -> dict[str, int]:
        if not watched:
            return {}
        with self.store.read() as db:
            return changes_of(db, watched)
