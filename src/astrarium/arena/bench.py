"""How fast the games are, on one core, asked as a program that plays would ask.

Seconds are of processor time, so that what else the machine does hardly matters; listing alone is measured by the
clock, because asking for processor time takes longer than a listing.
"""

import os
import platform
from collections.abc import Callable, Sequence
from functools import partial
from time import perf_counter_ns, process_time_ns
from typing import Any

import msgspec

import astrarium
from astrarium.games import catalogue
from astrarium.kernel import Game, Rng

SECOND = 1_000_000_000
WARM_UP = 0.1
"""The part of each budget that is spent before measuring: caches fill, tables are built."""

SAMPLE_GAMES = 8
"""Single questions (clone, view, hash, features) are asked about positions from so many random games."""

SAMPLE_EVERY = 7
"""And of each of these about every seventh position."""


class Latency(msgspec.Struct, frozen=True):
    """How long something takes, in microseconds."""

    mean: float
    p99: float
    max: float
    samples: int


class Measurement(msgspec.Struct, frozen=True, kw_only=True):
    """The speed of one game at one number of players. ``listing`` is of the legal actions.

    A playout is what a search does: ``determinize`` at the first decision, and a random game from there to its end.
    """

    game: str
    players: int
    games_per_second: float
    decisions_per_second: float
    decisions_per_game: float
    playouts_per_second: float
    listing: Latency
    clones_per_second: float
    views_per_second: float
    hashes_per_second: float
    features_per_second: float


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """Measurements, and what they were made on."""

    version: str
    compiled: bool
    python: str
    machine: str
    cpus: int
    seconds: float
    seed: int
    measurements: list[Measurement]


def bench(
    games: Sequence[str] = (),
    players: Sequence[int] = (),
    seconds: float = 2.0,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    progress: Callable[[str, int], None] | None = None,
) -> Report:
    """Measure games (all unless told) at player counts (all that the game allows unless told)."""
    measurements = []
    for name in games or catalogue.names():
        rules = catalogue.rules_of(name)
        for count in players or range(rules.min_players, rules.max_players + 1):
            if progress is not None:
                progress(name, count)
            measurements.append(measure(name, count, seconds, seed, options))
    return Report(
        version=astrarium.__version__,
        compiled=astrarium.is_compiled(),
        python=f"{platform.python_implementation()} {platform.python_version()}",
        machine=f"{platform.system()} {platform.machine()}",
        cpus=os.cpu_count() or 1,
        seconds=seconds,
        seed=seed,
        measurements=measurements,
    )


def measure(
    name: str, players: int, seconds: float, seed: int = 0, options: dict[str, Any] | None = None
) -> Measurement:
    """Measure one game; each of the seven measurements may take so many seconds."""
    table = Bench(name, players, seed, options)
    table.playouts(seconds * WARM_UP)
    games, decisions, elapsed = table.playouts(seconds)
    positions = table.positions()
    return Measurement(
        game=name,
        players=players,
        games_per_second=games * SECOND / elapsed,
        decisions_per_second=decisions * SECOND / elapsed,
        decisions_per_game=decisions / games,
        playouts_per_second=rate([table.imagined(number) for number in range(SAMPLE_GAMES)], seconds),
        listing=table.listing(seconds),
        clones_per_second=rate([game.clone for game in positions], seconds),
        views_per_second=rate([partial(game.view, game.to_act[0]) for game in positions], seconds),
        hashes_per_second=rate([game.hash for game in positions], seconds),
        features_per_second=rate([partial(game.features, game.to_act[0]) for game in positions], seconds),
    )


class Bench:
    """Random games of one kind, with fixed seeds: every measurement walks the same ones."""

    def __init__(self, name: str, players: int, seed: int, options: dict[str, Any] | None) -> None:
        self.name = name
        self.players = players
        self.seed = seed
        self.options = options

    def new(self, number: int) -> tuple[Game, Rng]:
        """A game and the chance that it is played with."""
        seed = self.seed + number
        return astrarium.new(self.name, self.players, seed, self.options), Rng(~seed)

    def playouts(self, seconds: float) -> tuple[int, int, int]:
        """Whole games in a time, at least one: how many, with how many decisions, in how many nanoseconds."""
        games = decisions = 0
        begun = now = process_time_ns()
        end = begun + int(seconds * SECOND)
        # The clock may tick more slowly than a short game takes.
        while now == begun or now < end:
            game, rng = self.new(games)
            play_out(game, rng)
            games += 1
            decisions += game.length
            now = process_time_ns()
        return games, decisions, now - begun

    def imagined(self, number: int) -> Callable[[], object]:
        """Imagines a game that could be this one, for all that who decides first knows, and plays it to its end."""
        game, rng = self.new(number)
        return lambda: play_out(game.determinize(game.to_act[0], rng), rng)

    def listing(self, seconds: float) -> Latency:
        """How long the legal actions take to list, over every decision of the same random games."""
        times: list[int] = []
        end = perf_counter_ns() + int(seconds * SECOND)
        number = 0
        while number == 0 or perf_counter_ns() < end:
            game, rng = self.new(number)
            while not game.is_over:
                seat = game.to_act[0]
                begun = perf_counter_ns()
                actions = game.legal_actions(seat)
                times.append(perf_counter_ns() - begun)
                game.apply(seat, actions[rng.below(len(actions))])
            number += 1
        return latency(times)

    def positions(self) -> list[Game]:
        """Positions from all stages of a few games."""
        found = []
        for number in range(SAMPLE_GAMES):
            game, rng = self.new(number)
            while not game.is_over:
                if game.length % SAMPLE_EVERY == 0:
                    found.append(game.clone())
                seat = game.to_act[0]
                actions = game.legal_actions(seat)
                game.apply(seat, actions[rng.below(len(actions))])
        return found


def play_out(game: Game, rng: Rng) -> None:
    """Play at random until the game is over."""
    while not game.is_over:
        seat = game.to_act[0]
        actions = game.legal_actions(seat)
        game.apply(seat, actions[rng.below(len(actions))])


def rate(questions: Sequence[Callable[[], object]], seconds: float) -> float:
    """How many of these questions are answered in a second, asked in turn, all of them at least once."""
    asked = 0
    begun = now = process_time_ns()
    end = begun + int(seconds * SECOND)
    while now == begun or now < end:
        for question in questions:
            question()
        asked += len(questions)
        now = process_time_ns()
    return asked * SECOND / (now - begun)


def latency(nanoseconds: list[int]) -> Latency:
    """The mean, the time that 99 of 100 stay within, and the longest."""
    ordered = sorted(nanoseconds)
    count = len(ordered)
    within = ordered[(99 * count + 99) // 100 - 1]
    return Latency(sum(ordered) / count / 1000, within / 1000, ordered[-1] / 1000, count)
