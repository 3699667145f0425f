"""Form a federation: planets, satellites, token (GP-FED)."""

from typing import final

from astrarium.games.gaia import federations, hexes, power
from astrarium.games.gaia.actions.common import begin_action, bit, listed
from astrarium.games.gaia.actions.payment import take_tokens
from astrarium.games.gaia.building import join_federations, own_pieces
from astrarium.games.gaia.components import (
    GLEENS_TOKEN,
    IVITS,
    SPACE_STATION_POWER,
    THRESHOLD,
    THRESHOLD_XENOS,
    TOKEN_IDS,
    XENOS,
)
from astrarium.games.gaia.counting import has_institute, power_value
from astrarium.games.gaia.federation_search import Choice
from astrarium.games.gaia.gains import gain_federation_token
from astrarium.games.gaia.hexes import HEXES, around
from astrarium.games.gaia.notation import GaiaAction
from astrarium.games.gaia.state import Player, State
from astrarium.kernel.action import Action
from astrarium.kernel.event import Event
from astrarium.kernel.refusal import Refusal
from astrarium.kernel.rules import Family
from astrarium.kernel.step import Step


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
        grows = player.faction == IVITS and player.formed > 0
        self.values = [0] * HEXES
        for planet in player.planets:
            self.values[state.hex_of(planet)] = power_value(state, player, planet)
        if player.stations:
            for station in hexes.members(player.stations):
                self.values[station] = SPACE_STATION_POWER
        self.pieces = own_pieces(state, player) & ~player.federated
        self.free = state.board.space & ~state.board.solid & ~player.satellites & ~player.stations
        if state.lost_hex >= 0:
            self.free &= ~bit(state.lost_hex)
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
        self.budget = player.qic if player.faction == IVITS else power.movable(player)


def threshold(player: Player) -> int:
    """7; Xenos with institute 6; Ivits 7 for each federation so far and the new one (GP-FAC-IVI-02)."""
    if player.faction == IVITS:
        return THRESHOLD * (player.formed + 1)
    return THRESHOLD_XENOS if has_institute(player, XENOS) else THRESHOLD


def token_left(state: State) -> bool:
    """Without a token in the supply no federation can be formed (GP-COMP-08)."""
    return any(state.tokens_left[token] and token != GLEENS_TOKEN for token in range(len(state.tokens_left)))


def federation_choices(state: State, player: Player) -> list[Choice]:
    """Every legal set of planets for the player's next federation, the sensible ones first."""
    if not token_left(state):
        return []
    return choices_on(Ground(state, player))


def choices_on(ground: Ground) -> list[Choice]:
    """Every legal set of planets among the pieces, the sensible ones first."""
    if ground.total < ground.threshold:
        return []
    return federations.choices(
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
    return federations.objection(
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


REASONS = [
    "",
    "not-usable",
    "not-whole",
    "too-little-value",
    "too-many-satellites",
    "must-include",
    "shorter-way",
    "smaller-one",
]
RULES = [
    "",
    "GP-FED-01",
    "GP-FED-21",
    "GP-FED-01",
    "GP-FED-04",
    "GP-FED-21",
    "GP-FED-12",
    "GP-FED-11",
]


class FormFederation(Family[State]):
    """Name the planets to join; satellites and token are asked for next (GP-FED-10)."""

    verbs: tuple[str, ...] = ("federation",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        return [
            GaiaAction("federation", tuple(hexes.members(choice.pieces)))
            for choice in federation_choices(position, position.seats[seat])
        ]

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        player = position.seats[seat]
        if not token_left(position):
            return Refusal("GP-COMP-08", "no-token-left")
        named = hexes.set_of(action.args)
        ground = Ground(position, player)
        if not named and not ground.base:
            return Refusal("GP-FED-01", "too-little-value", "", ground.threshold, 0)
        if not named and not player.joined and not position.switches.ivits_upgrades_suffice:
            return Refusal("GP-FAC-IVI-02", "nothing-joined")
        reason, one, two = judge(ground, named)
        if reason == federations.LEGAL:
            return None
        if reason == federations.NOT_USABLE and player.federated >> one & 1:
            return Refusal("GP-FED-13", REASONS[reason], hexes.name(one))
        if reason == federations.TOO_LITTLE:
            return Refusal(RULES[reason], REASONS[reason], "", two, one)
        if reason == federations.TOO_FAR and not one:
            return Refusal("GP-FED-12", "cannot-link")
        if reason == federations.TOO_FAR:
            return Refusal(RULES[reason], REASONS[reason], "", one, two)
        if reason == federations.SMALLER_ONE:
            return Refusal(RULES[reason], REASONS[reason], hexes.name(two), 0, one)
        return Refusal(RULES[reason], REASONS[reason], hexes.name(one))

    def attempts(self, position: State, seat: int, step: Step) -> list[Action]:
        return [GaiaAction("federation", tuple(hexes.members(Ground(position, position.seats[seat]).pieces)))]

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        player = position.seats[seat]
        named = hexes.set_of(action.args)
        needed = satellites_needed(position, player, named)
        begin_action(position, seat)
        names = [hexes.name(place) for place in action.args]
        events.append(Event("federation", seat, "GP-FED-01", {"planets": names, "satellites": needed}))
        position.push("token", (seat,))
        position.push("satellites", (), (seat, named, 0, needed))
        if player.faction == IVITS:
            player.qic -= needed
        else:
            take_tokens(position, player, needed, False, "GP-FED-04", events)


def place_satellites(state: State, seat: int, named: int, placed: int, left: int, events: list[Event]) -> None:
    """Put satellites where there is only one way; otherwise the player says where the next one goes."""
    player = state.seats[seat]
    if left:
        places = open_spots(state, player, named, placed, left)
        if places.bit_count() > left:
            state.push("satellite", (seat,), (named, placed, left))
            return
        placed |= places
    if placed:
        names = [hexes.name(place) for place in hexes.members(placed)]
        events.append(Event("satellites", seat, "GP-FED-04", {"at": names}))
    player.federated |= named
    player.satellites |= placed
    join_federations(state, player)
    player.formed += 1
    player.joined = False


def open_spots(state: State, player: Player, named: int, placed: int, left: int) -> int:
    """The hexes where the next satellite may go so that the fewest suffice (GP-FED-12)."""
    ground = Ground(state, player)
    chosen = named | ground.base
    return federations.spots(chosen, ground.pieces & ~named, ground.free, placed, left) & ~placed


class PlaceSatellite(Family[State]):
    """Where the next satellite goes, if there are several shortest ways (GP-FED-04, GP-FED-12)."""

    verbs: tuple[str, ...] = ("satellite",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        named, placed, left = step.args
        places = open_spots(position, position.seats[seat], named, placed, left)
        return [listed("satellite", place) for place in hexes.members(places)]

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        named, placed, left = step.args
        if open_spots(position, position.seats[seat], named, placed, left) >> action.args[0] & 1:
            return None
        return Refusal("GP-FED-12", "no-shortest-way", hexes.name(action.args[0]))

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        named, placed, left = step.args
        position.push("satellites", (), (seat, named, placed | bit(action.args[0]), left - 1))


class ChooseToken(Family[State]):
    """Take one federation token of your choice from the supply (GP-FED-08)."""

    verbs: tuple[str, ...] = ("token",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        found: list[Action] = []
        for token in range(len(TOKEN_IDS)):
            action = listed("token", token)
            if self.refuse(position, seat, step, action) is None:
                found.append(action)
        return found

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        token = action.args[0]
        if token == GLEENS_TOKEN or position.tokens_left[token] == 0:
            return Refusal("GP-COMP-08", "token-gone", TOKEN_IDS[token])
        return None

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        token = action.args[0]
        position.tokens_left[token] -= 1
        gain_federation_token(position, position.seats[seat], token, "GP-FED-08", events)
