"""The vocabulary of cards: what powers and scoring rows can say.

A power is one line, its kind first: ``military 2``, ``settle_discount 1 rare``, ``consume 1 any for 1 vp 1 card x2``.
A scoring row is ``2 per world genes``. docs/race-cards.md explains every word. Printed cards and a user's own are
read by the same code.
"""

from typing import Final

NOVELTY: Final = 0
RARE: Final = 1
GENES: Final = 2
ALIEN: Final = 3
ANY: Final = -1
GOOD_IDS: Final[list[str]] = ["novelty", "rare", "genes", "alien"]

NO_MODE: Final = 0
PRODUCTION: Final = 1
WINDFALL: Final = 2
MODE_IDS: Final[list[str]] = ["", "production", "windfall"]

KEYWORD_IDS: Final[list[str]] = ["alien", "rebel", "imperium", "terraforming", "uplift"]
SYMBOL_IDS: Final[list[str]] = ["chromosome"]

ROW_IDS: Final[list[str]] = ["I", "II", "III", "$", "IV", "V"]
EXPLORE: Final = 0
DEVELOP: Final = 1
SETTLE: Final = 2
TRADE: Final = 3
CONSUME: Final = 4
PRODUCE: Final = 5

EXPLORE_DRAW: Final = 0
EXPLORE_KEEP: Final = 1
DEVELOP_DRAW_AT_START: Final = 2
DEVELOP_DISCOUNT: Final = 3
DEVELOP_DRAW_AFTER: Final = 4
MILITARY: Final = 5
MILITARY_AGAINST: Final = 6
MILITARY_BY_SACRIFICE: Final = 7
MILITARY_BY_HAND_DISCARD: Final = 8
SETTLE_DISCOUNT: Final = 9
SETTLE_FREE_BY_SACRIFICE: Final = 10
PAY_FOR_MILITARY: Final = 11
SETTLE_DRAW_AFTER: Final = 12
SETTLE_SECOND_WORLD: Final = 13
TRADE_BONUS: Final = 14
TRADE_BONUS_THIS_WORLD: Final = 15
TRADE_BONUS_PER_SYMBOL: Final = 16
CONSUME_GOODS: Final = 17
CONSUME_DIFFERENT_KINDS: Final = 18
CONSUME_ALL: Final = 19
CONSUME_AT_TRADE_PRICE: Final = 20
CONSUME_HAND_CARDS: Final = 21
CONSUME_DRAW: Final = 22
CONSUME_GAMBLE: Final = 23
PRODUCE_HERE: Final = 24
PRODUCE_HERE_BY_HAND_DISCARD: Final = 25
DRAW_IF_PRODUCED_HERE: Final = 26
PRODUCE_ON_WINDFALL: Final = 27
PRODUCE_DRAW: Final = 28
DRAW_PER_GOOD_PRODUCED: Final = 29
DRAW_PER_KIND_PRODUCED: Final = 30
DRAW_IF_MOST_PRODUCED: Final = 31
DRAW_PER_WORLD: Final = 32

POWER_IDS: Final[list[str]] = [
    "explore_draw",
    "explore_keep",
    "develop_draw_at_start",
    "develop_discount",
    "develop_draw_after",
    "military",
    "military_against",
    "military_by_sacrifice",
    "military_by_hand_discard",
    "settle_discount",
    "settle_free_by_sacrifice",
    "pay_for_military",
    "settle_draw_after",
    "settle_second_world",
    "trade_bonus",
    "trade_bonus_this_world",
    "trade_bonus_per_symbol",
    "consume",
    "consume_different_kinds",
    "consume_all",
    "consume_at_trade_price",
    "consume_hand_cards",
    "consume_draw",
    "consume_gamble",
    "produce_here",
    "produce_here_by_hand_discard",
    "draw_if_produced_here",
    "produce_on_windfall",
    "produce_draw",
    "draw_per_good_produced",
    "draw_per_kind_produced",
    "draw_if_most_produced",
    "draw_per_world",
]
# The row of each kind, in the order above.
ROWS: Final[list[int]] = [0, 0, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4] + [5] * 9

POWER_RULES: Final[list[list[str]]] = [
    ["RG-EXPL-04"],
    ["RG-EXPL-04"],
    ["RG-DEV-02"],
    ["RG-DEV-04"],
    ["RG-DEV-08"],
    ["RG-MIL-02", "RG-MIL-11"],
    ["RG-MIL-04", "RG-MIL-03"],
    ["RG-MIL-09"],
    ["RG-MIL-10", "RG-MIL-15"],
    ["RG-SETTLE-07"],
    ["RG-SETTLE-09", "RG-SETTLE-10"],
    ["RG-MIL-06", "RG-MIL-07"],
    ["RG-SETTLE-11"],
    ["RG-SETTLE-13", "RG-SETTLE-17"],
    ["RG-TRADE-03"],
    ["RG-TRADE-04"],
    ["RG-TRADE-05"],
    ["RG-CONS-01", "RG-CONS-07"],
    ["RG-CONS-10"],
    ["RG-CONS-11"],
    ["RG-CONS-12"],
    ["RG-CONS-14"],
    ["RG-CONS-15"],
    ["RG-CONS-16"],
    ["RG-PROD-01"],
    ["RG-PROD-10"],
    ["RG-PROD-05"],
    ["RG-PROD-03"],
    ["RG-PROD-08"],
    ["RG-PROD-07", "RG-PROD-13"],
    ["RG-PROD-07"],
    ["RG-PROD-09"],
    ["RG-PROD-08"],
]
"""The rules of each kind, in the same order."""

PER_IDS: Final[list[str]] = ["three_vp_in_chips", "total_military", "good_on_own_worlds"]
THREE_CHIPS: Final = 0
GOODS: Final = 2


class Match:
    """A test of a card: all that is set must hold (-1 and 0 set nothing)."""

    def __init__(self) -> None:
        self.world: bool = False
        self.development: bool = False
        self.good: int = ANY
        self.mode: int = NO_MODE
        self.military: bool = False
        self.keyword: int = -1
        self.symbol: int = -1
        self.cost: int = -1
        self.row: int = -1
        self.card: str = ""


class Power:
    """A power of a card; which of the numbers mean something depends on its kind."""

    def __init__(self, kind: int) -> None:
        self.kind: int = kind
        self.row: int = ROWS[kind]
        self.amount: int = 0
        self.good: int = ANY
        """The kind of good it asks for, or the one it excludes."""
        self.keyword: int = -1
        self.symbol: int = -1
        self.goods: int = 0
        self.times: int = 1
        self.vp: int = 0
        self.cards: int = 0
        self.here: bool = False
        self.priced: bool = False
        """Trade powers count for its price."""
        self.match: Match = Match()

    def rules(self) -> list[str]:
        """The rules that govern it."""
        if self.kind == CONSUME_AT_TRADE_PRICE and self.priced:
            return ["RG-CONS-13"]
        if self.kind == MILITARY_AGAINST:
            return ["RG-MIL-03" if self.keyword >= 0 else "RG-MIL-04"]
        return POWER_RULES[self.kind]


class Scoring:
    """Points for each card that fits, or, with ``per``, for each unit of a quantity."""

    def __init__(self, vp: int) -> None:
        self.vp: int = vp
        self.per: int = -1
        self.match: Match = Match()
