"""What can be laid over the map: how far a seat reaches."""

from typing import Any

from astrarium.games.gaia.building import qic_for_range
from astrarium.games.gaia.map import hexes
from astrarium.games.gaia.map.board import OFF
from astrarium.games.gaia.state.player import Player
from astrarium.games.gaia.state.state import State


def overlay(state: State, name: str) -> dict[str, Any] | None:
    """``range:2`` is how far the pieces of seat 2 reach."""
    kind, _, number = name.partition(":")
    if kind != "range" or not number.isascii() or not number.isdigit() or int(number) >= len(state.seats):
        return None
    return {"hexes": _reached(state, state.seats[int(number)])}


def _reached(state: State, player: Player) -> list[dict[str, Any]]:
    """Every hex with the nearest piece, how far it is (GP-BUILD-05), and the Q.I.C. that it needs (GP-BUILD-07)."""
    starts = [state.hex_of(planet) for planet in player.planets] + list(hexes.members(player.stations))
    found: list[dict[str, Any]] = []
    for place in hexes.members(state.board.space):
        far, source = min(((state.board.apart(start, place), start) for start in starts), default=(OFF, -1))
        if far < OFF:
            qic = qic_for_range(player, far, 0)
            found.append({"at": hexes.name(place), "source": hexes.name(source), "far": far, "qic": qic})
    return found
