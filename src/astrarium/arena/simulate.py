"""Many matches on several processes: the same results, in the same order, on however many."""

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from itertools import combinations
from typing import Any

import msgspec

import astrarium
from astrarium.arena.match import BrokenMatch, Match, Result, check_bots, seat_bots
from astrarium.arena.pool import Workers, in_order
from astrarium.bots import FREE, Budget
from astrarium.bots.registry import IN_RUNS
from astrarium.kernel import AstrariumError, BadOption
from astrarium.kernel.rng import MAX_SEED


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Which matches to play: seeds from ``seed`` upwards, bots in seat order (or one for all seats).

    With ``rotate`` every seed is played once for each line-up of the bots (see ``line_ups``), so that none owes its
    wins to its seat or to chance. Without it each game has a seed of its own.
    """

    game: str
    players: int
    games: int
    seed: int = 0
    options: dict[str, Any] = {}
    bots: tuple[str, ...] = (IN_RUNS,)
    rotate: bool = False
    keep_records: bool = False
    budget: Budget = FREE

    def checked(self) -> "Plan":
        """The plan, if it can be played; what cannot is refused before any process starts."""
        if self.games < 1:
            raise BadOption(f"at least one game must be played, not {self.games}")
        if self.seed + self.games - 1 > MAX_SEED:
            raise BadOption(f"the seeds would pass the largest, {MAX_SEED}")
        astrarium.new(self.game, self.players, self.seed, self.options)
        check_bots(self.bots)
        self.line_ups()
        return self

    def line_ups(self) -> list[tuple[str, ...]]:
        """Who sits where in the games of one seed."""
        if not self.rotate:
            return [seat_bots(self.players, self.bots)]
        return line_ups(self.players, self.bots)

    def place(self, number: int) -> tuple[int, tuple[str, ...]]:
        """The seed of a match, and who sits where."""
        block = self.line_ups()
        return self.seed + number // len(block), block[number % len(block)]

    def match(self, number: int) -> Result:
        """Play one of the matches. One that breaks or does not end is a result, too: a line of the report."""
        seed, bots = self.place(number)
        try:
            match = Match(self.game, bots, seed, self.options, self.budget)
        except AstrariumError:
            raise
        except Exception as error:
            where = f"the game of {self.game} for {self.players} with seed {seed}"
            raise BrokenMatch(f"{where} cannot be set up: {type(error).__name__}: {error}") from error
        match.play()
        return match.result(self.keep_records)

    def lost(self, number: int) -> Result:
        """The result of a match that ends every process in which it is played."""
        seed, bots = self.place(number)
        match = Match(self.game, bots, seed, self.options, self.budget)
        match.broken("one of its bots ends the process in which it thinks")
        return match.result(self.keep_records)

    def is_match(self, number: int, result: Result) -> bool:
        """Whether a result is of that match."""
        seed, bots = self.place(number)
        told = (result.game, result.players, result.seed, tuple(result.bots))
        if told != (self.game, self.players, seed, bots):
            return False
        return result.options == astrarium.new(self.game, self.players, seed, self.options).options


def line_ups(players: int, bots: Sequence[str]) -> list[tuple[str, ...]]:
    """All seatings that a fair comparison needs: each bot has sat in each seat equally often after them.

    Fewer bots than seats take turns around the table; of more, every choice of as many as there are seats plays.
    """
    found: list[tuple[str, ...]] = []
    for chosen in combinations(bots, players) if len(bots) > players else [tuple(bots)]:
        for turn in range(len(chosen)):
            found.append(tuple(chosen[(seat + turn) % len(chosen)] for seat in range(players)))
    return list(dict.fromkeys(found))


class Series(msgspec.Struct, frozen=True):
    """Several plans of equally many games, played one after the other with the same seeds."""

    plans: tuple[Plan, ...]

    @property
    def games(self) -> int:
        """How many matches there are in all plans."""
        return sum(plan.games for plan in self.plans)

    def checked(self) -> "Series":
        """The series with every plan checked."""
        if len({plan.games for plan in self.plans}) != 1:
            raise BadOption("the plans of a series must be of equally many games, and there must be one")
        return Series(tuple(plan.checked() for plan in self.plans))

    def match(self, number: int) -> Result:
        """Play one of the matches, counted over all plans."""
        plan, within = self._place(number)
        return plan.match(within)

    def lost(self, number: int) -> Result:
        """The result of a match that ends every process in which it is played."""
        plan, within = self._place(number)
        return plan.lost(within)

    def is_match(self, number: int, result: Result) -> bool:
        """Whether a result is of that match."""
        plan, within = self._place(number)
        return plan.is_match(within, result)

    def _place(self, number: int) -> tuple[Plan, int]:
        games = self.plans[0].games
        return self.plans[number // games], number % games


def simulate(
    plan: Plan | Series, processes: Workers = 1, progress: Callable[[int, int], None] | None = None, done: int = 0
) -> Generator[Result, None, None]:
    """Play the matches of a plan or of several, in their order and on processes that are shared by all.

    Those that are done are left out; ``progress`` is told how many of how many are.
    """
    return _play(plan.checked(), processes, progress, done)


class Rest(msgspec.Struct, frozen=True):
    """The matches that are still to be played."""

    plan: Plan | Series
    done: int

    def match(self, number: int) -> Result:
        """Play one of them."""
        return self.plan.match(self.done + number)

    def lost(self, number: int) -> Result:
        """What becomes of one that ends every process."""
        return self.plan.lost(self.done + number)


def _play(
    plan: Plan | Series, processes: Workers, progress: Callable[[int, int], None] | None, done: int
) -> Generator[Result, None, None]:
    rest = Rest(plan, done)
    with closing(in_order(rest.match, max(0, plan.games - done), processes, rest.lost)) as results:
        for number, result in enumerate(results, done + 1):
            if progress is not None:
                progress(number, plan.games)
            yield result
