"""Actions as short texts, and back: ``place 2 vote s13``, ``mission m5``, ``shop 3``, ``hire 1C2``, ``pay 1L 1O``."""

from typing import Final

from astrarium.games.federation.components.components import TOKEN_IDS
from astrarium.games.federation.components.ids import (
    ACTION_IDS,
    AMBASSADOR_IDS,
    DEAD_IDS,
    DEEP_IDS,
    LEVEL_IDS,
    MEDAL_IDS,
    MISSION_IDS,
    PRODUCTION_IDS,
    PROJECT_IDS,
    RESOURCE_IDS,
    SHOP_IDS,
    SIDE_IDS,
    SPACE_IDS,
    SPECIALIST_IDS,
    START_IDS,
    STRUCTURE_IDS,
    WING_IDS,
    cell_code,
    cell_name,
)
from astrarium.games.federation.components.language import CHOICE_IDS
from astrarium.kernel.action import Action
from astrarium.kernel.errors import UnreadableAction

# The words of a verb's arguments: a list of names, or one of the kinds below.
CELL: Final[list[str]] = ["cell"]
WAY: Final[list[str]] = ["cell or moon"]
UNITS: Final[list[str]] = ["units"]
SPENT: Final[list[str]] = ["resources"]

MOON: Final = 0
"""The way of the mage, where a cell of Neo could stand: the start of Neo is never moved to."""

LETTERS: Final = "LCOG"
NOTHING: Final = "nothing"
MOST_UNITS: Final = 999

ARGUMENTS: Final[dict[str, list[list[str]]]] = {
    "start": [START_IDS],
    "place": [AMBASSADOR_IDS, SIDE_IDS, SPACE_IDS],
    "keep": [],
    "cover": [TOKEN_IDS],
    "die": [],
    "skip": [],
    "end": [],
    "discard": [RESOURCE_IDS],
    "pay": [SPENT],
    "use": [SPECIALIST_IDS],
    "copy": [SPECIALIST_IDS],
    "refresh": [SPECIALIST_IDS],
    "hire": [SPECIALIST_IDS],
    "move": [CELL],
    "dead": [DEAD_IDS],
    "go": [],
    "take": [TOKEN_IDS],
    "shop": [SHOP_IDS],
    "disc": [SHOP_IDS],
    "build": [STRUCTURE_IDS],
    "spy": [ACTION_IDS],
    "mission": [MISSION_IDS],
    "marker": [MISSION_IDS],
    "project": [PROJECT_IDS],
    "medal": [MEDAL_IDS],
    "income": [PRODUCTION_IDS],
    "convert": [RESOURCE_IDS],
    "transport": [WAY],
    "choose": [CHOICE_IDS],
    "mix": [UNITS, UNITS],
    "deep": [DEEP_IDS],
    "upkeep": [LEVEL_IDS],
    "law": [WING_IDS],
}


class FederationAction(Action):
    """An action of Federation; its text is its notation."""

    def __str__(self) -> str:
        return write(self)


def write(action: Action) -> str:
    """The notation of an action."""
    args = action.args
    words = [action.verb]
    kinds = ARGUMENTS[action.verb]
    if kinds == [SPENT]:
        return " ".join([action.verb, *_write_spent(args)])
    if len(args) != len(kinds):
        raise LookupError(f"{action.verb} {args}")
    for i, kind in enumerate(kinds):
        if kind is CELL or (kind is WAY and args[i] != MOON):
            words.append(cell_name(args[i]))
        elif kind is WAY:
            words.append("moon")
        elif kind is UNITS:
            words.append(str(args[i]))
        elif args[i] < 0:
            raise LookupError(f"{action.verb} {args}")
        else:
            words.append(kind[args[i]])
    return " ".join(words)


def read(text: str) -> Action:
    """The action with that notation; anything else is refused with what would be understood."""
    words = text.split()
    if not words:
        raise UnreadableAction("nothing was said")
    verb = words[0]
    rest = words[1:]
    if verb not in ARGUMENTS:
        raise UnreadableAction(f"there is no action {verb!r}; there are {', '.join(ARGUMENTS)}")
    kinds = ARGUMENTS[verb]
    if kinds == [SPENT]:
        return FederationAction(verb, _read_spent(rest))
    if len(rest) != len(kinds):
        raise UnreadableAction(f"{verb} takes {len(kinds)} word(s) after it, not {len(rest)}")
    numbers: list[int] = []
    for word, kind in zip(rest, kinds):
        numbers.append(_number(word, kind, verb))
    return FederationAction(verb, tuple(numbers))


def _number(word: str, kind: list[str], verb: str) -> int:
    if kind is WAY and word == "moon":
        return MOON
    if kind is CELL or kind is WAY:
        code = cell_code(word)
        if code <= MOON:
            raise UnreadableAction(f"{verb} takes a cell like n3a, not {word!r}")
        return code
    if kind is UNITS:
        if not _is_number(word):
            raise UnreadableAction(f"{verb} takes numbers, not {word!r}")
        return int(word)
    if word in kind:
        return kind.index(word)
    raise UnreadableAction(f"{verb} takes one of {', '.join(kind)}, not {word!r}")


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) <= 3 and str(int(word)) == word


def _write_spent(args: tuple[int, ...]) -> list[str]:
    if len(args) != len(LETTERS) or min(args) < 0 or max(args) > MOST_UNITS:
        raise LookupError(f"pay {args}")
    return [f"{amount}{letter}" for amount, letter in zip(args, LETTERS) if amount] or [NOTHING]


def _read_spent(words: list[str]) -> tuple[int, ...]:
    amounts = [0] * len(LETTERS)
    if words == [NOTHING]:
        return tuple(amounts)
    last = -1
    for word in words:
        place = LETTERS.find(word[-1])
        if place <= last or not _is_number(word[:-1]) or word[:-1] == "0":
            raise UnreadableAction(f"pay takes amounts like 1L 2O, in the order {LETTERS}, not {word!r}")
        amounts[place] = int(word[:-1])
        last = place
    if last < 0:
        raise UnreadableAction(f"pay takes amounts like 1L 2O, or {NOTHING}")
    return tuple(amounts)
