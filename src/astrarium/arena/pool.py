"""Work spread over processes, its results in order."""

import signal
from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

from astrarium.games import catalogue

T = TypeVar("T")

LARGEST_CHUNK = 8
"""Larger chunks would save nothing measurable, make a progress bar jump, and be long in stopping."""


def in_order(work: Callable[[int], T], count: int, processes: int) -> Generator[T, None, None]:
    """``work(0)``, ``work(1)``, … up to ``count``, in that order, whoever does it.

    ``work`` and its results travel between processes, so they must be picklable. One process means this one.
    """
    if processes <= 1 or count <= 1:
        yield from map(work, range(count))
        return
    size = max(1, min(LARGEST_CHUNK, count // (processes * 4)))
    starts = range(0, count, size)
    waiting: deque[Future[list[T]]] = deque()
    # Always spawn: what a forked child inherits depends on the platform, and so would the results.
    workers = min(processes, len(starts))
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _begin, (dict(catalogue.GAMES),))
    try:
        for first in starts:
            waiting.append(pool.submit(_chunk, work, first, min(first + size, count)))
            # A few chunks ahead keep every process busy; all of them at once would fill the memory.
            if len(waiting) > workers * 2:
                yield from waiting.popleft().result()
        while waiting:
            yield from waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def _begin(games: dict[str, str]) -> None:
    # A game that was added while the program ran is known to its workers too.
    catalogue.GAMES.update(games)
    # Ctrl-C is for the parent, which then tells the others to stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _chunk(work: Callable[[int], T], first: int, last: int) -> list[T]:
    return [work(number) for number in range(first, last)]
