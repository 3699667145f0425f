"""The verbs of Gaia Project and their notation: ``build 3x-2``, ``upgrade 3x-2 lab``, ``tech adv_mine over vp_7``."""

from typing import Final

from astrarium.games.gaia.components.components import (
    ADVANCED_IDS,
    BOARD_IDS,
    BOOSTER_IDS,
    FREE_IDS,
    SPECIAL_IDS,
    TECH_IDS,
    TOKEN_IDS,
)
from astrarium.games.gaia.components.effects import RESOURCE_IDS
from astrarium.games.gaia.components.ids import AREA_IDS, FACTION_IDS, STRUCTURE_IDS
from astrarium.games.gaia.components.maps import SECTOR_IDS
from astrarium.games.gaia.map import hexes
from astrarium.kernel.action import Action
from astrarium.kernel.errors import UnreadableAction
from astrarium.kernel.slots import CHOICE, Slot, amount
from astrarium.kernel.verbs import Argument, EachOf, Maybe, Names, Number, Verb, Verbs, is_number

# A first word that is empty may be left out: plain "burn", plain "charge".
BURN_IDS: Final[list[str]] = ["", "brainstone_up", "brainstone_away"]
CHARGE_IDS: Final[list[str]] = ["", "token_first", "token_last"]
STONE_IDS: Final[list[str]] = ["moves", "stays"]
SPEND_IDS: Final[list[str]] = ["tokens", "brainstone"]
OVER: Final = " over "


class Hex(Argument):
    """A hex of the grid, on the map or not."""

    def __init__(self) -> None:
        super().__init__("hex", "hex")

    def write(self, numbers: tuple[int, ...]) -> str:
        if numbers[0] < 0:
            raise LookupError(f"hex {numbers[0]}")
        return hexes.NAMES[numbers[0]]

    def read(self, text: str) -> tuple[int, ...]:
        place = hexes.named(text)
        if place < 0:
            raise UnreadableAction("a hex like 3x-2")
        return (place,)

    def slots(self) -> list[Slot]:
        return [Slot(CHOICE, [(place,) for place in hexes.INSIDE], [hexes.NAMES[place] for place in hexes.INSIDE])]


class Structure(Names):
    """A structure, which cannot be left out."""

    def __init__(self) -> None:
        super().__init__("structure", STRUCTURE_IDS)

    def read(self, text: str) -> tuple[int, ...]:
        if not text:
            raise UnreadableAction(f"one of {', '.join(STRUCTURE_IDS[1:])}")
        return super().read(text)


class Bowl(Argument):
    """Power in areas I, II and III, and the area of the brainstone if it is in one of them: ``2/1/0/b3``."""

    def __init__(self) -> None:
        super().__init__("power", "", 4)

    def write(self, numbers: tuple[int, ...]) -> str:
        stone = f"/b{numbers[3]}" if numbers[3] else ""
        return f"{numbers[0]}/{numbers[1]}/{numbers[2]}{stone}"

    def read(self, text: str) -> tuple[int, ...]:
        parts = text.split("/")
        areas = parts[:3]
        if len(parts) == 4 and parts[3] in ("b1", "b2", "b3"):
            stone = int(parts[3][1])
        elif len(parts) == 3:
            stone = 0
        else:
            areas = []
        if not areas or not all(is_number(part) for part in areas):
            raise UnreadableAction("power in areas I, II and III like 2/1/0")
        return (int(areas[0]), int(areas[1]), int(areas[2]), stone)

    def slots(self) -> list[Slot]:
        stone = Slot(
            CHOICE, [(area,) for area in range(4)], ["no stone", "stone in I", "stone in II", "stone in III"]
        )
        return [amount(), amount(), amount(), stone]


class TechTile(Argument):
    """A standard tile, or an advanced one, numbered after them, over a standard one."""

    def __init__(self) -> None:
        super().__init__("tech", "tech", rest=True)

    def write(self, numbers: tuple[int, ...]) -> str:
        if not numbers or min(numbers) < 0 or (len(numbers) == 2) != (numbers[0] >= len(TECH_IDS)):
            raise LookupError(f"tech {numbers}")
        if len(numbers) == 1:
            return TECH_IDS[numbers[0]]
        return ADVANCED_IDS[numbers[0] - len(TECH_IDS)] + OVER + TECH_IDS[numbers[1]]

    def read(self, text: str) -> tuple[int, ...]:
        tile, over, covered = text.partition(OVER)
        if not over and " " in text:
            raise UnreadableAction("a standard tile, or an advanced one like 'adv_mine over vp_7'")
        if not over:
            return (_one_of(tile, TECH_IDS),)
        return (len(TECH_IDS) + _one_of(tile, ADVANCED_IDS), _one_of(covered, TECH_IDS))

    def values(self) -> list[tuple[int, ...]]:
        return [(tile,) for tile in range(len(TECH_IDS))]

    def slots(self) -> list[Slot]:
        tiles = self.values()
        for tile in range(len(TECH_IDS), len(TECH_IDS) + len(ADVANCED_IDS)):
            for covered in range(len(TECH_IDS)):
                tiles.append((tile, covered))
        return [Slot(CHOICE, tiles, [self.write(tile) for tile in tiles])]

    def places(self, numbers: tuple[int, ...]) -> list[str]:
        return [f"tech:{self.write(numbers).partition(OVER)[0]}"]


def _one_of(word: str, ids: list[str]) -> int:
    if word not in ids:
        raise UnreadableAction(f"one of {', '.join(ids)}")
    return ids.index(word)


HEX: Final = Hex()
BOWL: Final = Bowl()
AREA: Final = Names("area", AREA_IDS, "area")
BOOSTER: Final = Names("booster", BOOSTER_IDS, "booster")
OCTAGON: Final = Names("octagon", BOARD_IDS, "octagon")
TOKEN: Final = Names("token", TOKEN_IDS, "token")

VERBS: Final = Verbs(
    Verb("faction", Names("faction", FACTION_IDS, "faction")),
    Verb("rotate", Names("sector", SECTOR_IDS, "sector"), Number("turns", 5)),
    Verb("place", HEX),
    Verb("booster", BOOSTER),
    Verb("income", BOWL),
    Verb("exchange"),
    Verb("redeem", Names("amount", RESOURCE_IDS)),
    Verb("done"),
    Verb("build", HEX),
    Verb("project", HEX),
    Verb("upgrade", HEX, Structure()),
    Verb("federation", EachOf(HEX)),
    Verb("satellite", HEX),
    Verb("token", TOKEN),
    Verb("research", AREA),
    Verb("power", OCTAGON),
    Verb("qic", OCTAGON),
    Verb("rescore", TOKEN),
    Verb("special", Names("special", SPECIAL_IDS)),
    Verb("swap", HEX),
    Verb("downgrade", HEX),
    Verb("station", HEX),
    Verb("lowest", AREA),
    Verb("advance", AREA),
    Verb("skip"),
    Verb("lost", HEX),
    Verb("burn", Names("burn", BURN_IDS)),
    Verb("convert", Names("convert", FREE_IDS)),
    Verb("charge", Names("charge", CHARGE_IDS)),
    Verb("decline"),
    Verb("spend", Names("spend", SPEND_IDS)),
    Verb("brainstone", Names("brainstone", STONE_IDS)),
    Verb("pay", BOWL),
    Verb("end"),
    Verb("tech", TechTile()),
    Verb("pass", Maybe(BOOSTER)),
)


class GaiaAction(Action):
    """An action of Gaia Project; its text is its notation."""

    def __str__(self) -> str:
        return VERBS.write(self)


def read(text: str) -> Action:
    """The action with that notation; anything else is refused with what would be understood."""
    verb, numbers = VERBS.read(text)
    return GaiaAction(verb, numbers)
