"""`astrarium bench server`: how fast the server is."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.text import Text

from astrarium.arena.growth import Curve
from astrarium.cli.common import UsageError, console, plain_table, print_json, with_server_installed

if TYPE_CHECKING:
    from astrarium.server.bench.report import Comparison, MixedLoad, Report

SERVER: Final = "server"
AIM: Final = 1.5
"""The processor time of a move, in times that of the yardstick."""

OPENING_AIM: Final = 100
"""Milliseconds."""

WEIGHT_AIM: Final = 300_000
"""Bytes, compressed."""

NAMES: Final = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}


def bench_server(
    tables: int, clients: int, streams: int | None, seconds: float, only_mixed: bool, as_json: bool
) -> None:
    """Play at many tables of a server, beside a server that does nothing but insert."""
    with with_server_installed():
        # The server that is measured runs in a process of its own, which should not be the first to miss something.
        import astrarium.server.app  # noqa: F401
        from astrarium.server.bench.run import Plan, bench
    plan = Plan(
        tables=tables,
        clients=clients,
        seconds=seconds,
        streams=2 * tables if streams is None else streams,
        only_mixed=only_mixed,
    )
    errors = console(stderr=True)
    with errors.status("measuring") as status:
        report = asyncio.run(bench(plan, status.update))
    if as_json:
        print_json(report)
    else:
        _print(console(), report)


MANY_TABLES: Final = (25, 100, 400)
MANY_STREAMS: Final = (0, 100, 400, 1600)
FEW: Final = 50
MOVES: Final = 16


def server_curves(seconds: float, progress: Callable[[str], None]) -> list[Curve]:
    """How the cost of a move and the memory of a server grow with tables and streams; nothing without a server."""
    try:
        with with_server_installed():
            import astrarium.server.app  # noqa: F401
            from astrarium.server.bench.run import Plan, bench
    except UsageError:
        return []
    found = []
    for name, loads in (
        ("Tables", [(tables, 2 * tables) for tables in MANY_TABLES]),
        ("Streams", [(FEW, streams) for streams in MANY_STREAMS]),
    ):
        moves: dict[str, list[float | None]] = {}
        memory: dict[str, list[float | None]] = {}
        for tables, streams in loads:
            progress(f"measuring {tables} tables with {streams} streams")
            plan = Plan(tables=tables, clients=MOVES, seconds=seconds, streams=streams, only_mixed=True)
            for one in asyncio.run(bench(plan)).mixed:
                moves.setdefault(NAMES[one.database], []).append(one.rate.processor)
                taken = None if one.memory is None else one.memory / 1e6
                memory.setdefault(NAMES[one.database], []).append(taken)
        at = [str(tables if name == "Tables" else streams) for tables, streams in loads]
        load = "two streams each" if name == "Tables" else f"{FEW} tables"
        note = f"Milliseconds of processor time for a move of the mixed load, all in all; {load}."
        found.append(Curve(name=name, note=note, at=at, lines=moves))
        found.append(Curve(name=f"{name}: memory", note="Megabytes of the server.", at=at, lines=memory))
    return found


def _print(out: Console, report: "Report") -> None:
    build = "compiled" if report.compiled else "pure Python"
    out.print(Text(f"astrarium {report.version} ({build}), Python {report.python}"))
    if report.comparisons:
        _print_comparisons(out, report)
    names = [NAMES[load.database] for load in report.mixed]
    load = report.mixed[0]
    table = plain_table(
        f"a mixed load: {load.tables:,} tables, {load.streams:,} streams, {report.clients} moves at once",
        *names,
        numbers=names,
    )
    for name, figure in MIXED:
        table.add_row(name, *[figure(one) for one in report.mixed])
    out.print(table)
    for one in report.openings:
        told = f"opening a finished game of {one.game}, {one.actions} actions: {one.milliseconds:.0f} ms"
        out.print(Text(f"{told} (aim: {OPENING_AIM} ms)"))
    if report.page is None:
        out.print(Text("the first page: the browser client is not built"))
    else:
        aim = f"aim: {WEIGHT_AIM / 1000:.0f} KB"
        out.print(Text(f"the first page: {report.page.total / 1000:.0f} KB compressed ({aim})"))


def _print_comparisons(out: Console, report: "Report") -> None:
    names = [
        NAMES[one.database] + (f", {one.processes} processes" if one.processes > 1 else "")
        for one in report.comparisons
    ]
    table = plain_table(f"{report.tables} tables, {report.clients} moves at once", *names, numbers=names)
    for name, figure in COMPARED:
        table.add_row(name, *[figure(one) for one in report.comparisons])
    out.print(table)
    out.print(Text(f"the aim: a move takes {AIM} times the processor time of a bare insert"))


def _ms(milliseconds: float | None) -> str:
    return "unknown" if milliseconds is None else f"{milliseconds:.2f} ms"


COMPARED: Final[list[tuple[str, Callable[["Comparison"], str]]]] = [
    ("processor time of a move", lambda one: _ms(one.server.processor)),
    ("of a bare insert", lambda one: _ms(one.bare.processor)),
    ("times a bare insert", lambda one: "unknown" if one.ratio is None else f"{one.ratio:.2f}"),
    ("moves per second", lambda one: f"{one.server.per_second:,.0f}"),
    ("bare inserts per second", lambda one: f"{one.bare.per_second:,.0f}"),
    ("half of the moves within", lambda one: _ms(one.server.p50)),
    ("99 of 100 within", lambda one: _ms(one.server.p99)),
    ("longest", lambda one: _ms(one.server.longest)),
    ("moves measured", lambda one: f"{one.server.moves:,}"),
]

MIXED: Final[list[tuple[str, Callable[["MixedLoad"], str]]]] = [
    ("moves per second", lambda one: f"{one.rate.per_second:,.0f}"),
    ("half of them within", lambda one: _ms(one.rate.p50)),
    ("99 of 100 within", lambda one: _ms(one.rate.p99)),
    ("requests for each move", lambda one: f"{one.requests / one.rate.moves:.1f}"),
    ("events for each move", lambda one: f"{one.events / one.rate.moves:.1f}"),
    ("processor time for each move, all in all", lambda one: _ms(one.rate.processor)),
    ("for each request", lambda one: _ms(one.processor)),
    ("memory of the server", lambda one: "unknown" if one.memory is None else f"{one.memory / 1e6:,.0f} MB"),
]
