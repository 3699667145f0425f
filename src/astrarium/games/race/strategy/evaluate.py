"""How good a position is for a seat, in points it may expect; for programs that search."""

from astrarium.games.race.scoring import score
from astrarium.games.race.state.state import State
from astrarium.games.race.strategy.outlook import Outlook


def evaluate(state: State, seat: int) -> float:
    """The score, and what cards, goods and powers may still become (docs/bots.md)."""
    player = state.seats[seat]
    if not state.agenda:
        return float(score(state, player))
    return Outlook(state, seat).worth(player, 0.0)
