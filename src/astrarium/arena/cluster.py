"""Work spread over a Ray cluster, its results in order: the same as on processes of one machine."""

from collections import deque
from collections.abc import Callable, Generator, Iterable
from typing import Any, Final, TypeVar

import msgspec

from astrarium.arena.chunks import Chunks, Done, done, largest
from astrarium.games import catalogue
from astrarium.kernel import AstrariumError

A = TypeVar("A")
T = TypeVar("T")

AHEAD: Final = 4
"""Chunks for each worker that are sent before the first of them is back."""


class NoCluster(AstrariumError):
    """Ray is not installed, or the cluster cannot be reached."""


class Cluster(msgspec.Struct, frozen=True):
    """Where Ray is: at an address, or, without one, on this machine with so many workers (0: one for each core)."""

    address: str = ""
    workers: int = 0


def each_on_cluster(
    work: Callable[[A], T], items: Iterable[A], count: int, cluster: Cluster
) -> Generator[T, None, None]:
    """What ``work`` makes of each item, in their order.

    What a worker had that dies is given to another, as often as needed: it costs time, and changes no result.
    After Ctrl-C what is finished and in order still comes before it is raised.
    """
    ray = _ray()
    mine = _connect(ray, cluster)
    workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
    chunks = Chunks(largest(count, workers))
    remote: Any = ray.remote(max_retries=-1, num_cpus=1)(_do)
    # Sent once, not with every chunk.
    shared = ray.put((dict(catalogue.GAMES), work))
    waiting: deque[Any] = deque()
    left = iter(items)
    try:
        while True:
            while len(waiting) < workers * AHEAD and (chunk := chunks.next(left)):
                waiting.append(remote.remote(shared, chunk))
            if not waiting:
                return
            results, seconds = ray.get(waiting[0])
            waiting.popleft()
            chunks.took(seconds)
            yield from results
    except KeyboardInterrupt:
        while waiting and ray.wait([waiting[0]], timeout=0)[0]:
            yield from ray.get(waiting.popleft())[0]
        raise
    finally:
        for chunk in waiting:
            ray.cancel(chunk, force=True)
        if mine:
            ray.shutdown()


def _ray() -> Any:
    try:
        import ray
    except ModuleNotFoundError:
        raise NoCluster("the engine `ray` needs Ray: pip install 'astrarium[ray]'") from None
    return ray


def _connect(ray: Any, cluster: Cluster) -> bool:
    """Join the cluster; whether it was begun here, and so ends here."""
    if ray.is_initialized():
        return False
    try:
        if cluster.address:
            ray.init(address=cluster.address, log_to_driver=False, logging_level="error")
        else:
            ray.init(
                num_cpus=cluster.workers or None, include_dashboard=False, log_to_driver=False, logging_level="error"
            )
    except (ConnectionError, ValueError) as error:
        raise NoCluster(f"the cluster at {cluster.address or 'this machine'} cannot be reached: {error}") from None
    return True


def _do(shared: tuple[dict[str, str], Callable[[A], T]], chunk: list[A]) -> Done[T]:
    games, work = shared
    catalogue.GAMES.update(games)
    return done(work, chunk)
