# mypyc: off
"""What is said of points: where they come from, and who has won by them."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from astrarium.kernel.message import Message, Row, seat_name

Ledger = Sequence[tuple[int, str, int]]
"""Of every time that points came: round, cause, points."""
Rival = tuple[str, int] | None
"""The opponent that the rules play, with its points."""


def by_cause(ledgers: Iterable[Ledger]) -> dict[str, list[int]]:
    """What each cause brought every seat, in the order in which the causes came up."""
    found: dict[str, list[int]] = {}
    seats = list(ledgers)
    for seat, ledger in enumerate(seats):
        for _, cause, vp in ledger:
            found.setdefault(cause, [0] * len(seats))[seat] += vp
    return found


def added(rows: Iterable[Sequence[int]], seats: int) -> list[int]:
    """Several rows together."""
    found = [0] * seats
    for row in rows:
        found = [one + more for one, more in zip(found, row, strict=True)]
    return found


def row_of(said: Message, causes: dict[str, list[int]], seats: int, name: Callable[[str], Message]) -> Row:
    """One row of several causes, which it names where they are more than one."""
    parts = [Row(said=name(cause), points=causes[cause]) for cause in sorted(causes)]
    return Row(said=said, points=added(causes.values(), seats), parts=parts if len(parts) > 1 else [])


def total(scores: Sequence[int], rival: Rival) -> Row:
    """The points of every seat, and behind them those of a rival."""
    return Row(said=Message("column-total"), points=[*scores, *([rival[1]] if rival else [])], kind="total")


def verdict(winners: Sequence[int], scores: Sequence[int], rival: Rival, shares: bool) -> Message:
    """Who has won."""
    names = [seat_name(seat) for seat in winners]
    if rival is None:
        return Message("winner", {"names": list(names), "count": len(winners), "score": max(scores)})
    said = "wins" if not winners else "shares" if shares else "loses"
    args: dict[str, Any] = {"names": list(names), "score": rival[1], "best": max(scores)}
    return Message(f"{rival[0]}-{said}", args, f"{rival[0]} {said}")
