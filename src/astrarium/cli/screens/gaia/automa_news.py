"""The Automa's turns as news: a heading, what it considered step by step, and what it did."""

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from astrarium.cli.screens.gaia.automa import ASKED, AutomaWords, card_named
from astrarium.cli.screens.look import BRASS, QUIET

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
INDENT: Final = 4

Told = dict[str, Any]


def parts_of(events: Sequence[Told]) -> list[list[Told]]:
    """The events of one action, cut where a turn of the Automa begins or ends."""
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
    return bool(part) and part[0]["kind"].startswith("automa-")


def retold(part: Sequence[Told], automa: AutomaWords) -> list[Told]:
    """The Automa's events in sentences of its own; card and action become one heading."""
    told = _equal_together([_own(event, automa) for event in part])
    if part[0]["kind"] != "automa-reveal" or len(part) < 2:
        return told
    reveal, second = part[0], part[1]
    if second["kind"] == "automa-passes":
        return [{**second, "kind": "automa-crosses"}, *told[2:]]
    card = card_named(reveal["card"])
    heading = {**second, "kind": "automa-turn", "vp": card.vp}
    deeds = [event["deed"] for event in part if event["kind"] == "automa-entry"] or [second["deed"]]
    asked = [aspect for deed in deeds for aspect in ASKED.get(deed, ())]
    if len(deeds) > 1 or second["deed"] == "faction":
        # The range is that of the faction card.
        asked = [aspect for aspect in asked if aspect != "range"]
    how = automa.manner(card_named(reveal["behaviour"]), asked)
    manner = {**reveal, "kind": "automa-manner", "card": reveal["behaviour"], "manner": how}
    return [heading, manner, *told[2:]] if how else [heading, *told[2:]]


def _own(event: Told, automa: AutomaWords) -> Told:
    kind = event["kind"]
    if kind == "automa-tie" and not event["out"]:
        return {**event, "kind": "automa-tied", "aspects": [event["by"]]}
    # Its two academies do not differ.
    same = {name: "academy" for name in ("from", "to") if str(event.get(name, "")).startswith("academy")}
    if automa.words.has(f"event-automa-{kind}"):
        return {**event, **same, "kind": f"automa-{kind}"}
    return {**event, **same}


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


def drawn(events: Sequence[Told], names: Sequence[str], automa: AutomaWords, bullet: str) -> RenderableType | None:
    """A turn with its steps below its heading and its deeds in bold; ``None`` if it is no turn."""
    if events[0]["kind"] not in HEADS:
        return None
    words = automa.words
    lines: list[RenderableType] = [Text(bullet + words.say(events[0], names), style=BRASS)]
    done: list[str] = []
    for event in events[1:]:
        if event["kind"] in STEPS:
            lines += _deeds(done, automa)
            done = []
            lines.append(Padding(Text(words.say(event, names), style=QUIET), (0, 0, 0, INDENT), expand=False))
        else:
            done.append(words.say(event, names))
    return Group(*lines, *_deeds(done, automa))


def _deeds(done: Sequence[str], automa: AutomaWords) -> list[RenderableType]:
    if not done:
        return []
    arrow = "=> " if automa.look.plain else "→ "
    return [Padding(Text(arrow + " ".join(done), style="bold"), (0, 0, 0, INDENT), expand=False)]
