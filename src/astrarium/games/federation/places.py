"""Where on the boards an action can be chosen; what has no place is a button."""

from astrarium.games.federation.components.ids import ACTION_IDS, PLANET_IDS, PLANETS, SPACE_IDS
from astrarium.games.federation.state.state import State
from astrarium.games.federation.verbs import MOON, VERBS
from astrarium.kernel.action import Action


def places(state: State, seat: int, action: Action) -> list[str]:
    """As ``kind:id``; the agenda still holds the decision that the action answers."""
    step = state.agenda[-1]
    if action.verb == "go":
        _, steps = step.args
        return [_moon_ahead(state, seat, steps)]
    if action.verb == "transport" and action.args[0] == MOON:
        return [_moon_ahead(state, seat, 1)]
    if action.verb == "spy":
        return [_action_at(state, action.args[0])]
    if action.verb == "medal" and action.args[0] < PLANETS:
        return [f"planet:{PLANET_IDS[action.args[0]]}"]
    # A crystal that has to be given back is no choice among all resources of the board.
    if action.verb == "discard" and step.kind == "discard":
        return []
    return VERBS.places(action)


def _moon_ahead(state: State, seat: int, steps: int) -> str:
    """The moon that the mage of a seat comes to."""
    return f"moon:{min(state.seats[seat].moon + steps, state.parts.moons)}"


def _action_at(state: State, action: int) -> str:
    """A planet's action stands on two spaces, so it is chosen at the planet; a room has one space."""
    if action < PLANETS:
        return f"planet:{ACTION_IDS[action]}"
    return f"space:{SPACE_IDS[state.parts.space_actions.index(action)]}"
