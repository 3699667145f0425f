"""Who is looking at which table, and telling them that something has changed."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final, NamedTuple

import msgspec

from astrarium.server.wire import Change, What

WAITING: Final = 64
"""Changes that may wait for a slow reader; beyond that it is told to look at everything anew."""

EVERYTHING: Final[tuple[What, ...]] = ("moves", "seats", "chat")
"""What a reader has to look at who may have missed something."""

QUIET: Final[frozenset[What]] = frozenset({"present", "clock", "alive", "end"})
"""Changes that are not counted, so they have no id."""

BELIEVED: Final = 3
"""Heartbeats for which another process is believed; each tells again with every heartbeat."""

OVER: Final = frozenset({"finished", "abandoned"})
"""How a table stands at which nothing will happen any more."""


class Standing(NamedTuple):
    """The number of the last change of a table, and whether its game is over."""

    change: int
    over: bool = False


Asked = Callable[[], Awaitable[Standing]]
"""Asks how a table stands."""


class Watcher:
    """One open stream of one person, asked for in one of their sessions."""

    def __init__(self, person: str, session: str = "") -> None:
        self.person = person
        self.session = session
        self.queue: asyncio.Queue[Change | None] = asyncio.Queue()
        self.missed = False
        self.ended = False

    def tell(self, change: Change) -> None:
        """Queue a change; a reader who is too slow will be told to look at everything."""
        if self.queue.qsize() < WAITING:
            self.queue.put_nowait(change)
        else:
            self.missed = True

    def end(self) -> None:
        """Queue that there is no more; for that there is always room."""
        if not self.ended:
            self.ended = True
            self.queue.put_nowait(None)

    def finish(self, change: int) -> None:
        """Queue that there will never be more."""
        self.queue.put_nowait(Change(change=change, what="end"))
        self.end()


class Live:
    """The streams of this process. Lives in the event loop and is only touched there."""

    def __init__(self, heartbeat: float) -> None:
        self._heartbeat = heartbeat
        self._watchers: dict[str, list[Watcher]] = {}
        self._closed = False
        self._changes: dict[str, int] = {}
        # By table and process: until when it is believed, and who looks there.
        self._elsewhere: dict[str, dict[str, tuple[float, frozenset[str]]]] = {}
        self.on_presence: list[Callable[[str], None]] = []
        self.on_leave: list[Callable[[str, str], None]] = []

    def tables(self) -> list[str]:
        """The tables that somebody here looks at."""
        return list(self._watchers)

    @property
    def streams(self) -> int:
        """How many are open."""
        return sum(map(len, self._watchers.values()))

    def people(self, table: str) -> frozenset[str]:
        """Whoever looks at a table, here or through another process."""
        now = monotonic()
        elsewhere = list(self._elsewhere.get(table, {}).values())
        return self.here(table).union(*(people for until, people in elsewhere if until > now))

    def here(self, table: str) -> frozenset[str]:
        """Whoever looks at a table through this process."""
        return frozenset(watcher.person for watcher in self._watchers.get(table, ()))

    def heard(self, table: str, process: str, people: frozenset[str]) -> None:
        """Another process says who looks at a table there; it is believed for a while."""
        before = self.people(table)
        found = self._elsewhere.setdefault(table, {})
        found[process] = (monotonic() + BELIEVED * self._heartbeat, people)
        if not people:
            del found[process]
        if not found:
            del self._elsewhere[table]
        if self.people(table) != before:
            self.tell_uncounted(table, "present")

    def tell(self, table: str, change: int, what: What) -> None:
        """Tell everybody who looks at a table."""
        if table not in self._watchers:
            return
        if what not in QUIET:
            self._changes[table] = max(change, self._changes.get(table, 0))
        for watcher in self._watchers[table]:
            watcher.tell(Change(change=change, what=what))

    def finish(self, table: str) -> None:
        """The game of a table is over: its streams say so, and end."""
        for watcher in self._watchers.get(table, ()):
            watcher.finish(self._changes.get(table, 0))

    def end_sessions(self, ended: Collection[str]) -> None:
        """End the streams that were asked for in sessions that are no more."""
        for watcher in self._all():
            if watcher.session in ended:
                watcher.end()

    def sessions(self) -> set[str]:
        """The sessions in which streams were asked for; those of strangers are in none."""
        return {watcher.session for watcher in self._all() if watcher.session}

    def close(self) -> None:
        """End all streams: the server stops. Their readers will come back to the next one."""
        self._closed = True
        for watcher in self._all():
            watcher.end()

    def _all(self) -> list[Watcher]:
        return [watcher for watchers in self._watchers.values() for watcher in watchers]

    def tell_uncounted(self, table: str, what: What) -> None:
        """Tell of something that is not counted: who is there, or how much time is left."""
        self.tell(table, self._changes.get(table, 0), what)

    def catch_up(self, table: str, change: int) -> None:
        """Tell of a change that was written, but that nobody told of here."""
        if change > self._changes.get(table, change):
            for what in EVERYTHING:
                self.tell(table, change, what)

    @contextmanager
    def watching(self, table: str, person: str, session: str = "") -> Iterator[Watcher]:
        """Somebody looks at a table, which the others there are told, as they are when it ends."""
        watcher = Watcher(person, session)
        new = person not in self.here(table)
        if new:
            self.tell_uncounted(table, "present")
        self._watchers.setdefault(table, []).append(watcher)
        if new:
            self._tell_elsewhere(table)
        try:
            yield watcher
        finally:
            self._watchers[table].remove(watcher)
            if not self._watchers[table]:
                del self._watchers[table]
                self._changes.pop(table, None)
            if person not in self.here(table):
                for hook in self.on_leave:
                    hook(table, person)
                self.tell_uncounted(table, "present")
                self._tell_elsewhere(table)

    async def stream(
        self, table: str, person: str, seen: int | None, ask: Asked, session: str = ""
    ) -> AsyncIterator[bytes]:
        """Server-sent events of a table, for a reader who has seen change ``seen`` (none: who has just looked)."""
        with self.watching(table, person, session) as watcher:
            yield b"retry: 2000\n\n"
            # Asked only now: whatever is written after the answer is told to the watcher.
            change, over = await ask()
            self._changes[table] = max(change, self._changes.get(table, 0))
            if seen is not None and seen != change:
                for told in everything(change):
                    yield told
            if over:
                watcher.finish(change)
            while not self._closed or not watcher.queue.empty():
                try:
                    async with asyncio.timeout(self._heartbeat):
                        next_one = await watcher.queue.get()
                except TimeoutError:
                    # With the number of the last change, so that a reader who has missed one knows.
                    yield event(Change(change=self._changes.get(table, 0), what="alive"))
                    continue
                if next_one is None:
                    return
                last = next_one.what == "end"
                if not last:
                    yield event(next_one)
                if watcher.missed and (last or watcher.queue.empty()):
                    watcher.missed = False
                    for told in everything(self._changes.get(table, next_one.change)):
                        yield told
                if last:
                    yield event(next_one)

    def _tell_elsewhere(self, table: str) -> None:
        for hook in self.on_presence:
            hook(table)


def everything(change: int) -> list[bytes]:
    """What is told to a reader who may have missed something."""
    return [event(Change(change=change, what=what)) for what in EVERYTHING]


def event(change: Change) -> bytes:
    """A change as a server-sent event; an uncounted one has no id, so nobody resumes from it."""
    number = b"" if change.what in QUIET else b"id: %d\n" % change.change
    return b"%sdata: %s\n\n" % (number, msgspec.json.encode(change))
