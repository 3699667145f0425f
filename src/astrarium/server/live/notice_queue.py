"""Notices of what happens to a seat, for webhooks and browsers of those who wish it; no move ever waits for one."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, Literal, NamedTuple

import msgspec

from astrarium.server.hosting.limits import Limit
from astrarium.server.live import webhooks

LOG: Final = logging.getLogger(__name__)
WAITING: Final = 1000
"""Notices that may wait; beyond that they are dropped, because a late one is worth nothing."""

SENDERS: Final = 4

Occasion = Literal["turn", "vote", "stand-in", "ending"]
"""A turn begins; others vote for a bot in the seat; one stands in; others wish that the game ends."""

Sender = Callable[[str, bytes, webhooks.Headers], Awaitable[int]]


class Notice(msgspec.Struct, frozen=True):
    """What a webhook is told: what has happened to whose seat, and where to look."""

    table: str
    game: str
    title: str
    seat: int
    path: str
    what: Occasion = "turn"


class Parcel(NamedTuple):
    """Something to be sent; ``answered`` is told the status of the answer."""

    address: str
    body: bytes
    headers: webhooks.Headers = webhooks.JSON
    answered: Callable[[int], None] = lambda status: None


class NoticeQueue:
    """A queue with a few senders behind it."""

    def __init__(self, send: Sender | None = None, allow_local: bool = False) -> None:
        self._allow_local = allow_local
        self._send = send or self._post
        self._queue: asyncio.Queue[Parcel] = asyncio.Queue(WAITING)
        self._limit = Limit(rate=1, burst=20)
        self._senders: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to send."""
        self._senders = [asyncio.create_task(self._work()) for _ in range(SENDERS)]

    async def stop(self) -> None:
        """Stop at once; what still waits is not sent."""
        for sender in self._senders:
            sender.cancel()
        await asyncio.gather(*self._senders, return_exceptions=True)
        self._senders = []

    async def drained(self) -> None:
        """Wait until everything told so far has been sent or given up."""
        await self._queue.join()

    def tell(self, webhook: str, notice: Notice) -> None:
        """Send a notice to a webhook as soon as possible."""
        self.send(Parcel(webhook, msgspec.json.encode(notice)))

    def send(self, parcel: Parcel) -> None:
        """Send something as soon as possible; not where an address hears too much, or too much waits."""
        if not self._limit.allows(parcel.address):
            LOG.info("somebody has had too many notices")
            return
        try:
            self._queue.put_nowait(parcel)
        except asyncio.QueueFull:
            LOG.warning("too many notices wait; one is dropped")

    async def _work(self) -> None:
        while True:
            parcel = await self._queue.get()
            try:
                status = await self._send(parcel.address, parcel.body, parcel.headers)
                LOG.debug("a notice was answered with %d", status)
                parcel.answered(status)
            except (OSError, ValueError, TimeoutError) as error:
                LOG.info("a notice was not delivered: %s", str(error) or type(error).__name__)
            finally:
                self._queue.task_done()

    async def _post(self, address: str, body: bytes, headers: webhooks.Headers) -> int:
        return await webhooks.post(address, body, self._allow_local, headers=headers)
