"""Military for one phase: Tactics and Mercenaries (RG-MIL-09, -10, -13, -15, -16)."""

import pytest

from tests.rules.race.table import Table, table

OWN = """
[[card]]
id = "press_gang"
name = "Press Gang"
development = 2
powers = ["military_by_hand_discard 1 for 3"]
"""
CROWD = OWN.replace("1 for 3", "3 for 2")


def settle(seat: str, cards: str = "") -> Table:
    return table(seat, "old_earth", phase="III", cards=cards)


@pytest.mark.rule("RG-MIL-09")
def test_tactics_give_three_for_the_card() -> None:
    game = settle("new_military_tactics expedition_force | hand: malevolent_lifeforms 1")
    game.play("0 settle malevolent_lifeforms", "1 nothing")
    assert game.tableau(0) == ["expedition_force", "malevolent_lifeforms"]
    assert game.discards() == ["new_military_tactics"]
    assert settle("new_military_tactics expedition_force | hand: rebel_outpost 9").refused("0 settle rebel_outpost")


@pytest.mark.rule("RG-MIL-10")
@pytest.mark.parametrize(
    ("world", "hand", "allowed"),
    [
        ("rebel_fuel_cache", "", True),  # his own 1 is enough
        ("rebel_miners", "", False),
        ("rebel_miners", "gem_world", True),
        ("hive_world", "gem_world", False),
        ("hive_world", "gem_world spice_world", True),
        ("malevolent_lifeforms", "gem_world spice_world comet_zone", False),
    ],
)
def test_mercenaries_take_up_to_two_cards_for_one_each(world: str, hand: str, allowed: bool) -> None:
    game = settle(f"space_mercenaries | hand: {world} {hand}")
    assert game.can(f"0 settle {world}") == allowed


@pytest.mark.rule("RG-MIL-10")
def test_fewer_cards_than_two_are_enough_where_they_are() -> None:
    game = settle("space_mercenaries | hand: rebel_miners gem_world spice_world")
    game.play("0 settle rebel_miners", "1 nothing")
    assert game.legal(0) == ["hire gem_world", "hire spice_world"]
    game.play("0 hire gem_world")
    assert game.legal(0) == ["hire spice_world", "enough"]
    game.play("0 enough")
    assert game.tableau(0) == ["space_mercenaries", "rebel_miners"]
    assert game.hand(0) == ["spice_world"]
    assert game.discards() == ["gem_world"]


@pytest.mark.rule("RG-MIL-10")
def test_who_has_begun_to_hire_may_not_strand_the_world() -> None:
    game = settle("space_mercenaries | hand: hive_world gem_world spice_world comet_zone")
    game.play("0 settle hive_world", "1 nothing")
    # Cards are named in their order, so the last one of the hand cannot be first of two.
    assert game.legal(0) == ["hire comet_zone", "hire gem_world"]
    assert game.refused("0 hire spice_world") == "RG-MIL-10"
    game.play("0 hire comet_zone")
    assert game.refused("0 enough") == "RG-MIL-01"
    game.play("0 hire spice_world")
    assert game.hand(0) == ["gem_world"]
    assert "hive_world" in game.tableau(0)


@pytest.mark.rule("RG-MIL-10")
def test_temporary_military_ends_with_the_phase() -> None:
    game = settle("space_mercenaries | hand: hive_world comet_zone gem_world")
    game.play("0 settle hive_world", "1 nothing")
    assert game.game.view(1)["seats"][0]["temporary_military"] == 1
    game.play("0 hire gem_world")
    assert game.tableau(0) == ["space_mercenaries", "hive_world"]
    assert game.seat(0).military == 0
    assert game.military(0) == 1


@pytest.mark.rule("RG-MIL-13")
def test_temporary_military_serves_for_both_worlds_of_the_phase() -> None:
    game = settle("new_military_tactics improved_logistics | hand: hive_world pirate_world")
    game.play("0 settle hive_world", "1 nothing", "0 settle pirate_world")
    assert game.tableau(0) == ["improved_logistics", "hive_world", "pirate_world"]


@pytest.mark.rule("RG-MIL-13")
def test_it_does_not_serve_for_a_second_settle_phase() -> None:
    game = table(
        "new_military_tactics space_mercenaries | hand: malevolent_lifeforms hive_world | actions: settle settle",
        "old_earth | actions: develop produce",
        phase="III",
        deck="gem_world",
        duel=True,
    )
    game.play("0 settle malevolent_lifeforms", "1 nothing", "0 tactics new_military_tactics", "0 conquer")
    assert "malevolent_lifeforms" in game.tableau(0)
    assert game.asked() == "settle 0 1"
    assert game.refused("0 settle hive_world") == "RG-MIL-01"  # 1, and 1 for the card in hand


@pytest.mark.rule("RG-MIL-13")
def test_mercenaries_can_be_hired_again_in_a_second_settle_phase() -> None:
    game = table(
        "space_mercenaries | hand: rebel_miners avian_uplift_race comet_zone gem_world | actions: settle settle",
        "old_earth | actions: develop produce",
        phase="III",
        duel=True,
    )
    game.play("0 settle rebel_miners", "1 nothing", "0 hire comet_zone", "0 enough")
    game.play("0 settle avian_uplift_race", "1 nothing", "0 hire gem_world")
    game.finish_round()
    assert game.tableau(0)[1:] == ["rebel_miners", "avian_uplift_race"]


@pytest.mark.rule("RG-MIL-15")
@pytest.mark.rule("RG-EX-54")
@pytest.mark.parametrize(("hired", "allowed"), [(1, False), (2, True)])
def test_mercenaries_are_hired_once_a_phase_and_in_one_go(hired: int, allowed: bool) -> None:
    game = settle(
        "space_mercenaries improved_logistics | hand: rebel_miners hive_world comet_zone gem_world spice_world"
    )
    game.play("0 settle rebel_miners", "1 nothing", "0 hire comet_zone")
    game.play("0 enough" if hired == 1 else "0 hire gem_world")
    assert game.asked() == "second 0"
    assert game.can("0 settle hive_world") == allowed


@pytest.mark.rule("RG-MIL-15")
def test_two_different_hirings_are_used_one_after_the_other() -> None:
    game = settle("space_mercenaries own_1 | hand: rebel_base comet_zone gem_world spice_world", cards=OWN)
    game.play("0 settle rebel_base", "1 nothing")
    # 1, 3 for one card, 1 each for two: all of it is needed.
    game.play("0 hire gem_world", "0 hire spice_world")
    assert game.happened("hire") == [{"military": 3}, {"military": 1}, {"military": 1}]
    assert game.tableau(0)[-1] == "rebel_base"
    assert game.hand(0) == []
    short = settle("space_mercenaries own_1 | hand: rebel_base comet_zone gem_world", cards=OWN)
    assert short.refused("0 settle rebel_base") == "RG-MIL-01"


@pytest.mark.rule("RG-MIL-15")
def test_who_hires_for_a_world_conquers_it() -> None:
    game = settle(
        "space_mercenaries contact_specialist doomed_world | hand: rebel_miners comet_zone gem_world spice_world"
    )
    game.play("0 settle rebel_miners", "1 nothing")
    assert game.legal(0) == ["payment", "sacrifice doomed_world", "hire comet_zone", "hire gem_world"]
    game.play("0 hire comet_zone")
    assert game.refused("0 enough") == "RG-MIL-01"
    assert game.refused("0 payment") == "RG-TIME-01"
    game.play("0 hire gem_world")
    assert game.tableau(0)[-1] == "rebel_miners"
    assert game.hand(0) == ["spice_world"]


@pytest.mark.rule("RG-MIL-16")
def test_temporary_military_may_be_taken_without_need() -> None:
    game = settle("drop_ships new_military_tactics space_mercenaries | hand: hive_world comet_zone gem_world")
    game.play("0 settle hive_world", "1 nothing")
    assert game.legal(0) == ["conquer", "tactics new_military_tactics", "hire comet_zone", "hire gem_world"]
    game.play("0 tactics new_military_tactics", "0 hire comet_zone", "0 enough")
    assert game.tableau(0) == ["drop_ships", "space_mercenaries", "hive_world"]
    assert game.hand(0) == ["gem_world"]


@pytest.mark.rule("RG-MIL-16")
def test_it_is_taken_while_placing_a_world_and_not_otherwise() -> None:
    game = settle("new_military_tactics space_mercenaries | hand: hive_world gem_world 2")
    assert game.refused("0 tactics new_military_tactics") == "RG-TIME-01"
    assert game.refused("0 hire gem_world") == "RG-TIME-01"
    game.play("0 nothing", "1 nothing")
    assert "new_military_tactics" in game.tableau(0)
    # For a world that is paid for: Tactics may go, and help with the next one; cards for hire would be wasted.
    game = settle("new_military_tactics space_mercenaries improved_logistics | hand: pilgrimage_world hive_world 1")
    game.play("0 settle pilgrimage_world", "1 nothing")
    assert game.legal(0) == ["payment", "tactics new_military_tactics"]
    game.play("0 tactics new_military_tactics", "0 settle hive_world")
    assert game.asked() == "way 0"
    assert "conquer" in game.legal(0)


@pytest.mark.rule("RG-MIL-05")
def test_after_hiring_the_world_is_no_longer_paid_for() -> None:
    game = settle(
        "space_mercenaries contact_specialist space_marines new_military_tactics colony_ship"
        " | hand: rebel_miners comet_zone gem_world spice_world"
    )
    game.play("0 settle rebel_miners", "1 nothing")
    assert game.can("0 payment")
    assert game.can("0 sacrifice colony_ship")
    game.play("0 hire comet_zone", "0 enough")
    assert game.legal(0) == ["conquer", "tactics new_military_tactics"]
    assert game.refused("0 payment") == "RG-MIL-05"
    assert game.refused("0 sacrifice colony_ship") == "RG-MIL-05"


@pytest.mark.rule("RG-MIL-15")
def test_military_hired_for_the_first_world_stays_while_the_second_is_paid_for() -> None:
    game = settle(
        "space_mercenaries improved_logistics contact_specialist space_marines"
        " | hand: hive_world pilgrimage_world comet_zone gem_world"
    )
    game.play("0 settle hive_world", "1 nothing", "0 hire comet_zone", "0 enough", "0 settle pilgrimage_world")
    assert game.tableau(0)[-2:] == ["hive_world", "pilgrimage_world"]
    assert game.hand(0) == ["gem_world"]


@pytest.mark.rule("RG-MIL-01")
def test_a_conquest_is_refused_with_the_military_that_is_there() -> None:
    # Two of New Sparta and one of Space Mercenaries, which could add two more, and Tactics three.
    game = settle("new_sparta new_military_tactics space_mercenaries | hand: rebel_outpost gem_world spice_world")
    game.play("0 settle rebel_outpost", "1 nothing")
    assert game.refused("0 conquer") == "RG-MIL-01"
    refusal = game.why_not("0 conquer")
    assert refusal is not None
    assert (refusal.reason, refusal.what, refusal.need, refusal.have) == ("short", "military", 5, 3)
    assert game.refused("0 payment") == "RG-SETTLE-04"


@pytest.mark.rule("RG-MIL-10")
def test_only_hand_cards_can_be_hired_and_in_the_order_of_the_hand() -> None:
    game = settle("new_sparta space_mercenaries | hand: rebel_outpost comet_zone gem_world spice_world")
    game.play("0 settle rebel_outpost", "1 nothing", "0 hire gem_world")
    assert game.legal(0) == ["hire spice_world"]
    assert game.refused("0 hire mining_world") == "RG-MIL-10"
    assert game.refused("0 hire comet_zone") == "RG-MIL-10"
    assert game.refused("0 enough") == "RG-MIL-01"


@pytest.mark.rule("RG-MIL-10")
def test_a_card_after_which_too_few_would_be_left_cannot_be_hired() -> None:
    game = settle(
        "own_1 alpha_centauri | hand: rebel_base comet_zone gem_world mining_world spice_world", cards=CROWD
    )
    game.play("0 settle rebel_base", "1 nothing")
    # Six are needed, so two more cards: after the last one there would be none.
    game.play("0 hire comet_zone")
    assert game.legal(0, "hire") == ["hire gem_world", "hire mining_world"]
    assert game.refused("0 hire spice_world") == "RG-MIL-10"
