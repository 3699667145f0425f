"""Upgrade a structure (GP-UPG)."""

from typing import Any, Final

from astrarium.games.gaia.actions.common import begin_action, not_enough, price
from astrarium.games.gaia.building import has_neighbour, make_offers
from astrarium.games.gaia.components import abilities, effects
from astrarium.games.gaia.components.ids import INSTITUTE, MINE, STATION, STRUCTURE_IDS
from astrarium.games.gaia.factions import can
from astrarium.games.gaia.gains import gain_federation_token, trigger
from astrarium.games.gaia.map import hexes
from astrarium.games.gaia.research import offer_tech_tile
from astrarium.games.gaia.state.player import Player
from astrarium.games.gaia.state.state import State
from astrarium.games.gaia.verbs import GaiaAction
from astrarium.kernel.action import Action
from astrarium.kernel.event import Event
from astrarium.kernel.message import Gain, name
from astrarium.kernel.refusal import Refusal
from astrarium.kernel.rules import Family
from astrarium.kernel.step import Step

# The rule that prices each structure.
PRICES: Final[list[str]] = ["", "", "GP-UPG-03", "GP-UPG-05", "GP-UPG-04", "GP-UPG-06", "GP-UPG-06"]


def credits_for(state: State, player: Player, planet: int, structure: int) -> int:
    """A trading station is cheaper near a structure of an opponent (GP-UPG-03)."""
    piece = state.parts.structures[structure]
    if piece.near_credits < piece.credits and has_neighbour(state, player, planet):
        return piece.near_credits
    return piece.credits


def upgrade_refusal(state: State, player: Player, planet: int, structure: int) -> Refusal | None:
    """Why the structure on a planet cannot become another one now."""
    if planet < 0 or state.owners[planet] != player.seat:
        if planet >= 0 and state.guests[planet] == player.seat:
            return Refusal("GP-UPG-08", "shared-mine")
        return Refusal("GP-UPG-01", "not-yours")
    if planet >= len(state.board.planets):
        return Refusal("GP-UPG-08", "lost-planet")
    old = state.structures[planet]
    if structure not in state.parts.upgrades[state.parts.factions[player.faction].upgrades][old]:
        return Refusal("GP-UPG-01", "no-such-upgrade", STRUCTURE_IDS[old])
    piece = state.parts.structures[structure]
    if player.built[structure] >= piece.supply:
        return Refusal("GP-UPG-09", "no-piece", STRUCTURE_IDS[structure], 1, 0)
    rule = PRICES[structure]
    if player.ore < piece.ore:
        return not_enough(rule, "ore", piece.ore, player.ore)
    cost = credits_for(state, player, planet, structure)
    if player.credits < cost:
        return not_enough(rule, "credits", cost, player.credits)
    return None


def replace(state: State, player: Player, planet: int, structure: int, rule: str, events: list[Event]) -> None:
    """One structure gives way to another: slots, points and offers follow (GP-UPG-02, GP-UPG-10)."""
    old = state.structures[planet]
    player.built[old] -= 1
    player.built[structure] += 1
    state.structures[planet] = structure
    data = {
        "at": hexes.name(state.hex_of(planet)),
        "from": STRUCTURE_IDS[old],
        "to": STRUCTURE_IDS[structure],
    }
    events.append(Event("upgrade", player.seat, rule, data))
    if structure == STATION:
        trigger(state, player, effects.BUILD_STATION, 1, events)
    elif structure >= INSTITUTE:
        trigger(state, player, effects.BUILD_BIG, 1, events)
    make_offers(state, player, planet)


class Upgrade(Family[State]):
    """One step per action: mine, trading station, then institute or lab, then academy (GP-UPG-01)."""

    verbs: tuple[str, ...] = ("upgrade",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        found: list[Action] = []
        player = position.seats[seat]
        if (
            player.ore < position.parts.structures[STATION].ore
            or player.credits < position.parts.structures[STATION].near_credits
        ):
            return found
        paths = position.parts.upgrades[position.parts.factions[player.faction].upgrades]
        for planet in player.planets:
            if position.owners[planet] != seat:
                continue
            for structure in paths[position.structures[planet]]:
                if upgrade_refusal(position, player, planet, structure) is None:
                    found.append(GaiaAction("upgrade", (position.hex_of(planet), structure)))
        return found

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        planet = position.planet_at(action.args[0])
        return upgrade_refusal(position, position.seats[seat], planet, action.args[1])

    def attempts(self, position: State, seat: int, step: Step) -> list[Action]:
        player = position.seats[seat]
        paths = position.parts.upgrades[position.parts.factions[player.faction].upgrades]
        found: list[Action] = []
        for on_the_way in (True, False):
            for planet in player.planets:
                next_ones = paths[position.structures[planet]]
                for structure in range(STATION, len(position.parts.structures)):
                    if (structure in next_ones) == on_the_way:
                        found.append(GaiaAction("upgrade", (position.hex_of(planet), structure)))
        return found

    def quote(self, position: State, seat: int, step: Step, action: Action) -> dict[str, Any]:
        planet = position.planet_at(action.args[0])
        structure = action.args[1]
        credits = credits_for(position, position.seats[seat], planet, structure)
        return price(ore=position.parts.structures[structure].ore, credits=credits)

    def parts(self, position: State, seat: int, step: Step, action: Action) -> list[Gain]:
        structure = action.args[1]
        piece = position.parts.structures[structure]
        near = credits_for(position, position.seats[seat], position.planet_at(action.args[0]), structure)
        printed = name("structure", STRUCTURE_IDS[structure])
        parts = [Gain("ore", piece.ore, printed), Gain("credits", piece.credits, printed)]
        if near != piece.credits:
            parts.append(Gain("credits", near - piece.credits, name("price", "neighbour")))
        return [part for part in parts if part.amount]

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        player = position.seats[seat]
        planet = position.planet_at(action.args[0])
        structure = action.args[1]
        player.ore -= position.parts.structures[structure].ore
        player.credits -= credits_for(position, player, planet, structure)
        begin_action(position, seat)
        replace(position, player, planet, structure, "GP-UPG-01", events)
        if structure == INSTITUTE and can(player, abilities.OWN_TOKEN):
            position.tokens_left[position.parts.own_token] -= 1
            gain_federation_token(position, player, position.parts.own_token, "GP-FAC-GLE-04", events)
        if position.parts.structures[structure].tech_tile:
            offer_tech_tile(position, player)


def has_mine_piece(state: State, player: Player, planet: int) -> bool:
    """A mine piece of the player stands on the planet, not just the Lost Planet's mine (GP-UPG-08)."""
    if planet >= len(state.board.planets):
        return state.guests[planet] == player.seat
    return state.structures[planet] == MINE if state.owners[planet] == player.seat else True
