"""How the numbers of an action are chosen one after another, for programs that count their choices."""

from typing import Final, final

CHOICE: Final = 0
"""One of some values."""
AMOUNT: Final = 1
"""One whole number without a limit."""
EACH: Final = 2
"""Any number of different values, in ascending order."""

SMALL: Final = 32
"""An amount below it is one choice; a larger one says "more" first, once for every so many."""


@final
class Slot:
    """A part of an argument that is chosen at once: its values, as numbers of an action, and the words for them.

    All values of a choice have the same number of numbers, unless it is the last slot of its verb.
    """

    kind: int
    values: list[tuple[int, ...]]
    words: list[str]
    least: int

    def __init__(self, kind: int, values: list[tuple[int, ...]], words: list[str], least: int = 0) -> None:
        self.kind = kind
        self.values = values
        self.words = words
        self.least = least


def amount(least: int = 0) -> Slot:
    """A slot for any whole number from ``least`` on."""
    return Slot(AMOUNT, [], [str(least + number) for number in range(SMALL)] + ["more"], least)
