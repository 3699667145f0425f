"""How good a position is for a seat, in points it may expect; for programs that search."""

from typing import Final

from astrarium.games.federation.counting import influence, level
from astrarium.games.federation.ids import GENERAL, GOLD, LEFT, NOBODY, PLANETS
from astrarium.games.federation.player import READY, Player
from astrarium.games.federation.projects import length
from astrarium.games.federation.scoring import leftovers, medal_points, project_points
from astrarium.games.federation.state import State

# What a unit is worth while there is time to use it; a rough scale, not a rule of the game.
RESOURCE_WORTH: Final[list[float]] = [0.5, 0.8, 1.1, 2.2]
SHIP_WORTH: Final = 1.2
MARKER_WORTH: Final = 0.7
DEGREE_WORTH: Final = 0.9
DIE_WORTH: Final = 0.7
TOKEN_WORTH: Final = 1.2
SPECIALIST_WORTH: Final = 0.8
PRODUCTION_WORTH: Final = 0.9
INFLUENCE_WORTH: Final = 0.6
LEVEL_WORTH: Final = 0.8


def evaluate(state: State, seat: int) -> float:
    """The score with what is certain of the end, and what stock and standing may still become."""
    player = state.seats[seat]
    if not state.agenda:
        return float(player.vp)
    left = state.parts.rounds - state.round + 1
    return player.vp + ending(state, player) + stock(state, player, left) + standing(state, player, left)


def ending(state: State, player: Player) -> float:
    """Medals, and projects as far as they are on their way."""
    points = float(medal_points(state, player))
    for project in range(GENERAL + 1):
        share = state.projects[project] / length(state, project)
        points += project_points(state, project)[player.seat] * min(1.0, share) * (0.3 + 0.7 * share)
    return points


def stock(state: State, player: Player, left: int) -> float:
    """What lies in store is worth more than at the end, as long as rounds remain."""
    kept = float(sum(vp for _, vp in leftovers(state, player)))
    worth = 0.0
    for resource in range(GOLD + 1):
        worth += player.reserve[resource] * RESOURCE_WORTH[resource]
    worth += player.hangar * SHIP_WORTH + len(player.tokens) * TOKEN_WORTH
    worth += (player.markers & ~player.completed).bit_count() * MARKER_WORTH
    worth += player.used.count(READY) * SPECIALIST_WORTH
    share = min(1.0, left / 3)
    return kept * (1 - share) + worth * share


def standing(state: State, player: Player, left: int) -> float:
    """Degrees, die, buildings and influence pay round after round."""
    worth = player.degree * DEGREE_WORTH + player.die * DIE_WORTH * min(1.0, left / 2)
    worth += left * (player.slots.bit_count() * PRODUCTION_WORTH + level(state, player) * LEVEL_WORTH)
    for planet in range(PLANETS):
        worth += influence(state, player, planet) * INFLUENCE_WORTH
    if state.laws[LEFT] != NOBODY:
        for law in state.laws:
            worth += influence(state, player, law)
    return worth
