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
