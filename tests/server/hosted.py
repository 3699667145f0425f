"""A real server as a host runs it: with its options, its limit of files, and what it writes into its log."""

import os
import re
import resource
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

ADDRESS = re.compile(r"Astrarium is at http://127\.0\.0\.1:(\d+)/ ")
PATIENCE = 60.0
PLAIN = ("uvloop", "httptools")
"""What the server is quicker with, and does not need."""


class Hosted:
    """The server, and the file of its log."""

    def __init__(self, process: subprocess.Popen[str], port: int, log: Path) -> None:
        self.process = process
        self.port = port
        self.log = log

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def said(self) -> str:
        """What the log says so far."""
        return self.log.read_text(encoding="utf-8")

    def files(self) -> int:
        """How many files it has open."""
        return len(list(Path(f"/proc/{self.process.pid}/fd").iterdir()))

    def allow_files(self, number: int) -> None:
        """Let it open so many files from now on."""
        _, hard = resource.prlimit(self.process.pid, resource.RLIMIT_NOFILE)
        resource.prlimit(self.process.pid, resource.RLIMIT_NOFILE, (number, hard))

    def memory(self) -> int:
        """Bytes that it holds in memory."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * resource.getpagesize()

    def connect(self, text: str = "") -> socket.socket:
        """A bare connection, on which something was said."""
        found = socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)
        found.sendall(text.encode())
        return found

    @contextmanager
    def person(self, address: str = "127.0.0.1") -> Iterator[httpx.Client]:
        """A guest who comes from an address of this machine."""
        transport = httpx.HTTPTransport(local_address=address, limits=httpx.Limits(max_connections=None))
        with httpx.Client(base_url=self.address, transport=transport, timeout=PATIENCE) as client:
            client.get("/api/me").raise_for_status()
            client.headers["x-csrftoken"] = client.cookies["csrftoken"]
            yield client


@contextmanager
def hosted(
    folder: Path,
    *arguments: str,
    files: int | None = None,
    plain: bool = False,
    environment: dict[str, str] | None = None,
) -> Iterator[Hosted]:
    """A server with these options; ``files`` is all that it may open, ``plain`` leaves out what is not needed."""
    given = dict(os.environ) | {"XDG_DATA_HOME": str(folder)} | (environment or {})
    if plain:
        given["PYTHONPATH"] = os.pathsep.join([str(without(folder, *PLAIN)), given.get("PYTHONPATH", "")])
    log = folder / "server.log"
    with log.open("w", encoding="utf-8") as written:
        process = subprocess.Popen(
            [sys.executable, "-m", "astrarium", "serve", "--no-browser", "--port", "0", "--limits", "0", *arguments],
            env=given,
            stdout=subprocess.PIPE,
            stderr=written,
            text=True,
            preexec_fn=(lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))) if files else None,
        )
    try:
        assert process.stdout is not None
        found = ADDRESS.match(process.stdout.readline())
        assert found is not None, log.read_text(encoding="utf-8")
        yield Hosted(process, int(found[1]), log)
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=PATIENCE)


def without(folder: Path, *modules: str) -> Path:
    """A folder in whose presence these modules cannot be imported."""
    hiding = folder / "hiding"
    hiding.mkdir(exist_ok=True)
    for name in modules:
        (hiding / f"{name}.py").write_text(f"raise ImportError('{name} is not there')\n", encoding="utf-8")
    return hiding
