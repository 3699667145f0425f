"""The two servers that are compared, each in processes of their own, and what these use of the machine."""

import asyncio
import contextlib
import os
import socket
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

from msgspec import Struct

from astrarium.server.bench.client import BenchFailed

BARE = """
import sys, uvicorn
from astrarium.server.bench.bare import Bare
uvicorn.run(Bare(sys.argv[2]), port=int(sys.argv[1]), log_level="warning", access_log=False, timeout_keep_alive=75)
"""


class Running(Struct, frozen=True):
    """A server that answers: where, and as which process."""

    host: str
    port: int
    pid: int

    def processor(self) -> float | None:
        """Seconds of processor time that it has used, without those of its children; none where nobody tells."""
        with contextlib.suppress(OSError):
            # Behind the name of the program, which may hold anything.
            fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
            return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        return None

    def memory(self) -> int | None:
        """The most memory that it has had, in bytes; none where nobody tells."""
        with contextlib.suppress(OSError):
            lines = Path(f"/proc/{self.pid}/status").read_text().splitlines()
            return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmHWM:"))
        return None


Start = Callable[[str], AbstractAsyncContextManager[Running]]
"""What starts a server on a database: `running_server` or `running_bare`."""


@asynccontextmanager
async def running_server(database: str) -> AsyncIterator[Running]:
    """The server as people start it, on a database; where it is."""
    arguments = ["--port", "0", "--no-browser", "--limits", "0", "--database", database]
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "astrarium", "serve", *arguments, stdout=asyncio.subprocess.PIPE
    )
    try:
        assert process.stdout is not None
        line = (await process.stdout.readline()).decode()
        address = next((word for word in line.split() if word.startswith("http://")), None)
        if address is None:
            raise BenchFailed("the server did not start")
        parts = urlsplit(address)
        await _until_open(parts.hostname or "", parts.port or 0)
        yield Running(parts.hostname or "", parts.port or 0, process.pid)
    finally:
        await _end(process)


@asynccontextmanager
async def running_bare(database: str) -> AsyncIterator[Running]:
    """The yardstick; where it is."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", BARE, str(port), database)
    try:
        await _until_open("127.0.0.1", port)
        yield Running("127.0.0.1", port, process.pid)
    finally:
        await _end(process)


@asynccontextmanager
async def several(start: Start, database: str, count: int) -> AsyncIterator[list[Running]]:
    """So many processes on one database."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(start(database)) for _ in range(count)]


async def _until_open(host: str, port: int) -> None:
    for _ in range(200):
        try:
            _, writer = await asyncio.open_connection(host, port)
        except OSError:
            await asyncio.sleep(0.05)
            continue
        writer.close()
        await writer.wait_closed()
        return
    raise BenchFailed("the server did not start")


async def _end(process: asyncio.subprocess.Process) -> None:
    if process.returncode is None:
        process.terminate()
    await process.communicate()
