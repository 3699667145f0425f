"""A client that costs next to nothing, so that what is measured is the server."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec

from astrarium.kernel import AstrariumError

PATIENCE: Final = 60.0


class BenchFailed(AstrariumError):
    """The server did not answer as it should have."""


class Answer(msgspec.Struct):
    """A status, the headers in lower case, and the body."""

    status: int
    headers: dict[str, str]
    body: bytes


class Client:
    """One connection, kept open, of one person: it keeps the cookies and sends the token against forgery."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port
        self.cookies: dict[str, str] = {}
        self.asked = 0
        """Requests that were answered."""
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def get(self, path: str) -> Any:
        """The data at a path."""
        return msgspec.json.decode((await self.ask("GET", path)).body)

    async def post(self, path: str, data: object) -> Any:
        """Send data, and return what comes back."""
        return msgspec.json.decode((await self.ask("POST", path, msgspec.json.encode(data))).body)

    async def ask(self, method: str, path: str, body: bytes = b"") -> Answer:
        """Send a request; an answer that is no success is a failure of the measurement."""
        if self._streams is not None and self._streams[0].at_eof():
            # A server hangs up on those who are silent for long.
            await self.close()
        if self._streams is None:
            self._streams = await asyncio.open_connection(self.host, self.port, limit=1 << 22)
        reader, writer = self._streams
        writer.write(self._head(method, path, len(body)) + body)
        answer = await asyncio.wait_for(self._answer(reader), PATIENCE)
        if answer.status >= 300:
            raise BenchFailed(f"{method} {path} was answered {answer.status}: {answer.body[:300].decode()}")
        self.asked += 1
        return answer

    async def stream(self, path: str) -> AsyncIterator[bytes]:
        """The lines of a stream, by a connection of its own, which has been answered."""
        reader, writer = await asyncio.open_connection(self.host, self.port)
        writer.write(self._head("GET", path, 0))
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
        if head.split()[1] != b"200":
            writer.close()
            raise BenchFailed(f"GET {path} was answered {head.split()[1].decode()}")
        return _lines(reader, writer)

    async def close(self) -> None:
        """Hang up."""
        if self._streams is not None:
            self._streams[1].close()
            await self._streams[1].wait_closed()
            self._streams = None

    def _head(self, method: str, path: str, length: int) -> bytes:
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}:{self.port}"]
        if self.cookies:
            lines.append("Cookie: " + "; ".join(f"{name}={value}" for name, value in self.cookies.items()))
        if method != "GET":
            lines.append(f"X-CSRFToken: {self.cookies.get('csrftoken', '')}")
            lines.append("Content-Type: application/json")
            lines.append(f"Content-Length: {length}")
        return ("\r\n".join(lines) + "\r\n\r\n").encode()

    async def _answer(self, reader: asyncio.StreamReader) -> Answer:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers: dict[str, str] = {}
        for line in head[1:]:
            name, _, value = line.partition(":")
            headers[name.lower()] = value.strip()
            if name.lower() == "set-cookie":
                key, _, rest = value.strip().partition("=")
                self.cookies[key] = rest.partition(";")[0].strip('"')
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        return Answer(int(head[0].split()[1]), headers, body)


async def _lines(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> AsyncIterator[bytes]:
    try:
        while line := await reader.readline():
            yield line
    finally:
        writer.close()
