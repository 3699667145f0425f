"""What can be looked at during a decision: the table, the log, the score, the rules, the help."""

import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from astrarium.cli.playing.table import Table
from astrarium.cli.playing.terminal import Terminal
from astrarium.cli.screens import Screen
from astrarium.cli.screens.look import BRASS, QUIET
from astrarium.games.rulebook import BadCatalogue, Rule, read_rules, rules_text, search
from astrarium.kernel import Event

FEW_RULES = 8
HELP_COLUMN = 18
"""Where the explanations begin in the help text of every language."""
LOG_LINES = 30
NEWS_LINES = 12
"""So many actions of the others are told before a decision; the log has them all."""


class Panels:
    """Shows things and changes nothing."""

    def __init__(self, table: Table, screen: Screen, terminal: Terminal) -> None:
        self.table = table
        self.screen = screen
        self.words = screen.words
        self.terminal = terminal
        self.seat = 0
        self.lit: frozenset[str] = frozenset()

    @cached_property
    def rules(self) -> list[Rule]:
        """The rules of the game in the reader's language, or none."""
        try:
            return read_rules(rules_text(self.table.game.rules.id, self.words.locale))
        except BadCatalogue:
            return []

    def before_decision(self, view: Mapping[str, Any], kind: str) -> None:
        """The table and the news, or only a part of it before a small decision."""
        small = self.screen.is_small(kind)
        width = self.terminal.width
        if small:
            self.news(NEWS_LINES)
            brief = self.screen.brief(view, self.seat, width, self.lit)
            if brief is not None:
                self._block(brief)
        else:
            self._block(self.screen.whole(view, self.seat, width, self.lit))
            self.news(NEWS_LINES)
        self.terminal.show("")

    def news(self, most: int) -> None:
        """What has happened since the seat's last decision."""
        told = self._told(self.table.unseen(self.seat))
        if told:
            self._block(Text(self.words.text("since"), style=f"bold {QUIET}"))
            self.terminal.show_all(told[-most:])

    def _block(self, what: RenderableType) -> None:
        self.terminal.show("")
        self.terminal.show(what)

    def show(self, name: str, rest: str) -> bool:
        """One of the panels, if that is the name of one and nothing strange follows it."""
        if name in self.screen.panels and not rest:
            view = self.table.game.view(self.seat)
            self.terminal.show(self.screen.panel(name, view, self.seat, self.terminal.width, self.lit))
        elif name in self.screen.topics:
            self.terminal.show(self.screen.topic(name, rest, self.table.game.view(self.seat)))
        elif name == "log" and rest in ("", "all"):
            self.log(everything=rest == "all")
        elif name == "score" and rest in ("", "all"):
            self.score(everybody=rest == "all")
        else:
            return False
        return True

    def log(self, everything: bool) -> None:
        """What has happened, as sentences."""
        told = self._told(self.table.log)
        if not told:
            self.terminal.show(self.words.text("log-empty"))
        self.terminal.show_all(told if everything else told[-LOG_LINES:])

    def _told(self, entries: Sequence[Sequence[Event]]) -> list[RenderableType]:
        """One paragraph for each action."""
        return self.screen.news(self.table.game, entries, self.seat)

    def score(self, everybody: bool) -> None:
        """Where points came from, entry by entry; or everybody's, cause by cause."""
        game = self.table.game
        view = game.view(self.seat)
        if everybody:
            self.terminal.show(self.screen.final(game))
            return
        name = self.screen.seat_names(view)[self.seat]
        self.terminal.show(Text(self.words.text("score-title", seat=name), style="bold"))
        grid = Grid(box=self.terminal.look.table_box)
        grid.add_column(self.words.text("column-round"), justify="right")
        grid.add_column(self.words.text("column-cause"))
        grid.add_column(self.words.text("column-points"), justify="right")
        for number, cause, points in self.screen.ledger(view, self.seat):
            grid.add_row(str(number) if number else "", cause, f"{points:+}")
        grid.add_section()
        total = str(game.scores()[self.seat])
        grid.add_row("", self.words.text("column-total"), Text(total, style=f"bold {BRASS}"))
        self.terminal.show(grid)
        self.terminal.show(Text(self.words.text("score-hint"), style=QUIET))

    def cite(self, rule: str) -> None:
        """The text of a rule, if there is one."""
        for found in search(self.rules, [rule]) if rule else []:
            if found.id == rule:
                self._print_rule(found)

    def rule(self, line: str) -> None:
        """The rule with that id, or the rules that speak of something."""
        example = self.words.text("example-rule")
        if not self.rules:
            self.terminal.show(self.words.text("no-rules"))
            return
        found = search(self.rules, line.split()) if line else []
        if not found:
            self.terminal.show(self.words.text("rule-unknown", rule=line, example=example))
            return
        # A word is first of all meant as a word: 'range' is not the end of 'orange'.
        whole = [rule for rule in found if _says(rule, line)]
        found = whole or found
        if len(found) > FEW_RULES:
            self.terminal.show(self.words.text("rule-many", count=len(found), shown=FEW_RULES))
        for rule in found[:FEW_RULES]:
            self._print_rule(rule)

    def _print_rule(self, rule: Rule) -> None:
        text = Text(f"{rule.id} ", style="bold")
        text.append(rule.text, QUIET)
        self.terminal.show(text)

    def help(self, line: str) -> None:
        """How to play in the terminal."""
        panels = self.words.text("help-panels") if self.words.has("help-panels") else ""
        text = self.words.text(
            "help",
            panels=panels,
            example=f"{self.words.text('example'):<15}",
            rule=self.words.text("example-rule"),
        )
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for line in text.splitlines():
            if line.startswith(" "):
                grid.add_row(Text(f"  {line[:HELP_COLUMN].strip()}"), Text(line[HELP_COLUMN:].strip()))
            else:
                grid.add_row(Text(line, style="bold"), "")
        self.terminal.show(grid)


def _says(rule: Rule, line: str) -> bool:
    return any(re.search(rf"\b{re.escape(word)}", rule.text, re.IGNORECASE) for word in line.split())
