"""`astrarium bench`: how fast the games are."""

from collections.abc import Callable
from itertools import groupby
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.text import Text

from astrarium.arena.bench import Measurement, Report
from astrarium.arena.bench import bench as run
from astrarium.arena.growth import growth
from astrarium.arena.growth_page import growth_page
from astrarium.arena.late import Hard, late
from astrarium.cli.bench_server import SERVER, bench_server, server_curves
from astrarium.cli.common import (
    AsJson,
    Force,
    GivenOptions,
    check_free,
    console,
    plain_table,
    print_json,
    read_options,
)


def bench(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="Which game, or 'server'; all games unless told.")
    ] = None,
    players: Annotated[
        list[int] | None, typer.Option("--players", "-p", help="A number of players; may be repeated.")
    ] = None,
    seconds: Annotated[float, typer.Option("--seconds", help="How long each measurement may take.", min=0)] = 2.0,
    seed: Annotated[int, typer.Option("--seed", "-s", help="The seed of the first game played.")] = 0,
    option: GivenOptions = None,
    as_json: AsJson = False,
    tables: Annotated[int, typer.Option("--tables", help="For 'server': how many tables.", min=1)] = 50,
    clients: Annotated[
        int, typer.Option("--clients", help="For 'server': how many moves are under way at once.", min=1)
    ] = 16,
    streams: Annotated[
        int | None, typer.Option("--streams", help="For 'server': open streams; two a table unless told.", min=0)
    ] = None,
    only_late: Annotated[
        bool, typer.Option("--late", help="Only how long listings take late in games and in the worst positions.")
    ] = False,
    plots: Annotated[
        Path | None,
        typer.Option(
            "--plots", metavar="FILE", help="Measure how cost grows, and write the plots into it, as a page."
        ),
    ] = None,
    force: Force = False,
    only_mixed: Annotated[
        bool,
        typer.Option("--mixed", help="For 'server': only the mixed load of moves, looks, tries, talk and streams."),
    ] = False,
) -> None:
    """Measure, on one core: random games, listing actions, cloning, viewing, hashing, features; or the 'server'."""
    if game == SERVER:
        bench_server(tables, clients, streams, seconds, only_mixed, as_json)
        return
    errors = console(stderr=True)
    if plots is not None:
        check_free(plots, force)
        with errors.status("measuring") as status:
            found = growth(seconds, seed, lambda what: status.update(f"measuring {what}"))
            found.curves.extend(server_curves(seconds, status.update))
        plots.write_text(growth_page(found), encoding="utf-8")
        if as_json:
            print_json(found)
        return
    if only_late:
        with errors.status("measuring") as status:
            hard = late([game] if game is not None else (), seed=seed, progress=status.update)
        if as_json:
            print_json(hard)
        else:
            _print_late(console(), hard)
        return
    with errors.status("measuring") as status:
        report = run(
            [game] if game is not None else (),
            players or (),
            seconds,
            seed,
            read_options(option),
            lambda name, count: status.update(f"measuring {name} for {count}"),
        )
    if as_json:
        print_json(report)
    else:
        _print_report(console(), report)


def _time(microseconds: float) -> str:
    return f"{microseconds:,.0f} µs" if microseconds < 1000 else f"{microseconds / 1000:,.1f} ms"


ROWS: Final[list[tuple[str, Callable[[Measurement], str]]]] = [
    ("random games per second", lambda found: f"{found.games_per_second:,.1f}"),
    ("decisions per second", lambda found: f"{found.decisions_per_second:,.0f}"),
    ("decisions per game", lambda found: f"{found.decisions_per_game:,.0f}"),
    ("imagined games, played to their end, per second", lambda found: f"{found.playouts_per_second:,.1f}"),
    ("listing legal actions, mean", lambda found: _time(found.listing.mean)),
    ("listing legal actions, 99 of 100 within", lambda found: _time(found.listing.p99)),
    ("listing legal actions, longest", lambda found: _time(found.listing.max)),
    ("clones per second", lambda found: f"{found.clones_per_second:,.0f}"),
    ("views per second", lambda found: f"{found.views_per_second:,.0f}"),
    ("hashes per second", lambda found: f"{found.hashes_per_second:,.0f}"),
    ("features of a seat, mean", lambda found: _time(1_000_000 / found.features_per_second)),
]


def _print_late(out: Console, found: list[Hard]) -> None:
    for game, group in groupby(found, lambda one: one.game):
        heads = ("mean", "99 of 100 within", "longest")
        table = plain_table(game, *heads, numbers=heads)
        for one in group:
            table.add_row(
                one.about, *[_time(figure) for figure in (one.listing.mean, one.listing.p99, one.listing.max)]
            )
        out.print(table)


def _print_report(out: Console, report: Report) -> None:
    build = "compiled" if report.compiled else "pure Python"
    machine = f"{report.python}, {report.machine}, one of {report.cpus} cores"
    out.print(Text(f"astrarium {report.version} ({build}), {machine}"))
    for game, group in groupby(report.measurements, lambda found: found.game):
        found = list(group)
        counts = [f"{one.players} players" for one in found]
        table = plain_table(game, *counts, numbers=counts)
        for name, figure in ROWS:
            table.add_row(name, *[figure(one) for one in found])
        out.print(table)
