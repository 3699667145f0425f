"""`astrarium dataset`: records as tables, and a corpus for other engines."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from astrarium.cli.common import Force, UsageError, check_free, console
from astrarium.cli.stats import records_of
from astrarium.datasets import check_corpus, corpus, read_corpus, write_records, write_trajectories

KINDS = ("records", "trajectories")

dataset = typer.Typer(no_args_is_help=True, help="Make data sets of games, and check other engines by them.")

Out = Annotated[Path, typer.Option("--out", metavar="FILE", help="The file to write.")]


@dataset.command("write")
def write(
    kind: Annotated[str, typer.Argument(metavar="KIND", help=f"What stands in a row: {', '.join(KINDS)}.")],
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE…", help="Records, or files of `astrarium arena --out` with records.")
    ],
    out: Out,
    force: Force = False,
) -> None:
    """Write records or trajectories as a Parquet file; analyses are made by `astrarium analyse`."""
    if kind not in KINDS:
        raise UsageError(f"data sets are {', '.join(KINDS)}, not {kind!r}")
    check_free(out, force)
    records = (record for path in files for record, _ in records_of(path))
    rows = write_records(records, out) if kind == "records" else write_trajectories(records, out)
    console().print(f"{out}: {rows} rows")


@dataset.command("corpus")
def make_corpus(
    out: Out,
    game: Annotated[list[str] | None, typer.Option("--game", help="Only these games; may be repeated.")] = None,
    seed: Annotated[int, typer.Option("--seed", "-s", help="Of every game in it.")] = 1,
    actions: Annotated[int, typer.Option("--actions", help="Of each game no more than these; 0: all.", min=0)] = 0,
    force: Force = False,
) -> None:
    """Play a game for every number of players, option and value, and write what holds after every action."""
    check_free(out, force)
    games = 0
    with out.open("wb") as file:
        for entry in corpus(game or (), seed, actions):
            file.write(msgspec.json.encode(entry) + b"\n")
            games += 1
    console().print(f"{out}: {games} games")


@dataset.command("check")
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A corpus.")],
    program: Annotated[
        str, typer.Option("--program", metavar="COMMAND", help="The engine to check; this one unless told.")
    ] = "",
) -> None:
    """Hold an engine against a corpus: what it says after every action must be what stands there."""
    faults = list(check_corpus(read_corpus(file), program))
    for fault in faults:
        console().print(fault, markup=False)
    if faults:
        raise typer.Exit(1)
    console().print("equal")
