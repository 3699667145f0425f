"""Clocks of seats: how they run, and what is left. Times are milliseconds, and always given."""

from collections.abc import Sequence
from typing import NamedTuple

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
