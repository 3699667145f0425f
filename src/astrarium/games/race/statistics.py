"""How a seat has played, in numbers: read from what happened, for comparing players (docs/arena.md)."""

from typing import Any, Final

from astrarium.games.race.components.numbers import ACTION_IDS
from astrarium.kernel.rules import Played

EARLY: Final = 3
"""Trades of the first rounds are the sign of an economy that gets going."""


def habits(view: dict[str, Any], played: list[Played]) -> list[dict[str, float]]:
    """For every seat: which actions it called, in all and by round, early trades, and the cards that were left."""
    found: list[dict[str, float]] = []
    for seat in view["seats"]:
        numbers: dict[str, float] = {f"calls {action}": 0.0 for action in ACTION_IDS}
        numbers["trades in rounds 1 to 3"] = 0.0
        numbers["cards left"] = float(seat["hand_size"])
        numbers["goods left"] = float(len([place for place in seat["tableau"] if place["good"]]))
        numbers["tableau"] = float(len(seat["tableau"]))
        numbers["rounds"] = float(view["round"])
        found.append(numbers)
    calls = [0] * len(found)
    # Where nobody discards, the first round has begun before anything is played.
    number = 1
    for _, _, events in played:
        for event in events:
            if event.kind == "round":
                number = event.data["round"]
            elif event.kind == "actions" and 0 <= event.seat < len(found):
                numbers = found[event.seat]
                for action in event.data["actions"]:
                    calls[event.seat] += 1
                    numbers[f"calls {action}"] += 1
                    numbers[f"round {number:02} {action}"] = numbers.get(f"round {number:02} {action}", 0.0) + 1
                    if action == "consume_trade" and number <= EARLY:
                        numbers["trades in rounds 1 to 3"] += 1
    for numbers, whole in zip(found, calls):
        for action in ACTION_IDS:
            # A share of all calls, so that long games count no more than short ones.
            numbers[f"calls {action}"] /= max(1, whole)
    return found


def start_worlds(begun: dict[str, Any], played: list[Played]) -> list[dict[str, str]]:
    """The start world of every seat: what lies before it as the game begins, or what it showed after a draft."""
    worlds = [str(seat["tableau"][0]["card"]) if seat["tableau"] else "" for seat in begun["seats"]]
    for _, _, events in played:
        for event in events:
            if event.kind == "start-world":
                worlds[event.seat] = str(event.data["card"])
    return [{"start_world": world} for world in worlds]
