"""What lies before the Automa besides its pieces: its cards. Part of the position."""

from typing import Any, final

NO_CARD = -1


@final
class Automa:
    """The Automa's cards, by index; the top of a pile is its last item.

    The cards at the bottom of the deck lie crosswise, so a card is one of them if hardly any are left below it.
    ``known`` are the cards of which the player knows that they go round in the deck, one bit each.
    """

    difficulty: int
    deck: list[int]
    closed: list[int]
    discards: list[int]
    action: int
    behaviour: int
    known: int

    def __init__(self, difficulty: int) -> None:
        self.difficulty = difficulty
        self.deck = []
        self.closed = []
        self.discards = []
        self.action = NO_CARD
        self.behaviour = NO_CARD
        self.known = 0

    def clone(self) -> "Automa":
        """An independent copy."""
        copy = Automa(self.difficulty)
        copy.deck = self.deck[:]
        copy.closed = self.closed[:]
        copy.discards = self.discards[:]
        copy.action = self.action
        copy.behaviour = self.behaviour
        copy.known = self.known
        return copy

    def open_cards(self) -> list[int]:
        """The action card and the behaviour card, as far as they lie there."""
        return [card for card in (self.action, self.behaviour) if card != NO_CARD]

    def plain(self) -> dict[str, Any]:
        """All of it as JSON-able data."""
        return {
            "difficulty": self.difficulty,
            "deck": self.deck,
            "closed": self.closed,
            "discards": self.discards,
            "action": self.action,
            "behaviour": self.behaviour,
            "known": self.known,
        }

    @staticmethod
    def restore(plain: dict[str, Any]) -> "Automa":
        """The Automa whose ``plain()`` this was."""
        automa = Automa(plain["difficulty"])
        automa.deck = list(plain["deck"])
        automa.closed = list(plain["closed"])
        automa.discards = list(plain["discards"])
        automa.action = plain["action"]
        automa.behaviour = plain["behaviour"]
        automa.known = plain["known"]
        return automa
