"""More than one world in a Settle phase (RG-SETTLE-13, -16, -17)."""

import pytest

from tests.rules.race.table import Table, table

OWN = """
[[card]]
id = "wide_logistics"
name = "Wide Logistics"
development = 3
powers = ["settle_second_world"]
"""


def settle(seat: str, deck: str = "", cards: str = "") -> Table:
    return table(seat, "new_sparta", phase="III", deck=deck, cards=cards)


@pytest.mark.rule("RG-SETTLE-11")
@pytest.mark.rule("RG-SETTLE-13")
@pytest.mark.rule("RG-EX-36")
def test_two_worlds_draw_three_cards() -> None:
    game = settle("improved_logistics terraforming_robots | hand: pilgrimage_world refugee_world | actions: settle")
    game.play("0 settle pilgrimage_world", "1 nothing")
    assert game.drew(0) == 2  # the bonus, and the robots
    game.play("0 settle refugee_world")
    assert game.drew(0) == 1
    assert game.tableau(0)[2:] == ["pilgrimage_world", "refugee_world"]


@pytest.mark.rule("RG-SETTLE-13")
def test_improved_logistics_places_a_second_world() -> None:
    game = settle(
        "improved_logistics | hand: artist_colony destroyed_world 2 | actions: settle", deck="spice_world gem_world"
    )
    game.play("0 settle artist_colony", "1 nothing").pay(0)
    # The bonus card is there for the second world already.
    assert game.asked() == "second 0"
    assert "spice_world" in game.hand(0)
    assert game.can("0 settle spice_world")
    game.play("0 settle destroyed_world").pay(0)
    assert game.tableau(0) == ["improved_logistics", "artist_colony", "destroyed_world"]
    assert game.goods(0) == ["destroyed_world"]
    assert game.hand(0) == ["spice_world"]  # no bonus for the second
    assert game.asked() == "actions 0 1"


@pytest.mark.rule("RG-SETTLE-13")
def test_the_second_world_may_be_left() -> None:
    game = settle("improved_logistics | hand: pilgrimage_world refugee_world")
    game.play("0 settle pilgrimage_world", "1 nothing", "0 nothing")
    assert game.tableau(0) == ["improved_logistics", "pilgrimage_world"]
    assert game.asked() == "actions 0 1"


@pytest.mark.rule("RG-SETTLE-13")
def test_without_a_first_world_there_is_no_second() -> None:
    game = settle("improved_logistics | hand: pilgrimage_world").play("0 nothing", "1 nothing")
    assert game.asked() == "actions 0 1"


@pytest.mark.rule("RG-SETTLE-13")
def test_no_power_of_the_first_world_helps_the_second() -> None:
    game = settle("improved_logistics | hand: alien_rosetta_stone_world deserted_alien_outpost 5")
    game.play("0 settle alien_rosetta_stone_world", "1 nothing").pay(0)
    assert len(game.hand(0)) == 3
    # It would cost 2 with the discount of the stone, and costs 4.
    assert game.refused("0 settle deserted_alien_outpost") == "RG-SETTLE-12"


@pytest.mark.rule("RG-SETTLE-16")
def test_discounts_and_specialists_serve_for_both_worlds() -> None:
    game = settle("replicant_robots contact_specialist improved_logistics | hand: hive_world rebel_underground")
    game.play("0 settle hive_world", "1 nothing", "0 settle rebel_underground")
    # Each for 3 - 1 - 2.
    assert game.tableau(0)[3:] == ["hive_world", "rebel_underground"]


@pytest.mark.rule("RG-SETTLE-16")
def test_a_ship_makes_one_world_free() -> None:
    game = settle("colony_ship improved_logistics | hand: gem_world spice_world")
    game.play("0 settle gem_world", "1 nothing")
    assert game.tableau(0) == ["improved_logistics", "gem_world"]
    assert game.refused("0 settle spice_world") == "RG-SETTLE-12"


@pytest.mark.rule("RG-SETTLE-17")
def test_every_power_allows_one_more_world() -> None:
    game = settle(
        "improved_logistics own_1 | hand: pilgrimage_world refugee_world gem_world doomed_world 5", cards=OWN
    )
    game.play("0 settle pilgrimage_world", "1 nothing", "0 settle refugee_world", "0 settle gem_world").pay(0)
    assert game.tableau(0)[2:] == ["pilgrimage_world", "refugee_world", "gem_world"]
    assert game.goods(0) == ["refugee_world"]
    assert game.asked() == "actions 0 1"  # Doomed World must wait


@pytest.mark.rule("RG-SETTLE-17")
def test_the_second_world_follows_the_rules_of_the_first() -> None:
    game = settle(
        "improved_logistics contact_specialist colony_ship terraforming_robots | hand: pilgrimage_world hive_world 2"
    )
    game.play("0 settle pilgrimage_world", "1 nothing", "0 payment")
    assert game.drew(0) == 1
    assert game.refused("0 develop public_works") == "RG-SETTLE-01"
    game.play("0 settle hive_world")
    assert game.legal(0) == ["payment", "sacrifice colony_ship"]
    game.play("0 sacrifice colony_ship")
    assert game.drew(0) == 1
