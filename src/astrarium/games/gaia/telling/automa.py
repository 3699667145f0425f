"""The Automa's turns in messages: a heading, what it considered step by step, and what it did."""

from collections.abc import Sequence
from typing import Any, Final

from astrarium.games.gaia.components.automa_parts import DIRECTION_IDS, FINAL_WORDS, NO_FINAL, AutomaParts, Card
from astrarium.games.gaia.components.components import CARD_IDS
from astrarium.kernel.message import Message, name

Told = dict[str, Any]

HEADS: Final = ("automa-turn", "automa-crosses", "automa-passes")
STEPS: Final = (
    "automa-manner",
    "automa-entry",
    "automa-planets",
    "automa-structures",
    "automa-tie",
    "automa-tied",
    "automa-highest",
    "automa-counts-areas",
    "automa-counts-octagons",
    "automa-cannot",
    "automa-instead",
)
"""What it considered; everything else in its turn is something that it did."""
OWN: Final = ("booster", "build", "gaia-planet", "upgrade", "advance", "points", "first-player")
"""Events of everybody that are told of the Automa in sentences of its own."""
RANGE: Final = "range"
FINAL: Final = "final"
DIRECTION: Final = "direction"
COUNT: Final = "count"
ASKED: Final[dict[str, tuple[str, ...]]] = {
    "mine": (RANGE, FINAL, DIRECTION),
    "upgrade": (DIRECTION,),
    "power": (COUNT,),
    "highest": (COUNT,),
    "random": (COUNT,),
}
"""What an action asks of the behaviour card."""
ALL: Final = (RANGE, FINAL, DIRECTION, COUNT)


def line_kind(kind: str) -> str:
    """How a line of the Automa's turn is shown."""
    if kind in HEADS:
        return "heading"
    return "step" if kind in STEPS else "deed"


def card_named(parts: AutomaParts, word: str) -> Card:
    """The decision card with that number."""
    return parts.cards[CARD_IDS.index(word)]


def manner(card: Card, parts: Sequence[str] = ALL, tiles: Sequence[str] = ()) -> list[Message]:
    """What a card says as the behaviour card; with the final tiles in play the one that counts is named."""
    found: list[Message] = []
    for part in ALL:
        if part in parts:
            found.append(_aspect(card, part, tiles))
    return found


def _aspect(card: Card, part: str, tiles: Sequence[str]) -> Message:
    if part == RANGE:
        return Message("manner-range", {"range": card.range})
    if part == DIRECTION:
        return name("direction", DIRECTION_IDS[card.direction])
    if part == COUNT:
        return Message("manner-count", {"number": card.count, "start": "left" if card.from_left else "right"})
    if card.final == NO_FINAL:
        return Message("manner-no-final")
    place = name("final", FINAL_WORDS[card.final])
    if not tiles:
        return Message("manner-final", {"place": place})
    return Message("manner-final-tile", {"place": place, "tile": name("final", tiles[card.final], short=True)})


def parts_of(events: Sequence[Told]) -> list[list[Told]]:
    """The events, cut where a turn of the Automa begins or ends."""
    parts: list[list[Told]] = [[]]
    automa: int | None = None
    for event in events:
        begins = _begins(parts[-1], event, automa is not None)
        if begins or (automa is not None and event["seat"] != automa):
            parts.append([])
            automa = event["seat"] if begins else None
        parts[-1].append(event)
    return [part for part in parts if part]


def _begins(before: Sequence[Told], event: Told, inside: bool) -> bool:
    kind = event["kind"]
    if kind == "automa-passes":
        return not before or before[-1]["kind"] != "automa-reveal"
    return kind == "automa-reveal" or (kind.startswith("automa-") and not inside)


def is_automa(part: Sequence[Told]) -> bool:
    """Whether a part is the Automa's: its set-up or a turn of it."""
    return bool(part) and str(part[0]["kind"]).startswith("automa-")


def retold(parts: AutomaParts, part: Sequence[Told]) -> list[Told]:
    """The Automa's events in sentences of its own; card and action become one heading."""
    told = _equal_together([_own(event) for event in part])
    if part[0]["kind"] != "automa-reveal" or len(part) < 2:
        return told
    reveal, second = part[0], part[1]
    if second["kind"] == "automa-passes":
        return [{**second, "kind": "automa-crosses"}, *told[2:]]
    card = card_named(parts, reveal["card"])
    heading = {**second, "kind": "automa-turn", "vp": card.vp}
    deeds = [event["deed"] for event in part if event["kind"] == "automa-entry"] or [second["deed"]]
    asked = [aspect for deed in deeds for aspect in ASKED.get(deed, ())]
    if len(deeds) > 1 or second["deed"] == "faction":
        # The range is that of the faction card.
        asked = [aspect for aspect in asked if aspect != RANGE]
    if not asked:
        return [heading, *told[2:]]
    how = {**reveal, "kind": "automa-manner", "card": reveal["behaviour"], "asked": asked}
    return [heading, how, *told[2:]]


def _own(event: Told) -> Told:
    kind = event["kind"]
    if kind == "automa-tie" and not event["out"]:
        return {**event, "kind": "automa-tied", "aspects": [event["by"]]}
    # Its two academies do not differ.
    same = {word: "academy" for word in ("from", "to") if str(event.get(word, "")).startswith("academy")}
    return {**event, **same, "kind": f"automa-{kind}" if kind in OWN else kind}


def _equal_together(events: Sequence[Told]) -> list[Told]:
    """Tie-breakers in a row that decide nothing are one sentence."""
    found: list[Told] = []
    for event in events:
        if event["kind"] == "automa-tied" and found and found[-1]["kind"] == "automa-tied":
            before = found[-1]["aspects"]
            # A faction card may ask for the nearest planet before all others do.
            aspects = [by for by in event["aspects"] if by != "distance" or "near_human" not in before]
            found[-1] = {**event, "aspects": before + aspects}
        else:
            found.append(event)
    return found
