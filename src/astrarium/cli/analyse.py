"""`astrarium analyse`: what a bot would have done in games that were played, decision by decision."""

import os
from itertools import chain
from pathlib import Path
from typing import Annotated

import typer

from astrarium.cli.arena import INTERRUPTED, with_bar
from astrarium.cli.common import Address, Engine, Force, UsageError, check_free, console, workers_of
from astrarium.cli.completion import complete_bot
from astrarium.cli.stats import count_records, records_of
from astrarium.datasets.analysing import analyse as run
from astrarium.datasets.analysing import read_lines
from astrarium.datasets.tables import write_rows

PARQUET = ".parquet"


def analyse(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE…", help="Records, or files of `astrarium arena --out` with records.")
    ],
    out: Annotated[
        Path, typer.Option("--out", metavar="FILE", help="The file to write: .parquet, or else lines of JSON.")
    ],
    bot: Annotated[
        str,
        typer.Option("--bot", "-b", help="Whose advice is asked (expert, expert:400).", autocompletion=complete_bot),
    ] = "greedy",
    processes: Annotated[
        int, typer.Option("--processes", "-j", help="On how many processes.", min=1, show_default="all cores")
    ] = (os.cpu_count() or 1),
    engine: Engine = "local",
    address: Address = "",
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the run that FILE of --out holds.")] = False,
    force: Force = False,
) -> None:
    """Ask a bot what it would have done at every decision of games, and how the positions are judged.

    Every game is written as soon as it is analysed. For a Parquet file the lines stand in FILE.jsonl until all are
    there.
    """
    lines = out.with_name(out.name + ".jsonl") if out.suffix == PARQUET else out
    for path in {out, lines}:
        check_free(None if resume and path == lines else path, force)
    workers = workers_of(engine, address, processes)
    records = chain.from_iterable((record for record, _ in records_of(path)) for path in files)
    count = sum(count_records(path) for path in files)
    games = decisions = agreed = 0
    finished = True
    try:
        for rows in with_bar(run(records, count, bot, lines, workers, resume), count):
            games += 1
            decisions += len(rows)
            agreed += sum(row["action"] == row["advice"] for row in rows)
    except KeyboardInterrupt:
        finished = False
    if finished and not games:
        raise UsageError("there are no games in these files")
    if finished and lines != out:
        write_rows("analyses", read_lines(lines), out)
        lines.unlink()
    share = f"{agreed / decisions:.0%}" if decisions else "none"
    told = f"{out if finished else lines}: {decisions} decisions of {games} games"
    console().print(f"{told}; {bot} would have done the same in {share}", markup=False, soft_wrap=True)
    if not finished:
        raise typer.Exit(INTERRUPTED)
