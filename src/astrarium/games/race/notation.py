"""Actions as short texts, and back: ``develop public_works``, ``pay gem_world``, ``consume old_earth``."""

from typing import Final

from astrarium.games.race.components.numbers import ACTION_IDS
from astrarium.games.race.components.own_cards import OWN_IDS
from astrarium.games.race.components.printed import CARD_IDS
from astrarium.kernel.action import Action
from astrarium.kernel.errors import UnreadableAction

NAMES: Final[list[str]] = CARD_IDS + OWN_IDS
NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(NAMES)}

CARD: Final = 0
ACTION: Final = 1
NUMBER: Final = 2
EXTRA: Final = 3
"""A number that is left out if it is nothing: the second power of a card, or the second copy of a world."""
SOURCE: Final = 4
"""A card, or ``bonus``."""
BONUS: Final = -1

ARGUMENTS: Final[dict[str, list[int]]] = {
    "start": [CARD],
    "discard": [CARD],
    "draft": [CARD],
    "action": [ACTION],
    "keep": [CARD],
    "develop": [CARD],
    "settle": [CARD],
    "nothing": [],
    "pay": [CARD],
    "payment": [],
    "conquer": [],
    "sacrifice": [CARD],
    "tactics": [CARD],
    "hire": [CARD],
    "enough": [],
    "sell": [CARD, EXTRA],
    "consume": [CARD, EXTRA],
    "spend": [CARD, EXTRA],
    "gamble": [NUMBER],
    "produce": [CARD, SOURCE],
    "draw": [CARD, EXTRA],
    "supply": [CARD],
    "done": [],
}


class RaceAction(Action):
    """An action of Race for the Galaxy; its text is its notation."""

    def __str__(self) -> str:
        return write(self)


def card_name(card: int) -> str:
    """The word for a card."""
    return NAMES[card]


def write(action: Action) -> str:
    """The notation of an action."""
    words = [action.verb]
    for kind, value in zip(ARGUMENTS[action.verb], action.args, strict=True):
        if kind == CARD:
            words.append(NAMES[value])
        elif kind == ACTION:
            words.append(ACTION_IDS[value])
        elif kind == SOURCE:
            words.append("bonus" if value == BONUS else NAMES[value])
        elif kind == NUMBER:
            words.append(str(value))
        elif value:
            words.append(str(value + 1))
    return " ".join(words)


def read(text: str) -> Action:
    """The action with that notation; anything else is refused with what would be understood."""
    words = text.split()
    if not words:
        raise UnreadableAction("nothing was said")
    verb = words[0]
    if verb not in ARGUMENTS:
        raise UnreadableAction(f"there is no action {verb!r}; there are {', '.join(ARGUMENTS)}")
    rest = words[1:]
    kinds = ARGUMENTS[verb]
    if EXTRA in kinds and len(rest) == len(kinds) - 1:
        rest.append("1")
    if len(rest) != len(kinds):
        raise UnreadableAction(f"{verb} takes {len(kinds)} word(s) after it, not {len(rest)}")
    return RaceAction(verb, tuple([_value(kind, word, verb) for kind, word in zip(kinds, rest, strict=True)]))


def _value(kind: int, word: str, verb: str) -> int:
    if kind == CARD or (kind == SOURCE and word != "bonus"):
        if word not in NUMBERS:
            raise UnreadableAction(f"{verb} takes a card, not {word!r}")
        return NUMBERS[word]
    if kind == SOURCE:
        return BONUS
    if kind == ACTION:
        if word not in ACTION_IDS:
            raise UnreadableAction(f"{verb} takes one of {', '.join(ACTION_IDS)}, not {word!r}")
        return ACTION_IDS.index(word)
    if not word.isascii() or not word.isdigit() or len(word) > 2:
        raise UnreadableAction(f"{verb} takes a small number, not {word!r}")
    number = int(word)
    if kind == NUMBER:
        return number
    if number < 1:
        raise UnreadableAction(f"{verb} counts from 1, not from {word}")
    return number - 1
