"""What building needs and what it sets off: reach, prices, colonizing, offers, joining federations."""

from typing import final

from astrarium.games.gaia.components import abilities, effects
from astrarium.games.gaia.components.ids import (
    GAIA,
    MINE,
    NO_SEAT,
    TERRAFORMING,
    TRANSDIM,
)
from astrarium.games.gaia.components.maps import STEPS
from astrarium.games.gaia.counting import basic_range, home, is_automa, power_value
from astrarium.games.gaia.factions import can
from astrarium.games.gaia.gains import gain, score, trigger
from astrarium.games.gaia.map import hexes
from astrarium.games.gaia.map.board import OFF
from astrarium.games.gaia.map.hexes import around
from astrarium.games.gaia.state.player import Player
from astrarium.games.gaia.state.state import State
from astrarium.kernel.event import Event
from astrarium.kernel.refusal import Refusal


@final
class Price:
    """What an action on a hex costs, or why it cannot be."""

    ore: int
    credits: int
    qic: int
    steps: int
    refusal: Refusal | None

    def __init__(self, refusal: Refusal | None) -> None:
        self.ore = 0
        self.credits = 0
        self.qic = 0
        self.steps = 0
        self.refusal = refusal


def reach(state: State, player: Player, planet: int) -> int:
    """The distance to a planet from the nearest starting point (GP-BUILD-05)."""
    best = OFF
    row = state.row(planet)
    printed = len(row)
    for own in player.planets:
        far = row[own] if own < printed else state.apart(own, planet)
        if far < best:
            best = far
    return min(best, station_reach(state, player, state.hex_of(planet)))


def reaches(state: State, player: Player) -> list[int]:
    """The distances to all printed planets, each from the nearest starting point (GP-BUILD-05)."""
    far = [OFF] * len(state.board.planets)
    for own in player.planets:
        row = state.row(own)
        for planet in range(len(far)):
            if row[planet] < far[planet]:
                far[planet] = row[planet]
    if player.stations:
        for station in hexes.members(player.stations):
            for planet, place in enumerate(state.board.planets):
                far[planet] = min(far[planet], state.board.apart(station, place))
    return far


def nearest_planets(state: State, player: Player) -> list[int]:
    """Every planet on the map, those nearest to the player first."""
    far = reaches(state, player)
    if state.lost_hex >= 0:
        far.append(reach(state, player, len(far)))
    return sorted(range(len(far)), key=far.__getitem__)


def reach_of_hex(state: State, player: Player, place: int) -> int:
    """The distance to any hex from the nearest starting point (GP-BUILD-05)."""
    best = station_reach(state, player, place)
    for own in player.planets:
        best = min(best, state.board.apart(state.hex_of(own), place))
    return best


def station_reach(state: State, player: Player, place: int) -> int:
    """Range may be measured from a space station too (GP-FAC-IVI-07)."""
    best = OFF
    if player.stations:
        for station in hexes.members(player.stations):
            best = min(best, state.board.apart(station, place))
    return best


def qic_for_range(player: Player, far: int, bonus: int) -> int:
    """How many Q.I.C. a distance needs beyond the range (GP-BUILD-07)."""
    missing = far - basic_range(player) - bonus
    return 0 if missing <= 0 else (missing + player.parts.qic_range - 1) // player.parts.qic_range


def carry(player: Player, bonus: int) -> int:
    """How far the player could go with all Q.I.C. (GP-BUILD-07)."""
    return basic_range(player) + bonus + player.parts.qic_range * player.qic


def range_refusal(player: Player, far: int, bonus: int) -> Refusal:
    """Too far, with the distance and how far the player's Q.I.C. would carry."""
    return Refusal("GP-BUILD-05", "too-far", "range", far, carry(player, bonus))


def mine_price(state: State, player: Player, planet: int, free_steps: int, bonus: int) -> Price:
    """What a mine on a planet costs the player now, or the rule that forbids it (GP-BUILD)."""
    owner = state.owners[planet]
    shared = False
    if owner >= 0:
        refusal = share_refusal(state, player, planet)
        if refusal is not None:
            return Price(refusal)
        shared = True
    elif planet >= len(state.board.planets):
        return Price(Refusal("GP-BUILD-18", "lost-planet"))
    kind = state.kinds[planet]
    if kind == TRANSDIM:
        return Price(Refusal("GP-BUILD-11", "transdim"))
    former = state.formers[planet]
    if former >= 0 and former != player.seat and not shared:
        return Price(Refusal("GP-BUILD-14", "gaiaformer-of-other"))
    if player.built[MINE] >= state.parts.structures[MINE].supply:
        return Price(Refusal("GP-COMP-07", "no-piece", "mine", 1, 0))
    price = Price(None)
    price.ore = state.parts.structures[MINE].ore
    price.credits = state.parts.structures[MINE].credits
    if former != player.seat:
        far = reach(state, player, planet)
        price.qic = qic_for_range(player, far, bonus)
        if price.qic > player.qic:
            price.refusal = range_refusal(player, far, bonus)
            return price
        if not shared:
            _add_habitability(player, kind, free_steps, price)
    if state.switches.free_steps_needed and free_steps and not price.steps:
        price.refusal = Refusal("GP-BOARD-04", "no-step-needed")
    elif price.qic > player.qic:
        rule = "GP-BUILD-22" if price.qic > state.parts.gaia_qic else "GP-BUILD-12"
        price.refusal = Refusal(rule, "short", "qic", price.qic, player.qic)
    elif price.ore > player.ore:
        rule = "GP-BUILD-16" if price.steps else "GP-BUILD-01"
        price.refusal = Refusal(rule, "short", "ore", price.ore, player.ore)
    elif price.credits > player.credits:
        price.refusal = Refusal("GP-BUILD-01", "short", "credits", price.credits, player.credits)
    return price


def _add_habitability(player: Player, kind: int, free_steps: int, price: Price) -> None:
    """Gaia planets cost a Q.I.C. or, for Gleens, ore; other types terraforming steps (GP-BUILD-10 to -17)."""
    if kind == GAIA:
        if can(player, abilities.GAIA_FOR_ORE):
            price.ore += player.parts.gaia_for_ore
        else:
            price.qic += player.parts.gaia_qic
        return
    price.steps = STEPS[home(player)][kind]
    paid = price.steps - free_steps
    if paid > 0:
        price.ore += paid * player.parts.tracks[TERRAFORMING][player.levels[TERRAFORMING]].ore_per_step


def share_refusal(state: State, player: Player, planet: int) -> Refusal | None:
    """Only Lantids build on a planet of an opponent, once on each (GP-BUILD-03, -18, GP-FAC-LAN-01, -06)."""
    if state.owners[planet] == player.seat:
        return Refusal("GP-BUILD-03", "own-planet")
    if not can(player, abilities.SHARED_MINES):
        if planet >= len(state.board.planets):
            return Refusal("GP-BUILD-18", "lost-planet")
        return Refusal("GP-BUILD-03", "occupied")
    if state.guests[planet] >= 0:
        return Refusal("GP-FAC-LAN-06", "own-planet")
    return None


def pay(player: Player, price: Price) -> None:
    """Everything is paid before anything is gained (GP-ACT-11)."""
    player.ore -= price.ore
    player.credits -= price.credits
    player.qic -= price.qic


def build_mine(state: State, player: Player, planet: int, price: Price, events: list[Event]) -> None:
    """Put a mine on a planet, with all that follows from it (GP-BUILD-19)."""
    pay(player, price)
    if state.formers[planet] == player.seat:
        state.formers[planet] = NO_SEAT
        player.formers_ready += 1
    new_type = not colonized_type(state, player, state.kinds[planet])
    player.built[MINE] += 1
    shared = state.owners[planet] >= 0
    colonize(state, player, planet)
    place = hexes.name(state.hex_of(planet))
    events.append(Event("build", player.seat, "GP-BUILD-01", {"at": place, "steps": price.steps, "shared": shared}))
    trigger(state, player, effects.TERRAFORM_STEP, price.steps, events)
    trigger(state, player, effects.BUILD_MINE, 1, events)
    if state.kinds[planet] == GAIA and (not shared or state.switches.lantids_gaia_triggers):
        trigger(state, player, effects.BUILD_GAIA_MINE, 1, events)
        if can(player, abilities.GAIA_MINE_VP):
            score(state, player, state.parts.gaia_mine_vp, "faction", "GP-FAC-GLE-03", events)
    if shared and can(player, abilities.SHARED_MINE_KNOWLEDGE):
        gain(state, player, effects.KNOWLEDGE, state.parts.shared_mine_knowledge, "faction", "GP-FAC-LAN-04", events)
    if new_type:
        reward_new_type(state, player, events)
    make_offers(state, player, planet)


def colonized_type(state: State, player: Player, kind: int) -> bool:
    """The player has a structure on a planet of that type already."""
    return any(state.kinds[planet] == kind for planet in player.planets)


def reward_new_type(state: State, player: Player, events: list[Event]) -> None:
    """Geodens with institute learn from the first mine on each type (GP-FAC-GEO-01)."""
    if can(player, abilities.NEW_TYPE_KNOWLEDGE):
        gain(state, player, effects.KNOWLEDGE, state.parts.new_type_knowledge, "faction", "GP-FAC-GEO-01", events)


def colonize(state: State, player: Player, planet: int) -> None:
    """A structure of the player stands on the planet; next to a federation it joins it (GP-FED-15)."""
    if state.owners[planet] >= 0:
        state.guests[planet] = player.seat
    else:
        state.owners[planet] = player.seat
        state.structures[planet] = MINE
    player.planets.append(planet)
    join_federations(state, player)


def place_lost_planet(state: State, player: Player, place: int, events: list[Event]) -> None:
    """The Lost Planet is placed: a planet of its own type with a mine on it (GP-TRACK-12 to -14, -30)."""
    state.place_lost_planet(place)
    planet = len(state.board.planets)
    colonize(state, player, planet)
    events.append(Event("lost-planet", player.seat, "GP-TRACK-12", {"at": hexes.name(place)}))
    trigger(state, player, effects.BUILD_MINE, 1, events)
    reward_new_type(state, player, events)
    make_offers(state, player, planet)


def own_pieces(state: State, player: Player) -> int:
    """The hexes of everything that can be part of the player's federations: planets and stations."""
    pieces = player.stations
    for planet in player.planets:
        pieces |= 1 << state.hex_of(planet)
    return pieces


def join_federations(state: State, player: Player) -> None:
    """Pieces that touch a federation belong to it, and what hangs on them too (GP-FED-15, -22)."""
    federation = player.federated | player.satellites
    if not federation:
        return
    loose = own_pieces(state, player) & ~player.federated
    while loose:
        joining = loose & (around(federation) | federation)
        if not joining:
            return
        player.federated |= joining
        player.joined = True
        federation |= joining
        loose &= ~joining


def has_neighbour(state: State, player: Player, planet: int) -> bool:
    """A structure of an opponent stands within two hexes (GP-UPG-03, GP-DEF-06)."""
    for other in state.seats:
        if other.seat == player.seat:
            continue
        for theirs in other.planets:
            if state.apart(theirs, planet) <= state.parts.neighbour_range:
                return True
    return False


def make_offers(state: State, builder: Player, planet: int) -> None:
    """Whoever has a structure within two hexes may charge power, clockwise from the builder (GP-LEECH-01).

    The amount belongs to this moment; the question is put when the builder's action is complete.
    """
    seats = len(state.seats)
    for turn in range(1, seats):
        other = state.seats[(builder.seat + turn) % seats]
        if is_automa(state, other):
            continue
        best = 0
        for theirs in other.planets:
            if state.apart(theirs, planet) <= state.parts.charge_range:
                best = max(best, power_value(state, other, theirs))
        if best:
            state.offers.append((other.seat, best, planet))


def always_offered(player: Player) -> bool:
    """With their institute Taklons gain a token by charging, so there is always something in it."""
    return can(player, abilities.TOKEN_ON_CHARGE)
