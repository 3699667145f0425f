"""Work spread over processes or a Ray cluster, its results in order."""

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from threading import Thread
from time import monotonic
from typing import TypeVar

from astrarium.arena.chunks import Chunks, Done, done, largest
from astrarium.arena.cluster import Cluster, each_on_cluster
from astrarium.bots.program import end_programs
from astrarium.games import catalogue

A = TypeVar("A")
T = TypeVar("T")

Workers = int | Cluster
"""Who does the work: so many processes of this machine (1: this one), or a cluster."""

MOST_DEATHS = 3
"""So often in a row a process may die before the work is given up."""

FAREWELL = 0.3
"""Seconds in which a process that is stopped may end the programs of its bots."""


def in_order(
    work: Callable[[int], T], count: int, workers: Workers, lost: Callable[[int], T] | None = None
) -> Generator[T, None, None]:
    """``work(0)``, ``work(1)``, … up to ``count``, in that order, whoever does it."""
    return each_in_order(work, range(count), count, workers, lost)


def each_in_order(
    work: Callable[[A], T],
    items: Iterable[A],
    count: int,
    workers: Workers,
    lost: Callable[[A], T] | None = None,
) -> Generator[T, None, None]:
    """What ``work`` makes of each item, in their order, whoever does it; there are about ``count`` of them.

    ``work``, items and results travel between processes, so they must be picklable. One process means this one.
    Items are taken as they are needed, so that they need not all be in memory. Ctrl-C stops all processes at once;
    what is finished and in order still comes before it is raised.

    An item whose work ends every process that is given it becomes ``lost(item)``; without ``lost`` all is given up.
    """
    if isinstance(workers, Cluster):
        return each_on_cluster(work, items, count, workers)
    if workers <= 1 or count <= 1:
        return (work(item) for item in items)
    return _on_processes(work, items, count, workers, lost)


def _on_processes(
    work: Callable[[A], T], items: Iterable[A], count: int, processes: int, lost: Callable[[A], T] | None
) -> Generator[T, None, None]:
    left = iter(items)
    chunks = Chunks(largest(count, processes))
    waiting: deque[tuple[list[A], Future[Done[T]]]] = deque()
    strangers = set(active_children())
    pool = _pool(min(processes, count))
    deaths = 0
    try:
        while True:
            # A few chunks ahead keep every process busy; all of them at once would fill the memory.
            while len(waiting) <= processes * 2 and (chunk := chunks.next(left)):
                waiting.append((chunk, _sent(pool, work, chunk)))
            if not waiting:
                return
            try:
                results, seconds = waiting[0][1].result()
            except BrokenProcessPool:
                # A process was killed: it costs time, unless it is the work itself that kills them.
                deaths += 1
                if deaths > MOST_DEATHS and lost is None:
                    raise
                pool.shutdown()
                if lost is not None and deaths > 1:
                    # One of those that are waiting does it, and perhaps not the first.
                    yield from [_alone(work, item, lost) for item in waiting.popleft()[0]]
                pool = _pool(min(processes, count))
                waiting = deque((chunk, _sent(pool, work, chunk)) for chunk, _ in waiting)
                continue
            deaths = 0
            waiting.popleft()
            chunks.took(seconds)
            yield from results
    except KeyboardInterrupt:
        while waiting and waiting[0][1].done():
            yield from waiting.popleft()[1].result()[0]
        raise
    finally:
        # Whoever stops in the middle wants to stop now, not when the last game is over.
        if waiting:
            _stop(set(active_children()) - strangers)
        pool.shutdown(cancel_futures=True)


def _stop(children: set[BaseProcess]) -> None:
    """End processes at once; only those that are deep in their work are not asked to end their programs first."""
    for child in children:
        child.terminate()
    deadline = monotonic() + FAREWELL
    for child in children:
        wait([child.sentinel], max(0.0, deadline - monotonic()))
        child.kill()


def _alone(work: Callable[[A], T], item: A, lost: Callable[[A], T]) -> T:
    """An item in a process of its own, which may be killed by chance, but hardly twice."""
    for _ in range(2):
        with _pool(1) as pool:
            try:
                return pool.submit(work, item).result()
            except BrokenProcessPool:
                continue
    return lost(item)


def _pool(processes: int) -> ProcessPoolExecutor:
    # Always spawn: what a forked child inherits depends on the platform, and so would the results.
    return ProcessPoolExecutor(processes, get_context("spawn"), _begin, (dict(catalogue.GAMES),))


def _sent(pool: ProcessPoolExecutor, work: Callable[[A], T], chunk: list[A]) -> "Future[Done[T]]":
    """A chunk on its way; that a process has died meanwhile is said when its result is asked for."""
    try:
        return pool.submit(done, work, chunk)
    except BrokenProcessPool as error:
        failed: Future[Done[T]] = Future()
        failed.set_exception(error)
        return failed


def _begin(games: dict[str, str]) -> None:
    Thread(target=_end_with_parent, daemon=True).start()
    # A game that was added while the program ran is known to its workers too.
    catalogue.GAMES.update(games)
    # Ctrl-C is for the parent, which then tells the others to stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _end)


def _end_with_parent() -> None:
    """A parent that was killed tells nobody, and its workers would wait for the next chunk for ever."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        _end()


def _end(*_: object) -> None:
    """End now, and the programs of bots with it: they are in groups of their own."""
    end_programs()
    os._exit(1)
