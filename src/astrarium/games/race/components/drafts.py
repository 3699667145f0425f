# mypyc: off
"""A set of own cards as it is being written: what can be drawn of each card, and the first thing that is wrong."""

import tomllib
from collections.abc import Callable
from typing import Any

import msgspec

from astrarium.games.race.components.card import Card
from astrarium.games.race.components.own_cards import CARD, WHERE, OwnEntry, read_own_cards
from astrarium.games.race.components.reading import parse_power, parse_scoring
from astrarium.games.race.components.saying import Named, owned, power_said, scoring_said
from astrarium.games.race.components.served import card_face
from astrarium.games.race.errors import BadCards, BadLine, CardFault
from astrarium.games.race.view_types import CardDraft, CardDrafts, CardFace
from astrarium.kernel.message import Message
from astrarium.kernel.own_text import CheckedText, TextFault


def check_cards(text: str) -> CheckedText:
    """The cards of a text, and the first thing that the game does not accept."""
    entries = _entries(text)
    names = {f"card-{entry['id']}": str(entry["name"]) for entry in entries if "id" in entry and "name" in entry}
    drafts: CardDrafts = {"cards": [_draft(entry, names) for entry in entries]}
    return CheckedText(shown=msgspec.to_builtins(drafts), fault=_fault(text))


def _fault(text: str) -> TextFault | None:
    try:
        read_own_cards(text)
    except BadCards as error:
        return TextFault(item=error.card, field=error.field, said=error.why)
    return None


def _entries(text: str) -> list[dict[str, Any]]:
    """What the text says about each card."""
    try:
        cards = tomllib.loads(text).get(CARD, [])
    except (ValueError, RecursionError):
        return []
    if not isinstance(cards, list):
        return []
    return [
        {key: value for key, value in card.items() if _is_plain(value)} for card in cards if isinstance(card, dict)
    ]


def _is_plain(value: object) -> bool:
    """Only what a card can be made of: texts, small numbers, and lists of texts."""
    if isinstance(value, list):
        return all(isinstance(item, str) for item in value)
    return isinstance(value, str) or (isinstance(value, int) and not isinstance(value, bool) and abs(value) < 1000)


def _draft(entry: dict[str, Any], names: Named) -> CardDraft:
    powers = _said(entry, "powers", lambda line: power_said(parse_power(line, WHERE)), names)
    scoring = _said(entry, "scoring", lambda line: scoring_said(parse_scoring(line, WHERE)), names)
    readable = {
        field: [line for line, said in zip(_lines(entry, field), found, strict=True) if said is not None]
        for field, found in (("powers", powers), ("scoring", scoring))
    }
    face = _drawn({**entry, **readable}, names)
    return {"entry": entry, "face": face, "powers": powers, "scoring": scoring}


def _lines(entry: dict[str, Any], field: str) -> list[str]:
    found = entry.get(field, [])
    return found if isinstance(found, list) else []


def _said(entry: dict[str, Any], field: str, say: Callable[[str], Message], names: Named) -> list[Message | None]:
    """Each line in a sentence; one that says nothing has none."""
    found: list[Message | None] = []
    for line in _lines(entry, field):
        try:
            found.append(owned(say(line), names))
        except BadLine:
            found.append(None)
    return found


def _drawn(table: dict[str, Any], names: Named) -> CardFace | None:
    """The card without the fields that cannot be read; nothing if then nothing is left of it."""
    while True:
        try:
            return card_face(Card(0, OwnEntry(WHERE, dict(table)), True), names)
        except CardFault as error:
            if error.field not in table:
                return None
            table = {key: value for key, value in table.items() if key != error.field}
