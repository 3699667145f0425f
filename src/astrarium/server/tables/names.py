"""The name of a person at the tables where they sit."""

from typing import Any

from msgspec import structs
from sqlalchemy import select

from astrarium.server.store import models
from astrarium.server.tables.change import change_of
from astrarium.server.tables.rows import seats_of, table_of
from astrarium.server.tables.write import Writing


def rename(writing: Writing, person: str, name: str, at: int) -> None:
    """Give another name to every seat of a person: that is a change of these tables."""
    _change_seats(writing, person, at, name=name)


def forget_name(writing: Writing, person: str, at: int) -> None:
    """Every seat of a person keeps what was played there, and is nobody's."""
    _change_seats(writing, person, at, name="", person_id=None, answers={})


def _change_seats(writing: Writing, person: str, at: int, **values: Any) -> None:
    seats = models.seats
    mine = select(seats.c.table_id).where(seats.c.person_id == person).order_by(seats.c.table_id)
    for table in writing.db.execute(mine).scalars().all():
        row = table_of(writing.db, table)
        assert row is not None
        before = seats_of(writing.db, table)
        changed = {seat.seat: structs.replace(seat, **values) for seat in before if seat.person_id == person}
        writing.change(change_of(row, before, "seats", at, changed))
