"""The games in a database, as records: read only, of any schema since the first, whether its server runs or not."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, func, select
from sqlalchemy.exc import DBAPIError

from astrarium.kernel import Record
from astrarium.server.store import models
from astrarium.server.store.database import Store, StoreError


class Damaged(Exception):
    """Something of a stored game is not there."""


class StoredResult(Struct):
    """How a stored game ended."""

    scores: list[int]
    winners: list[int]


class StoredGame(Struct, kw_only=True):
    """A table's game: its record, without a hash, and what its row says of where it stands.

    A row that cannot be read has no record, but says what its ``damage`` is.
    """

    table: str
    status: str
    record: Record | None = None
    to_act: list[int] = []
    result: StoredResult | None = None
    damage: str = ""


class StoredGames:
    """All games of a database at one moment. Nothing is written, and the schema stays as it is."""

    def __init__(self, url: str) -> None:
        self.store = Store(url, only_read=True)
        path = Path(str(self.store.url.database))
        if self.store.is_sqlite and not path.exists():
            raise StoreError(f"there is no database {path}")

    def count(self) -> int:
        """How many there are."""
        try:
            with self.store.read() as db:
                return db.execute(select(func.count()).select_from(models.tables)).scalar_one()
        except DBAPIError as error:
            raise StoreError(f"cannot read the database {self.store.shown}: {error.orig}") from None

    def read(self) -> Iterator[StoredGame]:
        """Each of them, the oldest first."""
        tables = models.tables.c
        # Only what every schema has: a database may be checked before it is brought up to date.
        columns = (tables.id, tables.game, tables.version, tables.players, tables.seed, tables.options)
        wanted = select(*columns, tables.status, tables.to_act, tables.result).order_by(tables.created, tables.id)
        try:
            with self.store.read() as db:
                for row in db.execute(wanted).all():
                    yield _game(db, row)
        except DBAPIError as error:
            raise StoreError(f"cannot read the database {self.store.shown}: {error.orig}") from None

    def close(self) -> None:
        """Let go of the database."""
        self.store.close()


def _game(db: Connection, row: Any) -> StoredGame:
    try:
        options = msgspec.json.decode(row.options)
        return StoredGame(
            table=row.id,
            status=row.status,
            record=Record(row.game, row.version, row.players, row.seed, options, _actions(db, row.id), ""),
            to_act=msgspec.json.decode(row.to_act, type=list[int]),
            result=msgspec.json.decode(row.result, type=StoredResult | None),
        )
    except msgspec.DecodeError as error:
        return StoredGame(table=row.id, status=row.status, damage=f"its row is damaged: {error}")
    except Damaged as error:
        return StoredGame(table=row.id, status=row.status, damage=str(error))


def _actions(db: Connection, table: str) -> list[tuple[int, str]]:
    """The actions that stand: an undo takes back the last one before it that still does."""
    moves = models.moves.c
    wanted = select(moves.seq, moves.seat, moves.kind, moves.text).where(moves.table_id == table).order_by(moves.seq)
    standing: list[tuple[int, str]] = []
    for number, move in enumerate(db.execute(wanted), 1):
        if move.seq != number:
            raise Damaged(f"its move {number} is missing")
        if move.kind == "undo" and standing:
            standing.pop()
        else:
            # An undo of nothing is no action, and will be refused as one.
            standing.append((move.seat, move.text or move.kind))
    return standing
