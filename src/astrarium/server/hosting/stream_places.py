"""How many streams may be open: of one person, of one address, and in all."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from litestar.connection import Request
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from astrarium.server.errors import ApiError
from astrarium.server.hosting.capacity import MOST_STREAMS
from astrarium.server.hosting.limits import Limits
from astrarium.server.hosting.security import Asked, who_asks

RETRY_OWN = 15
RETRY_ALL = 30
"""Seconds after which whoever was refused may try again."""


class StreamPlaces:
    """The places for streams in this process. Lives in the event loop and is only touched there."""

    def __init__(self, most: int = 0, each: int = 20) -> None:
        self.most = most or MOST_STREAMS
        self.each = each
        self.taken = 0
        self._of: Counter[str] = Counter()

    @contextmanager
    def place(self, who: str, address: str) -> Iterator[None]:
        """A place for a stream of somebody, as long as this lasts; refused where there is none."""
        # No single address, whatever people it invents, takes the places of all others.
        self._check(who, address)
        keys = {f"who:{who}", f"at:{address}"}
        self.taken += 1
        self._of.update(keys)
        try:
            yield
        finally:
            self.taken -= 1
            self._of.subtract(keys)
            for key in keys:
                if not self._of[key]:
                    del self._of[key]

    def _check(self, who: str, address: str) -> None:
        if self._of[f"who:{who}"] >= self.each:
            text = f"you have {self.each} tables open already; close one of them"
            raise ApiError("too-many", text, retry_after=RETRY_OWN)
        if self._of[f"at:{address}"] >= max(self.each, self.most // 2):
            raise ApiError("too-many", "too many tables are open at your address", retry_after=RETRY_ALL)
        if self.taken >= self.most:
            text = "too many people are looking at tables now; the table is not told of changes as they happen"
            raise ApiError("busy", text, retry_after=RETRY_ALL)


class StreamGate(ASGIMiddleware):
    """Stands before a stream, from its first byte to its last."""

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let a stream begin if there is a place for it."""
        if scope["type"] != ScopeType.HTTP:
            await next_app(scope, receive, send)
            return
        request: Asked = Request(scope)
        places: StreamPlaces = request.app.state.stream_places
        with places.place(who_asks(request), Limits.address(request)):
            await next_app(scope, receive, send)
