"""What sets factions apart beyond the numbers on their boards: abilities, each by its word in factions.toml.

A faction has an ability from the start ("abilities") or while its institute stands ("institute_abilities"). Code asks
for the ability (``factions.can``), never for the faction, so any faction can be given it. docs/gaia-factions.md lists
where each is asked for.
"""

from typing import Final

GAIA_TOKENS_TO_AREA2: Final = 0
GAIA_TOKENS_BUY: Final = 1
SHARED_MINES: Final = 2
SHARED_MINE_KNOWLEDGE: Final = 3
LOW_THRESHOLD: Final = 4
QIC_AS_ORE: Final = 5
GAIA_FOR_ORE: Final = 6
GAIA_MINE_VP: Final = 7
OWN_TOKEN: Final = 8
BRAINSTONE: Final = 9
TOKEN_ON_CHARGE: Final = 10
SWAP: Final = 11
CREDITS_AS_POWER: Final = 12
INSTITUTE_START: Final = 13
ONE_FEDERATION: Final = 14
SATELLITES_FOR_QIC: Final = 15
SPACE_STATION: Final = 16
NEW_TYPE_KNOWLEDGE: Final = 17
NO_NAVIGATION: Final = 18
NAVIGATION: Final = 19
FORMER_QIC: Final = 20
DOWNGRADE: Final = 21
LOWEST_TRACK: Final = 22
TITANIUM_POWER: Final = 23
TOKEN_KNOWLEDGE: Final = 24
DOUBLE_TOKENS: Final = 25
BURN_TO_GAIA: Final = 26
TOKENS_FOR_TILE: Final = 27
ABILITY_IDS: Final[list[str]] = [
    "gaia_tokens_to_area2",
    "gaia_tokens_buy",
    "shared_mines",
    "shared_mine_knowledge",
    "low_threshold",
    "qic_as_ore",
    "gaia_for_ore",
    "gaia_mine_vp",
    "own_token",
    "brainstone",
    "token_on_charge",
    "swap",
    "credits_as_power",
    "institute_start",
    "one_federation",
    "satellites_for_qic",
    "space_station",
    "new_type_knowledge",
    "no_navigation",
    "navigation",
    "former_qic",
    "downgrade",
    "lowest_track",
    "titanium_power",
    "token_knowledge",
    "double_tokens",
    "burn_to_gaia",
    "tokens_for_tile",
]
NO_ABILITY: Final = -1
SPECIAL_ABILITIES: Final[list[int]] = [SWAP, DOWNGRADE, SPACE_STATION, LOWEST_TRACK]
"""Special actions of the faction board; its one octagon has room for one of them (GP-SPEC-04)."""
