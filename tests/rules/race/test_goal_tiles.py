"""What each goal tile counts (GOAL-17 to GOAL-26)."""

import pytest

from tests.rules.race.table import Table, table
from tests.rules.race.test_goal import check


def count(goal: str, seat: str) -> int:
    """What a tile counts for a seat."""
    counts: list[int] = table(seat, "old_earth", goals=goal).game.view(None)["goals"][0]["counts"]
    return counts[0]


def won(phase: str, goal: str, seat: str) -> bool:
    """Whether a seat alone with its tableau gets the tile at the end of a phase."""
    return check(phase, goal, seat, "old_earth").holders(goal) == [0]


@pytest.mark.rule("RG-GOAL-17")
def test_production_leader() -> None:
    four = "gem_world rebel_miners distant_world damaged_alien_factory"
    assert count("production_leader", f"{four} asteroid_belt refugee_world merchant_guild") == 4
    assert won("III", "production_leader", four)
    assert not won("III", "production_leader", "gem_world rebel_miners distant_world asteroid_belt")


@pytest.mark.rule("RG-GOAL-18")
def test_greatest_infrastructure() -> None:
    four = "public_works merchant_guild space_mercenaries improved_logistics"
    assert count("greatest_infrastructure", f"{four} gem_world new_sparta") == 4
    assert won("II", "greatest_infrastructure", four)
    assert not won("II", "greatest_infrastructure", "public_works merchant_guild space_mercenaries gem_world")


@pytest.mark.rule("RG-GOAL-19")
@pytest.mark.parametrize(
    ("seat", "military"),
    [
        ("drop_ships lost_alien_battle_fleet", 6),
        ("drop_ships lost_alien_battle_fleet contact_specialist", 5),
        # Military against some worlds, of a sacrifice or of hand cards is not counted.
        ("drop_ships galactic_imperium alien_tech_institute alpha_centauri new_military_tactics", 3),
        ("drop_ships space_mercenaries | hand: 4", 4),
        ("refugee_world empath_world", -2),
    ],
)
def test_greatest_military(seat: str, military: int) -> None:
    assert count("greatest_military", seat) == military
    assert won("III", "greatest_military", seat) is (military >= 6)


@pytest.mark.rule("RG-GOAL-20")
def test_largest_industry() -> None:
    assert count("largest_industry", "gem_world pirate_world rebel_miners asteroid_belt") == 4
    assert count("largest_industry", "hive_world ancient_race alien_toy_shop merchant_world mining_robots") == 0
    assert won("III", "largest_industry", "gem_world pirate_world asteroid_belt")
    assert not won("III", "largest_industry", "gem_world pirate_world hive_world")


@pytest.mark.rule("RG-GOAL-21")
def test_budget_surplus() -> None:
    game = table("old_earth | hand: gem_world 10", "new_sparta | hand: 10", phase="end", goals="budget_surplus")
    game.play("0 discard gem_world")
    assert game.holders("budget_surplus") == [0]
    assert game.seat(0).goal_vp == 3


@pytest.mark.rule("RG-GOAL-21")
def test_budget_surplus_is_for_the_hand_limit_only() -> None:
    game: Table = table(
        "deficit_spending | hand: gem_world comet_zone 8", "new_sparta", phase="IV", goals="budget_surplus"
    )
    game.play("0 consume deficit_spending", "0 discard gem_world comet_zone")
    assert game.asked() == "actions 0 1"
    assert game.holders("budget_surplus") == []


@pytest.mark.rule("RG-GOAL-21")
def test_budget_surplus_in_the_last_round() -> None:
    game = table("old_earth | hand: gem_world 10", "new_sparta", phase="end", goals="budget_surplus", pool=0)
    game.play("0 discard gem_world")
    assert game.game.is_over
    assert game.seat(0).goal_vp == 3


@pytest.mark.rule("RG-GOAL-22")
def test_system_diversity() -> None:
    assert won("III", "system_diversity", "gem_world rebel_miners ancient_race alien_robot_sentry")
    assert won("III", "system_diversity", "refugee_world asteroid_belt hive_world damaged_alien_factory")
    assert not won("III", "system_diversity", "gem_world spice_world rebel_miners ancient_race")
    # A grey ALIEN world is no Alien world.
    assert not won("III", "system_diversity", "gem_world rebel_miners ancient_race deserted_alien_world")


@pytest.mark.rule("RG-GOAL-23")
def test_galactic_status() -> None:
    game = table("old_earth | hand: new_economy 6", "new_sparta", phase="II", goals="galactic_status")
    game.play("0 develop new_economy", "1 nothing")
    assert game.holders("galactic_status") == [0]
    assert not won("II", "galactic_status", "consumer_markets alien_robotic_factory rebel_base")


@pytest.mark.rule("RG-GOAL-23")
def test_galactic_status_asks_for_the_printed_cost() -> None:
    game = table("galactic_federation | hand: new_economy 4", "new_sparta", phase="II", goals="galactic_status")
    game.play("0 develop new_economy", "1 nothing")
    assert game.holders("galactic_status") == [0]


@pytest.mark.rule("RG-GOAL-24")
def test_overlord_discoveries() -> None:
    assert won("II", "overlord_discoveries", "alien_tech_institute alien_rosetta_stone_world alien_toy_shop")
    assert won("III", "overlord_discoveries", "lost_alien_warship deserted_alien_world damaged_alien_factory")
    assert not won("III", "overlord_discoveries", "lost_alien_warship alien_toy_shop galactic_imperium")


@pytest.mark.rule("RG-GOAL-25")
@pytest.mark.parametrize(("chips", "reached"), [(3, False), (4, True), (5, True)])
def test_galactic_standard_of_living(chips: int, reached: bool) -> None:
    game = table(
        f"public_works gem_world* | chips: {chips}", "new_sparta", phase="IV", goals="galactic_standard_of_living"
    )
    assert game.chips(0) == chips + 1
    assert (game.holders("galactic_standard_of_living") == [0]) is reached


@pytest.mark.rule("RG-GOAL-26")
@pytest.mark.parametrize(
    ("seat", "rows"),
    [
        # Explore and Settle, Develop and Consume, Trade, Produce.
        ("separatist_colony public_works export_duties gem_world", 6),
        ("separatist_colony public_works gem_world", 5),
        ("separatist_colony export_duties gem_world terraformed_world", 5),
        # A -1 Military is a power of Settle; a windfall world without an icon has none.
        ("refugee_world", 1),
        ("asteroid_belt", 0),
        ("artist_colony", 1),
        # The set-up power of Ancient Race belongs to no row.
        ("ancient_race", 0),
        # A consume power at trade prices is no trade power.
        ("black_market_trading_world", 1),
        ("trade_league", 2),
    ],
)
def test_innovation_leader(seat: str, rows: int) -> None:
    assert count("innovation_leader", seat) == rows
    assert won("II", "innovation_leader", seat) is (rows == 6)
    assert won("III", "innovation_leader", seat) is (rows == 6)
