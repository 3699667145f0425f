"""What a release left behind, for tests: its database in either kind of store, its tables, people and records."""

import gzip
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from astrarium.server.hosting.backup import back_up, restore
from astrarium.server.store.database import Store

FOLDER = Path(__file__).parent / "version-1"


class Table(Struct):
    """A table as the release left it, and how its game would have gone on there."""

    name: str
    path: str
    people: list[str]
    log: list[tuple[int, str]]
    to_act: list[int]
    legal: dict[str, list[str]]
    ahead: list[tuple[int, str, str]]
    """Seat, action, and the digest of what that seat could do, to the end of the game."""
    scores: list[int]
    """At the end of the game."""
    winners: list[int]


class Kept(Struct):
    """A record that the release wrote; where it leads, what may be done there, and how it stands."""

    name: str
    text: str
    scores: list[int]
    legal: dict[str, list[str]]


class People(Struct):
    """The people of the server by the names of their browsers, and a table that waits for some."""

    cookies: dict[str, dict[str, str]]
    password: str
    waiting: dict[str, Any]


def read(name: str, kind: Any) -> Any:
    """The things in a file, one on each line."""
    lines = (FOLDER / name).read_bytes().splitlines()
    return [msgspec.json.decode(line, type=kind) for line in lines]


TABLES: list[Table] = read("tables.jsonl", Table)
RECORDS: list[Kept] = read("records.jsonl", Kept)
PEOPLE: People = read("people.jsonl", People)[0]


def sqlite(folder: Path) -> str:
    """The address of the database as the release wrote it."""
    path = folder / "release.db"
    path.write_bytes(gzip.decompress((FOLDER / "server.db.gz").read_bytes()))
    return f"sqlite:///{path}"


def moved_to(address: str, folder: Path) -> str:
    """The address of another, empty database, filled with what the release wrote, in the release's own schema."""
    old, new = Store(sqlite(folder)), Store(address)
    back_up(old, folder / "backup.gz")
    restore(new, folder / "backup.gz")
    old.close()
    new.close()
    return address
