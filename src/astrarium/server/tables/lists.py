"""Lists of tables: one's own, those with an open seat, those being played, those that are over."""

from typing import Any, Final, Literal

from msgspec import Struct
from sqlalchemy import ColumnElement, Row, Select, String, case, cast, literal, select, tuple_

from astrarium.server.errors import ApiError
from astrarium.server.host import Host
from astrarium.server.people.person import Person
from astrarium.server.store import models, statements
from astrarium.server.tables.list_places import read_place, write_place
from astrarium.server.tables.put_away import put_away_by
from astrarium.server.tables.queries import own_tables, seats_of_kind
from astrarium.server.tables.rows import DECODE, Result, SeatRow, seats_by_table
from astrarium.server.tables.states import notice_of, seat_summary
from astrarium.server.wire import Clock, ClockKind, TablePage, TableSummary

USUAL: Final = 30
MOST: Final = 100
Of = Literal["mine", "open", "running", "finished", "away"]

TABLE: Final = models.tables.c


class Wanted(Struct, kw_only=True, frozen=True):
    """Which list, from where on, how much of it, and of what."""

    of: Of = "open"
    after: str = ""
    """The place where the page before ended; none: the beginning."""
    limit: int = USUAL
    game: str = ""
    clock: ClockKind | None = None
    open_seats: int = 0
    """At least so many; only tables that wait have any, so only of the list `open`."""


def list_tables(host: Host, person: Person, wanted: Wanted) -> TablePage:
    """A page of a list, those with the latest changes first; of one's own those first that wait for oneself."""
    page = _page(person.id, wanted)
    with host.store.read() as db:
        rows = db.execute(page).all()
        shown = rows[: wanted.limit]
        seats = seats_by_table(db.execute(statements.SEATS_OF_SEVERAL, {"tables": [row.id for row in shown]}))
    time = host.table_time()
    last = shown[-1] if len(rows) > len(shown) else None
    return TablePage(
        tables=[_summary(row, seats[row.id], person.id, time) for row in shown],
        next=write_place((last.turn, last.updated, last.id)) if last is not None else None,
    )


def _page(person: str, wanted: Wanted) -> Select[Any]:
    """The tables of a page, and one more if there is a next page."""
    turn = _turn(person) if wanted.of == "mine" else literal(0)
    # What is the same for all would only keep the index from telling the order.
    order = (turn, TABLE.updated, TABLE.id) if wanted.of == "mine" else (TABLE.updated, TABLE.id)
    page = select(
        TABLE.id,
        TABLE.game,
        TABLE.title,
        TABLE.players,
        TABLE.status,
        TABLE.practice,
        TABLE.clock,
        TABLE.to_act,
        TABLE.result,
        TABLE.round,
        TABLE.ending,
        TABLE.updated,
        turn.label("turn"),
    ).where(*_conditions(person, wanted))
    if wanted.after:
        place = read_place(wanted.after)
        page = page.where(tuple_(*order) < tuple_(*[literal(value) for value in place[-len(order) :]]))
    return page.order_by(*[column.desc() for column in order]).limit(wanted.limit + 1)


def _conditions(person: str, wanted: Wanted) -> list[ColumnElement[bool]]:
    found = _list(wanted.of, person)
    if wanted.game:
        found.append(TABLE.game == wanted.game)
    if wanted.clock is not None:
        found.append(TABLE.pace == wanted.clock)
    if wanted.of == "open":
        found.append(seats_of_kind("open") >= max(1, wanted.open_seats))
    elif wanted.open_seats:
        raise ApiError("bad-request", "open seats are counted in the list of open tables only")
    return found


def _list(of: Of, person: str) -> list[ColumnElement[bool]]:
    if of == "open":
        return [TABLE.status == "waiting", TABLE.private.is_(False)]
    if of == "running":
        return [TABLE.status == "playing", TABLE.private.is_(False)]
    own = TABLE.id.in_(own_tables(select(literal(person))))
    if of == "finished":
        return [TABLE.status.in_(("finished", "abandoned")), own]
    if of == "away":
        return [TABLE.status == "playing", TABLE.id.in_(put_away_by(person))]
    return [TABLE.status.in_(("waiting", "playing")), own, TABLE.id.not_in(put_away_by(person))]


def _turn(person: str) -> ColumnElement[int]:
    """1 where a decision of the person is owed. The number of a seat is one digit, so it is found as a text."""
    seats = models.seats.alias("mine").c
    owes = select(seats.seat).where(
        seats.table_id == TABLE.id,
        seats.person_id == person,
        seats.kind == "person",
        TABLE.to_act.contains(cast(seats.seat, String)),
    )
    return case(((TABLE.status == "playing") & owes.exists(), 1), else_=0)


def _summary(row: Row[Any], seats: list[SeatRow], person: str, time: int) -> TableSummary:
    result = DECODE(row.result, type=Result | None)
    played, rounds = DECODE(row.round, type=tuple[int, int])
    return TableSummary(
        id=row.id,
        game=row.game,
        title=row.title,
        players=row.players,
        status=row.status,
        practice=row.practice,
        clock=DECODE(row.clock, type=Clock),
        seats=[seat_summary(seat, person, time) for seat in seats],
        to_act=DECODE(row.to_act, type=list[int]) if row.status == "playing" else [],
        round=played,
        rounds=rounds,
        notice=notice_of(row.status, seats, DECODE(row.ending, type=list[str]), person),
        updated=row.updated,
        scores=result.scores if result is not None else [],
        winners=result.winners if result is not None else [],
        rival=result.rival if result is not None else None,
    )
