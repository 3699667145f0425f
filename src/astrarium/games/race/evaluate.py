"""How good a position is for a seat, in points it may expect; for programs that search."""

from astrarium.games.race.powers import CONSUME, PRODUCE
from astrarium.games.race.scoring import score, tie_value
from astrarium.games.race.state import State

# Rough worths, not rules: a card in hand or a good, a working power, a card on the way to twelve.
CARD = 0.6
POWER = 0.8
PLACED = 0.5


def evaluate(state: State, seat: int) -> float:
    """The score, and what cards, goods and powers may still become."""
    player = state.seats[seat]
    value = float(score(state, player))
    if not state.agenda:
        return value
    value += CARD * tie_value(player) + PLACED * len(player.tableau)
    cards = state.switches.table.cards
    for card in player.tableau:
        value += POWER * (len(cards[card].rows[CONSUME]) + len(cards[card].rows[PRODUCE]))
    return value
