"""`python -m build_tools.pages`: writes into docs/ what follows from the code, between marks in the pages.

`<!-- made: options serve -->` becomes a table of the options of a command, `commands` one of all commands, `games`
one of all games. With a report of `astrarium bench --json` as its argument it writes the table of speeds, too.
"""

import re
import sys
from pathlib import Path
from typing import Any

import msgspec
from typer.main import get_command

import astrarium
from astrarium.cli.main import app

DOCS = Path(__file__).parents[1] / "docs"
MADE = re.compile(r"(<!-- made: (\w+) ?([\w ]*)-->\n)(.*?)(<!-- end -->)", re.DOTALL)
SHOWN = {"gaia": (2, 4), "race": (1, 2, 4), "federation": (2, 4)}
"""The numbers of players whose speeds are shown, where there are several."""

NOTHING: tuple[Any, ...] = (None, False, "", (), [])


def table(*rows: list[str]) -> str:
    """Rows as Markdown; the first is the head."""
    head, *body = [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join(["", head, "|" + " --- |" * len(rows[0]), *body, "", ""])


def commands(_: str) -> str:
    """All commands, with the first sentence of their help."""
    found: Any = get_command(app)
    rows = [[f"[`{name}`](#{name})", _sentence(command.help)] for name, command in found.commands.items()]
    return table(["command", "what it does"], *rows)


def options(name: str) -> str:
    """All arguments and options of a command."""
    command: Any = get_command(app)
    for word in name.split():
        command = command.commands[word]
    rows = [_row(one) for one in command.params if one.name != "help"]
    return table(["option", "what it means"], *rows)


def games(_: str) -> str:
    """All games, for how many they are, and the newest version of their rules."""
    rows = [
        [f"`{one['id']}`", one["title"], "-".join(map(str, one["players"])), str(one["rules_version"])]
        for one in astrarium.games()
    ]
    return table(["game", "title", "players", "rules version"], *rows)


def speeds(report: dict[str, Any]) -> str:
    """What `astrarium bench` has measured."""
    titles = {one["id"]: one["title"] for one in astrarium.games()}
    rows = []
    for one in report["measurements"]:
        if one["players"] in SHOWN.get(one["game"], (one["players"],)):
            names = ("games_per_second", "decisions_per_second", "playouts_per_second")
            figures = [f"{one[name]:,.0f}" for name in names]
            listing = [_time(one["listing"][name]) for name in ("mean", "p99", "max")]
            clones = f"{one['clones_per_second']:,.0f}"
            features = _time(1_000_000 / one["features_per_second"])
            rows.append([titles[one["game"]], str(one["players"]), *figures, *listing, clones, features])
    head = ["", "players", "random games/s", "decisions/s", "playouts/s", "listing, mean", "listing, p99", "longest"]
    head += ["clones/s", "features"]
    build = "compiled" if report["compiled"] else "pure Python"
    return f"astrarium {report['version']} ({build}), {report['python']}, {report['machine']}:\n" + table(head, *rows)


def _sentence(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


def _time(microseconds: float) -> str:
    return f"{microseconds:,.0f} µs" if microseconds < 100 else f"{microseconds / 1000:,.2f} ms"


def _row(one: Any) -> list[str]:
    if one.param_type_name == "argument":
        return [f"`{one.metavar or one.name.upper()}`", _sentence(one.help or "")]
    names = ", ".join(f"`{name}`" for name in (*one.opts, *one.secondary_opts))
    kind = "" if one.is_flag else f" {one.metavar or ''}".rstrip()
    said = _sentence(one.help or "")
    if isinstance(one.show_default, str):
        # What follows from the machine is said in words.
        said += f" {one.show_default.capitalize()} unless told."
    elif one.default not in NOTHING and not one.is_flag:
        said += f" `{one.default}` unless told."
    if one.envvar:
        said += f" Also `${one.envvar}`."
    return [names + kind, said]


MAKERS = {"commands": commands, "options": options, "games": games}


def filled(text: str, report: dict[str, Any] | None = None) -> str:
    """A page with everything that is made in it made anew."""

    def make(found: re.Match[str]) -> str:
        mark, what, name, old, end = found.groups()
        if what == "speeds":
            return mark + (speeds(report) if report else old) + end
        if what == "strength":
            # Many games make these tables: build_tools.strength.
            return mark + old + end
        return mark + MAKERS[what](name.strip()) + end

    return MADE.sub(make, text)


def main(words: list[str]) -> None:
    """Write all pages anew."""
    report = msgspec.json.decode(Path(words[0]).read_bytes()) if words else None
    for page in DOCS.glob("*.md"):
        text = page.read_text(encoding="utf-8")
        if (new := filled(text, report)) != text:
            page.write_text(new, encoding="utf-8")
            print(f"docs/{page.name}")


if __name__ == "__main__":
    main(sys.argv[1:])
