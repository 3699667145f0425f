"""What is counted and measured, for Prometheus: requests by Litestar's own plugin, and here what is ours."""

import logging
from time import monotonic
from typing import Any, Final

from litestar._asgi.utils import wrap_in_exception_handler
from litestar.middleware import DefineMiddleware
from litestar.plugins.prometheus import PrometheusConfig, PrometheusMiddleware
from litestar.types import ASGIApp
from prometheus_client import Counter, Gauge, Histogram
from sqlalchemy import func, select

from astrarium.server.bots.thinking import Job, Thinker
from astrarium.server.host import Host
from astrarium.server.hosting.stream_places import StreamPlaces
from astrarium.server.store import models
from astrarium.server.tables.change import TableChange

LOG: Final = logging.getLogger(__name__)

UNMEASURED: Final = "unmeasured"
"""The key by which a route says that its requests are not like others: a stream lasts for hours."""

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
STATUSES: Final = ("waiting", "playing", "finished", "abandoned")
COUNTED_EVERY: Final = 60.0
"""Seconds between two counts of the tables, which look at every row."""

MOVES: Final = Counter("astrarium_moves", "Actions that were written.", ["by"])
UNDONE: Final = Counter("astrarium_undone", "Actions that were taken back.")
ERRORS: Final = Counter(
    "astrarium_errors", "Requests that were refused or failed, by the code of the answer.", ["code"]
)
HINTS: Final = Counter("astrarium_hints", "Hints that were asked for.", ["outcome"])
THINKING: Final = Histogram(
    "astrarium_thinking_seconds", "How long a bot thought about a decision.", ["purpose"], buckets=SECONDS
)
WAITING: Final = Gauge("astrarium_bots_waiting", "Decisions that wait for a process to think about them.")
TABLES: Final = Gauge("astrarium_tables", "Tables in the database.", ["status"])
STREAMS: Final = Gauge("astrarium_streams", "Streams that are open.")
PLACES: Final = Gauge("astrarium_stream_places", "Streams that may be open.")


class RequestMetrics(PrometheusMiddleware):
    """Litestar's own, which sees what middleware refuses as the answer that it becomes, and not as a success."""

    def __init__(self, app: ASGIApp, config: PrometheusConfig) -> None:
        super().__init__(wrap_in_exception_handler(app), config)


def measuring_requests() -> DefineMiddleware:
    """Litestar's own count of requests and of the time they take, by route and not by address."""
    config = PrometheusConfig(
        app_name="astrarium",
        prefix="astrarium",
        group_path=True,
        exclude_opt_key=UNMEASURED,
        buckets=list(SECONDS),
        middleware_class=RequestMetrics,
    )
    return config.middleware


class Metrics:
    """Lets the parts of a server be counted."""

    def __init__(self, host: Host, places: StreamPlaces, thinker: object) -> None:
        self._host = host
        self._counted = -COUNTED_EVERY
        host.after_commit.append(count_moves)
        PLACES.set(places.most)
        STREAMS.set_function(lambda: host.live.streams)
        if isinstance(thinker, Thinker):
            WAITING.set_function(lambda: thinker.waiting)
            thinker.on_thought = measure_thought

    async def count_tables(self, _: Any = None) -> None:
        """Count the tables anew, if that was not done just now; without a database the last count stands."""
        if monotonic() - self._counted < COUNTED_EVERY:
            return
        self._counted = monotonic()
        try:
            found = await self._host.run(_tables_by_status, self._host)
        except Exception as error:
            LOG.info("the tables could not be counted: %s", error)
            return
        for status in STATUSES:
            TABLES.labels(status).set(found.get(status, 0))


def count_moves(change: TableChange) -> None:
    """Count what was written at a table."""
    if change.undone:
        UNDONE.inc()
        return
    for seat in change.acted:
        MOVES.labels("bot" if change.seats_before[seat].kind == "bot" else "person").inc()


def measure_thought(job: Job, seconds: float) -> None:
    """Measure how long a bot thought."""
    THINKING.labels("hint" if job.advice else "move").observe(seconds)


def _tables_by_status(host: Host) -> dict[str, int]:
    tables = models.tables
    with host.store.read() as db:
        found = db.execute(select(tables.c.status, func.count().label("number")).group_by(tables.c.status))
        return {row.status: row.number for row in found}
