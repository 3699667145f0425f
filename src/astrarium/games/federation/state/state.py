"""The position of a game of Federation: plain data, cheap to copy."""

from typing import Any, Final, final

from astrarium.games.federation.components.components import Components, components
from astrarium.games.federation.components.ids import LEVELS, NOBODY, NONE, SPACES, TYPES
from astrarium.games.federation.components.language import Effect
from astrarium.games.federation.state.player import Player, plain_player, restored_player
from astrarium.games.federation.state.switches import SWITCH_IDS
from astrarium.kernel.position import Position
from astrarium.kernel.rng import Rng
from astrarium.kernel.step import Step

STATE_NUMBERS: Final = (
    "round",
    "phase",
    "president",
    "first",
    "asteroids_up",
    "dead_up",
    "moons_up",
    "atal_up",
    "planet_tile",
    "room_tile",
)
STATE_LISTS: Final = (
    "owners",
    "ambassadors",
    "sides",
    "covers",
    "neutral_votes",
    "laws",
    "next_laws",
    "passed",
    "projects",
    "medals_left",
    "asteroids",
    "dead",
    "returned",
    "productions",
    "deep_space",
    "starting",
    "planet_tiles",
    "room_tiles",
    "gone",
)
STATE_NESTED: Final = (
    "law_stacks",
    "law_discards",
    "planet_medals",
    "moons",
    "stacks",
    "atal",
    "mega_tiles",
    "mega_robots",
)


@final
class State(Position):
    """The whole table: senate, planets, projects, supplies, and what lies before every seat."""

    parts: Components
    options: dict[str, Any]
    contribution_surplus: bool
    any_moment: bool
    kept_back: bool
    must_build: bool
    round: int
    phase: str
    president: int
    first: int
    owners: list[int]
    ambassadors: list[int]
    sides: list[int]
    covers: list[int]
    neutral_votes: list[int]
    laws: list[int]
    next_laws: list[int]
    law_stacks: list[list[int]]
    law_discards: list[list[int]]
    passed: list[int]
    projects: list[int]
    planet_medals: list[list[int]]
    medals_left: list[int]
    asteroids: list[int]
    asteroids_up: int
    dead: list[int]
    dead_up: int
    moons: list[list[int]]
    moons_up: int
    stacks: list[list[int]]
    returned: list[int]
    atal: list[list[int]]
    atal_up: int
    productions: list[int]
    mega_tiles: list[list[int]]
    mega_robots: list[list[int]]
    deep_space: list[int]
    starting: list[int]
    planet_tiles: list[int]
    planet_tile: int
    room_tiles: list[int]
    room_tile: int
    gone: list[int]
    seats: list[Player]

    def __init__(self, players: int, rng: Rng, options: dict[str, Any], parts: Components) -> None:
        super().__init__(players, rng)
        self.parts = parts
        self.options = options
        # Which corrections of the rules hold in this game; see switches.py.
        self.contribution_surplus = False
        self.any_moment = False
        self.kept_back = False
        self.must_build = False
        self.round = 0
        self.phase = "setup"
        # Who holds the president pawn, and who began this round.
        self.president = 0
        self.first = 0
        # Each space of the senate: the owner of the ambassador there, which one it is, how it lies, the
        # alteration token on it, or -1, and the votes of a neutral token.
        self.owners = [NOBODY] * SPACES
        self.ambassadors = [NONE] * SPACES
        self.sides = [0] * SPACES
        self.covers = [NONE] * SPACES
        self.neutral_votes = [0] * SPACES
        # By wing: the law of this round and, from the last round but one, of the next; the top of a stack is its end.
        self.laws = [NONE, NONE]
        self.next_laws = [NONE, NONE]
        self.law_stacks = []
        self.law_discards = [[], []]
        self.passed = []
        self.projects = []
        # Thresholds of the medals left on each planet; how many of accreditation and intrigue are left.
        self.planet_medals = []
        self.medals_left = []
        # By asteroid cell the token there, or -1; sets of those face up.
        self.asteroids = []
        self.asteroids_up = 0
        self.dead = []
        self.dead_up = 0
        self.moons = []
        self.moons_up = 0
        # Alteration tokens beside the board by strength, and the seat that knows the lowest one of a stack.
        self.stacks = []
        self.returned = []
        # By character the specialists left; sets of those whose top lies face up.
        self.atal = []
        self.atal_up = 0
        self.productions = []
        self.mega_tiles = []
        self.mega_robots = []
        self.deep_space = []
        self.starting = []
        self.planet_tiles = []
        self.planet_tile = NONE
        self.room_tiles = []
        self.room_tile = NONE
        # Alteration tokens that have left the game.
        self.gone = []
        self.seats = []

    def push_effects(self, seat: int, effects: list[Effect]) -> None:
        """These effects come next, in their order."""
        for i in range(len(effects) - 1, -1, -1):
            self.agenda.append(Step("effect", (), (seat, effects[i].index)))

    def seat_after(self, seat: int) -> int:
        """The next seat clockwise."""
        return (seat + 1) % self.players

    def order(self) -> list[int]:
        """The seats clockwise from who began the round (FD-RND-01)."""
        return [(self.first + i) % self.players for i in range(self.players)]

    def top_of(self, character: int) -> int:
        """The specialist of a character that lies face up on Atal, or -1."""
        if self.atal_up >> character & 1 and self.atal[character]:
            return self.atal[character][-1]
        return NONE

    def clone(self) -> "State":
        """An independent copy; what never changes after the set-up is shared."""
        copy = State(self.players, self.rng.clone(), self.options, self.parts)
        copy.agenda = self.agenda[:]
        copy.contribution_surplus = self.contribution_surplus
        copy.any_moment = self.any_moment
        copy.kept_back = self.kept_back
        copy.must_build = self.must_build
        copy.round = self.round
        copy.phase = self.phase
        copy.president = self.president
        copy.first = self.first
        copy.owners = self.owners[:]
        copy.ambassadors = self.ambassadors[:]
        copy.sides = self.sides[:]
        copy.covers = self.covers[:]
        copy.neutral_votes = self.neutral_votes[:]
        copy.laws = self.laws[:]
        copy.next_laws = self.next_laws[:]
        copy.law_stacks = [stack[:] for stack in self.law_stacks]
        copy.law_discards = [pile[:] for pile in self.law_discards]
        copy.passed = self.passed[:]
        copy.projects = self.projects[:]
        copy.planet_medals = [left[:] for left in self.planet_medals]
        copy.medals_left = self.medals_left[:]
        copy.asteroids = self.asteroids[:]
        copy.asteroids_up = self.asteroids_up
        copy.dead = self.dead[:]
        copy.dead_up = self.dead_up
        copy.moons = [moon[:] for moon in self.moons]
        copy.moons_up = self.moons_up
        copy.stacks = [stack[:] for stack in self.stacks]
        copy.returned = self.returned[:]
        copy.atal = [stack[:] for stack in self.atal]
        copy.atal_up = self.atal_up
        copy.productions = self.productions
        copy.mega_tiles = self.mega_tiles
        copy.mega_robots = [robots[:] for robots in self.mega_robots]
        copy.deep_space = self.deep_space[:]
        copy.starting = self.starting[:]
        copy.planet_tiles = self.planet_tiles[:]
        copy.planet_tile = self.planet_tile
        copy.room_tiles = self.room_tiles[:]
        copy.room_tile = self.room_tile
        copy.gone = self.gone[:]
        copy.seats = [player.clone() for player in self.seats]
        return copy

    def plain(self) -> dict[str, Any]:
        """The position as JSON-able data in a fixed order."""
        plain = super().plain()
        plain["options"] = self.options
        for name in SWITCH_IDS + STATE_NUMBERS + STATE_LISTS + STATE_NESTED:
            plain[name] = getattr(self, name)
        plain["seats"] = [plain_player(player) for player in self.seats]
        return plain

    @staticmethod
    def restore(plain: dict[str, Any]) -> "State":
        """The position whose ``plain()`` this was."""
        options = plain["options"]
        state = State(0, Rng(), options, components(options["data"]))
        state.adopt(plain)
        for name in SWITCH_IDS + STATE_NUMBERS:
            setattr(state, name, plain[name])
        for name in STATE_LISTS:
            setattr(state, name, list(plain[name]))
        for name in STATE_NESTED:
            setattr(state, name, [list(inner) for inner in plain[name]])
        state.seats = [restored_player(player) for player in plain["seats"]]
        return state


CHARACTERS: Final = TYPES * LEVELS
