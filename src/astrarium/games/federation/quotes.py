"""What an action costs, for people who are about to choose it."""

from astrarium.games.federation.components.ids import OUTER, RESOURCE_IDS
from astrarium.games.federation.planets.e81216 import cost_of
from astrarium.games.federation.state.state import State
from astrarium.kernel.action import Action


def quote(state: State, seat: int, action: Action) -> dict[str, int]:
    """The price by resource, without what is nothing."""
    return {RESOURCE_IDS[i]: amount for i, amount in enumerate(_price(state, action)) if amount}


def _price(state: State, action: Action) -> list[int]:
    parts = state.parts
    verb = action.verb
    if verb == "place" and action.args[2] != OUTER:
        return parts.actions[parts.space_actions[action.args[2]]].cost
    if verb == "spy":
        return parts.actions[action.args[0]].cost
    if verb == "mission":
        return parts.missions[action.args[0]].cost
    if verb == "shop":
        return parts.shops[action.args[0]].cost
    if verb == "build" and not state.agenda[-1].args[2]:
        return cost_of(state, action.args[0])
    if verb == "upkeep":
        return parts.upkeep[action.args[0]]
    return list(action.args) if verb == "pay" else []
