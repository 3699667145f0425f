"""`astrarium simulate`: many games between bots, and what they say together."""

import os
from collections.abc import Callable, Generator, Iterable
from contextlib import ExitStack, closing
from pathlib import Path
from time import perf_counter
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from astrarium.arena.match import Result
from astrarium.arena.simulate import Plan, simulate_series
from astrarium.arena.simulate import simulate as run
from astrarium.arena.statistics import Group, Spread, Summary, Tally
from astrarium.cli.common import (
    AsJson,
    Force,
    GameName,
    GivenOptions,
    OwnCards,
    OwnData,
    Players,
    check_free,
    console,
    plain_table,
    player_count,
    print_json,
    read_options,
)
from astrarium.cli.solo import SoloTally, check_wanted, opponents, print_table, series_of

INTERRUPTED = 130


def simulate(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games to play.")] = 100,
    bot: Annotated[
        list[str] | None,
        typer.Option("--bot", "-b", metavar="NAME", help="One for all seats, or repeated for each seat."),
    ] = None,
    option: GivenOptions = None,
    cards: OwnCards = None,
    data: OwnData = None,
    seed: Annotated[int, typer.Option("--seed", "-s", help="The first seed; the others follow it.")] = 0,
    processes: Annotated[int, typer.Option("--processes", "-j", help="On how many processes.", min=1)] = (
        os.cpu_count() or 1
    ),
    rotate: Annotated[
        bool, typer.Option("--rotate", help="The bots change seats from game to game, to be compared fairly.")
    ] = False,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Write every game to it, one JSON line each.")
    ] = None,
    records: Annotated[bool, typer.Option("--records", help="With the record of the game in each line.")] = False,
    force: Force = False,
    as_json: AsJson = False,
    automa: Annotated[
        str | None,
        typer.Option(metavar="LIST|all", help="For one player: the factions of the Automa to compare, or all."),
    ] = None,
    difficulty: Annotated[
        str | None,
        typer.Option(metavar="LIST|all", help="For one player: the levels of the opponent to compare, or all."),
    ] = None,
) -> None:
    """Play many games between bots and print scores, win rates, lengths and speed."""
    check_free(out, force)
    wanted = {name: text for name, text in (("difficulty", difficulty), ("automa", automa)) if text is not None}
    plan = Plan(
        game=game,
        players=1 if wanted and players is None else player_count(game, players),
        games=games,
        seed=seed,
        options=read_options(option, cards, data),
        bots=tuple(bot or ("random",)),
        rotate=rotate,
        keep_records=records,
    )
    if wanted:
        _simulate_solo(plan, wanted, processes, out, as_json)
        return
    tally = Tally()
    begun = perf_counter()
    finished = _play(run(plan, processes), games, tally.add, out)
    summary = tally.summary(perf_counter() - begun)
    if as_json:
        print_json({"plan": plan, "processes": processes, "summary": summary})
    else:
        _print_summary(console(), plan, processes, summary)
    if not finished:
        raise typer.Exit(INTERRUPTED)


def _simulate_solo(plan: Plan, wanted: dict[str, str], processes: int, out: Path | None, as_json: bool) -> None:
    check_wanted(plan.game, plan.players, plan.options, wanted)
    against = opponents(plan.game, plan.options, wanted)
    tally = SoloTally(against)
    begun = perf_counter()
    results = simulate_series(series_of(plan, against), processes)
    finished = _play(results, plan.games * len(against), tally.add, out)
    seconds = perf_counter() - begun
    if as_json:
        print_json({"plan": plan, "processes": processes, "seconds": seconds, "table": tally.lines()})
    else:
        print_table(console(), plan, tally.lines(), seconds)
    if not finished:
        raise typer.Exit(INTERRUPTED)


def _play(
    results: Generator[Result, None, None], games: int, add: Callable[[Result], None], out: Path | None
) -> bool:
    """Play on until all is done, or the user has had enough: then what there is still counts."""
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    errors = console(stderr=True)
    with ExitStack() as stack:
        stack.enter_context(closing(results))
        file = stack.enter_context(out.open("wb")) if out is not None else None
        bar = stack.enter_context(Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal))
        task = bar.add_task("games", total=games)
        try:
            for result in results:
                add(result)
                bar.advance(task)
                if file is not None:
                    file.write(msgspec.json.encode(result) + b"\n")
        except KeyboardInterrupt:
            return False
    return True


def _print_summary(out: Console, plan: Plan, processes: int, summary: Summary) -> None:
    out.print(
        Text(
            f"{summary.games} games of {plan.game} for {plan.players}, seeds from {plan.seed}: "
            f"{summary.seconds:.1f} s on {processes} processes, {summary.games_per_second:.1f} games/s"
        )
    )
    table = plain_table("", *SPREAD, numbers=SPREAD)
    table.add_row("score", *_spread(summary.scores))
    table.add_row("winning score", *_spread(summary.winning_scores))
    table.add_row("decisions", *_spread(summary.decisions))
    out.print(table)
    seats = [msgspec.structs.replace(group, name=str(int(group.name) + 1)) for group in summary.seats]
    _print_groups(out, "seat", seats)
    if summary.rivals:
        _print_groups(out, "rival", summary.rivals)
    if len(summary.bots) > 1:
        _print_groups(out, "bot", summary.bots)
    for fact, groups in summary.facts.items():
        _print_groups(out, fact, sorted(groups, key=lambda group: -group.win_rate))


SPREAD = ["mean", "sd", "min", "max"]


def _spread(spread: Spread) -> list[str]:
    return [f"{spread.mean:.1f}", f"{spread.sd:.1f}", str(spread.min), str(spread.max)]


def _print_groups(out: Console, kind: str, groups: Iterable[Group]) -> None:
    table = plain_table(kind, "played", "wins", "win rate", *SPREAD, numbers=["played", "wins", "win rate", *SPREAD])
    for group in groups:
        wins = f"{group.wins:.1f}".removesuffix(".0")
        table.add_row(group.name, str(group.count), wins, f"{group.win_rate:.1%}", *_spread(group.scores))
    out.print(table)
