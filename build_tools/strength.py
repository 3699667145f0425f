"""`python -m build_tools.strength`: plays what says how strong the levels are, and writes docs/strength.md.

Every game that is played is a line in build/strength: a run that was stopped goes on, more games are added to those
that are there, and `--fresh` begins anew once a bot has changed. `--no-play` only writes. Rows of the page for which
no games lie there stay as they are.
"""

import argparse
from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import msgspec

import astrarium
from astrarium.arena.match import Result
from astrarium.arena.page import SHORT_HABITS
from astrarium.arena.report import Gathering, Report
from astrarium.arena.simulate import Plan, simulate
from astrarium.arena.standings import Standing
from astrarium.arena.statistics import Numbers
from astrarium.bots import bot_named
from astrarium.bots.dice import dice
from astrarium.cli.arena import read_run
from astrarium.games.gaia.components.ids import FACTION_IDS
from astrarium.kernel import LEVELS, Perspective
from build_tools.kept_rows import with_kept
from build_tools.pages import DOCS, MADE, table

PAGE = DOCS / "strength.md"
KEPT = Path("build/strength")
LADDER = ("random", *LEVELS)
TABLES: dict[str, dict[str, tuple[int, dict[str, Any]]]] = {
    "gaia": {"2 players": (2, {}), "3 players": (3, {}), "4 players": (4, {})},
    "race": {
        "2 players": (2, {}),
        "duel": (2, {"duel": True}),
        "2 players, base game": (2, {"expansion": False}),
        "3 players": (3, {}),
        "4 players": (4, {}),
    },
    "federation": {"2 players": (2, {}), "3 players": (3, {}), "4 players": (4, {})},
}
"""Every kind of table at which levels are compared."""
PACES = "processor time of a decision"
ALIKE = f"`{LEVELS[-1]}`s alone at the table"
BY_ROUND = f"points a seat of `{LEVELS[-1]}`s alone by round"
ALONE = f"`{LEVELS[-1]}` alone against"
HABITS = "two players, mean a seat"
HEADS = (PACES, ALIKE, BY_ROUND, ALONE)
"""How the tables of a game begin, after the ladder and in their order."""
LADDERS = ("2 players", "3 players", "4 players")
"""Those at which all levels are."""
MOST_ROUNDS = 6
"""Games of more rounds have no table of them."""
FINAL = ("final", "project")
"""The sources of points of the final scoring."""
SOLO = {
    "gaia": ("automalein", "automa", "automaechtig", "ultoma", "alptrauma"),
    "race": ("easy", "medium", "hard"),
}
"""The levels of the opponents that the rules play."""


ELSEWHERE = {
    "race": {
        "2 players": ("37", "15"),
        "duel": ("40", "7.5"),
        "3 players": ("38", "12"),
        "4 players": ("37", "11"),
    },
}
"""Mean points and rounds of Keldon Jones' program in games with itself, with The Gathering Storm."""

FACTION_LEVELS = ("skilled", "expert")
"""Those that meet every opponent of the rules with every faction."""


class Duel(msgspec.Struct, frozen=True):
    """One bot against others that are all alike, or alone: at which table, and of which part of the page it is."""

    part: str
    table: str
    above: str
    below: str
    plan: Plan

    @property
    def file(self) -> Path:
        """Where its games are kept."""
        words = (self.plan.game, self.part, self.table, self.above, self.below)
        return KEPT / ("-".join(words).replace(" ", "_").replace(",", "") + ".jsonl")


def duels(game: str, games: int, solo_games: int) -> Iterator[Duel]:
    """All matches of a game."""
    for name, (players, options) in TABLES[game].items():
        matches = [("ladder", above, below) for below, above in pairwise(LADDER) if name in LADDERS]
        for part, above, below in [*matches, ("mark", "expert", "greedy"), ("alike", "expert", "expert")]:
            bots = (above, *[below] * (players - 1)) if above != below else (above,)
            count = games if above != below else max(2, games // 2)
            plan = Plan(game=game, players=players, games=count, options=options, bots=bots, rotate=True)
            yield Duel(part, name, above, below, plan)
    for difficulty in SOLO.get(game, ()):
        plan = Plan(game=game, players=1, games=solo_games, options={"difficulty": difficulty}, bots=("expert",))
        yield Duel("solo", difficulty, "expert", difficulty, plan)
    if game == "gaia":
        yield from faction_duels(max(1, solo_games // 6))


def faction_duels(games: int) -> Iterator[Duel]:
    """With every faction of Gaia Project against every Automa."""
    for level in FACTION_LEVELS:
        for faction in FACTION_IDS:
            for difficulty in SOLO["gaia"]:
                options = {"difficulty": difficulty, "factions": [faction]}
                plan = Plan(game="gaia", players=1, games=games, options=options, bots=(level,))
                yield Duel("factions", difficulty, level, faction, plan)


def played(duel: Duel, play: bool, processes: int) -> list[Result]:
    """The games of a match: those that are kept, and those that are played now."""
    kept = duel.file.read_bytes().count(b"\n") if duel.file.exists() else 0
    plan = msgspec.structs.replace(duel.plan, games=max(kept, duel.plan.games))
    found = read_run(plan, duel.file)
    if not play or len(found) >= plan.games:
        return found
    begun = perf_counter()
    duel.file.parent.mkdir(parents=True, exist_ok=True)
    with duel.file.open("ab") as file, closing(simulate(plan, processes, done=len(found))) as results:
        for result in results:
            file.write(msgspec.json.encode(result) + b"\n")
            file.flush()
            found.append(result)
    print(f"{duel.file.stem}: {len(found)} games, {perf_counter() - begun:.0f} s", flush=True)
    return found


class Pace(msgspec.Struct, frozen=True):
    """What the decisions of a level that had a choice cost in one game, in seconds of a processor."""

    level: str
    decisions: int
    seconds: float
    worst: float


def paces(game: str, play: bool) -> list[Pace]:
    """What each level's decisions cost: those that are kept, and those that are measured now."""
    file = KEPT / f"{game}-times.jsonl"
    lines = file.read_bytes().splitlines() if file.exists() else []
    found = [msgspec.json.decode(line, type=Pace) for line in lines]
    for level in LEVELS[len(found) :] if play else ():
        found.append(pace(game, level))
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("ab") as out:
            out.write(msgspec.json.encode(found[-1]) + b"\n")
    return found


def pace(game: str, level: str) -> Pace:
    """Measure one game of a level against the lowest one; an arena tells the clock's time, with all else that ran."""
    seed = 0
    match = astrarium.new(game, 2, seed)
    bots = [bot_named(name) for name in (level, LEVELS[0])]
    times: list[float] = []
    while not match.is_over:
        seat = match.to_act[0]
        chance = dice(seed, seat, match.length)
        eyes = Perspective(match, seat)
        choices = len(eyes.legal_actions())
        begun = process_time()
        action = bots[seat].choose(eyes, chance)
        if choices > 1 and seat == 0:
            times.append(process_time() - begun)
        match.apply(seat, action)
    return Pace(level, len(times), sum(times), max(times))


def report_of(results: Sequence[Result]) -> Report:
    """What the games of a match say together."""
    gathering = Gathering()
    for result in results:
        gathering.add(result)
    return gathering.report(1.0)


def page_of(game: str, found: Sequence[tuple[Duel, list[Result]]], times: Sequence[Pace] = ()) -> str:
    """The tables of one game."""
    there = [(duel, report_of(results), results) for duel, results in found if results]
    versus = [(duel, report) for duel, report, _ in there if duel.part in ("ladder", "mark")]
    alike = [(duel, results) for duel, _, results in there if duel.part == "alike"]
    alone = [(duel, results) for duel, _, results in there if duel.part == "solo"]
    parts = [ladder_table(versus), pace_table(times), alike_table(alike), round_table(alike)]
    if alone:
        parts.append(solo_table(alone))
    parts += [
        faction_table(
            level, [(duel, report) for duel, report, _ in there if (duel.part, duel.above) == ("factions", level)]
        )
        for level in FACTION_LEVELS
    ]
    marks = [report for duel, report in versus if duel.part == "mark" and duel.table == "2 players"]
    parts += [habit_table(report) for report in marks]
    return "".join(part for part in parts if part)


def ladder_table(found: Sequence[tuple[Duel, Report]]) -> str:
    """Each level against the one below, and the highest against the mark."""
    rows = [["table", "match", "wins", "95 %", "asked", "games", "points"]]
    for duel, report in found:
        above, below = of_name(report, duel.above), of_name(report, duel.below)
        low, high = above.win_rate_interval
        rows.append(
            [
                duel.table,
                match_of(duel),
                percent(above.win_rate),
                f"{percent(low)} – {percent(high)}",
                asked(duel),
                str(report.games),
                f"{above.mean_score:.1f} : {below.mean_score:.1f}",
            ]
        )
    return table(*rows)


def pace_table(times: Sequence[Pace]) -> str:
    """How long the levels think."""
    rows = [[PACES, "mean", "worst", "decisions"]]
    for one in times:
        mean = one.seconds / max(1, one.decisions)
        rows.append([f"`{one.level}`", f"{mean:.3f} s", f"{one.worst:.2f} s", str(one.decisions)])
    return table(*rows) if times else ""


def asked(duel: Duel) -> str:
    """What a level has to win: much more than its share."""
    if duel.part == "mark":
        return {"race": "82 %", "federation": "90 %"}.get(duel.plan.game, "–") if duel.table == "2 players" else "–"
    if duel.plan.players == 2:
        return "95 %" if duel.below == "random" else "70 %"
    return percent(1.5 / duel.plan.players)


def alike_table(found: Sequence[tuple[Duel, Sequence[Result]]]) -> str:
    """Experts among themselves."""
    heads = [ALIKE, "mean", "least–most", "winners", "rounds", "games"]
    elsewhere = ELSEWHERE.get(found[0][0].plan.game, {}) if found else {}
    rows = [heads + (["Keldon Jones' program: mean", "its rounds"] if elsewhere else [])]
    for duel, results in found:
        scores, winners, rounds = Numbers(), Numbers(), Numbers()
        for result in results:
            for score in result.scores:
                scores.add(score)
            winners.add(max(result.scores, default=0))
            rounds.add(max([len(one) - 1 for one in result.rounds], default=0))
        spread = scores.spread()
        numbers = [f"{spread.mean:.1f}", f"{spread.min}–{spread.max}"]
        numbers += [f"{winners.spread().mean:.1f}", f"{rounds.spread().mean:.1f}", str(len(results))]
        beside = elsewhere.get(duel.table, ("–", "–")) if elsewhere else ()
        rows.append([duel.table, *numbers, *beside])
    return table(*rows) if len(rows) > 1 else ""


def round_table(found: Sequence[tuple[Duel, Sequence[Result]]]) -> str:
    """When experts among themselves make their points; of games that have few rounds."""
    names = ["before", *map(str, range(1, MOST_ROUNDS + 1)), "final scoring"]
    rows: list[list[str]] = []
    for duel, results in found:
        rounds = report_of(results).rounds[duel.above]
        if not 1 < len(rounds) <= MOST_ROUNDS + 1:
            continue
        final = sum(points for source, points in rounds[-1].items() if source in FINAL)
        gained = [sum(one.values()) for one in rounds]
        gained[-1] -= final
        numbers = [f"{points:.1f}" for points in gained]
        rows.append([duel.table, *numbers, *["–"] * (MOST_ROUNDS + 1 - len(numbers)), f"{final:.1f}"])
    return table([BY_ROUND, *names], *rows) if rows else ""


def solo_table(found: Sequence[tuple[Duel, Sequence[Result]]]) -> str:
    """The expert alone against the opponents that the rules play."""
    rows = [[ALONE, "won", "95 %", "points", "games"]]
    for duel, results in found:
        report = report_of(results)
        own = report.bots[0]
        low, high = own.win_rate_interval
        rival = report.summary.rivals[0].scores.mean
        numbers = [percent(own.win_rate), f"{percent(low)} – {percent(high)}", f"{own.mean_score:.1f} : {rival:.1f}"]
        rows.append([f"`{duel.table}`", *numbers, str(report.games)])
    return table(*rows)


def faction_table(level: str, found: Sequence[tuple[Duel, Report]]) -> str:
    """A level with each faction against each Automa: games won of how many, and the points of both."""
    automas = SOLO["gaia"]
    rows = {duel.below: ["–"] * len(automas) for duel, _ in found}
    for duel, report in found:
        own = report.bots[0]
        won = f"{own.win_rate * report.games:g} of {report.games}"
        points = f"{own.mean_score:.0f} : {report.summary.rivals[0].scores.mean:.0f}"
        rows[duel.below][automas.index(duel.table)] = f"{won}, {points}"
    body = [[faction.replace("_", " "), *row] for faction, row in rows.items()]
    return table([faction_head(level), *[f"`{name}`" for name in automas]], *body) if rows else ""


def faction_head(level: str) -> str:
    """The first words of such a table."""
    return f"`{level}` alone as"


def habit_table(report: Report) -> str:
    """How the expert plays beside the mark, with two at the table."""
    names = [bot.name for bot in report.bots]
    rows = [[HABITS, *[f"`{name}`" for name in names]]]
    points = [msgspec.structs.replace(source, name=f"points: {source.name}") for source in report.sources]
    for habit in [*report.habits, *points]:
        if not habit.name.startswith(SHORT_HABITS):
            rows.append([habit.name.replace("_", " "), *[f"{habit.means[name]:.2f}" for name in names]])
    return table(*rows)


def percent(share: float) -> str:
    """A share in words."""
    return f"{100 * share:.0f} %"


def of_name(report: Report, name: str) -> Standing:
    """The figures of a bot."""
    return next(bot for bot in report.bots if bot.name == name)


def match_of(duel: Duel) -> str:
    """Who meets whom."""
    rivals = duel.plan.players - 1
    return f"`{duel.above}` – " + (f"`{duel.below}`" if rivals == 1 else f"{rivals} × `{duel.below}`")


def order_of(game: str) -> dict[str, int]:
    """The place of each word that a row or a table may begin with."""
    order: dict[str, int] = {}
    heads = ["table", *HEADS, *[faction_head(level) for level in FACTION_LEVELS], HABITS]
    names = [f"`{level}`" for level in LEVELS]
    words = [word for duel in duels(game, 1, 1) for word in (duel.table, match_of(duel))]
    for word in [*heads, *names, *words, *[faction.replace("_", " ") for faction in FACTION_IDS]]:
        order.setdefault(word, len(order))
    return order


def written(text: str, pages: dict[str, str]) -> str:
    """The page with the tables of these games in their places."""

    def make(found: Any) -> str:
        mark, what, name, old, end = found.groups()
        game = name.strip()
        new = with_kept(pages[game], old, order_of(game)) if what == "strength" and game in pages else old
        return f"{mark}{new}{end}"

    return MADE.sub(make, text)


def main() -> None:
    """Play what is missing, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", choices=list(TABLES), help="only this one; may be repeated")
    parser.add_argument(
        "--part", choices=["ladder", "mark", "alike", "solo", "factions", "times"], help="only these matches"
    )
    parser.add_argument(
        "--table", help="only at this kind of table, or against this opponent: 2 players, duel, automa, …"
    )
    parser.add_argument("--level", choices=LEVELS, help="only this level against what it is compared with")
    parser.add_argument("--games", type=int, default=24, help="games of a match")
    parser.add_argument("--solo-games", type=int, default=24, help="games against each opponent of the rules")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--fresh", action="store_true", help="forget the games that were played")
    parser.add_argument("--no-play", action="store_true", help="write what is there")
    given = parser.parse_args()
    pages: dict[str, str] = {}
    for game in given.game or TABLES:
        found: list[tuple[Duel, list[Result]]] = []
        if given.fresh and given.part in (None, "times"):
            (KEPT / f"{game}-times.jsonl").unlink(missing_ok=True)
        for duel in duels(game, given.games, given.solo_games):
            wanted = given.part in (None, duel.part) and given.table in (None, duel.table)
            wanted = wanted and given.level in (None, duel.above)
            if given.fresh and wanted:
                duel.file.unlink(missing_ok=True)
            found.append((duel, played(duel, wanted and not given.no_play, given.processes)))
        times = paces(game, given.part in (None, "times") and not given.no_play)
        if times or any(results for _, results in found):
            pages[game] = page_of(game, found, times)
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8"), pages), encoding="utf-8")


if __name__ == "__main__":
    main()
