"""Consume: Trade (TRADE)."""

import pytest

from tests.rules.race.table import Table, table

OTHER = "new_sparta"


def sale(tableau: str, good_on: str = "", deck: str = "", exact: bool = False) -> Table:
    """Seat 0 chose Consume: Trade; with several goods the one on ``good_on`` is sold."""
    game = table(f"{tableau} | actions: consume_trade", OTHER, phase="IV", deck=deck, exact=exact)
    return game.play(f"0 sell {good_on}") if good_on else game


def price(game: Table) -> list[int]:
    """What seat 0 got for each of its sales since the last look."""
    return [data["cards"] for data in game.happened("sell", 0)]


@pytest.mark.rule("RG-TRADE-01")
def test_whoever_chose_trade_sells_exactly_one_good() -> None:
    game = sale("alpha_centauri* gem_world*")
    assert game.asked() == "sell 0"
    assert game.legal(0) == ["sell alpha_centauri", "sell gem_world"]
    game.play("0 sell gem_world")
    assert game.goods(0) == ["alpha_centauri"]
    assert game.asked() == "actions 0 1"


@pytest.mark.rule("RG-TRADE-01")
def test_the_sale_comes_before_consume_powers_and_cannot_be_left_out() -> None:
    game = sale("old_earth gem_world* spice_world*")
    assert game.asked() == "sell 0"
    assert game.refused("0 consume old_earth") == "RG-TIME-01"
    assert game.refused("0 done") == "RG-TIME-01"
    game.play("0 sell gem_world")
    # The good that is left is consumed by Old Earth.
    assert (game.chips(0), game.goods(0)) == (1, [])


@pytest.mark.rule("RG-TRADE-01")
def test_the_only_good_is_sold_although_a_power_could_consume_it() -> None:
    game = sale("galactic_trendsetters gem_world*")
    assert (game.drew(0), game.chips(0), game.goods(0)) == (2, 0, [])


@pytest.mark.rule("RG-TRADE-01")
def test_nobody_else_sells() -> None:
    game = table("gem_world* | actions: consume_trade", "alpha_centauri* | actions: consume_2x", phase="IV")
    assert game.drew(0) == 2
    assert (game.drew(1), game.goods(1)) == (0, ["alpha_centauri"])


@pytest.mark.rule("RG-TRADE-01")
def test_without_a_good_nothing_is_sold() -> None:
    game = sale("old_earth gem_world")
    assert (game.drew(0), game.asked()) == (0, "actions 0 1")


@pytest.mark.rule("RG-TRADE-01")
def test_a_world_without_a_good_cannot_be_sold_from() -> None:
    game = sale("alpha_centauri* gem_world* comet_zone")
    assert game.refused("0 sell comet_zone") == "RG-TRADE-01"
    assert game.refused("0 sell mining_world") == "RG-TRADE-01"
    assert game.refused("0 sell gem_world 2") == "RG-TRADE-01"


@pytest.mark.rule("RG-TRADE-02")
@pytest.mark.parametrize(
    ("world", "cards"),
    [("gem_world", 2), ("comet_zone", 3), ("ancient_race", 4), ("deserted_alien_colony", 5)],
)
def test_the_price_is_that_of_the_kind(world: str, cards: int) -> None:
    game = sale(f"{world}*")
    assert (price(game), game.drew(0)) == ([cards], cards)
    assert len(game.hand(0)) == cards


@pytest.mark.rule("RG-TRADE-03")
@pytest.mark.parametrize(
    ("tableau", "good_on", "cards"),
    [
        ("gem_world* export_duties", "", 3),
        ("gem_world* export_duties merchant_world", "", 5),
        ("gem_world* spice_world distant_world galactic_bazaar", "", 8),
        # Bonuses for other kinds do not count.
        ("gem_world* space_port genetics_lab bio_hazard_mining_world mining_conglomerate", "", 2),
        ("comet_zone* space_port genetics_lab bio_hazard_mining_world mining_conglomerate", "", 6),
        ("ancient_race* space_port genetics_lab bio_hazard_mining_world mining_conglomerate", "", 7),
        ("alien_toy_shop* gem_world* old_earth galactic_engineers", "alien_toy_shop", 7),
    ],
)
def test_all_fitting_trade_powers_add_cards(tableau: str, good_on: str, cards: int) -> None:
    assert price(sale(tableau, good_on)) == [cards]


@pytest.mark.rule("RG-TRADE-03")
def test_trade_powers_of_others_do_not_count() -> None:
    game = table("gem_world* | actions: consume_trade", "merchant_world export_duties", phase="IV")
    assert game.drew(0) == 2


@pytest.mark.rule("RG-TRADE-04")
@pytest.mark.parametrize(
    ("tableau", "good_on", "cards"),
    [
        ("pirate_world* gem_world*", "pirate_world", 5),
        ("pirate_world* gem_world*", "gem_world", 2),
        ("star_nomad_lair* gem_world*", "star_nomad_lair", 3),
        ("star_nomad_lair* gem_world*", "gem_world", 2),
        ("star_nomad_lair* pirate_world* spice_world export_duties", "pirate_world", 8),
        ("star_nomad_lair* pirate_world* spice_world export_duties", "star_nomad_lair", 6),
    ],
)
def test_a_bonus_of_a_world_is_for_its_own_good(tableau: str, good_on: str, cards: int) -> None:
    assert price(sale(tableau, good_on)) == [cards]


@pytest.mark.rule("RG-TRADE-05")
@pytest.mark.parametrize(
    ("tableau", "cards"),
    [
        ("clandestine_uplift_lab pre_sentient_race*", 5),
        ("clandestine_uplift_lab pre_sentient_race* aquatic_uplift_race reptilian_uplift_race", 7),
        ("clandestine_uplift_lab the_last_of_the_uplift_gnarssh*", 6),
        # Genes worlds without the symbol, and goods of another kind.
        ("clandestine_uplift_lab pre_sentient_race* rebel_warrior_race empath_world", 5),
        ("clandestine_uplift_lab gem_world* avian_uplift_race", 2),
    ],
)
def test_the_uplift_lab_pays_for_worlds_with_the_symbol(tableau: str, cards: int) -> None:
    assert price(sale(tableau)) == [cards]


@pytest.mark.rule("RG-TRADE-05")
def test_symbols_of_others_do_not_count() -> None:
    game = table(
        "clandestine_uplift_lab pre_sentient_race* | actions: consume_trade",
        "avian_uplift_race aquatic_uplift_race",
        phase="IV",
    )
    assert game.drew(0) == 5


@pytest.mark.rule("RG-TRADE-06")
def test_trade_is_part_of_the_consume_phase() -> None:
    game = table("epsilon_eridani gem_world* comet_zone*", "new_sparta old_earth mining_world*")
    game.play("0 action consume_trade", "1 action settle")
    game.play("0 nothing", "1 nothing")
    assert [data["phase"] for data in game.happened("phase")] == ["IV"]
    # The other consumes in the same phase, once the first one has sold and consumed.
    game.play("0 sell comet_zone")
    assert (game.drew(0), game.chips(0)) == (3 + 1, 1)
    assert (game.chips(1), game.drew(1)) == (1, 0)


@pytest.mark.rule("RG-TRADE-06")
def test_without_a_consume_phase_nothing_is_sold() -> None:
    game = table("gem_world*", "new_sparta")
    game.play("0 action settle", "1 action develop").finish_round()
    assert game.goods(0) == ["gem_world"]
    assert game.happened("sell") == []


@pytest.mark.rule("RG-TRADE-07")
def test_the_good_is_discarded_before_the_cards_are_drawn() -> None:
    # One card in the deck: the second one of the sale can only be the good itself.
    game = sale("gem_world*comet_zone", deck="mining_world", exact=True)
    assert game.hand(0) == ["comet_zone", "mining_world"]


@pytest.mark.rule("RG-EX-24")
@pytest.mark.parametrize(
    ("tableau", "good_on", "cards"),
    [
        ("pirate_world*", "", 5),
        ("spice_world*", "", 4),
        ("spice_world* pirate_world*", "pirate_world", 7),
        ("clandestine_uplift_lab ancient_race*", "", 5),
        ("clandestine_uplift_lab avian_uplift_race* genetics_lab", "", 7),
    ],
)
def test_example_sales(tableau: str, good_on: str, cards: int) -> None:
    assert price(sale(tableau, good_on)) == [cards]
