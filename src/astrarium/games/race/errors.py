"""What is wrong with a card, as data: the card, the field, and the reason as a message."""

from typing import Any

from astrarium.kernel.data import Entry
from astrarium.kernel.errors import BadData, BadOption
from astrarium.kernel.message import Message


class BadLine(BadData):
    """A line of words that says nothing."""


class CardFault(BadData):
    """Something that cannot be on a card: ``where`` is the card, ``field`` one of its keys."""

    def __init__(self, place: str, where: str, field: str, said: Message) -> None:
        super().__init__(place, said)
        self.where = where
        self.field = field

    def __reduce__(self) -> tuple[Any, ...]:
        return CardFault, (self.place, self.where, self.field, self.said)


class BadWeights(ValueError):
    """Weights of a network that cannot be used."""


class BadCards(BadOption):
    """A set of own cards that cannot be played: which card, which of its fields, and why."""

    def __init__(self, sentence: str, card: str, field: str, said: Message) -> None:
        super().__init__(sentence, said)
        self.card = card
        self.field = field
        self.why = said

    def __reduce__(self) -> tuple[type["BadCards"], tuple[str, str, str, Message]]:
        return BadCards, (str(self), self.card, self.field, self.why)


def reason(word: str, text: str, /, **args: Any) -> Message:
    """Why something cannot be; ``text`` is the sentence in English."""
    return Message(f"fault-{word}", args, text)


def fault(entry: Entry, field: str, said: Message) -> CardFault:
    """What is wrong with a field of an entry."""
    return CardFault(f"{entry.place(field)}, {field}", entry.where, field, said)
