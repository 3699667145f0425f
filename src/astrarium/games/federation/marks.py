"""The marks by which Federation is told in numbers, and where each stands (docs/encodings.md)."""

from typing import Final, final

from astrarium.games.federation.components.components import FLOOR_IDS, TOKEN_IDS
from astrarium.games.federation.components.ids import (
    AMBASSADOR_IDS,
    ASTEROID_IDS,
    DEAD_IDS,
    DEEP_IDS,
    MEDAL_IDS,
    MEGA_TILE_IDS,
    MEGASTRUCTURES,
    MISSION_IDS,
    PLANET_IDS,
    PLANET_TILE_IDS,
    PRODUCTION_IDS,
    PROJECT_IDS,
    RESOURCE_IDS,
    ROOM_TILE_IDS,
    SHOP_IDS,
    SIDE_IDS,
    SLOTS,
    SPACE_IDS,
    SPACES,
    SPECIALIST_IDS,
    START_IDS,
    STRUCTURE_IDS,
    WING_IDS,
)
from astrarium.games.federation.state.state import CHARACTERS
from astrarium.kernel.features import FeatureSpace, seat_names

VERSION: Final = 1
DECISION_IDS: Final[list[str]] = [
    "start",
    "turn",
    "cover",
    "die",
    "neo",
    "dead",
    "moons",
    "token",
    "atal",
    "arratuin",
    "build",
    "built",
    "mission",
    "closing",
    "copy",
    "refresh",
    "pay",
    "discard",
    "spy",
    "choose",
    "mix",
    "marker",
    "project",
    "income",
    "convert",
    "transport",
    "disc",
    "medal",
    "look",
    "deep",
    "upkeep",
    "law",
]
DECISIONS: Final[dict[str, int]] = {kind: number for number, kind in enumerate(DECISION_IDS)}
PHASE_IDS: Final[list[str]] = ["setup", "ambassadors", "executive", "over"]
PHASES: Final[dict[str, int]] = {phase: number for number, phase in enumerate(PHASE_IDS)}
CELLS: Final = 40
"""So many cells of Neo have a mark; the printed board has fewer."""
SITES: Final = 12
MOONS: Final = 8
STRENGTHS: Final = 4
ASKED: Final = 6
ROUNDS: Final = 6
LEFT: Final = 3
VOTES: Final = 12
TRACK: Final = 12
STORE: Final = 8
SHIPS: Final = 8
DEGREES: Final = 20
LEVEL: Final = 6
DIE: Final = 6
DISC: Final = 2
SPECIAL_IDS: Final[list[str]] = ["none", "held", "placed", "gone"]
SCORE: Final = 100.0
POINTS: Final = 10.0


@final
class Layout:
    """Where every mark stands, for a number of players; those of a seat are counted from where its part begins."""

    def __init__(self, players: int) -> None:
        space = FeatureSpace(VERSION)
        self.decision: int = space.marks("decision", DECISION_IDS)
        self.asked: int = space.flag("asked")
        self.numbers: int = _each_steps(space, "asked", [f"number{nth}" for nth in range(1, ASKED + 1)], STORE)
        self.shown: int = space.marks("shown_token", TOKEN_IDS)
        self.phase: int = space.marks("phase", PHASE_IDS)
        self.round: int = space.steps("round", ROUNDS)
        self.neutral: int = space.marks("neutral", SPACE_IDS[:SPACES])
        self.neutral_votes: int = _each_steps(space, "neutral_votes", FLOOR_IDS, VOTES)
        self.wings: int = _each_steps(space, "wing_votes", WING_IDS, VOTES * 2)
        self.laws: int = _each_marks(space, "law", WING_IDS, PLANET_IDS)
        self.next_laws: int = _each_marks(space, "next_law", WING_IDS, PLANET_IDS)
        self.passed: int = space.marks("passed", PLANET_IDS)
        self.discarded: int = _each_marks(space, "law_discarded", WING_IDS, PLANET_IDS)
        self.projects: int = _each_steps(space, "project", PROJECT_IDS, TRACK)
        self.missing: int = _each_steps(space, "project_missing", PROJECT_IDS, TRACK)
        self.funded: int = space.marks("funded", PROJECT_IDS)
        self.medals: int = _each_steps(space, "medals_left", MEDAL_IDS, SHIPS)
        self.next_medal: int = _each_steps(space, "next_medal", PLANET_IDS, TRACK)
        self.asteroids: int = _each_marks(space, "site", _counted(SITES), ["hidden", *ASTEROID_IDS])
        self.dead_left: int = space.steps("dead_left", len(DEAD_IDS))
        self.dead: int = space.marks("dead", DEAD_IDS)
        self.moons: int = _each_marks(space, "moon", _counted(MOONS), TOKEN_IDS)
        self.moons_left: int = _each_steps(space, "moon_left", _counted(MOONS), LEFT)
        self.stacks: int = _each_steps(space, "stack_left", _counted(STRENGTHS), SHIPS)
        self.lowest: int = space.marks("lowest_known", TOKEN_IDS)
        self.gone: int = space.marks("token_gone", TOKEN_IDS)
        self.tops: int = space.marks("specialist_on_offer", SPECIALIST_IDS)
        self.specialists_left: int = _each_steps(space, "specialists_left", _counted(CHARACTERS), LEFT)
        self.productions: int = _each_marks(space, "slot", _counted(SLOTS), PRODUCTION_IDS)
        self.mega_tiles: int = _each_marks(space, "mega_tile", _counted(MEGASTRUCTURES), MEGA_TILE_IDS)
        self.mega_robots: int = _each_steps(space, "mega_robots", _counted(MEGASTRUCTURES), 4)
        self.deep_left: int = space.steps("deep_left", len(DEEP_IDS))
        self.deep_known: int = space.marks("deep_known", DEEP_IDS)
        self.starting: int = space.marks("starting", START_IDS)
        self.planet_tile: int = space.marks("planet_tile", PLANET_TILE_IDS)
        self.room_tile: int = space.marks("room_tile", ROOM_TILE_IDS)
        self.seat: int = space.size
        for name in seat_names(players):
            self.seat_part(space, name)
        self.seat_size: int = (space.size - self.seat) // players
        for name in seat_names(players):
            space.quantity(f"{name}.vp", SCORE)
            for wing in WING_IDS:
                space.quantity(f"{name}.law_{wing}", POINTS)
        self.space: FeatureSpace = space.finished()

    def seat_part(self, space: FeatureSpace, name: str) -> None:
        """Declare the marks of one seat."""
        begin = space.size
        self.acting: int = space.flag(f"{name}.to_act") - begin
        self.president: int = space.flag(f"{name}.president") - begin
        self.first: int = space.flag(f"{name}.first") - begin
        self.spaces: int = space.marks(f"{name}.on", SPACE_IDS[:SPACES]) - begin
        self.sides: int = _each_marks(space, f"{name}.side", SPACE_IDS[:SPACES], SIDE_IDS) - begin
        self.covers: int = space.marks(f"{name}.cover", TOKEN_IDS) - begin
        self.funding: int = space.marks(f"{name}.funds", SPACE_IDS[:SPACES]) - begin
        self.floors: int = _each_steps(space, f"{name}.votes", FLOOR_IDS, VOTES) - begin
        self.outer: int = space.steps(f"{name}.outer", len(AMBASSADOR_IDS)) - begin
        self.ready: int = space.marks(f"{name}.ambassador", AMBASSADOR_IDS) - begin
        self.special: int = space.marks(f"{name}.special", SPECIAL_IDS) - begin
        self.kept: int = space.flag(f"{name}.kept") - begin
        self.reserve: int = _each_steps(space, name, RESOURCE_IDS, STORE) - begin
        self.hangar: int = space.steps(f"{name}.hangar", SHIPS) - begin
        self.supply: int = space.steps(f"{name}.supply", SHIPS) - begin
        self.die: int = space.steps(f"{name}.die", DIE) - begin
        self.die_at: int = space.marks(f"{name}.die_at", SPACE_IDS) - begin
        self.degree: int = space.steps(f"{name}.degree", DEGREES) - begin
        self.level: int = space.steps(f"{name}.level", LEVEL) - begin
        self.markers: int = space.marks(f"{name}.marker", MISSION_IDS) - begin
        self.completed: int = space.marks(f"{name}.completed", MISSION_IDS) - begin
        self.start: int = space.marks(f"{name}.start", START_IDS) - begin
        self.deep: int = space.marks(f"{name}.deep_space", DEEP_IDS) - begin
        self.influence: int = _each_steps(space, f"{name}.influence", PLANET_IDS, TRACK) - begin
        self.miner: int = space.marks(f"{name}.miner", _counted(CELLS)) - begin
        self.own_asteroids: int = space.marks(f"{name}.asteroid", ASTEROID_IDS) - begin
        self.own_dead: int = space.marks(f"{name}.dead", DEAD_IDS) - begin
        self.specialists: int = space.marks(f"{name}.specialist", SPECIALIST_IDS) - begin
        self.fresh: int = space.marks(f"{name}.specialist_ready", SPECIALIST_IDS) - begin
        self.discs: int = _each_steps(space, f"{name}.disc", SHOP_IDS, DISC) - begin
        self.built: int = space.marks(f"{name}.built", STRUCTURE_IDS) - begin
        self.slots: int = space.marks(f"{name}.slot", _counted(SLOTS * 2)) - begin
        self.own_medals: int = space.marks(f"{name}.medal", MEDAL_IDS) - begin
        self.tokens: int = space.marks(f"{name}.token", TOKEN_IDS) - begin
        self.contributions: int = space.steps(f"{name}.contributions", TRACK) - begin
        self.counts: int = _each_steps(space, f"{name}.project", PROJECT_IDS, TRACK) - begin


def _counted(most: int) -> list[str]:
    return [str(number) for number in range(1, most + 1)]


def _each_steps(space: FeatureSpace, name: str, labels: list[str], most: int) -> int:
    """Counts that are declared one after another; the first mark of the first."""
    return space.each_steps([f"{name}.{label}" for label in labels], most)


def _each_marks(space: FeatureSpace, name: str, labels: list[str], values: list[str]) -> int:
    """Choices that are declared one after another; the first mark of the first."""
    start = space.size
    for label in labels:
        space.marks(f"{name}.{label}", values)
    return start


LAYOUTS: Final[list[Layout]] = [Layout(players) for players in range(2, 5)]


def layout_of(players: int) -> Layout:
    """The layout for a table of that size."""
    return LAYOUTS[players - 2]
