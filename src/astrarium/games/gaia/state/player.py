"""What lies before one seat."""

from typing import Any, Final, final

from astrarium.games.gaia.components.ids import AREA_IDS, NO_BOOSTER, NO_FACTION, STRUCTURE_IDS
from astrarium.games.gaia.map.hexes import members

NO_BRAINSTONE: Final = 0
BRAINSTONE_IN_GAIA: Final = 4
BRAINSTONE_LOST: Final = 5
"""Where the brainstone lies: areas 1 to 3, the Gaia area, or out of the game."""


@final
class Player:
    """All that lies before one seat, and its pieces on the map."""

    seat: int
    faction: int
    vp: int
    ore: int
    credits: int
    knowledge: int
    qic: int
    area1: int
    area2: int
    area3: int
    gaia: int
    brainstone: int
    formers_ready: int
    formers_gaia: int
    formers_unearned: int
    booster: int
    used: int
    formed: int
    joined: bool
    passed: bool
    built: list[int]
    planets: list[int]
    levels: list[int]
    tiles: list[int]
    covers: list[int]
    tokens: list[int]
    green: list[int]
    federated: int
    satellites: int
    stations: int
    ledger: list[tuple[int, str, int]]

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.faction = NO_FACTION
        self.vp = 0
        self.ore = 0
        self.credits = 0
        self.knowledge = 0
        self.qic = 0
        self.area1 = 0
        self.area2 = 0
        self.area3 = 0
        # Power tokens in the Gaia area; like the areas, without the brainstone.
        self.gaia = 0
        self.brainstone = NO_BRAINSTONE
        self.formers_ready = 0
        self.formers_gaia = 0
        self.formers_unearned = 0
        self.booster = NO_BOOSTER
        # Special actions taken this round, one bit each (see actions/special.py).
        self.used = 0
        # Federation tokens from forming federations, and whether the Ivits' one has grown since.
        self.formed = 0
        self.joined = False
        self.passed = False
        # Pieces on the map by structure; the Lost Planet's mine is no piece.
        self.built = [0] * len(STRUCTURE_IDS)
        # Colonized planets in the order of settling.
        self.planets = []
        self.levels = [0] * len(AREA_IDS)
        # Standard tech tiles, and for each the advanced tile that covers it, or -1.
        self.tiles = []
        self.covers = []
        # Federation tokens, and for each whether its green side is up.
        self.tokens = []
        self.green = []
        # Hex sets: planets and stations in federations, satellites, space stations.
        self.federated = 0
        self.satellites = 0
        self.stations = 0
        self.ledger = []

    def clone(self) -> "Player":
        """An independent copy."""
        copy = Player(self.seat)
        copy.faction = self.faction
        copy.vp = self.vp
        copy.ore = self.ore
        copy.credits = self.credits
        copy.knowledge = self.knowledge
        copy.qic = self.qic
        copy.area1 = self.area1
        copy.area2 = self.area2
        copy.area3 = self.area3
        copy.gaia = self.gaia
        copy.brainstone = self.brainstone
        copy.formers_ready = self.formers_ready
        copy.formers_gaia = self.formers_gaia
        copy.formers_unearned = self.formers_unearned
        copy.booster = self.booster
        copy.used = self.used
        copy.formed = self.formed
        copy.joined = self.joined
        copy.passed = self.passed
        copy.built = self.built[:]
        copy.planets = self.planets[:]
        copy.levels = self.levels[:]
        copy.tiles = self.tiles[:]
        copy.covers = self.covers[:]
        copy.tokens = self.tokens[:]
        copy.green = self.green[:]
        copy.federated = self.federated
        copy.satellites = self.satellites
        copy.stations = self.stations
        copy.ledger = self.ledger[:]
        return copy


PLAYER_NUMBERS: Final = (
    "seat",
    "faction",
    "vp",
    "ore",
    "credits",
    "knowledge",
    "qic",
    "area1",
    "area2",
    "area3",
    "gaia",
    "brainstone",
    "formers_ready",
    "formers_gaia",
    "formers_unearned",
    "booster",
    "used",
    "formed",
    "joined",
    "passed",
)
PLAYER_LISTS: Final = ("built", "planets", "levels", "tiles", "covers", "tokens", "green")
PLAYER_SETS: Final = ("federated", "satellites", "stations")


def plain_player(player: Player) -> dict[str, Any]:
    """The player as JSON-able data in a fixed order; sets of hexes as lists."""
    plain: dict[str, Any] = {}
    for name in PLAYER_NUMBERS + PLAYER_LISTS:
        plain[name] = getattr(player, name)
    for name in PLAYER_SETS:
        plain[name] = members(getattr(player, name))
    plain["ledger"] = [list(entry) for entry in player.ledger]
    return plain


def restored_player(plain: dict[str, Any]) -> Player:
    """The player whose ``plain_player`` this was."""
    player = Player(plain["seat"])
    for name in PLAYER_NUMBERS:
        setattr(player, name, plain[name])
    for name in PLAYER_LISTS:
        setattr(player, name, list(plain[name]))
    for name in PLAYER_SETS:
        places = 0
        for place in plain[name]:
            places |= 1 << place
        setattr(player, name, places)
    player.ledger = [(entry[0], entry[1], entry[2]) for entry in plain["ledger"]]
    return player
