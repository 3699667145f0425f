"""A mixed load: for each move a try before it and a look of everybody else after it, talk, and open streams."""

import asyncio
from collections.abc import Coroutine, Sequence
from contextlib import AsyncExitStack
from typing import Any, Final, TypeVar

import msgspec

from astrarium.server.bench.client import BenchFailed, Client
from astrarium.server.bench.play import SeatedTable, play, seated
from astrarium.server.bench.processes import Running
from astrarium.server.bench.report import Database, MixedLoad, rate
from astrarium.server.bench.scripts import Script

T = TypeVar("T")

TALK: Final = 10
"""Moves between two lines of chat at a table."""

ARRIVING: Final = 20
"""Tables that are made, and streams that are opened, at once."""


class BusyTable(SeatedTable):
    """A table whose people do what those in a browser do."""

    async def send(self, seat: int, text: str) -> tuple[int, int]:
        """Try an action, then make the move; the others look, and now and then somebody says something."""
        trial = msgspec.json.encode({"seq": self.done, "actions": [text]})
        await self.people[seat].ask("POST", f"{self.path}/try", trial)
        known = self.done
        moved = await super().send(seat, text)
        for person in self.people[:seat] + self.people[seat + 1 :]:
            await person.ask("GET", f"{self.path}?since={known}")
        if self.done % TALK == 0:
            await self.people[seat].ask("POST", f"{self.path}/chat", msgspec.json.encode({"text": text}))
        return moved


class Streams:
    """Open streams, and what they were told."""

    def __init__(self) -> None:
        self.events = 0
        self._readers: list[asyncio.Task[None]] = []

    async def open(self, person: Client, path: str) -> None:
        """One more."""
        lines = await person.stream(f"{path}/stream")

        async def read() -> None:
            async for line in lines:
                self.events += line.startswith(b"data:")

        self._readers.append(asyncio.create_task(read()))

    @property
    def are_open(self) -> bool:
        """None of them has ended."""
        return not any(reader.done() for reader in self._readers)

    async def close(self) -> None:
        """Hang up."""
        for reader in self._readers:
            reader.cancel()
        await asyncio.gather(*self._readers, return_exceptions=True)


async def mixed_load(
    place: Running,
    database: Database,
    scripts: Sequence[Script],
    tables: int,
    streams: int,
    clients: int,
    seconds: float,
) -> MixedLoad:
    """Play at so many tables, with so many streams of their people open."""
    async with AsyncExitStack() as stack:
        busy = await _tables(place, scripts, tables)
        people = [person for table in busy for person in table.people]
        for person in people:
            stack.push_async_callback(person.close)
        watching = Streams()
        stack.push_async_callback(watching.close)
        await _at_once([_open(watching, busy, number) for number in range(streams)])
        asked, used = sum(person.asked for person in people), place.processor()
        times = await play(busy, clients, seconds)
        spent = None if used is None else (place.processor() or 0.0) - used
        if not watching.are_open:
            raise BenchFailed("a stream has ended")
        requests = sum(person.asked for person in people) - asked
        return MixedLoad(
            database=database,
            tables=tables,
            streams=streams,
            rate=rate(times, spent),
            requests=requests,
            events=watching.events,
            processor=None if spent is None else spent * 1000 / requests,
            memory=place.memory(),
        )


async def _tables(place: Running, scripts: Sequence[Script], count: int) -> list[BusyTable]:
    async def table(number: int) -> BusyTable:
        script = scripts[number % len(scripts)]
        name, people = await seated(script, [place], number)
        return BusyTable(script, people, name)

    return await _at_once([table(number) for number in range(count)])


async def _at_once(work: Sequence[Coroutine[Any, Any, T]]) -> list[T]:
    """Do all of something, a few at a time."""
    turn = asyncio.Semaphore(ARRIVING)

    async def one(part: Coroutine[Any, Any, T]) -> T:
        async with turn:
            return await part

    return list(await asyncio.gather(*map(one, work)))


async def _open(streams: Streams, tables: list[BusyTable], number: int) -> None:
    """A stream of the next person: first one of each table, then the second, and so on."""
    table = tables[number % len(tables)]
    await streams.open(table.people[number // len(tables) % len(table.people)], table.path)
