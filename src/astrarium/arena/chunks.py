"""Work that travels between processes: several items at once where each is quick, one by one where it is slow."""

from collections.abc import Callable, Iterator
from itertools import islice
from time import monotonic
from typing import Any, Final, TypeVar

A = TypeVar("A")
T = TypeVar("T")

MOST: Final = 8
"""Larger chunks would save nothing measurable, make a progress bar jump, and be long in stopping."""

QUICK: Final = 0.1
"""Only chunks that take fewer seconds than this may grow: of slow work nothing is kept back."""

Done = tuple[list[T], float]
"""Results, and the seconds that they took."""


class Chunks:
    """Items, several at once where each is quick."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.size = 1

    def next(self, items: Iterator[Any]) -> list[Any]:
        """The next few; none at the end."""
        return list(islice(items, self.size))

    def took(self, seconds: float) -> None:
        """How long a chunk took, where it was done."""
        if seconds < QUICK:
            self.size = min(self.most, self.size * 2)


def largest(count: int, workers: int) -> int:
    """How many items a chunk may have at most, so that every worker gets some of them."""
    return max(1, min(MOST, count // (workers * 4)))


def done(work: Callable[[A], T], chunk: list[A]) -> Done[T]:
    """Do the work of a chunk."""
    begun = monotonic()
    return [work(item) for item in chunk], monotonic() - begun
