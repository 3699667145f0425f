"""`astrarium games`: what can be played."""

from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

import astrarium
from astrarium.bots.registry import bot_names
from astrarium.cli.common import AsJson, Language, chosen_locale, console, plain_table, print_json
from astrarium.cli.completion import complete_game
from astrarium.cli.words import Words
from astrarium.games import catalogue


def games(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="Tell of this one only.", autocompletion=complete_game)
    ] = None,
    language: Language = None,
    as_json: AsJson = False,
) -> None:
    """List the games: for how many players, and with which options; or tell of one."""
    known = astrarium.games() if game is None else [catalogue.describe(game)]
    if as_json:
        print_json(known if game is None else known[0])
        return
    locale = chosen_locale(language)
    out = console()
    if game is None:
        _print_list(out, known, Words(locale))
    else:
        words = Words(locale, game)
        span = _players(known[0]["players"])
        told = {"title": known[0]["title"], "players": span, "version": str(known[0]["rules_version"])}
        out.print(Text(words.text("cli-one-game", **told), style="bold"))
    for one in known:
        _print_options(out, one, Words(locale, one["id"]))
    if game is not None:
        out.print(Text(words.text("cli-bots", names=", ".join(bot_names()))))
        out.print(Text(words.text("cli-see-rules", game=game)))


def _print_list(out: Console, known: list[dict[str, Any]], words: Words) -> None:
    heads = [words.text(f"cli-{name}") for name in ("game", "title", "players", "rules-version")]
    table = plain_table(*heads, numbers=heads[3:])
    for game in known:
        table.add_row(game["id"], game["title"], _players(game["players"]), str(game["rules_version"]))
    out.print(table)


def _print_options(out: Console, game: dict[str, Any], words: Words) -> None:
    if not game["options"]:
        return
    heads = [words.text(f"cli-{name}") for name in ("option", "default", "meaning")]
    options = plain_table(*heads, title=words.text("cli-options-of", title=game["title"]))
    options.columns[0].no_wrap = True
    for option in game["options"]:
        options.add_row(option["name"], shown(option["default"], words), _meaning(option, words))
    out.print(options)


def shown(value: Any, words: Words | None = None) -> str:
    """A value of an option, written as it would be given."""
    nothing = "(none)" if words is None else words.text("cli-none")
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        return ",".join(str(item) for item in value) or nothing
    return str(value) or nothing


def _players(span: list[int]) -> str:
    least, most = span
    return str(least) if least == most else f"{least}-{most}"


def _values(option: dict[str, Any], words: Words) -> str:
    if option["kind"] == "flag":
        return words.text("cli-true-or-false")
    if option["kind"] == "list":
        return words.text("cli-some-of", choices=", ".join(option["choices"]))
    return f" {words.text('cli-or')} ".join(option["choices"]) or words.text("cli-any-text")


def _meaning(option: dict[str, Any], words: Words) -> Text:
    key = f"option-{option['name']}"
    meaning = Text(words.text(key) if words.locale != "en" and words.has(key) else option["meaning"])
    if option["rule"]:
        meaning.append(f" ({option['rule']})", style="dim")
    return meaning.append(f"\n{_values(option, words)}", style="cyan")
