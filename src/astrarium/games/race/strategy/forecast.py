"""What a seat may expect at the end by what everybody can see of it, and how many rounds there are until then.

It is the outlook of `outlook.py` in few numbers, which are put together again for every round that is foreseen.
"""

from typing import Final, final

from astrarium.games.race.state.state import State, numbers_of
from astrarium.games.race.strategy.income import Economy, total
from astrarium.games.race.strategy.outlook import (
    CYCLE,
    CYCLE_MORE,
    CYCLE_MOST,
    GROWTH,
    LONGEST,
    NTH,
    PACE,
    PACE_OF_DUEL,
    READY,
    SPENT,
    TARGETS,
    card_worth,
)

CARD_THEN: Final = 0.5
"""What a card is worth where goods are weighed against each other."""


@final
class Forecast:
    """One seat's means: goods that lie ready, what a cycle and a round bring, cards in hand and what they promise."""

    ready: float
    cycle: float
    steady: float
    hand: float
    promised: float
    growth: int

    def __init__(self) -> None:
        self.ready = 0.0
        self.cycle = 0.0
        self.steady = 0.0
        self.hand = 0.0
        self.promised = 0.0
        self.growth = 0

    def points(self, left: float) -> float:
        """The points that are still to come in so many rounds."""
        card = card_worth(left)
        often = min(CYCLE_MOST, CYCLE + CYCLE_MORE * self.cycle)
        soon = min(1.0, left)
        value = READY * soon * self.ready + left * (self.steady * card + often * self.cycle)
        return value + money(min(self.hand, SPENT * left)) * card + soon * self.promised + GROWTH * self.growth * left


def means_of(economy: Economy, goods: list[float], here: float, hand: float, scoring: int) -> Forecast:
    """The forecast of a seat with these goods and so many cards."""
    found = Forecast()
    found.ready = sold(economy, goods, here)
    found.cycle = sold(economy, economy.goods, economy.here) + economy.per_card * CARD_THEN
    found.steady = economy.steady
    found.hand = hand
    found.growth = scoring
    return found


def sold(economy: Economy, goods: list[float], here: float) -> float:
    """What goods bring in one Consume phase that the seat calls itself, for twice the chips or with a sale."""
    if total(goods) <= 0:
        return 0.0
    vp, cards, rest = economy.consumed(goods, here, CARD_THEN)
    double = 2 * vp + (cards + rest) * CARD_THEN
    best = economy.dearest(goods)
    price = min(1.0, goods[best]) * economy.price(best)
    fewer = goods[:]
    fewer[best] = max(0.0, fewer[best] - 1)
    vp, cards, rest = economy.consumed(fewer, here, CARD_THEN)
    return max(double, vp + (cards + price + rest) * CARD_THEN)


def money(number: float) -> float:
    """So many cards of a hand, counted by how soon they are used."""
    whole = int(number)
    value = 0.0
    for place in range(min(whole, len(NTH))):
        value += NTH[place]
    return value + (number - whole) * NTH[whole] if whole < len(NTH) else value


def left_after(state: State, pool: int, largest: int) -> float:
    """The rounds that will follow, by the largest tableau and the pool that there will be."""
    numbers = numbers_of(state)
    if largest >= numbers.tableau_end or pool <= 0:
        return 0.0
    duel = state.switches.duel and state.players > 1
    rounds = (numbers.tableau_end - largest) / (PACE_OF_DUEL if duel else PACE[state.players - 1])
    if state.round > 1:
        whole = numbers.chips_per_player * (state.players + (1 if state.robot is not None else 0))
        taken = 1.5 * (whole - pool) / state.round
        rounds = min(rounds, pool / taken if taken > 0 else rounds)
    return min(rounds, max(1.0, float(LONGEST - state.round)))


def promised(promises: list[float]) -> float:
    """What the best cards of a hand promise together, each as likely as there is time for it."""
    value = 0.0
    for place in range(min(len(TARGETS), len(promises))):
        value += TARGETS[place] * promises[place]
    return value
