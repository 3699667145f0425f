"""Whether the server can do its work: a small write that leaves nothing behind."""

import asyncio
import logging
import secrets
from time import monotonic
from typing import Final

from sqlalchemy import delete, insert

from astrarium.server.host import Host
from astrarium.server.store import models
from astrarium.server.store.database import Store

LOG: Final = logging.getLogger(__name__)

PATIENCE: Final = 3.0
"""Seconds for the write."""

KEPT: Final = 1.0
"""Seconds for which an answer holds: whoever asks more often costs no more."""

TOO_SLOW: Final = "the database did not take a write in time"
NO_WRITE: Final = "the database takes no writes now"


class Readiness:
    """Tries to write, once for all who ask at the same time."""

    def __init__(self, host: Host, patience: float = PATIENCE, kept: float = KEPT) -> None:
        self._host = host
        self._patience = patience
        self._kept = kept
        self._last: tuple[float, str] | None = None
        self._trying: asyncio.Task[str] | None = None

    async def trouble(self) -> str:
        """Why the server is not ready, in a sentence that anybody may read; empty if it is."""
        if self._last is not None and monotonic() - self._last[0] < self._kept:
            return self._last[1]
        if self._trying is None:
            self._trying = asyncio.create_task(self._try())
        try:
            async with asyncio.timeout(self._patience):
                return await asyncio.shield(self._trying)
        except TimeoutError:
            return TOO_SLOW

    async def _try(self) -> str:
        trouble = ""
        try:
            await self._host.run(write_and_forget, self._host.store)
        except Exception as error:
            LOG.warning("the server is not ready: %s", error)
            trouble = NO_WRITE
        self._last = (monotonic(), trouble)
        self._trying = None
        return trouble


def write_and_forget(store: Store) -> None:
    """Write a row and take it away, in one transaction that comes to the disk."""
    row = models.secrets
    name = f"ready {secrets.token_hex(8)}"
    with store.write() as db:
        db.execute(insert(row).values(name=name, value=""))
        db.execute(delete(row).where(row.c.name == name))
