"""The two servers that are compared, each in a process of its own."""

import asyncio
import os
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

from astrarium.server.bench.client import BenchFailed

BARE = """
import sys, uvicorn
from astrarium.server.bench.bare import Bare
app = Bare(sys.argv[2], "FULL")
uvicorn.run(app, port=int(sys.argv[1]), log_level="warning", access_log=False, timeout_keep_alive=75)
"""


@asynccontextmanager
async def running_server(database: Path) -> AsyncIterator[tuple[str, int]]:
    """The server as people start it, on one process; where it is."""
    arguments = ["--port", "0", "--no-browser", "--limits", "0", "--database", f"sqlite:///{database}"]
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
        yield parts.hostname or "", parts.port or 0
    finally:
        await _end(process)


@asynccontextmanager
async def running_bare(database: Path) -> AsyncIterator[tuple[str, int]]:
    """The yardstick; where it is."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", BARE, str(port), os.fspath(database))
    try:
        await _until_open("127.0.0.1", port)
        yield "127.0.0.1", port
    finally:
        await _end(process)


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
