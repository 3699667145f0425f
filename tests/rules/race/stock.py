"""The cards from which a test takes the ones that it names."""

from astrarium.games.race.components.card import Card
from astrarium.games.race.state.state import State
from astrarium.games.race.verbs import NUMBERS

SOME = -2
"""Stands for a card of no interest until all cards with names have been taken."""


class Stock:
    """The cards of the box, from which a test takes the ones that it names."""

    def __init__(self, state: State) -> None:
        self.cards: list[Card] = state.switches.table.cards
        self.spare: list[int] = []
        self.left: list[int] = state.switches.table.deck(state.switches.storm)
        # Start worlds last, so that they turn up only where they are named.
        self.left.sort(key=lambda card: (self.cards[card].start < 0, self.cards[card].cost, card))

    def named(self, text: str) -> list[int]:
        """The cards of a list; a number stands for so many of no interest, which ``fill`` chooses later."""
        found: list[int] = []
        for word in text.split():
            if word.isdigit():
                found += [SOME] * int(word)
            else:
                card = NUMBERS[word]
                assert card in self.left, f"{word!r} is not in the box, or not that often"
                self.left.remove(card)
                found.append(card)
        return found

    def fill(self, cards: list[int]) -> list[int]:
        """Choose the cards of no interest: the dearest that are left."""
        filled = [self.left.pop() if card == SOME else card for card in cards]
        self.spare += [card for card, wish in zip(filled, cards, strict=True) if wish == SOME]
        return filled

    def cheap(self) -> int:
        """A card to lie face down as a good: the cheapest that is left and no start world."""
        card = next(card for card in self.left if self.cards[card].start < 0)
        self.left.remove(card)
        return card
