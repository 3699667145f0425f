"""A report as tables in the terminal."""

from collections.abc import Iterable

import msgspec
from rich.console import Console
from rich.text import Text

from astrarium.arena.page import SHORT_HABITS, page, seconds
from astrarium.arena.report import Averages, Report
from astrarium.arena.standings import Standing
from astrarium.arena.statistics import Group, Spread
from astrarium.cli.common import plain_table
from astrarium.cli.report_words import ReportWords
from astrarium.cli.words import locale_of_environment

SPREAD = ["mean", "sd", "min", "max"]
STRENGTH = ["games", "wins", "rate", "interval", "rank"]
MANY = 8
"""So many games without an end are named; the JSON file has them all."""


def print_report(out: Console, report: Report, head: str) -> None:
    """All of it, the comparison of the bots first."""
    words = ReportWords(locale_of_environment(), report.game)
    report = words.named(report)
    out.print(Text(head))
    for line in report.unfinished[:MANY]:
        out.print(Text(words.text("report-no-end", why=line), style="yellow"))
    if len(report.unfinished) > MANY:
        more = str(len(report.unfinished) - MANY)
        out.print(Text(words.text("report-no-end-more", number=more), style="yellow"))
    if len(report.bots) > 1:
        print_standings(out, report, words)
    summary = report.summary
    spread = [words.head(name) for name in SPREAD]
    table = plain_table("", *spread, numbers=spread)
    table.add_row(words.head("score"), *_spread(summary.scores))
    table.add_row(words.head("winning-score"), *_spread(summary.winning_scores))
    table.add_row(words.head("decisions"), *_spread(summary.decisions))
    out.print(table)
    seats = [msgspec.structs.replace(group, name=str(int(group.name) + 1)) for group in summary.seats]
    _print_groups(out, words, "seat", seats)
    if summary.rivals:
        _print_groups(out, words, "rival", summary.rivals)
    for fact, groups in summary.facts.items():
        _print_groups(out, words, fact, sorted(groups, key=lambda group: -group.win_rate))
    bots = [bot.name for bot in report.bots]
    _print_means(out, words.head("sources"), report.sources, bots)
    _print_rounds(out, words.head("rounds"), report, bots)
    habits = [row for row in report.habits if not row.name.startswith(SHORT_HABITS)]
    _print_means(out, words.head("habits"), habits, bots)


def print_standings(out: Console, report: Report, words: ReportWords) -> None:
    """The bots side by side."""
    rated = any(bot.rating for bot in report.bots)
    strength = [words.head(name) for name in (*STRENGTH, *(["rating"] if rated else []))]
    table = plain_table(words.head("bot"), *strength, numbers=strength)
    for bot in report.bots:
        table.add_row(*_standing(bot, rated))
    out.print(table)
    rest = [words.head(name) for name in ("score", "speed", "slowest")]
    table = plain_table(words.head("bot"), *rest, numbers=rest)
    for bot in report.bots:
        half = bot.mean_score_interval[1] - bot.mean_score
        score = f"{bot.mean_score:.1f} ±{half:.1f}"
        table.add_row(bot.name, score, seconds(bot.mean_seconds, 4), seconds(bot.worst_seconds, 3))
    out.print(table)
    verdict = report.sequential
    if verdict is not None:
        said = words.text(
            "report-sequential",
            bot=report.bots[0].name,
            sure=verdict.better,
            share=f"{verdict.share:.1%}",
            asked=f"{verdict.asked:.1%}",
            seeds=str(verdict.seeds),
            likelihood=f"{verdict.likelihood:+.2f}",
        )
        out.print(Text(said))


def _standing(bot: Standing, rated: bool) -> list[str]:
    low, high = bot.win_rate_interval
    row = [
        bot.name,
        str(bot.games),
        _short(bot.wins),
        f"{bot.win_rate:.1%}",
        f"{100 * low:.1f}-{100 * high:.1f}",
        f"{bot.mean_rank:.2f} ±{bot.mean_rank_interval[1] - bot.mean_rank:.2f}",
    ]
    if rated:
        row.append(f"{bot.rating[0]:.1f} ±{2 * bot.rating[1]:.1f}" if bot.rating else "")
    return row


def _spread(spread: Spread) -> list[str]:
    return [f"{spread.mean:.1f}", f"{spread.sd:.1f}", str(spread.min), str(spread.max)]


def _short(wins: float) -> str:
    return f"{wins:.1f}".removesuffix(".0")


def _print_groups(out: Console, words: ReportWords, kind: str, groups: Iterable[Group]) -> None:
    numbers = [words.head(name) for name in ("played", "wins", "rate", *SPREAD)]
    table = plain_table(words.head(kind), *numbers, numbers=numbers)
    for group in groups:
        table.add_row(
            group.name, str(group.count), _short(group.wins), f"{group.win_rate:.1%}", *_spread(group.scores)
        )
    out.print(table)


def _print_means(out: Console, kind: str, rows: list[Averages], bots: list[str]) -> None:
    if not rows:
        return
    table = plain_table(kind, *bots, numbers=bots)
    for row in rows:
        table.add_row(row.name, *[f"{row.means.get(bot, 0.0):.2f}" for bot in bots])
    out.print(table)


def _print_rounds(out: Console, head: str, report: Report, bots: list[str]) -> None:
    number = max([len(rounds) for rounds in report.rounds.values()], default=0)
    if number < 2:
        return
    table = plain_table(head, *bots, numbers=bots)
    for place in range(number):
        points = [report.rounds.get(bot, []) for bot in bots]
        sums = [sum(rounds[place].values()) if place < len(rounds) else 0.0 for rounds in points]
        table.add_row(str(place), *[f"{value:.1f}" for value in sums])
    out.print(table)


def page_of(report: Report, title: str) -> str:
    """The page of a report, with names; its own words are English."""
    return page(ReportWords("en", report.game).named(report), title)
