"""The things that the rules know by name, each list in the order of its numbers in code."""

from typing import Final

NONE: Final = -1
"""No tile, token, law, space or ambassador."""
NOBODY: Final = -1
"""No seat."""
NEUTRAL: Final = -2
"""The owner of a space that is blocked with two or three players."""

LAVANDIUM: Final = 0
COPERNIUM: Final = 1
OCEANIUM: Final = 2
GOLD: Final = 3
RESOURCE_IDS: Final[list[str]] = ["lavandium", "copernium", "oceanium", "gold"]

NEO: Final = 0
SIX_MOONS: Final = 1
ATAL: Final = 2
ARRATUIN: Final = 3
E81216: Final = 4
PLANET_IDS: Final[list[str]] = ["neo", "six_moons", "atal", "arratuin", "e81216"]
PLANETS: Final = 5

# The actions of the senate: those of the planets have the planets' numbers, the rooms come after them.
PRESIDENT: Final = 8
SPY: Final = 11
ACTION_IDS: Final[list[str]] = [
    *PLANET_IDS,
    "officers_quarters",
    "purchasing_office",
    "patrons_office",
    "presidents_office",
    "assistants_room",
    "small_lounge",
    "spy",
]
# What stands behind a room's or a planet's action in the rules.
ACTION_RULES: Final[list[str]] = [
    "FD-NEO-01",
    "FD-SIX-01",
    "FD-ATA-01",
    "FD-ARR-02",
    "FD-E81-01",
    "FD-ROOM-01",
    "FD-ROOM-02",
    "FD-ROOM-03",
    "FD-ROOM-04",
    "FD-ROOM-07",
    "FD-ROOM-08",
    "FD-SPY-01",
]

FLOORS: Final = 3
COLUMNS: Final = 6
SPACES: Final = 18
OUTER: Final = 18
SPACE_IDS: Final[list[str]] = [
    *[f"s{floor}{column}" for floor in range(1, FLOORS + 1) for column in range(1, COLUMNS + 1)],
    "outer",
]

LEFT: Final = 0
RIGHT: Final = 1
WING_IDS: Final[list[str]] = ["left", "right"]

VOTE: Final = 0
FUND: Final = 1
COVER: Final = 2
SIDE_IDS: Final[list[str]] = ["vote", "fund", "cover"]
"""How an ambassador lies: on its voting or funding side, or under an alteration token."""

AMBASSADORS: Final = 4
SPECIAL: Final = 4
AMBASSADOR_IDS: Final[list[str]] = ["1a", "1b", "2", "3", "special"]

MISSIONS: Final = 12
MISSION_IDS: Final[list[str]] = [f"m{number}" for number in range(1, MISSIONS + 1)]

MISSION_PROJECT: Final = 5
GENERAL: Final = 6
PROJECT_IDS: Final[list[str]] = [*PLANET_IDS, "missions", "general"]

ACCREDITATION_MEDAL: Final = 5
INTRIGUE_MEDAL: Final = 6
MEDAL_IDS: Final[list[str]] = [*PLANET_IDS, "accreditation", "intrigue"]

TYPES: Final = 5
COLOUR_IDS: Final[list[str]] = ["orange", "blue", "purple", "yellow", "green"]
TYPE_IDS: Final[list[str]] = ["A", "B", "C", "D", "E"]
LEVELS: Final = 3
TOKENS_EACH: Final = 3
SPECIALIST_IDS: Final[list[str]] = [
    f"{level}{letter}{number}"
    for letter in TYPE_IDS
    for level in range(1, LEVELS + 1)
    for number in range(1, TOKENS_EACH + 1)
]

SLOTS: Final = 4
SLOT_IDS: Final[list[str]] = ["1", "2", "3", "4"]
PRODUCTION_IDS: Final[list[str]] = [
    "shipyard",
    "transmutation_chamber",
    "military_academy",
    "alteration_incubator",
    "transporter",
    "lavandium_replicator",
    "consulate",
    "space_university",
]
PRODUCTIONS: Final = 8
MEGASTRUCTURES: Final = 4
STRUCTURE_IDS: Final[list[str]] = [*PRODUCTION_IDS, "mega1", "mega2", "mega3", "mega4"]
MEGA_TILE_IDS: Final[list[str]] = [*PLANET_IDS, "missions", "accreditation", "die"]

MOST_SHOPS: Final = 9
SHOP_IDS: Final[list[str]] = [str(number) for number in range(1, MOST_SHOPS + 1)]
DEEP_IDS: Final[list[str]] = [f"ds{number}" for number in range(1, 9)]
ASTEROID_IDS: Final[list[str]] = [f"a{number}" for number in range(1, 7)]
DEAD_IDS: Final[list[str]] = [f"d{number}" for number in range(1, 7)]
START_IDS: Final[list[str]] = ["crystals", "oceanium", "ship", "degrees", "die", "token", "gold", "degree"]
PLANET_TILE_IDS: Final[list[str]] = [f"pb{number}" for number in range(1, 6)]
ROOM_TILE_IDS: Final[list[str]] = [f"rb{number}" for number in range(1, 6)]

BOX_IDS: Final[list[str]] = [
    "board",
    "personal_boards",
    "deep_space_tiles",
    "megastructure_tiles",
    "law_tiles",
    "production_tiles",
    "alteration_tokens",
    "asteroid_tokens",
    "dead_asteroid_tokens",
    "special_ambassador",
    "starting_tokens",
    "accreditation_level_tokens",
    "specialists",
    "medals",
    "vp_markers",
    "major_project_markers",
    "president_pawn",
    "general_project_markers",
    "mission_markers",
    "spaceships",
    "robots",
    "planet_blocking_tiles",
    "room_blocking_tiles",
    "player_aids",
    "accreditation_markers",
    "mages",
    "miners",
    "trade_discs",
    "neutral_vote_tokens",
    "assistant_dice",
    "resource_tokens",
    "ambassador_tokens",
    "multiplier_tokens",
]
"""What the box holds (FD-CMP)."""

LEVEL_IDS: Final[list[str]] = ["1", "2", "3", "4", "5"]

AT_ONCE: Final = -2
ANY_TIME: Final = -1
WHEN_IDS: Final[list[str]] = ["at once", "any time", *PLANET_IDS]
"""When a specialist is used; the number of a planet is two less than the place of its word here."""


def type_of(specialist: int) -> int:
    """The type of a specialist, which is its colour."""
    return specialist // (LEVELS * TOKENS_EACH)


def level_of(specialist: int) -> int:
    """The level of a specialist, from 1."""
    return specialist // TOKENS_EACH % LEVELS + 1


def character(specialist: int) -> int:
    """Tokens of one type and level show the same character (FD-ATA-02)."""
    return specialist // TOKENS_EACH


def floor_of(space: int) -> int:
    """The floor of a space, from 0 for the lowest."""
    return space // COLUMNS


def wing_of(space: int) -> int:
    """The wing of a space."""
    return LEFT if space % COLUMNS < COLUMNS // 2 else RIGHT


CELL_LETTERS: Final = "abcdefgh"
CELL_CODES: Final = 9
"""So many cells of Neo can share a level of influence: one without a letter and eight with one."""


def cell_code(word: str) -> int:
    """The number that a cell of Neo has in actions: n4b is on level 4; -1 if the word names no cell."""
    if len(word) < 2 or word[0] != "n" or not word.isascii():
        return -1
    digits = word[1:]
    letter = 0
    if digits[-1] in CELL_LETTERS:
        letter = CELL_LETTERS.index(digits[-1]) + 1
        digits = digits[:-1]
    if not digits.isdecimal() or len(digits) > 2 or str(int(digits)) != digits:
        return -1
    return int(digits) * CELL_CODES + letter


def cell_name(code: int) -> str:
    """The word of a cell."""
    if code < 0:
        raise LookupError(code)
    letter = code % CELL_CODES
    return f"n{code // CELL_CODES}{CELL_LETTERS[letter - 1] if letter else ''}"
