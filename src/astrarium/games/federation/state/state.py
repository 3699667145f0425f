"""The position of a game of Federation: plain data, cheap to copy."""

from typing import Any, Final, final

from astrarium.games.federation.components.components import Components, components
from astrarium.games.federation.components.ids import LEVELS, NOBODY, NONE, SPACES, TYPES
from astrarium.games.federation.components.language import Effect
from astrarium.games.federation.state.player import Player
from astrarium.kernel.fields import Shared, Untold
from astrarium.kernel.position import Position
from astrarium.kernel.rng import Rng
from astrarium.kernel.step import Step


@final
class State(Position):
    """The whole table: senate, planets, projects, supplies, and what lies before every seat."""

    def __init__(self, players: int, rng: Rng, options: dict[str, Any], parts: Components) -> None:
        super().__init__(players, rng)
        self.parts: Untold[Shared[Components]] = parts
        self.options: Shared[dict[str, Any]] = options
        # Which corrections of the rules hold in this game; see switches.py.
        self.contribution_surplus: bool = False
        self.any_moment: bool = False
        self.kept_back: bool = False
        self.must_build: bool = False
        self.round: int = 0
        self.phase: str = "setup"
        # Who holds the president pawn, and who began this round.
        self.president: int = 0
        self.first: int = 0
        # Each space of the senate: the owner of the ambassador there, which one it is, how it lies, the
        # alteration token on it, or -1, and the votes of a neutral token.
        self.owners: list[int] = [NOBODY] * SPACES
        self.ambassadors: list[int] = [NONE] * SPACES
        self.sides: list[int] = [0] * SPACES
        self.covers: list[int] = [NONE] * SPACES
        self.neutral_votes: list[int] = [0] * SPACES
        # By wing: the law of this round and, from the last round but one, of the next; the top of a stack is its end.
        self.laws: list[int] = [NONE, NONE]
        self.next_laws: list[int] = [NONE, NONE]
        self.law_stacks: list[list[int]] = []
        self.law_discards: list[list[int]] = [[], []]
        self.passed: list[int] = []
        self.projects: list[int] = []
        # Thresholds of the medals left on each planet; how many of accreditation and intrigue are left.
        self.planet_medals: list[list[int]] = []
        self.medals_left: list[int] = []
        # By asteroid cell the token there, or -1; sets of those face up.
        self.asteroids: list[int] = []
        self.asteroids_up: int = 0
        self.dead: list[int] = []
        self.dead_up: int = 0
        self.moons: list[list[int]] = []
        self.moons_up: int = 0
        # Alteration tokens beside the board by strength, and the seat that knows the lowest one of a stack.
        self.stacks: list[list[int]] = []
        self.returned: list[int] = []
        # By character the specialists left; sets of those whose top lies face up.
        self.atal: list[list[int]] = []
        self.atal_up: int = 0
        self.productions: Shared[list[int]] = []
        self.mega_tiles: Shared[list[list[int]]] = []
        self.mega_robots: list[list[int]] = []
        self.deep_space: list[int] = []
        self.starting: list[int] = []
        self.planet_tiles: list[int] = []
        self.planet_tile: int = NONE
        self.room_tiles: list[int] = []
        self.room_tile: int = NONE
        # Alteration tokens that have left the game.
        self.gone: list[int] = []
        self.seats: list[Player] = []

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

    @staticmethod
    def restore(plain: dict[str, Any]) -> "State":
        """The position whose ``plain()`` this was."""
        state = State(plain["players"], Rng(), plain["options"], components(plain["options"]["data"]))
        state.adopt(plain)
        return state

    # Written by `python -m build_tools.fields` from the fields above: change them there.

    def clone(self) -> "State":
        """An independent copy; what never changes is shared."""
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
        copy.law_stacks = [one[:] for one in self.law_stacks]
        copy.law_discards = [one[:] for one in self.law_discards]
        copy.passed = self.passed[:]
        copy.projects = self.projects[:]
        copy.planet_medals = [one[:] for one in self.planet_medals]
        copy.medals_left = self.medals_left[:]
        copy.asteroids = self.asteroids[:]
        copy.asteroids_up = self.asteroids_up
        copy.dead = self.dead[:]
        copy.dead_up = self.dead_up
        copy.moons = [one[:] for one in self.moons]
        copy.moons_up = self.moons_up
        copy.stacks = [one[:] for one in self.stacks]
        copy.returned = self.returned[:]
        copy.atal = [one[:] for one in self.atal]
        copy.atal_up = self.atal_up
        copy.productions = self.productions
        copy.mega_tiles = self.mega_tiles
        copy.mega_robots = [one[:] for one in self.mega_robots]
        copy.deep_space = self.deep_space[:]
        copy.starting = self.starting[:]
        copy.planet_tiles = self.planet_tiles[:]
        copy.planet_tile = self.planet_tile
        copy.room_tiles = self.room_tiles[:]
        copy.room_tile = self.room_tile
        copy.gone = self.gone[:]
        copy.seats = [one.clone() for one in self.seats]
        return copy

    def plain(self) -> dict[str, Any]:
        """All of it as JSON-able data in a fixed order."""
        plain = super().plain()
        plain["options"] = self.options
        plain["contribution_surplus"] = self.contribution_surplus
        plain["any_moment"] = self.any_moment
        plain["kept_back"] = self.kept_back
        plain["must_build"] = self.must_build
        plain["round"] = self.round
        plain["phase"] = self.phase
        plain["president"] = self.president
        plain["first"] = self.first
        plain["owners"] = self.owners
        plain["ambassadors"] = self.ambassadors
        plain["sides"] = self.sides
        plain["covers"] = self.covers
        plain["neutral_votes"] = self.neutral_votes
        plain["laws"] = self.laws
        plain["next_laws"] = self.next_laws
        plain["law_stacks"] = self.law_stacks
        plain["law_discards"] = self.law_discards
        plain["passed"] = self.passed
        plain["projects"] = self.projects
        plain["planet_medals"] = self.planet_medals
        plain["medals_left"] = self.medals_left
        plain["asteroids"] = self.asteroids
        plain["asteroids_up"] = self.asteroids_up
        plain["dead"] = self.dead
        plain["dead_up"] = self.dead_up
        plain["moons"] = self.moons
        plain["moons_up"] = self.moons_up
        plain["stacks"] = self.stacks
        plain["returned"] = self.returned
        plain["atal"] = self.atal
        plain["atal_up"] = self.atal_up
        plain["productions"] = self.productions
        plain["mega_tiles"] = self.mega_tiles
        plain["mega_robots"] = self.mega_robots
        plain["deep_space"] = self.deep_space
        plain["starting"] = self.starting
        plain["planet_tiles"] = self.planet_tiles
        plain["planet_tile"] = self.planet_tile
        plain["room_tiles"] = self.room_tiles
        plain["room_tile"] = self.room_tile
        plain["gone"] = self.gone
        plain["seats"] = [one.plain() for one in self.seats]
        return plain

    def adopt(self, plain: dict[str, Any]) -> None:
        """Take over what ``plain`` wrote."""
        super().adopt(plain)
        self.options = plain["options"]
        self.contribution_surplus = plain["contribution_surplus"]
        self.any_moment = plain["any_moment"]
        self.kept_back = plain["kept_back"]
        self.must_build = plain["must_build"]
        self.round = plain["round"]
        self.phase = plain["phase"]
        self.president = plain["president"]
        self.first = plain["first"]
        self.owners = list(plain["owners"])
        self.ambassadors = list(plain["ambassadors"])
        self.sides = list(plain["sides"])
        self.covers = list(plain["covers"])
        self.neutral_votes = list(plain["neutral_votes"])
        self.laws = list(plain["laws"])
        self.next_laws = list(plain["next_laws"])
        self.law_stacks = [list(one) for one in plain["law_stacks"]]
        self.law_discards = [list(one) for one in plain["law_discards"]]
        self.passed = list(plain["passed"])
        self.projects = list(plain["projects"])
        self.planet_medals = [list(one) for one in plain["planet_medals"]]
        self.medals_left = list(plain["medals_left"])
        self.asteroids = list(plain["asteroids"])
        self.asteroids_up = plain["asteroids_up"]
        self.dead = list(plain["dead"])
        self.dead_up = plain["dead_up"]
        self.moons = [list(one) for one in plain["moons"]]
        self.moons_up = plain["moons_up"]
        self.stacks = [list(one) for one in plain["stacks"]]
        self.returned = list(plain["returned"])
        self.atal = [list(one) for one in plain["atal"]]
        self.atal_up = plain["atal_up"]
        self.productions = list(plain["productions"])
        self.mega_tiles = [list(one) for one in plain["mega_tiles"]]
        self.mega_robots = [list(one) for one in plain["mega_robots"]]
        self.deep_space = list(plain["deep_space"])
        self.starting = list(plain["starting"])
        self.planet_tiles = list(plain["planet_tiles"])
        self.planet_tile = plain["planet_tile"]
        self.room_tiles = list(plain["room_tiles"])
        self.room_tile = plain["room_tile"]
        self.gone = list(plain["gone"])
        self.seats = [Player.restore(one) for one in plain["seats"]]

    # End of what is written.


CHARACTERS: Final = TYPES * LEVELS
