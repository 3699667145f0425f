"""All cards that a game may meet."""

from functools import lru_cache
from typing import Any, Final

from astrarium.games.race.components.card import Card
from astrarium.games.race.components.numbers import Numbers
from astrarium.games.race.components.own_cards import read_own_cards
from astrarium.games.race.components.printed import BASE_CARDS, printed

TABLES: Final = 64
"""So many tables of cards are kept; a server may meet many sets."""


class CardTable:
    """All cards that a game may meet, and its numbers; printed cards have the same places in every table."""

    def __init__(self, cards: list[Card], numbers: Numbers) -> None:
        self.cards: list[Card] = cards
        self.numbers: Numbers = numbers
        self.ids: list[str] = [card.id for card in cards]
        self.by_id: dict[str, int] = {card.id: card.index for card in cards}

    def deck(self, storm: bool) -> list[int]:
        """Every card of the deck, start worlds included, with its copies (RG-COMP-01, -03)."""
        found: list[int] = []
        for card in self.cards:
            found.extend([card.index] * self.copies(card, storm))
        return found

    def copies(self, card: Card, storm: bool) -> int:
        """How often a card is in the deck."""
        if card.own:
            return card.copies
        if card.index < BASE_CARDS:
            return card.copies_with_storm if storm else card.copies
        return card.copies if storm else 0


@lru_cache(maxsize=TABLES)
def card_table(second_edition: bool, own: str, corrections: str = "") -> CardTable:
    """The cards of an edition, with a user's own cards (the text of a TOML file) behind them, and the numbers."""
    box = printed(corrections)
    return CardTable((box.second if second_edition else box.first) + read_own_cards(own), box.numbers)


def table_of(options: dict[str, Any]) -> CardTable:
    """The cards and numbers of a game with these options."""
    return card_table(options["edition"] == "second", options["cards"], options.get("data", ""))
