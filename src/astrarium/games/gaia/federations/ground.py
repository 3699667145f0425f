"""What a seat's next federation can be made of, and what the search says of it (GP-FED, GP-FAC-IVI-02)."""

from typing import Final, final

from astrarium.games.gaia import power
from astrarium.games.gaia.building import own_pieces
from astrarium.games.gaia.components import abilities
from astrarium.games.gaia.counting import power_value
from astrarium.games.gaia.factions import can
from astrarium.games.gaia.federations import forming
from astrarium.games.gaia.federations.parts import Choice
from astrarium.games.gaia.map import hexes
from astrarium.games.gaia.map.hexes import HEXES, around
from astrarium.games.gaia.state.player import Player
from astrarium.games.gaia.state.state import State


@final
class Ground:
    """What a seat's next federation can be made of."""

    pieces: int
    values: list[int]
    free: int
    threshold: int
    budget: int
    base: int
    base_value: int
    total: int
    lenient: bool

    def __init__(self, state: State, player: Player) -> None:
        federation = player.federated | player.satellites
        grows = can(player, abilities.ONE_FEDERATION) and player.formed > 0
        self.values = [0] * HEXES
        for planet in player.planets:
            self.values[state.hex_of(planet)] = power_value(state, player, planet)
        if player.stations:
            for station in hexes.members(player.stations):
                self.values[station] = state.parts.space_station_power
        self.pieces = own_pieces(state, player) & ~player.federated
        self.free = state.board.space & ~state.board.solid & ~player.satellites & ~player.stations
        if state.lost_hex >= 0:
            self.free &= ~(1 << state.lost_hex)
        self.base = 0
        self.base_value = 0
        if grows:
            self.base = federation
            for place in hexes.members(player.federated):
                self.base_value += self.values[place]
        elif federation:
            closed = federation | around(federation)
            self.free &= ~closed
            self.pieces &= ~closed
        self.total = self.base_value
        for place in hexes.members(self.pieces):
            self.total += self.values[place]
        self.threshold = threshold(player)
        if grows and not player.joined and not state.switches.ivits_upgrades_suffice:
            # Something must be attached now, however much the federation is worth already (GP-FAC-IVI-02).
            self.threshold = max(self.threshold, self.base_value + 1)
        self.lenient = not state.switches.nothing_to_spare
        self.budget = player.qic if can(player, abilities.SATELLITES_FOR_QIC) else power.movable(player)

    def key(self) -> tuple[object, ...]:
        """All that the choices follow from."""
        return (
            self.pieces,
            tuple([self.values[place] for place in hexes.members(self.pieces)]),
            self.free,
            self.threshold,
            self.budget,
            self.base,
            self.base_value,
            self.lenient,
        )


def threshold(player: Player) -> int:
    """7; Xenos with institute 6; Ivits 7 for each federation so far and the new one (GP-FAC-IVI-02)."""
    needed = player.parts.low_threshold if can(player, abilities.LOW_THRESHOLD) else player.parts.threshold
    return needed * (player.formed + 1) if can(player, abilities.ONE_FEDERATION) else needed


MOST_KEPT: Final = 256
KEPT: Final[dict[tuple[object, ...], list[Choice]]] = {}
"""What was found on the newest grounds: a seat is asked after each free action, and often nothing has changed."""


def choices_on(ground: Ground) -> list[Choice]:
    """Every legal set of planets among the pieces, the sensible ones first."""
    if ground.total < ground.threshold:
        return []
    key = ground.key()
    found = KEPT.get(key)
    if found is None:
        found = choices_found(ground)
        if len(KEPT) >= MOST_KEPT:
            KEPT.clear()
        KEPT[key] = found
    return found


def choices_found(ground: Ground) -> list[Choice]:
    """The same, searched for anew."""
    return forming.choices(
        ground.pieces,
        ground.values,
        ground.free,
        ground.threshold,
        ground.budget,
        ground.base,
        ground.base_value,
        ground.lenient,
    )


def judge(ground: Ground, named: int) -> tuple[int, int, int]:
    """What the search says of a set of planets: a reason, and its two numbers."""
    return forming.objection(
        named,
        ground.pieces,
        ground.values,
        ground.free,
        ground.threshold,
        ground.budget,
        ground.base,
        ground.base_value,
        ground.lenient,
    )


def satellites_needed(state: State, player: Player, named: int) -> int:
    """The fewest satellites that link a legal set of planets (GP-FED-12)."""
    return judge(Ground(state, player), named)[1]
