"""How bots compare: win rates, ranks and scores with their intervals, ratings, and a test that stops early.

The games of one seed are played on the same cards, so they are no independent draws: intervals are made of the means
of seeds, never of single seats.
"""

from collections.abc import Sequence
from math import log, sqrt
from typing import Any, Final

import msgspec

from astrarium.arena.match import Result

Z: Final = 1.959964
"""An interval of 95 %."""
ALPHA: Final = 0.05
"""How often the sequential test may be wrong, either way."""


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """One bot: everything but the times is of the seats it has played in, intervals are of 95 %."""

    name: str
    games: int
    wins: float
    win_rate: float
    win_rate_interval: tuple[float, float]
    mean_score: float
    mean_score_interval: tuple[float, float]
    mean_rank: float
    mean_rank_interval: tuple[float, float]
    mean_seconds: float | None
    worst_seconds: float | None
    """Of a decision; none where nobody has measured, as in a record."""
    rating: tuple[float, float] | None = None
    """By openskill: the mean and its doubt; none where that is not installed, or nobody else has played."""


class Verdict(msgspec.Struct, frozen=True):
    """What the sequential test says of the first bot against the second."""

    better: str
    """``yes``: it wins at least the share that was asked for; ``no``: not even that; ``open``: not known yet."""
    share: float
    asked: float
    likelihood: float
    seeds: int


class Seats:
    """Numbers of one bot, seed by seed."""

    def __init__(self) -> None:
        self.seeds: dict[int, list[float]] = {}
        """For each seed: seats, and the sums of wins, scores and ranks."""
        self.decisions = 0
        self.seconds = 0.0
        self.worst = 0.0

    def add(self, seed: int, win: float, score: float, rank: float) -> None:
        """One more seat."""
        sums = self.seeds.setdefault(seed, [0.0, 0.0, 0.0, 0.0])
        for place, value in enumerate((1.0, win, score, rank)):
            sums[place] += value

    def total(self, place: int) -> float:
        """A sum over all seeds."""
        return sum([sums[place] for sums in self.seeds.values()])

    def mean(self, place: int) -> tuple[float, float]:
        """A mean over all seats, and its standard error by seeds."""
        seats = self.total(0)
        if not seats:
            return 0.0, 0.0
        mean = self.total(place) / seats
        number = len(self.seeds)
        if number < 2:
            return mean, 0.0
        squares = sum([(sums[place] - mean * sums[0]) ** 2 for sums in self.seeds.values()])
        return mean, sqrt(squares * number / (number - 1)) / seats


class Standings:
    """Results, taken into account one by one, in their order."""

    def __init__(self) -> None:
        self.bots: dict[str, Seats] = {}
        self._rated: dict[str, Any] = {}
        self._model = rating_model()

    def add(self, result: Result) -> None:
        """Take one more result into account; one without an end tells nothing but how long its bots thought."""
        for seat, name in enumerate(result.bots):
            seats = self.bots.setdefault(name, Seats())
            if result.thinking:
                seats.decisions += result.thinking[seat].decisions
                seats.seconds += result.thinking[seat].seconds
                seats.worst = max(seats.worst, result.thinking[seat].worst)
            if not result.failure:
                seats.add(result.seed, win_share(result, seat), result.scores[seat], rank_of(result, seat))
        if not result.failure:
            self._rate(result)

    def standings(self) -> list[Standing]:
        """The bots in the order in which they were named first."""
        return [self._standing(name, seats) for name, seats in self.bots.items()]

    def _standing(self, name: str, seats: Seats) -> Standing:
        (wins, doubt), (score, score_error), (rank, rank_error) = seats.mean(1), seats.mean(2), seats.mean(3)
        games = int(seats.total(0))
        rating = self._rated.get(name)
        return Standing(
            name=name,
            games=games,
            wins=seats.total(1),
            win_rate=wins,
            win_rate_interval=share_interval(wins, doubt, games),
            mean_score=score,
            mean_score_interval=(score - Z * score_error, score + Z * score_error),
            mean_rank=rank,
            mean_rank_interval=(rank - Z * rank_error, rank + Z * rank_error),
            mean_seconds=seats.seconds / seats.decisions if seats.decisions else None,
            worst_seconds=seats.worst if seats.decisions else None,
            rating=(rating.mu, rating.sigma) if rating is not None else None,
        )

    def _rate(self, result: Result) -> None:
        if self._model is None or len(set(result.bots)) < 2:
            return
        # A bot that sits in several seats is rated by the best and the worst of them, and does not play itself.
        best: dict[str, float] = {}
        for seat, name in enumerate(result.bots):
            best[name] = best.get(name, 0.0) + rank_of(result, seat) / result.bots.count(name)
        for name in best:
            self._rated.setdefault(name, self._model.rating(name=name))
        rated = self._model.rate([[self._rated[name]] for name in best], ranks=list(best.values()))
        for name, (rating,) in zip(best, rated):
            self._rated[name] = rating


def rating_model() -> Any:
    """The model by which bots are rated, if openskill is installed (the extra ``arena``)."""
    try:
        from openskill.models import PlackettLuce
    except ModuleNotFoundError:
        return None
    return PlackettLuce()


def win_share(result: Result, seat: int) -> float:
    """A victory, or a part of one that is shared."""
    return 1 / (len(result.winners) + result.rival_shares) if seat in result.winners else 0.0


def rank_of(result: Result, seat: int) -> float:
    """The place of a seat: winners first, whatever broke the tie, then by points; equal ones share theirs."""
    stand = [(place in result.winners, score) for place, score in enumerate(result.scores)]
    if result.rival is not None:
        stand.append((result.rival_shares or not result.winners, result.rival[1]))
    better = len([other for other in stand if other > stand[seat]])
    return better + (1 + stand.count(stand[seat])) / 2


def share_interval(share: float, error: float, games: int) -> tuple[float, float]:
    """Wilson's interval, for as many independent games as would leave the same doubt."""
    if not games:
        return 0.0, 1.0
    number = float(games)
    if error > 0 and 0 < share < 1:
        number = min(number * 4, share * (1 - share) / error**2)
    centre = (share + Z * Z / (2 * number)) / (1 + Z * Z / number)
    half = Z / (1 + Z * Z / number) * sqrt(share * (1 - share) / number + Z * Z / (4 * number * number))
    low = centre - half if share > 0 else 0.0
    high = centre + half if share < 1 else 1.0
    return max(0.0, low), min(1.0, high)


class SequentialTest:
    """Wald's test on the seeds of two bots: is the first's share of their wins ``asked``, or only a half?

    The share of each seed is taken as one draw, with the variance that they have shown (generalised likelihoods).
    """

    FEWEST: Final = 10
    """Seeds before anything is said."""

    def __init__(self, bots: Sequence[str], block: int, asked: float) -> None:
        self.first, self.second = bots
        self.block = block
        self.asked = asked
        self._open: list[Result] = []
        self._shares: list[float] = []

    def add(self, result: Result) -> bool:
        """Take one more result into account; whether it is known now, at the end of a seed."""
        self._open.append(result)
        if len(self._open) < self.block:
            return False
        wins = {self.first: 0.0, self.second: 0.0}
        for one in self._open:
            for seat, name in enumerate(one.bots):
                wins[name] += win_share(one, seat)
        self._open = []
        whole = sum(wins.values())
        self._shares.append(wins[self.first] / whole if whole else 0.5)
        return self.verdict().better != "open"

    def verdict(self) -> Verdict:
        """What is known."""
        number = len(self._shares)
        mean = sum(self._shares) / number if number else 0.5
        variance = sum([(share - mean) ** 2 for share in self._shares]) / number if number else 0.0
        # Where every seed went the same way, a tie and a half are still possible.
        variance = max(variance, 0.25 / (number + 4))
        likelihood = number * (self.asked - 0.5) * (mean - (0.5 + self.asked) / 2) / variance
        bound = log((1 - ALPHA) / ALPHA)
        better = "open"
        if number >= self.FEWEST and abs(likelihood) >= bound:
            better = "yes" if likelihood > 0 else "no"
        return Verdict(better, mean, self.asked, likelihood, number)
