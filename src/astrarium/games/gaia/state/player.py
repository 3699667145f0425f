"""What lies before one seat."""

from typing import Any, Final, final

from astrarium.games.gaia.components.components import DEFAULT, Components
from astrarium.games.gaia.components.ids import AREA_IDS, NO_BOOSTER, NO_FACTION, STRUCTURE_IDS
from astrarium.games.gaia.map.hexes import HexSet, members, set_of
from astrarium.kernel.fields import Shared, Untold

NO_BRAINSTONE: Final = 0
BRAINSTONE_IN_GAIA: Final = 4
BRAINSTONE_LOST: Final = 5
"""Where the brainstone lies: areas 1 to 3, the Gaia area, or out of the game."""


@final
class Player:
    """All that lies before one seat, and its pieces on the map."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.parts: Untold[Shared[Components]] = DEFAULT
        self.faction: int = NO_FACTION
        self.vp: int = 0
        self.ore: int = 0
        self.credits: int = 0
        self.knowledge: int = 0
        self.qic: int = 0
        self.area1: int = 0
        self.area2: int = 0
        self.area3: int = 0
        # Power tokens in the Gaia area; like the areas, without the brainstone.
        self.gaia: int = 0
        self.brainstone: int = NO_BRAINSTONE
        self.formers_ready: int = 0
        self.formers_gaia: int = 0
        self.formers_unearned: int = 0
        self.booster: int = NO_BOOSTER
        # Special actions taken this round, one bit each (see actions/special.py).
        self.used: int = 0
        # Federation tokens from forming federations, and whether the Ivits' one has grown since.
        self.formed: int = 0
        self.joined: bool = False
        self.passed: bool = False
        # Pieces on the map by structure; the Lost Planet's mine is no piece.
        self.built: list[int] = [0] * len(STRUCTURE_IDS)
        # Colonized planets in the order of settling.
        self.planets: list[int] = []
        self.levels: list[int] = [0] * len(AREA_IDS)
        # Standard tech tiles, and for each the advanced tile that covers it, or -1.
        self.tiles: list[int] = []
        self.covers: list[int] = []
        # Federation tokens, and for each whether its green side is up.
        self.tokens: list[int] = []
        self.green: list[int] = []
        # Hex sets: planets and stations in federations, satellites, space stations.
        self.federated: HexSet = 0
        self.satellites: HexSet = 0
        self.stations: HexSet = 0
        self.ledger: list[tuple[int, str, int]] = []

    # Written by `python -m build_tools.fields` from the fields above: change them there.

    def clone(self) -> "Player":
        """An independent copy; what never changes is shared."""
        copy = Player(self.seat)
        copy.parts = self.parts
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

    def plain(self) -> dict[str, Any]:
        """All of it as JSON-able data in a fixed order."""
        plain: dict[str, Any] = {}
        plain["seat"] = self.seat
        plain["faction"] = self.faction
        plain["vp"] = self.vp
        plain["ore"] = self.ore
        plain["credits"] = self.credits
        plain["knowledge"] = self.knowledge
        plain["qic"] = self.qic
        plain["area1"] = self.area1
        plain["area2"] = self.area2
        plain["area3"] = self.area3
        plain["gaia"] = self.gaia
        plain["brainstone"] = self.brainstone
        plain["formers_ready"] = self.formers_ready
        plain["formers_gaia"] = self.formers_gaia
        plain["formers_unearned"] = self.formers_unearned
        plain["booster"] = self.booster
        plain["used"] = self.used
        plain["formed"] = self.formed
        plain["joined"] = self.joined
        plain["passed"] = self.passed
        plain["built"] = self.built
        plain["planets"] = self.planets
        plain["levels"] = self.levels
        plain["tiles"] = self.tiles
        plain["covers"] = self.covers
        plain["tokens"] = self.tokens
        plain["green"] = self.green
        plain["federated"] = members(self.federated)
        plain["satellites"] = members(self.satellites)
        plain["stations"] = members(self.stations)
        plain["ledger"] = [list(one) for one in self.ledger]
        return plain

    def adopt(self, plain: dict[str, Any]) -> None:
        """Take over what ``plain`` wrote."""
        self.seat = plain["seat"]
        self.faction = plain["faction"]
        self.vp = plain["vp"]
        self.ore = plain["ore"]
        self.credits = plain["credits"]
        self.knowledge = plain["knowledge"]
        self.qic = plain["qic"]
        self.area1 = plain["area1"]
        self.area2 = plain["area2"]
        self.area3 = plain["area3"]
        self.gaia = plain["gaia"]
        self.brainstone = plain["brainstone"]
        self.formers_ready = plain["formers_ready"]
        self.formers_gaia = plain["formers_gaia"]
        self.formers_unearned = plain["formers_unearned"]
        self.booster = plain["booster"]
        self.used = plain["used"]
        self.formed = plain["formed"]
        self.joined = plain["joined"]
        self.passed = plain["passed"]
        self.built = list(plain["built"])
        self.planets = list(plain["planets"])
        self.levels = list(plain["levels"])
        self.tiles = list(plain["tiles"])
        self.covers = list(plain["covers"])
        self.tokens = list(plain["tokens"])
        self.green = list(plain["green"])
        self.federated = set_of(tuple(plain["federated"]))
        self.satellites = set_of(tuple(plain["satellites"]))
        self.stations = set_of(tuple(plain["stations"]))
        self.ledger = [(one[0], one[1], one[2]) for one in plain["ledger"]]

    @staticmethod
    def restore(plain: dict[str, Any]) -> "Player":
        """The player whose ``plain()`` this was."""
        restored = Player(plain["seat"])
        restored.adopt(plain)
        return restored

    # End of what is written.
