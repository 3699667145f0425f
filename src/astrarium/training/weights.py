"""The weights of Gaia's planning players: each seat of many games plays with its own small changes of them.

What the changes did to the final scores is found by a regression, and a step is taken in the direction that helped:

    python -m astrarium.training.weights play FOLDER --games 300
    python -m astrarium.training.weights step FOLDER
    python -m astrarium.training.weights compare FOLDER --games 100

The last plays the same games with and without the step in one seat of four, and says what the seat gains.
"""

import argparse
import sys
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

import astrarium
from astrarium.bots.dice import dice
from astrarium.games.gaia.game import RULES
from astrarium.games.gaia.strategy import levels, plan, value
from astrarium.kernel import Meter, Perspective, Rng

PLAYERS = 4
NODES = 500
WIDTH = 3
"""The players of these games plan shortly: what a thing is worth hardly depends on it, and games are the cost."""
UNSEEN = 1_000_000
"""A step is tried on seeds that lie so far beyond those it was learned from."""

SCALES = {
    **dict.fromkeys(("stock", "income", "tiles", "charge income", "next federation", "rounds ahead"), 0.2),
    **dict.fromkeys(("ore", "knowledge", "power", "tokens", "charge offers", "federations ahead"), 0.2),
    **dict.fromkeys(("credits", "planets in reach", "credit income", "knowledge income"), 0.15),
    **dict.fromkeys(("projects ahead", "projects begun", "institute", "academies"), 2.0),
    **dict.fromkeys(("stations", "labs", "high levels", "green tokens", "gaia planets"), 1.2),
    **dict.fromkeys(("planets", "qic", "institute's ability"), 0.7),
    **dict.fromkeys(("terraforming", "navigation", "intelligence", "gaia", "economy", "science"), 0.9),
    **dict.fromkeys(("advanced tiles", "federations"), 2.0),
}
"""The size of the changes of each weight."""
HABITS = {"octagon risk": 0.15, "planet risk": 0.15, "charge price": 0.7}
"""What is changed beside the weights: how much delay is feared, and how much is paid for power."""
NAMES = [f"{name} {time}" for time in ("young", "old") for name in value.FEATURES] + list(HABITS)
SPREAD = np.array([SCALES[name] for _ in range(2) for name in value.FEATURES] + list(HABITS.values()))


class Seat(msgspec.Struct, frozen=True):
    """How one seat was changed, in units of the scales, and what came of it."""

    seed: int
    faction: str
    changes: list[float]
    score: int


class Weights:
    """The weights as they stand, and a way to play with others for a while."""

    def __init__(self) -> None:
        self._young = list(value.YOUNG)
        self._old = list(value.OLD)
        self._risks = list(plan.RISKS)
        self._paid = list(levels.PAID)

    def change(self, by: "np.ndarray[Any, Any]") -> None:
        """Play with changes of the weights, given in their own units."""
        number = len(value.FEATURES)
        value.YOUNG[:] = [float(old + more) for old, more in zip(self._young, by[:number])]
        value.OLD[:] = [float(old + more) for old, more in zip(self._old, by[number : 2 * number])]
        plan.RISKS[:] = [max(0.0, float(old + more)) for old, more in zip(self._risks, by[2 * number :])]
        levels.PAID[:] = [paid + float(by[-1]) if paid else 0.0 for paid in self._paid]


def play_game(seed: int, changes: "np.ndarray[Any, Any]") -> list[Seat]:
    """One game in which every seat plays with its own changes, a row each in units of the scales."""
    weights = Weights()
    thinker = levels.GaiaThinker(RULES, "expert")
    thinker.level = levels.Level(NODES, WIDTH, 0, True, True, 0.0, 0.0, 0.0)
    game = astrarium.new("gaia", len(changes), seed, {"draw_factions": True})
    try:
        while not game.is_over:
            seat = game.to_act[0]
            weights.change(changes[seat] * SPREAD)
            eyes = Perspective(game, seat)
            game.apply(seat, thinker.choose(eyes, dice(seed, seat, game.length), Meter(NODES)))
    finally:
        weights.change(np.zeros(len(NAMES)))
    seats = game.view(None)["seats"]
    return [
        Seat(seed, str(seats[seat]["faction"]), [round(float(one), 4) for one in changes[seat]], score)
        for seat, score in enumerate(game.scores())
    ]


def drawn(seed: int) -> "np.ndarray[Any, Any]":
    """The changes of the seats of a game; what all have in common is halved, so that seats differ more."""
    chance = Rng(seed)
    uniform = np.array([[chance.below(1 << 16) / (1 << 15) - 1 for _ in NAMES] for _ in range(PLAYERS)]) * 3**0.5
    found: np.ndarray[Any, Any] = uniform - uniform.mean(axis=0) * 0.5
    return found


def play(folder: Path, games: int, first: int) -> None:
    """Play games and keep what came of each."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "seats.jsonl").open("ab") as out:
        for seed in range(first, first + games):
            for seat in play_game(seed, drawn(seed)):
                out.write(msgspec.json.encode(seat) + b"\n")
            out.flush()


def effects(seats: list[Seat]) -> "tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]":
    """What a change of each weight by one of its scales did to the score, and how sure that is (standard errors)."""
    factions = sorted({seat.faction for seat in seats})
    games = sorted({seat.seed for seat in seats})
    scores = np.array([seat.score for seat in seats], dtype=float)
    changes = np.array([seat.changes for seat in seats])
    kinds = np.array([[seat.faction == name for name in factions] for seat in seats], dtype=float)
    place = {seed: number for number, seed in enumerate(games)}
    tables = np.zeros((len(seats), len(games)))
    tables[np.arange(len(seats)), [place[seat.seed] for seat in seats]] = 1.0
    inputs = np.hstack([changes, kinds, tables])
    # Factions and tables differ by some points, and are guessed with that in mind; the changes are taken as they are.
    ridge = np.array([0.01] * changes.shape[1] + [5.0] * kinds.shape[1] + [4.0] * tables.shape[1])
    inverse = np.linalg.inv(inputs.T @ inputs + np.diag(ridge))
    found = inverse @ inputs.T @ (scores - scores.mean())
    rest = scores - scores.mean() - inputs @ found
    spread = rest.var() * len(seats) / max(1, len(seats) - changes.shape[1] - len(factions))
    return found[: changes.shape[1]], np.sqrt(np.diag(inverse)[: changes.shape[1]] * spread)


def step(folder: Path, size: float) -> "np.ndarray[Any, Any]":
    """A step in units of the scales: along what helped, each by how sure it is."""
    lines = (folder / "seats.jsonl").read_bytes().splitlines()
    found, errors = effects([msgspec.json.decode(line, type=Seat) for line in lines])
    noise = float(np.mean(errors**2))
    signal = max(0.1 * noise, float(np.mean(found**2)) - noise)
    shrunk: np.ndarray[Any, Any] = found * signal / (signal + errors**2)
    norm = float(np.linalg.norm(shrunk))
    return shrunk / norm * size if norm else shrunk


def gains(taken: "np.ndarray[Any, Any]", games: int, first: int) -> list[int]:
    """What a seat gains by a step, game for game: the same seed with it and without, others as they are."""
    found: list[int] = []
    for seed in range(first, first + games):
        seat = seed % PLAYERS
        changes = np.zeros((PLAYERS, len(NAMES)))
        without = play_game(seed, changes)[seat].score
        changes[seat] = taken
        found.append(play_game(seed, changes)[seat].score - without)
    return found


def say(line: str) -> None:
    """One line of the report."""
    sys.stdout.write(line + "\n")


def main() -> None:
    """Play, say what the games teach, or try it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["play", "step", "compare"])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--size", type=float, default=2.5)
    given = parser.parse_args()
    if given.what == "play":
        play(given.folder, given.games, given.seed)
        return
    if given.what == "compare":
        found = np.array(gains(step(given.folder, given.size), given.games, given.seed + UNSEEN))
        error = 1.96 * found.std(ddof=1) / len(found) ** 0.5
        say(f"{found.mean():+.1f} ±{error:.1f} points in {len(found)} games")
        return
    lines = (given.folder / "seats.jsonl").read_bytes().splitlines()
    did, errors = effects([msgspec.json.decode(line, type=Seat) for line in lines])
    taken = step(given.folder, given.size) * SPREAD
    now = [*value.YOUNG, *value.OLD, *plan.RISKS, 0.0]
    say(f"{len(lines)} seats")
    for name, effect, error, move, old in sorted(
        zip(NAMES, did, errors, taken, now), key=lambda row: -abs(row[1] / row[2])
    ):
        say(f"{name:26} {effect:6.2f} ±{error:.2f}   {old:6.3f} -> {old + move:6.3f}")


if __name__ == "__main__":
    main()
