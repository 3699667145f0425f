"""Many games side by side: one code for each of them in one call."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from astrarium.envs.core import OVER, Array, Setting
from astrarium.kernel import CodedGame
from astrarium.kernel.coded import seats_of, step_many


class Batch:
    """Games of one kind, for whoever plays all their seats; a game that is over makes way for the next."""

    def __init__(
        self,
        game: str,
        games: int,
        players: int = 2,
        seed: int = 0,
        options: dict[str, Any] | None = None,
        reward: str = "win",
    ) -> None:
        self.setting = Setting(game, players, seed, options, reward)
        self.games: list[CodedGame] = [self.setting.new() for _ in range(games)]
        self.seats: list[int] = seats_of(self.games)

    def masks(self) -> Array:
        """What the seat whose turn it is may choose, a row for each game."""
        return self.setting.shape.masks(self.games, self.seats)

    def observations(self) -> Array:
        """What that seat knows, a row for each game."""
        return self.setting.shape.observations(self.games, self.seats)

    def step(self, codes: Sequence[int] | Array) -> dict[int, list[float]]:
        """A code for each game: the rewards of all seats of those that are over with it, by their number.

        In place of each of these stands a new game.
        """
        step_many(self.games, self.seats, np.asarray(codes).tolist())
        self.seats = seats_of(self.games)
        ended: dict[int, list[float]] = {}
        for number, seat in enumerate(self.seats):
            if seat == OVER:
                ended[number] = self.setting.rewards(self.games[number].game)
                self.games[number] = self.setting.new()
                self.seats[number] = self.games[number].seat
        return ended
