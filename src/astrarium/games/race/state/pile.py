"""A deck and its discards."""

from typing import Any, final


@final
class Pile:
    """A deck and its discards. ``known`` says for each discard which seats have seen its face, one bit each."""

    def __init__(self) -> None:
        self.deck: list[int] = []
        self.discards: list[int] = []
        self.known: list[int] = []

    # Written by `python -m build_tools.fields` from the fields above: change them there.

    def clone(self) -> "Pile":
        """An independent copy; what never changes is shared."""
        copy = Pile()
        copy.deck = self.deck[:]
        copy.discards = self.discards[:]
        copy.known = self.known[:]
        return copy

    def plain(self) -> dict[str, Any]:
        """All of it as JSON-able data in a fixed order."""
        plain: dict[str, Any] = {}
        plain["deck"] = self.deck
        plain["discards"] = self.discards
        plain["known"] = self.known
        return plain

    def adopt(self, plain: dict[str, Any]) -> None:
        """Take over what ``plain`` wrote."""
        self.deck = list(plain["deck"])
        self.discards = list(plain["discards"])
        self.known = list(plain["known"])

    @staticmethod
    def restore(plain: dict[str, Any]) -> "Pile":
        """The pile whose ``plain()`` this was."""
        restored = Pile()
        restored.adopt(plain)
        return restored

    # End of what is written.
