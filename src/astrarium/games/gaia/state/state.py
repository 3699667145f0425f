"""The position of a game of Gaia Project: plain data, cheap to copy."""

from typing import Any, Final, final

from astrarium.games.gaia.automa.deck import Automa
from astrarium.games.gaia.components.components import Components, components
from astrarium.games.gaia.components.ids import LOST, NO_SEAT, NO_TOKEN
from astrarium.games.gaia.map.board import NO_BOARD, Board
from astrarium.games.gaia.map.hexes import NO_HEX
from astrarium.games.gaia.state.player import Player
from astrarium.games.gaia.state.switches import Switches
from astrarium.kernel.fields import Shared, Untold
from astrarium.kernel.position import Position
from astrarium.kernel.rng import Rng

HUMAN: Final = 0
AUTOMA: Final = 1
"""The seats of the solo game; nobody decides for the second one."""


@final
class State(Position):
    """The whole table: map, research board, supplies, and what lies before every seat."""

    def __init__(
        self, players: int, rng: Rng, options: dict[str, Any], switches: Switches, parts: Components
    ) -> None:
        super().__init__(players, rng)
        self.options: Shared[dict[str, Any]] = options
        self.switches: Untold[Shared[Switches]] = switches
        self.parts: Untold[Shared[Components]] = parts
        self.round: int = 0
        self.phase: str = "setup"
        self.first_player: int = 0
        self.order: list[int] = []
        self.passed_order: list[int] = []
        self.board: Shared[Board] = NO_BOARD
        # By planet, the Lost Planet last: its kind and structure, its owner, the seat whose Lantids mine shares it,
        # and the seat whose Gaiaformer stands on it.
        self.kinds: list[int] = [LOST]
        self.structures: list[int] = [0]
        self.owners: list[int] = [NO_SEAT]
        self.guests: list[int] = [NO_SEAT]
        self.formers: list[int] = [NO_SEAT]
        self.lost_hex: int = NO_HEX
        self.lost_near: Untold[Shared[list[int]]] = []
        # Standard tiles on the six spaces under the areas and the three free ones; advanced tiles by area.
        self.tech_spaces: Shared[list[int]] = []
        self.advanced: list[int] = []
        self.tokens_left: list[int] = []
        self.terraforming_token: int = NO_TOKEN
        self.round_tiles: Shared[list[int]] = []
        self.final_tiles: Shared[list[int]] = []
        self.boosters: list[int] = []
        # Octagons of the research board taken this round, one bit each.
        self.board_used: int = 0
        # Power that may be charged once the running action is complete: seat, power value, planet.
        self.offers: list[tuple[int, int, int]] = []
        self.seats: list[Player] = []
        self.automa: Automa | None = None

    def lay(self, board: Board) -> None:
        """Put the map on the table, empty."""
        self.board = board
        self.kinds = [*board.kinds, LOST]
        self.structures = [0] * len(self.kinds)
        self.owners = [NO_SEAT] * len(self.kinds)
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

    def seat_players(self) -> None:
        """A place for every seat; the Automa of a solo game has the second: its pieces are like anybody's."""
        self.order = list(range(2 if self.players == 1 else self.players))
        self.seats = [Player(seat) for seat in self.order]
        self._share_parts()

    def _share_parts(self) -> None:
        """Every seat plays with the components of its table."""
        for player in self.seats:
            player.parts = self.parts

    @staticmethod
    def restore(plain: dict[str, Any]) -> "State":
        """The position whose ``plain()`` this was."""
        options = plain["options"]
        state = State(plain["players"], Rng(), options, Switches(options), components(options["data"]))
        state.adopt(plain)
        state._share_parts()
        if state.lost_hex >= 0:
            state.place_lost_planet(state.lost_hex)
        return state

    # Written by `python -m build_tools.fields` from the fields above: change them there.

    def clone(self) -> "State":
        """An independent copy; what never changes is shared."""
        copy = State(self.players, self.rng.clone(), self.options, self.switches, self.parts)
        copy.agenda = self.agenda[:]
        copy.round = self.round
        copy.phase = self.phase
        copy.first_player = self.first_player
        copy.order = self.order[:]
        copy.passed_order = self.passed_order[:]
        copy.board = self.board
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
        copy.seats = [one.clone() for one in self.seats]
        copy.automa = self.automa.clone() if self.automa is not None else None
        return copy

    def plain(self) -> dict[str, Any]:
        """All of it as JSON-able data in a fixed order."""
        plain = super().plain()
        plain["options"] = self.options
        plain["round"] = self.round
        plain["phase"] = self.phase
        plain["first_player"] = self.first_player
        plain["order"] = self.order
        plain["passed_order"] = self.passed_order
        plain["board"] = self.board.plain()
        plain["kinds"] = self.kinds
        plain["structures"] = self.structures
        plain["owners"] = self.owners
        plain["guests"] = self.guests
        plain["formers"] = self.formers
        plain["lost_hex"] = self.lost_hex
        plain["tech_spaces"] = self.tech_spaces
        plain["advanced"] = self.advanced
        plain["tokens_left"] = self.tokens_left
        plain["terraforming_token"] = self.terraforming_token
        plain["round_tiles"] = self.round_tiles
        plain["final_tiles"] = self.final_tiles
        plain["boosters"] = self.boosters
        plain["board_used"] = self.board_used
        plain["offers"] = [list(one) for one in self.offers]
        plain["seats"] = [one.plain() for one in self.seats]
        plain["automa"] = self.automa.plain() if self.automa is not None else None
        return plain

    def adopt(self, plain: dict[str, Any]) -> None:
        """Take over what ``plain`` wrote."""
        super().adopt(plain)
        self.options = plain["options"]
        self.round = plain["round"]
        self.phase = plain["phase"]
        self.first_player = plain["first_player"]
        self.order = list(plain["order"])
        self.passed_order = list(plain["passed_order"])
        self.board = Board.restore(plain["board"])
        self.kinds = list(plain["kinds"])
        self.structures = list(plain["structures"])
        self.owners = list(plain["owners"])
        self.guests = list(plain["guests"])
        self.formers = list(plain["formers"])
        self.lost_hex = plain["lost_hex"]
        self.tech_spaces = list(plain["tech_spaces"])
        self.advanced = list(plain["advanced"])
        self.tokens_left = list(plain["tokens_left"])
        self.terraforming_token = plain["terraforming_token"]
        self.round_tiles = list(plain["round_tiles"])
        self.final_tiles = list(plain["final_tiles"])
        self.boosters = list(plain["boosters"])
        self.board_used = plain["board_used"]
        self.offers = [(one[0], one[1], one[2]) for one in plain["offers"]]
        self.seats = [Player.restore(one) for one in plain["seats"]]
        self.automa = Automa.restore(plain["automa"]) if plain["automa"] is not None else None

    # End of what is written.
