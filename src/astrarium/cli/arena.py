"""`astrarium arena`, which is also `astrarium simulate`: many games between bots, and what they say together."""

import os
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from time import perf_counter
from typing import Annotated, TypeVar

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from astrarium.arena.match import Result
from astrarium.arena.pool import Workers
from astrarium.arena.report import Gathering, Report
from astrarium.arena.simulate import Plan, Series
from astrarium.arena.simulate import simulate as run
from astrarium.arena.standings import SequentialTest
from astrarium.bots import FREE, Budget
from astrarium.bots.registry import IN_RUNS
from astrarium.cli.common import (
    STDIN,
    Address,
    Engine,
    Force,
    GameName,
    GivenOptions,
    OwnCards,
    OwnData,
    Players,
    UsageError,
    check_free,
    console,
    player_count,
    print_json,
    read_options,
    workers_of,
)
from astrarium.cli.completion import complete_bot
from astrarium.cli.reporting import page_of, print_report
from astrarium.cli.solo import SoloTally, check_wanted, opponents, print_table, series_of
from astrarium.cli.words import Words, locale_of_environment

INTERRUPTED = 130

T = TypeVar("T")

JsonFile = Annotated[
    Path | None, typer.Option("--json", metavar="FILE", help="Write the figures into it as JSON; - is the output.")
]
HtmlFile = Annotated[
    Path | None, typer.Option("--html", metavar="FILE", help="Write the report with plots into it, as a page.")
]


def arena(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games to play.")] = 100,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            "--bot",
            "-b",
            metavar="NAME",
            help="Repeated for each bot to compare; one alone plays against itself. Also package.module:Class and "
            "exec:command.",
            autocompletion=complete_bot,
        ),
    ] = None,
    option: GivenOptions = None,
    cards: OwnCards = None,
    data: OwnData = None,
    seed: Annotated[int, typer.Option("--seed", "-s", help="The first seed; the others follow it.")] = 0,
    processes: Annotated[
        int, typer.Option("--processes", "-j", help="On how many processes.", min=1, show_default="all cores")
    ] = (os.cpu_count() or 1),
    engine: Engine = "local",
    address: Address = "",
    rotate: Annotated[
        bool,
        typer.Option(
            "--rotate/--fixed", help="Every seed with every bot in every seat, or the bots in seat order as named."
        ),
    ] = True,
    budget: Annotated[
        str | None, typer.Option("--budget", help="What a bot may spend on a decision: 2s, 500ms, or 400 nodes.")
    ] = None,
    stop_early: Annotated[
        float | None,
        typer.Option(
            "--stop-early",
            metavar="SHARE",
            help="For two bots: stop as soon as a sequential test knows whether the first wins this share (0.55).",
            min=0.501,
            max=0.999,
        ),
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Write every game to it, one JSON line each.")
    ] = None,
    records: Annotated[bool, typer.Option("--records", help="With the record of the game in each line.")] = False,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the run that FILE of --out holds.")] = False,
    force: Force = False,
    json: JsonFile = None,
    html: HtmlFile = None,
    automa: Annotated[
        str | None,
        typer.Option(metavar="LIST|all", help="For one player: the factions of the Automa to compare, or all."),
    ] = None,
    difficulty: Annotated[
        str | None,
        typer.Option(metavar="LIST|all", help="For one player: the levels of the opponent to compare, or all."),
    ] = None,
) -> None:
    """Play many games between bots: win rates, ranks and scores with intervals, how they play, and how fast."""
    if resume and out is None:
        raise UsageError("--resume needs the file of the run: --out FILE")
    for path in (None if resume else out, None if json == STDIN else json, html):
        check_free(path, force)
    wanted = {name: text for name, text in (("difficulty", difficulty), ("automa", automa)) if text is not None}
    plan = Plan(
        game=game,
        players=1 if wanted and players is None else player_count(game, players),
        games=games,
        seed=seed,
        options=read_options(option, cards, data),
        bots=tuple(bot or (IN_RUNS,)),
        rotate=rotate,
        keep_records=records,
        budget=FREE if budget is None else Budget.read(budget),
    )
    workers = workers_of(engine, address, processes)
    if wanted:
        if stop_early is not None:
            raise UsageError("--stop-early compares two bots, not the opponents of one")
        _solo(plan, wanted, processes, workers, out, json, html, resume)
        return
    test = _test_of(plan, stop_early)
    gathering = Gathering()
    begun = perf_counter()
    done = read_run(plan, out) if resume and out is not None else []
    sure = False
    for result in done:
        sure = _count(gathering, test, result) or sure
    rest: Generator[Result, None, None] = run(plan, workers, done=len(done))
    finished = sure or _play(rest, games, lambda result: _count(gathering, test, result), out, len(done))
    report = gathering.report(perf_counter() - begun, test.verdict() if test is not None else None)
    _write(report, plan, processes, json, html)
    if not finished:
        raise typer.Exit(INTERRUPTED)


def _count(gathering: Gathering, test: SequentialTest | None, result: Result) -> bool:
    gathering.add(result)
    return test is not None and test.add(result)


def _test_of(plan: Plan, share: float | None) -> SequentialTest | None:
    if share is None:
        return None
    if len(plan.bots) != 2 or len(set(plan.bots)) != 2:
        raise UsageError("--stop-early compares two bots: name two")
    return SequentialTest(plan.bots, len(plan.checked().line_ups()), share)


def read_run(plan: Plan | Series, path: Path) -> list[Result]:
    """The games of a run that was stopped; a last line that was not written to its end is taken away."""
    if not path.exists():
        return []
    whole = path.read_bytes()
    kept = whole[: whole.rfind(b"\n") + 1]
    found: list[Result] = []
    for number, line in enumerate(kept.splitlines()):
        try:
            result = msgspec.json.decode(line, type=Result)
        except msgspec.DecodeError:
            raise UsageError(f"line {number + 1} of {path} is no game of a run") from None
        if number >= plan.games or not plan.is_match(number, result):
            raise UsageError(f"{path} is another run: its game {number + 1} is not the one that is asked for")
        found.append(result)
    if kept != whole:
        path.write_bytes(kept)
    return found


def _write(report: Report, plan: Plan, processes: int, json: Path | None, html: Path | None) -> None:
    figures = {"plan": plan, "processes": processes, **msgspec.structs.asdict(report)}
    if json is not None and json != STDIN:
        json.write_bytes(msgspec.json.format(msgspec.json.encode(figures), indent=2) + b"\n")
    _write_page(report, plan, html)
    if json == STDIN:
        print_json(figures)
        return
    head = Words(locale_of_environment()).text(
        "cli-run",
        games=str(report.games),
        game=plan.game,
        players=str(plan.players),
        seed=str(plan.seed),
        seconds=f"{report.seconds:.1f}",
        processes=str(processes),
        speed=f"{report.summary.games_per_second:.1f}",
    )
    print_report(console(), report, head)


def _write_page(report: Report, plan: Plan, html: Path | None) -> None:
    if html is not None:
        html.write_text(
            page_of(report, f"{' against '.join(dict.fromkeys(plan.bots))}: {plan.game}"), encoding="utf-8"
        )


def _solo(
    plan: Plan,
    wanted: dict[str, str],
    processes: int,
    workers: Workers,
    out: Path | None,
    json: Path | None,
    html: Path | None,
    resume: bool,
) -> None:
    check_wanted(plan.game, plan.players, plan.options, wanted)
    against = opponents(plan.game, plan.options, wanted)
    tally, gathering = SoloTally(against), Gathering()
    begun = perf_counter()

    def add(result: Result) -> bool:
        tally.add(result)
        gathering.add(result)
        return False

    series = series_of(plan, against)
    done = read_run(series, out) if resume and out is not None else []
    for result in done:
        add(result)
    finished = _play(run(series, workers, done=len(done)), series.games, add, out, len(done))
    seconds = perf_counter() - begun
    _write_page(gathering.report(seconds), plan, html)
    figures = {"plan": plan, "processes": processes, "seconds": seconds, "table": tally.lines()}
    if json == STDIN:
        print_json(figures)
    else:
        if json is not None:
            json.write_bytes(msgspec.json.format(msgspec.json.encode(figures), indent=2) + b"\n")
        print_table(console(), plan, tally.lines(), seconds)
    if not finished:
        raise typer.Exit(INTERRUPTED)


def _play(
    results: Generator[Result, None, None],
    games: int,
    add: Callable[[Result], bool],
    out: Path | None,
    done: int,
) -> bool:
    """Play on until all is done, it is known enough, or the user has had enough: then what there is still counts."""
    with ExitStack() as stack:
        stack.enter_context(closing(results))
        file = stack.enter_context(out.open("ab" if done else "wb")) if out is not None else None
        try:
            for result in with_bar(results, games, done):
                if file is not None:
                    # A run that is killed keeps every game that was told.
                    file.write(msgspec.json.encode(result) + b"\n")
                    file.flush()
                if add(result):
                    return True
        except KeyboardInterrupt:
            return False
    return True


def with_bar(results: Iterable[T], total: int, done: int = 0) -> Iterator[T]:
    """The same results, with a bar that says how many there are."""
    errors = console(stderr=True)
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task("games", total=total, completed=done)
        for result in results:
            yield result
            bar.advance(task)
