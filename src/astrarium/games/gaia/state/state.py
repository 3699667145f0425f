"""The position of a game of Gaia Project: plain data, cheap to copy."""

from typing import Any, Final, final

from astrarium.games.gaia.automa.deck import Automa
from astrarium.games.gaia.components.ids import LOST, NO_SEAT, NO_TOKEN
from astrarium.games.gaia.map.board import NO_BOARD, Board, read_placements
from astrarium.games.gaia.map.hexes import NO_HEX
from astrarium.games.gaia.state.player import Player, plain_player, restored_player
from astrarium.games.gaia.state.switches import Switches
from astrarium.kernel.position import Position
from astrarium.kernel.rng import Rng

HUMAN: Final = 0
AUTOMA: Final = 1
"""The seats of the solo game; nobody decides for the second one."""

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
        self.lost_hex = NO_HEX
        self.lost_near = []
        # Standard tiles on the six spaces under the areas and the three free ones; advanced tiles by area.
        self.tech_spaces = []
        self.advanced = []
        self.tokens_left = []
        self.terraforming_token = NO_TOKEN
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
        self.owners = [NO_SEAT] * len(self.kinds)
        # Seats whose Lantids mine shares a planet, and seats whose Gaiaformer stands on one.
        self.guests = [NO_SEAT] * len(self.kinds)
        self.formers = [NO_SEAT] * len(self.kinds)

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
        plain["seats"] = [plain_player(player) for player in self.seats]
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
        state.seats = [restored_player(seat) for seat in plain["seats"]]
        if "automa" in plain:
            state.automa = Automa.restore(plain["automa"])
        return state
