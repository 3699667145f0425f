# mypyc: off
"""Events of Race for the Galaxy put together as a person would tell them, one paragraph for a phase."""

from collections.abc import Sequence
from typing import Any, Final

BEGINS: Final = ("round", "phase", "robot-dice", "robot-cell", "over")
"""Events with which something new begins."""
OWN: Final = ("draw", "discard", "keep", "explore")
"""Events of which the seat concerned is told the cards by name."""

Told = dict[str, Any]


def digest(events: Sequence[Told]) -> list[list[Told]]:
    """What happened, by phases; placing, consuming and drawing are one sentence each."""
    told: list[list[Told]] = []
    for event in [event for event in events if _is_news(event)]:
        if not told or event["kind"] in BEGINS or (event["kind"] == "actions" and told[-1][-1]["kind"] != "actions"):
            told.append([])
        _add(told[-1], event)
    return [[_named(event) for event in item] for item in told if item]


def _is_news(event: Told) -> bool:
    """That others take a card of their pack is known to all, and nothing drawn is nothing told."""
    if event["kind"] == "produced":
        return bool(event["cards"])
    return event["kind"] != "drafted" or "card" in event


def _add(item: list[Told], event: Told) -> None:
    kind = event["kind"]
    mine = [other for other in item if other["seat"] == event["seat"]]
    if kind == "draw" and mine and mine[-1]["kind"] == "draw" and mine[-1] is item[-1]:
        _sum(mine[-1], event)
    elif kind == "chips" and item and item[-1]["kind"] == "chips" and item[-1]["seat"] == event["seat"]:
        item[-1]["vp"] += event["vp"]
    elif kind == "good" and item and item[-1]["kind"] in ("good", "goods") and item[-1]["seat"] == event["seat"]:
        worlds = item[-1].get("worlds") or [item[-1]["world"]]
        item[-1].update(kind="goods", worlds=[*worlds, event["world"]])
    elif kind == "keep":
        looked = _last(mine, "explore")
        if looked is None:
            item.append(dict(event))
        else:
            looked.update(event, kind="keep")
    elif kind == "placed":
        _place(item, mine, event)
    elif kind == "good-spent" and mine and mine[-1]["kind"] in ("consume", "consumes"):
        mine[-1]["kind"] = "consumes"
        mine[-1].setdefault("worlds", []).append(event["world"])
    else:
        item.append(dict(event))


def _sum(before: Told, event: Told) -> None:
    before["cards"] += event["cards"]
    if "names" in event:
        before["names"] = before["names"] + event["names"]


def _last(events: Sequence[Told], kind: str) -> Told | None:
    return next((event for event in reversed(events) if event["kind"] == kind), None)


def _place(item: list[Told], mine: list[Told], event: Told) -> None:
    """Reveal, price and placing as one sentence, where the card was revealed in the same news."""
    found = dict(event)
    shown = _last(mine, "reveal")
    if shown is not None and shown["card"] == event["card"]:
        item.remove(shown)
    price = _last(mine, "price")
    if price is not None:
        item.remove(price)
        found |= {"kind": "places", "cards": price["cards"]}
    conquest = _last(mine, "conquer")
    if conquest is not None and conquest["card"] == event["card"]:
        return
    good = mine[-1] if mine and item and mine[-1] is item[-1] and mine[-1]["kind"] == "good" else None
    if good is None:
        item.append(found)
    else:
        item.insert(len(item) - 1, found)


def _named(event: Told) -> Told:
    if event["kind"] in OWN and event.get("names"):
        return {**event, "kind": f"{event['kind']}-own"}
    if event["kind"] == "drafted":
        return {**event, "kind": "drafted-own"}
    if event["kind"] == "robot-dice" and "robot" not in event["faces"]:
        return {**event, "kind": "robot-rolls"}
    return event
