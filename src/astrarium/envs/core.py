"""What all environments share: a game played by codes, with what a seat knows and may choose as arrays."""

from operator import index
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

import astrarium
from astrarium.envs.rewards import reward_named
from astrarium.kernel import CodedGame, Game, Rules
from astrarium.kernel.coded import OVER, features_of, masks_of

Array = NDArray[Any]
Observation = dict[str, Array]

MOST_DECISIONS: Final = 20_000
"""A game that is not over after so many decisions is cut off: somebody plays without an aim."""

FARTHEST: Final = 100.0
"""No quantity is beyond this, on either side."""


class Shape:
    """How the arrays of a game are laid out.

    An observation has the features of the seat (``feature_space``), then a mark for every code that belongs to an
    action of several codes: those that are chosen already are on.
    """

    def __init__(self, rules: Rules[Any], players: int, options: dict[str, Any]) -> None:
        self._made_of = (rules, players, options)
        self.actions = rules.action_space(options)
        self.features = rules.feature_space(players, options)
        steps: dict[str, int] = {}
        for block in self.actions.blocks:
            steps[block.verb] = steps.get(block.verb, 0) + 1
        long = [block for block in self.actions.blocks if steps[block.verb] > 1]
        codes = [code for block in long for code in range(block.start, block.start + block.size)]
        self.quantities = self.features.size
        self.begun = self.quantities + len(self.features.float_names)
        self.width = self.begun + len(codes)
        self._places = {code: self.begun + place for place, code in enumerate(codes)}

    def __reduce__(self) -> tuple[Any, ...]:
        # Compiled spaces do not pickle, and follow from what they were made of.
        return Shape, self._made_of

    def observations(self, games: list[CodedGame], seats: list[int]) -> Array:
        """What one seat of each game knows, a row for each."""
        found = np.zeros((len(games), self.width), np.float32)
        marks, floats = features_of(games, seats, self.width)
        found.reshape(-1)[marks] = 1.0
        found[:, self.quantities : self.begun] = np.array(floats, np.float32).reshape(len(games), -1)
        for row, (coded, seat) in enumerate(zip(games, seats)):
            for code in coded.begun[seat]:
                found[row, self._places[code]] = 1.0
        return found

    def masks(self, games: list[CodedGame], seats: list[int]) -> Array:
        """What one seat of each game may choose, a row of zeros and ones for each; all zeros for ``OVER``."""
        return np.frombuffer(masks_of(games, seats), np.int8).reshape(len(games), self.actions.size)

    def bounds(self) -> tuple[Array, Array]:
        """The least and the greatest values of an observation."""
        low, high = np.zeros(self.width, np.float32), np.ones(self.width, np.float32)
        low[self.quantities : self.begun] = -FARTHEST
        high[self.quantities : self.begun] = FARTHEST
        return low, high


class Setting:
    """Which games an environment plays. Each has the seed after that of the one before, unless told otherwise."""

    def __init__(self, game: str, players: int, seed: int, options: dict[str, Any] | None, reward: str) -> None:
        self.name = game
        # Whoever counts with NumPy has whole numbers of its own.
        self.players = index(players)
        self.options = dict(options or {})
        self.next_seed = index(seed)
        self.rewards = reward_named(reward)
        # Refused at once, not at the first reset.
        first = astrarium.new(game, self.players, self.next_seed, self.options)
        self.shape = Shape(first.rules, first.players, first.options)

    def new(self, seed: int | None = None) -> CodedGame:
        """The next game."""
        if seed is not None:
            self.next_seed = index(seed)
        game = astrarium.new(self.name, self.players, self.next_seed, self.options)
        self.next_seed += 1
        return CodedGame(game)

    def observation(self, coded: CodedGame, seat: int) -> Observation:
        """What a seat knows, and which codes it may choose."""
        return {
            "observation": self.shape.observations([coded], [seat])[0],
            "action_mask": self.shape.masks([coded], [seat])[0].copy(),
        }

    def info(self, coded: CodedGame, seat: int) -> dict[str, Any]:
        """What is beside it for people and for programs that read views."""
        return {"view": coded.game.view(seat)}


def is_cut(game: Game) -> bool:
    """Whether a game goes on without an end."""
    return not game.is_over and game.length >= MOST_DECISIONS


__all__ = ["OVER", "Array", "Observation", "Setting", "Shape", "is_cut"]
