"""A backup holds all of a database, fills either kind of it, and is refused when it is not whole."""

import gzip
import stat
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import inspect, select

from astrarium.server.hosting.backup import BackupError, back_up, restore
from astrarium.server.store import models
from astrarium.server.store.database import Store, StoreError
from tests.server.clusters import Cluster
from tests.server.seating import BOT, OPEN, hall, join, play, sit_down


def everything(store: Store) -> dict[str, list[Any]]:
    """All rows of a database, by table."""
    with store.read() as db:
        return {
            table.name: sorted(tuple(row) for row in db.execute(select(table)))
            for table in models.METADATA.sorted_tables
        }


@pytest.fixture
def lived_in(database: str, tmp_path: Path) -> Store:
    """A database with people, tables, moves, chat and cards."""
    with hall(database, tmp_path) as here:
        one = sit_down(here, OPEN, game="race", title="Пятница")
        other = join(here, one.table, 1)
        one.look()
        play([one, other], 12)
        one.visitor.post(f"{one.path}/chat", {"text": "привіт, 'quoted' \\ line"})
        one.visitor.put(f"{one.path}/notes", {"text": "two\nlines"})
        one.visitor.post("/api/account", {"name": "Ada", "password": "long enough for anybody"})
        sit_down(here, BOT)
    return Store(database)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_backup_fills_either_kind_of_database(
    lived_in: Store, kind: str, tmp_path: Path, postgres: Cluster
) -> None:
    file = tmp_path / "backup.gz"
    before = everything(lived_in)
    rows = back_up(lived_in, file)
    assert rows == sum(len(table) for table in before.values()) > 20
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    address = f"sqlite:///{tmp_path / 'restored.db'}" if kind == "sqlite" else postgres.database()
    restored = Store(address)
    assert restore(restored, file) == rows
    assert everything(restored) == before
    restored.close()
    lived_in.close()
    with hall(address, tmp_path) as here:
        # What is counted goes on behind what was restored.
        one = sit_down(here, OPEN)
        one.visitor.post(f"{one.path}/chat", {"text": "hello again"})


def test_a_backup_is_not_restored_over_something(lived_in: Store, tmp_path: Path) -> None:
    file = tmp_path / "backup.gz"
    back_up(lived_in, file)
    before = everything(lived_in)
    with pytest.raises(BackupError, match="not empty"):
        restore(lived_in, file)
    assert everything(lived_in) == before
    with pytest.raises(BackupError, match="already"):
        back_up(lived_in, file)
    back_up(lived_in, file, force=True)
    lived_in.close()


def test_a_backup_that_is_not_whole_is_refused_and_writes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "backup.gz"
    store = Store(f"sqlite:///{tmp_path / 'a.db'}")
    store.open()
    back_up(store, file)
    store.close()
    whole = file.read_bytes()
    lines = gzip.decompress(whole).splitlines(keepends=True)
    broken = {
        "cut off": whole[:-20],
        "a line is missing": gzip.compress(b"".join(lines[:2] + lines[3:])),
        "no last line": gzip.compress(b"".join(lines[:-1])),
        "something else": b"hello",
        "empty": b"",
    }
    for what, data in broken.items():
        file.write_bytes(data)
        fresh = Store(f"sqlite:///{tmp_path / 'fresh.db'}")
        with pytest.raises(BackupError, match="is no backup"):
            restore(fresh, file)
        assert not (tmp_path / "fresh.db").exists() or everything_made(fresh) == [], what
        fresh.close()


def everything_made(store: Store) -> list[str]:
    with store.read() as db:
        return inspect(db).get_table_names()


@pytest.mark.parametrize("is_link", [False, True])
def test_what_an_earlier_backup_left_behind_opens_nothing(lived_in: Store, tmp_path: Path, is_link: bool) -> None:
    """A file that others can read, or a link to one."""
    file, left = tmp_path / "backup.gz", tmp_path / "backup.gz.part"
    elsewhere = tmp_path / "elsewhere"
    if is_link:
        left.symlink_to(elsewhere)
    (elsewhere if is_link else left).touch(0o644)
    back_up(lived_in, file)
    lived_in.close()
    assert not file.is_symlink()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert not is_link or elsewhere.read_bytes() == b""


def test_a_backup_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    header = b'{"astrarium-backup":1,"schema":"9999"}\n'
    check = blake2b(header, digest_size=16).hexdigest()
    file = tmp_path / "backup.gz"
    file.write_bytes(gzip.compress(header + b'{"rows":0,"check":"%s"}\n' % check.encode()))
    store = Store(f"sqlite:///{tmp_path / 'new.db'}")
    with pytest.raises(StoreError, match=r"the backup has schema 9999, .* written by a newer one"):
        restore(store, file)
    store.close()


def test_a_database_that_cannot_be_reached_is_not_filled(lived_in: Store, tmp_path: Path) -> None:
    file = tmp_path / "backup.gz"
    back_up(lived_in, file)
    lived_in.close()
    store = Store("postgresql://astrarium@127.0.0.1:1/astrarium")
    with pytest.raises(StoreError, match="cannot use the database"):
        restore(store, file)
    store.close()
