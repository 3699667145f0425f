"""Bots that play on for a person, who stays a member of the table and may take the seat back."""

from typing import Final

from msgspec import structs

from astrarium.server.errors import ApiError
from astrarium.server.host import Host
from astrarium.server.people.person import Person
from astrarium.server.tables.access import Snapshot, open_table
from astrarium.server.tables.change import change_of
from astrarium.server.tables.clocks import Hand, hand_of, with_hand
from astrarium.server.tables.create import default_bot
from astrarium.server.tables.rows import SeatRow
from astrarium.server.tables.states import table_state
from astrarium.server.tables.write import write_table
from astrarium.server.wire import Clock, StandIn, TableState

LEAST: Final = 30_000
"""Milliseconds of a live clock for whoever comes back after the bot has decided for them."""


def let_stand_in(host: Host, snapshot: Snapshot, seat: int, why: StandIn) -> None:
    """A bot plays this seat until its person comes back."""
    row = snapshot.seats[seat]
    seq = snapshot.table.seq
    bot = structs.replace(row, kind="bot", bot=default_bot(), stand_in=why, stand_in_seq=seq, votes=[])
    write_seat(host, snapshot, bot)


def take_back(host: Host, table: str, person: Person, seat: int) -> TableState:
    """A person takes their seat back from the bot that stands in: the next decision is theirs."""
    with open_table(host, table, person) as snapshot:
        snapshot.must_be("playing")
        if snapshot.seat != seat:
            raise ApiError("not-your-seat", "this is not your seat")
        row = snapshot.seats[seat]
        if row.is_stand_in:
            if not snapshot.may_return:
                raise ApiError("not-yet", "your time for this decision is over: the bot makes it, then come back")
            write_seat(host, snapshot, _returned(host, snapshot, row))
        return table_state(host, snapshot)


def write_seat(host: Host, snapshot: Snapshot, row: SeatRow) -> None:
    """Write a seat of a table that is being played."""
    write_table(host, snapshot, change_of(snapshot.table, snapshot.seats, "seats", host.now(), {row.seat: row}))


def _returned(host: Host, snapshot: Snapshot, row: SeatRow) -> SeatRow:
    table = snapshot.table
    rest = _rest(table.clock, hand_of(row), _has_lost_a_decision(snapshot, row))
    since = host.table_time() if rest is not None and row.seat in table.to_act else None
    person = structs.replace(row, kind="person", bot="", stand_in="", stand_in_seq=0)
    return with_hand(person, Hand(rest, since))


def _has_lost_a_decision(snapshot: Snapshot, row: SeatRow) -> bool:
    """The bot has decided for them, or their time for a decision had run out."""
    return row.stand_in == "time" or snapshot.game().decided_since(row.seat, row.stand_in_seq)


def _rest(clock: Clock, hand: Hand, lost: bool) -> int | None:
    """What is left of the clock of somebody who comes back.

    It is what it was when they left, so that nobody wins time by leaving, unless that has cost them a decision.
    """
    if hand.left is None or not lost:
        return hand.left
    if clock.kind == "turns":
        return clock.seconds * 1000
    return max(hand.left, clock.bonus * 1000, LEAST)
