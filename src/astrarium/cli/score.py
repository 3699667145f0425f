"""`astrarium score`: the points of a game that was played with cards and chips on a table."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.markup import escape
from rich.text import Text

from astrarium.cli.common import (
    AsJson,
    GameName,
    GivenOptions,
    OwnCards,
    UsageError,
    console,
    plain_table,
    print_json,
    read_options,
    read_text,
)
from astrarium.games import catalogue
from astrarium.kernel import option as options_of

ROBOT = "Robot"


def score(
    game: GameName,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The score sheet, as JSON; - reads the input.")],
    option: GivenOptions = None,
    cards: OwnCards = None,
    as_json: AsJson = False,
) -> None:
    """Count the points of a game that was played on a table, card by card."""
    rules = catalogue.rules_of(game)
    if rules.score_pad is None:
        raise UsageError(f"there is no score pad for {game}")
    options = options_of.read_options(rules.declared, read_options(option, cards))
    result = rules.score_pad(_read(file), options)
    if as_json:
        print_json(result)
    else:
        _print_result(console(), result)


def _read(file: Path) -> object:
    try:
        return msgspec.json.decode(read_text(file).removeprefix("\ufeff"))
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise UsageError(f"{file} is not JSON: {error}") from None


def _print_result(out: Console, result: Mapping[str, Any]) -> None:
    for player in result["players"]:
        _print_player(out, player)
    if result["robot"] is not None:
        _print_robot(out, result["robot"])
    for note in result["notes"]:
        out.print(Text(f"note: {note}", style="yellow"))
    out.print(Text(_verdict(result), style="bold"))


def _print_player(out: Console, player: Mapping[str, Any]) -> None:
    table = plain_table("card", "points", numbers=["points"], title=escape(player["name"]))
    for name, points in player["cards"].items():
        table.add_row(Text(name), str(points))
        for part, vp in player["explained"].get(name, {}).items():
            table.add_row(Text(f"  {vp:+} {part}", style="dim"), "")
    table.add_section()
    table.add_row("VP chips", str(player["chips"]))
    table.add_row("goals", str(player["goal_points"]))
    table.add_row("total", str(player["total"]), style="bold")
    out.print(table)


def _print_robot(out: Console, robot: Mapping[str, Any]) -> None:
    table = plain_table("card", "points", numbers=["points"], title=ROBOT)
    for name, points in robot["cards"].items():
        table.add_row(Text(name), str(points))
    table.add_row(f"six-cost counters: {robot['counters']}", str(robot["counter_points"]))
    table.add_section()
    table.add_row("VP chips", str(robot["chips"]))
    table.add_row("total", str(robot["total"]), style="bold")
    out.print(table)


def _verdict(result: Mapping[str, Any]) -> str:
    """Who has won, and by what."""
    players, robot = result["players"], result["robot"]
    winners = [players[seat] for seat in result["winners"]]
    if robot is not None:
        players = [*players, {**robot, "name": ROBOT}]
        winners += players[-1:] if robot["won"] else []
    names = " and ".join(player["name"] for player in winners)
    total, tie_break = winners[0]["total"], winners[0]["tie_break"]
    level = [player for player in players if player["total"] == total]
    text = f"{names} {'share the victory' if len(winners) > 1 else 'wins'} with {total} points"
    if len(level) > 1:
        text += f" and {tie_break} {'in the tie-break' if robot is not None else 'hand cards and goods'}"
    return text
