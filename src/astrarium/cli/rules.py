"""`astrarium rules`: a game's rules, and the tests that show them."""

import re
from collections.abc import Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from astrarium.cli.common import (
    AsJson,
    GameName,
    Language,
    UsageError,
    chosen_locale,
    console,
    plain_table,
    print_json,
)
from astrarium.cli.completion import complete_rule
from astrarium.cli.coverage import CardUse, Coverage, card_use, cover
from astrarium.games.rulebook import Rule, card_ids, read_rules, rules_text, search

EMPHASIS: Final = re.compile(r"`(?P<code>[^`]+)`|\*\*(?P<bold>[^*]+)\*\*|\*(?P<italic>[^*]+)\*")
STYLES: Final = {"code": "cyan", "bold": "bold", "italic": "italic"}


def rules(
    game: GameName,
    words: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="WORDS", help="The id of a rule, or words to search for.", autocompletion=complete_rule
        ),
    ] = None,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="List each rule with its tests; fail where one has none.")
    ] = False,
    cards: Annotated[
        bool, typer.Option("--cards", help="List each card with the tests that use it; fail where one has none.")
    ] = False,
    tests: Annotated[Path, typer.Option("--tests", metavar="DIR", help="Where the tests are.")] = Path("tests"),
    language: Language = None,
    as_json: AsJson = False,
) -> None:
    """Print the rules of a game in our own words, each with its id."""
    if cards:
        if words or coverage:
            raise UsageError("--cards lists all cards of a game; give neither words nor --coverage with it")
        used = card_use(game, card_ids(game), tests)
        if as_json:
            print_json(used)
        else:
            _print_cards(console(), used)
        raise typer.Exit(1 if used.missing else 0)
    catalogue = read_rules(rules_text(game, chosen_locale(language)))
    found = search(catalogue, words or ())
    if not found:
        raise UsageError(f"no rule of {game} has {' '.join(words or ())!r} for its id or in its words")
    if coverage:
        covered = cover(game, catalogue, tests).narrowed(found)
        if as_json:
            print_json(covered)
        else:
            _print_coverage(console(), covered)
        raise typer.Exit(0 if covered.complete else 1)
    if as_json:
        print_json(found)
    else:
        _print_rules(console(), found)


def _print_rules(out: Console, found: Sequence[Rule]) -> None:
    width = max(len(rule.id) for rule in found)
    for title, group in groupby(found, lambda rule: rule.title):
        out.print(Text(title, style="bold"))
        for section, members in groupby(group, lambda rule: rule.section):
            if section:
                out.print(Text(section, style="italic"))
            table = Table.grid(padding=(0, 2))
            table.add_column(style="cyan", no_wrap=True, min_width=width)
            table.add_column()
            for rule in members:
                table.add_row(rule.id, styled(rule.text))
            out.print(Padding(table, (0, 0, 1, 2)))


def styled(text: str) -> Text:
    """Markdown's emphasis within a line, as the terminal can show it."""
    result = Text()
    end = 0
    for found in EMPHASIS.finditer(text):
        kind = found.lastgroup or "code"
        result.append(text[end : found.start()])
        result.append(found[kind], style=STYLES[kind])
        end = found.end()
    return result.append(text[end:])


def _print_tests(
    out: Console, what: str, done: str, found: Mapping[str, Sequence[str]], missing: Sequence[str]
) -> None:
    """Rules or cards with their tests, how many that are, and those that have none."""
    table = plain_table(what, "tests")
    for word, names in found.items():
        table.add_row(word, Text("\n".join(names)) if names else Text("none", style="bold red"))
    out.print(table)
    tests = {name for names in found.values() for name in names}
    out.print(Text(f"{len(found) - len(missing)} of {len(found)} {what}s are {done} by {len(tests)} tests"))
    if missing:
        out.print(Text("without a test: " + ", ".join(missing), style="red"))


def _print_coverage(out: Console, covered: Coverage) -> None:
    _print_tests(out, "rule", "shown", covered.rules, covered.missing)
    for rule, names in covered.unknown.items():
        out.print(Text(f"no such rule: {rule}, named by {', '.join(names)}", style="red"))
    for name in covered.unreadable:
        out.print(Text(f"not written out, so not counted: a rule of {name}", style="red"))


def _print_cards(out: Console, used: CardUse) -> None:
    _print_tests(out, "card", "used", used.cards, used.missing)
