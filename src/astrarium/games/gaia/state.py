"""The position of a game of Gaia Project: plain data, cheap to copy."""

from typing import Any, Final, final

from astrarium.games.gaia.automa.deck import Automa
from astrarium.games.gaia.board import NO_BOARD, Board, read_placements
from astrarium.games.gaia.components import LOST, STRUCTURE_IDS
from astrarium.games.gaia.hexes import members
from astrarium.games.gaia.switches import Switches
from astrarium.kernel.position import Position
from astrarium.kernel.rng import Rng

NOBODY: Final = -1

HUMAN: Final = 0
AUTOMA: Final = 1
"""The seats of the solo game; nobody decides for the second one."""

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
        self.faction = NOBODY
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
        self.booster = NOBODY
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
        self.levels = [0] * 6
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
STATE_NUMBERS: Final = ("round", "phase", "first_player", "terraforming_token", "lost_hex", "board_used")
STATE_LISTS: Final = (
    "order",
    "passed_order",
    "kinds",
    "structures",
    "owners",
    "guests",
    "formers",
    "tech_spaces",
    "advanced",
    "tokens_left",
    "round_tiles",
    "final_tiles",
    "boosters",
)


@final
class State(Position):
    """The whole table: map, research board, supplies, and what lies before every seat."""

    switches: Switches
    options: dict[str, Any]
    board: Board
    round: int
    phase: str
    first_player: int
    order: list[int]
    passed_order: list[int]
    kinds: list[int]
    structures: list[int]
    owners: list[int]
    guests: list[int]
    formers: list[int]
    lost_hex: int
    lost_near: list[int]
    tech_spaces: list[int]
    advanced: list[int]
    tokens_left: list[int]
    terraforming_token: int
    round_tiles: list[int]
    final_tiles: list[int]
    boosters: list[int]
    board_used: int
    offers: list[tuple[int, int, int]]
    seats: list[Player]
    automa: Automa | None

    def __init__(self, players: int, rng: Rng, options: dict[str, Any], switches: Switches) -> None:
        super().__init__(players, rng)
        self.options = options
        self.switches = switches
        self.round = 0
        self.phase = "setup"
        self.first_player = 0
        at_table = 2 if players == 1 else players
        self.order = list(range(at_table))
        self.passed_order = []
        self.lay(NO_BOARD)
        self.lost_hex = NOBODY
        self.lost_near = []
        # Standard tiles on the six spaces under the areas and the three free ones; advanced tiles by area.
        self.tech_spaces = []
        self.advanced = []
        self.tokens_left = []
        self.terraforming_token = NOBODY
        self.round_tiles = []
        self.final_tiles = []
        self.boosters = []
        # Octagons of the research board taken this round, one bit each.
        self.board_used = 0
        # Power that may be charged once the running action is complete: seat, power value, planet.
        self.offers = []
        # In the solo game the Automa has the second place: its pieces and levels are like anybody's.
        self.seats = [Player(seat) for seat in range(at_table)]
        self.automa = None

    def lay(self, board: Board) -> None:
        """Put the map on the table, empty."""
        self.board = board
        self.kinds = [*board.kinds, LOST]
        self.structures = [0] * len(self.kinds)
        self.owners = [NOBODY] * len(self.kinds)
        # Seats whose Lantids mine shares a planet, and seats whose Gaiaformer stands on one.
        self.guests = [NOBODY] * len(self.kinds)
        self.formers = [NOBODY] * len(self.kinds)

    def hex_of(self, planet: int) -> int:
        """The hex of a planet, the Lost Planet included."""
        return self.board.planets[planet] if planet < len(self.board.planets) else self.lost_hex

    def planet_at(self, place: int) -> int:
        """The planet on a hex, the Lost Planet included, or -1."""
        if place == self.lost_hex and place >= 0:
            return len(self.board.planets)
        return self.board.planet_at[place]

    def row(self, planet: int) -> list[int]:
        """The distances from a planet to every printed one."""
        return self.board.near[planet] if planet < len(self.board.planets) else self.lost_near

    def apart(self, a: int, b: int) -> int:
        """The distance of two planets, the Lost Planet included."""
        printed = len(self.board.planets)
        if a < printed and b < printed:
            return self.board.near[a][b]
        return self.board.apart(self.hex_of(a), self.hex_of(b))

    def place_lost_planet(self, place: int) -> None:
        """The Lost Planet lies on a hex from now on."""
        self.lost_hex = place
        self.lost_near = [self.board.apart(place, other) for other in self.board.planets]

    def clone(self) -> "State":
        """An independent copy; what never changes is shared."""
        copy = State(0, self.rng.clone(), self.options, self.switches)
        copy.players = self.players
        copy.agenda = self.agenda[:]
        copy.board = self.board
        copy.round = self.round
        copy.phase = self.phase
        copy.first_player = self.first_player
        copy.order = self.order[:]
        copy.passed_order = self.passed_order[:]
        copy.kinds = self.kinds[:]
        copy.structures = self.structures[:]
        copy.owners = self.owners[:]
        copy.guests = self.guests[:]
        copy.formers = self.formers[:]
        copy.lost_hex = self.lost_hex
        copy.lost_near = self.lost_near
        copy.tech_spaces = self.tech_spaces
        copy.advanced = self.advanced[:]
        copy.tokens_left = self.tokens_left[:]
        copy.terraforming_token = self.terraforming_token
        copy.round_tiles = self.round_tiles
        copy.final_tiles = self.final_tiles
        copy.boosters = self.boosters[:]
        copy.board_used = self.board_used
        copy.offers = self.offers[:]
        copy.seats = [player.clone() for player in self.seats]
        if self.automa is not None:
            copy.automa = self.automa.clone()
        return copy

    def plain(self) -> dict[str, Any]:
        """The position as JSON-able data in a fixed order; sets of hexes as lists."""
        plain = super().plain()
        plain["options"] = self.options
        plain["map"] = self.board.code()
        for name in STATE_NUMBERS + STATE_LISTS:
            plain[name] = getattr(self, name)
        plain["offers"] = [list(offer) for offer in self.offers]
        plain["seats"] = [_plain_player(player) for player in self.seats]
        if self.automa is not None:
            plain["automa"] = self.automa.plain()
        return plain

    @staticmethod
    def restore(plain: dict[str, Any]) -> "State":
        """The position whose ``plain()`` this was."""
        state = State(0, Rng(), plain["options"], Switches(plain["options"]))
        state.adopt(plain)
        if plain["map"]:
            # Not checked: while sectors are being turned, the map need not be legal.
            state.board = Board(read_placements(plain["map"]), not state.switches.ways_on_board)
        for name in STATE_NUMBERS:
            setattr(state, name, plain[name])
        for name in STATE_LISTS:
            setattr(state, name, list(plain[name]))
        if state.lost_hex >= 0:
            state.place_lost_planet(state.lost_hex)
        state.offers = [(offer[0], offer[1], offer[2]) for offer in plain["offers"]]
        state.seats = [_restored_player(seat) for seat in plain["seats"]]
        if "automa" in plain:
            state.automa = Automa.restore(plain["automa"])
        return state


def _plain_player(player: Player) -> dict[str, Any]:
    plain: dict[str, Any] = {}
    for name in PLAYER_NUMBERS + PLAYER_LISTS:
        plain[name] = getattr(player, name)
    for name in PLAYER_SETS:
        plain[name] = members(getattr(player, name))
    plain["ledger"] = [list(entry) for entry in player.ledger]
    return plain


def _restored_player(plain: dict[str, Any]) -> Player:
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
