"""`astrarium bench server`: how fast the server is."""

import asyncio
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.text import Text

from astrarium.cli.common import console, plain_table, print_json, with_server_installed

if TYPE_CHECKING:
    from astrarium.server.bench.report import Rate, Report

SERVER: Final = "server"
AIM: Final = 1 / 3
"""The part of the yardstick's moves a second that the server should reach."""

OPENING_AIM: Final = 100
"""Milliseconds."""

WEIGHT_AIM: Final = 300_000
"""Bytes, compressed."""


def bench_server(tables: int, clients: int, seconds: float, as_json: bool) -> None:
    """Play at many tables of one server process, beside a server that does nothing but insert."""
    with with_server_installed():
        # The server that is measured runs in a process of its own, which should not be the first to miss something.
        import astrarium.server.app  # noqa: F401
        from astrarium.server.bench.run import bench
    errors = console(stderr=True)
    with errors.status("measuring") as status:
        report = asyncio.run(bench(tables, clients, seconds, status.update))
    if as_json:
        print_json(report)
    else:
        _print(console(), report)


def _print(out: Console, report: "Report") -> None:
    build = "compiled" if report.compiled else "pure Python"
    out.print(Text(f"astrarium {report.version} ({build}), Python {report.python}, SQLite, one process"))
    table = plain_table(
        f"{report.tables} tables, {report.clients} requests at once",
        "server",
        "bare insert",
        numbers=["server", "bare insert"],
    )
    for name, both in _rows(report.server, report.bare):
        table.add_row(name, *both)
    out.print(table)
    out.print(Text(f"{report.ratio:.0%} of a bare insert (aim: {AIM:.0%})"))
    for one in report.openings:
        told = f"opening a finished game of {one.game}, {one.actions} actions: {one.milliseconds:.0f} ms"
        out.print(Text(f"{told} (aim: {OPENING_AIM} ms)"))
    if report.page is None:
        out.print(Text("the first page: the browser client is not built"))
    else:
        aim = f"aim: {WEIGHT_AIM / 1000:.0f} KB"
        out.print(Text(f"the first page: {report.page.total / 1000:.0f} KB compressed ({aim})"))


def _rows(server: "Rate", bare: "Rate") -> list[tuple[str, tuple[str, str]]]:
    return [
        ("moves per second", (f"{server.per_second:,.0f}", f"{bare.per_second:,.0f}")),
        ("half of them within", (f"{server.p50:.1f} ms", f"{bare.p50:.1f} ms")),
        ("99 of 100 within", (f"{server.p99:.1f} ms", f"{bare.p99:.1f} ms")),
        ("longest", (f"{server.longest:.1f} ms", f"{bare.longest:.1f} ms")),
        ("moves measured", (f"{server.moves:,}", f"{bare.moves:,}")),
    ]
