"""What a run, or any set of records, says together: one report for the table, the JSON file and the page."""

from typing import Any

import msgspec

from astrarium.arena.match import Result
from astrarium.arena.standings import Standing, Standings, Verdict
from astrarium.arena.statistics import Summary, Tally

OTHER = "all"


class Averages(msgspec.Struct, frozen=True):
    """The mean of a number for each bot, and over how many seats."""

    name: str
    means: dict[str, float]


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """All figures. ``habits`` tell how each bot has played, ``sources`` where its points came from, by round, too."""

    game: str
    players: int
    games: int
    unfinished: list[str]
    seconds: float
    bots: list[Standing]
    sequential: Verdict | None
    summary: Summary
    habits: list[Averages]
    sources: list[Averages]
    rounds: dict[str, list[dict[str, float]]]
    """For each bot and round: the mean points by source; round 0 is what it began with."""
    scores: dict[str, list[int]]
    """For each bot every final score, for the plot."""


class Gathering:
    """Results, added up one by one."""

    def __init__(self) -> None:
        self.tally = Tally()
        self.standings = Standings()
        self.seats: dict[str, int] = {}
        self.scores: dict[str, list[int]] = {}
        self.habits: dict[str, dict[str, float]] = {}
        self.rounds: dict[str, list[dict[str, float]]] = {}
        self.game = ""
        self.players = 0

    def add(self, result: Result) -> None:
        """Take one more result into account."""
        self.game, self.players = result.game, result.players
        self.tally.add(result)
        self.standings.add(result)
        if result.failure:
            return
        for seat, name in enumerate(result.bots):
            self.seats[name] = self.seats.get(name, 0) + 1
            self.scores.setdefault(name, []).append(result.scores[seat])
            if result.habits:
                _sum(self.habits.setdefault(name, {}), result.habits[seat])
            rounds = self.rounds.setdefault(name, [])
            for number, points in enumerate(result.rounds[seat] if result.rounds else ()):
                if number == len(rounds):
                    rounds.append({})
                _sum(rounds[number], points)

    def report(self, seconds: float, verdict: Verdict | None = None) -> Report:
        """All results so far."""
        summary = self.tally.summary(seconds)
        rounds = {
            name: [{source: value / self.seats[name] for source, value in sums.items()} for sums in found]
            for name, found in self.rounds.items()
        }
        sources: dict[str, dict[str, float]] = {}
        for name, found in rounds.items():
            for sums in found:
                _sum(sources.setdefault(name, {}), sums)
        habits = {
            name: {habit: value / self.seats[name] for habit, value in sums.items()}
            for name, sums in self.habits.items()
        }
        return Report(
            game=self.game,
            players=self.players,
            games=summary.games,
            unfinished=summary.unfinished,
            seconds=seconds,
            bots=self.standings.standings(),
            sequential=verdict,
            summary=summary,
            habits=_by_name(habits),
            sources=_by_name(sources),
            rounds=rounds,
            scores=self.scores,
        )


def _sum(sums: dict[str, float], more: dict[str, Any]) -> None:
    for name, value in more.items():
        sums[name] = sums.get(name, 0.0) + value


def _by_name(found: dict[str, dict[str, float]]) -> list[Averages]:
    """Each number with the means of all bots; a bot that never had one has none of it."""
    names = sorted({name for numbers in found.values() for name in numbers})
    return [Averages(name, {bot: numbers.get(name, 0.0) for bot, numbers in found.items()}) for name in names]
