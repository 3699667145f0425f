"""The news of Federation: events put together as a person would tell them."""

from collections.abc import Sequence
from typing import Any, Final

SUMMED: Final = {"gain": "gains", "pay": "pays", "discard": "discards"}
"""Events of single resources, and what several of them are told as."""
BEGINS: Final = ("start", "round", "place", "executive", "wing-votes", "laws")

Told = dict[str, Any]


def digest(actions: Sequence[Sequence[Told]]) -> list[list[Told]]:
    """Resources come and go in one sentence, of several degrees the last is told, and each uncovering has its words.

    A turn is one paragraph: answers to the small questions in it belong to it.
    """
    told: list[list[Told]] = []
    for events in actions:
        item: list[Told] = []
        for event in events:
            if item and _begins(event):
                told.append(item)
                item = []
            _add(item, event)
        if not item:
            continue
        if told and not _begins(item[0]) and _mover(told[-1]) == _mover(item):
            told[-1] += item
        else:
            told.append(item)
    return told


def _mover(item: list[Told]) -> int:
    """Whose events these are; what is uncovered belongs to nobody."""
    return next((int(event["seat"]) for event in reversed(item) if event["seat"] >= 0), -1)


def _begins(event: Told) -> bool:
    """A turn, or a step of the round, which is a paragraph of its own."""
    return event["kind"] in BEGINS or (event["kind"] == "floor" and event["floor"] == 1)


def _add(item: list[Told], event: Told) -> None:
    kind = event["kind"]
    last = item[-1] if item else None
    same = last is not None and last["seat"] == event["seat"] and last.get("cause") == event.get("cause")
    if kind in SUMMED:
        if same and last is not None and last["kind"] == SUMMED[kind]:
            last["goods"][event["what"]] = last["goods"].get(event["what"], 0) + event["amount"]
        else:
            item.append({**event, "kind": SUMMED[kind], "goods": {event["what"]: event["amount"]}})
    elif kind == "degree" and same and last is not None and last["kind"] == "degree":
        last["degree"] = event["degree"]
    elif kind == "lost":
        item.append({"kind": "loses", "seat": event["seat"], "rule": event["rule"], "action": event["what"]})
    elif kind == "reveal":
        item.append({**event, "kind": f"reveal-{_uncovered(event)}"})
    else:
        item.append(dict(event))


def _uncovered(event: Told) -> str:
    for field in ("moon", "specialist", "asteroid"):
        if field in event:
            return field
    return "dead"
