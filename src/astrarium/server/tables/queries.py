"""Parts of questions about many tables, each answered by an index."""

from typing import Any

from sqlalchemy import CompoundSelect, ScalarSelect, SelectBase, func, select, union

from astrarium.server.store import models


def own_tables(people: SelectBase) -> CompoundSelect[Any]:
    """The ids of the tables that people sit at or have made."""
    seats = models.seats.c
    made = models.tables.alias("made").c
    return union(
        select(seats.table_id).where(seats.person_id.in_(people)), select(made.id).where(made.owner.in_(people))
    )


def seats_of_kind(kind: str) -> ScalarSelect[Any]:
    """How many seats of a kind a table has. Counted and not just looked for: that would be joined, by reading all."""
    seats = models.seats.alias("counted").c
    return select(func.count()).where(seats.table_id == models.tables.c.id, seats.kind == kind).scalar_subquery()
