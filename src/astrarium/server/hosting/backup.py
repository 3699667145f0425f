"""Backups: all that a database holds, in one file that either kind of database can be filled from.

The file is gzipped JSON lines: a header with the revision of the schema; for each table a line with its name and
columns, and a line of values for each row; and a last line that counts them and proves that nothing is missing. It is
read in one moment, while the server goes on.
"""

import gzip
import os
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec
from sqlalchemy import Connection, MetaData, Table, func, insert, select, text

from astrarium.kernel import AstrariumError
from astrarium.server.store.database import Store
from astrarium.server.store.migrating import build, revision_of

FORMAT: Final = 1
BATCH: Final = 500
"""Rows that are written at once."""


class BackupError(AstrariumError):
    """A backup that cannot be made or used; the text says why, in one sentence."""


def back_up(store: Store, path: Path, force: bool = False) -> int:
    """Write all rows of a database into a file that only its owner can read; how many there are."""
    if path.exists() and not force:
        raise BackupError(f"there is {path} already; --force replaces it")
    half = path.with_name(f"{path.name}.part")
    # One that was left behind may be open to others, or lead elsewhere.
    half.unlink(missing_ok=True)
    descriptor = os.open(half, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(descriptor, "wb") as file:
            rows = _write(store, file)
            os.fsync(file.fileno())
        half.replace(path)
    finally:
        half.unlink(missing_ok=True)
    return rows


def restore(store: Store, path: Path) -> int:
    """Fill an empty database from a backup, and bring it up to date; how many rows it holds then."""
    _check(path)
    lines = _read(path)
    header = next(lines)
    store.keep_private()
    with store.told_shortly(), store.write() as db:
        if revision_of(db) is not None:
            raise BackupError("the database is not empty: a backup is restored into a new one")
        build(db, header["schema"], "the backup")
        metadata = MetaData()
        metadata.reflect(db)
        rows = _fill(db, metadata, lines)
        _count_on(db, metadata)
    store.open()
    return rows


def _write(store: Store, file: BinaryIO) -> int:
    """Write the lines of a backup, and the one that proves them; how many rows there are."""
    digest = blake2b(digest_size=16)
    rows = 0
    with gzip.open(file, "wb") as packed, store.read() as db:
        for line in _lines(db):
            digest.update(line)
            packed.write(line)
            rows += line.startswith(b"[")
        packed.write(_line({"rows": rows, "check": digest.hexdigest()}))
    file.flush()
    return rows


def _lines(db: Connection) -> Iterator[bytes]:
    metadata = MetaData()
    metadata.reflect(db)
    yield _line({"astrarium-backup": FORMAT, "schema": revision_of(db)})
    for table in metadata.sorted_tables:
        if table.name == "alembic_version":
            continue
        yield _line({"table": str(table.name), "columns": [str(column.name) for column in table.columns]})
        for row in db.execute(select(table).execution_options(yield_per=BATCH)):
            yield _line(list(row))


def _check(path: Path) -> None:
    """Refuse a file that is none of ours, or not whole, before anything is written."""
    digest = blake2b(digest_size=16)
    rows, last = 0, b""
    try:
        with gzip.open(path, "rb") as packed:
            for line in packed:
                digest.update(last)
                last = line
                rows += line.startswith(b"[")
        trailer = msgspec.json.decode(last, type=dict[str, Any])
    except (OSError, EOFError, msgspec.MsgspecError, UnicodeDecodeError):
        raise BackupError(f"{path} is no backup, or it is cut off") from None
    if trailer != {"rows": rows, "check": digest.hexdigest()}:
        raise BackupError(f"{path} is no backup, or it was changed")
    header = next(_read(path))
    if header.get("astrarium-backup") != FORMAT:
        raise BackupError(f"{path} is a backup of another format than {FORMAT}")


def _read(path: Path) -> Iterator[Any]:
    with gzip.open(path, "rb") as packed:
        for line in packed:
            yield msgspec.json.decode(line)


def _fill(db: Connection, metadata: MetaData, lines: Iterator[Any]) -> int:
    table: Table | None = None
    columns: list[str] = []
    waiting: list[dict[str, Any]] = []
    rows = 0
    for line in lines:
        if isinstance(line, list):
            waiting.append(dict(zip(columns, line, strict=True)))
            rows += 1
        if waiting and table is not None and (len(waiting) == BATCH or not isinstance(line, list)):
            db.execute(insert(table), waiting)
            waiting = []
        if isinstance(line, dict) and "table" in line:
            table, columns = metadata.tables[line["table"]], line["columns"]
    return rows


def _count_on(db: Connection, metadata: MetaData) -> None:
    """PostgreSQL counts by sequences, which do not know of the rows that were put there."""
    if db.dialect.name != "postgresql":
        return
    for table in metadata.sorted_tables:
        for column in table.primary_key.columns:
            sequence = db.execute(
                text("SELECT pg_get_serial_sequence(:table, :column)"), {"table": table.name, "column": column.name}
            ).scalar()
            if sequence is not None:
                last = db.execute(select(func.max(column))).scalar()
                db.execute(text("SELECT setval(:sequence, :last)"), {"sequence": sequence, "last": last or 1})


def _line(value: object) -> bytes:
    return msgspec.json.encode(value) + b"\n"
