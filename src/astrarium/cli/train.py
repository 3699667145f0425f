"""`astrarium train`: a game's network learns from games against itself."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.live import Live
from rich.table import Table

from astrarium.cli.common import Address, Engine, GameName, UsageError, console, plain_table, workers_of

SHOWN = 20
"""So many parts of the run are shown, the last ones."""
INTERRUPTED = 130
LEARNERS = ("race",)
"""The games that have a network to be trained."""
COLUMNS = ("part", "games", "lessons", "loss", "loss of calls", "seconds")


@contextmanager
def with_numpy_installed() -> Iterator[None]:
    """Around imports of what trains: it needs NumPy, and then the command says what to install."""
    try:
        yield
    except ImportError as error:
        name = str(error.name).partition(".")[0]
        raise UsageError(f"training needs {name}: pip install 'astrarium[train]'") from None


def train(
    game: GameName,
    folder: Annotated[
        Path, typer.Option("--folder", help="Where the run is kept; one that is there already goes on.")
    ] = Path("build/training/race"),
    games: Annotated[int, typer.Option("--games", "-n", help="How many games in all.", min=1)] = 100_000,
    seed: Annotated[int, typer.Option("--seed", "-s", help="All chance of the run follows from it.", min=0)] = 0,
    processes: Annotated[int, typer.Option("--processes", "-j", help="How many play at the same time.", min=1)] = 1,
    engine: Engine = "local",
    address: Address = "",
    teacher: Annotated[
        int, typer.Option("--teacher", help="So many games first are those of the fair player that judges by rule.")
    ] = 6000,
    shipped: Annotated[
        bool,
        typer.Option("--shipped", help="Learn on from the network of the package; then no fair player is needed."),
    ] = False,
    part: Annotated[int, typer.Option("--part", help="Games between two checkpoints.", min=1)] = 250,
    window: Annotated[int, typer.Option("--window", help="The newest games that are learned from.", min=1)] = 16_000,
    generation: Annotated[
        int, typer.Option("--generation", help="So many games a network plays before the next one is fitted.", min=1)
    ] = 2000,
) -> None:
    """Train the network of a game by games against itself.

    A run that was stopped, in whatever way, goes on from its last checkpoint when the same command is given again.
    At its end a network is fitted to the newest games, and weights.bin is what a package ships.
    """
    if game not in LEARNERS:
        raise UsageError(f"there is no network to train for {game!r}; there is one for {', '.join(LEARNERS)}")
    workers = workers_of(engine, address, processes)
    # Processes share the cores already; this must stand before NumPy is loaded.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    with with_numpy_installed():
        from astrarium.training.run import Plan, Progress, Run, learning_on
    plan = Plan(seed=seed, part=part, teacher=teacher, window=window, generation=generation)
    run = Run(folder, learning_on(seed, part, generation, window) if shipped else plan)
    shown: list[Progress] = run.curve()

    def table() -> Table:
        found = plain_table(*COLUMNS, numbers=COLUMNS)
        for one in shown[-SHOWN:]:
            found.add_row(
                str(one.part),
                str(one.games),
                str(one.lessons),
                f"{one.loss:.4f}",
                f"{one.calls:.4f}",
                f"{one.seconds:.1f}",
            )
        return found

    try:
        with Live(table(), console=console(), auto_refresh=False) as live:
            for progress in run.parts(games, workers):
                shown.append(progress)
                live.update(table(), refresh=True)
        run.finish()
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
