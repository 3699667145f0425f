"""The measurement: the yardstick, the server, the yardstick again, a mixed load, and long games to open."""

import platform
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from msgspec import Struct

import astrarium
from astrarium.server.bench import cluster
from astrarium.server.bench.client import Client
from astrarium.server.bench.mixed import mixed_load
from astrarium.server.bench.opening import openings
from astrarium.server.bench.play import SeatedTable, Times, inserting, play, seated
from astrarium.server.bench.processes import Running, running_bare, running_server, several
from astrarium.server.bench.report import Comparison, Database, MixedLoad, Report, rate
from astrarium.server.bench.scripts import Script, random_script
from astrarium.server.bench.weight import page_weight
from astrarium.server.hosting.capacity import raise_file_limit
from astrarium.server.settings import STATIC

GAME: Final = "gaia"
PLAYERS: Final = 2
LONGEST: Final = 400
"""Actions of a game that is played; a random one ends before."""

SCRIPTS: Final = 50
"""Games that are played beforehand; at more tables than that some play the same."""

New = Callable[[], str]
"""Makes an empty database; its address."""


class Plan(Struct, frozen=True, kw_only=True):
    """What is measured, and how."""

    tables: int
    clients: int
    """Moves that are under way at once."""
    seconds: float
    streams: int = 0
    """Of the mixed load."""
    only_mixed: bool = False


async def bench(plan: Plan, progress: Callable[[str], None] = lambda what: None) -> Report:
    """Measure everything; nothing is left behind. PostgreSQL is measured where it is installed."""
    raise_file_limit()
    progress("playing games beforehand")
    scripts = [random_script(GAME, PLAYERS, seed, LONGEST) for seed in range(min(plan.tables, SCRIPTS))]
    comparisons: list[Comparison] = []
    mixed: list[MixedLoad] = []
    with tempfile.TemporaryDirectory(prefix="astrarium-bench-") as folder, _databases(Path(folder)) as databases:
        for name, new in databases.items():
            # SQLite is for one process.
            for processes in (1,) if name == "sqlite" else (1, 2):
                if not plan.only_mixed:
                    progress(f"measuring moves on {name}, processes: {processes}")
                    comparisons.append(await _compared(plan, scripts, name, new, processes))
            progress(f"measuring a mixed load on {name}")
            async with running_server(new()) as place:
                mixed.append(
                    await mixed_load(place, name, scripts, plan.tables, plan.streams, plan.clients, plan.seconds)
                )
        progress("opening long games")
        opened = [] if plan.only_mixed else await openings(Path(folder))
    return Report(
        version=astrarium.__version__,
        compiled=astrarium.is_compiled(),
        python=platform.python_version(),
        tables=plan.tables,
        clients=plan.clients,
        comparisons=comparisons,
        mixed=mixed,
        openings=opened,
        page=page_weight(STATIC),
    )


@contextmanager
def _databases(folder: Path) -> Iterator[dict[Database, New]]:
    """The kinds of databases that can be measured here."""
    files = (f"sqlite:///{folder / str(number)}.db" for number in range(1_000_000))
    if cluster.programs() is None:
        yield {"sqlite": lambda: next(files)}
        return
    with cluster.started() as place:
        yield {"sqlite": lambda: next(files), "postgresql": cluster.Cluster(place).database}


async def _compared(plan: Plan, scripts: Sequence[Script], name: Database, new: New, processes: int) -> Comparison:
    before, used_before = await _bare(plan, scripts, new(), processes)
    times, used = await _server(plan, scripts, new(), processes)
    after, used_after = await _bare(plan, scripts, new(), processes)
    server, bare = rate(times, used), rate(before + after, _sum([used_before, used_after]))
    ratio = server.processor / bare.processor if server.processor is not None and bare.processor else None
    return Comparison(database=name, processes=processes, server=server, bare=bare, ratio=ratio)


async def _server(plan: Plan, scripts: Sequence[Script], database: str, processes: int) -> tuple[Times, float | None]:
    """The moves that the server has written, and the processor seconds for all of them."""
    async with several(running_server, database, processes) as places:
        everybody: list[Client] = []
        tables = []
        for number in range(plan.tables):
            script = scripts[number % len(scripts)]
            table, people = await seated(script, places, number)
            everybody += people
            tables.append(SeatedTable(script, people, table))
        try:
            used = _used(places)
            times = await play(tables, plan.clients, plan.seconds)
            return times, _since(used, places)
        finally:
            for person in everybody:
                await person.close()


async def _bare(plan: Plan, scripts: Sequence[Script], database: str, processes: int) -> tuple[Times, float | None]:
    """The same of the yardstick, in half the time: it is measured twice."""
    async with several(running_bare, database, processes) as places:
        found = [inserting(scripts[number % len(scripts)], places, number) for number in range(plan.tables)]
        try:
            used = _used(places)
            times = await play([table for table, _ in found], plan.clients, plan.seconds / 2)
            return times, _since(used, places)
        finally:
            for _, client in found:
                await client.close()


def _used(places: Sequence[Running]) -> float | None:
    return _sum([place.processor() for place in places])


def _since(used: float | None, places: Sequence[Running]) -> float | None:
    now = _used(places)
    return None if now is None or used is None else now - used


def _sum(parts: Sequence[float | None]) -> float | None:
    known = [part for part in parts if part is not None]
    return sum(known) if len(known) == len(parts) else None
