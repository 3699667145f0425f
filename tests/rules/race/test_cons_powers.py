"""Phase IV: particular powers, what they bring, and the examples (CONS-11 to CONS-23)."""

import pytest

from tests.rules.race.table import table
from tests.rules.race.test_cons import DONE, after, consume


@pytest.mark.rule("RG-CONS-11")
@pytest.mark.parametrize(
    ("goods", "vp"), [("gem_world*", 0), ("gem_world* comet_zone*", 1), ("gem_world* comet_zone* ancient_race*", 2)]
)
def test_pilgrimage_takes_all_goods_for_one_less(goods: str, vp: int) -> None:
    assert after(consume(f"pilgrimage_world {goods}")) == (vp, 0, 0)


@pytest.mark.rule("RG-CONS-11")
def test_pilgrimage_is_compulsory_with_a_single_good_unless_it_is_spent_before() -> None:
    game = consume("pilgrimage_world public_works gem_world*")
    assert game.refused("0 done") == "RG-CONS-01"
    game.play("0 consume public_works")
    assert (after(game), game.asked()) == ((1, 0, 0), DONE)


@pytest.mark.rule("RG-CONS-12")
@pytest.mark.parametrize(
    ("world", "cards"), [("pirate_world", 2), ("comet_zone", 3), ("ancient_race", 4), ("deserted_alien_colony", 5)]
)
def test_black_market_pays_the_bare_price(world: str, cards: int) -> None:
    game = consume(f"black_market_trading_world export_duties galactic_engineers {world}* spice_world")
    assert after(game) == (0, cards, 0)
    assert game.drew(0) == cards


@pytest.mark.rule("RG-CONS-13")
def test_trade_league_pays_with_its_own_bonus() -> None:
    # A card of its own bonus, one of the Duties, and what is bound to the world of the good.
    assert after(consume("trade_league gem_world*")) == (0, 3, 0)
    assert after(consume("trade_league export_duties gem_world*")) == (0, 4, 0)
    assert after(consume("trade_league star_nomad_lair*")) == (0, 4, 0)
    assert after(consume("trade_league genetics_lab ancient_race*")) == (0, 6, 0)


@pytest.mark.rule("RG-CONS-14")
def test_hand_cards_for_chips_up_to_a_number() -> None:
    game = consume("deficit_spending | hand: gem_world comet_zone mining_world")
    assert game.legal(0) == ["consume deficit_spending", "done"]
    game.play("0 consume deficit_spending", "0 discard comet_zone", "0 discard gem_world")
    assert (game.chips(0), game.hand(0), game.asked()) == (2, ["mining_world"], DONE)


@pytest.mark.rule("RG-CONS-14")
def test_hand_cards_may_be_spent_in_part_or_not_at_all() -> None:
    game = consume("deficit_spending | hand: gem_world comet_zone mining_world")
    game.play("0 consume deficit_spending", "0 discard comet_zone", "0 enough")
    assert (after(game), game.asked()) == ((1, 2, 0), DONE)
    game = consume("deficit_spending | hand: gem_world comet_zone mining_world")
    game.play("0 done")
    assert (after(game), game.asked()) == ((0, 3, 0), DONE)


@pytest.mark.rule("RG-CONS-14")
def test_the_bazaar_takes_a_single_card_and_2x_does_nothing_for_it() -> None:
    game = consume("galactic_bazaar | hand: gem_world comet_zone | actions: consume_2x")
    game.play("0 consume galactic_bazaar", "0 discard gem_world")
    assert (after(game), game.asked()) == ((1, 1, 0), DONE)


@pytest.mark.rule("RG-CONS-14")
def test_only_cards_of_the_hand_can_be_spent() -> None:
    game = consume("deficit_spending | hand: gem_world comet_zone")
    game.play("0 consume deficit_spending")
    assert game.refused("0 discard mining_world") == "RG-CONS-14"
    assert game.refused("0 enough") == "RG-CONS-14"


@pytest.mark.rule("RG-CONS-15")
def test_powers_without_a_good_work_in_every_consume_phase() -> None:
    game = consume(
        "new_economy gambling_world_gs", "new_sparta | actions: consume_trade", deck="gem_world comet_zone"
    )
    assert game.legal(0) == ["consume new_economy", "consume gambling_world_gs 2"]
    game.play("0 consume new_economy")
    assert game.hand(0) == ["gem_world"]
    assert game.refused("0 done") == "RG-CONS-01"
    game.play("0 consume gambling_world_gs 2", "0 gamble 3")
    assert game.hand(0) == ["comet_zone", "gem_world"]


@pytest.mark.rule("RG-CONS-16")
@pytest.mark.parametrize(
    ("card", "number", "kept"),
    [
        ("gem_world", 2, True),
        ("gem_world", 3, False),
        ("rebel_homeworld", 7, True),
        ("rebel_homeworld", 6, False),
        ("new_economy", 6, True),
        ("public_works", 1, True),
        ("pilgrimage_world", 1, False),
    ],
)
def test_a_gamble_keeps_the_card_on_a_match_of_cost_or_defence(card: str, number: int, kept: bool) -> None:
    game = consume("gambling_world_gs", deck=f"{card} comet_zone")
    game.play("0 consume gambling_world_gs 2", f"0 gamble {number}")
    assert game.hand(0) == ([card] if kept else [])
    assert game.discards() == ([] if kept else [card])
    assert game.happened("gamble") == [{"number": number, "card": card, "hit": kept}]


@pytest.mark.rule("RG-CONS-16")
def test_the_number_is_from_one_to_seven() -> None:
    game = consume("gambling_world_gs")
    game.play("0 consume gambling_world_gs 2")
    assert game.legal(0) == [f"gamble {number}" for number in range(1, 8)]
    assert game.refused("0 gamble 0") == "RG-CONS-16"
    assert game.refused("0 gamble 8") == "RG-CONS-16"


@pytest.mark.rule("RG-CONS-17")
def test_an_empty_pool_pays_all_the_same() -> None:
    game = table(
        "old_earth gem_world* comet_zone* | chips: 0", "galactic_trendsetters mining_world*", phase="IV", pool=1
    )
    assert game.chips(0) == 2
    # The neighbour had the 23 others, and gets two more although the pool is empty.
    assert (game.chips(1), game.state.pool) == (25, -3)


@pytest.mark.rule("RG-CONS-18")
def test_goods_that_no_power_can_use_stay() -> None:
    game = consume("research_labs consumer_markets comet_zone* alien_toy_shop gem_world*")
    assert (after(game), game.goods(0)) == ((1, 0, 1), ["comet_zone"])


@pytest.mark.rule("RG-CONS-19")
def test_cards_drawn_serve_later_powers_of_the_phase() -> None:
    game = consume("new_vinland* merchant_world", deck="gem_world comet_zone")
    # The hand was empty, so that New Vinland's power came first by itself.
    assert game.hand(0) == ["comet_zone", "gem_world"]
    game.play("0 consume merchant_world", "0 discard comet_zone gem_world")
    assert after(game) == (2, 0, 0)


@pytest.mark.rule("RG-CONS-20")
def test_the_gain_is_for_each_use_and_cards_are_not_doubled() -> None:
    game = consume("free_trade_association gem_world* spice_world* pirate_world* | actions: consume_2x")
    assert after(game) == (6, 3, 0)


@pytest.mark.rule("RG-CONS-20")
def test_goods_are_discarded_before_the_gain_is_drawn() -> None:
    # The deck has one card; the second one can only be the good just spent.
    game = consume("smuggling_lair*comet_zone", deck="mining_world", exact=True)
    assert game.hand(0) == ["comet_zone", "mining_world"]


@pytest.mark.rule("RG-CONS-20")
def test_all_goods_of_a_use_are_discarded_before_the_gain_is_drawn() -> None:
    game = consume(
        "free_trade_association gem_world*comet_zone spice_world*mining_world", deck="volcanic_world", exact=True
    )
    # The deck has one card, so the second one comes from the two goods.
    assert "volcanic_world" in game.hand(0)
    assert len(game.hand(0)) == 2


@pytest.mark.rule("RG-CONS-21")
def test_a_player_is_done_when_only_optional_powers_are_left() -> None:
    game = consume("deficit_spending public_works gem_world* | hand: comet_zone")
    assert game.legal(0) == ["consume deficit_spending", "consume public_works"]
    assert game.refused("0 done") == "RG-CONS-01"
    game.play("0 consume public_works")
    assert game.legal(0) == ["consume deficit_spending", "done"]
    game.play("0 done")
    assert (after(game), game.asked()) == ((1, 1, 0), DONE)


@pytest.mark.rule("RG-CONS-22")
def test_two_powers_of_a_card_are_separate() -> None:
    game = consume("gambling_world_gs spice_world*", deck="gem_world comet_zone")
    assert game.legal(0) == ["consume gambling_world_gs", "consume gambling_world_gs 2"]
    game.play("0 consume gambling_world_gs")
    assert after(game) == (1, 0, 0)
    game.play("0 consume gambling_world_gs 2", "0 gamble 2")
    assert (game.chips(0), game.hand(0), game.asked()) == (1, ["gem_world"], DONE)


@pytest.mark.rule("RG-CONS-23")
def test_the_sale_uses_up_no_power() -> None:
    game = consume("trade_league gem_world* comet_zone* | actions: consume_trade")
    game.play("0 sell comet_zone")
    # 3 + 1 for the sale, then Trade League's own power takes the other good for 2 + 1.
    assert after(game) == (0, 7, 0)


@pytest.mark.rule("RG-EX-19")
def test_example_of_new_vinland_and_free_trade_association() -> None:
    seat = "new_vinland* free_trade_association gem_world* spice_world*"
    game = consume(seat).play("0 consume free_trade_association")
    assert after(game) == (3, 3, 0)
    game = consume(seat).play("0 consume new_vinland", "0 spend gem_world")
    assert after(game) == (2, 4, 0)
    # Two goods for the Association and the third one for New Vinland is no choice: the Association takes all.
    game = consume(seat)
    assert game.legal(0) == ["consume new_vinland", "consume free_trade_association"]


@pytest.mark.rule("RG-EX-20")
def test_example_of_pilgrimage_world() -> None:
    seat = "pilgrimage_world gem_world* comet_zone* ancient_race*"
    assert consume(seat).chips(0) == 2
    assert consume(f"{seat} | actions: consume_2x").chips(0) == 4


@pytest.mark.rule("RG-EX-25")
def test_example_of_deficit_spending_and_merchant_world() -> None:
    game = consume(
        "deficit_spending merchant_world | hand: gem_world comet_zone mining_world spice_world | actions: consume_2x"
    )
    game.play("0 consume deficit_spending", "0 discard gem_world comet_zone")
    game.play("0 consume merchant_world", "0 discard mining_world spice_world")
    assert after(game) == (4, 0, 0)


@pytest.mark.rule("RG-EX-43")
@pytest.mark.parametrize(
    ("power", "good_on", "cards"),
    [
        ("trade_league", "pirate_world", 9),
        ("trade_league", "spice_world", 6),
        ("black_market_trading_world", "pirate_world", 2),
    ],
)
def test_example_of_trade_league_and_black_market(power: str, good_on: str, cards: int) -> None:
    tableau = "trade_league export_duties spice_world pirate_world black_market_trading_world"
    game = consume(tableau.replace(good_on, f"{good_on}*"))
    game.play(f"0 consume {power}")
    assert after(game) == (0, cards, 0)


@pytest.mark.rule("RG-EX-48")
def test_example_of_the_last_chips() -> None:
    # Four chips for one and two for the other, from a pool of three.
    game = table(
        "old_earth gem_world* comet_zone* | actions: consume_2x | chips: 5",
        "galactic_trendsetters spice_world*",
        phase="IV",
        pool=3,
    )
    assert game.chips(0) == 9
    assert (game.chips(1), game.state.pool) == (18, -3)
    assert game.game.is_over


@pytest.mark.rule("RG-CONS-16")
def test_a_guess_at_an_empty_deck_wins_nothing() -> None:
    game = table("gambling_world_gs", "new_sparta", phase="IV", exact=True)
    game.play("0 consume gambling_world_gs 2", "0 gamble 3")
    assert (game.hand(0), game.happened("gamble"), game.asked()) == ([], [], "actions 0 1")
