"""The number of the last change of a table, which everything that anybody could see change moves on."""

from sqlalchemy import Connection, update

from astrarium.server.problems import not_found
from astrarium.server.store import models


def advance(db: Connection, table: str, at: int | None = None) -> int:
    """The next change of a table; until the transaction ends nobody else writes to it.

    ``at`` is when the game was touched; what is only said beside it leaves that as it was.
    """
    tables = models.tables
    values = {"change": tables.c.change + 1} | ({"updated": at} if at is not None else {})
    change = db.execute(
        update(tables).where(tables.c.id == table).values(values).returning(tables.c.change)
    ).scalar_one_or_none()
    if change is None:
        raise not_found("there is no such table")
    return int(change)
