"""Hexes and seats in messages: by their names for who reads notation, by planet and sector for who sees the map."""

from typing import Any, Final

from astrarium.games.gaia.components.ids import FACTION_IDS, NO_FACTION, PLANET_IDS, STRUCTURE_IDS
from astrarium.games.gaia.components.maps import SECTOR_IDS
from astrarium.games.gaia.map import hexes
from astrarium.games.gaia.state.state import State
from astrarium.kernel.message import Message, name, seat_name

FEW: Final = 2
"""More places than this are told by their sectors, or nobody would read on."""


def sector(state: State, place: int) -> Message:
    """The sector of a hex."""
    board = state.board
    return name("sector", SECTOR_IDS[board.placements[board.sector_at[place]].sector])


def on_map(state: State, place: int) -> bool:
    """Whether a hex is on the map."""
    return bool(state.board.space >> place & 1)


def spot(state: State, place: int) -> Message:
    """``Ice planet, sector 02``."""
    if not on_map(state, place):
        return Message("hex", {"at": hexes.name(place)})
    planet = state.planet_at(place)
    if planet < 0:
        return Message("spot-space", {"sector": sector(state, place), "at": hexes.name(place)})
    kind = Message("on-planet-" + PLANET_IDS[state.kinds[planet]] + ".name")
    return Message("spot-planet", {"planet": kind, "sector": sector(state, place)})


def on(state: State, place: int) -> Message:
    """``on an Ice planet, sector 02``; of empty space only the sector is told."""
    if not on_map(state, place):
        return Message("hex", {"at": hexes.name(place)})
    planet = state.planet_at(place)
    if planet < 0:
        return Message("in-sector", {"sector": sector(state, place)})
    kind = Message("on-planet-" + PLANET_IDS[state.kinds[planet]])
    return Message("spot-planet", {"planet": kind, "sector": sector(state, place)})


def about_hex(state: State, place: int) -> dict[str, Any]:
    """All that a sentence may say of a hex."""
    found: dict[str, Any] = {"at": hexes.name(place), "on": on(state, place), "spot": spot(state, place)}
    if on_map(state, place):
        planet = state.planet_at(place)
        found["sector"] = sector(state, place)
        found["planet"] = name("planet", PLANET_IDS[state.kinds[planet]]) if planet >= 0 else ""
        found["kind"] = "planet" if planet >= 0 else "space"
    return found


def spots(state: State, places: list[int]) -> Message:
    """A few places by planet and sector, many only by their sectors."""
    there = [place for place in places if on_map(state, place)]
    if len(there) <= FEW:
        return Message("goods", {"goods": [spot(state, place) for place in there]})
    sectors: list[Message] = []
    for place in there:
        if sector(state, place) not in sectors:
            sectors.append(sector(state, place))
    return Message("goods", {"goods": [*sectors]})


def hex_name(state: State, place: int) -> Message:
    """A hex as it is read aloud: planet, sector, what stands there and whose it is."""
    parts = [spot(state, place)]
    planet = state.planet_at(place) if on_map(state, place) else -1
    if planet >= 0:
        if state.owners[planet] >= 0:
            parts.append(_owned(STRUCTURE_IDS[state.structures[planet]], state.owners[planet]))
        if state.guests[planet] >= 0:
            parts.append(_owned("mine", state.guests[planet]))
        if state.formers[planet] >= 0 and state.owners[planet] < 0:
            parts.append(_owned("gaiaformer", state.formers[planet]))
    for player in state.seats:
        if player.stations >> place & 1:
            parts.append(_owned("space_station", player.seat))
        if player.satellites >> place & 1:
            parts.append(_owned("satellite", player.seat))
    return Message("goods", {"goods": [*parts]})


def _owned(piece: str, seat: int) -> Message:
    return Message("planet-of", {"structure": name("structure", piece), "seat": seat_name(seat)})


def title(state: State, seat: int) -> Message | None:
    """A seat is called by its faction."""
    faction = state.seats[seat].faction
    return None if faction == NO_FACTION else name("faction", FACTION_IDS[faction])
