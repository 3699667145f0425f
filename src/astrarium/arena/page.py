"""The report as a page by itself: tables, and plots drawn here as SVG; no library, no script, nothing to load."""

from collections.abc import Callable, Sequence
from html import escape
from math import sqrt

from astrarium.arena.report import Averages, Report
from astrarium.arena.standings import Z
from astrarium.arena.statistics import Group

WIDTH = 680
BINS = 24
FEW = 5
HUES = ("#c8a45c", "#5fb3b3", "#b3748f", "#8aa55c", "#7f8fd0", "#d08a5f")
"""Brass first: whoever is named first is whom the report is about."""
DASHES = ("", "6 3", "2 3", "8 3 2 3", "1 4", "10 4")
SHORT_HABITS = ("round ", "space ")
"""Habits with so many lines that only the JSON file has them."""

STYLE = """
:root { color-scheme: dark light; --back: #11151c; --text: #e6e1d6; --faint: #8b93a1; --line: #2a313d; }
@media (prefers-color-scheme: light) {
  :root { --back: #faf8f3; --text: #22262e; --faint: #6a7180; --line: #d9d5ca; } }
body { background: var(--back); color: var(--text); font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto;
  max-width: 56rem; padding: 0 1rem; }
h1 { font-size: 1.5rem; font-weight: 600; } h2 { font-size: 1.1rem; margin-top: 2.2rem; font-weight: 600; }
p.faint, td.faint, caption { color: var(--faint); } caption { text-align: left; }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .7rem .2rem 0; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
th { color: var(--faint); font-weight: 500; } th:first-child, td:first-child { text-align: left; }
svg { display: block; width: 100%; height: auto; } svg text { fill: var(--faint); font: 11px system-ui, sans-serif; }
svg text.name { fill: var(--text); } svg .grid { stroke: var(--line); }
"""


def page(report: Report, title: str) -> str:
    """The whole page."""
    parts = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="faint">{_head(report)}</p>',
        _standings(report),
        _failures(report),
        section("Scores", "How often each final score came, in shares of each bot's games.", _scores(report)),
        section("By seat", GROUPS, _groups(report.summary.seats, lambda name: f"seat {int(name) + 1}")),
    ]
    for fact, groups in report.summary.facts.items():
        parts.append(section(f"By {fact.replace('_', ' ')}", GROUPS, _groups(groups, lambda name: name)))
    parts += [
        section("Sources of points", "Mean points a seat, by where they came from.", _sources(report)),
        section("Points by round", "Mean points gained in each round.", _rounds(report)),
        section("How they play", "Means a seat and game.", _habits(report)),
    ]
    return framed(title, parts)


def framed(title: str, parts: Sequence[str]) -> str:
    """A page of some parts; those that say nothing are left out."""
    body = "\n".join([part for part in parts if part])
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n<body>\n{body}\n</body></html>\n"
    )


GROUPS = "Mean score with its 95 % interval; the share of wins and the number of games at the right."


def _head(report: Report) -> str:
    said = f"{report.games} games for {report.players} in {report.seconds:.0f} s"
    verdict = report.sequential
    if verdict is not None and len(report.bots) == 2:
        first, second = report.bots[0].name, report.bots[1].name
        sure = {"yes": "is", "no": "is not", "open": "may or may not be"}[verdict.better]
        said += (
            f". Sequential test after {verdict.seeds} seeds: {first} {sure} better than {second} "
            f"(share of wins {verdict.share:.1%}, asked {verdict.asked:.0%})"
        )
    return escape(said)


def section(title: str, note: str, body: str) -> str:
    """A heading with a line below it and what follows, if anything does."""
    return f'<h2>{escape(title)}</h2>\n<p class="faint">{escape(note)}</p>\n{body}' if body else ""


def _failures(report: Report) -> str:
    if not report.unfinished:
        return ""
    lines = "".join([f"<li>{escape(line)}</li>" for line in report.unfinished[:20]])
    return f"<h2>Games without an end: {len(report.unfinished)}</h2><ul>{lines}</ul>"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table, its first column to the left."""
    head = "".join([f"<th>{escape(name)}</th>" for name in heads])
    body = "".join(["<tr>" + "".join([f"<td>{escape(cell)}</td>" for cell in row]) + "</tr>" for row in rows])
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def _standings(report: Report) -> str:
    rated = any(bot.rating for bot in report.bots)
    heads = ["bot", "games", "wins", "win rate", "95 %", "rank", "score", "s a decision", "worst"]
    rows = []
    for bot in report.bots:
        low, high = bot.win_rate_interval
        row = [bot.name, str(bot.games), f"{bot.wins:.1f}", f"{bot.win_rate:.1%}", f"{low:.1%} – {high:.1%}"]
        row += [f"{bot.mean_rank:.2f} ±{bot.mean_rank_interval[1] - bot.mean_rank:.2f}"]
        row += [f"{bot.mean_score:.1f} ±{bot.mean_score_interval[1] - bot.mean_score:.1f}"]
        row += [seconds(bot.mean_seconds, 4), seconds(bot.worst_seconds, 3)]
        if rated:
            row.append(f"{bot.rating[0]:.1f} ±{2 * bot.rating[1]:.1f}" if bot.rating else "")
        rows.append(row)
    return table([*heads, *(["rating"] if rated else [])], rows)


def seconds(number: float | None, digits: int) -> str:
    """A time of a decision; nothing where it is not known."""
    return "" if number is None else f"{number:.{digits}f}"


def svg(height: float, parts: Sequence[str]) -> str:
    """A drawing of the page's width."""
    return f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img">{"".join(parts)}</svg>'


def text(x: float, y: float, said: str, anchor: str = "start", kind: str = "") -> str:
    """Words in a drawing."""
    named = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{named}>{escape(said)}</text>'


def ticks(low: float, high: float) -> list[float]:
    """A few round numbers between two."""
    step = 1.0
    while (high - low) / step > 8:
        step *= 2.5 if str(step).lstrip("0.").startswith("2") else 2
    first = int(low // step) * step
    return [first + number * step for number in range(20) if low <= first + number * step <= high]


def _scores(report: Report) -> str:
    found = [score for scores in report.scores.values() for score in scores]
    if not found:
        return ""
    low, high = min(found), max(found) + 1
    size = max(1, -(-(high - low) // BINS))
    number = -(-(high - low) // size)
    shares = {name: _shares(scores, low, size, number) for name, scores in report.scores.items()}
    most = max([max(share) for share in shares.values()])
    left, top, wide, tall = 10.0, 8.0 + 16 * len(shares), WIDTH - 20.0, 190.0
    parts = []
    for tick in ticks(low, high):
        x = left + (tick - low) / (size * number) * wide
        parts.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{top}" y2="{top + tall}"/>')
        parts.append(text(x, top + tall + 14, f"{tick:g}", "middle"))
    for order, (name, share) in enumerate(shares.items()):
        points = [(left, top + tall)]
        for place, value in enumerate(share):
            y = top + tall * (1 - value / most)
            points += [(left + place / number * wide, y), (left + (place + 1) / number * wide, y)]
        points.append((left + wide, top + tall))
        line = " ".join([f"{x:.1f},{y:.1f}" for x, y in points])
        hue, dash = HUES[order % len(HUES)], DASHES[order % len(DASHES)]
        parts.append(
            f'<polygon points="{line}" fill="{hue}" fill-opacity=".16" stroke="{hue}" stroke-width="1.6" '
            f'stroke-dasharray="{dash}"/>'
        )
        parts.append(key(left + 4, 14 + 16 * order, order, name))
    return svg(top + tall + 22, parts)


def _shares(scores: Sequence[int], low: int, size: int, number: int) -> list[float]:
    counts = [0] * number
    for score in scores:
        counts[(score - low) // size] += 1
    return [count / len(scores) for count in counts]


def key(x: float, y: float, order: int, name: str) -> str:
    """The mark of a line with its name."""
    hue, dash = HUES[order % len(HUES)], DASHES[order % len(DASHES)]
    mark = f'<line x1="{x}" x2="{x + 22}" y1="{y - 4}" y2="{y - 4}" stroke="{hue}" stroke-width="2" '
    return f'{mark}stroke-dasharray="{dash}"/>{text(x + 28, y, name, kind="name")}'


def _groups(groups: Sequence[Group], named: Callable[[str], str]) -> str:
    """Dots with intervals, those that played most first, so that a few lucky games do not come to the top."""
    found = sorted([group for group in groups if group.count], key=lambda group: (-group.count, group.name))
    if not found:
        return ""
    spans = []
    for group in found:
        # Of a few games no interval can be told.
        half = Z * group.scores.sd / sqrt(group.count) if group.count >= FEW else 0.0
        spans.append((group.scores.mean - half, group.scores.mean + half))
    low, high = min([span[0] for span in spans]) - 1, max([span[1] for span in spans]) + 1
    left, wide, step = 190.0, WIDTH - 310.0, 20.0
    tall = step * len(found) + 6
    parts = []
    for tick in ticks(low, high):
        x = left + (tick - low) / (high - low) * wide
        parts.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{tall}"/>')
        parts.append(text(x, tall + 14, f"{tick:g}", "middle"))
    for row, (group, (first, last)) in enumerate(zip(found, spans)):
        y = step * row + 14
        ends = [left + (value - low) / (high - low) * wide for value in (first, group.scores.mean, last)]
        parts.append(text(left - 10, y + 4, named(group.name), "end", "name"))
        parts.append(
            f'<line x1="{ends[0]:.1f}" x2="{ends[2]:.1f}" y1="{y}" y2="{y}" stroke="{HUES[0]}" stroke-width="2"/>'
        )
        parts.append(f'<circle cx="{ends[1]:.1f}" cy="{y}" r="4" fill="{HUES[0]}"/>')
        parts.append(text(WIDTH - 4, y + 4, f"{group.win_rate:.0%} of {group.count}", "end"))
    return svg(tall + 20, parts)


def _sources(report: Report) -> str:
    names = list(report.scores)
    return _bars(sorted(report.sources, key=lambda means: -max(means.means.values())), names)


def _bars(rows: Sequence[Averages], bots: Sequence[str]) -> str:
    """A group of bars for each row, one for each bot; less than nothing goes to the left."""
    if not rows:
        return ""
    values = [value for row in rows for value in row.means.values()]
    low, high = min(0.0, *values), max(1e-9, *values)
    left, wide, thick = 190.0, WIDTH - 260.0, 10.0
    parts = [key(left + 150 * order, 12, order, bot) for order, bot in enumerate(bots)]
    y = 26.0
    zero = left - low / (high - low) * wide
    for row in rows:
        parts.append(text(left - 10, y + thick * len(bots) / 2 + 3, row.name, "end", "name"))
        for order, bot in enumerate(bots):
            value = row.means.get(bot, 0.0)
            end = left + (value - low) / (high - low) * wide
            x, span = min(zero, end), abs(end - zero)
            parts.append(
                f'<rect x="{x:.1f}" y="{y:.1f}" width="{span:.1f}" height="{thick - 2}" '
                f'fill="{HUES[order % len(HUES)]}"/>'
            )
            parts.append(text(max(zero, end) + 6, y + thick - 2, f"{value:.1f}"))
            y += thick
        y += 8
    return svg(y + 4, parts)


def _rounds(report: Report) -> str:
    totals = {name: [sum(points.values()) for points in rounds] for name, rounds in report.rounds.items()}
    number = max([len(total) for total in totals.values()], default=0)
    if number < 2:
        return ""
    high = max(1.0, *[value for total in totals.values() for value in total])
    low = min(0.0, *[value for total in totals.values() for value in total])
    left, top, wide, tall = 30.0, 20.0, WIDTH - 50.0, 170.0
    parts = []
    for tick in ticks(low, high):
        y = top + tall * (1 - (tick - low) / (high - low))
        parts.append(f'<line class="grid" x1="{left}" x2="{left + wide}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(text(left - 6, y + 4, f"{tick:g}", "end"))
    for place in range(number):
        parts.append(text(left + place / (number - 1) * wide, top + tall + 16, str(place), "middle"))
    for order, (name, total) in enumerate(totals.items()):
        line = " ".join(
            [
                f"{left + place / (number - 1) * wide:.1f},{top + tall * (1 - (value - low) / (high - low)):.1f}"
                for place, value in enumerate(total)
            ]
        )
        hue, dash = HUES[order % len(HUES)], DASHES[order % len(DASHES)]
        parts.append(
            f'<polyline points="{line}" fill="none" stroke="{hue}" stroke-width="2" stroke-dasharray="{dash}"/>'
        )
        parts.append(key(left + 4 + 160 * order, 12, order, name))
    return svg(top + tall + 24, parts)


def _habits(report: Report) -> str:
    bots = list(report.scores)
    rows = [row for row in report.habits if not row.name.startswith(SHORT_HABITS)]
    if not rows:
        return ""
    return table(["", *bots], [[row.name, *[f"{row.means.get(bot, 0.0):.2f}" for bot in bots]] for row in rows])
