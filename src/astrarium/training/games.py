"""The games of a run: which tables are played, and one of them after the other."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

import astrarium
from astrarium.games.race.game import RULES
from astrarium.games.race.strategy.self_play import SelfPlay
from astrarium.kernel import Rng
from astrarium.training.learner import SHAPES, network_of
from astrarium.training.lessons import Lessons

Tables = tuple[tuple[int, int, dict[str, Any]], ...]
TABLES: Tables = (
    (28, 2, {}),
    (10, 2, {"duel": True}),
    (9, 2, {"expansion": False}),
    (2, 2, {"expansion": False, "duel": True}),
    (10, 3, {}),
    (9, 4, {}),
    (1, 5, {}),
    (2, 3, {"expansion": False}),
    (2, 4, {"expansion": False}),
    (1, 2, {"draft": True}),
    (3, 1, {"difficulty": "easy"}),
    (13, 1, {"difficulty": "medium"}),
    (10, 1, {"difficulty": "hard"}),
)
"""How often of a hundred a table of so many players is played, and with which options.

Alone against the robot one seat is taught by a game that is short, so there are many of those.
"""
LOOSE = (0.0, 0.01, 0.03)
"""How loosely the seats of a game choose."""
ASTRAY = (0, 30, 60)
"""How often of a thousand choices they call anything: otherwise much would never be seen."""
ASTRAY_AT_FIRST = (0, 50, 120)


@contextmanager
def without_collecting() -> Iterator[None]:
    """Around a game: it leaves no cycles, and to look for them among all lessons took a quarter of the time."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


class Games(msgspec.Struct, frozen=True):
    """The games of one part of a run."""

    seed: int
    part: int
    size: int
    checkpoint: str
    learned: bool

    def play(self, number: int) -> Lessons:
        """The lessons of one game, as arrays: those can be sent between processes."""
        nth = self.part * self.size + number
        chance = Rng(self.seed * 1_000_003 + nth)
        players, options = table(chance.below(100))
        game = astrarium.new("race", players, chance.below(1 << 30), options)
        loose = LOOSE[chance.below(3)]
        astray = (ASTRAY if self.learned else ASTRAY_AT_FIRST)[chance.below(3)]
        network = network_at(self.checkpoint, self.part)
        position: Any = game.position
        with without_collecting():
            game_played = SelfPlay(RULES, position, network, self.learned, loose, astray, chance.word())
            return Lessons.of(game_played.play())


def table(mark: int) -> tuple[int, dict[str, Any]]:
    """The table of a game, by a number below a hundred."""
    for share, players, options in TABLES:
        mark -= share
        if mark < 0:
            return players, options
    raise AssertionError("the shares of the tables make a hundred")


@lru_cache(maxsize=1)
def network_at(checkpoint: str, part: int) -> Any:
    """The network of a checkpoint; ``part`` tells apart what stood in the same file before."""
    with np.load(Path(checkpoint)) as found:
        return network_of({name: found[f"mean.{name}"] for name in SHAPES})
