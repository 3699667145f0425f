# mypyc: off
"""Powers and scoring rows as messages."""

from collections.abc import Iterable, Mapping
from typing import Any

from astrarium.games.race.components.card import Card
from astrarium.games.race.components.powers import (
    ANY,
    GOOD_IDS,
    KEYWORD_IDS,
    MODE_IDS,
    NO_MODE,
    PER_IDS,
    POWER_IDS,
    ROW_IDS,
    SYMBOL_IDS,
    Match,
    Power,
    Scoring,
)
from astrarium.kernel.message import Message, amounts, name

Named = Mapping[str, str]
"""Own cards by the ids of the messages that name them, and what their author calls them."""


def own_names(cards: Iterable[Card]) -> Named:
    """The names of the players' own among some cards."""
    return {f"card-{card.id}": card.name for card in cards if card.own}


def owned(value: Any, names: Named) -> Any:
    """A message with the names that the authors of own cards gave them."""
    if isinstance(value, list):
        return [owned(item, names) for item in value]
    if not names or not isinstance(value, Message):
        return value
    args = {key: owned(item, names) for key, item in value.args.items()}
    return Message(value.id, args, names.get(value.id, value.text))


def power_said(power: Power, short: bool = False) -> Message:
    """A power as a sentence, or in as few letters as can be understood."""
    good = GOOD_IDS[power.good] if power.good != ANY else "any"
    args: dict[str, Any] = {
        "amount": power.amount,
        "signed": f"{power.amount:+}".replace("-", "−"),
        "cards": power.cards,
        "goods": power.goods,
        "times": power.times,
        "kind": "here" if power.here else good,
        "good": name("good", good, short=short),
        "target": _target(power, short),
        "gain": list(amounts({"vp": power.vp, "cards": power.cards})),
        "priced": power.priced,
        "match": match_said(power.match),
    }
    return Message(f"{'short' if short else 'power'}-{POWER_IDS[power.kind]}", args)


def _target(power: Power, short: bool) -> Message | str:
    if power.keyword >= 0:
        return name("keyword", KEYWORD_IDS[power.keyword], short=short)
    if power.symbol >= 0:
        return name("symbol", SYMBOL_IDS[power.symbol], short=short)
    return name("good", GOOD_IDS[power.good], short=short) if power.good != ANY else ""


def match_said(match: Match) -> list[Any]:
    """What a card must be, test by test."""
    parts: list[Message] = []
    for test, holds in (("world", match.world), ("development", match.development), ("military", match.military)):
        if holds:
            parts.append(Message(f"match-{test}"))
    if match.good != ANY:
        parts.append(name("good", GOOD_IDS[match.good]))
    if match.mode != NO_MODE:
        parts.append(name("mode", MODE_IDS[match.mode]))
    if match.keyword >= 0:
        parts.append(name("keyword", KEYWORD_IDS[match.keyword]))
    if match.symbol >= 0:
        parts.append(name("symbol", SYMBOL_IDS[match.symbol]))
    if match.cost >= 0:
        parts.append(Message("match-cost", {"cost": match.cost}))
    if match.row >= 0:
        parts.append(Message("match-row", {"row": ROW_IDS[match.row]}))
    if match.card:
        parts.append(name("card", match.card))
    return parts


def scoring_said(row: Scoring) -> Message:
    """A line of what a development with a question mark counts."""
    if row.per >= 0:
        return Message(f"per-{PER_IDS[row.per]}", {"vp": row.vp})
    return Message("per-card", {"vp": row.vp, "match": match_said(row.match)})
