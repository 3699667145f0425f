"""One game between bots, from the first decision to the final score."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import parent_process
from time import perf_counter
from typing import Any, Final

import msgspec

import astrarium
from astrarium.arena.behaviour import Sources, Watch
from astrarium.arena.patience import OutOfPatience, patience
from astrarium.bots import FREE, Bot, BotFailed, Budget, SeatedBot, bot_named
from astrarium.bots.seated import check_single, unforked
from astrarium.kernel import AstrariumError, BadOption, Game

MOST_DECISIONS: Final = 20_000
"""A game that is not over after so many decisions will not end."""


class BrokenMatch(AstrariumError):
    """A match that could not be played to its end: the fault of a bot, or of the game's rules."""


class Thinking(msgspec.Struct, frozen=True, array_like=True):
    """What the decisions of a seat took: how many there were, their seconds together, and the longest."""

    decisions: int
    seconds: float
    worst: float


class Result(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a match ended. Everything but the seconds follows from the first five fields.

    ``rival`` is the opponent that the rules play, by its name, with its points. Where no seat has won, it has; and
    ``rival_shares`` says that it shares the victory of the winners. ``failure`` says why a game has no end: then its
    scores are those it broke off with, and nobody has won. ``habits`` and ``rounds`` tell of each seat how it has
    played, and where its points came from in each round; see `arena.behaviour`.
    """

    game: str
    players: int
    seed: int
    options: dict[str, Any]
    bots: list[str]
    scores: list[int]
    winners: list[int]
    facts: list[dict[str, str]]
    decisions: int
    seconds: float
    hash: str
    thinking: list[Thinking] = []
    habits: list[dict[str, float]] = []
    rounds: list[list[Sources]] = []
    rival: tuple[str, int] | None = None
    rival_shares: bool = False
    failure: str = ""
    record: str | None = None


def play_match(
    game: str,
    bots: Sequence[str | Bot],
    seed: int = 0,
    options: dict[str, Any] | None = None,
    keep_record: bool = False,
    budget: Budget = FREE,
) -> Result:
    """Play a game to its end with a bot, or one given by its name, in each seat; ``BrokenMatch`` if it has none."""
    match = Match(game, bots, seed, options, budget)
    failure = match.play()
    if failure:
        raise BrokenMatch(failure)
    return match.result(keep_record)


class Match:
    """A game with a bot in each seat."""

    def __init__(
        self,
        game: str,
        bots: Sequence[str | Bot],
        seed: int = 0,
        options: dict[str, Any] | None = None,
        budget: Budget = FREE,
    ) -> None:
        check_single(bots)
        self._begun = perf_counter()
        self.game: Game = astrarium.new(game, len(bots), seed, options)
        self.bots = bots
        self.names = [bot if isinstance(bot, str) else type(bot).__name__ for bot in bots]
        self.budget = budget
        self.seated: list[SeatedBot] = []
        self.times: list[list[float]] = [[] for _ in bots]
        self.watch = Watch(self.game)
        self.failure = ""

    def play(self) -> str:
        """Play to the end; what went wrong, if anything: who runs a million games must learn which one to look at."""
        try:
            with patience(self.budget) as wait:
                wait()
                for seat, bot in enumerate(self.bots):
                    with _by(self.names[seat]):
                        self.seated.append(SeatedBot(bot, self.game, seat, self.budget))
                while not self.game.is_over:
                    if self.game.length >= MOST_DECISIONS:
                        raise BrokenMatch("the game does not come to its end")
                    wait()
                    self._step(self.game.to_act[0])
        except (Exception, OutOfPatience) as error:
            self.broken(f"{type(error).__name__}: {' '.join(str(error).split())}")
        finally:
            for seated in self.seated:
                # Its game is over, whatever it does now.
                with suppress(BotFailed), _by(seated.name):
                    seated.leave()
        return self.failure

    def broken(self, why: str) -> None:
        """It has no end."""
        game = self.game
        self.failure = (
            f"the game of {game.rules.id} for {game.players} with seed {game.seed} broke after "
            f"{game.length} decisions: {why}"
        )

    def _step(self, seat: int) -> None:
        begun = perf_counter()
        with _by(self.names[seat]):
            action = self.seated[seat].choose(self.game)
        self.times[seat].append(perf_counter() - begun)
        step = self.game.position.agenda[-1]
        events = self.game.apply(seat, action)
        self.watch.saw(self.game, seat, step, events)
        for name, bot in zip(self.names, self.seated):
            with _by(name):
                bot.told(events)

    def result(self, keep_record: bool) -> Result:
        """How it went."""
        game = self.game
        seen = self.watch.behaviour(game)
        return Result(
            game=game.rules.id,
            players=game.players,
            seed=game.seed,
            options=game.options,
            bots=self.names,
            scores=game.scores(),
            winners=[] if self.failure else game.winners(),
            facts=seen.facts,
            decisions=game.length,
            seconds=round(perf_counter() - self._begun, 6),
            hash=game.hash(),
            thinking=[_thinking(times) for times in self.times],
            habits=seen.habits,
            rounds=seen.rounds,
            rival=game.rules.rival(game.position),
            rival_shares=not self.failure and game.rival_shares,
            failure=self.failure,
            record=game.record().dumps() if keep_record else None,
        )


@contextmanager
def _by(name: str) -> Iterator[None]:
    """Whatever a bot raises here, and be it its own end, is its failure, told with its name."""
    try:
        with unforked():
            yield
    except BaseException as error:
        if isinstance(error, KeyboardInterrupt) and parent_process() is None:
            # Of the user; the other processes of a run are not told of Ctrl-C.
            raise
        said = str(error) if isinstance(error, BotFailed | OutOfPatience) else f"{type(error).__name__}: {error}"
        raise BotFailed(f"{name}: {said}") from error


def _thinking(times: list[float]) -> Thinking:
    return Thinking(len(times), round(sum(times), 6), round(max(times, default=0.0), 6))


def seat_bots(players: int, bots: Sequence[str]) -> tuple[str, ...]:
    """A bot for each seat, where a single one may be named for all."""
    names = tuple(bots) * players if len(bots) == 1 else tuple(bots)
    if len(names) != players:
        raise BadOption(f"{players} seats need one bot for all or one for each, not {len(names)}")
    check_bots(names)
    return names


def check_bots(names: Sequence[str]) -> None:
    """Refuse bots that cannot be had, before any process starts."""
    for name in dict.fromkeys(names):
        bot_named(name).leave()
