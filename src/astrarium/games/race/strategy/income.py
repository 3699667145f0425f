"""What a tableau brings while the game goes on, in cards and chips a round; for programs that judge positions."""

from typing import Final, final

from astrarium.games.race.components.card import Card
from astrarium.games.race.components.powers import (
    ANY,
    CONSUME_ALL,
    CONSUME_AT_TRADE_PRICE,
    CONSUME_DIFFERENT_KINDS,
    CONSUME_DRAW,
    CONSUME_GAMBLE,
    CONSUME_GOODS,
    CONSUME_HAND_CARDS,
    DEVELOP_DISCOUNT,
    DEVELOP_DRAW_AFTER,
    DEVELOP_DRAW_AT_START,
    DRAW_IF_MOST_PRODUCED,
    DRAW_IF_PRODUCED_HERE,
    DRAW_PER_GOOD_PRODUCED,
    DRAW_PER_KIND_PRODUCED,
    DRAW_PER_WORLD,
    EXPLORE_DRAW,
    EXPLORE_KEEP,
    GOOD_IDS,
    MILITARY,
    MILITARY_AGAINST,
    MILITARY_BY_HAND_DISCARD,
    MILITARY_BY_SACRIFICE,
    PAY_FOR_MILITARY,
    PRODUCE_DRAW,
    PRODUCE_HERE,
    PRODUCE_HERE_BY_HAND_DISCARD,
    PRODUCE_ON_WINDFALL,
    SETTLE_DISCOUNT,
    SETTLE_DRAW_AFTER,
    SETTLE_FREE_BY_SACRIFICE,
    SETTLE_SECOND_WORLD,
    TRADE_BONUS,
    TRADE_BONUS_PER_SYMBOL,
    TRADE_BONUS_THIS_WORLD,
    WINDFALL,
    Power,
)

KINDS: Final = len(GOOD_IDS)

# Cards a round that powers without goods save or bring, for each unit of them: how often their phase comes, and how
# often its owner takes part in it.
STEADY: Final[dict[int, float]] = {
    EXPLORE_DRAW: 0.12,
    EXPLORE_KEEP: 0.45,
    DEVELOP_DRAW_AT_START: 0.5,
    DEVELOP_DISCOUNT: 0.45,
    DEVELOP_DRAW_AFTER: 0.45,
    MILITARY: 0.22,
    MILITARY_AGAINST: 0.05,
    MILITARY_BY_SACRIFICE: 0.04,
    MILITARY_BY_HAND_DISCARD: 0.08,
    SETTLE_DISCOUNT: 0.4,
    PAY_FOR_MILITARY: 0.3,
    SETTLE_DRAW_AFTER: 0.5,
    SETTLE_SECOND_WORLD: 0.5,
    CONSUME_DRAW: 0.4,
    CONSUME_GAMBLE: 0.06,
    PRODUCE_DRAW: 0.4,
}
ONE_KIND: Final = 0.35
"""What saves or helps with one kind of world only counts so much of what helps with any."""
FREE_WORLD: Final = 0.25
"""Cards a round for a card that can be thrown away to make a world free."""
HAND_CHIP: Final = 0.12
"""Cards a round for each hand card that may be turned into a chip."""
BONUS_WINDFALL: Final = 0.6
"""The bonus of Produce fills an empty windfall world as often as one calls the phase oneself."""
MOST: Final = 0.5
"""How often one has produced the most of a kind."""


@final
class Economy:
    """A tableau by what it brings; made in one pass over its cards."""

    cards: list[Card]
    prices: list[int]
    steady: float
    goods: list[float]
    windfalls: list[int]
    fills: list[int]
    consuming: list[tuple[Power, int]]
    trading: list[int]
    per_card: float
    here: float
    draws: list[Power]

    def __init__(self, cards: list[Card], prices: list[int]) -> None:
        self.cards = cards
        # What a good of each kind is sold for.
        self.prices = prices
        # Cards a round that need no goods.
        self.steady = 0.0
        # Goods that a Produce phase brings, by kind.
        self.goods = [0.0] * KINDS
        self.windfalls = [0] * KINDS
        self.fills = []
        # Consume powers and the kind of good they take; one that takes the good of its own world has its kind.
        self.consuming = []
        # Cards beyond its price that a sale of a kind brings.
        self.trading = [0] * KINDS
        # Cards that a Produce phase brings.
        self.per_card = 0.0
        # Goods that a Produce phase brings to worlds which consume their own.
        self.here = 0.0
        self.draws = []
        for card in cards:
            if card.mode == WINDFALL:
                self.windfalls[card.good] += 1
            for power in card.powers:
                self._read(card, power)
        self._fill_windfalls()
        self._draw_for_goods()

    def _read(self, card: Card, power: Power) -> None:
        kind = power.kind
        if kind in STEADY:
            self._read_steady(power)
        elif kind == SETTLE_FREE_BY_SACRIFICE:
            self.steady += FREE_WORLD
        elif kind == PRODUCE_HERE:
            self.goods[card.good] += 1
        elif kind == PRODUCE_HERE_BY_HAND_DISCARD:
            self.goods[card.good] += 0.6
        elif kind == PRODUCE_ON_WINDFALL:
            self.fills.append(power.good)
        elif kind == DRAW_IF_PRODUCED_HERE:
            self.per_card += power.amount
        elif kind in (DRAW_PER_GOOD_PRODUCED, DRAW_PER_KIND_PRODUCED, DRAW_PER_WORLD, DRAW_IF_MOST_PRODUCED):
            self.draws.append(power)
        elif kind in (TRADE_BONUS, TRADE_BONUS_PER_SYMBOL, TRADE_BONUS_THIS_WORLD):
            self._read_trade(card, power)
        elif kind == CONSUME_HAND_CARDS:
            self.steady += HAND_CHIP * power.cards * power.amount
        else:
            self.consuming.append((power, card.good if power.here else power.good))
            if power.here:
                self.here += BONUS_WINDFALL if card.mode == WINDFALL else 1.0

    def _read_steady(self, power: Power) -> None:
        share = STEADY[power.kind]
        if power.kind == SETTLE_DISCOUNT and power.good != ANY:
            share *= ONE_KIND
        self.steady += share * (power.amount or 1)

    def _read_trade(self, card: Card, power: Power) -> None:
        if power.kind == TRADE_BONUS_THIS_WORLD:
            self.trading[card.good] += power.amount
            return
        times = 1
        if power.kind == TRADE_BONUS_PER_SYMBOL:
            times = len([other for other in self.cards if other.world and power.symbol in other.symbols])
        for kind in range(KINDS):
            if power.good in (ANY, kind):
                self.trading[kind] += power.amount * times

    def _fill_windfalls(self) -> None:
        """Windfall worlds are filled by powers for their kind, then by those for any, then by the bonus."""
        empty = self.windfalls[:]
        for good in sorted(self.fills, reverse=True):
            kind = good if good != ANY else _dearest(empty)
            if kind >= 0 and empty[kind]:
                empty[kind] -= 1
                self.goods[kind] += 1
        kind = _dearest(empty)
        if kind >= 0:
            self.goods[kind] += BONUS_WINDFALL

    def _draw_for_goods(self) -> None:
        for power in self.draws:
            if power.kind == DRAW_PER_GOOD_PRODUCED:
                goods = total(self.goods) if power.good == ANY else self.goods[power.good]
                self.per_card += power.amount * goods
            elif power.kind == DRAW_PER_KIND_PRODUCED:
                self.per_card += power.amount * total([min(1.0, goods) for goods in self.goods])
            elif power.kind == DRAW_IF_MOST_PRODUCED:
                self.per_card += power.amount * MOST
            else:
                worlds = len([card for card in self.cards if card.world and card.fits(power.match)])
                self.per_card += power.amount * worlds

    def price(self, kind: int) -> int:
        """Cards for the sale of a good."""
        return self.prices[kind] + self.trading[kind]

    def dearest(self, goods: list[float]) -> int:
        """The kind of good that is sold best among those there, or -1."""
        best = -1
        for kind in range(KINDS):
            if goods[kind] > 0 and (best < 0 or self.price(kind) >= self.price(best)):
                best = kind
        return best

    def consumed(self, goods: list[float], here: float, card: float) -> tuple[float, float, float]:
        """Chips and cards that goods bring when they are consumed, and how many are left over.

        ``here`` of them lie on worlds that consume their own.
        """
        rest = goods[:]
        vp = 0.0
        cards = 0.0
        for power, kind in sorted(self.consuming, key=lambda item: _order(item[0], card)):
            if power.here and here <= 0:
                continue
            gained = self._use(power, kind, rest)
            if power.here:
                gained = (gained[0] * min(1.0, here), gained[1] * min(1.0, here))
                here -= 1
            vp += gained[0]
            cards += gained[1]
        return vp, cards, total(rest)

    def _use(self, power: Power, good: int, rest: list[float]) -> tuple[float, float]:
        """Take the goods of one power; the chips and cards it gives."""
        if power.kind == CONSUME_DIFFERENT_KINDS:
            there = [kind for kind in range(KINDS) if rest[kind] >= 0.5]
            if len(there) < power.goods:
                return 0.0, 0.0
            for kind in there[: power.goods]:
                rest[kind] = max(0.0, rest[kind] - 1)
            return float(power.vp), float(power.cards)
        if power.kind == CONSUME_ALL:
            there_are = total(rest)
            for kind in range(KINDS):
                rest[kind] = 0.0
            return max(0.0, there_are + power.amount), 0.0
        if power.kind == CONSUME_AT_TRADE_PRICE:
            kind = self.dearest(rest) if good == ANY else good
            taken = _take(rest, kind, 1.0) if kind >= 0 else 0.0
            return 0.0, taken * self.price(kind)
        if power.kind != CONSUME_GOODS:
            return 0.0, 0.0
        wanted = float(power.goods * power.times)
        taken = _take_any(rest, wanted) if good == ANY else _take(rest, good, wanted)
        times = taken / power.goods
        if power.goods > 1 and times < 1:
            # Half of the goods of a power are on the way to it.
            times *= 0.5
        return power.vp * times, power.cards * times


def total(numbers: list[float]) -> float:
    """Their sum; the one of Python begins with a whole number, and compiled code keeps to that."""
    found = 0.0
    for number in numbers:
        found += number
    return found


def _dearest(numbers: list[int]) -> int:
    for kind in range(KINDS - 1, -1, -1):
        if numbers[kind]:
            return kind
    return -1


def _order(power: Power, card: float) -> tuple[int, int, float]:
    """Choosy powers first, then the rich ones; what takes all goods comes last."""
    choosy = 0 if power.good != ANY or power.here else 1
    gain = power.vp + power.cards * card
    if power.kind == CONSUME_AT_TRADE_PRICE:
        gain = 3 * card
    return (1 if power.kind == CONSUME_ALL else 0), choosy, -gain / max(1, power.goods)


def _take(rest: list[float], kind: int, wanted: float) -> float:
    taken = min(rest[kind], wanted)
    rest[kind] -= taken
    return taken


def _take_any(rest: list[float], wanted: float) -> float:
    """Goods of any kind, the cheap ones first."""
    taken = 0.0
    for kind in range(KINDS):
        taken += _take(rest, kind, wanted - taken)
    return taken
