"""What lies before the Automa besides its pieces: its cards. Part of the position."""

from typing import Any, final

NO_CARD = -1


@final
class Automa:
    """The Automa's cards, by index; the top of a pile is its last item.

    The cards at the bottom of the deck lie crosswise, so a card is one of them if hardly any are left below it.
    ``known`` are the cards of which the player knows that they go round in the deck, one bit each.
    """

    def __init__(self, difficulty: int) -> None:
        self.difficulty: int = difficulty
        self.deck: list[int] = []
        self.closed: list[int] = []
        self.discards: list[int] = []
        self.action: int = NO_CARD
        self.behaviour: int = NO_CARD
        self.known: int = 0

    def open_cards(self) -> list[int]:
        """The action card and the behaviour card, as far as they lie there."""
        return [card for card in (self.action, self.behaviour) if card != NO_CARD]

    # Written by `python -m build_tools.fields` from the fields above: change them there.

    def clone(self) -> "Automa":
        """An independent copy; what never changes is shared."""
        copy = Automa(self.difficulty)
        copy.deck = self.deck[:]
        copy.closed = self.closed[:]
        copy.discards = self.discards[:]
        copy.action = self.action
        copy.behaviour = self.behaviour
        copy.known = self.known
        return copy

    def plain(self) -> dict[str, Any]:
        """All of it as JSON-able data in a fixed order."""
        plain: dict[str, Any] = {}
        plain["difficulty"] = self.difficulty
        plain["deck"] = self.deck
        plain["closed"] = self.closed
        plain["discards"] = self.discards
        plain["action"] = self.action
        plain["behaviour"] = self.behaviour
        plain["known"] = self.known
        return plain

    def adopt(self, plain: dict[str, Any]) -> None:
        """Take over what ``plain`` wrote."""
        self.difficulty = plain["difficulty"]
        self.deck = list(plain["deck"])
        self.closed = list(plain["closed"])
        self.discards = list(plain["discards"])
        self.action = plain["action"]
        self.behaviour = plain["behaviour"]
        self.known = plain["known"]

    @staticmethod
    def restore(plain: dict[str, Any]) -> "Automa":
        """The automa whose ``plain()`` this was."""
        restored = Automa(plain["difficulty"])
        restored.adopt(plain)
        return restored

    # End of what is written.
