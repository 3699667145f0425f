"""Phase V: Produce (PROD)."""

from typing import Any

import pytest

from tests.rules.race.table import Table, table

DONE = "actions 0 1"


def produce(seat: str, other: str = "new_sparta", **more: Any) -> Table:
    """The Produce phase, with ``seat`` as seat 0."""
    return table(seat, other, phase="V", **more)


@pytest.mark.rule("RG-PROD-01")
def test_production_worlds_without_a_good_get_one() -> None:
    game = produce(
        "artist_colony volcanic_world* hive_world alien_robotic_factory asteroid_belt old_earth", "spice_world"
    )
    assert game.goods(0) == ["artist_colony", "volcanic_world", "hive_world", "alien_robotic_factory"]
    assert game.goods(1) == ["spice_world"]
    assert game.happened("good", 0) == [
        {"world": "artist_colony"},
        {"world": "hive_world"},
        {"world": "alien_robotic_factory"},
    ]
    assert (game.drew(0), game.asked()) == (0, DONE)


@pytest.mark.rule("RG-PROD-02")
def test_whoever_chose_produce_fills_a_windfall_world() -> None:
    game = produce("asteroid_belt refugee_world empath_world* | actions: produce", "destroyed_world")
    assert game.legal(0) == ["produce asteroid_belt bonus", "produce refugee_world bonus"]
    assert game.refused("0 produce empath_world bonus") == "RG-PROD-03"
    game.play("0 produce refugee_world bonus")
    assert (game.goods(0), game.asked()) == (["refugee_world", "empath_world"], DONE)
    assert game.goods(1) == []


@pytest.mark.rule("RG-PROD-02")
def test_without_an_empty_windfall_world_the_bonus_is_nothing() -> None:
    game = produce("artist_colony* empath_world* old_earth | actions: produce")
    assert (game.happened("good", 0), game.asked()) == ([], DONE)


@pytest.mark.rule("RG-PROD-03")
@pytest.mark.parametrize(
    ("card", "filled"),
    [
        ("free_trade_association", "refugee_world"),
        ("mining_robots", "asteroid_belt"),
        ("genetics_lab", "empath_world"),
        ("alien_rosetta_stone_world", "deserted_alien_colony"),
    ],
)
def test_a_power_for_a_kind_fills_a_world_of_that_kind(card: str, filled: str) -> None:
    game = produce(f"{card} refugee_world asteroid_belt empath_world deserted_alien_colony")
    assert (game.goods(0), game.asked()) == ([filled], DONE)


@pytest.mark.rule("RG-PROD-03")
def test_each_power_fills_one_world() -> None:
    game = produce("genetics_lab galactic_engineers empath_world pre_sentient_race asteroid_belt")
    game.play("0 produce empath_world genetics_lab")
    assert game.legal(0) == [
        "produce pre_sentient_race galactic_engineers",
        "produce asteroid_belt galactic_engineers",
    ]
    game.play("0 produce asteroid_belt galactic_engineers")
    assert (game.goods(0), game.asked()) == (["empath_world", "asteroid_belt"], DONE)


@pytest.mark.rule("RG-PROD-04")
def test_windfall_powers_are_compulsory() -> None:
    game = produce("terraforming_guild asteroid_belt refugee_world | actions: produce")
    assert game.refused("0 done") == "RG-PROD-04"
    game.play("0 produce refugee_world bonus")
    # The last one leaves no choice.
    assert (game.goods(0), game.asked()) == (["asteroid_belt", "refugee_world"], DONE)


@pytest.mark.rule("RG-PROD-04")
def test_an_order_may_leave_a_power_without_a_world() -> None:
    game = produce("mining_robots asteroid_belt refugee_world | actions: produce")
    game.play("0 produce asteroid_belt bonus")
    # Mining Robots has no empty Rare world any more, and cannot fill another kind.
    assert (game.goods(0), game.asked()) == (["asteroid_belt"], DONE)
    game = produce("mining_robots asteroid_belt refugee_world | actions: produce")
    game.play("0 produce asteroid_belt mining_robots")
    assert (game.goods(0), game.asked()) == (["asteroid_belt", "refugee_world"], DONE)


@pytest.mark.rule("RG-PROD-05")
@pytest.mark.parametrize(
    ("world", "cards"),
    [
        ("gem_world", 1),
        ("comet_zone", 1),
        ("mining_world", 1),
        ("galactic_studios", 1),
        ("lost_species_ark_world", 2),
    ],
)
def test_a_card_comes_only_if_a_good_was_produced(world: str, cards: int) -> None:
    assert produce(world).drew(0) == cards
    assert produce(f"{world}*").drew(0) == 0


@pytest.mark.rule("RG-PROD-06")
@pytest.mark.parametrize("world", ["runaway_robots", "rebel_sympathizers"])
def test_a_windfall_world_draws_when_it_is_filled(world: str) -> None:
    game = produce(f"{world} | actions: produce")
    assert (game.goods(0), game.drew(0)) == ([world], 1)
    game = produce(f"galactic_engineers {world}")
    assert (game.goods(0), game.drew(0)) == ([world], 1)
    assert produce(world).drew(0) == 0


@pytest.mark.rule("RG-PROD-06")
@pytest.mark.parametrize("world", ["runaway_robots", "rebel_sympathizers"])
def test_a_windfall_world_does_not_draw_when_it_is_settled(world: str) -> None:
    game = table(f"new_sparta | hand: {world}", "old_earth", phase="III")
    game.play(f"0 settle {world}", "1 nothing")
    assert (game.goods(0), game.drew(0)) == ([world], 0)


@pytest.mark.rule("RG-PROD-07")
@pytest.mark.parametrize(
    ("tableau", "cards"),
    [
        ("consumer_markets artist_colony space_port", 2),
        ("consumer_markets artist_colony space_port* volcanic_world", 1),
        ("research_labs alien_robotic_factory lost_alien_battle_fleet hive_world", 2),
        ("diversified_economy artist_colony space_port volcanic_world hive_world alien_robotic_factory*", 3),
        ("diversified_economy", 0),
    ],
)
def test_counting_powers_draw_for_what_was_produced(tableau: str, cards: int) -> None:
    assert produce(tableau).drew(0) == cards


@pytest.mark.rule("RG-PROD-07")
def test_a_counting_power_waits_while_its_cards_could_only_become_fewer() -> None:
    game = produce("consumer_markets artist_colony refugee_world asteroid_belt | actions: produce")
    assert game.legal(0) == ["produce refugee_world bonus", "produce asteroid_belt bonus"]
    assert game.refused("0 draw consumer_markets") == "RG-PROD-07"
    refusal = game.why_not("0 draw consumer_markets")
    assert refusal is not None
    assert (refusal.reason, refusal.what) == ("draw-waits", "consumer_markets")
    game.play("0 produce refugee_world bonus")
    assert (game.drew(0), game.asked()) == (2, DONE)


@pytest.mark.rule("RG-PROD-07")
def test_a_counting_power_may_be_used_early_for_a_factory_and_counts_less() -> None:
    seat = "consumer_markets artist_colony refugee_world asteroid_belt damaged_alien_factory | actions: produce"
    game = produce(seat)
    assert game.legal(0) == [
        "produce refugee_world bonus",
        "produce asteroid_belt bonus",
        "draw consumer_markets",
    ]
    game.play("0 draw consumer_markets")
    assert game.drew(0) == 1
    assert game.refused("0 draw consumer_markets") == "RG-PROD-07"
    game.play("0 supply damaged_alien_factory", "0 produce refugee_world bonus")
    assert (game.drew(0), game.asked()) == (0, DONE)


@pytest.mark.rule("RG-PROD-07")
def test_a_counting_power_that_brings_nothing_yet_waits_for_the_factory_too() -> None:
    game = produce("research_labs damaged_alien_factory | hand: gem_world comet_zone")
    assert game.legal(0) == ["supply damaged_alien_factory", "done"]
    assert game.refused("0 draw research_labs") == "RG-PROD-07"
    game.play("0 done")
    assert (game.drew(0), game.asked()) == (0, DONE)


@pytest.mark.rule("RG-PROD-07")
def test_nothing_is_asked_where_nothing_can_be_produced_or_drawn() -> None:
    assert produce("research_labs damaged_alien_factory").asked() == DONE


@pytest.mark.rule("RG-POW-03")
def test_a_counting_power_that_brings_cards_must_be_used() -> None:
    game = produce("consumer_markets artist_colony damaged_alien_factory | hand: gem_world")
    assert game.legal(0) == ["draw consumer_markets", "supply damaged_alien_factory"]
    assert game.refused("0 done") == "RG-POW-03"


@pytest.mark.rule("RG-PROD-07")
def test_in_a_game_of_version_1_a_counting_power_may_always_be_used_early() -> None:
    seat = "consumer_markets artist_colony refugee_world asteroid_belt | actions: produce"
    game = produce(seat, version=1)
    assert game.legal(0, "draw") == ["draw consumer_markets"]
    game.play("0 draw consumer_markets")
    assert game.drew(0) == 1
    game.play("0 produce refugee_world bonus")
    assert (game.drew(0), game.asked()) == (0, DONE)
    # With nothing to count and nothing to pay with it was asked about all the same.
    game = produce("research_labs damaged_alien_factory", version=1)
    assert game.legal(0) == ["draw research_labs"]
    game = produce("research_labs damaged_alien_factory | hand: gem_world comet_zone", version=1)
    assert game.legal(0) == ["draw research_labs", "supply damaged_alien_factory"]


@pytest.mark.rule("RG-PROD-10")
def test_only_an_empty_factory_takes_cards_and_only_if_there_are_enough() -> None:
    game = produce("damaged_alien_factory artist_colony | hand: gem_world comet_zone")
    assert game.refused("0 supply artist_colony") == "RG-PROD-10"
    assert game.refused("0 supply gem_world") == "RG-PROD-10"
    refusal = game.why_not("0 supply artist_colony")
    assert refusal is not None
    assert (refusal.reason, refusal.what) == ("cannot-produce", "artist_colony")
    game = produce("damaged_alien_factory consumer_markets artist_colony")
    refusal = game.why_not("0 supply damaged_alien_factory")
    assert refusal is not None
    assert (refusal.reason, refusal.what, refusal.need, refusal.have) == ("short", "cards", 1, 0)


@pytest.mark.rule("RG-PROD-07")
def test_goods_of_others_are_not_counted() -> None:
    assert produce("consumer_markets", "artist_colony spice_world").drew(0) == 0


@pytest.mark.rule("RG-PROD-08")
@pytest.mark.parametrize(
    ("tableau", "cards"),
    [
        ("merchant_guild", 2),
        ("rebel_underground", 1),
        ("pan_galactic_league hive_world* empath_world gem_world*", 2),
        ("pan_galactic_league", 0),
        ("imperium_lords new_sparta rebel_base hive_world* gem_world*", 3),
    ],
)
def test_plain_draws_need_no_production(tableau: str, cards: int) -> None:
    assert produce(tableau, "old_earth").drew(0) == cards


@pytest.mark.rule("RG-PROD-09")
def test_most_produced_is_judged_when_all_are_done() -> None:
    # The second seat produces after the first one, and draws level with it.
    game = produce("mining_conglomerate volcanic_world", "rebel_miners")
    assert game.drew(0) == 0
    game = produce("mining_conglomerate volcanic_world", "rebel_miners*")
    assert game.drew(0) == 2
    # The last thing in the phase: after the production of the other.
    assert [event.seat for event in game.events if event.kind in ("good", "draw")] == [0, 0]


@pytest.mark.rule("RG-PROD-09")
def test_other_kinds_do_not_count_for_the_conglomerate() -> None:
    game = produce("mining_conglomerate volcanic_world", "artist_colony spice_world hive_world")
    assert game.drew(0) == 2


@pytest.mark.rule("RG-PROD-09")
def test_two_owners_are_judged_each_alone() -> None:
    game = produce("mining_conglomerate volcanic_world rebel_miners", "mining_conglomerate new_earth")
    assert (game.drew(0), game.drew(1)) == (2, 0)


@pytest.mark.rule("RG-PROD-10")
def test_the_factory_produces_for_a_hand_card() -> None:
    game = produce("damaged_alien_factory | hand: gem_world comet_zone")
    assert game.legal(0) == ["supply damaged_alien_factory", "done"]
    game.play("0 supply damaged_alien_factory", "0 discard comet_zone")
    assert (game.goods(0), game.hand(0), game.asked()) == (["damaged_alien_factory"], ["gem_world"], DONE)
    assert game.discards() == ["comet_zone"]


@pytest.mark.rule("RG-PROD-10")
def test_the_factory_need_not_produce_and_never_does_by_itself() -> None:
    game = produce("damaged_alien_factory | hand: gem_world comet_zone").play("0 done")
    assert (game.goods(0), len(game.hand(0)), game.asked()) == ([], 2, DONE)
    assert produce("damaged_alien_factory").goods(0) == []
    assert produce("damaged_alien_factory | actions: produce").goods(0) == []


@pytest.mark.rule("RG-PROD-10")
def test_a_full_factory_or_an_empty_hand_asks_nothing() -> None:
    assert produce("damaged_alien_factory* | hand: gem_world").asked() == DONE
    assert produce("damaged_alien_factory").asked() == DONE


@pytest.mark.rule("RG-PROD-11")
def test_cards_for_a_good_come_at_once() -> None:
    game = produce("runaway_robots damaged_alien_factory | actions: produce", deck="comet_zone gem_world")
    assert game.hand(0) == []
    game.play("0 produce runaway_robots bonus")
    # The good took the top card; the next one can be discarded for the factory.
    assert game.hand(0) == ["gem_world"]
    game.play("0 supply damaged_alien_factory")
    assert (game.goods(0), game.hand(0)) == (["runaway_robots", "damaged_alien_factory"], [])


@pytest.mark.rule("RG-PROD-11")
def test_plain_draws_come_in_time_for_the_factory() -> None:
    game = produce("damaged_alien_factory rebel_underground", deck="gem_world")
    game.play("0 supply damaged_alien_factory")
    assert (game.goods(0), game.hand(0)) == (["damaged_alien_factory"], [])


@pytest.mark.rule("RG-PROD-12")
def test_goods_of_settle_are_not_produced_goods() -> None:
    game = table("consumer_markets diversified_economy | hand: refugee_world", "old_earth", phase="III V")
    game.play("0 settle refugee_world", "1 nothing")
    assert (game.goods(0), game.drew(0)) == (["refugee_world"], 0)


@pytest.mark.rule("RG-PROD-13")
@pytest.mark.parametrize(
    ("seat", "cards"),
    [
        ("consumer_markets refugee_world | actions: produce", 1),
        ("consumer_markets refugee_world expanding_colony", 1),
        ("diversified_economy refugee_world artist_colony asteroid_belt mining_robots | actions: produce", 2),
    ],
)
def test_goods_count_by_whatever_they_were_produced(seat: str, cards: int) -> None:
    game = produce(seat)
    if game.asked() == "produce 0":
        game.play("0 produce refugee_world bonus")
    assert (game.drew(0), game.asked()) == (cards, DONE)


@pytest.mark.rule("RG-PROD-13")
def test_a_factory_counts_too() -> None:
    game = produce("research_labs damaged_alien_factory | hand: gem_world")
    game.play("0 supply damaged_alien_factory")
    assert game.drew(0) == 1


@pytest.mark.rule("RG-EX-16")
def test_example_of_diversified_economy_and_the_factory() -> None:
    game = produce("damaged_alien_factory diversified_economy gem_world")
    # Gem World has produced and drawn a card.
    assert len(game.hand(0)) == 1
    game.play("0 draw diversified_economy")
    assert (game.drew(0), len(game.hand(0))) == (1, 2)
    game.play("0 supply damaged_alien_factory", f"0 discard {game.hand(0)[0]}")
    # The Economy gives nothing more for the Alien good.
    assert (game.drew(0), len(game.hand(0)), game.asked()) == (0, 1, DONE)
    assert game.goods(0) == ["damaged_alien_factory", "gem_world"]


@pytest.mark.rule("RG-EX-44")
@pytest.mark.parametrize(
    ("own", "other", "cards"),
    [
        ("volcanic_world new_earth", "rebel_miners", 2),
        ("volcanic_world", "rebel_miners", 0),
        ("artist_colony", "", 0),
    ],
)
def test_example_of_mining_conglomerate(own: str, other: str, cards: int) -> None:
    assert produce(f"mining_conglomerate {own}", f"new_sparta {other}").drew(0) == cards


@pytest.mark.rule("RG-EX-53")
def test_example_of_comet_zone_and_the_factory() -> None:
    game = produce("damaged_alien_factory comet_zone")
    assert len(game.hand(0)) == 1
    game.play("0 supply damaged_alien_factory")
    assert (game.hand(0), game.goods(0)) == ([], ["damaged_alien_factory", "comet_zone"])
