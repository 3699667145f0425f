"""The statements of every move and look, built once: building one takes longer than SQLite takes to answer it."""

from typing import Final

from sqlalchemy import and_, bindparam, insert, select, update

from astrarium.server.store.models import moves, posts, seats, tables, votes
from astrarium.server.store.prepared import Prepared

TABLE: Final = select(tables).where(tables.c.id == bindparam("table"))

SEATS_AND_VOTES: Final = (
    select(seats, votes.c.person_id.label("voter"))
    .outerjoin(votes, and_(votes.c.table_id == seats.c.table_id, votes.c.seat == seats.c.seat))
    .order_by(seats.c.table_id, seats.c.seat, votes.c.person_id)
)

SEATS: Final = SEATS_AND_VOTES.where(seats.c.table_id == bindparam("table"))

SEATS_OF_SEVERAL: Final = SEATS_AND_VOTES.where(seats.c.table_id.in_(bindparam("tables", expanding=True)))

MOVES: Final = (
    select(moves.c.seq, moves.c.seat, moves.c.kind, moves.c.text, moves.c.at)
    .where(moves.c.table_id == bindparam("table"), moves.c.seq > bindparam("after"))
    .order_by(moves.c.seq)
)

LAST_OF_POST: Final = select(posts.c.last).where(
    posts.c.table_id == bindparam("table"),
    posts.c.person_id == bindparam("person"),
    posts.c.post == bindparam("key"),
)

USUAL_ANSWERS: Final = (
    select(seats.c.answers)
    .join(tables, tables.c.id == seats.c.table_id)
    .where(
        seats.c.person_id == bindparam("person"),
        tables.c.game == bindparam("game"),
        tables.c.status.in_(("playing", "finished")),
    )
    .order_by(tables.c.updated.desc())
    .limit(1)
)

CHANGING: Final = ("seq", "change", "to_act", "status", "result", "updated", "round", "ending", "owner")
"""The columns of a table that changes may touch."""

CHANGE_TABLE: Final = Prepared(
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.change == bindparam("old"))
    .values({name: bindparam(f"new_{name}") for name in CHANGING})
)
"""Moves a table on from the change it was known at; no row is touched if it stands elsewhere."""

CHANGE_CONDITIONS: Final = Prepared(
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values({name: bindparam(f"new_{name}") for name in ("options", "clock", "pace")})
)
"""What is played, before it begins: rows that no move touches."""

SEAT_COLUMNS: Final = [column.name for column in seats.c if not column.primary_key and column.name != "seen"]
"""Without when somebody was last there: what is remembered of that may be older than what is written."""

CHANGE_SEAT: Final = Prepared(
    update(seats)
    .where(seats.c.table_id == bindparam("new_table_id"), seats.c.seat == bindparam("new_seat"))
    .values({name: bindparam(f"new_{name}") for name in SEAT_COLUMNS})
)

SEEN: Final = Prepared(
    update(seats)
    .where(
        seats.c.table_id == bindparam("table"),
        seats.c.person_id == bindparam("person"),
        seats.c.seen < bindparam("time"),
    )
    .values(seen=bindparam("time"))
)

ADD_MOVE: Final = Prepared(insert(moves))
ADD_POST: Final = Prepared(insert(posts))
