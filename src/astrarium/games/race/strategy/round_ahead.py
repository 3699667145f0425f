"""A round foreseen for one seat: what it will bring if certain phases are called; for programs that choose.

The seat plays its own cards as it would in a real round. Cards that it would draw are only counted, so that nothing
depends on what lies in a deck.
"""

from typing import Final, final

from astrarium.games.race.components.card import Card
from astrarium.games.race.components.numbers import (
    CONSUME_2X,
    CONSUME_TRADE,
    DEVELOP_ACTION,
    PRODUCE_ACTION,
    SETTLE_ACTION,
)
from astrarium.games.race.components.powers import (
    CONSUME,
    DEVELOP,
    DEVELOP_DRAW_AFTER,
    DEVELOP_DRAW_AT_START,
    EXPLORE,
    EXPLORE_DRAW,
    EXPLORE_KEEP,
    PRODUCE,
    PRODUCE_HERE_BY_HAND_DISCARD,
    PRODUCTION,
    SETTLE,
    SETTLE_DRAW_AFTER,
    WINDFALL,
)
from astrarium.games.race.components.printed import ACTIONS
from astrarium.games.race.developing import has_bonus
from astrarium.games.race.settling import can_place, settle_bonus
from astrarium.games.race.state.player import NO_GOOD, Player
from astrarium.games.race.state.state import State, card_of, numbers_of
from astrarium.games.race.strategy.income import Economy, total
from astrarium.games.race.strategy.outlook import Outlook, goods_of, here_of, lay
from astrarium.games.race.tableau import amount_of
from astrarium.games.race.trading import sale_price

CHOICE: Final = 0.3
"""What the choice among more cards than one keeps is worth, for the square root of their number."""


@final
class Foresight:
    """The rest of a round for one seat, phase by phase."""

    state: State
    outlook: Outlook
    player: Player
    extra: float
    chosen: float

    def __init__(self, outlook: Outlook, actions: list[int]) -> None:
        self.state = outlook.state
        self.outlook = outlook
        self.player = outlook.player.clone()
        self.player.actions = actions
        # Cards drawn that nobody has seen yet, and what it is worth to have chosen them.
        self.extra = 0.0
        self.chosen = 0.0

    def value(self, rows: list[int]) -> float:
        """What the seat's cards are worth after these phases, in their order."""
        for row in rows:
            if row == EXPLORE:
                self.explore()
            elif row == DEVELOP:
                self.develop()
            elif row == SETTLE:
                self.settle()
            elif row == CONSUME:
                self.consume()
            elif row == PRODUCE:
                self.produce()
        return self.outlook.worth(self.player, self.extra) + self.chosen

    def explore(self) -> None:
        """Cards to keep, the better the more there are to choose from."""
        numbers = numbers_of(self.state)
        look = numbers.explore_look + amount_of(self.state, self.player, EXPLORE, EXPLORE_DRAW)
        keep = numbers.explore_keep + amount_of(self.state, self.player, EXPLORE, EXPLORE_KEEP)
        for action in self.player.actions:
            look += numbers.actions[action].look
            keep += numbers.actions[action].keep
        room = numbers.hand_limit - len(self.player.hand) - self.extra
        self.extra += min(keep, look)
        if look > keep and room > 0:
            useful = min(1.0, room / keep) * min(1.0, self.outlook.left / 2)
            self.chosen += CHOICE * float((look - keep) ** 0.5) * useful

    def develop(self) -> None:
        """The best development, if one is worth its price."""
        self.extra += amount_of(self.state, self.player, DEVELOP, DEVELOP_DRAW_AT_START)
        discount = numbers_of(self.state).actions[DEVELOP_ACTION].discount
        bonus = discount if DEVELOP_ACTION in self.player.actions else 0
        best = self.best(False, bonus, 0.0)
        if best >= 0:
            self.place(best, bonus)
            self.extra += amount_of(self.state, self.player, DEVELOP, DEVELOP_DRAW_AFTER)

    def settle(self) -> None:
        """The best world, if one is worth its price; the bonus of the action only with a world."""
        draws = float(amount_of(self.state, self.player, SETTLE, SETTLE_DRAW_AFTER))
        if SETTLE_ACTION in self.player.actions:
            draws += numbers_of(self.state).actions[SETTLE_ACTION].draw
        best = self.best(True, 0, draws * self.outlook.card)
        if best >= 0:
            self.place(best, 0)
            self.extra += draws

    def best(self, world: bool, bonus: int, reward: float) -> int:
        """The card of the hand that is best placed now, or -1."""
        best = -1
        most = 0.0
        last = -1
        for card in self.player.hand:
            if card == last or card_of(self.state, card).world != world or not self.affords(card, bonus):
                continue
            last = card
            net = self.net(card, bonus) + reward
            if net > most:
                most = net
                best = card
        return best

    def affords(self, card: int, bonus: int) -> bool:
        """The card can be placed with the cards there are."""
        piece = card_of(self.state, card)
        hand = len(self.player.hand) - 1 + int(self.extra)
        if piece.world:
            return can_place(self.state, self.player, piece, hand)
        return card not in self.player.tableau and self.outlook.price(self.player, card) - bonus <= hand

    def net(self, card: int, bonus: int) -> float:
        """What placing a card brings beyond what is given for it."""
        price = min(len(self.player.hand) + self.extra, max(0.0, self.outlook.price(self.player, card) - bonus))
        return self.outlook.gain(card) - (price + 1) * self.outlook.card

    def place(self, card: int, bonus: int) -> None:
        """Lay a card out and pay for it with what is missed least."""
        price = max(0, int(self.outlook.price(self.player, card)) - bonus)
        self.player.hand.remove(card)
        unseen = min(self.extra, float(price))
        self.extra -= unseen
        price -= int(unseen)
        if price > 0:
            self.player.hand = sorted(sorted(self.player.hand, key=self.outlook.keep)[price:])
        lay(self.state, self.player, card)

    def put(self, card: int, development: bool) -> None:
        """Place a card that was chosen in the phase that is played now, with what its action adds."""
        if development:
            discount = numbers_of(self.state).actions[DEVELOP_ACTION].discount
            bonus = discount if has_bonus(self.state, self.player, DEVELOP_ACTION) else 0
            self.place(card, bonus)
            self.extra += amount_of(self.state, self.player, DEVELOP, DEVELOP_DRAW_AFTER)
            return
        self.place(card, 0)
        self.extra += amount_of(self.state, self.player, SETTLE, SETTLE_DRAW_AFTER)
        self.extra += settle_bonus(self.state, self.player)

    def consume(self) -> None:
        """Sell the dearest good, if that was chosen, and consume the others."""
        player = self.player
        if CONSUME_TRADE in player.actions:
            there = [slot for slot in range(len(player.goods)) if player.goods[slot] != NO_GOOD]
            if there:
                prices = [sale_price(self.state, player, slot, True) for slot in there]
                self.extra += max(prices)
                player.goods[there[prices.index(max(prices))]] = NO_GOOD
        goods = goods_of(self.state, player)
        economy = Economy([card_of(self.state, card) for card in player.tableau], numbers_of(self.state).prices)
        vp, cards, rest = economy.consumed(goods, here_of(self.state, player), self.outlook.card)
        player.chips += int(vp) * (2 if CONSUME_2X in player.actions else 1)
        self.extra += cards
        self.leave(rest)

    def leave(self, rest: float) -> None:
        """Only so many goods are left."""
        there = [slot for slot in range(len(self.player.goods)) if self.player.goods[slot] != NO_GOOD]
        for slot in there[int(rest) :]:
            self.player.goods[slot] = NO_GOOD

    def produce(self) -> None:
        """Fill production worlds, and windfall worlds as far as powers and the bonus go."""
        player = self.player
        cards = [card_of(self.state, card) for card in player.tableau]
        economy = Economy(cards, numbers_of(self.state).prices)
        fills = economy.fills[:]
        if PRODUCE_ACTION in player.actions:
            fills.append(-1)
        made = 0.0
        for slot in range(len(cards) - 1, -1, -1):
            card = cards[slot]
            if player.goods[slot] != NO_GOOD:
                continue
            if self.produces(card) or (card.mode == WINDFALL and _filled(fills, card.good)):
                player.goods[slot] = card.index
                made += 1
        whole = total(economy.goods)
        self.extra += economy.per_card * min(1.0, made / whole) if whole else economy.per_card

    def produces(self, card: Card) -> bool:
        """A production world has a good again; one that asks for hand cards takes them."""
        if card.mode != PRODUCTION:
            return False
        for power in card.rows[PRODUCE]:
            if power.kind == PRODUCE_HERE_BY_HAND_DISCARD:
                if len(self.player.hand) < power.amount:
                    return False
                self.player.hand = sorted(sorted(self.player.hand, key=self.outlook.keep)[power.amount :])
        return True


def _filled(fills: list[int], kind: int) -> bool:
    """A power for the kind, or else one for any, is used up."""
    for good in (kind, -1):
        if good in fills:
            fills.remove(good)
            return True
    return False


def phases_of(actions: list[int]) -> list[int]:
    """The phases that actions call, in their order; only Develop and Settle can come twice (RG-DUEL-08)."""
    found: list[int] = []
    for action in actions:
        row = ACTIONS[action].row
        if row in (DEVELOP, SETTLE) or row not in found:
            found.append(row)
    return sorted(found)
