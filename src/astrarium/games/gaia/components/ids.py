"""What the rules know by name: planet types, structures, research areas and factions, in index order.

A negative index is none.
"""

from typing import Final

NO_SEAT: Final = -1
NO_FACTION: Final = -1
NO_BOOSTER: Final = -1
NO_TILE: Final = -1
NO_TOKEN: Final = -1

MOST_MINES: Final = 3
"""So many a faction can begin with on every map."""

ACADEMY: Final = 0
FACTION: Final = 1
BOOSTER_STEPS: Final = 2
BOOSTER_RANGE: Final = 3
"""Special actions by the bit that marks them as used; those of tech tiles follow."""
BOARD_SPECIALS: Final[list[str]] = ["academy", "faction", "terraform", "range"]
NO_SPECIAL: Final = -1

STRUCTURES_COUNT: Final = 0
IN_FEDERATIONS_COUNT: Final = 1
TYPES_COUNT: Final = 2
GAIA_COUNT: Final = 3
SECTORS_COUNT: Final = 4
FINAL_COUNTS: Final[list[str]] = ["structures", "in_federations", "types", "gaia", "sectors", "satellites"]
"""What final scoring tiles can count."""

TERRA: Final = 0
OXIDE: Final = 1
VOLCANIC: Final = 2
DESERT: Final = 3
SWAMP: Final = 4
TITANIUM: Final = 5
ICE: Final = 6
GAIA: Final = 7
TRANSDIM: Final = 8
LOST: Final = 9
PLANET_IDS: Final[list[str]] = [
    "terra",
    "oxide",
    "volcanic",
    "desert",
    "swamp",
    "titanium",
    "ice",
    "gaia",
    "transdim",
    "lost",
]

NONE: Final = 0
MINE: Final = 1
STATION: Final = 2
LAB: Final = 3
INSTITUTE: Final = 4
ACADEMY_LEFT: Final = 5
ACADEMY_RIGHT: Final = 6
STRUCTURE_IDS: Final[list[str]] = ["", "mine", "station", "lab", "institute", "academy_left", "academy_right"]

TERRAFORMING: Final = 0
NAVIGATION: Final = 1
INTELLIGENCE: Final = 2
GAIA_PROJECT: Final = 3
ECONOMY: Final = 4
SCIENCE: Final = 5
AREA_IDS: Final[list[str]] = ["terra", "nav", "ai", "gaia", "eco", "sci"]

FACTION_IDS: Final[list[str]] = [
    "terrans",
    "lantids",
    "xenos",
    "gleens",
    "taklons",
    "ambas",
    "hadsch_hallas",
    "ivits",
    "geodens",
    "bal_taks",
    "firaks",
    "bescods",
    "nevlas",
    "itars",
]
