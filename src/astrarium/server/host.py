"""The server's parts in one place: database, games in memory, streams, bots."""

import asyncio
import contextlib
import logging
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from typing import Any, Final, Generic, ParamSpec, TypeVar

from astrarium.server.errors import ApiError
from astrarium.server.live.presence import LastSeen
from astrarium.server.live.standings import ended_among, standings_of
from astrarium.server.live.streams import OVER, Live, Standing
from astrarium.server.live.table_time import TableTime
from astrarium.server.live.table_time import ticks as monotonic_ticks
from astrarium.server.settings import Settings
from astrarium.server.store.database import Store
from astrarium.server.tables.change import TableChange
from astrarium.server.tables.game_cache import GameCache

LOG: Final = logging.getLogger(__name__)

P = ParamSpec("P")
R = TypeVar("R")

AfterCommit = Callable[[TableChange], None]


def milliseconds() -> int:
    """The time of day: what is stamped with it may be wrong, since somebody may set the clock."""
    return time.time_ns() // 1_000_000


class Errand(Generic[R]):
    """Work that a thread does for the event loop, and the news of it."""

    def __init__(self, work: Callable[[], R], host: "Host") -> None:
        self.news: list[TableChange] = []
        self.abandoned = False
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
            if self.abandoned:
                self._host.deliver(self.news)


class Host:
    """What the routes work with. Questions to the engine and the database are asked in threads, by `run`.

    `after_commit` is called in the event loop with every change of a table, once it is on disk.
    """

    def __init__(
        self, settings: Settings, now: Callable[[], int] = milliseconds, ticks: Callable[[], int] = monotonic_ticks
    ) -> None:
        self.settings = settings
        self.now = now
        self.store = Store(settings.database, settings.threads * 2)
        self.table_time = TableTime(self.store, ticks, now, int(settings.outage * 1000))
        self.games = GameCache(settings.cached_games, settings.engine_seconds)
        self.live = Live(settings.heartbeat)
        self.last_seen = LastSeen(self.live, self.table_time)
        self.after_commit: list[AfterCommit] = [self._tell]
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

    def close(self) -> None:
        """Let go of what was never started: commands use the parts of a server without its event loop."""
        self._threads.shutdown()
        self.store.close()

    async def run(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Do some work in a thread; whoever waits too long for it is told that the server is busy."""
        errand = Errand(lambda: work(*args, **kwargs), self)
        # What the thread writes into the log is about the same request.
        future = asyncio.get_running_loop().run_in_executor(self._threads, copy_context().run, errand.run)
        try:
            async with asyncio.timeout(self.settings.engine_seconds):
                return await future
        except TimeoutError:
            raise ApiError("busy", "this takes longer than it may; try again") from None
        finally:
            errand.abandoned = True
            self._announced(errand.news)

    def background(self, work: Any) -> asyncio.Task[None]:
        """Something that goes on until the server stops."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def announce(self, change: TableChange) -> None:
        """Tell, from any thread, what has been written; only for what is committed.

        In an errand it is told when the errand is done: to wake the event loop costs more than the telling.
        """
        errand: Errand[Any] | None = getattr(self.here, "errand", None)
        if errand is None:
            self.deliver([change])
        else:
            errand.news.append(change)

    def deliver(self, news: list[TableChange]) -> None:
        """Have news told in the event loop."""
        loop = self._loop
        # A loop that is gone has nobody left to be told.
        if loop is not None and not loop.is_closed():
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(self._announced, news)

    def _announced(self, news: list[TableChange]) -> None:
        while news:
            change = news.pop(0)
            for hook in self.after_commit:
                try:
                    hook(change)
                except Exception:
                    LOG.exception("table %s: something failed after a commit", change.after.id)

    def _tell(self, change: TableChange) -> None:
        self.live.tell(change.after.id, change.after.change, change.what)
        if change.after.status in OVER:
            self.live.finish(change.after.id)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a background task failed", exc_info=task.exception())

    async def _watch(self) -> None:
        """Now and then look whether something was written that nobody told of: by a command of the host, say."""
        while True:
            await asyncio.sleep(self.settings.heartbeat)
            try:
                standings, ended = await self.run(self._look, self.live.tables(), self.live.sessions())
                self.live.end_sessions(ended)
                for table, standing in standings.items():
                    self.live.catch_up(table, standing.change)
                    if standing.over:
                        self.live.finish(table)
            except Exception:
                LOG.exception("the changes of tables could not be looked at")

    def _look(self, watched: list[str], open_sessions: set[str]) -> tuple[dict[str, Standing], set[str]]:
        """How the tables stand that somebody looks at, and which of their sessions have ended."""
        if not watched:
            return {}, set()
        with self.store.read() as db:
            return standings_of(db, watched), ended_among(db, open_sessions)
