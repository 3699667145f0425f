"""What many results say together."""

from math import sqrt

import msgspec

from astrarium.arena.match import Result


class Spread(msgspec.Struct, frozen=True):
    """How a number is spread: its mean, its standard deviation (of a sample), its least and its greatest."""

    mean: float
    sd: float
    min: int
    max: int


class Group(msgspec.Struct, frozen=True):
    """How those with something in common fared: a seat, a faction, a bot.

    ``count`` is how many of them played, summed over all games. A victory shared by two counts a half for
    each, so the wins of a game always add up to one.
    """

    name: str
    count: int
    wins: float
    win_rate: float
    scores: Spread


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """A simulation in a few numbers. ``facts`` groups by what the game's seats differ in, e.g. factions.

    ``rivals`` are the opponents that the rules play, if they do: theirs are the games that no seat has won,
    and a share of those that they have won together with a seat.
    """

    games: int
    unfinished: list[str]
    """Why games have no end; they count nowhere else."""
    scores: Spread
    winning_scores: Spread
    decisions: Spread
    seats: list[Group]
    bots: list[Group]
    rivals: list[Group]
    facts: dict[str, list[Group]]
    seconds: float
    games_per_second: float


class Numbers:
    """A spread being gathered, in whole numbers, so that neither order nor quantity costs precision."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        self.squares = 0
        self.least = 0
        self.greatest = 0

    def add(self, value: int) -> None:
        """Take one more number into account."""
        self.least = min(self.least, value) if self.count else value
        self.greatest = max(self.greatest, value) if self.count else value
        self.count += 1
        self.total += value
        self.squares += value * value

    def spread(self) -> Spread:
        """The spread of all numbers so far."""
        if self.count == 0:
            return Spread(0.0, 0.0, 0, 0)
        deviations = (self.count * self.squares - self.total * self.total) / self.count
        sd = sqrt(deviations / (self.count - 1)) if self.count > 1 else 0.0
        return Spread(self.total / self.count, sd, self.least, self.greatest)


class Tally:
    """Results, added up one by one: a million of them need no more room than one."""

    def __init__(self) -> None:
        self.games = 0
        self.unfinished: list[str] = []
        self._facts: dict[str, None] = {}
        self.scores = Numbers()
        self.winning_scores = Numbers()
        self.decisions = Numbers()
        self._groups: dict[str, dict[str, tuple[Numbers, list[float]]]] = {}

    def add(self, result: Result) -> None:
        """Take one more result into account."""
        if result.failure:
            self.unfinished.append(result.failure)
            return
        self.games += 1
        self.decisions.add(result.decisions)
        best = [result.scores[seat] for seat in result.winners]
        victors = len(result.winners) + result.rival_shares
        if result.rival is not None:
            name, points = result.rival
            self._count("rival", name, points, 1 / victors if result.rival_shares else 0.0 if victors else 1.0)
            best = best or [points]
        self.winning_scores.add(max(best))
        for seat, score in enumerate(result.scores):
            self.scores.add(score)
            share = 1 / victors if seat in result.winners else 0.0
            self._count("seat", str(seat), score, share)
            self._count("bot", result.bots[seat], score, share)
            for fact, value in result.facts[seat].items():
                self._facts[fact] = None
                self._count(fact, value, score, share)

    def summary(self, seconds: float) -> Summary:
        """All results so far; ``seconds`` is how long they took, on however many processes."""
        return Summary(
            games=self.games,
            unfinished=self.unfinished,
            scores=self.scores.spread(),
            winning_scores=self.winning_scores.spread(),
            decisions=self.decisions.spread(),
            seats=self._grouped("seat"),
            bots=self._grouped("bot"),
            rivals=self._grouped("rival"),
            facts={fact: self._grouped(fact) for fact in self._facts},
            seconds=seconds,
            games_per_second=self.games / seconds if seconds > 0 else 0.0,
        )

    def _count(self, kind: str, name: str, score: int, share: float) -> None:
        members = self._groups.setdefault(kind, {})
        scores, wins = members.setdefault(name, (Numbers(), [0.0]))
        scores.add(score)
        wins[0] += share

    def _grouped(self, kind: str) -> list[Group]:
        members = self._groups.get(kind, {})
        return [
            Group(name, scores.count, wins[0], wins[0] / scores.count, scores.spread())
            for name, (scores, wins) in sorted(members.items())
        ]
