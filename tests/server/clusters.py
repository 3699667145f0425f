"""A PostgreSQL of the tests' own: a private cluster in a temporary folder, reached by a socket there."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote

import psycopg

from astrarium.server.store.models import METADATA

BINARIES = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
OPTIONS = "-c listen_addresses='' -c fsync=off -c max_connections=60 -c shared_buffers=32MB"


def binaries() -> Path | None:
    """Where the programs of the newest PostgreSQL of this machine are, if there is one."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    return next((folder for folder in reversed(BINARIES) if (folder / "initdb").exists()), None)


class Cluster:
    """A server with as many empty databases as are asked for."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.made = 0
        self.shared = ""

    def database(self) -> str:
        """The address of a new, empty database."""
        self.made += 1
        name = f"test_{self.made}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as db:
            db.execute(f"CREATE DATABASE {name}")
        return self.address(name)

    def cleaned(self) -> str:
        """The address of a database that all tests share, without what the last one left: that is quicker."""
        if not self.shared:
            self.shared = self.database()
        tables = ", ".join(table.name for table in METADATA.sorted_tables)
        with psycopg.connect(self.shared, autocommit=True) as db:
            found = db.execute("SELECT to_regclass('tables')").fetchone()
            if found is not None and found[0] is not None:
                db.execute(f"TRUNCATE {tables} CASCADE")
        return self.shared

    def address(self, name: str) -> str:
        """The address of a database."""
        return f"postgresql://astrarium@/{name}?host={quote(str(self.folder))}"


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A cluster that runs until the end; PostgreSQL refuses to be root, so root starts it as its own user."""
    programs = binaries()
    assert programs is not None
    user = "postgres" if os.geteuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="astrarium-pg-"))
    try:
        if user is not None:
            shutil.chown(folder, user)
        data = folder / "data"
        _run(user, programs / "initdb", "-D", data, "-U", "astrarium", "-A", "trust", "-E", "UTF8", "--no-sync")
        options = f"{OPTIONS} -c unix_socket_directories='{folder}'"
        _run(user, programs / "pg_ctl", "-D", data, "-o", options, "-l", folder / "log", "-w", "start")
        try:
            yield Cluster(folder)
        finally:
            _run(user, programs / "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _run(user: str | None, *command: str | Path) -> None:
    words = [str(word) for word in command]
    done = subprocess.run(words, user=user, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False)
    assert done.returncode == 0, f"{words[0]}: {done.stderr.decode(errors='replace')}"
