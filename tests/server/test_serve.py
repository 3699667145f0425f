"""Starting the server: it comes up by one command, and a bad set-up is told in one line."""

import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Queue

import httpx
import pytest
from typer.testing import CliRunner

from astrarium.cli.main import app
from astrarium.server.hosting import serving
from astrarium.server.hosting.secret_files import from_file, with_password
from astrarium.server.store.database import Store, read_url
from tests.server.clusters import Cluster

NOBODY = 65534
ADDRESS = re.compile(r"Astrarium is at (http://127\.0\.0\.1:\d+)/ ")


@contextmanager
def running(*arguments: str, folder: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server in a process of its own, whose data folder is ``folder``; its address."""
    command = [sys.executable, "-m", "astrarium", "serve"]
    environment = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    process = subprocess.Popen(
        [*command, "--port", "0", *arguments],
        env=environment | {"XDG_DATA_HOME": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        found = ADDRESS.match(process.stdout.readline())
        assert found is not None
        yield found.group(1), process
    finally:
        process.send_signal(signal.SIGINT)
        out, errors = process.communicate(timeout=60)
        assert (out, errors) == ("", "")


def refusal(*arguments: str) -> str:
    """The one line that the command says when it cannot start."""
    result = CliRunner().invoke(app, ["serve", "--no-browser", *arguments], catch_exceptions=False)
    assert result.exit_code == 1, result.output
    assert result.stdout == ""
    lines = result.stderr.splitlines()
    assert len(lines) == 1, lines
    assert lines[0].startswith("astrarium: ")
    return lines[0].removeprefix("astrarium: ")


def test_it_starts_with_a_database_in_the_users_folder(tmp_path: Path) -> None:
    with running(folder=tmp_path / "new") as (address, process):
        health = httpx.get(f"{address}/health").json()
        assert health["database"] == "sqlite"
        assert httpx.get(f"{address}/health", headers={"host": "evil.example"}).status_code == 400
    assert (tmp_path / "new" / "astrarium" / "astrarium.db").is_file()
    assert process.returncode in (0, 130, -signal.SIGINT)


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        told = refusal("--port", str(port), "--database", str(tmp_path / "x.db"))
    assert told == f"port {port} is in use already: stop what runs there, or choose another one with --port"
    assert not (tmp_path / "x.db").exists()


def test_an_address_that_is_not_of_this_machine(tmp_path: Path) -> None:
    assert refusal("--host", "192.0.2.1", "--port", "0") == "192.0.2.1 is no address of this machine"
    assert refusal("--host", "no.such.host.invalid", "--port", "0").startswith("there is no host")


@pytest.mark.parametrize("secret", ["x", "correct horse battery staple"])
def test_a_secret_that_is_too_short(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, secret: str) -> None:
    wanted = (
        f"the secret has {len(secret)} characters, but needs 32 at least: 'openssl rand -hex 32' makes a good one"
    )
    database = ("--database", str(tmp_path / "x.db"))
    assert refusal("--port", "0", *database, "--secret", secret) == wanted
    monkeypatch.setenv("ASTRARIUM_SECRET", secret)
    assert refusal("--port", "0", *database) == wanted
    assert not (tmp_path / "x.db").exists()


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    missing = tmp_path / "missing" / "x.db"
    assert f"there is no folder {missing.parent}" in refusal("--port", "0", "--database", f"sqlite:///{missing}")


def test_a_database_that_is_a_folder(tmp_path: Path) -> None:
    assert "it is a folder" in refusal("--port", "0", "--database", str(tmp_path))


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "x.db").write_text("this is a letter, not a database\n" * 100)
    assert "not a database" in refusal("--port", "0", "--database", str(tmp_path / "x.db"))


def made(path: Path) -> None:
    """A database of this version, empty."""
    store = Store(f"sqlite:///{path}")
    store.open()
    store.close()


@contextmanager
def without_rights() -> Iterator[None]:
    """Root may write everywhere, so for a moment it is somebody else."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.mark.parametrize(("file", "folder"), [(0o444, 0o755), (0o444, 0o555), (0o000, 0o755)])
def test_a_database_that_may_not_be_written(file: int, folder: int) -> None:
    with tempfile.TemporaryDirectory() as name:
        path = Path(name, "x.db")
        made(path)
        path.chmod(file)
        Path(name).chmod(folder)
        try:
            with without_rights():
                told = refusal("--port", "0", "--database", str(path))
        finally:
            Path(name).chmod(0o755)
    assert "cannot use the database" in told
    assert "readonly" in told or "unable to open" in told


def test_a_database_on_a_file_system_that_takes_no_files() -> None:
    assert "unable to open database file" in refusal("--port", "0", "--database", "/proc/astrarium.db")


def test_a_data_folder_that_cannot_be_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    monkeypatch.setattr(sys, "platform", "linux")
    assert refusal("--port", "0").startswith("cannot make the folder ")


@pytest.mark.parametrize("url", ["mysql://localhost/x", "sqlite://", "://", "postgresql://host:notaport/x"])
def test_an_address_that_is_of_no_database(url: str) -> None:
    assert "database" in refusal("--port", "0", "--database", url)


def test_a_database_server_that_does_not_answer() -> None:
    told = refusal("--port", "0", "--database", "postgresql://someone:secret@127.0.0.1:1/astrarium")
    assert "refused" in told
    assert "secret" not in told


def test_a_user_or_database_that_postgresql_does_not_know(postgres: Cluster) -> None:
    address = postgres.address("missing")
    assert 'database "missing" does not exist' in refusal("--port", "0", "--database", address)
    stranger = address.replace("astrarium@", "stranger:secret@")
    told = refusal("--port", "0", "--database", stranger)
    assert 'role "stranger" does not exist' in told
    assert "secret" not in told


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    made(file)
    with sqlite3.connect(file) as db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
    db.close()
    assert "newer" in refusal("--port", "0", "--database", str(file))


def test_the_browser_is_opened_where_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: Queue[str] = Queue()
    monkeypatch.setattr("webbrowser.open", opened.put)
    said: list[str] = []
    monkeypatch.setattr(serving, "has_browser", lambda: True)
    serving.greet("http://127.0.0.1:1/", said.append, browser=True)
    assert opened.get(timeout=30) == "http://127.0.0.1:1/"
    serving.greet("http://127.0.0.1:1/", said.append, browser=False)
    monkeypatch.setattr(serving, "has_browser", lambda: False)
    serving.greet("http://127.0.0.1:1/", said.append, browser=True)
    assert said == ["Astrarium is at http://127.0.0.1:1/ (stop with Control-C)"] * 3
    assert opened.empty()


def test_without_a_screen_no_browser_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not serving.has_browser()


def test_secrets_may_stand_in_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "secret").write_text("a key of thirty-two letters or more\n", encoding="utf-8")
    monkeypatch.setenv("ASTRARIUM_SECRET_FILE", str(tmp_path / "secret"))
    assert from_file("ASTRARIUM_SECRET") == "a key of thirty-two letters or more"
    assert from_file("ASTRARIUM_METRICS_TOKEN") == ""
    monkeypatch.setenv("ASTRARIUM_SECRET_FILE", str(tmp_path / "missing"))
    told = refusal("--port", "0", "--database", str(tmp_path / "x.db"))
    assert told == f"cannot read {tmp_path / 'missing'}, which ASTRARIUM_SECRET_FILE names: No such file or directory"


def test_the_password_of_the_database_may_stand_in_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    address = "postgresql://someone@127.0.0.1:1/astrarium"
    assert with_password(address) == address
    (tmp_path / "password").write_text("p@ss/word\n", encoding="utf-8")
    monkeypatch.setenv("ASTRARIUM_DATABASE_PASSWORD_FILE", str(tmp_path / "password"))
    assert read_url(with_password(address)).password == "p@ss/word"
    # An address that holds one, or that wants none, stays as it is.
    for complete in ("postgresql://astrarium:other@127.0.0.1/astrarium", "sqlite:///astrarium.db", "astrarium.db"):
        assert with_password(complete) == complete
    told = refusal("--port", "0", "--database", address)
    assert "refused" in told
    assert "p@ss" not in told
    assert "p%40ss" not in told
