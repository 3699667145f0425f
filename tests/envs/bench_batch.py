"""How many codes a second are carried out in a batch: `python -m tests.envs.bench_batch`."""

import sys
from time import process_time

import numpy as np

from astrarium.envs import Batch, gymnasium_vector_env
from astrarium.kernel.coded import seats_of, step_many

SIZES = (1, 8, 64, 512)
GAMES = 64
SECONDS = 1.0
TIMES = 3


def stepping(game: str, size: int) -> tuple[float, float]:
    """Codes a second: ``step_many`` alone, and with the masks before it."""
    batch = Batch(game, size)
    chance = np.random.default_rng(0)
    steps = 0
    alone = both = 0.0
    while both < SECONDS:
        begun = process_time()
        masks = batch.masks()
        masked = process_time()
        codes: list[int] = (chance.random(masks.shape) * masks).argmax(1).tolist()
        chosen = process_time()
        step_many(batch.games, batch.seats, codes)
        done = process_time()
        steps += size
        alone += done - chosen
        both += done - chosen + masked - begun
        for number, seat in enumerate(seats_of(batch.games)):
            if seat < 0:
                batch.games[number] = batch.setting.new()
        batch.seats = seats_of(batch.games)
    return steps / alone, steps / both


def observed(game: str) -> float:
    """Codes a second with masks and observations as arrays, ends and new games included."""
    batch = Batch(game, GAMES)
    chance = np.random.default_rng(0)
    steps = 0
    begun = process_time()
    while process_time() < begun + SECONDS:
        masks = batch.masks()
        batch.observations()
        batch.step((chance.random(masks.shape) * masks).argmax(1))
        steps += GAMES
    return steps / (process_time() - begun)


def against_random(game: str) -> float:
    """Codes a second of one seat at many tables against a random bot."""
    tables = gymnasium_vector_env(game, GAMES)
    chance = np.random.default_rng(0)
    seen, _ = tables.reset()
    steps = 0
    begun = process_time()
    while process_time() < begun + SECONDS:
        masks = seen["action_mask"]
        seen, *_ = tables.step((chance.random(masks.shape) * masks).argmax(1))
        steps += GAMES
    return steps / (process_time() - begun)


def main() -> None:
    """Tell all of it, game by game."""
    for game in ("gaia", "race", "federation"):
        for size in SIZES:
            found = [stepping(game, size) for _ in range(TIMES)]
            alone, both = (max(figures) for figures in zip(*found))
            sys.stdout.write(f"{game}, {size} at once: step_many {alone:,.0f}, with masks {both:,.0f}\n")
        rest = f"observed {observed(game):,.0f}, against random {against_random(game):,.0f}"
        sys.stdout.write(f"{game}, {GAMES} at once: {rest}\n")


if __name__ == "__main__":
    main()
