"""Actions as short texts, and back: ``build 3x-2``, ``upgrade 3x-2 lab``, ``tech adv_mine over vp_7``."""

from typing import Final

from astrarium.games.gaia.components.components import (
    ADVANCED_IDS,
    BOARD_IDS,
    BOOSTER_IDS,
    FREE_IDS,
    SECTOR_IDS,
    SPECIAL_IDS,
    TECH_IDS,
    TOKEN_IDS,
)
from astrarium.games.gaia.components.effects import RESOURCE_IDS
from astrarium.games.gaia.components.ids import AREA_IDS, FACTION_IDS, STRUCTURE_IDS
from astrarium.games.gaia.map import hexes
from astrarium.kernel.action import Action
from astrarium.kernel.errors import UnreadableAction

# A first word that is empty may be left out: plain "burn", plain "charge".
BURN_IDS: Final[list[str]] = ["", "brainstone_up", "brainstone_away"]
CHARGE_IDS: Final[list[str]] = ["", "token_first", "token_last"]
STONE_IDS: Final[list[str]] = ["moves", "stays"]
SPEND_IDS: Final[list[str]] = ["tokens", "brainstone"]
TURNS: Final[list[str]] = ["0", "1", "2", "3", "4", "5"]

# The words of a verb's arguments: a list of names, "hex", or "hexes" for any number of them.
HEX: Final[list[str]] = ["hex"]
HEXES: Final[list[str]] = ["hexes"]
BOWL: Final[list[str]] = ["bowl"]
ARGUMENTS: Final[dict[str, list[list[str]]]] = {
    "faction": [FACTION_IDS],
    "rotate": [SECTOR_IDS, TURNS],
    "place": [HEX],
    "booster": [BOOSTER_IDS],
    "income": [BOWL],
    "exchange": [],
    "redeem": [RESOURCE_IDS],
    "done": [],
    "build": [HEX],
    "project": [HEX],
    "upgrade": [HEX, STRUCTURE_IDS],
    "federation": [HEXES],
    "satellite": [HEX],
    "token": [TOKEN_IDS],
    "research": [AREA_IDS],
    "power": [BOARD_IDS],
    "qic": [BOARD_IDS],
    "rescore": [TOKEN_IDS],
    "special": [SPECIAL_IDS],
    "swap": [HEX],
    "downgrade": [HEX],
    "station": [HEX],
    "lowest": [AREA_IDS],
    "advance": [AREA_IDS],
    "skip": [],
    "lost": [HEX],
    "burn": [BURN_IDS],
    "convert": [FREE_IDS],
    "charge": [CHARGE_IDS],
    "decline": [],
    "spend": [SPEND_IDS],
    "brainstone": [STONE_IDS],
    "pay": [BOWL],
    "end": [],
}


class GaiaAction(Action):
    """An action of Gaia Project; its text is its notation."""

    def __str__(self) -> str:
        return write(self)


def write(action: Action) -> str:
    """The notation of an action."""
    verb = action.verb
    args = action.args
    if verb == "tech":
        tile = args[0]
        if tile < len(TECH_IDS):
            return f"tech {TECH_IDS[tile]}"
        return f"tech {ADVANCED_IDS[tile - len(TECH_IDS)]} over {TECH_IDS[args[1]]}"
    if verb == "pass":
        return f"pass {BOOSTER_IDS[args[0]]}" if args else "pass"
    words = [verb]
    for i, kind in enumerate(ARGUMENTS[verb]):
        if kind is HEX:
            words.append(hexes.name(args[i]))
        elif kind is HEXES:
            words.extend([hexes.name(place) for place in args])
        elif kind is BOWL:
            words.append(_write_bowl(args))
        elif kind[args[i]]:
            words.append(kind[args[i]])
    return " ".join(words)


def read(text: str) -> Action:
    """The action with that notation; anything else is refused with what would be understood."""
    words = text.split()
    if not words:
        raise UnreadableAction("nothing was said")
    verb = words[0]
    rest = words[1:]
    if verb == "tech":
        return _read_tech(rest)
    if verb == "pass":
        return GaiaAction("pass", (_index(rest[0], BOOSTER_IDS, "pass"),) if len(rest) == 1 else _none(rest, "pass"))
    if verb not in ARGUMENTS:
        raise UnreadableAction(f"there is no action {verb!r}; there are {', '.join([*ARGUMENTS, 'tech', 'pass'])}")
    kinds = ARGUMENTS[verb]
    if kinds == [HEXES]:
        places = sorted([_hex(word, verb) for word in rest])
        if len(set(places)) != len(places):
            raise UnreadableAction(f"{verb} names a hex twice")
        return GaiaAction(verb, tuple(places))
    if not rest and kinds and (kinds[0] is BURN_IDS or kinds[0] is CHARGE_IDS):
        return GaiaAction(verb, (0,))
    if len(rest) != len(kinds):
        raise UnreadableAction(f"{verb} takes {len(kinds)} word(s) after it, not {len(rest)}")
    if kinds == [BOWL]:
        return GaiaAction(verb, _read_bowl(rest[0], verb))
    numbers: list[int] = []
    for word, kind in zip(rest, kinds, strict=True):
        numbers.append(_hex(word, verb) if kind is HEX else _index(word, kind, verb))
    return GaiaAction(verb, tuple(numbers))


def _none(rest: list[str], verb: str) -> tuple[int, ...]:
    if rest:
        raise UnreadableAction(f"{verb} takes at most one word after it, not {len(rest)}")
    return ()


def _hex(word: str, verb: str) -> int:
    place = hexes.named(word)
    if place < 0:
        raise UnreadableAction(f"{verb} takes a hex like 3x-2, not {word!r}")
    return place


def _index(word: str, names: list[str], verb: str) -> int:
    if word in names and word:
        return names.index(word)
    raise UnreadableAction(f"{verb} takes one of {', '.join([name for name in names if name])}, not {word!r}")


def _read_tech(rest: list[str]) -> Action:
    if len(rest) == 1:
        return GaiaAction("tech", (_index(rest[0], TECH_IDS, "tech"),))
    if len(rest) == 3 and rest[1] == "over":
        tile = len(TECH_IDS) + _index(rest[0], ADVANCED_IDS, "tech")
        return GaiaAction("tech", (tile, _index(rest[2], TECH_IDS, "tech")))
    raise UnreadableAction("tech takes a standard tile, or an advanced one like 'adv_mine over vp_7'")


def _write_bowl(args: tuple[int, ...]) -> str:
    stone = f"/b{args[3]}" if args[3] else ""
    return f"{args[0]}/{args[1]}/{args[2]}{stone}"


def _read_bowl(word: str, verb: str) -> tuple[int, ...]:
    parts = word.split("/")
    numbers: list[int] = []
    for part in parts[:3]:
        if not part.isascii() or not part.isdigit() or len(part) > 3:
            raise UnreadableAction(f"{verb} takes power in areas I, II and III like 2/1/0, not {word!r}")
        numbers.append(int(part))
    if len(parts) == 4 and parts[3] in ("b1", "b2", "b3"):
        numbers.append(int(parts[3][1]))
    elif len(parts) == 3:
        numbers.append(0)
    else:
        raise UnreadableAction(f"{verb} takes power in areas I, II and III like 2/1/0, not {word!r}")
    return (numbers[0], numbers[1], numbers[2], numbers[3])
