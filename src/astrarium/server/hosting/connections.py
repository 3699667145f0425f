"""Connections: how many there may be, and how long one may take to say what it wants."""

import asyncio
import errno
import logging
from collections.abc import Callable, Iterable
from time import monotonic
from typing import Any, Final

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from astrarium.server.errors import error_body
from astrarium.server.wire import encode

LOG: Final = logging.getLogger(__name__)

NO_MORE_FILES: Final = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)

COMPLAINT_EVERY: Final = 60.0
"""Seconds between two lines that say the same."""


def plain_answer(status: str, code: str, message: str, *headers: str) -> bytes:
    """An answer as it is written to a connection that no request has come through yet."""
    body = encode(error_body(code, message))
    lines = (f"HTTP/1.1 {status}", "content-type: application/json", f"content-length: {len(body)}", *headers)
    return "\r\n".join((*lines, "connection: close", "", "")).encode("ascii") + body


FULL: Final = plain_answer(
    "503 Service Unavailable", "busy", "too many connections are open; try again", "retry-after: 5"
)
TOO_SLOW: Final = plain_answer("408 Request Timeout", "bad-request", "the request did not arrive in time")
TOO_LONG: Final = plain_answer(
    "431 Request Header Fields Too Large", "too-large", "the head of the request is too long"
)
NO_REQUEST: Final = plain_answer("400 Bad Request", "bad-request", "this is no request of HTTP")

LARGEST_HEAD: Final = 65_536
"""Bytes of a head that may be waited for, beyond those that came first: httptools would take any number of them."""


def bounded_protocol(most: int) -> type[asyncio.Protocol]:
    """The protocol of uvicorn, whichever is installed, for so many connections: one more is sent away."""

    class BoundedProtocol(AutoHTTPProtocol):  # type: ignore[misc, valid-type] # it is chosen when it is imported
        answering: Any = None
        in_head = False
        head_size = 0

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            if len(self.connections) > most:
                complain(f"more than {most} connections are open; new ones are sent away")
                self._refuse(FULL)

        def data_received(self, data: bytes) -> None:
            goes_on = self.in_head
            super().data_received(data)
            if goes_on and self.in_head:
                self.head_size += len(data)
                if self.head_size > LARGEST_HEAD:
                    self._refuse(TOO_LONG)

        def on_message_begin(self) -> None:
            self.in_head, self.head_size = True, 0
            super().on_message_begin()

        def on_headers_complete(self) -> None:
            self.in_head = False
            super().on_headers_complete()

        def send_400_response(self, msg: str) -> None:
            self._refuse(NO_REQUEST)

        def _refuse(self, answer: bytes) -> None:
            self.transport.write(answer)
            self.transport.close()

        def _start_asgi_task(self, cycle: Any, app: Any) -> None:
            self.answering = cycle
            super()._start_asgi_task(cycle, app)

        def connection_lost(self, exc: Exception | None) -> None:
            # httptools alone parses requests ahead, and then tells only the last of them that nobody reads any more.
            if self.answering is not None and not self.answering.response_complete:
                self.answering.disconnected = True
                self.answering.message_event.set()
                self.pipeline.clear()
            super().connection_lost(exc)

    return BoundedProtocol


class SlowRequests:
    """Ends connections that are half silent: a head or a body that does not arrive, an answer that nobody reads.

    Looks at what uvicorn knows of each connection, so that a request which is well costs nothing.
    """

    def __init__(self, header_seconds: float, body_seconds: float, clock: Callable[[], float] = monotonic) -> None:
        self._patience = {"head": header_seconds, "body": body_seconds, "answer": body_seconds}
        self._clock = clock
        # By connection: what it is busy with, and since when.
        self._since: dict[Any, tuple[tuple[str, object], float]] = {}

    def look(self, connections: Iterable[Any]) -> None:
        """Look at all connections; to be called every second or so."""
        now = self._clock()
        since: dict[Any, tuple[tuple[str, object], float]] = {}
        for connection in list(connections):
            task = _unfinished(connection)
            if task is None:
                continue
            known, began = self._since.get(connection, (None, now))
            if known != task:
                began = now
            if now - began >= self._patience[task[0]]:
                _end(connection, task[0])
            else:
                since[connection] = (task, began)
        self._since = since


def _unfinished(connection: Any) -> tuple[str, object] | None:
    """What the other side of a connection should do next, and something that changes when it does."""
    unread = connection.transport.get_write_buffer_size()
    if unread:
        return "answer", unread
    cycle = connection.cycle
    if cycle is None or cycle.response_complete:
        # Between two requests uvicorn itself counts the seconds, until the first byte of the next.
        return ("head", cycle) if connection.timeout_keep_alive_task is None else None
    return ("body", cycle) if cycle.more_body else None


def _end(connection: Any, task: str) -> None:
    if task == "body" and not connection.cycle.response_started:
        connection.transport.write(TOO_SLOW)
        connection.transport.close()
    else:
        connection.transport.abort()


_complaints: dict[str, float] = {}


def complain(text: str) -> None:
    """Say something in the log, but not again and again."""
    now = monotonic()
    if now - _complaints.get(text, -COMPLAINT_EVERY) >= COMPLAINT_EVERY:
        _complaints[text] = now
        LOG.warning("%s", text)


def tell_of_missing_files(loop: asyncio.AbstractEventLoop, files: int) -> None:
    """Where no file is left for a new connection the log says so in a line, and not in thousands of tracebacks."""

    def handle(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if isinstance(error, OSError) and error.errno in NO_MORE_FILES:
            complain(f"no more than {files} files may be open: new connections wait")
        else:
            loop.default_exception_handler(context)

    loop.set_exception_handler(handle)
