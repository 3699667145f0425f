"""Form a federation: planets, satellites, token (GP-FED)."""

from typing import Any

from astrarium.games.gaia.actions.common import begin_action, bit, price
from astrarium.games.gaia.actions.payment import take_tokens
from astrarium.games.gaia.building import join_federations
from astrarium.games.gaia.components import abilities
from astrarium.games.gaia.components.components import TOKEN_IDS
from astrarium.games.gaia.factions import can
from astrarium.games.gaia.federations import forming
from astrarium.games.gaia.federations.ground import Ground, choices_on, judge, satellites_needed
from astrarium.games.gaia.federations.parts import Choice
from astrarium.games.gaia.gains import gain_federation_token
from astrarium.games.gaia.map import hexes
from astrarium.games.gaia.state.player import Player
from astrarium.games.gaia.state.state import State
from astrarium.games.gaia.verbs import GaiaAction
from astrarium.kernel.action import Action
from astrarium.kernel.event import Event
from astrarium.kernel.refusal import Refusal
from astrarium.kernel.rules import Family, OneOf
from astrarium.kernel.step import Step


def token_left(state: State) -> bool:
    """Without a token in the supply no federation can be formed (GP-COMP-08)."""
    return any(state.tokens_left[token.index] and not token.own for token in state.parts.tokens)


def federation_choices(state: State, player: Player) -> list[Choice]:
    """Every legal set of planets for the player's next federation, the sensible ones first."""
    if not token_left(state):
        return []
    return choices_on(Ground(state, player))


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
        if reason == forming.LEGAL:
            return None
        if reason == forming.NOT_USABLE and player.federated >> one & 1:
            return Refusal("GP-FED-13", REASONS[reason], hexes.name(one))
        if reason == forming.TOO_LITTLE:
            return Refusal(RULES[reason], REASONS[reason], "", two, one)
        if reason == forming.TOO_FAR and not one:
            return Refusal("GP-FED-12", "cannot-link")
        if reason == forming.TOO_FAR:
            return Refusal(RULES[reason], REASONS[reason], "", one, two)
        if reason == forming.SMALLER_ONE:
            return Refusal(RULES[reason], REASONS[reason], hexes.name(two), 0, one)
        return Refusal(RULES[reason], REASONS[reason], hexes.name(one))

    def attempts(self, position: State, seat: int, step: Step) -> list[Action]:
        return [GaiaAction("federation", tuple(hexes.members(Ground(position, position.seats[seat]).pieces)))]

    def quote(self, position: State, seat: int, step: Step, action: Action) -> dict[str, Any]:
        player = position.seats[seat]
        satellites = satellites_needed(position, player, hexes.set_of(action.args))
        in_qic = can(player, abilities.SATELLITES_FOR_QIC)
        return price(qic=satellites) if in_qic else price(tokens=satellites)

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        player = position.seats[seat]
        named = hexes.set_of(action.args)
        needed = satellites_needed(position, player, named)
        begin_action(position, seat)
        names = [hexes.name(place) for place in action.args]
        events.append(Event("federation", seat, "GP-FED-01", {"planets": names, "satellites": needed}))
        position.push("token", (seat,))
        position.push("satellites", (), (seat, named, 0, needed))
        if can(player, abilities.SATELLITES_FOR_QIC):
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
    return forming.spots(chosen, ground.pieces & ~named, ground.free, placed, left) & ~placed


class PlaceSatellite(OneOf[State]):
    """Where the next satellite goes, if there are several shortest ways (GP-FED-04, GP-FED-12)."""

    verbs: tuple[str, ...] = ("satellite",)

    def choices(self, position: State, seat: int, step: Step) -> list[int]:
        named, placed, left = step.args
        return hexes.members(open_spots(position, position.seats[seat], named, placed, left))

    def action(self, number: int) -> Action:
        return GaiaAction("satellite", (number,))

    def refusal(self, position: State, seat: int, step: Step, number: int) -> Refusal:
        return Refusal("GP-FED-12", "no-shortest-way", hexes.name(number))

    def attempts(self, position: State, seat: int, step: Step) -> list[Action]:
        return [self.action(place) for place in hexes.members(position.board.space)]

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        named, placed, left = step.args
        position.push("satellites", (), (seat, named, placed | bit(action.args[0]), left - 1))


class ChooseToken(OneOf[State]):
    """Take one federation token of your choice from the supply (GP-FED-08)."""

    verbs: tuple[str, ...] = ("token",)

    def choices(self, position: State, seat: int, step: Step) -> list[int]:
        return [token.index for token in position.parts.tokens if not token.own and position.tokens_left[token.index]]

    def action(self, number: int) -> Action:
        return GaiaAction("token", (number,))

    def refusal(self, position: State, seat: int, step: Step, number: int) -> Refusal:
        return Refusal("GP-COMP-08", "token-gone", TOKEN_IDS[number])

    def attempts(self, position: State, seat: int, step: Step) -> list[Action]:
        return [self.action(token.index) for token in position.parts.tokens]

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        token = action.args[0]
        position.tokens_left[token] -= 1
        gain_federation_token(position, position.seats[seat], token, "GP-FED-08", events)
