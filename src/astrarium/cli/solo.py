"""Simulated games for one against an opponent that the rules play: a table by its level and faction."""

from collections.abc import Sequence
from itertools import product
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.text import Text

from astrarium.arena.match import Result
from astrarium.arena.simulate import Plan, Series
from astrarium.arena.statistics import Summary, Tally
from astrarium.cli.common import UsageError, plain_table
from astrarium.cli.report_words import ReportWords
from astrarium.cli.words import locale_of_environment
from astrarium.games import catalogue
from astrarium.kernel import Option

ALL: Final = "all"
DRAWN: Final = "random"
"""The value of an option that stands for any of the others."""
VARIED: Final = ("difficulty", "automa")
"""The options of an opponent by which games are compared, as far as a game has them."""
NUMBERS: Final = ("games", "own", "rivals", "won")


class Line(msgspec.Struct, frozen=True):
    """What the games against one opponent say together."""

    options: dict[str, str]
    summary: Summary


def check_wanted(game: str, players: int, given: dict[str, Any], wanted: dict[str, str]) -> None:
    """Refuse what cannot be varied: in a game without such an opponent, for several players, or told twice."""
    if players != 1:
        raise UsageError("the opponents that the rules play are for one player: --players 1")
    declared = [option.name for option in catalogue.rules_of(game).declared]
    for name in wanted:
        if name not in declared:
            raise UsageError(f"{game} has no option {name!r} to vary")
        if name in given:
            raise UsageError(f"the option {name!r} is given twice, by --{name} and by --option {name}")


def opponents(game: str, given: dict[str, Any], wanted: dict[str, str]) -> list[dict[str, str]]:
    """The options of every opponent to play against: the easiest level first."""
    options = {option.name: option for option in catalogue.rules_of(game).declared if option.name in VARIED}
    names = [name for name in VARIED if name in options]
    values = [_values(options[name], wanted.get(name), given) for name in names]
    return [dict(zip(names, combination)) for combination in product(*values)]


def _values(option: Option, wanted: str | None, given: dict[str, Any]) -> list[str]:
    if wanted is None:
        return [str(given.get(option.name, option.default))]
    if wanted == ALL:
        return [value for value in option.choices if value != DRAWN]
    return [str(option.read(value.strip())) for value in wanted.split(",")]


def series_of(plan: Plan, against: Sequence[dict[str, str]]) -> Series:
    """The plan once for each opponent."""
    plans = [msgspec.structs.replace(plan, options={**plan.options, **options}) for options in against]
    return Series(tuple(plans))


class SoloTally:
    """Results of a series, added up for each opponent and, where it has several factions, for each level."""

    def __init__(self, against: Sequence[dict[str, str]]) -> None:
        self.against = against
        self.tallies: dict[tuple[str, ...], Tally] = {}
        self.seconds: dict[tuple[str, ...], float] = {}

    def add(self, result: Result) -> None:
        """Take one more result into account."""
        options = {name: str(result.options[name]) for name in self.against[0]}
        self._count(tuple(options.values()), result)
        if self._is_summed_up(options):
            self._count((options["difficulty"], ALL), result)

    def _is_summed_up(self, options: dict[str, str]) -> bool:
        same_level = [other for other in self.against if other.get("difficulty") == options.get("difficulty")]
        return len(options) == len(VARIED) and len(same_level) > 1

    def _count(self, key: tuple[str, ...], result: Result) -> None:
        self.tallies.setdefault(key, Tally()).add(result)
        self.seconds[key] = self.seconds.get(key, 0.0) + result.seconds

    def lines(self) -> list[Line]:
        """One line for each opponent in the order of play; the sum of a level follows its factions."""
        keys = [tuple(options.values()) for options in self.against]
        order: list[tuple[str, ...]] = []
        for number, key in enumerate(keys):
            order.append(key)
            if number + 1 == len(keys) or keys[number + 1][0] != key[0]:
                order.append((key[0], ALL))
        names = list(self.against[0])
        return [
            Line(dict(zip(names, key)), self.tallies[key].summary(self.seconds[key]))
            for key in order
            if key in self.tallies
        ]


def print_table(out: Console, plan: Plan, lines: Sequence[Line], seconds: float) -> None:
    """Games, both averages and the share of victories, for each opponent."""
    games = sum(line.summary.games for line in lines if ALL not in line.options.values())
    bots = ", ".join(plan.bots)
    words = ReportWords(locale_of_environment(), plan.game)
    told = {"games": str(games), "game": plan.game, "bots": bots, "seed": str(plan.seed), "seconds": f"{seconds:.1f}"}
    out.print(Text(words.text("report-solo", **told)))
    names = [words.head(name) for name in (lines[0].options if lines else ())]
    numbers = [words.head(name) for name in NUMBERS]
    table = plain_table(*names, *numbers, numbers=numbers)
    for line in lines:
        own, rival = line.summary.seats[0], line.summary.rivals[0]
        figures = [str(own.count), f"{own.scores.mean:.1f}", f"{rival.scores.mean:.1f}", f"{own.win_rate:.1%}"]
        table.add_row(*line.options.values(), *figures, end_section=line.options.get("automa") == ALL)
    out.print(table)
