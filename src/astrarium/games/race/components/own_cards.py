"""Cards of a user's own: the text of a TOML file, read into cards, or refused with place and reason (RG-CUST)."""

import tomllib
from typing import Any, Final

from astrarium.games.race.components.card import MOST_POWERS, Card
from astrarium.games.race.components.powers import (
    DRAW_IF_PRODUCED_HERE,
    NO_MODE,
    POWER_IDS,
    PRODUCE_HERE,
    PRODUCE_HERE_BY_HAND_DISCARD,
    PRODUCTION,
    ROW_IDS,
    TRADE_BONUS_THIS_WORLD,
)
from astrarium.games.race.components.printed import CARD_IDS, PRINTED, PRINTED_NAMES
from astrarium.kernel.data import Entry
from astrarium.kernel.errors import BadOption

MOST_OWN_CARDS: Final = 17
"""So many blank cards are in the box (RG-CUST-01)."""
OWN_IDS: Final[list[str]] = [f"own_{number}" for number in range(1, MOST_OWN_CARDS + 1)]
"""What a user's own cards are called in actions, events and views: by their place in the set."""
LONGEST_NAME: Final = 40
OWN_KEYS: Final = (
    "id",
    "name",
    "world",
    "defence",
    "development",
    "vp",
    "good",
    "keywords",
    "symbols",
    "powers",
    "scoring",
    "copies",
)
_HERE: Final = (PRODUCE_HERE, PRODUCE_HERE_BY_HAND_DISCARD)
_ON_THIS_WORLD: Final = (TRADE_BONUS_THIS_WORLD, DRAW_IF_PRODUCED_HERE)


def read_own_cards(text: str) -> list[Card]:
    """The cards of a user's own set; what cannot be a card is refused with card, field and what is allowed."""
    if not text.strip():
        return []
    try:
        entry = Entry("own cards", _toml(text))
        entries = entry.list_of("card")
        if len(entries) > MOST_OWN_CARDS:
            raise ValueError(f"own cards: {len(entries)} are more than the {MOST_OWN_CARDS} blank ones of the box")
        cards = [_own_card(PRINTED + number, item) for number, item in enumerate(entries)]
        entry.finish()
        _check_set(cards, entries)
    except (ValueError, RecursionError) as error:
        raise BadOption(str(error)) from None
    for card, name in zip(cards, OWN_IDS):
        card.id = name
    return cards


def _toml(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except ValueError as error:
        raise ValueError(f"own cards: the text is no TOML: {error}") from None


def _own_card(index: int, entry: Entry) -> Card:
    for key in entry.table:
        if key not in OWN_KEYS:
            raise entry.wrong(key, f"a card of your own has no such field; there are {', '.join(OWN_KEYS)}")
    card = Card(index, entry, True)
    check_own_card(card, entry)
    return card


def check_own_card(card: Card, entry: Entry) -> None:
    """What a card may not be, however it is written (RG-CUST-04)."""
    if not card.id.isascii() or not card.id.replace("_", "a").isalnum() or card.id.lower() != card.id:
        raise entry.wrong("id", f"{card.id!r} is not made of small letters, digits and underscores")
    if not card.name.strip() or not card.name.isprintable() or len(card.name) > LONGEST_NAME:
        raise entry.wrong("name", f"a name has 1 to {LONGEST_NAME} letters and no line breaks")
    low, high = (1, 6) if not card.world else (1, 9) if card.military else (0, 9)
    if not low <= card.cost <= high:
        raise entry.wrong(card.shape, f"it must be a whole number from {low} to {high}")
    if not 1 <= card.copies <= MOST_OWN_CARDS:
        raise entry.wrong("copies", f"it must be a whole number from 1 to {MOST_OWN_CARDS}")
    if not card.world and card.mode != NO_MODE:
        raise entry.wrong("good", "a development has no goods; only a world or a military world may have them")
    if card.world and card.scoring:
        raise entry.wrong("scoring", "only developments have scoring rows")
    _check_powers(card, entry)


def _check_powers(card: Card, entry: Entry) -> None:
    for row, powers in enumerate(card.rows):
        if len(powers) > MOST_POWERS:
            raise entry.wrong("powers", f"a card has at most {MOST_POWERS} powers in row {ROW_IDS[row]}")
    producing = [power.kind for power in card.powers if power.kind in _HERE]
    if card.mode == PRODUCTION and not producing:
        raise entry.wrong("powers", "a production world needs produce_here or produce_here_by_hand_discard")
    if card.mode != PRODUCTION and producing:
        raise entry.wrong("powers", f"{POWER_IDS[producing[0]]} is only for a world whose good is of production")
    if card.mode == NO_MODE:
        for power in card.powers:
            if power.here or power.kind in _ON_THIS_WORLD:
                raise entry.wrong("powers", f"{POWER_IDS[power.kind]} of this card needs a world with a good")


def _check_set(cards: list[Card], entries: list[Entry]) -> None:
    """What cards may not be together; and the cards that they name are found."""
    keys = CARD_IDS + [card.id for card in cards]
    names = PRINTED_NAMES + [card.name.casefold() for card in cards]
    for card, entry in zip(cards, entries):
        if keys.count(card.id) > 1:
            raise entry.wrong("id", "there is another card with this id")
        if names.count(card.name.casefold()) > 1:
            raise entry.wrong("name", f"there is another card called {card.name!r}")
        for power in card.powers:
            power.match.card = _found(power.match.card, keys, entry, "powers")
        for row in card.scoring:
            row.match.card = _found(row.match.card, keys, entry, "scoring")
    total = sum([card.copies for card in cards])
    if total > MOST_OWN_CARDS:
        raise ValueError(f"own cards: {total} with copies are more than the {MOST_OWN_CARDS} blank ones of the box")


def _found(named: str, keys: list[str], entry: Entry, field: str) -> str:
    """The id of a card that a line names: of one of the set its place there."""
    if not named:
        return ""
    if named not in keys:
        raise entry.wrong(field, f'"card:{named}" is the id of no card, neither a printed one nor one of the set')
    number = keys.index(named)
    return named if number < PRINTED else OWN_IDS[number - PRINTED]
