"""How tables, and the sessions of those who look at them, stand on disk."""

from collections.abc import Collection

from sqlalchemy import Connection, select

from astrarium.server.live.streams import OVER, Standing
from astrarium.server.store.models import sessions, tables


def standings_of(db: Connection, ids: list[str]) -> dict[str, Standing]:
    """The number of the last change of each table, and whether its game is over."""
    found = db.execute(select(tables.c.id, tables.c.change, tables.c.status).where(tables.c.id.in_(ids)))
    return {row.id: Standing(row.change, row.status in OVER) for row in found}


def ended_among(db: Connection, open_sessions: Collection[str]) -> set[str]:
    """Which of some sessions have ended."""
    there = db.execute(select(sessions.c.id).where(sessions.c.id.in_(open_sessions))).scalars()
    return set(open_sessions) - set(there)
