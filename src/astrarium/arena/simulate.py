"""Many matches on several processes: the same results, in the order of their seeds, on however many."""

from collections.abc import Callable, Generator
from contextlib import closing
from typing import Any

import msgspec

import astrarium
from astrarium.arena.match import Result, play_match, seat_bots
from astrarium.arena.pool import in_order
from astrarium.kernel import BadOption
from astrarium.kernel.rng import MAX_SEED


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Which matches to play: seeds from ``seed`` upwards, bots in seat order (or one for all seats).

    With ``rotate`` the bots move on by a seat from game to game, so that none owes its wins to its seat.
    """

    game: str
    players: int
    games: int
    seed: int = 0
    options: dict[str, Any] = {}
    bots: tuple[str, ...] = ("random",)
    rotate: bool = False
    keep_records: bool = False

    def checked(self) -> "Plan":
        """The plan with all seats filled; what cannot be played is refused before any process starts."""
        if self.games < 1:
            raise BadOption(f"at least one game must be played, not {self.games}")
        if self.seed + self.games - 1 > MAX_SEED:
            raise BadOption(f"the seeds would pass the largest, {MAX_SEED}")
        astrarium.new(self.game, self.players, self.seed, self.options)
        return msgspec.structs.replace(self, bots=seat_bots(self.players, self.bots))

    def match(self, number: int) -> Result:
        """Play one of the matches."""
        turn = number % self.players if self.rotate else 0
        bots = self.bots[turn:] + self.bots[:turn]
        return play_match(self.game, bots, self.seed + number, self.options, self.keep_records)


class Series(msgspec.Struct, frozen=True):
    """Several plans of equally many games, played one after the other with the same seeds."""

    plans: tuple[Plan, ...]

    def checked(self) -> "Series":
        """The series with every plan checked."""
        if len({plan.games for plan in self.plans}) != 1:
            raise BadOption("the plans of a series must be of equally many games, and there must be one")
        return Series(tuple(plan.checked() for plan in self.plans))

    def match(self, number: int) -> Result:
        """Play one of the matches, counted over all plans."""
        games = self.plans[0].games
        return self.plans[number // games].match(number % games)


def simulate_series(series: Series, processes: int = 1) -> Generator[Result, None, None]:
    """Play all matches of all plans, in their order, on processes that are shared by all."""
    checked = series.checked()
    return in_order(checked.match, len(checked.plans) * checked.plans[0].games, processes)


def simulate(
    plan: Plan, processes: int = 1, progress: Callable[[int, int], None] | None = None
) -> Generator[Result, None, None]:
    """Play all matches of a plan; ``progress`` is told how many of how many are done."""
    return _play(plan.checked(), processes, progress)


def _play(plan: Plan, processes: int, progress: Callable[[int, int], None] | None) -> Generator[Result, None, None]:
    with closing(in_order(plan.match, plan.games, processes)) as results:
        for done, result in enumerate(results, 1):
            if progress is not None:
                progress(done, plan.games)
            yield result
