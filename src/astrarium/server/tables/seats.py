"""Who sits where before the start: sitting down, standing up, bots, invitations, the start itself."""

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection

from astrarium.server.errors import ApiError, not_found
from astrarium.server.host import Host
from astrarium.server.people.person import Person
from astrarium.server.requests import Sit
from astrarium.server.tables.access import Snapshot, open_table
from astrarium.server.tables.allowance import check_bots, check_waiting
from astrarium.server.tables.change import change_of
from astrarium.server.tables.create import default_bot, is_bot, new_invitation
from astrarium.server.tables.rows import SeatRow
from astrarium.server.tables.states import table_state
from astrarium.server.tables.usual_answers import usual_answers
from astrarium.server.tables.write import write_table
from astrarium.server.wire import Invitation, Status, TableState

OPEN = ("open", "invited")

Check = Callable[[Connection], None]
"""Refuses a change in its transaction."""


def sit(host: Host, table: str, person: Person, seat: int, ask: Sit) -> TableState:
    """A person takes an open seat, or an invited one with its token; the game starts with the last."""
    with open_table(host, table, person, ask.invitation) as snapshot:
        row = _row(snapshot, seat)
        if snapshot.seat == seat:
            return table_state(host, snapshot)
        snapshot.must_be("waiting")
        if snapshot.seat is not None:
            raise ApiError("not-allowed", "you have a seat at this table already")
        if row.kind not in OPEN:
            raise ApiError("taken", "somebody sits there already")
        if row.kind == "invited" and not (snapshot.owns or row.invitation == ask.invitation):
            raise ApiError("not-allowed", "this seat is kept for whoever has its link")
        goes_on_waiting = any(other.kind in OPEN and other.seat != seat for other in snapshot.seats)
        counts = goes_on_waiting and not snapshot.owns
        usual = usual_answers(host, person, snapshot.table.game)
        check = partial(check_waiting, person=person, factor=host.settings.limits) if counts else None
        change_seats(host, snapshot, {seat: _person(row, person, host.table_time(), usual)}, check)
        return table_state(host, snapshot)


def stand_up(host: Host, table: str, person: Person, seat: int) -> TableState:
    """A person leaves a seat before the start; the owner may empty any."""
    with open_table(host, table, person) as snapshot:
        row = _row(snapshot, seat)
        snapshot.must_be("waiting")
        if snapshot.seat != seat and not snapshot.owns:
            raise ApiError("not-your-seat", "this is not your seat")
        kind = "invited" if row.invitation else "open"
        empty = msgspec.structs.replace(row, kind=kind, person_id=None, bot="", name="", invitation=_fresh(row))
        empty = msgspec.structs.replace(empty, answers={}, ready=False)
        change_seats(host, snapshot, {seat: empty})
        return table_state(host, snapshot)


def seat_bot(host: Host, table: str, person: Person, seat: int, bot: str) -> TableState:
    """The owner lets a bot play an open seat."""
    with open_table(host, table, person) as snapshot:
        row = _row(snapshot, seat)
        snapshot.must_be("waiting")
        snapshot.must_own()
        if row.kind == "person":
            raise ApiError("taken", "somebody sits there already")
        change_seats(host, snapshot, {seat: bot_row(row, bot or default_bot())}, _bots_check(host, snapshot))
        return table_state(host, snapshot)


def start(host: Host, table: str, person: Person) -> TableState:
    """The owner starts the game; bots play the seats that are still open."""
    with open_table(host, table, person) as snapshot:
        snapshot.must_own()
        snapshot.must_be("waiting")
        rows = {row.seat: bot_row(row, default_bot()) for row in snapshot.seats if row.kind in OPEN}
        _begin(host, snapshot, rows, _bots_check(host, snapshot) if rows else None)
        return table_state(host, snapshot)


def invitations(host: Host, table: str, person: Person) -> list[Invitation]:
    """The links of the invited seats that wait, for the owner."""
    with open_table(host, table, person) as snapshot:
        snapshot.must_own()
        return [
            Invitation(seat=row.seat, token=row.invitation, path=f"/join/{table}/{row.seat}/{row.invitation}")
            for row in snapshot.seats
            if row.kind == "invited"
        ]


def bot_row(row: SeatRow, bot: str) -> SeatRow:
    """A seat that a bot plays from now on."""
    return msgspec.structs.replace(
        row, kind="bot", person_id=None, bot=is_bot(bot), name=bot, answers={}, ready=False
    )


def change_seats(host: Host, snapshot: Snapshot, rows: dict[int, SeatRow], check: Check | None = None) -> None:
    """Write seats of a table that waits, unless a check refuses it; once all are there and ready, the game starts."""
    after = [rows.get(row.seat, row) for row in snapshot.seats]
    if all(row.kind == "bot" or row.ready for row in after):
        _begin(host, snapshot, rows, check)
    else:
        _change(host, snapshot, rows, "waiting", [], check)


def _begin(host: Host, snapshot: Snapshot, rows: dict[int, SeatRow], check: Check | None) -> None:
    with host.store.read() as db:
        timeline = snapshot.cached.fresh(db, snapshot.table)
    _change(host, snapshot, rows, "playing", list(timeline.game.to_act), check)
    snapshot.timeline = timeline


def _bots_check(host: Host, snapshot: Snapshot) -> Check | None:
    """Whether the table may have bots; one that has some already is counted."""
    if any(row.kind == "bot" for row in snapshot.seats):
        return None
    return partial(check_bots, person=snapshot.person, factor=host.settings.limits)


def _change(
    host: Host,
    snapshot: Snapshot,
    rows: dict[int, SeatRow],
    status: Status,
    to_act: list[int],
    check: Check | None,
) -> None:
    at = host.now()
    change = change_of(snapshot.table, snapshot.seats, "seats", at, rows, status=status, to_act=to_act, updated=at)
    write_table(host, snapshot, msgspec.structs.replace(change, started=status == "playing"), check=check)


def _row(snapshot: Snapshot, seat: int) -> SeatRow:
    if not 0 <= seat < len(snapshot.seats):
        raise not_found("there is no such seat")
    return snapshot.seats[seat]


def _person(row: SeatRow, person: Person, time: int, usual: dict[str, Any]) -> SeatRow:
    sits = msgspec.structs.replace(row, kind="person", person_id=person.id, bot="", name=person.name, answers=usual)
    return msgspec.structs.replace(sits, seen=time, invitation=_fresh(row), ready=True)


def _fresh(row: SeatRow) -> str:
    """Another token for a seat that is kept for a link: the one before was used, or shown to somebody."""
    return new_invitation() if row.invitation else ""
