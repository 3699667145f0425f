"""All that lies before one seat, and its pieces on the boards."""

from typing import Any, Final, final

from astrarium.games.federation.components.ids import NONE

READY: Final = 0
USED: Final = 1
IN_USE: Final = 2
"""How a specialist lies: face up, face down, or face up while its effect is being carried out."""

NO_SPECIAL: Final = 0
HELD: Final = 1
PLACED: Final = 2
GONE: Final = 3
"""Where the special ambassador is for a seat."""


@final
class Player:
    """A seat of a game of Federation."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.vp: int = 0
        # Lavandium, copernium, oceanium, gold.
        self.reserve: list[int] = [0, 0, 0, 0]
        self.hangar: int = 0
        self.supply: int = 0
        # The value of the assistant die, 0 without it, and the space it lies on this round, or -1.
        self.die: int = 0
        self.die_at: int = NONE
        self.degree: int = 0
        self.level_round: int = 0
        self.level_game: int = 0
        # Sets of missions: those with a marker, and those with a ship as well.
        self.markers: int = 0
        self.completed: int = 0
        self.start: int = NONE
        self.deep: int = NONE
        # Whether the seat has looked through the deep-space tiles.
        self.looked: int = 0
        self.miner: int = 0
        self.moon: int = 0
        self.asteroids: list[int] = []
        self.dead: list[int] = []
        # Specialists in the order of taking, and how each lies.
        self.specialists: list[int] = []
        self.used: list[int] = []
        # The level of the own disc in each shop, 0 without one.
        self.discs: list[int] = []
        # Sets of production slots and megastructures with an own robot.
        self.slots: int = 0
        self.megas: int = 0
        self.medals: int = 0
        self.tokens: list[int] = []
        self.contributions: int = 0
        # Ambassadors placed this round, as a set; those on the outer module once more, in the order of placing.
        self.placed: int = 0
        self.outer: list[int] = []
        self.outer_sides: list[int] = []
        self.outer_covers: list[int] = []
        self.special: int = NO_SPECIAL
        # Whether the special ambassador is kept for a later round.
        self.kept: int = 0
        self.ledger: list[tuple[int, str, int]] = []

    # Written by `python -m build_tools.fields` from the fields above: change them there.

    def clone(self) -> "Player":
        """An independent copy; what never changes is shared."""
        copy = Player(self.seat)
        copy.vp = self.vp
        copy.reserve = self.reserve[:]
        copy.hangar = self.hangar
        copy.supply = self.supply
        copy.die = self.die
        copy.die_at = self.die_at
        copy.degree = self.degree
        copy.level_round = self.level_round
        copy.level_game = self.level_game
        copy.markers = self.markers
        copy.completed = self.completed
        copy.start = self.start
        copy.deep = self.deep
        copy.looked = self.looked
        copy.miner = self.miner
        copy.moon = self.moon
        copy.asteroids = self.asteroids[:]
        copy.dead = self.dead[:]
        copy.specialists = self.specialists[:]
        copy.used = self.used[:]
        copy.discs = self.discs[:]
        copy.slots = self.slots
        copy.megas = self.megas
        copy.medals = self.medals
        copy.tokens = self.tokens[:]
        copy.contributions = self.contributions
        copy.placed = self.placed
        copy.outer = self.outer[:]
        copy.outer_sides = self.outer_sides[:]
        copy.outer_covers = self.outer_covers[:]
        copy.special = self.special
        copy.kept = self.kept
        copy.ledger = self.ledger[:]
        return copy

    def plain(self) -> dict[str, Any]:
        """All of it as JSON-able data in a fixed order."""
        plain: dict[str, Any] = {}
        plain["seat"] = self.seat
        plain["vp"] = self.vp
        plain["reserve"] = self.reserve
        plain["hangar"] = self.hangar
        plain["supply"] = self.supply
        plain["die"] = self.die
        plain["die_at"] = self.die_at
        plain["degree"] = self.degree
        plain["level_round"] = self.level_round
        plain["level_game"] = self.level_game
        plain["markers"] = self.markers
        plain["completed"] = self.completed
        plain["start"] = self.start
        plain["deep"] = self.deep
        plain["looked"] = self.looked
        plain["miner"] = self.miner
        plain["moon"] = self.moon
        plain["asteroids"] = self.asteroids
        plain["dead"] = self.dead
        plain["specialists"] = self.specialists
        plain["used"] = self.used
        plain["discs"] = self.discs
        plain["slots"] = self.slots
        plain["megas"] = self.megas
        plain["medals"] = self.medals
        plain["tokens"] = self.tokens
        plain["contributions"] = self.contributions
        plain["placed"] = self.placed
        plain["outer"] = self.outer
        plain["outer_sides"] = self.outer_sides
        plain["outer_covers"] = self.outer_covers
        plain["special"] = self.special
        plain["kept"] = self.kept
        plain["ledger"] = [list(one) for one in self.ledger]
        return plain

    def adopt(self, plain: dict[str, Any]) -> None:
        """Take over what ``plain`` wrote."""
        self.seat = plain["seat"]
        self.vp = plain["vp"]
        self.reserve = list(plain["reserve"])
        self.hangar = plain["hangar"]
        self.supply = plain["supply"]
        self.die = plain["die"]
        self.die_at = plain["die_at"]
        self.degree = plain["degree"]
        self.level_round = plain["level_round"]
        self.level_game = plain["level_game"]
        self.markers = plain["markers"]
        self.completed = plain["completed"]
        self.start = plain["start"]
        self.deep = plain["deep"]
        self.looked = plain["looked"]
        self.miner = plain["miner"]
        self.moon = plain["moon"]
        self.asteroids = list(plain["asteroids"])
        self.dead = list(plain["dead"])
        self.specialists = list(plain["specialists"])
        self.used = list(plain["used"])
        self.discs = list(plain["discs"])
        self.slots = plain["slots"]
        self.megas = plain["megas"]
        self.medals = plain["medals"]
        self.tokens = list(plain["tokens"])
        self.contributions = plain["contributions"]
        self.placed = plain["placed"]
        self.outer = list(plain["outer"])
        self.outer_sides = list(plain["outer_sides"])
        self.outer_covers = list(plain["outer_covers"])
        self.special = plain["special"]
        self.kept = plain["kept"]
        self.ledger = [(one[0], one[1], one[2]) for one in plain["ledger"]]

    @staticmethod
    def restore(plain: dict[str, Any]) -> "Player":
        """The player whose ``plain()`` this was."""
        restored = Player(plain["seat"])
        restored.adopt(plain)
        return restored

    # End of what is written.
