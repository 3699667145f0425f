"""Military (RG-MIL)."""

import pytest

from astrarium.games.race.military import military_against
from tests.rules.race.table import Table, table


def settle(seat: str, deck: str = "") -> Table:
    return table(seat, "old_earth", phase="III", deck=deck)


def against(game: Table, world: str) -> int:
    """The Military of seat 0 against a world."""
    cards = game.state.switches.table
    return military_against(game.state, game.seat(0), cards.cards[cards.by_id[world]])


@pytest.mark.rule("RG-MIL-01")
@pytest.mark.parametrize(
    ("tableau", "allowed"), [("space_marines", False), ("drop_ships", True), ("drop_ships new_sparta", True)]
)
def test_military_must_reach_the_defence(tableau: str, allowed: bool) -> None:
    game = settle(f"{tableau} | hand: hive_world 2")
    if not allowed:
        assert game.refused("0 settle hive_world") == "RG-MIL-01"
        return
    game.play("0 settle hive_world", "1 nothing")
    assert game.tableau(0)[-1] == "hive_world"
    assert len(game.hand(0)) == 2  # it costs no cards


@pytest.mark.rule("RG-MIL-02")
@pytest.mark.parametrize(
    ("tableau", "military"),
    [
        ("old_earth", 0),
        ("new_sparta space_marines expedition_force", 5),
        ("drop_ships contact_specialist refugee_world", 1),
        ("contact_specialist pan_galactic_league empath_world", -3),
    ],
)
def test_military_is_the_sum_of_all_cards_bad_ones_included(tableau: str, military: int) -> None:
    other = "old_earth" if "old_earth" not in tableau else "doomed_world"
    game = table(tableau, other, phase="III")
    assert against(game, "hive_world") == military
    assert game.military(0) == military


@pytest.mark.rule("RG-MIL-02")
def test_bad_military_cannot_be_ignored() -> None:
    game = settle("space_marines empath_world | hand: former_penal_colony 4")
    assert game.refused("0 settle former_penal_colony") == "RG-MIL-01"


@pytest.mark.rule("RG-MIL-03")
@pytest.mark.parametrize(
    ("world", "allowed"), [("rebel_colony", True), ("rebel_outpost", False), ("malevolent_lifeforms", False)]
)
def test_galactic_imperium_fights_rebels_only(world: str, allowed: bool) -> None:
    assert settle(f"galactic_imperium | hand: {world} 2").can(f"0 settle {world}") == allowed


@pytest.mark.rule("RG-MIL-04")
@pytest.mark.parametrize(
    ("tableau", "world", "allowed"),
    [
        ("alpha_centauri", "rebel_fuel_cache", True),
        ("alpha_centauri", "smuggling_lair", True),
        ("alpha_centauri", "new_survivalists", False),
        ("alien_tech_institute", "alien_robot_sentry", True),
        ("alien_tech_institute", "aquatic_uplift_race", False),
        ("alien_rosetta_stone_world deserted_alien_world", "alien_robot_scout_ship", True),
    ],
)
def test_military_against_a_kind_counts_for_worlds_of_that_kind(tableau: str, world: str, allowed: bool) -> None:
    assert settle(f"{tableau} | hand: {world}").can(f"0 settle {world}") == allowed


@pytest.mark.rule("RG-MIL-04")
def test_its_twin_lowers_the_price_of_worlds_that_are_paid_for() -> None:
    game = settle("alpha_centauri contact_specialist | hand: rebel_miners 2")
    game.play("0 settle rebel_miners", "1 nothing")
    # Military 1 - 1 is too little; the price is 2 - 1, less 1 for the kind.
    assert game.tableau(0)[-1] == "rebel_miners"
    assert len(game.hand(0)) == 2


@pytest.mark.rule("RG-MIL-05")
def test_military_and_payment_are_not_combined() -> None:
    # Defence 5: Military 3 and a price of 4 do not make up for each other.
    game = settle("contact_specialist drop_ships expedition_force | hand: rebel_outpost 3")
    assert game.refused("0 settle rebel_outpost") == "RG-MIL-01"
    game = settle("contact_specialist drop_ships expedition_force | hand: rebel_outpost 4")
    game.play("0 settle rebel_outpost", "1 nothing")
    assert game.hand(0) == []  # the whole price, whatever the Military


@pytest.mark.rule("RG-MIL-05")
def test_a_military_world_is_conquered_or_paid_for_as_one_likes() -> None:
    game = settle("contact_specialist drop_ships | hand: rebel_miners 3").play("0 settle rebel_miners", "1 nothing")
    assert game.legal(0) == ["conquer", "payment"]
    paid = Table(game.game.clone()).play("0 payment").pay(0)
    assert len(paid.hand(0)) == 2
    game.play("0 conquer")
    assert len(game.hand(0)) == 3


@pytest.mark.rule("RG-MIL-06")
@pytest.mark.rule("RG-MIL-08")
@pytest.mark.rule("RG-EX-22")
@pytest.mark.parametrize(
    ("tableau", "way", "cards"),
    [
        ("contact_specialist", "", 2),
        ("contact_specialist replicant_robots", "", 0),
        ("contact_specialist colony_ship", "sacrifice colony_ship", 0),
        ("contact_specialist colony_ship", "payment", 2),
    ],
)
def test_contact_specialist_pays_the_defence_less_one(tableau: str, way: str, cards: int) -> None:
    game = settle(f"{tableau} | hand: rebel_warrior_race 4").play("0 settle rebel_warrior_race", "1 nothing")
    if way:
        game.play(f"0 {way}")
    game.pay(0)
    assert game.tableau(0)[-1] == "rebel_warrior_race"
    assert len(game.hand(0)) == 4 - cards
    assert ("colony_ship" in game.tableau(0)) == (way == "payment")


@pytest.mark.rule("RG-MIL-06")
def test_his_bad_military_does_not_touch_the_price() -> None:
    game = settle("contact_specialist empath_world pan_galactic_league | hand: rebel_outpost 4")
    game.play("0 settle rebel_outpost", "1 nothing")
    assert game.hand(0) == []


@pytest.mark.rule("RG-MIL-07")
@pytest.mark.rule("RG-EX-23")
@pytest.mark.parametrize("world", ["alien_robot_sentry", "lost_alien_warship", "damaged_alien_factory"])
def test_he_does_not_speak_to_worlds_of_the_alien_kind(world: str) -> None:
    game = settle(f"contact_specialist colony_ship replicant_robots | hand: {world} 6")
    assert game.refused(f"0 settle {world}") == "RG-MIL-01"


@pytest.mark.rule("RG-MIL-08")
@pytest.mark.parametrize(
    ("tableau", "world", "cards"),
    [
        ("mining_robots", "rebel_miners", 0),
        ("mining_robots", "pirate_world", 2),
        ("replicant_robots", "rebel_base", 3),
        ("replicant_robots mining_robots alpha_centauri", "rebel_miners", 0),
    ],
)
def test_discounts_lower_the_price_of_a_military_world(tableau: str, world: str, cards: int) -> None:
    game = settle(f"contact_specialist {tableau} | hand: {world} 6").play(f"0 settle {world}", "1 nothing")
    game.pay(0)
    assert game.tableau(0)[-1] == world
    assert len(game.hand(0)) == 6 - cards


@pytest.mark.rule("RG-MIL-11")
@pytest.mark.rule("RG-EX-42")
def test_total_military_counts_what_is_lasting_and_unconditional() -> None:
    game = table("galactic_imperium alpha_centauri empath_world", "old_earth", phase="III")
    assert {
        world: against(game, world)
        for world in ("rebel_miners", "rebel_outpost", "rebel_warrior_race", "smuggling_lair")
    } == {
        "rebel_miners": 4,
        "rebel_outpost": 3,
        "rebel_warrior_race": 3,
        "smuggling_lair": 0,
    }
    assert game.military(0) == -1


@pytest.mark.rule("RG-MIL-11")
@pytest.mark.parametrize(
    ("tableau", "points"),
    [
        ("new_galactic_order", 2),
        ("new_galactic_order galactic_imperium new_military_tactics", 2 + 1),  # 1 VP is printed on the Tactics
        ("new_galactic_order contact_specialist", 1 + 1),
        ("new_galactic_order space_mercenaries", 3),
    ],
)
def test_new_galactic_order_counts_total_military(tableau: str, points: int) -> None:
    assert table(tableau, "old_earth").score(0) == points


@pytest.mark.rule("RG-MIL-12")
def test_military_is_not_used_up() -> None:
    game = settle("new_sparta improved_logistics | hand: rebel_miners avian_uplift_race aquatic_uplift_race")
    game.play("0 settle rebel_miners", "1 nothing", "0 settle avian_uplift_race")
    game.play("0 action settle", "1 action settle", "0 settle aquatic_uplift_race", "1 nothing")
    assert game.tableau(0)[2:] == ["rebel_miners", "avian_uplift_race", "aquatic_uplift_race"]


@pytest.mark.rule("RG-MIL-14")
def test_after_a_conquest_good_and_cards_come_as_usual() -> None:
    game = settle(
        "new_sparta terraforming_robots | hand: rebel_fuel_cache | actions: settle",
        "gem_world spice_world comet_zone",
    )
    game.play("0 settle rebel_fuel_cache", "1 nothing")
    assert game.seat(0).goods[-1] == game.state.switches.table.by_id["gem_world"]
    assert game.hand(0) == ["comet_zone", "spice_world"]


@pytest.mark.rule("RG-MIL-17")
def test_specialised_military_adds_up() -> None:
    game = settle("galactic_imperium alpha_centauri | hand: rebel_miners")
    assert against(game, "rebel_miners") == 5
    assert against(game, "rebel_fuel_cache") == 5
    assert against(game, "rebel_base") == 4
    assert against(game, "runaway_robots") == 1
    assert against(game, "hive_world") == 0
    aliens = settle("alien_tech_institute alien_rosetta_stone_world deserted_alien_world")
    assert against(aliens, "lost_alien_battle_fleet") == 6
