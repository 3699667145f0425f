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

PLAYER_NUMBERS: Final = (
    "seat",
    "vp",
    "hangar",
    "supply",
    "die",
    "die_at",
    "degree",
    "level_round",
    "level_game",
    "markers",
    "completed",
    "start",
    "deep",
    "looked",
    "miner",
    "moon",
    "slots",
    "megas",
    "medals",
    "contributions",
    "placed",
    "special",
    "kept",
)
PLAYER_LISTS: Final = (
    "reserve",
    "asteroids",
    "dead",
    "specialists",
    "used",
    "discs",
    "tokens",
    "outer",
    "outer_sides",
    "outer_covers",
)


@final
class Player:
    """A seat of a game of Federation."""

    seat: int
    vp: int
    reserve: list[int]
    hangar: int
    supply: int
    die: int
    die_at: int
    degree: int
    level_round: int
    level_game: int
    markers: int
    completed: int
    start: int
    deep: int
    looked: int
    miner: int
    moon: int
    asteroids: list[int]
    dead: list[int]
    specialists: list[int]
    used: list[int]
    discs: list[int]
    slots: int
    megas: int
    medals: int
    tokens: list[int]
    contributions: int
    placed: int
    outer: list[int]
    outer_sides: list[int]
    outer_covers: list[int]
    special: int
    kept: int
    ledger: list[tuple[int, str, int]]

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.vp = 0
        # Lavandium, copernium, oceanium, gold.
        self.reserve = [0, 0, 0, 0]
        self.hangar = 0
        self.supply = 0
        # The value of the assistant die, 0 without it, and the space it lies on this round, or -1.
        self.die = 0
        self.die_at = NONE
        self.degree = 0
        self.level_round = 0
        self.level_game = 0
        # Sets of missions: those with a marker, and those with a ship as well.
        self.markers = 0
        self.completed = 0
        self.start = NONE
        self.deep = NONE
        # Whether the seat has looked through the deep-space tiles.
        self.looked = 0
        self.miner = 0
        self.moon = 0
        self.asteroids = []
        self.dead = []
        # Specialists in the order of taking, and how each lies.
        self.specialists = []
        self.used = []
        # The level of the own disc in each shop, 0 without one.
        self.discs = []
        # Sets of production slots and megastructures with an own robot.
        self.slots = 0
        self.megas = 0
        self.medals = 0
        self.tokens = []
        self.contributions = 0
        # Ambassadors placed this round, as a set; those on the outer module once more, in the order of placing.
        self.placed = 0
        self.outer = []
        self.outer_sides = []
        self.outer_covers = []
        self.special = NO_SPECIAL
        # Whether the special ambassador is kept for a later round.
        self.kept = 0
        self.ledger = []

    def clone(self) -> "Player":
        """An independent copy."""
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


def plain_player(player: Player) -> dict[str, Any]:
    """A seat as JSON-able data."""
    plain: dict[str, Any] = {}
    for name in PLAYER_NUMBERS + PLAYER_LISTS:
        plain[name] = getattr(player, name)
    plain["ledger"] = [list(entry) for entry in player.ledger]
    return plain


def restored_player(plain: dict[str, Any]) -> Player:
    """The seat whose plain data this was."""
    player = Player(plain["seat"])
    for name in PLAYER_NUMBERS:
        setattr(player, name, plain[name])
    for name in PLAYER_LISTS:
        setattr(player, name, list(plain[name]))
    player.ledger = [(entry[0], entry[1], entry[2]) for entry in plain["ledger"]]
    return player
