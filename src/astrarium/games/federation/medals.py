"""Medals of honour (FD-MED)."""

from astrarium.games.federation.components.ids import ACCREDITATION_MEDAL, INTRIGUE_MEDAL, MEDAL_IDS, PLANETS
from astrarium.games.federation.counting import influence
from astrarium.games.federation.state.player import Player
from astrarium.games.federation.state.state import State
from astrarium.kernel.event import Event


def is_left(state: State, medal: int) -> bool:
    """A medal of that kind lies on the board still."""
    if medal < PLANETS:
        return bool(state.planet_medals[medal])
    return state.medals_left[medal - PLANETS] > 0


def lacks(state: State, player: Player, medal: int) -> bool:
    """The player has none of that kind and could take one (FD-MED-01)."""
    return not player.medals >> medal & 1 and is_left(state, medal)


def check_planet(state: State, player: Player, planet: int, events: list[Event]) -> None:
    """Enough influence for the cheapest medal left on a planet takes it at once (FD-MED-02, FD-MED-03)."""
    if player.medals >> planet & 1:
        return
    left = state.planet_medals[planet]
    if left and influence(state, player, planet) >= left[0]:
        _award(player, planet, left.pop(0), "FD-MED-03", events)


def check_all(state: State, player: Player, events: list[Event]) -> None:
    """Conditions are looked at again when an own turn begins (FD-TRN-10)."""
    for planet in range(PLANETS):
        if not player.medals >> planet & 1:
            check_planet(state, player, planet, events)
    check_degree(state, player, events)


def check_degree(state: State, player: Player, events: list[Event]) -> None:
    """The degree of the accreditation medal is reached (FD-MED-05)."""
    if player.degree >= state.parts.medal_degree:
        take_medal(state, player, ACCREDITATION_MEDAL, "FD-MED-05", events)


def take_medal(state: State, player: Player, medal: int, rule: str, events: list[Event]) -> None:
    """A medal by right of an effect; of a planet's medals it is the dearest (FD-MED-06, FD-MED-08)."""
    if not lacks(state, player, medal):
        return
    if medal < PLANETS:
        _award(player, medal, state.planet_medals[medal].pop(), rule, events)
    else:
        state.medals_left[medal - PLANETS] -= 1
        _award(player, medal, 0, rule, events)


def lacking(state: State, player: Player) -> list[int]:
    """The kinds a player may choose from (FD-MED-08)."""
    return [medal for medal in range(INTRIGUE_MEDAL + 1) if lacks(state, player, medal)]


def _award(player: Player, medal: int, threshold: int, rule: str, events: list[Event]) -> None:
    player.medals |= 1 << medal
    data = {"medal": MEDAL_IDS[medal], "threshold": threshold}
    events.append(Event("medal", player.seat, rule, data))
