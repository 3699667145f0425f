"""How often somebody may ask: a bucket that fills by the second and is emptied by questions."""

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Any, Final

from litestar import Request
from litestar.datastructures import State

from astrarium.server.errors import ApiError
from astrarium.server.people.origins import network_of
from astrarium.server.people.person import Person

REMEMBERED: Final = 20_000
"""Buckets kept; beyond, the one unused for longest is forgotten, so that no crowd can fill the memory."""


class Limit:
    """``burst`` questions at once and ``rate`` a second for each key."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, key: str) -> bool:
        """Whether one more question of this key is within the limit; it counts if so."""
        now = self.clock()
        left, then = self._buckets.pop(key, (float(self.burst), now))
        left = min(float(self.burst), left + (now - then) * self.rate)
        allowed = left >= 1
        self._buckets[key] = (left - 1 if allowed else left, now)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return allowed

    def give_back(self, key: str) -> None:
        """A question of this key was none that counts."""
        if key in self._buckets:
            left, then = self._buckets[key]
            self._buckets[key] = (min(float(self.burst), left + 1), then)

    def has_left(self, key: str) -> bool:
        """Whether a question of this key would be within the limit; nothing is counted."""
        left, then = self._buckets.get(key, (float(self.burst), 0.0))
        return left + (self.clock() - then) * self.rate >= 1

    def wait(self, key: str) -> int:
        """Whole seconds until the next question of this key may be asked."""
        left, then = self._buckets.get(key, (float(self.burst), 0.0))
        missing = 1 - left - (self.clock() - then) * self.rate
        return max(1, round(missing / self.rate + 0.5)) if missing > 0 else 1


class Limits:
    """What each kind of request may cost. Somebody with a cookie is a key of their own, others share an address."""

    def __init__(self, factor: float = 1.0, clock: Callable[[], float] = monotonic) -> None:
        """Every limit times ``factor``; zero means none at all."""
        self.on = factor > 0
        self.logins = _times(factor, 1 / 20, 10, clock)
        self.taken_names = _times(factor, 1 / 60, 20, clock)
        self.mails = _times(factor, 1 / 900, 3, clock)
        self.newcomers = _times(factor, 1 / 5, 60, clock)
        self.talking = _times(factor, 1, 20, clock)
        self.hints = _times(factor, 1, 20, clock)
        self.making = _times(factor, 1 / 10, 40, clock)
        self.making_together = _times(factor, 1 / 2, 200, clock)
        self.reading = _times(factor, 40, 400, clock)
        self.writing = _times(factor, 20, 200, clock)

    def check(self, limit: Limit, key: str) -> None:
        """Refuse what is too much."""
        if self.on and not limit.allows(key):
            raise _too_many(limit, key)

    def must_have_left(self, limit: Limit, key: str) -> None:
        """Refuse those who have spent a limit, without counting this one."""
        if self.on and not limit.has_left(key):
            raise _too_many(limit, key)

    def check_making(self, person: Person) -> None:
        """Refuse a table too many of one person, or of the guests of one address together."""
        self.check(self.making, f"person:{person.id}")
        self.check(self.making_together, person.share)

    @staticmethod
    def address(request: Request[Any, Any, State]) -> str:
        """The network where a request comes from; behind a proxy the server has put the true address there."""
        return network_of(request.client.host) if request.client is not None else "nowhere"


def _too_many(limit: Limit, key: str) -> ApiError:
    wait = limit.wait(key)
    return ApiError("too-many", f"too many requests; try again in {wait} seconds", retry_after=wait)


def _times(factor: float, rate: float, burst: int, clock: Callable[[], float]) -> Limit:
    return Limit(max(rate * factor, 1e-9), max(1, int(burst * factor)), clock)
