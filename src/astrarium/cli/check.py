"""`astrarium check`: many records, or all tables of a server, replayed to see whether they are what they were."""

import os
import re
from collections.abc import Generator, Iterable, Iterator
from contextlib import ExitStack, closing
from itertools import pairwise
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from astrarium.arena.checking import PastGame, Verdict, check
from astrarium.arena.pool import each_in_order
from astrarium.cli.common import STDIN, AsJson, UsageError, console, print_json, read_text, with_server_installed
from astrarium.kernel import BadRecord

if TYPE_CHECKING:
    from astrarium.server.store.stored_games import StoredGame, StoredGames

NOT_ALL_EQUAL: Final = 1
INTERRUPTED: Final = 130
A_HEADER: Final = re.compile(rb'^\{"astrarium":', re.MULTILINE)
A_HEADER_IN_TEXT: Final = re.compile(r'^\{"astrarium":', re.MULTILINE)
"""A record begins so, and a file may hold several."""

SAID: Final = {
    "equal": "equal",
    "legal": "legal, but not comparable",
    "moved": "moved",
    "cannot": "cannot be replayed",
}


CORES: Final = os.cpu_count() or 1

Processes = Annotated[
    int, typer.Option("--processes", "-j", help="On how many processes.", min=1, show_default="all cores")
]


def check_command(
    files: Annotated[
        list[Path] | None,
        typer.Argument(metavar="FILES", help="Records, or folders of them (*.jsonl); - reads the standard input."),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="All tables of a server: sqlite:///path or postgresql://…; only read."),
    ] = None,
    processes: Processes = CORES,
    as_json: AsJson = False,
) -> None:
    """Replay games of the past and say which are equal, which lead elsewhere, and which cannot be replayed."""
    if not files and database is None:
        raise UsageError("name records, folders of them, or a database with --database")
    sources = _sources(files or [])
    with ExitStack() as stack:
        stored = stack.enter_context(closing(_stored(database))) if database is not None else None
        count = sum(source.count for source in sources) + (stored.count() if stored is not None else 0)
        begun = perf_counter()
        verdicts, finished = _watch(each_in_order(check, _past_games(sources, stored), count, processes), count)
    if as_json:
        print_json(_summary(verdicts) | {"checked": len(verdicts), "finished": finished, "games": verdicts})
    else:
        _print(verdicts, perf_counter() - begun)
    if not finished:
        raise typer.Exit(INTERRUPTED)
    if any(verdict.outcome != "equal" for verdict in verdicts):
        raise typer.Exit(NOT_ALL_EQUAL)


class Source:
    """A file with records: usually one, but files can be strung together. Read anew when its turn comes."""

    def __init__(self, path: Path) -> None:
        self.name = "standard input" if path == STDIN else str(path)
        self.path = path
        # A pipe can be read only once.
        self.text = read_text(path) if path == STDIN else ""
        whole = self.text.encode() if path == STDIN else path.read_bytes()
        self.count = max(1, len(A_HEADER.findall(whole)))

    def games(self) -> Iterator[PastGame]:
        """Its records, each by its name; what stands before the first header is one whose header is damaged."""
        try:
            text = self.text or read_text(self.path)
        except BadRecord:
            yield PastGame(name=self.name, damage="it is not text")
            return
        starts = [found.start() for found in A_HEADER_IN_TEXT.finditer(text)]
        if not starts or text[: starts[0]].strip():
            starts.insert(0, 0)
        for number, (start, end) in enumerate(pairwise([*starts, len(text)]), 1):
            name = self.name if len(starts) == 1 else f"{self.name}, record {number}"
            yield PastGame(name=name, text=text[start:end])


class Unreadable(Source):
    """A file in a folder that cannot be opened: told, and the others are checked all the same."""

    def __init__(self, path: Path, error: OSError) -> None:
        self.name = str(path)
        self.count = 1
        self.why = error.strerror or str(error)

    def games(self) -> Iterator[PastGame]:
        """None that could be replayed."""
        yield PastGame(name=self.name, damage=self.why)


def _sources(files: Iterable[Path]) -> list[Source]:
    """The files that were named, and those in the folders that were."""
    found: list[Source] = []
    for path in files:
        if not path.is_dir():
            found.append(Source(path))
            continue
        # A pipe would be waited for.
        inner = [file for file in sorted(path.rglob("*.jsonl")) if not file.is_dir() and not file.is_fifo()]
        if not inner:
            raise UsageError(f"there are no records (*.jsonl) in {path}")
        found += [_in_folder(file) for file in inner]
    return found


def _in_folder(file: Path) -> Source:
    try:
        return Source(file)
    except OSError as error:
        return Unreadable(file, error)


def _past_games(sources: Iterable[Source], stored: "StoredGames | None") -> Iterator[PastGame]:
    for source in sources:
        yield from source.games()
    if stored is not None:
        for game in stored.read():
            yield _of_table(game)


def _of_table(game: "StoredGame") -> PastGame:
    """What the row of a table says of where its moves lead; one that was given up or waits says nothing of it."""
    if game.record is None:
        return PastGame(name=f"table {game.table}", damage=game.damage)
    past = PastGame(name=f"table {game.table}", text=game.record.dumps())
    if game.status == "waiting":
        past.over = False
    elif game.status == "playing":
        past.over, past.to_act = False, game.to_act
    elif game.result is not None:
        past.over, past.scores, past.winners = True, game.result.scores, game.result.winners
    return past


def _stored(database: str) -> "StoredGames":
    with with_server_installed():
        from astrarium.server.hosting.secret_files import with_password
        from astrarium.server.store.stored_games import StoredGames
    return StoredGames(with_password(database))


def _watch(verdicts: Generator[Verdict, None, None], count: int) -> tuple[list[Verdict], bool]:
    """All verdicts, or those that there are when the user has had enough."""
    found: list[Verdict] = []
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    errors = console(stderr=True)
    with closing(verdicts), Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task("games", total=count)
        try:
            for verdict in verdicts:
                found.append(verdict)
                bar.advance(task)
        except KeyboardInterrupt:
            return found, False
    return found, True


def _summary(verdicts: Iterable[Verdict]) -> dict[str, Any]:
    counts = dict.fromkeys(SAID, 0)
    for verdict in verdicts:
        counts[verdict.outcome] += 1
    return dict(counts)


def _print(verdicts: list[Verdict], seconds: float) -> None:
    out = console()
    for verdict in verdicts:
        if verdict.outcome != "equal":
            out.print(Text(f"{verdict.outcome:<7} {verdict.name}: {verdict.why}"), soft_wrap=True)
    counts = _summary(verdicts)
    told = ", ".join(f"{counts[outcome]} {said}" for outcome, said in SAID.items() if counts[outcome])
    out.print(Text(f"{len(verdicts)} games in {seconds:.1f} s: {told or 'none'}"), soft_wrap=True)
