"""How cost grows: with players, length of the game, budget of a search, batches, cores; and what memory it takes."""

import gc
import os
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from time import perf_counter, process_time

import msgspec

import astrarium
from astrarium.arena.bench import Bench
from astrarium.arena.simulate import Plan, simulate
from astrarium.bots import Budget, SeatedBot
from astrarium.games import catalogue
from astrarium.kernel import CodedGame, Game, Moments, Rng
from astrarium.kernel.coded import masks_of, seats_of, step_many

BATCHES = (1, 4, 16, 64, 256)
BUDGETS = (25, 50, 100, 200, 400)
THINKER = "skilled"
PARTS = 10
ASKED = 4
"""Decisions for which each budget of a search is spent."""
COPIES = 200
GAMES_A_CORE = 12


class Curve(msgspec.Struct, frozen=True, kw_only=True):
    """A plot: for each line its figures, one for each of ``at``."""

    name: str
    note: str
    at: list[str]
    lines: dict[str, list[float | None]]


class Memory(msgspec.Struct, frozen=True, kw_only=True):
    """What a game takes, in thousands of bytes; a worker in millions."""

    game: str
    position: float
    table: float
    worker: float


class Growth(msgspec.Struct, frozen=True, kw_only=True):
    """All plots, and the memory of each game."""

    version: str
    compiled: bool
    curves: list[Curve]
    memory: list[Memory]


def growth(seconds: float, seed: int = 0, progress: Callable[[str], None] = lambda what: None) -> Growth:
    """Measure all of it, each figure for so many seconds of processor time."""
    curves = []
    for measure in (by_players, by_length, by_budget, by_batch, by_cores):
        progress(measure.__name__.replace("_", " "))
        curves.append(measure(seconds, seed))
    progress("memory")
    memory = [memory_of(name, seed) for name in catalogue.names()]
    return Growth(version=astrarium.__version__, compiled=astrarium.is_compiled(), curves=curves, memory=memory)


def _sizes(name: str) -> range:
    rules = catalogue.rules_of(name)
    return range(rules.min_players, rules.max_players + 1)


def by_players(seconds: float, seed: int) -> Curve:
    """Random games with every number of players."""
    at = sorted({players for name in catalogue.names() for players in _sizes(name)})
    lines: dict[str, list[float | None]] = {}
    for name in catalogue.names():
        found: list[float | None] = []
        for players in at:
            if players not in _sizes(name):
                found.append(None)
                continue
            _, decisions, elapsed = Bench(name, players, seed, None).playouts(seconds)
            found.append(elapsed / decisions / 1000)
        lines[name] = found
    return Curve(
        name="Players",
        note="Microseconds of a decision in random games.",
        at=[str(players) for players in at],
        lines=lines,
    )


def by_length(seconds: float, seed: int) -> Curve:
    """The decisions of random games from their first tenth to their last."""
    lines: dict[str, list[float | None]] = {}
    for name in catalogue.names():
        spent, decisions = [0.0] * PARTS, [0] * PARTS
        number = 0
        while number == 0 or sum(spent) < seconds:
            bench = Bench(name, _sizes(name)[-1], seed, None)
            game, rng = bench.new(number)
            times = []
            while not game.is_over:
                begun = process_time()
                seat = game.to_act[0]
                actions = game.legal_actions(seat)
                game.apply(seat, actions[rng.below(len(actions))])
                times.append(process_time() - begun)
            for ply, taken in enumerate(times):
                spent[ply * PARTS // len(times)] += taken
                decisions[ply * PARTS // len(times)] += 1
            number += 1
        lines[name] = [1e6 * taken / count for taken, count in zip(spent, decisions)]
    return Curve(
        name="Length of the game",
        note="Microseconds of a decision in each tenth of random games of the largest table.",
        at=[str(part + 1) for part in range(PARTS)],
        lines=lines,
    )


def by_budget(seconds: float, seed: int) -> Curve:
    """Decisions of a bot that searches, by the positions it may look at."""
    lines: dict[str, list[float | None]] = {}
    for name in catalogue.names():
        games = Bench(name, 2, seed, None).positions()
        games = games[:: max(1, len(games) // ASKED)][:ASKED]
        found: list[float | None] = []
        for nodes in BUDGETS:
            begun = process_time()
            for game in games:
                SeatedBot(THINKER, game, game.to_act[0], Budget(nodes=nodes)).choose(game)
            found.append(1000 * (process_time() - begun) / len(games))
        lines[name] = found
    return Curve(
        name="Budget of a search",
        note=f"Milliseconds of a decision of {THINKER}, by the nodes of its budget.",
        at=[str(nodes) for nodes in BUDGETS],
        lines=lines,
    )


def by_batch(seconds: float, seed: int) -> Curve:
    """Games side by side, stepped by codes in one call, with the masks before it."""
    lines: dict[str, list[float | None]] = {}
    for name in catalogue.names():
        if not catalogue.rules_of(name).verbs.by_name:
            # A guest without a table of verbs has no codes.
            continue
        found: list[float | None] = []
        for size in BATCHES:
            steps, taken = batched(name, size, seconds, seed)
            found.append(steps / taken)
        lines[name] = found
    return Curve(
        name="Batch",
        note="Codes a second of games for two, listing and masks included, by how many are stepped at once.",
        at=[str(size) for size in BATCHES],
        lines=lines,
    )


def batched(name: str, size: int, seconds: float, seed: int) -> tuple[int, float]:
    """How many codes were carried out in a batch, and in how much processor time; new games are not counted."""
    chance = Rng(seed)
    number = seed + size
    games = [CodedGame(astrarium.new(name, 2, seed + each)) for each in range(size)]
    seats = seats_of(games)
    steps, taken = 0, 0.0
    while taken < seconds:
        begun = process_time()
        masks_of(games, seats)
        listed = process_time()
        codes = []
        for coded, seat in zip(games, seats):
            legal = coded.legal(seat)
            codes.append(legal[chance.below(len(legal))])
        chosen = process_time()
        step_many(games, seats, codes)
        seats = seats_of(games)
        taken += listed - begun + process_time() - chosen
        steps += size
        for place, seat in enumerate(seats):
            if seat < 0:
                games[place] = CodedGame(astrarium.new(name, 2, number))
                number += 1
                seats[place] = games[place].seat
    return steps, taken


def by_cores(seconds: float, seed: int) -> Curve:
    """The arena on more and more processes, by the clock."""
    cores = os.cpu_count() or 1
    at = sorted({1, 2, *[count for count in (4, 8, 16, 32, 64, 128) if count < cores], cores})
    lines: dict[str, list[float | None]] = {}
    for name in catalogue.names():
        found: list[float | None] = []
        for processes in at:
            games = GAMES_A_CORE * processes
            plan = Plan(game=name, players=2, games=games, seed=seed, bots=("greedy",))
            results = simulate(plan, processes)
            # The first game comes when all processes have begun.
            next(results)
            begun = perf_counter()
            rest = len(list(results))
            found.append(rest / (perf_counter() - begun))
        lines[name] = found
    return Curve(
        name="Cores",
        note="Games of greedy a second, by the clock, on so many processes.",
        at=[str(count) for count in at],
        lines=lines,
    )


def memory_of(name: str, seed: int) -> Memory:
    """A position in the middle of a game of the largest table, such a game with its moments, and a process."""
    bench = Bench(name, _sizes(name)[-1], seed, None)
    game, rng = bench.new(0)
    moments = Moments(game.clone())
    while not moments.game.is_over:
        seat = moments.game.to_act[0]
        actions = moments.game.legal_actions(seat)
        moments.apply(seat, actions[rng.below(len(actions))])
    middle = moments.at(moments.game.length // 2)
    return Memory(
        game=name,
        position=_kilobytes(middle.position.clone, COPIES),
        table=_kilobytes(lambda: _replayed(moments.game), 1),
        worker=_worker(name, seed),
    )


def _replayed(game: Game) -> Moments:
    return Moments.of_record(game.rules, game.record())


def _kilobytes(make: Callable[[], object], copies: int) -> float:
    gc.collect()
    tracemalloc.start()
    try:
        kept = [make() for _ in range(copies)]
        taken = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    return taken / len(kept) / 1000


WORKER = """
import resource, sys
from astrarium.arena import play_match
play_match(sys.argv[1], ["random", "random"], int(sys.argv[2]))
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


def _worker(name: str, seed: int) -> float:
    """Megabytes of a process that has played a game; 0 where that cannot be asked."""
    done = subprocess.run(
        [sys.executable, "-c", WORKER, name, str(seed)], capture_output=True, text=True, check=False
    )
    if done.returncode:
        return 0.0
    unit = 1 if sys.platform == "darwin" else 1024
    return int(done.stdout) * unit / 1e6
