"""A PostgreSQL for a while: a private cluster in a temporary folder, reached by a socket there."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.parse import quote

import psycopg

FOLDERS: Final = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
"""Where Debian and its kin keep the programs that are not for everybody."""

ALWAYS: Final = "-c listen_addresses='' -c max_connections=100 -c shared_buffers=32MB"


def programs() -> Path | None:
    """Where the programs of the newest PostgreSQL of this machine are, if there is one."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    return next((folder for folder in reversed(FOLDERS) if (folder / "initdb").exists()), None)


class Cluster:
    """A server with as many empty databases as are asked for."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.made = 0

    def database(self) -> str:
        """The address of a new, empty database."""
        self.made += 1
        name = f"astrarium_{self.made}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as db:
            db.execute(f"CREATE DATABASE {name}")
        return self.address(name)

    def address(self, name: str) -> str:
        """The address of a database."""
        return f"postgresql://astrarium@/{name}?host={quote(str(self.folder))}"


@contextmanager
def started(options: str = "") -> Iterator[Path]:
    """The folder of a cluster that runs until the end, with more ``options`` of PostgreSQL.

    PostgreSQL refuses to be root, so root starts it as its own user.
    """
    found = programs()
    if found is None:
        raise FileNotFoundError("PostgreSQL is not installed here")
    user = "postgres" if os.geteuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="astrarium-pg-"))
    try:
        if user is not None:
            shutil.chown(folder, user)
        data = folder / "data"
        _run(user, found / "initdb", "-D", data, "-U", "astrarium", "-A", "trust", "-E", "UTF8", "--no-sync")
        words = f"{ALWAYS} {options} -c unix_socket_directories='{folder}'"
        _run(user, found / "pg_ctl", "-D", data, "-o", words, "-l", folder / "log", "-w", "start")
        try:
            yield folder
        finally:
            _run(user, found / "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _run(user: str | None, *command: str | Path) -> None:
    words = [str(word) for word in command]
    done = subprocess.run(words, user=user, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False)
    if done.returncode != 0:
        raise OSError(f"{words[0]}: {done.stderr.decode(errors='replace')}")
