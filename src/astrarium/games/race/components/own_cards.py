"""Cards of a user's own: the text of a TOML file, read into cards, or refused with place and reason (RG-CUST)."""

import tomllib
from typing import Any, Final

from astrarium.games.race.components.card import MOST_POWERS, Card, out_of_range
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
from astrarium.games.race.errors import BadCards, CardFault, fault, reason
from astrarium.kernel.data import Entry
from astrarium.kernel.message import Message

MOST_OWN_CARDS: Final = 17
"""So many blank cards are in the box (RG-CUST-01)."""
OWN_IDS: Final[list[str]] = [f"own_{number}" for number in range(1, MOST_OWN_CARDS + 1)]
"""What a user's own cards are called in actions, events and views: by their place in the set."""
LONGEST_NAME: Final = 40
WHERE: Final = "own cards"
"""How the text of a set is called where something is wrong with it."""
CARD: Final = "card"
"""The only key that the text has: its cards."""
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


class OwnEntry(Entry):
    """A table that a user wrote: whatever is wrong with it is told with its place."""

    def wrong(self, key: str, what: str) -> ValueError:
        return CardFault(f"{self.where}, {key}: {what}", self.where, key, reason("other", what, text=what))


def read_own_cards(text: str) -> list[Card]:
    """The cards of a user's own set; what cannot be a card is refused with card, field and what is allowed."""
    if not text.strip():
        return []
    try:
        entries = _entries(text)
        cards = [_own_card(PRINTED + number, item) for number, item in enumerate(entries)]
        _check_set(cards, entries)
    except CardFault as error:
        of_card = error.where.removeprefix(WHERE).removeprefix(", ")
        raise BadCards(str(error), of_card, error.field, error.said) from None
    for card, name in zip(cards, OWN_IDS):
        card.id = name
    return cards


def _entries(text: str) -> list[OwnEntry]:
    table = _toml(text)
    whole = OwnEntry(WHERE, table)
    items = [entry.table for entry in whole.list_of(CARD)]
    for key in table:
        if key != CARD:
            why = f"unknown key {key}; known here: {CARD}"
            raise _of_the_set(reason("unknown-key", why, key=key, known=CARD))
    if len(items) > MOST_OWN_CARDS:
        why = f"{len(items)} are more than the {MOST_OWN_CARDS} blank ones of the box"
        raise _of_the_set(reason("too-many", why, count=len(items), most=MOST_OWN_CARDS))
    return [OwnEntry(f"{WHERE}, {item.get('id', f'{CARD} {number}')}", item) for number, item in enumerate(items)]


def _of_the_set(said: Message) -> CardFault:
    """What is wrong with no card by itself."""
    return CardFault(f"{WHERE}: {said.text}", WHERE, "", said)


def _toml(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        why = str(error)
        raise _of_the_set(reason("no-toml", f"the text is no TOML: {why}", error=why)) from None


def _own_card(index: int, entry: OwnEntry) -> Card:
    for key in entry.table:
        if key not in OWN_KEYS:
            known = ", ".join(OWN_KEYS)
            why = f"a card of your own has no such field; there are {known}"
            raise fault(entry, key, reason("no-field", why, known=known))
    card = Card(index, entry, True)
    check_own_card(card, entry)
    return card


def check_own_card(card: Card, entry: Entry) -> None:
    """What a card may not be, however it is written (RG-CUST-04)."""
    if not card.id.isascii() or not card.id.replace("_", "a").isalnum() or card.id.lower() != card.id:
        why = f"{card.id!r} is not made of small letters, digits and underscores"
        raise fault(entry, "id", reason("id", why, id=card.id))
    if not card.name.strip() or not card.name.isprintable() or len(card.name) > LONGEST_NAME:
        why = f"a name has 1 to {LONGEST_NAME} letters and no line breaks"
        raise fault(entry, "name", reason("name", why, most=LONGEST_NAME))
    low, high = (1, 6) if not card.world else (1, 9) if card.military else (0, 9)
    if not low <= card.cost <= high:
        raise out_of_range(entry, card.shape, low, high)
    if not 1 <= card.copies <= MOST_OWN_CARDS:
        raise out_of_range(entry, "copies", 1, MOST_OWN_CARDS)
    if not card.world and card.mode != NO_MODE:
        why = "a development has no goods; only a world or a military world may have them"
        raise fault(entry, "good", reason("no-goods", why))
    if card.world and card.scoring:
        raise fault(entry, "scoring", reason("no-scoring", "only developments have scoring rows"))
    _check_powers(card, entry)


def _check_powers(card: Card, entry: Entry) -> None:
    for row, powers in enumerate(card.rows):
        if len(powers) > MOST_POWERS:
            why = f"a card has at most {MOST_POWERS} powers in row {ROW_IDS[row]}"
            raise fault(entry, "powers", reason("many-powers", why, most=MOST_POWERS, row=ROW_IDS[row]))
    producing = [power.kind for power in card.powers if power.kind in _HERE]
    if card.mode == PRODUCTION and not producing:
        why = "a production world needs produce_here or produce_here_by_hand_discard"
        raise fault(entry, "powers", reason("needs-production", why))
    if card.mode != PRODUCTION and producing:
        power_id = POWER_IDS[producing[0]]
        why = f"{power_id} is only for a world whose good is of production"
        raise fault(entry, "powers", reason("only-production", why, power=power_id))
    if card.mode == NO_MODE:
        for power in card.powers:
            if power.here or power.kind in _ON_THIS_WORLD:
                power_id = POWER_IDS[power.kind]
                why = f"{power_id} of this card needs a world with a good"
                raise fault(entry, "powers", reason("needs-good", why, power=power_id))


def _check_set(cards: list[Card], entries: list[OwnEntry]) -> None:
    """What cards may not be together; and the cards that they name are found."""
    keys = CARD_IDS + [card.id for card in cards]
    names = PRINTED_NAMES + [card.name.casefold() for card in cards]
    for card, entry in zip(cards, entries):
        if keys.count(card.id) > 1:
            raise fault(entry, "id", reason("same-id", "there is another card with this id"))
        if names.count(card.name.casefold()) > 1:
            raise fault(
                entry, "name", reason("same-name", f"there is another card called {card.name!r}", name=card.name)
            )
        for power in card.powers:
            power.match.card = _found(power.match.card, keys, entry, "powers")
        for row in card.scoring:
            row.match.card = _found(row.match.card, keys, entry, "scoring")
    total = sum([card.copies for card in cards])
    if total > MOST_OWN_CARDS:
        why = f"{total} with copies are more than the {MOST_OWN_CARDS} blank ones of the box"
        raise _of_the_set(reason("too-many-copies", why, count=total, most=MOST_OWN_CARDS))


def _found(named: str, keys: list[str], entry: Entry, field: str) -> str:
    """The id of a card that a line names: of one of the set its place there."""
    if not named:
        return ""
    if named not in keys:
        why = f'"card:{named}" is the id of no card, neither a printed one nor one of the set'
        raise fault(entry, field, reason("no-card", why, card=named))
    number = keys.index(named)
    return named if number < PRINTED else OWN_IDS[number - PRINTED]
