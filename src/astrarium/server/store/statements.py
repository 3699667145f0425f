"""The statements of every move and look, built once: building one takes longer than SQLite takes to answer it."""

from typing import Final

from sqlalchemy import and_, bindparam, insert, select, update

from astrarium.server.store.models import moves, posts, seats, tables, votes
from astrarium.server.store.prepared import Prepared

TABLE: Final = select(tables).where(tables.c.id == bindparam("table"))

SEATS: Final = (
    select(seats, votes.c.person_id.label("voter"))
    .outerjoin(votes, and_(votes.c.table_id == seats.c.table_id, votes.c.seat == seats.c.seat))
    .where(seats.c.table_id == bindparam("table"))
    .order_by(seats.c.seat, votes.c.person_id)
)

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

ADVANCE: Final = Prepared(
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.change == bindparam("old"), tables.c.status == "playing")
    .values(
        seq=bindparam("new"),
        change=tables.c.change + 1,
        to_act=bindparam("owing"),
        status=bindparam("stands"),
        result=bindparam("ended"),
        updated=bindparam("now"),
        round=bindparam("rounds"),
    )
)
"""Moves a table on from the change it was known at; no row is touched if it stands elsewhere."""

ADD_MOVE: Final = Prepared(insert(moves))
ADD_POST: Final = Prepared(insert(posts))
