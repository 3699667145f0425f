"""Phase II: Gaia (GAIA), with the charging that it can bring."""

import pytest

from astrarium.games.gaia.components import components as c
from astrarium.games.gaia.components import ids
from astrarium.games.gaia.map import hexes
from tests.rules.gaia.table import Table, table


def kind_at(game: Table, where: str) -> str:
    """The type of the planet on a hex."""
    return ids.PLANET_IDS[game.state.kinds[game.state.planet_at(hexes.named(where))]]


@pytest.mark.rule("GP-GAIA-01")
def test_all_tokens_of_the_gaia_area_return_to_area_one() -> None:
    game = table("geodens power=1/2/3 gaia=5", "xenos passed power=0/0/0 gaia=2", boosters="mines")
    game.play("geodens pass mines")
    assert game.power("geodens") == (6, 2, 3)
    assert game.power("xenos") == (2, 0, 0)
    assert (game.seat("geodens").gaia, game.seat("xenos").gaia) == (0, 0)


@pytest.mark.rule("GP-GAIA-02")
def test_the_tokens_of_the_terrans_return_to_area_two() -> None:
    game = table("terrans power=1/2/3 gaia=5", "xenos passed", boosters="mines")
    game.play("terrans pass mines")
    assert game.power("terrans") == (1, 7, 3)
    assert game.seat("terrans").gaia == 0


@pytest.mark.rule("GP-GAIA-03")
def test_a_transdim_planet_with_a_gaiaformer_becomes_a_gaia_planet_for_good() -> None:
    game = table(
        "geodens mine@0x0 former@1x0/transdim", "xenos passed", planets="2x0 transdim", boosters="mines labs"
    )
    assert game.refused("geodens build 1x0") == "GP-BUILD-11"
    game.play("geodens pass mines")
    assert kind_at(game, "1x0") == "gaia"
    assert kind_at(game, "2x0") == "transdim"
    assert game.can("geodens build 1x0")
    game.play("geodens pass labs", "xenos pass mines")
    assert kind_at(game, "1x0") == "gaia"


@pytest.mark.rule("GP-GAIA-04")
def test_the_gaiaformer_stays_until_its_owner_builds_a_mine_there() -> None:
    game = table(
        "geodens formers=0 mine@0x0 former@1x0/transdim",
        "xenos passed qic=9 mine@3x0",
        boosters="mines labs",
    )
    game.play("geodens pass mines")
    assert game.seat("geodens").formers_ready == 0
    game.play("geodens pass labs")
    assert game.refused("xenos build 1x0") == "GP-BUILD-14"
    game.play("xenos pass mines", "geodens build 1x0")
    assert game.seat("geodens").formers_ready == 1


@pytest.mark.rule("GP-GAIA-05")
def test_returning_tokens_come_too_late_for_the_charges_of_the_income_phase() -> None:
    game = table("geodens power=0/0/1 gaia=3", "xenos passed booster=gaia", boosters="big")
    game.play("geodens pass big")
    assert game.power("geodens") == (3, 0, 1)


@pytest.mark.rule("GP-GAIA-06")
def test_terrans_with_institute_may_convert_the_tokens_that_return() -> None:
    game = table("terrans power=0/0/3 gaia=4 institute@0x0", "xenos passed", boosters="mines")
    game.play("terrans pass mines", "terrans income 1/0/3")
    assert game.asked() == ("terrans", "redeem")
    plain = table("terrans power=0/0/3 gaia=4 mine@0x0", "xenos passed", boosters="mines")
    plain.play("terrans pass mines")
    assert plain.asked() == ("terrans", "turn")


@pytest.mark.rule("GP-GAIA-06")
def test_itars_with_institute_may_exchange_tokens_for_a_tile() -> None:
    game = table("itars power=0/0/2 gaia=4 institute@0x0", "xenos passed", boosters="mines")
    game.play("itars pass mines", "itars income 2/0/2")
    assert game.asked() == ("itars", "exchange")
    plain = table("itars power=0/0/2 gaia=4 mine@0x0", "xenos passed", boosters="mines")
    plain.play("itars pass mines")
    assert plain.asked() == ("itars", "turn")
    assert plain.power("itars") == (5, 0, 2)


@pytest.mark.rule("GP-GAIA-06")
def test_the_gaiaformers_that_bal_taks_traded_in_come_back() -> None:
    game = table("bal_taks formers=2 qic=0", "xenos passed", boosters="mines")
    game.play("bal_taks convert former_qic", "bal_taks convert former_qic")
    assert (game.seat("bal_taks").formers_ready, game.seat("bal_taks").qic) == (0, 2)
    assert game.refused("bal_taks convert former_qic") == "GP-FREE-01"
    game.play("bal_taks pass mines")
    assert game.seat("bal_taks").formers_ready == 2


@pytest.mark.rule("GP-GAIA-07")
def test_planets_turn_first_and_then_the_players_follow_in_turn_order() -> None:
    game = table(
        "itars power=0/0/2 gaia=4 institute@0x0",
        "terrans passed power=0/0/3 gaia=4 institute@-4x0",
        "geodens passed power=0/0/0 gaia=2 former@4x0/transdim booster=gaia",
        boosters="mines",
    )
    game.play("itars pass mines", "itars income 2/0/2", "terrans income 1/0/3")
    assert game.asked() == ("itars", "exchange")
    assert kind_at(game, "4x0") == "gaia"
    assert (game.seat("terrans").gaia, game.seat("geodens").gaia) == (4, 2)
    game.play("itars done")
    assert game.asked() == ("terrans", "redeem")
    assert game.power("itars") == (6, 0, 2)
    assert game.seat("geodens").gaia == 2
    game.play("terrans done")
    assert game.asked() == ("itars", "turn")
    assert game.power("geodens") == (2, 0, 0)


@pytest.mark.rule("GP-GAIA-07")
def test_an_itars_exchange_comes_before_the_tokens_go_home() -> None:
    game = table("itars power=0/0/2 gaia=6 institute@0x0", "xenos passed", boosters="mines")
    game.play("itars pass mines", "itars income 2/0/2", "itars exchange")
    assert game.power("itars") == (2, 0, 2)
    assert game.seat("itars").gaia == 2
    game.play("itars tech vp_7", "itars skip")
    assert game.power("itars") == (4, 0, 2)


def itars_reach_the_lost_planet() -> Table:
    """In the Gaia phase the Itars, second in turn order, place the Lost Planet beside two stations.

    The Geodens, first in turn order, have their tokens home already; those of the Xenos lie in the Gaia area.
    """
    game = table(
        "geodens vp=10 power=0/0/0 gaia=2 station@1x0 booster=labs",
        "itars vp=10 power=0/0/2 gaia=4 nav=4 token=vp7_ore institute@0x4 passed booster=stations",
        "xenos vp=10 power=0/1/0 gaia=2 station@1x1 passed booster=range",
        boosters="mines",
    )
    game.state.round_tiles[2] = c.ROUND_IDS.index("mine_2")
    game.play("geodens pass mines", "itars income 2/0/2", "itars exchange", "itars tech knowledge_per_type")
    return game.play("itars advance nav", "itars lost 0x2")


@pytest.mark.rule("GP-GAIA-07")
def test_others_charge_in_the_gaia_phase_with_the_tokens_as_they_lie() -> None:
    game = itars_reach_the_lost_planet()
    # The order of charging is that of the seats, from the builder's left; the range booster gave the Xenos
    # two units of income.
    assert game.asked() == ("geodens", "charge")
    assert game.power("xenos") == (0, 0, 1)
    game.play("geodens charge")
    assert game.power("geodens") == (0, 2, 0)
    assert game.seat("geodens").vp == 9
    # The Xenos have nothing in areas I and II, so they are not asked; then their tokens come home.
    assert game.asked() == ("geodens", "turn")
    assert game.power("xenos") == (2, 0, 1)


@pytest.mark.rule("GP-GAIA-07")
def test_the_lost_planet_of_the_gaia_phase_scores_with_the_tile_of_the_new_round() -> None:
    game = itars_reach_the_lost_planet()
    assert game.points("itars") == {"round:mine_2": 2}


@pytest.mark.rule("GP-GAIA-07")
def test_others_have_charged_and_chosen_before_the_itars_think_of_a_second_exchange() -> None:
    game = table(
        "taklons power=2/0/0 brainstone=1 mine@1x0 booster=labs",
        "itars power=0/0/2 gaia=8 nav=4 token=vp7_ore institute@0x4 passed booster=stations",
        boosters="mines",
    )
    game.play("taklons pass mines", "itars income 2/0/2", "itars exchange", "itars tech knowledge_per_type")
    game.play("itars advance nav", "itars lost 0x2", "taklons charge")
    assert game.asked() == ("taklons", "brainstone")
    game.play("taklons brainstone moves")
    assert (game.power("taklons"), game.seat("taklons").brainstone) == ((2, 0, 0), 2)
    assert game.asked() == ("itars", "exchange")
    assert game.seat("itars").gaia == 4
    game.play("itars done")
    assert game.power("itars") == (6, 0, 2)
    assert game.asked() == ("taklons", "turn")


@pytest.mark.rule("GP-GAIA-08")
def test_a_token_that_has_come_home_can_be_charged_within_the_phase() -> None:
    game = itars_reach_the_lost_planet().play("geodens charge")
    assert game.state.phase == "actions"
    assert game.power("geodens") == (0, 2, 0)


@pytest.mark.rule("GP-GAIA-08")
def test_nobody_takes_free_actions_in_the_gaia_phase() -> None:
    game = itars_reach_the_lost_planet()
    assert game.state.phase == "gaia"
    assert game.refused("geodens convert ore_token") == "GP-ACT-01"
    assert game.refused("itars convert ore_token") == "GP-ACT-01"


@pytest.mark.rule("GP-GAIA-08")
def test_a_charge_does_not_reach_tokens_in_the_gaia_area() -> None:
    game = table("itars power=0/0/2 gaia=8 sci=2 institute@0x0", "xenos passed", boosters="mines")
    game.play("itars pass mines", "itars income 2/0/2", "itars exchange", "itars tech knowledge_credit")
    game.play("itars advance sci")
    # The two tokens of area I take the three units: (0,2,2), then (0,1,3).
    assert game.power("itars") == (0, 1, 3)
    assert game.seat("itars").gaia == 4
