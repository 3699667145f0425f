"""The verbs of Federation: ``place 2 vote s13``, ``mission m5``, ``shop 3``, ``hire 1C2``, ``pay 1L 1O``."""

from typing import Final

from astrarium.games.federation.components.components import TOKEN_IDS
from astrarium.games.federation.components.ids import (
    ACTION_IDS,
    AMBASSADOR_IDS,
    CELL_CODES,
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
from astrarium.kernel.slots import CHOICE, Slot, amount
from astrarium.kernel.verbs import Argument, Names, Number, Verb, Verbs, is_number

MOON: Final = 0
"""The way of the mage, where a cell of Neo could stand: the start of Neo is never moved to."""

MOST_UNITS: Final = 999
LETTERS: Final = "LCOG"
CELLS: Final = 100 * CELL_CODES
"""A cell has a number below it: a level is written with two digits at most."""
NOTHING: Final = "nothing"


class Cell(Argument):
    """A cell of Neo."""

    def __init__(self) -> None:
        super().__init__("cell", "cell")

    def write(self, numbers: tuple[int, ...]) -> str:
        return cell_name(numbers[0])

    def read(self, text: str) -> tuple[int, ...]:
        code = cell_code(text)
        if code <= MOON:
            raise UnreadableAction("a cell like n3a")
        return (code,)

    def slots(self) -> list[Slot]:
        values: list[tuple[int, ...]] = [(code,) for code in range(CELLS)]
        return [Slot(CHOICE, values, [self.write(value) for value in values])]


class Way(Cell):
    """A cell of Neo for the miner, or the mage's next moon."""

    def write(self, numbers: tuple[int, ...]) -> str:
        return "moon" if numbers[0] == MOON else cell_name(numbers[0])

    def read(self, text: str) -> tuple[int, ...]:
        return (MOON,) if text == "moon" else super().read(text)

    def places(self, numbers: tuple[int, ...]) -> list[str]:
        return [] if numbers[0] == MOON else super().places(numbers)


class Spent(Argument):
    """Resources that are paid: ``1L 2O``, in the order of their numbers, or ``nothing``."""

    def __init__(self) -> None:
        super().__init__("resources", "", len(LETTERS), rest=True)

    def write(self, numbers: tuple[int, ...]) -> str:
        if len(numbers) != len(LETTERS) or min(numbers) < 0 or max(numbers) > MOST_UNITS:
            raise LookupError(f"pay {numbers}")
        return " ".join([f"{amount}{letter}" for amount, letter in zip(numbers, LETTERS) if amount]) or NOTHING

    def read(self, text: str) -> tuple[int, ...]:
        amounts = [0] * len(LETTERS)
        if text == NOTHING:
            return tuple(amounts)
        last = -1
        for word in text.split():
            place = LETTERS.find(word[-1])
            if place <= last or not is_number(word[:-1]) or word[:-1] == "0":
                last = -1
                break
            amounts[place] = int(word[:-1])
            last = place
        if last < 0:
            raise UnreadableAction(f"amounts like 1L 2O, in the order {LETTERS}, or {NOTHING}")
        return tuple(amounts)

    def slots(self) -> list[Slot]:
        return [amount() for _ in LETTERS]


SHOP: Final = Names("shop", SHOP_IDS, "shop")
MISSION: Final = Names("mission", MISSION_IDS, "mission")
OWN: Final = Names("specialist", SPECIALIST_IDS, "own")
TOKEN: Final = Names("token", TOKEN_IDS)
UNITS: Final = Number("units", MOST_UNITS)

VERBS: Final = Verbs(
    Verb("start", Names("start", START_IDS)),
    Verb("place", Names("ambassador", AMBASSADOR_IDS), Names("side", SIDE_IDS), Names("space", SPACE_IDS, "space")),
    Verb("keep"),
    Verb("cover", TOKEN),
    Verb("die"),
    Verb("skip"),
    Verb("end"),
    Verb("discard", Names("resource", RESOURCE_IDS, "resource")),
    Verb("pay", Spent()),
    Verb("use", OWN),
    Verb("copy", Names("specialist", SPECIALIST_IDS)),
    Verb("refresh", OWN),
    Verb("hire", Names("specialist", SPECIALIST_IDS, "specialist")),
    Verb("move", Cell()),
    Verb("dead", Names("dead_asteroids", DEAD_IDS)),
    Verb("go"),
    Verb("take", TOKEN),
    Verb("shop", SHOP),
    Verb("disc", SHOP),
    Verb("build", Names("structure", STRUCTURE_IDS, "building")),
    Verb("spy", Names("action", ACTION_IDS)),
    Verb("mission", MISSION),
    Verb("marker", MISSION),
    Verb("project", Names("project", PROJECT_IDS, "project")),
    Verb("medal", Names("medal", MEDAL_IDS)),
    Verb("income", Names("production", PRODUCTION_IDS, "building")),
    Verb("convert", Names("resource", RESOURCE_IDS)),
    Verb("transport", Way()),
    Verb("choose", Names("choice", CHOICE_IDS)),
    Verb("mix", UNITS, UNITS),
    Verb("deep", Names("deep_space", DEEP_IDS)),
    Verb("upkeep", Names("level", LEVEL_IDS)),
    Verb("law", Names("wing", WING_IDS, "law")),
)


class FederationAction(Action):
    """An action of Federation; its text is its notation."""

    def __str__(self) -> str:
        return VERBS.write(self)


def read(text: str) -> Action:
    """The action with that notation."""
    verb, args = VERBS.read(text)
    return FederationAction(verb, args)
