"""`astrarium games`: what can be played."""

from typing import Any

from rich.text import Text

import astrarium
from astrarium.cli.common import AsJson, console, plain_table, print_json


def games(as_json: AsJson = False) -> None:
    """List the games: for how many players, and with which options."""
    known = astrarium.games()
    if as_json:
        print_json(known)
        return
    out = console()
    table = plain_table("game", "title", "players", "rules version", numbers=["rules version"])
    for game in known:
        table.add_row(game["id"], game["title"], _players(game["players"]), str(game["rules_version"]))
    out.print(table)
    for game in known:
        if game["options"]:
            options = plain_table("option", "default", "meaning", title=f"Options of {game['title']}")
            options.columns[0].no_wrap = True
            for option in game["options"]:
                options.add_row(option["name"], shown(option["default"]), _meaning(option))
            out.print(options)


def shown(value: Any) -> str:
    """A value of an option, written as it would be given."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        return ",".join(str(item) for item in value) or "(none)"
    return str(value) or "(none)"


def _players(span: list[int]) -> str:
    least, most = span
    return str(least) if least == most else f"{least}-{most}"


def _values(option: dict[str, Any]) -> str:
    if option["kind"] == "flag":
        return "true or false"
    if option["kind"] == "list":
        return "none or some of " + ", ".join(option["choices"])
    return " or ".join(option["choices"]) or "any text"


def _meaning(option: dict[str, Any]) -> Text:
    meaning = Text(option["meaning"])
    if option["rule"]:
        meaning.append(f" ({option['rule']})", style="dim")
    return meaning.append(f"\n{_values(option)}", style="cyan")
