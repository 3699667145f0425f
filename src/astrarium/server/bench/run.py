"""The measurement: the yardstick, the server, the yardstick again, and a long game to open."""

import asyncio
import platform
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from time import perf_counter_ns
from typing import Final

import msgspec

import astrarium
from astrarium.server.bench.client import Client
from astrarium.server.bench.opening import openings
from astrarium.server.bench.processes import running_bare, running_server
from astrarium.server.bench.report import SECOND, Report, rate
from astrarium.server.bench.scripts import Script, random_script
from astrarium.server.bench.weight import page_weight
from astrarium.server.settings import STATIC

GAME: Final = "gaia"
PLAYERS: Final = 2
LONGEST: Final = 400
"""Actions of a game that is played; a random one ends before."""


Post = Callable[[int, str], Awaitable[None]]
"""Sends an action of a seat."""


class Played:
    """One table of a measurement: its script, and how to send the actions of it."""

    def __init__(self, script: Script, post: Post) -> None:
        self.post = post
        self._left = iter(script.actions)

    async def next(self) -> bool:
        """Send the next action; whether there was one."""
        action = next(self._left, None)
        if action is None:
            return False
        await self.post(*action)
        return True


async def bench(
    tables: int, clients: int, seconds: float, progress: Callable[[str], None] = lambda what: None
) -> Report:
    """Measure everything; nothing is left behind."""
    progress("playing games beforehand")
    scripts = [random_script(GAME, PLAYERS, seed, LONGEST) for seed in range(tables)]
    with tempfile.TemporaryDirectory(prefix="astrarium-bench-") as folder:
        progress("measuring the yardstick")
        before = await bare_times(Path(folder, "bare1.db"), scripts, clients, seconds / 2)
        progress("measuring the server")
        server = await server_times(Path(folder, "bench.db"), scripts, clients, seconds)
        progress("measuring the yardstick again")
        after = await bare_times(Path(folder, "bare2.db"), scripts, clients, seconds / 2)
        progress("opening long games")
        opened = await openings(Path(folder))
    bare = rate(before + after)
    found = rate(server)
    return Report(
        version=astrarium.__version__,
        compiled=astrarium.is_compiled(),
        python=platform.python_version(),
        tables=tables,
        clients=clients,
        server=found,
        bare=bare,
        ratio=found.per_second / bare.per_second,
        openings=opened,
        page=page_weight(STATIC),
    )


async def server_times(
    database: Path, scripts: Sequence[Script], clients: int, seconds: float
) -> list[tuple[int, int]]:
    """When each move was sent to the server, and when its answer came."""
    async with running_server(database) as (host, port):
        people = [[Client(host, port) for _ in range(PLAYERS)] for _ in scripts]
        try:
            tables = [await _seated(script, seats) for script, seats in zip(scripts, people)]
            return await play(tables, clients, seconds)
        finally:
            for seats in people:
                for person in seats:
                    await person.close()


async def _seated(script: Script, people: list[Client]) -> Played:
    for person in people:
        await person.get("/api/me")
    seats = [{"kind": "person"}] + [{"kind": "open"}] * (script.players - 1)
    new = {"game": script.game, "players": script.players, "seed": script.seed, "seats": seats}
    state = await people[0].post("/api/tables", new)
    table = state["table"]["id"]
    for seat in range(1, script.players):
        state = await people[seat].post(f"/api/tables/{table}/seats/{seat}", {})
    done = 0

    async def post(seat: int, text: str) -> None:
        nonlocal done
        body = msgspec.json.encode({"seq": done, "key": f"{table}{done}", "actions": [text]})
        await people[seat].ask("POST", f"/api/tables/{table}/moves", body)
        done += 1

    return Played(script, post)


async def bare_times(
    database: Path, scripts: Sequence[Script], clients: int, seconds: float
) -> list[tuple[int, int]]:
    """When each move was sent to the yardstick, and when its answer came."""
    async with running_bare(database) as (host, port):
        people = [Client(host, port) for _ in scripts]
        try:
            tables = [
                _inserting(number, script, client) for number, (script, client) in enumerate(zip(scripts, people))
            ]
            return await play(tables, clients, seconds)
        finally:
            for client in people:
                await client.close()


def _inserting(number: int, script: Script, client: Client) -> Played:
    done = 0

    async def post(seat: int, text: str) -> None:
        nonlocal done
        body = msgspec.json.encode({"seq": done, "key": f"{number}{done}", "actions": [text]})
        await client.ask("POST", f"/{number}", body)
        done += 1

    return Played(script, post)


async def play(tables: Sequence[Played], clients: int, seconds: float) -> list[tuple[int, int]]:
    """Play at all tables with so many requests under way at once, until the time is over."""
    times: list[tuple[int, int]] = []
    end = perf_counter_ns() + int(seconds * SECOND)

    async def work(mine: list[Played]) -> None:
        while mine:
            for table in list(mine):
                begun = perf_counter_ns()
                if begun >= end:
                    return
                if await table.next():
                    times.append((begun, perf_counter_ns()))
                else:
                    mine.remove(table)

    await asyncio.gather(*(work(list(tables[number::clients])) for number in range(clients)))
    return times
