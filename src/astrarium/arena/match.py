"""One game between bots, from the first decision to the final score."""

from collections.abc import Sequence
from time import perf_counter
from typing import Any, Final

import msgspec

import astrarium
from astrarium.bots import FREE, Bot, Budget, SeatedBot, bot_named
from astrarium.kernel import AstrariumError, BadOption, Event, Game, Step

MOST_DECISIONS: Final = 20_000
"""A game that is not over after so many decisions will not end."""

FACTS: Final = ("faction", "start_world")
"""What a seat may have chosen or drawn that statistics group by."""

Played = list[tuple[int, Step, list[Event]]]
"""What happened in a game: for every action its seat, the decision it answered, and the events."""


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
    scores are those it broke off with, and nobody has won. ``sources`` are the points of each seat by where they came
    from, as far as the game tells.
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
    sources: list[dict[str, int]] = []
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
        self._begun = perf_counter()
        self.game: Game = astrarium.new(game, len(bots), seed, options)
        self.seated = [SeatedBot(bot, self.game, seat, budget) for seat, bot in enumerate(bots)]
        self.times: list[list[float]] = [[] for _ in bots]
        self.failure = ""

    def play(self) -> str:
        """Play to the end; what went wrong, if anything: who runs a million games must learn which one to look at."""
        try:
            while not self.game.is_over:
                if self.game.length >= MOST_DECISIONS:
                    raise BrokenMatch("the game does not come to its end")
                self._step(self.game.to_act[0])
        except Exception as error:
            self.failure = (
                f"the game of {self.game.rules.id} for {self.game.players} with seed {self.game.seed} broke after "
                f"{self.game.length} decisions: {type(error).__name__}: {error}"
            )
        finally:
            for bot in self.seated:
                bot.leave()
        return self.failure

    def _step(self, seat: int) -> None:
        begun = perf_counter()
        action = self.seated[seat].choose(self.game)
        self.times[seat].append(perf_counter() - begun)
        events = self.game.apply(seat, action)
        for bot in self.seated:
            bot.told(events)

    def result(self, keep_record: bool) -> Result:
        """How it went."""
        game = self.game
        view = game.view(None)
        return Result(
            game=game.rules.id,
            players=game.players,
            seed=game.seed,
            options=game.options,
            bots=[bot.name for bot in self.seated],
            scores=game.scores(),
            winners=[] if self.failure else game.winners(),
            facts=facts_of(game),
            decisions=game.length,
            seconds=round(perf_counter() - self._begun, 6),
            hash=game.hash(),
            thinking=[_thinking(times) for times in self.times],
            sources=sources_of(game, view),
            rival=game.rules.rival(game.position),
            rival_shares=not self.failure and game.rival_shares,
            failure=self.failure,
            record=game.record().dumps() if keep_record else None,
        )


def _thinking(times: list[float]) -> Thinking:
    return Thinking(len(times), round(sum(times), 6), round(max(times, default=0.0), 6))


def facts_of(game: Game) -> list[dict[str, str]]:
    """What everybody can see that each seat plays, as far as this game has such things."""
    found: list[dict[str, str]] = []
    # A view may have a place for an opponent that the rules play.
    for seat in _seats(game, game.view(None)):
        found.append({name: str(seat[name]) for name in FACTS if seat.get(name)})
    return found


def sources_of(game: Game, view: dict[str, Any]) -> list[dict[str, int]]:
    """The points of each seat by where they came from: the ledgers of the view, without rounds and particulars."""
    found: list[dict[str, int]] = []
    for seat in _seats(game, view):
        points: dict[str, int] = {}
        for _, cause, number in seat.get("ledger", ()):
            source = str(cause).partition(":")[0]
            points[source] = points.get(source, 0) + number
        found.append(points)
    return found if any(found) else []


def _seats(game: Game, view: dict[str, Any]) -> list[dict[str, Any]]:
    seats: list[dict[str, Any]] = view.get("seats") or [{} for _ in range(game.players)]
    return seats[: game.players]


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
