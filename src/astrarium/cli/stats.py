"""`astrarium stats`: the same figures for any set of records, whoever played them."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from time import perf_counter
from typing import Annotated

import msgspec
import typer
from rich.text import Text

import astrarium
from astrarium.arena.behaviour import behaviour_of
from astrarium.arena.match import Result
from astrarium.arena.report import Gathering
from astrarium.cli.arena import HtmlFile, JsonFile, with_bar
from astrarium.cli.common import STDIN, Force, UsageError, check_free, console, print_json, read_text
from astrarium.cli.reporting import page_of, print_report
from astrarium.cli.words import Words, locale_of_environment
from astrarium.kernel import BadRecord, Moments, Record

ANYBODY = "all"


def stats(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE…", help="Records, or files of `astrarium arena --out` with records.")
    ],
    force: Force = False,
    json: JsonFile = None,
    html: HtmlFile = None,
) -> None:
    """How games were played: scores, where points came from round by round, and the habits of the players."""
    for path in (None if json == STDIN else json, html):
        check_free(path, force)
    begun = perf_counter()
    gathering = Gathering()
    games = (game for path in files for game in records_of(path))
    for result in with_bar(_of_one_kind(games), sum(count_records(path) for path in files)):
        gathering.add(result)
    report = gathering.report(perf_counter() - begun)
    if json is not None and json != STDIN:
        json.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=2) + b"\n")
    if html is not None:
        html.write_text(page_of(report, f"{report.games} games of {report.game}"), encoding="utf-8")
    if json == STDIN:
        print_json(report)
        return
    head = Words(locale_of_environment()).text("report-stats", games=str(report.games), game=report.game)
    print_report(console(), report, head)
    if report.unfinished:
        console().print(Text(f"{len(report.unfinished)} are not over and count nowhere"))


def _of_one_kind(games: Iterable[tuple[Record, list[str]]]) -> Iterator[Result]:
    first = ""
    for record, bots in games:
        first = first or record.game
        if record.game != first:
            raise UsageError(f"these are records of several games ({first}, {record.game}); give those of one")
        yield _played(record, bots)


def records_of(path: Path) -> Iterator[tuple[Record, list[str]]]:
    """The records in a file, each with the names of its players, as far as they are known.

    The games of a run are read as they are needed: there may be a million of them.
    """
    if _is_run(path):
        with path.open("rb") as lines:
            yield from _records_in(path, lines)
        return
    text = read_text(path)
    if _is_result(text.partition("\n")[0].encode()):
        # What came through a pipe.
        yield from _records_in(path, text.encode().splitlines())
        return
    try:
        record = Record.loads(text)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None
    yield record, [ANYBODY] * record.players


def count_records(path: Path) -> int:
    """How many records a file has, without reading each of them."""
    if not _is_run(path):
        return 1
    with path.open("rb") as lines:
        return sum(1 for _ in lines)


def _is_run(path: Path) -> bool:
    if path == STDIN:
        return False
    with path.open("rb") as lines:
        return _is_result(next(iter(lines), b""))


def _is_result(line: bytes) -> bool:
    try:
        msgspec.json.decode(line, type=Result)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return False
    return True


def _records_in(path: Path, lines: Iterable[bytes]) -> Iterator[tuple[Record, list[str]]]:
    for number, line in enumerate(lines, 1):
        try:
            result = msgspec.json.decode(line, type=Result)
        except msgspec.DecodeError:
            raise BadRecord(f"line {number} of {path} is no game of a run") from None
        if result.record is None:
            raise UsageError(f"{path} holds results without records; run the arena with --records")
        yield Record.loads(result.record), result.bots


def _played(record: Record, bots: list[str]) -> Result:
    moments: Moments = astrarium.moments(record)
    game = moments.game
    seen = behaviour_of(moments)
    return Result(
        game=record.game,
        players=record.players,
        seed=record.seed,
        options=record.options,
        bots=bots,
        scores=game.scores(),
        winners=game.winners(),
        facts=seen.facts,
        decisions=game.length,
        seconds=0.0,
        hash=record.hash,
        habits=seen.habits,
        rounds=seen.rounds,
        rival=game.rules.rival(game.position),
        rival_shares=game.rival_shares,
        failure="" if game.is_over else f"the game with seed {record.seed} is not over",
    )
