"""A deck and its discards."""

from typing import final


@final
class Pile:
    """A deck and its discards. ``known`` says for each discard which seats have seen its face, one bit each."""

    deck: list[int]
    discards: list[int]
    known: list[int]

    def __init__(self) -> None:
        self.deck = []
        self.discards = []
        self.known = []

    def clone(self) -> "Pile":
        """An independent copy."""
        copy = Pile()
        copy.deck = self.deck[:]
        copy.discards = self.discards[:]
        copy.known = self.known[:]
        return copy

    def plain(self) -> list[list[int]]:
        """The pile as JSON-able data."""
        return [self.deck, self.discards, self.known]

    @staticmethod
    def restore(plain: list[list[int]]) -> "Pile":
        """The pile whose ``plain()`` this was."""
        pile = Pile()
        pile.deck, pile.discards, pile.known = [list(part) for part in plain]
        return pile
