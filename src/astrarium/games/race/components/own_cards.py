"""Cards of a user's own: the text of a TOML file, read into cards, or refused with place and reason (RG-CUST)."""

import tomllib
from typing import Any, Final

from astrarium.games.race.components.card import Card
from astrarium.games.race.components.checking import MOST_OWN_CARDS, check_card
from astrarium.games.race.components.printed import CARD_IDS, PRINTED, PRINTED_NAMES
from astrarium.games.race.errors import BadCards, CardFault, fault, reason
from astrarium.kernel.data import Entry
from astrarium.kernel.message import Message

OWN_IDS: Final[list[str]] = [f"own_{number}" for number in range(1, MOST_OWN_CARDS + 1)]
"""What a user's own cards are called in actions, events and views: by their place in the set."""
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


class OwnEntry(Entry):
    """A table that a user wrote: whatever is wrong with it is told with its place."""

    def wrong(self, key: str, what: str | Message) -> ValueError:
        said = reason("other", what, text=what) if isinstance(what, str) else what
        return CardFault(f"{self.where}, {key}", self.where, key, said)


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
    return CardFault(WHERE, WHERE, "", said)


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
    check_card(card, entry)
    return card


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
