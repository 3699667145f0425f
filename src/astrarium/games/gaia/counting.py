"""What a seat has, counted: structures, planets, types, sectors, power values (GP-TILE-01, GP-END-07)."""

from astrarium.games.gaia.components import abilities, effects
from astrarium.games.gaia.components.ids import (
    ACADEMY_LEFT,
    ACADEMY_RIGHT,
    GAIA,
    INSTITUTE,
    LAB,
    MINE,
    NAVIGATION,
    STATION,
    TITANIUM,
)
from astrarium.games.gaia.components.pieces import TechTile
from astrarium.games.gaia.factions import can
from astrarium.games.gaia.state.player import Player
from astrarium.games.gaia.state.state import AUTOMA, State


def is_automa(state: State, player: Player) -> bool:
    """The place is that of the Automa, which has no resources and never charges (GP-AUTO-01, -94)."""
    return state.automa is not None and player.seat == AUTOMA


def open_tiles(player: Player) -> list[TechTile]:
    """The tech tiles that hold: advanced ones, and standard ones that no advanced tile covers (GP-TECH-08)."""
    found: list[TechTile] = []
    for i in range(len(player.tiles)):
        cover = player.covers[i]
        found.append(player.parts.tech[player.tiles[i]] if cover < 0 else player.parts.advanced[cover])
    return found


def big_power(player: Player) -> int:
    """What an institute or academy is worth: more with an uncovered tile for it (GP-TILE-03)."""
    for tile in open_tiles(player):
        if tile.big_power:
            return tile.big_power
    return player.parts.structures[INSTITUTE].power


def power_value(state: State, player: Player, planet: int) -> int:
    """The power value of the player's structure on a planet (GP-FED-02, GP-FAC-BES-05)."""
    if state.owners[planet] != player.seat:
        return state.parts.structures[MINE].power
    structure = state.structures[planet]
    value = big_power(player) if structure >= INSTITUTE else state.parts.structures[structure].power
    if state.kinds[planet] == TITANIUM and can(player, abilities.TITANIUM_POWER):
        value += state.parts.titanium_power
    return value


def planet_types(state: State, player: Player) -> int:
    """Different types of planet that the player colonized; shared planets do not count (GP-FAC-LAN-03)."""
    seen = 0
    for planet in player.planets:
        if state.guests[planet] != player.seat:
            seen |= 1 << state.kinds[planet]
    return seen.bit_count()


def gaia_planets(state: State, player: Player) -> int:
    """Gaia planets with a structure of the player; shared ones do not count (GP-FAC-LAN-03)."""
    count = 0
    for planet in player.planets:
        if state.kinds[planet] == GAIA and state.guests[planet] != player.seat:
            count += 1
    return count


def sectors(state: State, player: Player) -> int:
    """Sectors in which the player colonized a planet (GP-TILE-02)."""
    seen = 0
    for planet in player.planets:
        seen |= 1 << state.board.sector_at[state.hex_of(planet)]
    return seen.bit_count()


def owns_lost_planet(state: State, player: Player) -> bool:
    """The Lost Planet was placed by this player."""
    return state.owners[len(state.board.planets)] == player.seat


def mines(state: State, player: Player) -> int:
    """Mines on the map; the Lost Planet counts as one (GP-TILE-10)."""
    return player.built[MINE] + (1 if owns_lost_planet(state, player) else 0)


def structures_in_federations(state: State, player: Player) -> int:
    """Structures on planets that belong to federations of the player (GP-END-07)."""
    count = 0
    for planet in player.planets:
        if player.federated >> state.hex_of(planet) & 1:
            count += 1
    return count


def satellites(player: Player) -> int:
    """Built satellites; space stations count as such (GP-END-07, GP-FAC-IVI-09)."""
    return player.satellites.bit_count() + player.stations.bit_count()


def count(state: State, player: Player, per: int) -> int:
    """How often an effect worded "per ..." counts now (GP-TILE-01)."""
    if per == effects.PER_NOTHING:
        return 1
    if per == effects.PER_TYPE:
        return planet_types(state, player)
    if per == effects.PER_GAIA:
        return gaia_planets(state, player)
    if per == effects.PER_SECTOR:
        return sectors(state, player)
    if per == effects.PER_FEDERATION:
        return len(player.tokens)
    if per == effects.PER_MINE:
        return mines(state, player)
    if per == effects.PER_STATION:
        return player.built[STATION]
    if per == effects.PER_LAB:
        return player.built[LAB]
    return player.built[INSTITUTE] + player.built[ACADEMY_LEFT] + player.built[ACADEMY_RIGHT]


def basic_range(player: Player) -> int:
    """How far the player reaches without spending Q.I.C. (GP-BUILD-06)."""
    return player.parts.tracks[NAVIGATION][player.levels[NAVIGATION]].range


def home(player: Player) -> int:
    """The home type of the player's faction (GP-DEF-05)."""
    return player.parts.factions[player.faction].home
