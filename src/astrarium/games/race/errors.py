"""What is wrong with a card, as data: the card, the field, and the reason as a message."""

from typing import Any

from astrarium.kernel.data import Entry
from astrarium.kernel.errors import BadOption
from astrarium.kernel.message import Message


class BadLine(ValueError):
    """A line of words that says nothing; ``said`` tells why."""

    def __init__(self, where: str, said: Message) -> None:
        super().__init__(f"{where}: {said.text}")
        self.said = said


class CardFault(ValueError):
    """Something that cannot be on a card."""

    def __init__(self, sentence: str, where: str, field: str, said: Message) -> None:
        super().__init__(sentence)
        self.where = where
        self.field = field
        self.said = said


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
    return CardFault(str(entry.wrong(field, said.text)), entry.where, field, said)
