"""Actions as whole numbers: a fixed space of codes, made from a game's table of verbs (docs/encodings.md)."""

from collections.abc import Callable, Sequence
from typing import Final, final

from astrarium.kernel.action import Action
from astrarium.kernel.errors import UnreadableAction
from astrarium.kernel.slots import AMOUNT, CHOICE, EACH, SMALL, Slot
from astrarium.kernel.verbs import Verb, Verbs

LARGEST_BLOCK: Final = 1000
"""Arguments are chosen together with their verb as long as there are not more combinations than this."""
REST: Final = -1
"""All numbers that are left."""
DONE: Final = "done"


@final
class Block:
    """The codes of one step of a verb: ``size`` of them from ``start`` on."""

    verb: str
    start: int
    size: int
    kind: int
    width: int
    least: int
    values: list[tuple[int, ...]]
    words: list[str]
    places: dict[tuple[int, ...], int]

    def __init__(self, verb: str, start: int, slot: Slot) -> None:
        self.verb = verb
        self.start = start
        self.kind = slot.kind
        self.values = slot.values
        self.words = [DONE, *slot.words] if slot.kind == EACH else slot.words
        self.size = len(self.words)
        self.least = slot.least
        widths = {len(value) for value in slot.values}
        self.width = len(slot.values[0]) if len(widths) == 1 else REST
        self.places = {value: place for place, value in enumerate(slot.values)}

    def write(self, numbers: tuple[int, ...], at: int, codes: list[int]) -> int:
        """Add the codes of its part of an action's numbers; where the next part begins."""
        if self.kind == CHOICE:
            end = at + self.width if self.width != REST else len(numbers)
            codes.append(self.start + self.places[numbers[at:end]])
            return end
        if self.kind == AMOUNT:
            left = numbers[at] - self.least
            if left < 0:
                raise LookupError(f"{self.verb} {numbers}")
            while left >= SMALL:
                codes.append(self.start + SMALL)
                left -= SMALL
            codes.append(self.start + left)
            return at + 1
        for number in numbers[at:]:
            codes.append(self.start + 1 + self.places[(number,)])
        codes.append(self.start)
        return len(numbers)

    def read(self, codes: Sequence[int], at: int, numbers: list[int]) -> int:
        """Add the numbers that its part of the codes stands for; where the next part begins."""
        code = self._own(codes, at)
        if self.kind == CHOICE:
            numbers.extend(self.values[code])
            return at + 1
        if self.kind == AMOUNT:
            number = self.least
            while code == SMALL:
                number += SMALL
                at += 1
                code = self._own(codes, at)
            numbers.append(number + code)
            return at + 1
        while code:
            numbers.extend(self.values[code - 1])
            at += 1
            code = self._own(codes, at)
        return at + 1

    def _own(self, codes: Sequence[int], at: int) -> int:
        code = codes[at] - self.start if at < len(codes) else REST
        if not 0 <= code < self.size:
            raise UnreadableAction(f"{self.verb}: not an action in codes: {list(codes)}")
        return code


@final
class ActionSpace:
    """All codes of a game. An action is one code, or several one after another where it has too many parts for one.

    Every action has exactly one sequence of codes, and none is the beginning of another. ``version`` is raised
    whenever a code gets another meaning.
    """

    version: int
    size: int
    blocks: list[Block]
    _verbs: Verbs
    _parse: Callable[[str], Action]
    _of_verb: dict[str, list[Block]]

    def __init__(self, verbs: Verbs, parse: Callable[[str], Action], version: int) -> None:
        self.version = version
        self.size = 0
        self.blocks = []
        self._verbs = verbs
        self._parse = parse
        self._of_verb = {}
        for verb in verbs.by_name.values():
            found: list[Block] = []
            for slot in _joined(verb):
                found.append(Block(verb.name, self.size, slot))
                self.size += found[-1].size
            self.blocks.extend(found)
            self._of_verb[verb.name] = found

    def encode(self, action: Action) -> tuple[int, ...]:
        """The codes of an action; ``LookupError`` if it is none of this game."""
        codes: list[int] = []
        at = 0
        for block in self._of_verb[action.verb]:
            at = block.write(action.args, at, codes)
        return tuple(codes)

    def decode(self, codes: Sequence[int]) -> Action:
        """The action that a whole sequence of codes stands for; ``UnreadableAction`` if it is none."""
        if not codes:
            raise UnreadableAction("no code was given")
        block = self.block(codes[0])
        numbers: list[int] = []
        at = 0
        for part in self._of_verb[block.verb]:
            at = part.read(codes, at, numbers)
        if at != len(codes):
            raise UnreadableAction(f"{block.verb}: not an action in codes: {list(codes)}")
        return self._parse(self._verbs.write(Action(block.verb, tuple(numbers))))

    def legal(self, actions: Sequence[Action], prefix: Sequence[int] = ()) -> list[int]:
        """The codes that may come after ``prefix`` (at first: nothing) towards one of the actions, in order."""
        length = len(prefix)
        begun = tuple(prefix)
        found: set[int] = set()
        for action in actions:
            if not length:
                found.add(self.first(action))
                continue
            codes = self.encode(action)
            if len(codes) > length and codes[:length] == begun:
                found.add(codes[length])
        return sorted(found)

    def mask(self, codes: Sequence[int]) -> bytearray:
        """A byte for each code of the space, 1 for those given; as an array: ``numpy.frombuffer(mask, bool)``."""
        found = bytearray(self.size)
        for code in codes:
            found[code] = 1
        return found

    def block(self, code: int) -> Block:
        """The block that a code is of."""
        low, high = 0, len(self.blocks)
        while high - low > 1:
            middle = (low + high) // 2
            if self.blocks[middle].start <= code:
                low = middle
            else:
                high = middle
        if not 0 <= code < self.size:
            raise UnreadableAction(f"codes go from 0 to {self.size - 1}, not {code}")
        return self.blocks[low]

    def label(self, code: int) -> str:
        """A code in words: ``build 3x-2``, or ``upgrade … lab`` for a later step of an action."""
        block = self.block(code)
        first = self._of_verb[block.verb][0] is block
        return " ".join([block.verb, *([] if first else ["…"]), *block.words[code - block.start].split()])

    def firsts(self, actions: Sequence[Action]) -> list[int]:
        """The first code of each action."""
        return [self.first(action) for action in actions]

    def is_one_code(self, action: Action) -> bool:
        """Whether an action is whole with its first code."""
        return len(self._of_verb[action.verb]) == 1 and self._of_verb[action.verb][0].kind == CHOICE

    def first(self, action: Action) -> int:
        """The first code of an action: quicker than all of them."""
        block = self._of_verb[action.verb][0]
        if block.kind == CHOICE and block.width == len(action.args):
            return block.start + block.places[action.args]
        return self.encode(action)[0]


@final
class PartialAction:
    """An action that is chosen code by code among some legal ones; the game does not know of it."""

    space: ActionSpace
    codes: tuple[int, ...]
    action: Action | None
    _left: list[tuple[tuple[int, ...], Action]]

    def __init__(self, space: ActionSpace, actions: Sequence[Action]) -> None:
        self.space = space
        self.codes = ()
        self.action = None
        self._left = [(space.encode(action), action) for action in actions]

    def legal(self) -> list[int]:
        """The codes that may come next, in order; none when the action is whole."""
        if self.action is not None:
            return []
        at = len(self.codes)
        return sorted({codes[at] for codes, _ in self._left})

    def add(self, code: int) -> Action | None:
        """Choose the next code: the action, if it is whole now. A code that is not legal is refused."""
        at = len(self.codes)
        left = [] if self.action is not None else [each for each in self._left if each[0][at] == code]
        if not left:
            raise UnreadableAction(f"{code} is none of the codes that may come next")
        self.codes = (*self.codes, code)
        self._left = left
        if len(left[0][0]) == at + 1:
            self.action = left[0][1]
        return self.action


def _joined(verb: Verb) -> list[Slot]:
    """The steps of a verb: at first the verb with all arguments that still fit into one block, then one by one."""
    slots: list[Slot] = []
    for argument in verb.arguments:
        slots.extend(argument.slots())
    values: list[tuple[int, ...]] = [()]
    words = [""]
    joined = 0
    for slot in slots:
        if slot.kind != CHOICE or len(values) * len(slot.values) > LARGEST_BLOCK:
            break
        values = [value + other for value in values for other in slot.values]
        words = [f"{word} {other}" for word in words for other in slot.words]
        joined += 1
    return [Slot(CHOICE, values, words), *slots[joined:]]
