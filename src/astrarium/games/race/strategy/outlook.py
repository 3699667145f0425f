"""A seat's outlook: how long the game will last, what a tableau and a hand are worth until then.

What is certain is counted by the rules of the game; the rest is a rough scale of what cards, goods and powers become
in the hands of a fair player. Only what the seat may know is looked at.
"""

from typing import Final, final

from astrarium.games.race.components.card import Card
from astrarium.games.race.components.numbers import Goal, Numbers
from astrarium.games.race.components.powers import CONSUME, DEVELOP, DEVELOP_DISCOUNT, WINDFALL
from astrarium.games.race.goals import measure
from astrarium.games.race.military import military_against, reserve_military
from astrarium.games.race.robot.points import robot_size
from astrarium.games.race.scoring import row_points, variable_points
from astrarium.games.race.settling import world_price
from astrarium.games.race.state.player import NO_CARD, NO_GOOD, Player
from astrarium.games.race.state.state import NOBODY, State, card_of, numbers_of
from astrarium.games.race.strategy.income import KINDS, Economy, total
from astrarium.games.race.tableau import amount_of

PACE: Final[list[float]] = [1.5, 0.8, 0.88, 0.93, 0.95]
"""Cards a round that join the largest tableau, by the number of seats."""
PACE_OF_DUEL: Final = 1.3
LONGEST: Final = 18
"""After so many rounds a seat plays as if each was one of the last, so that no game waits for ever."""
CARD: Final[list[float]] = [0.03, 0.35, 0.5, 0.6]
"""What a card in hand is worth with so many rounds left, and with more."""
SPENT: Final = 4.0
"""Cards that are spent in a round; what is more than the rest of the game can take counts little."""
IDLE: Final = 0.2
NTH: Final[list[float]] = [1.0, 1.0, 1.0, 1.0, 0.85, 0.75, 0.6, 0.5, 0.35, 0.2]
"""The more cards a hand has, the longer the next one waits for its use."""
TARGETS: Final[list[float]] = [0.35, 0.2, 0.1, 0.05]
"""How much of what the best cards of a hand promise comes true: there is time for a few of them only."""
UNREACHED: Final = 0.45
"""A world that lacks a point of Military is so much less likely."""
CYCLE: Final = 0.16
CYCLE_MORE: Final = 0.03
CYCLE_MOST: Final = 0.42
"""How often a round goods are produced and consumed: the more, the more they bring."""
READY: Final = 0.45
"""Goods that lie ready bring so much of what they would bring now."""
GROWTH: Final = 0.35
"""Points that come to a question mark for each that a card of the hand would feed it, and for each round."""
GOAL_HOPE: Final = 0.5
"""How much of the way to a goal counts before it is reached."""
CATCH_UP: Final = 0.4
"""Each step behind the leader makes a goal so much less likely."""
THROWN_AWAY: Final = 1.5
"""What a card is worth that is thrown away for a world, beyond its points."""


def rounds_left(state: State) -> float:
    """The rounds that will follow the one that is played now."""
    size = max([len(player.tableau) for player in state.seats])
    numbers = numbers_of(state)
    end = numbers.tableau_end
    if state.robot is not None:
        size = max(size, robot_size(state.robot))
    if size >= end or (state.round and state.pool <= 0):
        return 0.0
    duel = state.switches.duel and state.players > 1
    rounds = (end - size) / (PACE_OF_DUEL if duel else PACE[state.players - 1])
    if state.round > 2:
        whole = numbers.chips_per_player * (state.players + (1 if state.robot is not None else 0))
        taken = 1.5 * (whole - state.pool) / state.round
        rounds = min(rounds, state.pool / taken if taken > 0 else rounds)
    rounds = min(rounds, max(1.0, float(LONGEST - state.round)))
    return max(0.0, rounds - (1.0 if state.phase == "actions" else 0.6))


@final
class Outlook:
    """What the cards of a seat are worth to it; made anew for every decision."""

    state: State
    numbers: Numbers
    player: Player
    left: float
    card: float
    rivals: list[list[int]]
    base: float
    gains: dict[int, float]

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.numbers = numbers_of(state)
        self.player = state.seats[seat]
        if self.player.placing != NO_CARD:
            # What is being paid for is judged as placed.
            self.player = with_card(state, self.player, self.player.placing)
        self.left = rounds_left(state)
        self.card = card_worth(self.left)
        # What the others have for each goal.
        self.rivals = []
        for index in state.goals:
            goal = self.numbers.goals[index]
            self.rivals.append([measure(state, other, goal) for other in state.seats if other.seat != seat])
        self.base = self.tableau(self.player)
        self.gains = {}

    def worth(self, player: Player, extra: float) -> float:
        """What a seat's cards are worth, with so many cards in hand that nobody has seen yet."""
        return self.tableau(player) + self.hand(player, extra)

    def tableau(self, player: Player) -> float:
        """Points as they stand, goals, goods that lie ready, and what powers will bring."""
        cards = [card_of(self.state, card) for card in player.tableau]
        economy = Economy(cards, self.numbers.prices)
        goods = goods_of(self.state, player)
        value = player.chips + player.goal_vp + self.points(cards, player, total(goods))
        ready = self.sold(economy, goods, here_of(self.state, player))
        value += self.goals(player) + READY * min(1.0, self.left) * ready
        return value + self.left * self.income(economy)

    def points(self, cards: list[Card], player: Player, goods: float) -> float:
        """Printed points, and question marks with what is going to feed them."""
        value = 0.0
        for card in cards:
            value += card.vp
            if not card.scoring:
                continue
            value += sum(variable_points(card, cards, player.chips, int(goods)).values())
            feed = self.left
            for other in player.hand:
                feed += row_points(card_of(self.state, other), card.scoring)
            value += GROWTH * min(feed, 2 * self.left)
        return value

    def income(self, economy: Economy) -> float:
        """What a round brings: cards without goods, and its share of producing and consuming."""
        cycle = self.sold(economy, economy.goods, economy.here) + economy.per_card * self.card
        often = min(CYCLE_MOST, CYCLE + CYCLE_MORE * cycle)
        return economy.steady * self.card + often * cycle

    def sold(self, economy: Economy, goods: list[float], here: float) -> float:
        """What goods bring in one Consume phase that the seat calls itself, for twice the chips or with a sale."""
        if not total(goods):
            return 0.0
        vp, cards, rest = economy.consumed(goods, here, self.card)
        double = 2 * vp + (cards + rest) * self.card
        best = economy.dearest(goods)
        price = min(1.0, goods[best]) * economy.price(best)
        fewer = goods[:]
        fewer[best] = max(0.0, fewer[best] - 1)
        vp, cards, rest = economy.consumed(fewer, here, self.card)
        return max(double, vp + (cards + price + rest) * self.card)

    def goals(self, player: Player) -> float:
        """Goal tiles: led, shared, or on the way; those that are won are points already."""
        value = 0.0
        for number, index in enumerate(self.state.goals):
            goal = self.numbers.goals[index]
            if goal.most:
                value += self.most(player, number, goal)
            elif not self.state.holders[number]:
                share = min(1.0, measure(self.state, player, goal) / goal.threshold)
                vp = self.numbers.first_vp
                value += vp if share >= 1 else vp * GOAL_HOPE * share * share * min(1.0, self.left / 3)
        return value

    def most(self, player: Player, number: int, goal: Goal) -> float:
        """A tile for the most: held, it may be lost again; behind, it may be won."""
        own = max(0, measure(self.state, player, goal))
        best = max(self.rivals[number], default=0)
        sure = 1 / (1 + 0.12 * self.left)
        if own >= goal.threshold and own >= best:
            alone = own > best or self.state.holders[number] == player.seat
            return sure * self.numbers.most_vp + 0.15 * (own - best) if alone else sure * self.numbers.tie_vp
        if self.state.holders[number] not in (NOBODY, player.seat):
            best += 1
        lack = max(goal.threshold, best) - own
        hope = 1.0
        for _ in range(lack):
            hope *= CATCH_UP
        return self.numbers.most_vp * hope * min(1.0, self.left / 3)

    def gain(self, card: int) -> float:
        """What the tableau is worth more with a card in it, whatever that costs."""
        if card not in self.gains:
            self.gains[card] = self.tableau(with_card(self.state, self.player, card)) - self.base
        return self.gains[card]

    def price(self, player: Player, card: int) -> float:
        """The cards that a card would cost now; a world out of reach of Military or payment is dear."""
        piece = card_of(self.state, card)
        if not piece.world:
            return max(0, piece.cost - amount_of(self.state, player, DEVELOP, DEVELOP_DISCOUNT))
        price = world_price(self.state, player, piece)
        if not piece.military:
            return price
        lack = piece.cost - military_against(self.state, player, piece)
        if lack <= 0:
            return 0
        if price >= 0:
            return price
        reserve = reserve_military(self.state, player, piece, max(0, len(player.hand) - 1))
        return 2.0 * lack if reserve >= lack else 100.0

    def promise(self, player: Player, card: int, hand: float) -> float:
        """What a card of the hand will bring beyond its price, as likely as it can be placed."""
        piece = card_of(self.state, card)
        if not piece.world and card in player.tableau:
            return 0.0
        price = self.price(player, card)
        likely = 1.0
        if price >= 100:
            price = 0.0
            for _ in range(piece.cost - military_against(self.state, player, piece)):
                likely *= UNREACHED
        elif price > hand - 1:
            likely = max(0.2, hand / (price + 1))
        net = self.gain(card) - (price + 1) * self.card
        return max(0.0, net * likely)

    def hand(self, player: Player, extra: float) -> float:
        """Cards as money, and the best of them as what they may become."""
        number = min(float(self.numbers.hand_limit), len(player.hand) + extra)
        useful = min(number, SPENT * self.left)
        value = (self.money(useful) + (number - useful) * IDLE) * self.card
        promises = sorted([self.promise(player, card, number) for card in player.hand], reverse=True)
        for share, net in zip(TARGETS, promises):
            value += share * net * min(1.0, self.left)
        return value

    def money(self, number: float) -> float:
        """So many cards of a hand, counted by how soon they are used."""
        whole = int(number)
        value = total(NTH[:whole])
        return value + (number - whole) * NTH[whole] if whole < len(NTH) else value

    def keep(self, card: int) -> float:
        """How little one would like to part with a card of the hand."""
        return self.promise(self.player, card, len(self.player.hand) + 1.0) + 0.01 * self.gain(card)


def card_worth(left: float) -> float:
    """What a card in hand is worth with so many rounds left."""
    below = min(len(CARD) - 1, int(left))
    above = min(len(CARD) - 1, below + 1)
    return CARD[below] + (CARD[above] - CARD[below]) * (left - int(left))


def goods_of(state: State, player: Player) -> list[float]:
    """The goods of a seat by kind."""
    goods = [0.0] * KINDS
    for slot, good in enumerate(player.goods):
        if good != NO_GOOD:
            goods[card_of(state, player.tableau[slot]).good] += 1
    return goods


def here_of(state: State, player: Player) -> float:
    """How many goods lie on worlds that consume their own."""
    number = 0.0
    for slot, good in enumerate(player.goods):
        if good != NO_GOOD:
            for power in card_of(state, player.tableau[slot]).rows[CONSUME]:
                if power.here:
                    number += 1
    return number


def with_card(state: State, player: Player, card: int) -> Player:
    """The seat once a card lies in its tableau, its good on it, nothing paid."""
    after = player.clone()
    if card in after.hand:
        after.hand.remove(card)
    lay(state, after, card)
    return after


def lay(state: State, player: Player, card: int) -> None:
    """A card joins a tableau; a windfall world has a good at once, which nobody has seen."""
    player.tableau.append(card)
    player.goods.append(card if card_of(state, card).mode == WINDFALL else NO_GOOD)
