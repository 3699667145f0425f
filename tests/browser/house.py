"""A server as a program of its own, that can be killed and started again."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Final

import httpx

import astrarium

PATIENCE: Final = 60
CLIENT: Final = Path(astrarium.__file__).parent / "server" / "static" / "index.html"


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class House:
    """A server on a database in a folder; always at the same address."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder = folder
        self.options = options
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        assert CLIENT.is_file(), "the client has not been built: run `make client`"
        command = [
            sys.executable,
            "-m",
            "astrarium",
            "serve",
            "--no-browser",
            "--limits",
            "0",
            "--port",
            str(self.port),
        ]
        command += ["--database", f"sqlite:///{self.folder / 'astrarium.db'}", *self.options]
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                command, stdout=log, stderr=log, env=os.environ | {"PYTHONUNBUFFERED": "1"}
            )
        transport = httpx.HTTPTransport(retries=PATIENCE)
        with httpx.Client(transport=transport, timeout=PATIENCE) as client:
            assert client.get(f"{self.url}/health").status_code == 200, self.said()

    def kill(self) -> None:
        """It has no time for last words."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(PATIENCE)

    def stop(self) -> None:
        """End it in the usual way."""
        if self._process is None or self._process.poll() is not None:
            return
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(PATIENCE)

    def said(self) -> str:
        """What it has written."""
        return (self.folder / "server.log").read_text(encoding="utf-8", errors="replace")
