"""What the commands share: how options are given, files written, and tables and JSON printed."""

import os
import random
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from shutil import get_terminal_size
from typing import Annotated, Any, Final

import msgspec
import typer
from rich import box
from rich.console import Console
from rich.table import Table

from astrarium.arena.cluster import Cluster
from astrarium.arena.pool import Workers
from astrarium.cli.completion import complete_game, complete_option
from astrarium.cli.words import LOCALES, locale_of_environment
from astrarium.games import catalogue
from astrarium.kernel import AstrariumError, BadOption, BadRecord, Message
from astrarium.kernel.rng import MAX_SEED

GameName = Annotated[
    str,
    typer.Argument(metavar="GAME", help="Which game; `astrarium games` lists them.", autocompletion=complete_game),
]
Players = Annotated[
    int | None, typer.Option("--players", "-p", help="How many seats; two, or the fewest there may be.")
]
GivenOptions = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="An option of the game; may be repeated.",
        autocompletion=complete_option,
    ),
]
OwnCards = Annotated[
    Path | None,
    typer.Option("--cards", metavar="FILE", help="A TOML file with cards of your own, for a game that takes them."),
]
OwnData = Annotated[
    Path | None,
    typer.Option("--data", metavar="FILE", help="A TOML file that corrects numbers of the components."),
]
Language = Annotated[
    str | None, typer.Option("--language", help=f"One of {', '.join(LOCALES)}; else that of your system.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs instead of a table.")]
Force = Annotated[bool, typer.Option("--force", help="Replace the file if there is one already.")]

STDIN: Final = Path("-")

NARROW: Final = 80
"""Columns of a terminal below which tables stand closer."""


Engine = Annotated[
    str,
    typer.Option(
        "--engine", metavar="NAME", help="Who plays: local (processes of this machine) or ray.", show_default=True
    ),
]
Address = Annotated[
    str, typer.Option("--address", help="Of a Ray cluster (auto, ray://host:10001); else Ray runs here.")
]


class UsageError(AstrariumError):
    """Something on the command line that cannot be meant."""


@contextmanager
def with_server_installed() -> Iterator[None]:
    """Around imports of the server: what it needs may not be there, and then the command says what to install."""
    try:
        yield
    except ImportError as error:
        # Litestar wraps what it misses into an error of its own.
        first = error.__cause__ if isinstance(error.__cause__, ImportError) else error
        name = str(first.name).partition(".")[0]
        if name == "astrarium":
            # A fault of ours is nothing that could be installed.
            raise
        raise UsageError(f"the server needs {name}: pip install 'astrarium[server]'") from None


def workers_of(engine: str, address: str, processes: int) -> Workers:
    """Who plays: processes of this machine, or a Ray cluster."""
    if engine not in ("local", "ray"):
        raise UsageError(f"engines are local and ray, not {engine!r}")
    if engine == "local":
        if address:
            raise UsageError("--address is of a Ray cluster: give --engine ray, too")
        return processes
    return Cluster(address, 0 if address else processes)


def console(stderr: bool = False) -> Console:
    """Where to print; made anew, because the output may have been redirected since."""
    return Screen(stderr=stderr, highlight=False)


class Screen(Console):
    """A console whose reader may leave: a closed pipe (``| head``) is no error."""

    def on_broken_pipe(self) -> None:
        forget_output()
        raise SystemExit(0)


def forget_output() -> None:
    """What is still to be flushed goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def chosen_locale(language: str | None) -> str:
    """The language that was asked for, or else that of the system."""
    if language is None:
        return locale_of_environment()
    if language not in LOCALES:
        raise BadOption(f"the languages are {', '.join(LOCALES)}, not {language!r}")
    return language


def print_json(value: object) -> None:
    """Print data for programs: nothing but JSON, never wrapped."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n")


def plain_table(*columns: str, numbers: Sequence[str] = (), title: str | None = None) -> Table:
    """A table in the house's look; the columns named in ``numbers`` are set to the right."""
    table = Table(box=box.SIMPLE_HEAD, title=title, title_justify="left", title_style="bold")
    if get_terminal_size().columns < NARROW:
        # Room for words is worth more than air between them.
        table.padding = (0, 0)
    for name in columns:
        table.add_column(name, justify="right" if name in numbers else "left", overflow="fold")
    return table


def read_options(given: Sequence[str] | None, cards: Path | None = None, data: Path | None = None) -> dict[str, Any]:
    """The options given as ``name=value``, own cards and data; whether a game has them is for its rules to say."""
    options: dict[str, Any] = {}
    for text in given or ():
        name, equals, value = text.partition("=")
        if not name or not equals:
            raise BadOption(f"an option is given as name=value, not {text!r}")
        options[name] = value
    if cards is not None:
        if "cards" in options:
            raise UsageError("own cards are given twice, by --cards and by --option cards")
        options["cards"] = read_text(cards)
    if data is not None:
        if "data" in options:
            raise UsageError("own data is given twice, by --data and by --option data")
        options["data"] = read_text(data)
    return options


def player_count(game: str, players: int | None) -> int:
    """How many play if nothing was said."""
    rules = catalogue.rules_of(game)
    return players if players is not None else min(max(2, rules.min_players), rules.max_players)


def fresh_seed() -> int:
    """A seed that nobody has chosen."""
    return random.SystemRandom().randint(0, MAX_SEED)


def read_text(path: Path) -> str:
    """The text of a file, with or without a mark of its encoding; ``-`` is the standard input."""
    try:
        return sys.stdin.read() if path == STDIN else path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise BadRecord(f"{path} is not a text file") from None


def write_text(path: Path, text: str, force: bool) -> None:
    """Write a text into a new file; ``-`` is the standard output."""
    if path == STDIN:
        sys.stdout.write(text)
        return
    check_free(path, force)
    path.write_text(text, encoding="utf-8")


def check_free(path: Path | None, force: bool) -> None:
    """Refuse to write over a file, because it may be somebody's only copy of a game."""
    if path is not None and path.exists() and not force:
        said = Message("wrong-exists", {"file": str(path)})
        raise UsageError(f"{path} exists already; --force replaces it", said)
