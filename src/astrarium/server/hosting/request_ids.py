"""Every request has an id, which its answer carries and every line of the log about it."""

import logging
import re
import secrets
from contextvars import ContextVar
from time import perf_counter
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

ACCESS: Final = "astrarium.access"
LOG: Final = logging.getLogger(ACCESS)

HEADER: Final = b"x-request-id"
_GIVEN: Final = re.compile(rb"[A-Za-z0-9._-]{8,64}")

_SECRET: Final = re.compile(r"(?<=/)[A-Za-z0-9_-]{16,}(?=/|$)")
"""A part of a path that may be an invitation or another token: ids of tables have ten letters."""

_current: ContextVar[str] = ContextVar("request", default="")


def current_request() -> str:
    """The id of the request that is being answered; nothing between requests."""
    return _current.get()


def shown_path(path: str) -> str:
    """A path as the log may say it: without the secrets that some links hold, and without its query."""
    return _SECRET.sub("…", path)


class RequestIds:
    """Stands before the whole application, so that nothing is answered without an id."""

    def __init__(self, app: ASGIApp, access_log: bool = False) -> None:
        self.app = app
        self.access_log = access_log

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request under its id, and write down how it was answered."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        identity = _given(scope) or secrets.token_hex(8)
        path, began, status = scope["path"], perf_counter(), 0

        async def send_with_id(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), (HEADER, identity.encode())]
            await send(message)

        token = _current.set(identity)
        try:
            await self.app(scope, receive, send_with_id)
        finally:
            if self.access_log:
                _write(scope, path, status, perf_counter() - began)
            _current.reset(token)


def _given(scope: Scope) -> str:
    """The id that whoever asks has given, such as a proxy, if it is one that can be written down."""
    for name, value in scope["headers"]:
        if name == HEADER and _GIVEN.fullmatch(value):
            return value.decode("ascii")
    return ""


def _write(scope: Scope, path: str, status: int, seconds: float) -> None:
    client = scope.get("client")
    fields = {
        "address": client[0] if client else "-",
        "method": str(scope.get("method", "-")),
        "path": shown_path(path),
        "status": status,
        "milliseconds": round(seconds * 1000, 1),
    }
    text = "%(address)s %(method)s %(path)s %(status)s %(milliseconds)sms"
    LOG.info(text, fields, extra={"fields": fields})
