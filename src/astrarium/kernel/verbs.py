"""The verbs of a game in one table: from it come notation, the places that an action names, completion and codes."""

from typing import Final, final

from astrarium.kernel.action import Action
from astrarium.kernel.compat import mypyc_attr
from astrarium.kernel.errors import UnreadableAction
from astrarium.kernel.slots import CHOICE, EACH, Slot, amount

MOST_DIGITS: Final = 3
"""Digits of a number in notation."""
MOST_CHOICES: Final = 400
"""So many values are listed one by one in codes; a number that can be larger is an amount."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Argument:
    """One argument of a verb: the numbers it stands for, how they are written and read, the places they name.

    ``kind`` is what it names (``hex``, ``card``), ``target`` the kind of place of a board, "" where it is none.
    It is one word and ``takes`` so many numbers; one that takes ``rest`` comes last, and has all words and numbers
    that are left.
    """

    kind: str
    target: str
    takes: int
    rest: bool

    def __init__(self, kind: str, target: str, takes: int = 1, rest: bool = False) -> None:
        self.kind = kind
        self.target = target
        self.takes = takes
        self.rest = rest

    def write(self, numbers: tuple[int, ...]) -> str:
        """Its words; none at all where it may be left out. ``LookupError``: the numbers mean nothing."""
        raise NotImplementedError

    def read(self, text: str) -> tuple[int, ...]:
        """The numbers that its words stand for, or ``UnreadableAction`` with what would be understood."""
        raise NotImplementedError

    def values(self) -> list[tuple[int, ...]]:
        """Everything it can stand for, in a fixed order; nothing if that is too much to list."""
        return []

    def slots(self) -> list[Slot]:
        """How it is chosen step by step: everything that it can stand for has exactly one way.

        Where ``values`` are not all, an argument says it itself.
        """
        values = self.values()
        if not values:
            return [amount() for _ in range(self.takes)]
        return [Slot(CHOICE, values, [self.write(value) for value in values])]

    def places(self, numbers: tuple[int, ...]) -> list[str]:
        """The places it names, as ``kind:id``."""
        return [f"{self.target}:{self.write(numbers)}"] if self.target else []


class Names(Argument):
    """One of the ids of a kind; its number is its place among them. The id "" is left out."""

    ids: list[str]

    def __init__(self, kind: str, ids: list[str], target: str = "") -> None:
        super().__init__(kind, target)
        self.ids = ids

    def write(self, numbers: tuple[int, ...]) -> str:
        if numbers[0] < 0:
            raise LookupError(f"{self.kind} {numbers[0]}")
        return self.ids[numbers[0]]

    def read(self, text: str) -> tuple[int, ...]:
        if text not in self.ids:
            raise UnreadableAction(f"one of {', '.join([name for name in self.ids if name])}")
        return (self.ids.index(text),)

    def values(self) -> list[tuple[int, ...]]:
        return [(number,) for number in range(len(self.ids))]


class Number(Argument):
    """A whole number, from ``least`` to ``most``."""

    least: int
    most: int

    def __init__(self, kind: str, most: int, least: int = 0) -> None:
        super().__init__(kind, "")
        self.least = least
        self.most = most

    def write(self, numbers: tuple[int, ...]) -> str:
        return str(numbers[0])

    def read(self, text: str) -> tuple[int, ...]:
        if not is_number(text) or not self.least <= int(text) <= self.most:
            raise UnreadableAction(f"a number from {self.least} to {self.most}")
        return (int(text),)

    def values(self) -> list[tuple[int, ...]]:
        return [(number,) for number in range(self.least, self.most + 1)]

    def slots(self) -> list[Slot]:
        return super().slots() if self.most - self.least < MOST_CHOICES else [amount(self.least)]


class Maybe(Argument):
    """An argument that may be missing."""

    of: Argument

    def __init__(self, of: Argument) -> None:
        super().__init__(of.kind, of.target, rest=True)
        self.of = of

    def write(self, numbers: tuple[int, ...]) -> str:
        return self.of.write(numbers) if numbers else ""

    def read(self, text: str) -> tuple[int, ...]:
        return self.of.read(text) if text else ()

    def values(self) -> list[tuple[int, ...]]:
        return [(), *self.of.values()]

    def places(self, numbers: tuple[int, ...]) -> list[str]:
        return self.of.places(numbers) if numbers else []


class EachOf(Argument):
    """Any number of different things of one kind, in the order of their numbers."""

    of: Argument

    def __init__(self, of: Argument) -> None:
        super().__init__(of.kind, of.target, rest=True)
        self.of = of

    def write(self, numbers: tuple[int, ...]) -> str:
        return " ".join([self.of.write((number,)) for number in numbers])

    def read(self, text: str) -> tuple[int, ...]:
        found: list[int] = []
        for word in text.split():
            found.extend(self.of.read(word))
        if len(set(found)) != len(found):
            raise UnreadableAction(f"each {self.kind} once")
        return tuple(sorted(found))

    def slots(self) -> list[Slot]:
        [each] = self.of.slots()
        return [Slot(EACH, each.values, each.words)]

    def places(self, numbers: tuple[int, ...]) -> list[str]:
        found: list[str] = []
        for number in numbers:
            found.extend(self.of.places((number,)))
        return found


@final
class Verb:
    """A verb and its arguments."""

    name: str
    arguments: tuple[Argument, ...]

    def __init__(self, name: str, *arguments: Argument) -> None:
        self.name = name
        self.arguments = arguments

    def write(self, numbers: tuple[int, ...]) -> str:
        """The notation of an action of this verb; ``LookupError`` if the numbers mean nothing."""
        words = [self.name]
        for argument, part in self._parts(numbers):
            word = argument.write(part)
            if word:
                words.append(word)
        return " ".join(words)

    def read(self, words: list[str]) -> tuple[int, ...]:
        """The numbers that the words after the verb stand for."""
        numbers: list[int] = []
        at = 0
        for argument in self.arguments:
            text = " ".join(words[at:]) if argument.rest else words[at] if at < len(words) else ""
            at = len(words) if argument.rest else at + 1
            try:
                numbers.extend(argument.read(text))
            except UnreadableAction as error:
                said = repr(text) if text else "nothing"
                raise UnreadableAction(f"{self.name} takes {error}, not {said}") from None
        if at < len(words):
            raise UnreadableAction(f"{self.name} takes {len(self.arguments)} word(s) after it, not {len(words)}")
        return tuple(numbers)

    def places(self, numbers: tuple[int, ...]) -> list[str]:
        """The places that an action of this verb names."""
        found: list[str] = []
        for argument, part in self._parts(numbers):
            found.extend(argument.places(part))
        return found

    def _parts(self, numbers: tuple[int, ...]) -> list[tuple[Argument, tuple[int, ...]]]:
        found: list[tuple[Argument, tuple[int, ...]]] = []
        at = 0
        for argument in self.arguments:
            end = len(numbers) if argument.rest else at + argument.takes
            if end > len(numbers):
                raise LookupError(f"{self.name} {numbers}")
            found.append((argument, numbers[at:end]))
            at = end
        if at != len(numbers):
            raise LookupError(f"{self.name} {numbers}")
        return found


@final
class Verbs:
    """All verbs of a game, in a promised order."""

    by_name: dict[str, Verb]

    def __init__(self, *verbs: Verb) -> None:
        self.by_name = {verb.name: verb for verb in verbs}

    def write(self, action: Action) -> str:
        """The notation of an action; ``LookupError`` if it is none of this game."""
        return self.by_name[action.verb].write(action.args)

    def read(self, text: str) -> tuple[str, tuple[int, ...]]:
        """The verb and the numbers that a text stands for; anything else is refused with what would be understood."""
        words = text.split()
        if not words:
            raise UnreadableAction("nothing was said")
        if words[0] not in self.by_name:
            raise UnreadableAction(f"there is no action {words[0]!r}; there are {', '.join(self.by_name)}")
        return words[0], self.by_name[words[0]].read(words[1:])

    def places(self, action: Action) -> list[str]:
        """The places that an action names, as ``kind:id``."""
        return self.by_name[action.verb].places(action.args)

    def complete(self, words: list[str]) -> list[str]:
        """What the word after these could be, as far as a list can tell."""
        if not words:
            return list(self.by_name)
        verb = self.by_name.get(words[0])
        place = len(words) - 1
        if verb is None or not verb.arguments:
            return []
        argument = verb.arguments[min(place, len(verb.arguments) - 1)]
        if isinstance(argument, EachOf):
            argument = argument.of
        elif place >= len(verb.arguments):
            return []
        found = [argument.write(value) for value in argument.values()]
        return [word for word in found if word and word not in words[1:]]


def is_number(word: str) -> bool:
    """Whether a word is a whole number as it would be written here."""
    return word.isascii() and word.isdecimal() and len(word) <= MOST_DIGITS and str(int(word)) == word
