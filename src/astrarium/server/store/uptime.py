"""How long a server has been up on a database: one row, moved on by whichever process is up."""

from typing import Final

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, func, insert, literal_column, select, text, update

from astrarium.server.store import models
from astrarium.server.store.database import Store

LOCK: Final = 4_170_918
"""A number of our own: every process holds this lock of PostgreSQL as long as it is up."""

ROW: Final = 1

CLOCKS: Final = {
    "postgresql": "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)",
    "sqlite": "CAST((julianday('now') - 2440587.5) * 86400000 AS integer)",
}
"""The time of day in milliseconds by the clock of the database, which is the same for all its processes."""


class Uptime(Struct, frozen=True):
    """Milliseconds that some process has been up, how long ago that was written, and when the last outage ended."""

    ran: int
    age: int
    resumed: int


def read(db: Connection) -> Uptime:
    """The row, locked until the end of the transaction; a database without one has been up until its last change."""
    row = db.execute(
        select(models.uptime.c.ran, models.uptime.c.resumed, (_clock(db) - models.uptime.c.at).label("age"))
        .where(models.uptime.c.id == ROW)
        .with_for_update()
    ).one_or_none()
    if row is not None:
        return Uptime(row.ran, row.age, row.resumed)
    began = int(db.execute(select(func.coalesce(func.max(models.tables.c.updated), 0))).scalar_one())
    db.execute(insert(models.uptime).values(id=ROW, ran=began, at=_clock(db), resumed=began))
    return Uptime(began, 0, began)


def write(db: Connection, ran: int, resumed: int) -> None:
    """Move the row on."""
    values = {"ran": ran, "resumed": resumed, "at": _clock(db)}
    db.execute(update(models.uptime).where(models.uptime.c.id == ROW).values(values))


def come_up(store: Store) -> tuple[Connection, bool]:
    """A connection of PostgreSQL that tells the other processes that this one is up, and whether none of them is.

    While none is, others who start wait until `others_may_come`.
    """
    db = store.connect_alone()
    try:
        alone = bool(_ask(db, "SELECT pg_try_advisory_lock(:lock)"))
        _ask(db, "SELECT pg_advisory_lock_shared(:lock)")
    except BaseException:
        db.close()
        raise
    return db, alone


def others_may_come(db: Connection) -> None:
    """The time has been taken on: whoever starts now finds it."""
    _ask(db, "SELECT pg_advisory_unlock(:lock)")


def _ask(db: Connection, words: str) -> object:
    with db.begin():
        return db.execute(text(words), {"lock": LOCK}).scalar()


def _clock(db: Connection) -> ColumnElement[int]:
    return literal_column(CLOCKS[db.dialect.name])
