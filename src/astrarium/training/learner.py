"""The network of Race as it learns: Adam on the value of positions and on what seats call.

Beside the weights that are trained stands their running mean; that is what plays and is shipped.
"""

from math import prod, sqrt
from struct import pack
from typing import Any

import numpy as np

from astrarium.games.race.components.printed import ACTIONS, PRINTED
from astrarium.games.race.errors import BadWeights
from astrarium.games.race.strategy.inputs import HAND_AT, HEADS, INPUTS, LEADER_AT, OTHERS_AT, SEAT
from astrarium.games.race.strategy.network import HEADER, MAGIC, Network
from astrarium.training.lessons import NO_CALL, Array, Lessons

UNITS = 64
BATCH = 1024
DECAY = 2.0
"""How strongly weights are drawn to nothing: what a few games seem to say does not stay."""
DECAY_OF_KNOWN = 0.5
"""The same where a network learns on: what it knows from other games shall stay."""
KEEP_FIRST = 0.9
KEEP_SECOND = 0.999
TINY = 1e-8
MEAN = 0.998
"""So much of the running mean is kept at every step."""
SHAPES: dict[str, tuple[int, ...]] = {
    "units": (UNITS, INPUTS),
    "biases": (UNITS,),
    "heads": (HEADS, UNITS),
    "head_biases": (HEADS,),
    "calls": (len(ACTIONS), SEAT),
    "call_biases": (len(ACTIONS),),
}
SHAPE = pack(HEADER, MAGIC, UNITS, INPUTS, SEAT, HEADS, len(ACTIONS))
"""What packed weights begin with."""
USUAL_INPUTS = 100
"""So many inputs of a position are not nothing."""
BEGINNING = 0.2
"""Weights of inputs begin so much smaller than would keep the size of what goes through."""
CARDS = 0.08
"""Marks of single cards learn so much slower: each is rare, and says more about its games than about itself."""


class Learner:
    """Weights, their running mean, and the moments of Adam."""

    def __init__(self, seed: int) -> None:
        rng = np.random.default_rng([seed, 0])
        self.step = 0
        self.decay = DECAY
        self.weights: dict[str, Array] = {name: np.zeros(shape, np.float32) for name, shape in SHAPES.items()}
        spread = BEGINNING * sqrt(2 / USUAL_INPUTS)
        self.pace = paces()
        self.weights["units"] = rng.normal(0, spread, SHAPES["units"]).astype(np.float32) * self.pace
        self.weights["heads"] = rng.normal(0, sqrt(1 / UNITS), SHAPES["heads"]).astype(np.float32)
        self.mean = {name: array.copy() for name, array in self.weights.items()}
        self.first = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self.second = {name: np.zeros_like(array) for name, array in self.weights.items()}

    def learn(self, lessons: Lessons, steps: int, rate: float, rng: np.random.Generator) -> None:
        """Take so many steps on lessons drawn at random."""
        for _ in range(steps):
            chosen = rng.integers(0, len(lessons), BATCH)
            self._update(self._gradients(lessons, chosen), rate)

    def loss(self, lessons: Lessons, limit: int = 8192) -> tuple[float, float]:
        """The mean logarithmic loss of values, and of calls, on the first lessons."""
        chosen = np.arange(min(limit, len(lessons)))
        inputs = lessons.dense(chosen, INPUTS)
        hidden = np.maximum(inputs @ self.mean["units"].T + self.mean["biases"], 0)
        heads = lessons.heads[chosen]
        odds = (hidden * self.mean["heads"][heads]).sum(1) + self.mean["head_biases"][heads]
        targets = lessons.targets[chosen]
        values = np.logaddexp(0, odds) - targets * odds
        rows, actions = _calls(lessons, chosen)
        chances = _softmax(inputs[rows, :SEAT] @ self.mean["calls"].T + self.mean["call_biases"])
        called = -np.log(chances[np.arange(len(rows)), actions] + TINY)
        return float(values.mean()), float(called.mean()) if len(rows) else 0.0

    def _gradients(self, lessons: Lessons, chosen: Array) -> dict[str, Array]:
        weights = self.weights
        inputs = lessons.dense(chosen, INPUTS)
        heads = lessons.heads[chosen]
        hidden = np.maximum(inputs @ weights["units"].T + weights["biases"], 0)
        mine = weights["heads"][heads]
        odds = (hidden * mine).sum(1) + weights["head_biases"][heads]
        wrong = ((1 / (1 + np.exp(-odds)) - lessons.targets[chosen]) / len(chosen)).astype(np.float32)
        back = wrong[:, None] * mine * (hidden > 0)
        of_heads = np.zeros_like(weights["heads"])
        of_head_biases = np.zeros_like(weights["head_biases"])
        np.add.at(of_heads, heads, wrong[:, None] * hidden)
        np.add.at(of_head_biases, heads, wrong)
        rows, actions = _calls(lessons, chosen)
        seats = inputs[rows, :SEAT]
        chances = _softmax(seats @ weights["calls"].T + weights["call_biases"])
        chances[np.arange(len(rows)), actions] -= 1
        chances /= max(1, len(rows))
        return {
            "units": back.T @ inputs,
            "biases": back.sum(0),
            "heads": of_heads,
            "head_biases": of_head_biases,
            "calls": chances.T @ seats,
            "call_biases": chances.sum(0),
        }

    def _update(self, gradients: dict[str, Array], rate: float) -> None:
        self.step += 1
        one = 1 - KEEP_FIRST**self.step
        two = 1 - KEEP_SECOND**self.step
        # The mean begins with what is learned first, not with the chance of the beginning.
        keep = min(MEAN, self.step / (self.step + 10))
        for name, gradient in gradients.items():
            first = self.first[name]
            second = self.second[name]
            first += (1 - KEEP_FIRST) * (gradient - first)
            second += (1 - KEEP_SECOND) * (gradient * gradient - second)
            move = (first / one) / (np.sqrt(second / two) + TINY)
            weights = self.weights[name]
            change = (rate * (move + self.decay * weights)).astype(np.float32)
            weights -= change * self.pace if name == "units" else change
            self.mean[name] += (1 - keep) * (weights - self.mean[name])

    def arrays(self) -> dict[str, Array]:
        """What a checkpoint holds: the network that plays."""
        return {f"mean.{name}": array for name, array in self.mean.items()}

    def restore(self, arrays: dict[str, Array]) -> None:
        """The network of a checkpoint."""
        self.mean = {name: arrays[f"mean.{name}"] for name in SHAPES}

    def begin(self, arrays: dict[str, Array]) -> None:
        """Learn on from the network of a checkpoint."""
        self.restore(arrays)
        self.decay = DECAY_OF_KNOWN
        self.weights = {name: array.copy() for name, array in self.mean.items()}

    def packed(self) -> bytes:
        """The mean in half precision, as the package ships it."""
        return SHAPE + b"".join(self.mean[name].astype("<f2").tobytes() for name in SHAPES)


def paces() -> Array:
    """How fast the weights of each input learn."""
    found = np.ones(INPUTS, np.float32)
    for begin in (0, HAND_AT, LEADER_AT, OTHERS_AT):
        found[begin : begin + PRINTED] = CARDS
    return found


def unpacked(data: bytes) -> dict[str, Array]:
    """The network of packed weights, as a checkpoint holds it; one of another shape is refused."""
    if data[: len(SHAPE)] != SHAPE:
        raise BadWeights("these weights are for another network")
    numbers = np.frombuffer(data, "<f2", offset=len(SHAPE)).astype(np.float32)
    ends = np.cumsum([prod(shape) for shape in SHAPES.values()])
    if len(numbers) != ends[-1]:
        raise BadWeights("the weights are cut off")
    parts = np.split(numbers, ends[:-1])
    return {f"mean.{name}": part.reshape(SHAPES[name]) for name, part in zip(SHAPES, parts)}


def network_of(mean: dict[str, Array]) -> Network:
    """The network that plays by these weights."""
    plain: dict[str, Any] = {name: mean[name].astype(float).tolist() for name in SHAPES}
    return Network(
        plain["units"],
        plain["biases"],
        plain["heads"],
        plain["head_biases"],
        plain["calls"],
        plain["call_biases"],
    )


def _calls(lessons: Lessons, chosen: Array) -> tuple[Array, Array]:
    """The rows of the lessons in which something was called, and what."""
    calls = lessons.calls[chosen]
    rows, places = np.nonzero(calls != NO_CALL)
    return rows, calls[rows, places]


def _softmax(odds: Array) -> Array:
    odds = np.exp(odds - odds.max(1, keepdims=True))
    found: Array = odds / odds.sum(1, keepdims=True)
    return found
