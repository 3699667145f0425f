"""What the other seats will probably call, by what everybody can see of them; for programs that choose."""

from typing import Final

from astrarium.games.race.components.powers import CONSUME, DEVELOP, EXPLORE, PRODUCE, PRODUCTION, ROW_IDS, SETTLE
from astrarium.games.race.state.player import Player
from astrarium.games.race.state.state import State, card_of
from astrarium.games.race.strategy.income import total
from astrarium.games.race.tableau import goods_in_play

FULL_HAND: Final = 4
"""With so many cards one rather places than looks for more."""
ROBOT_CALLS: Final = 0.3
"""How likely each phase is that a robot's two dice may call."""
SURE: Final = 0.5
"""Nobody relies on others more than this; if all did, nothing would ever be called."""


def likely_phases(state: State, seat: int) -> list[float]:
    """For every phase how likely it is that somebody else calls it."""
    quiet = [1.0] * len(ROW_IDS)
    for player in state.seats:
        if player.seat != seat:
            for row, share in enumerate(shares(state, player)):
                quiet[row] *= 1 - share
    likely = [min(SURE, 1 - share) for share in quiet]
    if state.robot is not None:
        for row in (EXPLORE, DEVELOP, SETTLE, CONSUME, PRODUCE):
            likely[row] = ROBOT_CALLS
    return likely


def shares(state: State, player: Player) -> list[float]:
    """How likely a seat is to call each phase, in a duel with two actions."""
    weights = [0.0] * len(ROW_IDS)
    hand = len(player.hand)
    goods = len(goods_in_play(player))
    cards = [card_of(state, card) for card in player.tableau]
    empty = 0
    for slot, card in enumerate(cards):
        if card.mode == PRODUCTION and player.goods[slot] < 0:
            empty += 1
    weights[EXPLORE] = max(0.4, 3.0 - 0.6 * hand)
    weights[DEVELOP] = 0.3 + (0.35 * min(hand, 8) if hand >= FULL_HAND - 1 else 0.0)
    weights[SETTLE] = 0.3 + (0.35 * min(hand, 8) if hand >= FULL_HAND - 1 else 0.0)
    weights[CONSUME] = 1.3 * goods
    weights[PRODUCE] = 1.0 * empty
    whole = total(weights)
    actions = 2.0 if state.switches.duel else 1.0
    return [min(0.9, actions * weight / whole) for weight in weights]
