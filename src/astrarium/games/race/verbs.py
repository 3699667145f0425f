"""The verbs of Race for the Galaxy: ``develop public_works``, ``pay gem_world``, ``consume old_earth``."""

from typing import Final, final

from astrarium.games.race.components.numbers import ACTION_IDS
from astrarium.games.race.components.own_cards import OWN_IDS
from astrarium.games.race.components.printed import CARD_IDS
from astrarium.kernel.action import Action
from astrarium.kernel.errors import UnreadableAction
from astrarium.kernel.slots import CHOICE, Slot, amount
from astrarium.kernel.verbs import Argument, Names, Number, Verb, Verbs, is_number

NAMES: Final[list[str]] = CARD_IDS + OWN_IDS
NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(NAMES)}
BONUS: Final = -1
"""The bonus of the Produce action, where a card could stand."""
MOST_NTH: Final = 99


@final
class CardArgument(Argument):
    """A card by its id; ``target`` is where it lies."""

    def __init__(self, target: str) -> None:
        super().__init__("card", target)

    def write(self, numbers: tuple[int, ...]) -> str:
        return written(numbers[0])

    def read(self, text: str) -> tuple[int, ...]:
        if text not in NUMBERS:
            raise UnreadableAction("a card")
        return (NUMBERS[text],)

    def values(self) -> list[tuple[int, ...]]:
        return [(number,) for number in range(len(NAMES))]


@final
class NthCard(Argument):
    """A card of the tableau, and behind it a number that is left out if it is the first.

    Which power of the card is meant, or which copy of a world.
    """

    copies: bool

    def __init__(self, kind: str, copies: bool) -> None:
        super().__init__(kind, "tableau", takes=2, rest=True)
        self.copies = copies

    def write(self, numbers: tuple[int, ...]) -> str:
        card, nth = numbers
        return f"{written(card)} {nth + 1}" if nth else written(card)

    def read(self, text: str) -> tuple[int, ...]:
        words = text.split()
        if not words or len(words) > 2 or words[0] not in NUMBERS:
            raise UnreadableAction(f"a card and the number of its {self.kind}")
        if len(words) == 2 and (not is_number(words[1]) or not 1 <= int(words[1]) <= MOST_NTH):
            raise UnreadableAction(f"a number from 1 to {MOST_NTH}")
        return NUMBERS[words[0]], int(words[1]) - 1 if len(words) == 2 else 0

    def values(self) -> list[tuple[int, ...]]:
        return [(number, 0) for number in range(len(NAMES))]

    def slots(self) -> list[Slot]:
        return [Slot(CHOICE, [(number,) for number in range(len(NAMES))], NAMES), amount()]

    def places(self, numbers: tuple[int, ...]) -> list[str]:
        """The copy that is meant; powers are alike on all copies of a card, so they name the card."""
        card, nth = numbers
        return [f"tableau:{written(card)}#{nth + 1}" if self.copies and nth else f"tableau:{written(card)}"]


@final
class Source(Argument):
    """What produces on a windfall world: a card of the tableau, or the bonus."""

    def __init__(self) -> None:
        super().__init__("source", "tableau")

    def write(self, numbers: tuple[int, ...]) -> str:
        return "bonus" if numbers[0] == BONUS else written(numbers[0])

    def read(self, text: str) -> tuple[int, ...]:
        if text != "bonus" and text not in NUMBERS:
            raise UnreadableAction("a card or the bonus")
        return (BONUS if text == "bonus" else NUMBERS[text],)

    def values(self) -> list[tuple[int, ...]]:
        return [(number,) for number in range(BONUS, len(NAMES))]

    def places(self, numbers: tuple[int, ...]) -> list[str]:
        return []


def written(card: int) -> str:
    """The id of a card; ``LookupError`` if there is none with that number."""
    if card < 0:
        raise LookupError(f"card {card}")
    return NAMES[card]


HAND_CARD: Final = CardArgument("hand")
DRAWN_CARD: Final = CardArgument("drawn")
TABLEAU_CARD: Final = CardArgument("tableau")
WORLD: Final = NthCard("copy", True)
POWER: Final = NthCard("power", False)

VERBS: Final = Verbs(
    Verb("start", CardArgument("start")),
    Verb("discard", HAND_CARD),
    Verb("draft", DRAWN_CARD),
    Verb("action", Names("action", ACTION_IDS, "action")),
    Verb("keep", DRAWN_CARD),
    Verb("develop", HAND_CARD),
    Verb("settle", HAND_CARD),
    Verb("nothing"),
    Verb("pay", HAND_CARD),
    Verb("payment"),
    Verb("conquer"),
    Verb("sacrifice", TABLEAU_CARD),
    Verb("tactics", TABLEAU_CARD),
    Verb("hire", HAND_CARD),
    Verb("enough"),
    Verb("sell", WORLD),
    Verb("consume", POWER),
    Verb("spend", WORLD),
    Verb("gamble", Number("number", 99)),
    Verb("produce", TABLEAU_CARD, Source()),
    Verb("draw", POWER),
    Verb("supply", TABLEAU_CARD),
    Verb("done"),
)


class RaceAction(Action):
    """An action of Race for the Galaxy; its text is its notation."""

    def __str__(self) -> str:
        return VERBS.write(self)


def card_name(card: int) -> str:
    """The word for a card."""
    return NAMES[card]


def read(text: str) -> Action:
    """The action with that notation."""
    verb, numbers = VERBS.read(text)
    return RaceAction(verb, numbers)
