"""Developments with a question mark (SIX)."""

import pytest

from astrarium.games.race.scoring import card_points
from tests.rules.race.table import table

ALL_KINDS = (
    "gem_world refugee_world comet_zone asteroid_belt distant_world empath_world alien_robotic_factory "
    "deserted_alien_colony"
)
"""A production and a windfall world of each kind, none of them military."""


def points(development: str, rest: str, chips: int = 0, edition: str = "first") -> dict[str, int]:
    """What the development scores beside the rest of its owner's tableau, by card or quantity."""
    game = table(f"{development} {rest} | chips: {chips}", "new_sparta", edition=edition)
    player = game.seat(0)
    found = card_points(game.state.switches.table, player.tableau, player.chips, len(game.goods(0)))[0]
    # The total of a seat agrees with the parts.
    parts = card_points(game.state.switches.table, player.tableau, player.chips, len(game.goods(0)))
    assert game.score(0) == chips + sum(sum(part.values()) for part in parts)
    return found


@pytest.mark.rule("RG-SIX-01")
def test_alien_tech_institute() -> None:
    assert points("alien_tech_institute", f"{ALL_KINDS} alien_rosetta_stone_world deserted_alien_world") == {
        "alien_tech_institute": 2,
        "alien_robotic_factory": 3,
        "deserted_alien_colony": 2,
        "alien_rosetta_stone_world": 2,
        "deserted_alien_world": 2,
    }
    assert points("alien_tech_institute", "lost_alien_battle_fleet lost_alien_warship alien_robot_scout_ship") == {
        "alien_tech_institute": 2,
        "lost_alien_battle_fleet": 3,
        "lost_alien_warship": 2,
        "alien_robot_scout_ship": 2,
    }


@pytest.mark.rule("RG-SIX-02")
def test_free_trade_association() -> None:
    rest = f"{ALL_KINDS} consumer_markets expanding_colony public_works new_survivalists rebel_sympathizers"
    assert points("free_trade_association", rest) == {
        "gem_world": 2,
        "refugee_world": 1,
        "consumer_markets": 2,
        "expanding_colony": 2,
        "new_survivalists": 2,
        "rebel_sympathizers": 1,
    }


@pytest.mark.rule("RG-SIX-03")
def test_galactic_federation() -> None:
    assert points(
        "galactic_federation", "new_economy public_works replicant_robots deserted_alien_library rebel_base"
    ) == {
        "galactic_federation": 2,
        "new_economy": 2,
        "public_works": 1,
        "replicant_robots": 1,
    }


@pytest.mark.rule("RG-SIX-04")
def test_galactic_imperium() -> None:
    rest = "rebel_base rebel_miners rebel_colony hive_world outlaw_world imperium_armaments_world gem_world"
    assert points("galactic_imperium", rest) == {
        "rebel_base": 2,
        "rebel_miners": 2,
        "rebel_colony": 2,
        "hive_world": 1,
        "outlaw_world": 1,
    }


@pytest.mark.rule("RG-SIX-05")
@pytest.mark.parametrize(("chips", "vp"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (20, 6)])
def test_galactic_renaissance_counts_chips_by_threes(chips: int, vp: int) -> None:
    assert points("galactic_renaissance", "gem_world", chips) == {"chips": vp}


@pytest.mark.rule("RG-SIX-05")
def test_galactic_renaissance_names_three_cards() -> None:
    rest = "research_labs galactic_trendsetters artist_colony tourist_world"
    assert points("galactic_renaissance", rest, 4) == {
        "chips": 1,
        "research_labs": 3,
        "galactic_trendsetters": 3,
        "artist_colony": 3,
    }


@pytest.mark.rule("RG-SIX-06")
def test_galactic_survey() -> None:
    rest = "research_labs expedition_force public_works malevolent_lifeforms doomed_world old_earth asteroid_belt"
    assert points("galactic_survey_seti", rest) == {
        "galactic_survey_seti": 1,
        "research_labs": 1,
        "expedition_force": 1,
        "malevolent_lifeforms": 2,
        "doomed_world": 2,
        "old_earth": 1,
        "asteroid_belt": 1,
    }


@pytest.mark.rule("RG-SIX-07")
def test_merchant_guild() -> None:
    assert points("merchant_guild", f"{ALL_KINDS} rebel_miners damaged_alien_factory old_earth mining_league") == {
        "gem_world": 2,
        "comet_zone": 2,
        "distant_world": 2,
        "alien_robotic_factory": 2,
        "rebel_miners": 2,
        "damaged_alien_factory": 2,
    }


@pytest.mark.rule("RG-SIX-07")
def test_merchant_guild_of_the_second_edition_counts_goods_too() -> None:
    rest = "gem_world* asteroid_belt* comet_zone"
    assert points("merchant_guild", rest) == {"gem_world": 2, "comet_zone": 2}
    assert points("merchant_guild", rest, edition="second") == {"gem_world": 2, "comet_zone": 2, "goods": 2}


@pytest.mark.rule("RG-SIX-08")
def test_mining_league() -> None:
    rest = f"{ALL_KINDS} mining_robots mining_conglomerate replicant_robots rebel_miners rebel_fuel_cache"
    assert points("mining_league", rest) == {
        "comet_zone": 2,
        "asteroid_belt": 1,
        "mining_robots": 2,
        "mining_conglomerate": 2,
        "rebel_miners": 2,
        "rebel_fuel_cache": 1,
    }


@pytest.mark.rule("RG-SIX-09")
def test_new_economy() -> None:
    rest = (
        "deficit_spending trade_league public_works export_duties old_earth black_market_trading_world "
        "galactic_bazaar galactic_engineers gem_world"
    )
    assert points("new_economy", rest) == {
        "new_economy": 2,
        "deficit_spending": 2,
        "trade_league": 2,
        "public_works": 2,
        "old_earth": 1,
        "black_market_trading_world": 1,
        "galactic_bazaar": 1,
    }


@pytest.mark.rule("RG-SIX-10")
@pytest.mark.parametrize(
    ("rest", "vp"),
    [
        ("gem_world", 2),
        ("drop_ships space_marines lost_alien_battle_fleet", 10),
        ("contact_specialist refugee_world empath_world pan_galactic_league", -2),
        # Military against some worlds only, and Military of a sacrifice, do not count.
        ("galactic_imperium alpha_centauri new_military_tactics", 2),
        ("space_mercenaries", 3),
    ],
)
def test_new_galactic_order(rest: str, vp: int) -> None:
    assert points("new_galactic_order", rest) == {"military": vp}


@pytest.mark.rule("RG-SIX-11")
def test_pan_galactic_league() -> None:
    genes = "distant_world empath_world hive_world rebel_warrior_race"
    rest = f"{genes} rebel_base outlaw_world gem_world contact_specialist"
    assert points("pan_galactic_league", rest) == {
        "distant_world": 2,
        "empath_world": 2,
        "hive_world": 2,
        "rebel_warrior_race": 2,
        "rebel_base": 1,
        "outlaw_world": 1,
        "contact_specialist": 3,
    }


@pytest.mark.rule("RG-SIX-12")
def test_trade_league() -> None:
    rest = (
        "export_duties genetics_lab mining_conglomerate public_works old_earth pirate_world clandestine_uplift_lab "
        "black_market_trading_world gem_world"
    )
    assert points("trade_league", rest) == {
        "trade_league": 2,
        "export_duties": 2,
        "genetics_lab": 2,
        "mining_conglomerate": 2,
        "old_earth": 1,
        "pirate_world": 1,
        "clandestine_uplift_lab": 1,
    }


@pytest.mark.rule("RG-SIX-13")
def test_galactic_genome_project() -> None:
    rest = f"{ALL_KINDS} ancient_race hive_world genetics_lab clandestine_uplift_lab"
    assert points("galactic_genome_project", rest) == {
        "distant_world": 2,
        "empath_world": 2,
        "ancient_race": 2,
        "hive_world": 2,
        "genetics_lab": 3,
    }


@pytest.mark.rule("RG-SIX-14")
def test_imperium_lords() -> None:
    rest = "galactic_imperium imperium_armaments_world rebel_base hive_world gem_world"
    assert points("imperium_lords", rest) == {
        "imperium_lords": 2,
        "galactic_imperium": 2,
        "imperium_armaments_world": 2,
        "rebel_base": 1,
        "hive_world": 1,
    }


@pytest.mark.rule("RG-SIX-15")
def test_terraforming_guild() -> None:
    rest = f"{ALL_KINDS} terraforming_robots terraformed_world runaway_robots"
    assert points("terraforming_guild", rest) == {
        "terraforming_guild": 2,
        "refugee_world": 2,
        "asteroid_belt": 2,
        "empath_world": 2,
        "deserted_alien_colony": 2,
        "terraforming_robots": 2,
        "runaway_robots": 2,
    }


@pytest.mark.rule("RG-EX-35")
def test_example_of_galactic_survey() -> None:
    found = points("galactic_survey_seti", "expedition_force star_nomad_lair gem_world drop_ships")
    assert sum(found.values()) == 5
    assert found == {"galactic_survey_seti": 1, "expedition_force": 1, "star_nomad_lair": 2, "gem_world": 1}


@pytest.mark.rule("RG-EX-47")
def test_example_of_alien_tech_institute() -> None:
    found = points(
        "alien_tech_institute", "alien_rosetta_stone_world alien_robot_sentry damaged_alien_factory gem_world"
    )
    assert sum(found.values()) == 9
    assert found == {
        "alien_tech_institute": 2,
        "alien_rosetta_stone_world": 2,
        "alien_robot_sentry": 2,
        "damaged_alien_factory": 3,
    }


@pytest.mark.rule("RG-EX-51")
def test_example_of_imperium_lords() -> None:
    tableau = "imperium_lords imperium_armaments_world galactic_imperium rebel_base new_sparta"
    game = table(tableau, "old_earth", phase="V")
    assert game.drew(0) == 2
    found = card_points(game.state.switches.table, game.seat(0).tableau, 0, 0)[0]
    assert sum(found.values()) == 8


@pytest.mark.rule("RG-EX-52")
def test_example_of_terraforming_guild() -> None:
    found = points("terraforming_guild", "terraforming_robots terraformed_world asteroid_belt ancient_race")
    assert sum(found.values()) == 8
    assert "terraformed_world" not in found
