"""How long federations take to list in late and hard positions: milliseconds as mean / 99 of 100 / longest.

    PYTHONPATH=build/compiled .venv/bin/python -m tests.games.gaia.bench_federations

Generated positions: so many clusters of own planets on the map for four, and so many satellites at most. Played
ones: every turn of random games whose players build as much as they can, as they are and with a dozen tokens more.
It is the time of the processor, so that a busy machine does not count.
"""

import argparse
import gc
import random
import sys
from collections.abc import Callable
from functools import partial
from time import thread_time_ns

from astrarium.arena.bench import latency
from astrarium.games.gaia.federations import forming
from astrarium.games.gaia.federations.links import clusters
from astrarium.games.gaia.map import hexes
from astrarium.games.gaia.map.layouts import lay_map
from astrarium.kernel import Rng
from tests.games.gaia.test_federations_played import rich_turns, with_tokens

CLUSTERS = (6, 8, 10, 12, 14)
SATELLITES = (6, 10, 15)
THRESHOLD = 7


def main() -> None:
    parser = argparse.ArgumentParser(description="Time the listing of federations.")
    parser.add_argument("--positions", type=int, default=300, help="generated positions of each kind")
    parser.add_argument("--games", type=int, default=30, help="played games")
    given = parser.parse_args()
    for count in CLUSTERS:
        figures = [timed(generated(count, budget, given.positions)) for budget in SATELLITES]
        sys.stdout.write(f"{count} clusters, {SATELLITES} satellites: {', '.join(figures)}\n")
    sys.stdout.write(f"played: {timed(played(given.games, richer=False))}\n")
    sys.stdout.write(f"played, with more tokens: {timed(played(given.games, richer=True))}\n")


def generated(count: int, budget: int, positions: int) -> list[Callable[[], object]]:
    """Questions for the federations of random planets that make up so many clusters."""
    board = lay_map(4, "first", "none", Rng(0))
    free = board.space & ~board.solid
    chance = random.Random(count * 100 + budget)
    questions: list[Callable[[], object]] = []
    while len(questions) < positions:
        own = chance.sample(board.planets, chance.randint(count, count + 4))
        if len(clusters(hexes.set_of(tuple(own)))) == count:
            values = [0] * hexes.HEXES
            for place in own:
                values[place] = chance.choice([1, 1, 1, 2, 2, 3])
            pieces = hexes.set_of(tuple(own))
            questions.append(partial(forming.choices, pieces, values, free, THRESHOLD, budget))
    return questions


def played(games: int, richer: bool) -> list[Callable[[], object]]:
    """Questions for all legal actions in the turns of played games."""
    questions: list[Callable[[], object]] = []
    for seed in range(games):
        for game, seat in rich_turns(2 + seed % 3, seed):
            copy = with_tokens(game, seat) if richer else game.clone()
            questions.append(partial(copy.legal_actions, seat))
    return questions


def timed(questions: list[Callable[[], object]]) -> str:
    times = []
    # Thousands of positions are kept: to look through them all for garbage is no part of a listing.
    gc.disable()
    for question in questions:
        begun = thread_time_ns()
        question()
        times.append(thread_time_ns() - begun)
    gc.enable()
    found = latency(times)
    return f"{found.mean / 1000:.1f} / {found.p99 / 1000:.1f} / {found.max / 1000:.1f}"


if __name__ == "__main__":
    main()
