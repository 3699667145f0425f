"""Clocks of seats: how they run, and what is left. Times are milliseconds of table time, and always given."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from astrarium.server.tables.change import TableChange
from astrarium.server.tables.rows import SeatRow
from astrarium.server.wire import Clock


class Hand(NamedTuple):
    """The clock of a seat: what was left at ``since``, from when on it runs; ``None`` while it stands."""

    left: int | None
    since: int | None


STOPPED = Hand(None, None)


def begin(clock: Clock, seats: int, to_act: Sequence[int], now: int) -> list[Hand]:
    """The clocks of a table at its start: those of the seats that owe a decision run."""
    if clock.kind == "none":
        return [STOPPED] * seats
    full = clock.seconds * 1000
    return [Hand(full, now if seat in to_act else None) for seat in range(seats)]


def left(hand: Hand, now: int) -> int | None:
    """What is left at ``now``; below zero nothing is."""
    if hand.left is None or hand.since is None:
        return hand.left
    return max(0, hand.left - max(0, now - hand.since))


def is_out(hand: Hand, now: int) -> bool:
    """Whether a running clock has come to zero."""
    return hand.since is not None and left(hand, now) == 0


def moved(clock: Clock, hand: Hand, acted: bool, owes: bool, now: int) -> Hand:
    """The clock of a seat after a move at ``now``: whether it was the seat's own, and whether the seat owes one now.

    A live clock gains its bonus with each move of the seat; by turns each decision has its own time. Time that
    has run out is not given back by a move that came too late: the bonus starts from zero.
    """
    rest = left(hand, now)
    if rest is None:
        return STOPPED
    if clock.kind == "live":
        return Hand(rest + clock.bonus * 1000 if acted else rest, now if owes else None)
    begins = acted or hand.since is None
    if not owes or begins:
        rest = clock.seconds * 1000
    return Hand(rest, now if owes else None)


def taken_back(clock: Clock, hand: Hand, owes: bool, now: int) -> Hand:
    """The clock of the seat that took a move back: the bonus for that move goes, and no time is won."""
    rest = left(hand, now)
    if rest is None:
        return STOPPED
    if clock.kind == "live":
        rest = max(0, rest - clock.bonus * 1000)
    return Hand(rest, now if owes else None)


def hand_of(row: SeatRow) -> Hand:
    """The clock of a seat."""
    return Hand(row.clock_left, row.clock_since)


def with_hand(row: SeatRow, hand: Hand) -> SeatRow:
    """A seat with its clock as told."""
    return msgspec.structs.replace(row, clock_left=hand.left, clock_since=hand.since)


def with_clocks(change: TableChange, now: int) -> TableChange:
    """A change of a table with the clocks of its seats moved on."""
    if change.after.clock.kind == "none":
        return change
    seats = [with_hand(row, _after(change, row, hand_of(row), now)) for row in change.seats]
    return msgspec.structs.replace(change, seats=seats)


def _after(change: TableChange, row: SeatRow, hand: Hand, now: int) -> Hand:
    table = change.after
    playing = table.status == "playing"
    if row.kind != "person":
        # What is left waits for a person in whose place a bot plays.
        return Hand(left(hand, now), None)
    if change.started:
        return begin(table.clock, len(change.seats), table.to_act, now)[row.seat]
    if hand.left is None or (change.what != "moves" and playing):
        return hand
    acted = row.seat in change.acted
    owes = playing and row.seat in table.to_act
    if acted and change.undone:
        return taken_back(table.clock, hand, owes, now)
    return moved(table.clock, hand, acted, owes, now)
