"""Phase III: Settle (RG-SETTLE)."""

import pytest

from tests.rules.race.table import Table, table

OWN = """
[[card]]
id = "diplomats"
name = "Diplomats"
development = 3
powers = ["pay_for_military 2"]
"""


def settle(seat: str, other: str = "new_sparta", deck: str = "", exact: bool = False, cards: str = "") -> Table:
    return table(seat, other, phase="III", deck=deck, exact=exact, cards=cards)


def price(game: Table, world: str) -> int:
    """What seat 0 pays for a world that it can only pay for."""
    before = len(game.hand(0))
    game.play(f"0 settle {world}", "1 nothing")
    game.pay(0)
    assert world in game.tableau(0)
    return before - 1 - len(game.hand(0))


@pytest.mark.rule("RG-SETTLE-01")
def test_one_world_of_the_hand_or_none() -> None:
    game = settle("old_earth | hand: gem_world spice_world public_works 3", "new_sparta | hand: comet_zone")
    assert game.legal(0) == ["settle gem_world", "settle spice_world", "nothing"]
    assert game.refused("0 settle public_works") == "RG-SETTLE-01"
    assert game.refused("0 develop public_works") == "RG-SETTLE-01"
    assert game.refused("0 settle comet_zone") == "RG-SETTLE-01"
    game.play("0 settle gem_world", "1 nothing").pay(0)
    assert game.tableau(0) == ["old_earth", "gem_world"]
    assert game.asked() == "actions 0 1"


@pytest.mark.rule("RG-SETTLE-01")
def test_worlds_are_chosen_face_down_and_revealed_together() -> None:
    game = settle("old_earth | hand: gem_world 3", "doomed_world | hand: spice_world 3")
    game.play("1 settle spice_world")
    assert game.asked() == "settle 0"
    assert "spice_world" not in str(game.game.view(0))
    assert "spice_world" not in str(game.game.view(None))
    game.play("0 settle gem_world")
    assert [data["card"] for data in game.happened("reveal")] == ["gem_world", "spice_world"]
    assert game.asked() == "pay 0"


@pytest.mark.rule("RG-SETTLE-02")
@pytest.mark.parametrize(
    ("tableau", "world", "cards"),
    [
        ("old_earth", "new_earth", 5),
        ("replicant_robots", "new_earth", 3),
        ("replicant_robots mining_robots alpha_centauri", "new_earth", 1),
        ("replicant_robots mining_robots alpha_centauri", "comet_zone", 0),
        ("drop_ships new_galactic_order", "new_earth", 5),
        ("old_earth", "pilgrimage_world", 0),
    ],
)
def test_a_world_costs_its_price_less_discounts(tableau: str, world: str, cards: int) -> None:
    assert price(settle(f"{tableau} | hand: {world} 6"), world) == cards


@pytest.mark.rule("RG-SETTLE-02")
def test_a_world_that_is_paid_for_is_not_conquered() -> None:
    game = settle("drop_ships colony_ship | hand: gem_world 3").play("0 settle gem_world", "1 nothing")
    assert game.refused("0 conquer") == "RG-SETTLE-02"


@pytest.mark.rule("RG-SETTLE-03")
@pytest.mark.parametrize("world", ["expanding_colony", "rebel_miners"])
def test_who_chose_settle_draws_a_card_for_a_world_paid_or_conquered(world: str) -> None:
    game = settle(f"new_sparta | hand: {world} 1 | actions: settle", "old_earth | hand: artist_colony 1")
    game.play(f"0 settle {world}", "1 settle artist_colony")
    assert (game.drew(0), game.drew(1)) == (1, 0)


@pytest.mark.rule("RG-SETTLE-03")
def test_no_world_no_card() -> None:
    game = settle("old_earth | hand: 2 | actions: settle").play("0 nothing", "1 nothing")
    assert game.drew(0) == 0
    assert len(game.hand(0)) == 2


@pytest.mark.rule("RG-SETTLE-04")
def test_a_military_world_cannot_be_paid_for() -> None:
    game = settle("replicant_robots | hand: rebel_fuel_cache 5")
    assert game.refused("0 settle rebel_fuel_cache") == "RG-MIL-01"


@pytest.mark.rule("RG-SETTLE-04")
def test_a_military_world_can_be_paid_for_with_a_power_only() -> None:
    game = settle("contact_specialist space_marines | hand: rebel_miners 5")
    game.play("0 settle rebel_miners", "1 nothing")
    assert game.owes(0) == 1  # with Military 1 it could not be conquered
    other = settle("space_marines new_military_tactics | hand: rebel_miners 5")
    other.play("0 settle rebel_miners", "1 nothing")
    assert other.refused("0 payment") == "RG-SETTLE-04"


@pytest.mark.rule("RG-SETTLE-05")
@pytest.mark.parametrize(
    ("tableau", "world", "way"),
    [
        ("old_earth", "asteroid_belt", ""),
        ("new_sparta", "rebel_fuel_cache", ""),
        ("new_military_tactics", "rebel_fuel_cache", ""),
        ("contact_specialist", "avian_uplift_race", ""),
        ("colony_ship", "asteroid_belt", "sacrifice colony_ship"),
    ],
)
def test_a_windfall_world_gets_a_good_however_it_was_placed(tableau: str, world: str, way: str) -> None:
    game = settle(f"{tableau} | hand: {world} 2", "old_earth" if tableau != "old_earth" else "new_sparta")
    game.play(f"0 settle {world}", "1 nothing")
    if way:
        game.play(f"0 {way}")
    game.pay(0)
    assert game.goods(0) == [world]


@pytest.mark.rule("RG-SETTLE-06")
@pytest.mark.parametrize("world", ["gem_world", "rebel_miners"])
def test_a_production_world_gets_none(world: str) -> None:
    game = settle(f"new_sparta | hand: {world} 2", "old_earth").play(f"0 settle {world}", "1 nothing")
    assert game.tableau(0) == ["new_sparta", world]
    assert game.goods(0) == []


@pytest.mark.rule("RG-SETTLE-07")
@pytest.mark.parametrize(
    ("tableau", "world", "cards"),
    [
        ("mining_robots", "asteroid_belt", 1),  # Rare, windfall
        ("mining_robots", "volcanic_world", 1),  # Rare, production
        ("mining_robots", "gem_world", 2),  # Novelty
        ("mining_robots", "galactic_engineers", 2),  # no kind
        ("alien_tech_institute", "deserted_alien_outpost", 2),
        ("alien_tech_institute", "alien_rosetta_stone_world", 3),  # ALIEN in its title, but no Alien kind
        ("replicant_robots", "alien_rosetta_stone_world", 1),
        ("replicant_robots", "galactic_engineers", 0),
    ],
)
def test_a_discount_with_a_kind_serves_for_worlds_of_that_kind(tableau: str, world: str, cards: int) -> None:
    assert price(settle(f"{tableau} | hand: {world} 6"), world) == cards


@pytest.mark.rule("RG-SETTLE-08")
def test_first_the_good_then_the_bonus_card_then_other_cards() -> None:
    game = settle(
        "terraforming_robots | hand: asteroid_belt 3 | actions: settle",
        deck="gem_world spice_world comet_zone",
    )
    game.play("0 settle asteroid_belt", "1 nothing").pay(0)
    by_id = game.state.switches.table.by_id
    assert game.seat(0).goods == [-1, by_id["gem_world"]]
    assert [event.rule for event in game.events if event.kind == "draw"] == ["RG-SETTLE-03", "RG-SETTLE-11"]
    assert {"spice_world", "comet_zone"} <= set(game.hand(0))


@pytest.mark.rule("RG-SETTLE-08")
def test_the_price_is_discarded_before_the_good_is_taken() -> None:
    game = settle("old_earth | hand: asteroid_belt gem_world comet_zone", exact=True)
    game.play("0 settle asteroid_belt", "1 nothing")
    # Nothing but the payment is there to become the good.
    assert game.goods(0) == ["asteroid_belt"]
    assert len(game.deck()) + len(game.discards()) == 1


@pytest.mark.rule("RG-SETTLE-09")
@pytest.mark.parametrize("ship", ["colony_ship", "doomed_world"])
def test_a_card_may_be_thrown_away_to_settle_for_nothing(ship: str) -> None:
    game = settle(f"old_earth {ship} | hand: new_earth 5").play("0 settle new_earth", "1 nothing")
    assert game.legal(0) == ["payment", f"sacrifice {ship}"]
    game.play(f"0 sacrifice {ship}")
    assert game.tableau(0) == ["old_earth", "new_earth"]
    assert len(game.hand(0)) == 5
    assert game.discards() == [ship]


@pytest.mark.rule("RG-SETTLE-09")
def test_the_ship_may_stay_at_home() -> None:
    game = settle("colony_ship | hand: gem_world 2").play("0 settle gem_world", "1 nothing", "0 payment")
    assert game.tableau(0) == ["colony_ship", "gem_world"]
    assert game.hand(0) == []


@pytest.mark.rule("RG-SETTLE-10")
@pytest.mark.parametrize("ship", ["colony_ship", "doomed_world"])
@pytest.mark.parametrize(
    ("world", "allowed"),
    [
        ("deserted_alien_colony", False),
        ("alien_robotic_factory", False),
        ("alien_toy_shop", False),
        ("alien_rosetta_stone_world", True),
        ("deserted_alien_world", True),
        ("new_earth", True),
    ],
)
def test_a_ship_does_not_reach_worlds_of_the_alien_kind(ship: str, world: str, allowed: bool) -> None:
    assert settle(f"{ship} | hand: {world}").can(f"0 settle {world}") == allowed


@pytest.mark.rule("RG-SETTLE-10")
def test_an_alien_world_that_is_paid_for_does_not_take_the_ship() -> None:
    game = settle("colony_ship | hand: alien_toy_shop 3").play("0 settle alien_toy_shop", "1 nothing")
    assert game.tableau(0) == ["colony_ship", "alien_toy_shop"]
    assert game.hand(0) == []


@pytest.mark.rule("RG-SETTLE-11")
def test_draws_after_placing_come_for_every_world() -> None:
    game = settle("terraforming_robots terraforming_guild improved_logistics | hand: pilgrimage_world refugee_world")
    game.play("0 settle pilgrimage_world", "1 nothing")
    assert game.drew(0) == 2
    game.play("0 settle refugee_world")
    assert game.drew(0) == 2


@pytest.mark.rule("RG-SETTLE-12")
@pytest.mark.parametrize(
    ("seat", "world", "rule"),
    [
        ("old_earth | hand: gem_world 1", "gem_world", "RG-SETTLE-12"),
        ("space_marines | hand: hive_world 6", "hive_world", "RG-MIL-01"),
        ("colony_ship | hand: hive_world 6", "hive_world", "RG-MIL-01"),
        ("contact_specialist | hand: hive_world 1", "hive_world", "RG-MIL-01"),
        ("space_mercenaries | hand: hive_world 1", "hive_world", "RG-MIL-01"),
    ],
)
def test_what_can_be_neither_paid_for_nor_conquered_may_not_be_chosen(seat: str, world: str, rule: str) -> None:
    assert settle(seat).refused(f"0 settle {world}") == rule


@pytest.mark.rule("RG-SETTLE-12")
@pytest.mark.parametrize(
    "seat",
    [
        "contact_specialist | hand: hive_world 2",
        "space_mercenaries | hand: hive_world 2",
        "new_military_tactics | hand: hive_world",
        "contact_specialist doomed_world | hand: hive_world",
    ],
)
def test_sacrifices_and_discards_count_as_ways(seat: str) -> None:
    game = settle(seat).play("0 settle hive_world", "1 nothing").pay(0)
    game.finish_round()
    assert "hive_world" in game.tableau(0)


@pytest.mark.rule("RG-SETTLE-14")
@pytest.mark.parametrize(
    ("world", "cards", "good"),
    [
        ("old_earth", 3, False),
        ("alpha_centauri", 2, True),
        ("ancient_race", 2, True),
        ("earths_lost_colony", 2, False),
        ("doomed_world", 1, False),
    ],
)
def test_start_worlds_of_the_deck_are_paid_for_as_others(world: str, cards: int, good: bool) -> None:
    game = settle(f"epsilon_eridani | hand: {world} 6")
    assert price(game, world) == cards
    assert game.goods(0) == ([world] if good else [])
    assert len(game.hand(0)) == 6 - cards  # Ancient Race cuts no hand now


@pytest.mark.rule("RG-SETTLE-14")
@pytest.mark.parametrize(("world", "defence"), [("new_sparta", 2), ("damaged_alien_factory", 3)])
def test_start_worlds_with_a_defence_are_conquered(world: str, defence: int) -> None:
    for military, tableau in ((2, "space_marines"), (3, "drop_ships")):
        game = settle(f"{tableau} | hand: {world} 6", "old_earth")
        assert game.can(f"0 settle {world}") == (military >= defence)
        if military >= defence:
            game.play(f"0 settle {world}", "1 nothing")
            assert game.tableau(0) == [tableau, world]
            assert game.goods(0) == []


@pytest.mark.rule("RG-SETTLE-15")
def test_two_powers_to_pay_for_a_military_world_do_not_add_up() -> None:
    game = settle("contact_specialist own_1 | hand: rebel_outpost 6", cards=OWN)
    assert price(game, "rebel_outpost") == 5 - 2


@pytest.mark.rule("RG-SETTLE-15")
def test_a_power_that_excludes_a_kind_does_not_hinder_the_other() -> None:
    game = settle("contact_specialist own_1 | hand: lost_alien_warship 6", cards=OWN)
    assert price(game, "lost_alien_warship") == 5 - 2


@pytest.mark.rule("RG-SETTLE-18")
def test_a_conquest_needs_no_ship_and_takes_none() -> None:
    game = settle("colony_ship drop_ships | hand: hive_world 3").play("0 settle hive_world", "1 nothing")
    assert game.tableau(0) == ["colony_ship", "drop_ships", "hive_world"]
    other = settle("colony_ship drop_ships new_military_tactics | hand: hive_world 3")
    other.play("0 settle hive_world", "1 nothing")
    assert other.refused("0 sacrifice colony_ship") == "RG-SETTLE-09"


@pytest.mark.rule("RG-SETTLE-18")
def test_a_ship_may_be_thrown_away_for_a_world_that_is_free_anyway() -> None:
    game = settle("colony_ship | hand: pilgrimage_world 1").play("0 settle pilgrimage_world", "1 nothing")
    assert game.legal(0) == ["payment", "sacrifice colony_ship"]
    game.play("0 sacrifice colony_ship")
    assert game.tableau(0) == ["pilgrimage_world"]
    assert len(game.hand(0)) == 1


@pytest.mark.rule("RG-SETTLE-02")
@pytest.mark.rule("RG-SETTLE-09")
def test_of_several_ways_payment_is_refused_with_too_few_cards() -> None:
    game = table("old_earth colony_ship doomed_world | hand: new_earth 4", "new_sparta", phase="III")
    game.play("0 settle new_earth", "1 nothing")
    assert game.legal(0) == ["sacrifice colony_ship", "sacrifice doomed_world"]
    assert game.refused("0 payment") == "RG-SETTLE-02"
    refusal = game.why_not("0 payment")
    assert refusal is not None
    assert (refusal.reason, refusal.what, refusal.need, refusal.have) == ("short", "cards", 5, 4)
    # Nothing of what belongs to military worlds is a way to a world that is paid for.
    assert game.refused("0 conquer") == "RG-SETTLE-02"
    assert game.refused("0 tactics colony_ship") == "RG-MIL-09"
    assert game.refused("0 sacrifice old_earth") == "RG-SETTLE-09"
    assert game.refused("0 hire gem_world") == "RG-MIL-10"


@pytest.mark.rule("RG-SETTLE-02")
def test_a_payment_is_quoted_with_its_cards() -> None:
    game = table("alpha_centauri colony_ship | hand: mining_world 4", "new_sparta", phase="III")
    game.play("0 settle mining_world", "1 nothing")
    quotes = {str(action): game.game.quote(0, action) for action in game.game.legal_actions(0)}
    # Mining World costs 3, and Alpha Centauri makes Rare worlds cheaper by 1.
    assert quotes == {"payment": {"cards": 2}, "sacrifice colony_ship": {}}
