"""Work spread over processes, its results in order."""

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from typing import TypeVar

from astrarium.games import catalogue

A = TypeVar("A")
T = TypeVar("T")

LARGEST_CHUNK = 8
"""Larger chunks would save nothing measurable, make a progress bar jump, and be long in stopping."""


def in_order(work: Callable[[int], T], count: int, processes: int) -> Generator[T, None, None]:
    """``work(0)``, ``work(1)``, … up to ``count``, in that order, whoever does it."""
    return each_in_order(work, range(count), count, processes)


def each_in_order(work: Callable[[A], T], items: Iterable[A], count: int, processes: int) -> Generator[T, None, None]:
    """What ``work`` makes of each item, in their order, whoever does it; there are about ``count`` of them.

    ``work``, items and results travel between processes, so they must be picklable. One process means this one.
    Items are taken as they are needed, so that they need not all be in memory.
    """
    if processes <= 1 or count <= 1:
        yield from map(work, items)
        return
    size = max(1, min(LARGEST_CHUNK, count // (processes * 4)))
    waiting: deque[Future[list[T]]] = deque()
    workers = min(processes, -(-count // size))
    # Always spawn: what a forked child inherits depends on the platform, and so would the results.
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _begin, (dict(catalogue.GAMES),))
    try:
        for chunk in _chunks(items, size):
            waiting.append(pool.submit(_do, work, chunk))
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


def _chunks(items: Iterable[A], size: int) -> Iterator[list[A]]:
    left = iter(items)
    while chunk := list(islice(left, size)):
        yield chunk


def _do(work: Callable[[A], T], chunk: list[A]) -> list[T]:
    return [work(item) for item in chunk]
