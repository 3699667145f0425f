"""Research: levels and their bonuses, tech tiles and the advance that comes with them (GP-RES, GP-TECH)."""

from typing import Final

from astrarium.games.gaia.components import abilities, effects
from astrarium.games.gaia.components.components import TECH_IDS
from astrarium.games.gaia.components.ids import (
    AREA_IDS,
    NAVIGATION,
    NO_TILE,
    NO_TOKEN,
    TERRAFORMING,
)
from astrarium.games.gaia.factions import can
from astrarium.games.gaia.gains import charge, flip_token, gain_all, gain_federation_token, trigger
from astrarium.games.gaia.state.player import Player
from astrarium.games.gaia.state.state import State
from astrarium.kernel.event import Event
from astrarium.kernel.refusal import Refusal

TOP: Final = 5
"""The level that only one player reaches in each area."""
CROSSING: Final = 3
"""Whoever reaches this level charges power."""
ADVANCED_LEVEL: Final = 4
"""From this level on the advanced tile of the area may be taken."""
ALL_AREAS: Final = (1 << len(AREA_IDS)) - 1


def advance_refusal(state: State, player: Player, area: int) -> Refusal | None:
    """Why a token cannot move up in an area (GP-RES-04, GP-RES-05, GP-FAC-BAL-01)."""
    level = player.levels[area]
    if level >= TOP:
        return Refusal("GP-RES-01", "at-top", AREA_IDS[area])
    if area == NAVIGATION and can(player, abilities.NO_NAVIGATION) and not can(player, abilities.NAVIGATION):
        return Refusal("GP-FAC-BAL-01", "no-navigation")
    if level == TOP - 1:
        for other in state.seats:
            if other.levels[area] == TOP:
                return Refusal("GP-RES-05", "top-taken", AREA_IDS[area])
        if 1 not in player.green:
            return Refusal("GP-RES-04", "no-green-token", AREA_IDS[area])
    return None


def open_areas(state: State, player: Player, among: int) -> int:
    """The areas of a set in which the player can advance, as a set."""
    found = 0
    for area in range(len(AREA_IDS)):
        if among >> area & 1 and advance_refusal(state, player, area) is None:
            found |= 1 << area
    return found


def advance(state: State, player: Player, area: int, events: list[Event]) -> None:
    """Move up a level: flip for level 5, charge for level 3, the level's bonus, points (GP-RES-02 to -06)."""
    level = player.levels[area] + 1
    if level == TOP:
        flip_token(player, events)
    player.levels[area] = level
    events.append(Event("advance", player.seat, "GP-RES-01", {"area": AREA_IDS[area], "level": level}))
    if level == CROSSING:
        charge(state, player, state.parts.crossing_charge, "GP-RES-03", events)
    once = state.parts.tracks[area][level].once
    cause = "level:" + AREA_IDS[area]
    if level == TOP and area == NAVIGATION:
        state.push("ask_lost_planet", (), (player.seat,))
    elif level == TOP and area == TERRAFORMING:
        token = state.terraforming_token
        state.terraforming_token = NO_TOKEN
        gain_federation_token(state, player, token, "GP-TRACK-06", events)
    else:
        gain_all(state, player, once, cause, "GP-RES-02", events)
    trigger(state, player, effects.ADVANCE, 1, events)


def tile_refusal(state: State, player: Player, tile: int, covered: int) -> Refusal | None:
    """Why a tech tile cannot be taken; advanced tiles are numbered after the standard ones."""
    if tile < len(state.parts.tech):
        if tile in player.tiles:
            return Refusal("GP-TECH-02", "tile-owned", TECH_IDS[tile])
        return None
    area = (
        state.advanced.index(tile - len(state.parts.tech)) if tile - len(state.parts.tech) in state.advanced else -1
    )
    if area < 0:
        return Refusal("GP-TECH-09", "tile-gone", state.parts.advanced[tile - len(state.parts.tech)].id)
    if player.levels[area] < ADVANCED_LEVEL:
        return Refusal("GP-TECH-07", "level-too-low", AREA_IDS[area], ADVANCED_LEVEL, player.levels[area])
    if 1 not in player.green:
        return Refusal("GP-TECH-07", "no-green-token", state.parts.advanced[tile - len(state.parts.tech)].id)
    if covered not in player.tiles or player.covers[player.tiles.index(covered)] >= 0:
        return Refusal("GP-TECH-08", "cannot-cover", TECH_IDS[covered])
    return None


def can_take_tile(state: State, player: Player) -> bool:
    """Some tech tile is left for the player (GP-TECH-14)."""
    if len(player.tiles) < len(state.parts.tech):
        return True
    for area in range(len(AREA_IDS)):
        tile = state.advanced[area]
        if tile >= 0:
            for covered in player.tiles:
                if tile_refusal(state, player, len(state.parts.tech) + tile, covered) is None:
                    return True
    return False


def offer_tech_tile(state: State, player: Player) -> None:
    """The player takes a tech tile next, if there is one to take (GP-TECH-01, GP-TECH-14)."""
    if can_take_tile(state, player):
        state.push("tech", (player.seat,))


def take_tile(state: State, player: Player, tile: int, covered: int, events: list[Event]) -> None:
    """The tile with its effect, then the advance it permits (GP-TECH-03 to -10)."""
    if tile < len(state.parts.tech):
        player.tiles.append(tile)
        player.covers.append(NO_TILE)
        piece = state.parts.tech[tile]
        space = state.tech_spaces.index(tile)
        areas = 1 << space if space < len(AREA_IDS) else ALL_AREAS
        events.append(Event("tech", player.seat, "GP-TECH-01", {"tile": piece.id}))
    else:
        piece = state.parts.advanced[tile - len(state.parts.tech)]
        areas = ALL_AREAS
        flip_token(player, events)
        player.covers[player.tiles.index(covered)] = piece.index
        state.advanced[state.advanced.index(piece.index)] = NO_TILE
        data = {"tile": piece.id, "over": TECH_IDS[covered]}
        events.append(Event("advanced-tech", player.seat, "GP-TECH-08", data))
    state.push("ask_advance", (), (player.seat, areas))
    gain_all(state, player, piece.now, "tech:" + piece.id, "GP-TECH-10", events)
