"""The news of Gaia Project: events put together as a person would tell them."""

from collections.abc import Sequence
from typing import Any, Final

from astrarium.cli.screens.gaia.automa import AutomaWords
from astrarium.cli.screens.gaia.automa_news import is_automa, parts_of, retold
from astrarium.cli.words import Words

UNTOLD: Final = ("offer", "spend", "pay", "spend-with", "brainstone", "power")
"""Steps of a payment or an offer, whose outcome is told anyway."""

Told = dict[str, Any]


def digest(actions: Sequence[Sequence[Told]], automa: AutomaWords) -> list[list[Told]]:
    """Free actions of a seat in a row become one item, goods from one cause one sentence."""
    words = automa.words
    told: list[list[Told]] = []
    for part in [part for events in actions for part in parts_of(_gathered(events))]:
        item = retold(part, automa) if is_automa(part) else part
        if told and _are_conversions(told[-1] + item) and told[-1][0]["seat"] == item[0]["seat"]:
            told[-1] += item
        else:
            told.append(item)
    return [_counted(item, words) if _are_conversions(item) else item for item in told]


def _gathered(events: Sequence[Told]) -> list[Told]:
    found: list[Told] = []
    for event in events:
        if event["kind"] in UNTOLD or str(event.get("cause", "")).startswith("convert:"):
            continue
        if event["kind"] != "gain":
            found.append(event)
            continue
        same = [other for other in found if other["kind"] == "gains" and _source(other) == _source(event)]
        if not same:
            same = [{**event, "kind": "gains", "goods": {}}]
            found += same
        goods = same[0]["goods"]
        goods[event["what"]] = goods.get(event["what"], 0) + event["amount"]
    return found


def _source(event: Told) -> tuple[Any, Any]:
    return event["seat"], event["cause"]


def _are_conversions(events: Sequence[Told]) -> bool:
    return bool(events) and all(event["kind"] == "convert" for event in events)


def _counted(events: Sequence[Told], words: Words) -> list[Told]:
    """Several conversions of a seat as one event, each kind with its number."""
    counts: dict[str, int] = {}
    for event in events:
        counts[event["action"]] = counts.get(event["action"], 0) + 1
    names = [
        words.name("convert", action) if number == 1 else f"{number} x {words.name('convert', action)}"
        for action, number in counts.items()
    ]
    return [{**events[0], "action": names}]
