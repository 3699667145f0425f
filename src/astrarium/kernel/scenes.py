# mypyc: off
"""Scoring told step by step: what is counted, and whom it gives how many points."""

from collections.abc import Sequence
from typing import Final

from astrarium.kernel.event import Event
from astrarium.kernel.message import Message, Thought, seat_name

FINAL: Final = "final"


def scoring_step(title: Message, gives: Sequence[int], kept: list[str], rule: str, event: int) -> Thought:
    """A step of the final scoring: the most points first; who gets nothing is not named."""
    ranked = sorted((-points, seat) for seat, points in enumerate(gives) if points)
    said = [Message("seat-points", {"name": seat_name(seat), "vp": -points}) for points, seat in ranked]
    sentence = Message("points-given", {"seats": list(said)}) if said else Message("points-given-none")
    return Thought(title=title, said=[sentence], kept=kept, event=event, scene=FINAL, gives=list(gives), rules=[rule])


def points_for(events: Sequence[Event], players: int, causes: Sequence[str]) -> list[int]:
    """What the events give each seat for one of these causes."""
    gives = [0] * players
    for event in events:
        if event.kind == "points" and event.data["cause"] in causes:
            gives[event.seat] += event.data["vp"]
    return gives
