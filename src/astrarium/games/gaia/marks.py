"""The marks by which Gaia Project is told in numbers, and where each stands (docs/encodings.md)."""

from typing import Final, final

from astrarium.games.gaia.components.components import (
    ADVANCED_IDS,
    BOARD_IDS,
    BOOSTER_IDS,
    CARD_IDS,
    DIFFICULTY_IDS,
    FINAL_IDS,
    ROUND_IDS,
    SPECIAL_IDS,
    TECH_IDS,
    TOKEN_IDS,
)
from astrarium.games.gaia.components.ids import AREA_IDS, FACTION_IDS, PLANET_IDS, STRUCTURE_IDS
from astrarium.games.gaia.map.hexes import HEXES, INSIDE, NAMES
from astrarium.kernel.features import FeatureSpace, seat_names

VERSION: Final = 1
DECISION_IDS: Final[list[str]] = [
    "faction",
    "rotate",
    "place",
    "booster",
    "income",
    "exchange",
    "redeem",
    "turn",
    "closing",
    "mine",
    "mine_or_project",
    "tech",
    "advance",
    "lost",
    "satellite",
    "token",
    "rescore",
    "charge",
    "pay",
    "spend",
    "brainstone",
]
DECISIONS: Final[dict[str, int]] = {kind: number for number, kind in enumerate(DECISION_IDS)}
PHASE_IDS: Final[list[str]] = ["setup", "income", "gaia", "actions", "over"]
PHASES: Final[dict[str, int]] = {phase: number for number, phase in enumerate(PHASE_IDS)}
STONE_IDS: Final[list[str]] = ["none", "area1", "area2", "area3", "gaia", "lost"]
ROUNDS: Final = 6
SPACES: Final = 9
LEVELS: Final = 5
PIECES: Final = 8
FORMERS: Final = 3
PLANETS: Final = 16
TOKENS: Final = 6
LEFT: Final = 3
STORE: Final = 8
POWER: Final = 12
SATELLITES: Final = 20
ASKED: Final = 3
SCORE: Final = 100.0
TEN: Final = 10.0
PLACES: Final = len(INSIDE)
PLACE_OF: Final[list[int]] = [INSIDE.index(place) if place in INSIDE else 0 for place in range(HEXES)]
"""Where the marks of a hex stand among those of all hexes."""
HEX_IDS: Final[list[str]] = [NAMES[place] for place in INSIDE]


@final
class Layout:
    """Where every mark stands, for a number of players; those of a seat are counted from where its part begins."""

    def __init__(self, players: int) -> None:
        # In the solo game the Automa has a place like everybody.
        names = seat_names(2 if players == 1 else players)
        space = FeatureSpace(VERSION)
        self.decision: int = space.marks("decision", DECISION_IDS)
        self.asked: int = space.flag("asked")
        self.numbers: int = space.size
        for nth in range(1, ASKED + 1):
            space.steps(f"asked.number{nth}", STORE)
        self.phase: int = space.marks("phase", PHASE_IDS)
        self.round: int = space.steps("round", ROUNDS)
        self.round_tiles: int = space.size
        for number in range(1, ROUNDS + 1):
            space.marks(f"round{number}", ROUND_IDS)
        self.round_tile: int = space.marks("this_round", ROUND_IDS)
        self.final_tiles: int = space.marks("final", FINAL_IDS)
        self.boosters: int = space.marks("booster", BOOSTER_IDS)
        self.octagons: int = space.marks("octagon_taken", BOARD_IDS)
        self.tech: int = space.size
        for number in range(1, SPACES + 1):
            space.marks(f"tech_space{number}", TECH_IDS)
        self.advanced: int = space.size
        for area in AREA_IDS:
            space.marks(f"advanced_{area}", ADVANCED_IDS)
        self.tokens_left: int = space.size
        for token in TOKEN_IDS:
            space.steps(f"{token}_left", LEFT)
        self.terraforming: int = space.marks("terraforming_token", TOKEN_IDS)
        self.seat: int = space.size
        for name in names:
            self.seat_part(space, name)
        self.seat_size: int = (space.size - self.seat) // len(names)
        if players == 1:
            self.difficulty: int = space.marks("automa.difficulty", DIFFICULTY_IDS)
            self.action: int = space.marks("automa.action", CARD_IDS)
            self.behaviour: int = space.marks("automa.behaviour", CARD_IDS)
            self.discards: int = space.marks("automa.discarded", CARD_IDS)
            self.known: int = space.marks("automa.known", CARD_IDS)
        space.end_core()
        self.kinds: int = space.size
        for kind in PLANET_IDS:
            space.marks(f"map.{kind}", HEX_IDS)
        self.map: int = space.size
        for name in names:
            self.map_part(space, name)
        self.map_size: int = (space.size - self.map) // len(names)
        for name in names:
            space.quantity(f"{name}.vp", SCORE)
            for good in ("ore", "credits", "knowledge", "qic"):
                space.quantity(f"{name}.{good}", TEN)
        if players == 1:
            space.quantity("automa.deck", TEN)
        self.space: FeatureSpace = space.finished()

    def seat_part(self, space: FeatureSpace, name: str) -> None:
        """Declare the marks of one seat."""
        begin = space.size
        self.acting: int = space.flag(f"{name}.to_act") - begin
        self.first: int = space.flag(f"{name}.first") - begin
        self.passed: int = space.flag(f"{name}.passed") - begin
        self.faction: int = space.marks(f"{name}.faction", FACTION_IDS) - begin
        self.booster: int = space.marks(f"{name}.booster", BOOSTER_IDS) - begin
        self.goods: int = space.size - begin
        for good in ("ore", "credits", "knowledge", "qic"):
            space.steps(f"{name}.{good}", STORE)
        self.power: int = space.size - begin
        for area in ("area1", "area2", "area3", "gaia"):
            space.steps(f"{name}.{area}", POWER)
        self.stone: int = space.marks(f"{name}.brainstone", STONE_IDS) - begin
        self.formers: int = space.size - begin
        for where in ("ready", "in_gaia_area", "unearned"):
            space.steps(f"{name}.formers_{where}", FORMERS)
        self.used: int = space.marks(f"{name}.used", SPECIAL_IDS) - begin
        self.formed: int = space.steps(f"{name}.formed", TOKENS) - begin
        self.joined: int = space.flag(f"{name}.joined") - begin
        self.built: int = space.size - begin
        for structure in STRUCTURE_IDS[1:]:
            space.steps(f"{name}.{structure}", PIECES)
        self.planets: int = space.steps(f"{name}.planets", PLANETS) - begin
        self.kinds_settled: int = space.marks(f"{name}.settled", PLANET_IDS) - begin
        self.levels: int = space.size - begin
        for area in AREA_IDS:
            space.steps(f"{name}.{area}", LEVELS)
        self.tiles: int = space.marks(f"{name}.tech", TECH_IDS) - begin
        self.covered: int = space.marks(f"{name}.covered", TECH_IDS) - begin
        self.advanced_tiles: int = space.marks(f"{name}.advanced", ADVANCED_IDS) - begin
        self.tokens: int = space.steps(f"{name}.tokens", TOKENS) - begin
        self.green: int = space.steps(f"{name}.green", TOKENS) - begin
        self.own_tokens: int = space.marks(f"{name}.token", TOKEN_IDS) - begin
        self.satellites: int = space.steps(f"{name}.satellites", SATELLITES) - begin
        self.offered: int = space.steps(f"{name}.offered", STORE) - begin

    def map_part(self, space: FeatureSpace, name: str) -> None:
        """Declare the marks of one seat on the map."""
        begin = space.size
        for structure in STRUCTURE_IDS[1:]:
            space.marks(f"map.{name}.{structure}", HEX_IDS)
        self.guests: int = space.marks(f"map.{name}.guest", HEX_IDS) - begin
        self.gaiaformers: int = space.marks(f"map.{name}.gaiaformer", HEX_IDS) - begin
        self.federated: int = space.marks(f"map.{name}.federated", HEX_IDS) - begin
        self.satellite_at: int = space.marks(f"map.{name}.satellite", HEX_IDS) - begin
        self.station_at: int = space.marks(f"map.{name}.space_station", HEX_IDS) - begin


LAYOUTS: Final[list[Layout]] = [Layout(players) for players in range(1, 5)]
