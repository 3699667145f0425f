"""When the people of a table were last there: known to this process, and written down now and then."""

import asyncio
import logging
import threading
from collections.abc import Callable
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from astrarium.server.live.streams import Live
from astrarium.server.store import statements
from astrarium.server.store.database import Store

LOG: Final = logging.getLogger(__name__)

EVERY: Final = 20.0
"""Seconds between two writings: by so much an absence may seem longer after a restart, or in another process."""

Somewhere = tuple[str, str]
"""A table, and a person."""


class LastSeen:
    """The last moments, in table time, at which people were at the tables where they play."""

    def __init__(self, live: Live, time: Callable[[], int]) -> None:
        self._live = live
        self._time = time
        self._lock = threading.Lock()
        self._seen: dict[Somewhere, int] = {}
        self._written: dict[Somewhere, int] = {}
        live.on_leave.append(self._left)

    def saw(self, table: str, person: str) -> None:
        """A person who plays at a table is there now."""
        with self._lock:
            self._seen[table, person] = self._time()

    def last(self, table: str, person: str) -> int:
        """When a person was last seen at a table here; 0 if that is long ago, and so written down."""
        return self._seen.get((table, person), 0)

    def write(self, store: Store) -> None:
        """Write down what is new, and forget whoever has gone."""
        news = self._news()
        if news:
            with store.write() as db:
                for (table, person), time in sorted(news.items()):
                    statements.SEEN.run(db, {"table": table, "person": person, "time": time})
        with self._lock:
            self._written |= news
            for key in [key for key in self._seen if not self._is_new(key) and not self._is_here(key)]:
                del self._seen[key]
                del self._written[key]

    async def keep(self, store: Store) -> None:
        """Go on writing."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await asyncio.to_thread(self.write, store)
            except (SQLAlchemyError, OSError) as error:
                LOG.warning("who is at the tables could not be written: %s", str(error).splitlines()[0])

    def _left(self, table: str, person: str) -> None:
        # Others look at tables, too; those who play there were seen when they came.
        if (table, person) in self._seen:
            self.saw(table, person)

    def _news(self) -> dict[Somewhere, int]:
        with self._lock:
            now = self._time()
            for key in self._seen:
                if self._is_here(key):
                    self._seen[key] = now
            return {key: time for key, time in self._seen.items() if self._is_new(key)}

    def _is_new(self, key: Somewhere) -> bool:
        return self._seen[key] > self._written.get(key, -1)

    def _is_here(self, key: Somewhere) -> bool:
        return key[1] in self._live.here(key[0])
