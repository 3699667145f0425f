"""Lessons as arrays: sparse inputs one behind the other, and what each of them should have been judged as."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from astrarium.games.race.strategy.self_play import Lesson

Array = NDArray[Any]
NO_CALL = -1


class Lessons:
    """Many lessons: of the one with number n the inputs from ``starts[n]`` to ``starts[n + 1]``."""

    def __init__(
        self, starts: Array, places: Array, values: Array, heads: Array, targets: Array, calls: Array
    ) -> None:
        self.starts = starts
        self.places = places
        self.values = values
        self.heads = heads
        self.targets = targets
        self.calls = calls

    def __len__(self) -> int:
        return len(self.heads)

    @staticmethod
    def of(lessons: Sequence[Lesson]) -> "Lessons":
        """The lessons of some games."""
        starts = np.zeros(len(lessons) + 1, np.int64)
        starts[1:] = np.cumsum([len(lesson.places) for lesson in lessons])
        calls = [(*lesson.calls, NO_CALL, NO_CALL)[:2] for lesson in lessons]
        return Lessons(
            starts,
            np.array([place for lesson in lessons for place in lesson.places], np.int16),
            np.array([value for lesson in lessons for value in lesson.values], np.float16),
            np.array([lesson.head for lesson in lessons], np.int8),
            np.array([lesson.target for lesson in lessons], np.float32),
            np.array(calls, np.int8).reshape(len(lessons), 2),
        )

    @staticmethod
    def joined(parts: Sequence["Lessons"]) -> "Lessons":
        """All lessons of some parts, in their order."""
        shift = 0
        starts = [np.zeros(1, np.int64)]
        for part in parts:
            starts.append(part.starts[1:] + shift)
            shift += int(part.starts[-1])
        return Lessons(
            np.concatenate(starts),
            *(
                np.concatenate([getattr(part, name) for part in parts])
                for name in ("places", "values", "heads", "targets", "calls")
            ),
        )

    def dense(self, chosen: Array, width: int) -> Array:
        """The inputs of some lessons as a matrix; what stands twice is added."""
        begins = self.starts[chosen]
        lengths = self.starts[chosen + 1] - begins
        ends = np.cumsum(lengths)
        flat = np.arange(ends[-1]) + np.repeat(begins - ends + lengths, lengths)
        cells = np.repeat(np.arange(len(chosen)) * width, lengths) + self.places[flat]
        sums = np.zeros(len(chosen) * width, np.float32)
        np.add.at(sums, cells, self.values[flat].astype(np.float32))
        return sums.reshape(len(chosen), width)

    def save(self, path: Path) -> None:
        """Write them, whole or not at all."""
        beside = path.with_suffix(".new.npz")
        np.savez(beside, **vars(self))
        beside.replace(path)

    @staticmethod
    def load(path: Path) -> "Lessons":
        """Read what ``save`` has written."""
        with np.load(path) as found:
            return Lessons(**{name: found[name] for name in found.files})
