# mypyc: off
"""The words of which cards are made: kinds, keywords, symbols, and how each line may look, to begin with."""

from typing import Final

from astrarium.games.race.components.powers import GOOD_IDS, KEYWORD_IDS, SYMBOL_IDS
from astrarium.games.race.components.reading import parse_power, parse_scoring
from astrarium.games.race.components.saying import power_said, scoring_said
from astrarium.games.race.view_types import Vocabulary

POWERS: Final = (
    "explore_draw 1",
    "explore_keep 1",
    "develop_draw_at_start 1",
    "develop_discount 1",
    "develop_draw_after 1",
    "military 1",
    "military_against 2 rebel",
    "military_by_sacrifice 3",
    "military_by_hand_discard 2 for 1",
    "settle_discount 1 any",
    "settle_free_by_sacrifice except alien",
    "pay_for_military 1 except alien",
    "settle_draw_after 1",
    "settle_second_world",
    "trade_bonus 1 any",
    "trade_bonus_this_world 1",
    "trade_bonus_per_symbol 1 chromosome genes",
    "consume 1 any for 1 vp",
    "consume_different_kinds 3 for 3 vp",
    "consume_all -1",
    "consume_at_trade_price",
    "consume_hand_cards 2 for 1 vp",
    "consume_draw 1",
    "consume_gamble 1 to 7",
    "produce_here",
    "produce_here_by_hand_discard 1",
    "draw_if_produced_here 1",
    "produce_on_windfall any",
    "produce_draw 1",
    "draw_per_good_produced 1 any",
    "draw_per_kind_produced 1",
    "draw_if_most_produced 2 any",
    "draw_per_world 1 military",
)
SCORING: Final = (
    "1 per world",
    "1 per development",
    "2 per world military",
    "2 per world genes production",
    "1 per world windfall",
    "2 per keyword:alien",
    "2 per symbol:chromosome",
    "2 per development cost:6",
    "1 per row:IV",
    "1 per three_vp_in_chips",
    "1 per total_military",
    "1 per good_on_own_worlds",
)


def vocabulary() -> Vocabulary:
    """Everything that the author of a card may choose from."""
    return {
        "goods": GOOD_IDS,
        "keywords": KEYWORD_IDS,
        "symbols": SYMBOL_IDS,
        "powers": [{"line": line, "said": power_said(parse_power(line, line))} for line in POWERS],
        "scoring": [{"line": line, "said": scoring_said(parse_scoring(line, line))} for line in SCORING],
    }
