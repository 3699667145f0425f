"""Phase IV: Consume (CONS)."""

import pytest

from tests.rules.race.table import Table, table


def consume(seat: str, other: str = "new_sparta", deck: str = "", exact: bool = False) -> Table:
    """The Consume phase, with ``seat`` as seat 0."""
    return table(seat, other, phase="IV", deck=deck, exact=exact)


def after(game: Table) -> tuple[int, int, int]:
    """Chips, hand cards and goods of seat 0."""
    return game.chips(0), len(game.hand(0)), len(game.goods(0))


DONE = "actions 0 1"


@pytest.mark.rule("RG-CONS-01")
def test_every_player_must_use_his_powers() -> None:
    game = consume("public_works gem_world* expanding_colony comet_zone*", "old_earth mining_world*")
    assert game.refused("0 done") == "RG-CONS-01"
    game.play("0 consume public_works", "0 spend gem_world")
    # The last good has only one power left, and the neighbour's only one good: both go by themselves.
    assert after(game) == (2, 0, 0)
    assert (game.chips(1), game.goods(1)) == (1, [])
    assert game.asked() == DONE


@pytest.mark.rule("RG-CONS-02")
def test_a_power_is_used_once_in_a_phase() -> None:
    game = consume("public_works gem_world* spice_world* comet_zone*")
    assert game.asked() == "spend 0"
    game.play("0 spend gem_world")
    assert after(game) == (1, 0, 2)
    assert game.asked() == DONE


@pytest.mark.rule("RG-CONS-02")
def test_a_used_power_is_no_longer_offered() -> None:
    game = consume("public_works expanding_colony terraformed_world gem_world* spice_world* comet_zone*")
    game.play("0 consume expanding_colony", "0 spend gem_world")
    assert game.refused("0 consume expanding_colony") == "RG-CONS-04"
    assert game.legal(0) == ["consume public_works", "consume terraformed_world"]


@pytest.mark.rule("RG-CONS-02")
def test_a_power_works_again_in_the_next_consume_phase() -> None:
    game = consume("public_works gem_world* spice_world*")
    game.play("0 spend gem_world", "0 action consume_2x", "1 action consume_2x")
    assert after(game) == (3, 0, 0)


@pytest.mark.rule("RG-CONS-03")
def test_the_order_is_free_even_if_it_leaves_a_good() -> None:
    # Consumer Markets would take the Novelty goods; Tourist World leaves one good of three.
    seat = "tourist_world consumer_markets gem_world* spice_world* comet_zone*"
    game = consume(seat)
    assert game.legal(0) == ["consume tourist_world", "consume consumer_markets"]
    game.play("0 consume tourist_world", "0 spend gem_world", "0 spend spice_world")
    assert (after(game), game.goods(0)) == ((3, 0, 1), ["comet_zone"])
    game = consume(seat)
    game.play("0 consume consumer_markets")
    assert (after(game), game.goods(0)) == ((2, 0, 1), ["comet_zone"])


@pytest.mark.rule("RG-CONS-04")
def test_a_power_that_cannot_be_paid_for_is_skipped() -> None:
    game = consume("tourist_world research_labs mining_league gem_world*")
    assert (after(game), game.asked()) == ((0, 0, 1), DONE)


@pytest.mark.rule("RG-CONS-04")
def test_a_power_becomes_usable_later_in_the_phase() -> None:
    # An empty hand cannot pay Deficit Spending; once New Economy has drawn a card, it can.
    game = consume("new_economy public_works deficit_spending gem_world*", deck="comet_zone")
    assert game.refused("0 consume deficit_spending") == "RG-CONS-04"
    game.play("0 consume new_economy")
    assert game.can("0 consume deficit_spending")


@pytest.mark.rule("RG-CONS-05")
def test_each_good_serves_one_power() -> None:
    game = consume("public_works expanding_colony gem_world*")
    assert game.legal(0) == ["consume public_works", "consume expanding_colony"]
    game.play("0 consume expanding_colony")
    assert (after(game), game.asked()) == ((1, 0, 0), DONE)


@pytest.mark.rule("RG-CONS-06")
def test_the_player_picks_the_goods() -> None:
    game = consume("public_works gem_world* comet_zone* ancient_race* alien_toy_shop")
    assert game.legal(0) == ["spend gem_world", "spend comet_zone", "spend ancient_race"]
    assert game.refused("0 spend alien_toy_shop") == "RG-CONS-06"
    game.play("0 spend ancient_race")
    assert game.goods(0) == ["gem_world", "comet_zone"]
    # Which good was spent is for everybody to see.
    assert game.happened("good-spent") == [{"world": "ancient_race"}]


@pytest.mark.rule("RG-CONS-06")
def test_only_fitting_goods_can_be_picked() -> None:
    game = consume("mining_conglomerate gem_world* comet_zone* mining_world* asteroid_belt* ancient_race*")
    assert game.legal(0) == ["spend comet_zone", "spend mining_world"]
    game.play("0 spend mining_world")
    # The second of two Rare goods comes from further right, so that no pair is listed twice.
    assert game.goods(0) == ["gem_world", "comet_zone", "ancient_race"]


@pytest.mark.rule("RG-CONS-07")
def test_up_to_three_takes_all_that_there_are() -> None:
    game = consume("consumer_markets gem_world* spice_world*")
    assert after(game) == (2, 0, 0)


@pytest.mark.rule("RG-CONS-07")
def test_up_to_three_takes_no_more_than_three() -> None:
    game = consume("consumer_markets gem_world* spice_world* pirate_world* artist_colony*")
    assert game.legal(0) == ["spend gem_world", "spend spice_world"]
    game.play("0 spend gem_world", "0 spend pirate_world")
    assert (after(game), game.goods(0)) == ((3, 0, 1), ["spice_world"])


@pytest.mark.rule("RG-CONS-07")
def test_a_power_once_begun_is_finished_before_another() -> None:
    game = consume("old_earth public_works gem_world* spice_world* comet_zone*")
    game.play("0 consume old_earth", "0 spend gem_world")
    assert game.asked() == "spend 0"
    assert game.refused("0 consume public_works") == "RG-TIME-01"
    assert game.refused("0 done") == "RG-TIME-01"


@pytest.mark.rule("RG-CONS-08")
def test_2x_doubles_chips_for_goods_and_nothing_else() -> None:
    game = consume("epsilon_eridani gem_world* | actions: consume_2x")
    assert after(game) == (2, 1, 0)


@pytest.mark.rule("RG-CONS-08")
def test_only_whoever_chose_2x_gets_double() -> None:
    game = consume("old_earth gem_world* | actions: consume_2x", "public_works comet_zone* | actions: consume_trade")
    assert game.chips(0) == 2
    # The neighbour sells; what it brings is not doubled.
    assert (game.chips(1), game.drew(1)) == (0, 3)
    game = consume("old_earth gem_world*", "public_works comet_zone* | actions: consume_2x")
    assert (game.chips(0), game.chips(1)) == (1, 2)


@pytest.mark.rule("RG-CONS-08")
def test_2x_doubles_no_cards_of_a_price() -> None:
    game = consume("black_market_trading_world deserted_alien_colony* | actions: consume_2x")
    assert after(game) == (0, 5, 0)


@pytest.mark.rule("RG-CONS-08")
def test_both_consume_cards_of_a_duel_sell_plainly_and_then_double() -> None:
    game = table(
        "galactic_trendsetters gem_world* comet_zone* | actions: consume_trade consume_2x",
        "new_sparta | actions: develop settle",
        phase="IV",
        duel=True,
    )
    game.play("0 sell comet_zone")
    assert after(game) == (4, 3, 0)


@pytest.mark.rule("RG-CONS-09")
def test_a_power_for_two_goods_takes_exactly_two() -> None:
    assert after(consume("tourist_world gem_world*")) == (0, 0, 1)
    assert after(consume("tourist_world gem_world* spice_world*")) == (3, 0, 0)
    game = consume("tourist_world gem_world* spice_world* comet_zone* ancient_race*")
    game.play("0 spend gem_world", "0 spend ancient_race")
    assert (after(game), game.goods(0)) == ((3, 0, 2), ["spice_world", "comet_zone"])


@pytest.mark.rule("RG-CONS-09")
def test_both_goods_must_fit() -> None:
    assert after(consume("mining_league comet_zone* gem_world*")) == (0, 0, 2)
    assert after(consume("mining_league comet_zone* asteroid_belt* gem_world*")) == (3, 0, 1)
    assert after(consume("galactic_genome_project ancient_race* gem_world*")) == (0, 0, 2)
    assert after(consume("galactic_genome_project ancient_race* hive_world* | actions: consume_2x")) == (6, 0, 0)


@pytest.mark.rule("RG-CONS-10")
def test_three_goods_of_three_kinds() -> None:
    assert after(consume("diversified_economy gem_world* comet_zone* mining_world*")) == (0, 0, 3)
    assert after(consume("diversified_economy gem_world* comet_zone* ancient_race*")) == (3, 0, 0)


@pytest.mark.rule("RG-CONS-10")
def test_with_four_kinds_the_player_chooses_which_three() -> None:
    game = consume("diversified_economy gem_world* comet_zone* ancient_race* alien_toy_shop* spice_world*")
    assert game.refused("0 done") == "RG-CONS-01"
    game.play("0 consume diversified_economy", "0 spend comet_zone")
    # A second Rare good cannot be one of the three.
    assert game.legal(0) == ["spend ancient_race", "spend alien_toy_shop"]
    game.play("0 spend alien_toy_shop")
    assert after(game) == (3, 0, 2)
    assert game.goods(0) == ["gem_world", "ancient_race"]


@pytest.mark.rule("RG-CONS-10")
def test_one_of_two_goods_of_a_kind_is_chosen() -> None:
    game = consume("diversified_economy gem_world* spice_world* comet_zone* ancient_race*")
    assert game.legal(0) == ["spend gem_world", "spend spice_world"]
    game.play("0 spend spice_world")
    assert (after(game), game.goods(0)) == ((3, 0, 1), ["gem_world"])


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
