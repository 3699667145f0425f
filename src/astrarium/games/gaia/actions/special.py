"""Special actions: orange octagons on faction boards, tech tiles and boosters (GP-SPEC)."""

from typing import Any

from astrarium.games.gaia.actions import mine, project
from astrarium.games.gaia.actions.common import begin_action, bit, price
from astrarium.games.gaia.actions.upgrade import has_mine_piece, replace
from astrarium.games.gaia.building import join_federations, qic_for_range, range_refusal, reach_of_hex
from astrarium.games.gaia.components import abilities
from astrarium.games.gaia.components.components import SPECIAL_IDS
from astrarium.games.gaia.components.effects import Gain
from astrarium.games.gaia.components.ids import (
    ACADEMY,
    ACADEMY_RIGHT,
    AREA_IDS,
    BOOSTER_RANGE,
    BOOSTER_STEPS,
    FACTION,
    INSTITUTE,
    LAB,
    STATION,
)
from astrarium.games.gaia.counting import open_tiles
from astrarium.games.gaia.factions import can
from astrarium.games.gaia.gains import gain_all, would_gain
from astrarium.games.gaia.map import hexes
from astrarium.games.gaia.research import ALL_AREAS, advance, advance_refusal, open_areas
from astrarium.games.gaia.state.player import Player
from astrarium.games.gaia.state.state import State
from astrarium.games.gaia.verbs import GaiaAction
from astrarium.kernel.action import Action
from astrarium.kernel.event import Event
from astrarium.kernel.refusal import Refusal
from astrarium.kernel.rules import Family
from astrarium.kernel.step import Step


def special_gains(player: Player, special: int) -> list[Gain]:
    """What a special action brings if its component is owned and open; empty if it is not (GP-SPEC-03)."""
    if special == ACADEMY:
        return player.parts.factions[player.faction].academy_action if player.built[ACADEMY_RIGHT] else []
    for tile in open_tiles(player):
        if tile.special == special:
            return tile.action
    return []


def booster_matches(player: Player, special: int) -> bool:
    """The booster in hand has this special action."""
    booster = player.parts.boosters[player.booster]
    return booster.action_steps > 0 if special == BOOSTER_STEPS else booster.action_range > 0


def special_refusal(state: State, player: Player, special: int) -> Refusal | None:
    """Why a special action cannot be taken now (GP-SPEC-01, -03)."""
    if special == FACTION:
        return Refusal("GP-SPEC-04", "not-owned", SPECIAL_IDS[special])
    if special in (BOOSTER_STEPS, BOOSTER_RANGE):
        if not booster_matches(player, special):
            return Refusal("GP-SPEC-03", "not-owned", SPECIAL_IDS[special])
        if player.used >> special & 1:
            return Refusal("GP-SPEC-01", "used", SPECIAL_IDS[special])
        booster = state.parts.boosters[player.booster]
        if mine.targets(state, player, booster.action_steps, booster.action_range, True):
            return None
        if booster.action_range and project.targets(state, player, booster.action_range, True):
            return None
        rule = "GP-TILE-08" if special == BOOSTER_STEPS else "GP-TILE-09"
        return Refusal(rule, "no-mine-possible", SPECIAL_IDS[special])
    gains = special_gains(player, special)
    if not gains:
        return Refusal("GP-SPEC-03", "not-owned", SPECIAL_IDS[special])
    if player.used >> special & 1:
        return Refusal("GP-SPEC-01", "used", SPECIAL_IDS[special])
    if not would_gain(state, player, gains):
        return Refusal("GP-SPEC-02", "nothing-to-gain", SPECIAL_IDS[special])
    return None


class SpecialAction(Family[State]):
    """Academy, tiles and boosters; once a round each, at no cost (GP-SPEC-01)."""

    verbs: tuple[str, ...] = ("special",)

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        player = position.seats[seat]
        found: list[Action] = []
        for special in _candidates(player):
            if special_refusal(position, player, special) is None:
                found.append(GaiaAction("special", (special,)))
        return found

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        return special_refusal(position, position.seats[seat], action.args[0])

    def attempts(self, position: State, seat: int, step: Step) -> list[Action]:
        own = _candidates(position.seats[seat])
        others = [special for special in range(len(SPECIAL_IDS)) if special not in own]
        return [GaiaAction("special", (special,)) for special in own + others]

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        player = position.seats[seat]
        special = action.args[0]
        player.used |= 1 << special
        begin_action(position, seat)
        events.append(Event("special", seat, "GP-SPEC-01", {"action": SPECIAL_IDS[special]}))
        if special in (BOOSTER_STEPS, BOOSTER_RANGE):
            booster = position.parts.boosters[player.booster]
            kind = "mine_or_project" if booster.action_range else "mine"
            position.push(kind, (seat,), (booster.action_steps, booster.action_range))
            return
        cause = "special:" + SPECIAL_IDS[special]
        gain_all(position, player, special_gains(player, special), cause, "GP-SPEC-01", events)


def _candidates(player: Player) -> list[int]:
    found = [ACADEMY] if player.built[ACADEMY_RIGHT] else []
    if player.booster >= 0 and player.parts.boosters[player.booster].action_steps:
        found.append(BOOSTER_STEPS)
    if player.booster >= 0 and player.parts.boosters[player.booster].action_range:
        found.append(BOOSTER_RANGE)
    found.extend([tile.special for tile in open_tiles(player) if tile.action])
    return found


class FactionAction(Family[State]):
    """The special actions of Ambas, Firaks, Ivits and Bescods (GP-SPEC-04)."""

    verbs: tuple[str, ...] = ("swap", "downgrade", "station", "lowest")

    def options(self, position: State, seat: int, step: Step) -> list[Action]:
        player = position.seats[seat]
        found: list[Action] = []
        if player.used >> FACTION & 1:
            return found
        for action in _faction_candidates(position, player):
            if self.refuse(position, seat, step, action) is None:
                found.append(action)
        return found

    def refuse(self, position: State, seat: int, step: Step, action: Action) -> Refusal | None:
        player = position.seats[seat]
        if player.used >> FACTION & 1:
            return Refusal("GP-SPEC-01", "used", action.verb)
        if action.verb == "swap":
            return swap_refusal(position, player, position.planet_at(action.args[0]))
        if action.verb == "downgrade":
            return downgrade_refusal(position, player, position.planet_at(action.args[0]))
        if action.verb == "station":
            return station_refusal(position, player, action.args[0])
        return lowest_refusal(position, player, action.args[0])

    def attempts(self, position: State, seat: int, step: Step) -> list[Action]:
        player = position.seats[seat]
        places = [position.hex_of(planet) for planet in player.planets]
        empty = hexes.members(position.board.space & ~position.board.solid)
        far = [reach_of_hex(position, player, place) for place in empty]
        found: list[Action] = [GaiaAction("swap", (place,)) for place in places]
        found.extend([GaiaAction("downgrade", (place,)) for place in places])
        found.extend([GaiaAction("station", (place,)) for _, place in sorted(zip(far, empty, strict=True))])
        found.extend([GaiaAction("lowest", (area,)) for area in range(len(AREA_IDS))])
        return found

    def quote(self, position: State, seat: int, step: Step, action: Action) -> dict[str, Any]:
        if action.verb != "station":
            return {}
        player = position.seats[seat]
        return price(qic=qic_for_range(player, reach_of_hex(position, player, action.args[0]), 0))

    def perform(self, position: State, seat: int, step: Step, action: Action, events: list[Event]) -> None:
        player = position.seats[seat]
        player.used |= 1 << FACTION
        begin_action(position, seat)
        if action.verb == "swap":
            swap(position, player, position.planet_at(action.args[0]), events)
        elif action.verb == "downgrade":
            planet = position.planet_at(action.args[0])
            position.push("advance", (seat,), (ALL_AREAS, 0))
            replace(position, player, planet, STATION, "GP-FAC-FIR-01", events)
        elif action.verb == "station":
            place_station(position, player, action.args[0], events)
        else:
            advance(position, player, action.args[0], events)


def _faction_candidates(state: State, player: Player) -> list[Action]:
    specials = state.parts.factions[player.faction].specials
    if not specials or not can(player, specials[0]):
        return []
    if specials[0] == abilities.LOWEST_TRACK:
        return [GaiaAction("lowest", (area,)) for area in range(len(AREA_IDS))]
    if specials[0] == abilities.SPACE_STATION:
        empty = state.board.space & ~state.board.solid
        return [GaiaAction("station", (place,)) for place in hexes.members(empty)]
    verb = "swap" if specials[0] == abilities.SWAP else "downgrade"
    return [GaiaAction(verb, (state.hex_of(planet),)) for planet in player.planets]


def swap_refusal(state: State, player: Player, planet: int) -> Refusal | None:
    """Ambas with institute change its place with that of a mine (GP-FAC-AMB-01, -05)."""
    if not can(player, abilities.SWAP):
        return Refusal("GP-FAC-AMB-01", "needs-institute")
    if planet < 0 or planet not in player.planets or not has_mine_piece(state, player, planet):
        return Refusal("GP-FAC-AMB-05", "no-own-mine")
    return None


def swap(state: State, player: Player, planet: int, events: list[Event]) -> None:
    """The two pieces change hexes; federations stay with the planets (GP-FAC-AMB-05)."""
    old = _institute_planet(state, player)
    state.structures[old], state.structures[planet] = state.structures[planet], state.structures[old]
    data = {"from": hexes.name(state.hex_of(old)), "to": hexes.name(state.hex_of(planet))}
    events.append(Event("swap", player.seat, "GP-FAC-AMB-01", data))


def _institute_planet(state: State, player: Player) -> int:
    for planet in player.planets:
        if state.structures[planet] == INSTITUTE and state.owners[planet] == player.seat:
            return planet
    raise AssertionError("no institute on the map")


def downgrade_refusal(state: State, player: Player, planet: int) -> Refusal | None:
    """Firaks with institute turn a lab into a trading station and must be able to advance (GP-FAC-FIR-01)."""
    if not can(player, abilities.DOWNGRADE):
        return Refusal("GP-FAC-FIR-01", "needs-institute")
    if planet < 0 or state.owners[planet] != player.seat or state.structures[planet] != LAB:
        return Refusal("GP-FAC-FIR-01", "no-own-lab")
    if player.built[STATION] >= state.parts.structures[STATION].supply:
        return Refusal("GP-FAC-FIR-06", "no-piece", "station", 1, 0)
    if not open_areas(state, player, ALL_AREAS):
        return Refusal("GP-FAC-FIR-02", "no-advance")
    return None


def station_refusal(state: State, player: Player, place: int) -> Refusal | None:
    """Ivits with institute put a station on an accessible hex without planet or station (GP-FAC-IVI-05)."""
    if not can(player, abilities.SPACE_STATION):
        return Refusal("GP-FAC-IVI-05", "needs-institute")
    if player.stations.bit_count() >= state.parts.space_stations:
        return Refusal("GP-FAC-IVI-12", "no-piece", "space_station", 1, 0)
    if not state.board.space >> place & 1:
        return Refusal("GP-FAC-IVI-05", "off-map", hexes.name(place))
    if state.board.solid >> place & 1 or place == state.lost_hex:
        return Refusal("GP-FAC-IVI-05", "planet-there")
    if player.stations >> place & 1:
        return Refusal("GP-FAC-IVI-05", "station-there")
    if player.satellites >> place & 1 and not state.switches.station_on_satellite:
        return Refusal("GP-FAC-IVI-05", "satellite-there")
    far = reach_of_hex(state, player, place)
    if qic_for_range(player, far, 0) > player.qic:
        return range_refusal(player, far, 0)
    return None


def place_station(state: State, player: Player, place: int, events: list[Event]) -> None:
    """A space station; next to the federation it joins it like a planet (GP-FAC-IVI-10)."""
    player.qic -= qic_for_range(player, reach_of_hex(state, player, place), 0)
    player.stations |= bit(place)
    events.append(Event("station", player.seat, "GP-FAC-IVI-05", {"at": hexes.name(place)}))
    join_federations(state, player)


def lowest_refusal(state: State, player: Player, area: int) -> Refusal | None:
    """Bescods advance where they are lowest, without knowledge (GP-FAC-BES-04)."""
    if not can(player, abilities.LOWEST_TRACK):
        return Refusal("GP-FAC-BES-04", "other-faction")
    lowest = min(player.levels)
    if player.levels[area] > lowest:
        return Refusal("GP-FAC-BES-07", "not-lowest", AREA_IDS[area], lowest, player.levels[area])
    return advance_refusal(state, player, area)
