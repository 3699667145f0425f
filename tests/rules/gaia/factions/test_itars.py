"""Itars: burnt tokens are kept, and the Gaia area buys tech tiles."""

import pytest

from astrarium.games.gaia.components import components as c
from tests.rules.gaia.factions.opening import after_income, first_turn, level, opening, stock
from tests.rules.gaia.table import Table, table


def gaia_phase(has: str, rival: str = "xenos mine@-9x0", turn: str = "itars", tile: str = "gaia_4") -> Table:
    """The Gaia phase of round 3; with (4,0,0) the income before it leaves (2,4,0) in any order."""
    seats = (f"itars power=4/0/0 institute@0x0 {has}", rival)
    game = table(*seats, turn=turn, boosters="terraform gaia mines")
    game.state.round_tiles[2] = c.ROUND_IDS.index(tile)
    return game.next_round()


@pytest.mark.rule("GP-FAC-ITA-01")
def test_the_token_given_up_in_burning_goes_to_the_gaia_area() -> None:
    game = table("itars power=1/4/0 mine@0x0", "xenos mine@-9x0", boosters="terraform gaia mines")
    game.play("itars burn", "itars burn")
    assert game.power("itars") == (1, 0, 2)
    assert game.seat("itars").gaia == 2
    # One token more is income; the burnt ones come home.
    assert game.next_round().power("itars") == (1 + 1 + 2, 0, 2)


@pytest.mark.rule("GP-FAC-ITA-01")
def test_others_lose_it() -> None:
    game = table("xenos power=1/4/0 mine@0x0", "itars mine@-9x0").play("xenos burn")
    assert game.power("xenos") == (1, 2, 1)
    assert game.seat("xenos").gaia == 0


@pytest.mark.rule("GP-FAC-ITA-02")
def test_with_the_institute_four_tokens_buy_a_tile() -> None:
    game = gaia_phase("gaia=5")
    assert game.asked() == ("itars", "exchange")
    game.play("itars exchange", "itars tech vp_7")
    assert game.seat("itars").vp == 17
    game.play("itars skip")
    assert game.asked() == ("itars", "turn")
    assert game.power("itars") == (2 + 1, 4, 0)
    assert game.seat("itars").gaia == 0


@pytest.mark.rule("GP-FAC-ITA-02")
def test_three_tokens_or_no_institute_buy_nothing() -> None:
    assert gaia_phase("gaia=3").asked() == ("itars", "turn")
    game = table("itars power=4/0/0 gaia=8 mine@0x0", "xenos mine@-9x0", boosters="terraform gaia mines")
    assert game.next_round().asked() == ("itars", "turn")


@pytest.mark.rule("GP-FAC-ITA-02")
def test_nobody_else_exchanges_tokens() -> None:
    game = table("geodens power=4/0/0 gaia=8 institute@0x0", "xenos mine@-9x0", boosters="terraform gaia mines")
    assert game.next_round().asked() == ("geodens", "turn")


@pytest.mark.rule("GP-FAC-ITA-02")
def test_the_tile_may_be_an_advanced_one() -> None:
    game = gaia_phase("gaia=4 sci=4 tile=vp_7 token=vp8_qic ore=0")
    game.play("itars exchange", "itars tech adv_sector_ore over vp_7")
    assert game.seat("itars").ore == 1 + 1
    assert game.seat("itars").green == [0]
    assert game.asked() == ("itars", "advance")


@pytest.mark.rule("GP-FAC-ITA-02")
def test_all_rules_of_tiles_hold() -> None:
    game = gaia_phase("gaia=4 sci=3 tile=vp_7 token=vp8_qic").play("itars exchange")
    assert game.refused("itars tech vp_7") == "GP-TECH-02"
    assert game.refused("itars tech adv_sector_ore over vp_7") == "GP-TECH-07"
    game.play("itars tech knowledge_per_type")
    assert game.refused("itars advance sci") == "GP-TECH-04"
    assert game.play("itars advance nav").asked() == ("itars", "turn")


@pytest.mark.rule("GP-FAC-ITA-02")
def test_without_a_tile_to_take_there_is_no_exchange() -> None:
    tiles = " ".join(f"tile={tile}" for tile in c.TECH_IDS)
    game = gaia_phase(f"gaia=4 {tiles}")
    while game.asked()[1] == "income":
        game.play(f"itars {game.legal('itars')[0]}")
    assert game.asked() == ("itars", "turn")


@pytest.mark.rule("GP-FAC-ITA-03")
def test_they_begin_with_five_ore_and_eight_tokens() -> None:
    game = opening("itars")
    assert stock(game, "itars") == (5, 15, 3, 1)
    assert game.power("itars") == (4, 4, 0)
    assert game.seat("itars").levels == [0] * 6


@pytest.mark.rule("GP-FAC-ITA-03")
def test_their_first_income_holds_a_token() -> None:
    game = first_turn("itars")
    assert stock(game, "itars") == (5 + 3, 15 + 2, 3 + 1, 1)
    assert game.power("itars") == (4 + 1, 4, 0)


@pytest.mark.rule("GP-FAC-ITA-03")
def test_their_left_academy_yields_three_knowledge() -> None:
    game = after_income("itars power=0/0/0 academy_left@0x0")
    assert stock(game, "itars") == (1, 2, 1 + 3, 0)
    assert game.power("itars") == (1, 0, 0)


@pytest.mark.rule("GP-FAC-ITA-03")
def test_their_institute_yields_the_usual_income() -> None:
    assert after_income("itars power=4/0/0 institute@0x0").power("itars") == (4 - 4 + 1 + 1, 4, 0)


@pytest.mark.rule("GP-FAC-ITA-04")
def test_an_exchange_is_up_to_them() -> None:
    game = gaia_phase("gaia=8")
    assert game.legal("itars") == ["exchange", "done"]
    game.play("itars done")
    assert game.power("itars") == (2 + 8, 4, 0)
    assert game.seat("itars").tiles == []


@pytest.mark.rule("GP-FAC-ITA-04", "GP-EX-48")
def test_example_nine_tokens_make_two_exchanges() -> None:
    game = gaia_phase("gaia=9 sci=2")
    # The charge for level 3 moves two tokens of area I and one of area II, none of the Gaia area.
    game.play("itars exchange", "itars tech credits_4", "itars advance sci")
    assert game.power("itars") == (0, 5, 1)
    assert game.seat("itars").gaia == 5
    assert game.asked() == ("itars", "exchange")
    game.play("itars exchange", "itars tech vp_7", "itars skip")
    assert game.asked() == ("itars", "turn")
    assert game.power("itars") == (1, 5, 1)
    assert len(game.seat("itars").tiles) == 2


@pytest.mark.rule("GP-FAC-ITA-04", "GP-EX-48")
def test_a_charge_that_meets_no_token_outside_the_gaia_area_is_lost() -> None:
    game = table("itars power=0/0/5 gaia=8 sci=2 institute@0x0", "xenos mine@-9x0", boosters="terraform gaia mines")
    game.next_round().play("itars income 0/0/7")
    game.play("itars exchange", "itars tech credits_4", "itars advance sci", "itars done")
    assert game.power("itars") == (4, 0, 7)


@pytest.mark.rule("GP-FAC-ITA-04")
def test_one_exchange_is_finished_before_the_next() -> None:
    game = gaia_phase("gaia=8").play("itars exchange")
    assert game.refused("itars exchange") == "GP-ACT-01"
    game.play("itars tech credits_4")
    assert game.asked() == ("itars", "advance")
    game.play("itars advance ai")
    assert game.asked() == ("itars", "exchange")


@pytest.mark.rule("GP-FAC-ITA-04")
def test_tokens_from_projects_and_from_burning_serve_alike() -> None:
    game = table(
        "itars gaia_level=3 formers=1 power=4/2/0 gaia=0 institute@0x0",
        "xenos mine@-9x0 passed",
        planets="1x0 transdim",
        boosters="terraform gaia mines",
    )
    game.play("itars burn", "itars project 1x0", "itars pay 3/0/1")
    assert game.seat("itars").gaia == 5
    game.next_round().play("itars income 0/2/1")
    assert game.asked() == ("itars", "exchange")
    game.play("itars exchange", "itars tech vp_7", "itars skip")
    assert game.power("itars") == (1, 2, 1)


@pytest.mark.rule("GP-FAC-ITA-04")
def test_the_lost_planet_is_placed_in_the_gaia_phase_and_others_may_charge() -> None:
    game = gaia_phase("gaia=8 nav=4 token=vp8_qic", "xenos power=4/0/0 station@4x0", tile="mine_2")
    game.play("itars exchange", "itars tech credits_4", "itars advance nav")
    assert game.asked() == ("itars", "lost")
    game.play("itars lost 3x0")
    assert game.points("itars") == {"round:mine_2": 2}
    assert game.state.round == 3
    assert game.asked() == ("xenos", "charge")
    game.play("xenos charge")
    assert game.power("xenos") == (2, 2, 0)
    assert game.seat("xenos").vp == 9
    assert game.asked() == ("itars", "exchange")
    game.play("itars done")
    assert game.power("itars") == (2 + 4, 4, 0)
    assert level(game, "itars", "nav") == 5


@pytest.mark.rule("GP-FAC-ITA-04")
@pytest.mark.parametrize(("turn", "charged"), [("xenos", True), ("itars", False)])
def test_others_charge_with_the_tokens_that_are_home_already(turn: str, charged: bool) -> None:
    game = gaia_phase("gaia=4 nav=4 token=vp8_qic", "xenos power=0/0/0 gaia=2 mine@4x0", turn)
    game.play("itars exchange", "itars tech credits_4", "itars advance nav", "itars lost 3x0")
    if charged:
        game.play("xenos charge")
    assert game.asked() == (turn, "turn")
    assert game.power("xenos") == ((1, 1, 0) if charged else (2, 0, 0))


@pytest.mark.rule("GP-FAC-ITA-04")
def test_there_are_no_free_actions_in_this_phase() -> None:
    game = gaia_phase("gaia=4")
    assert game.refused("itars convert ore_token") == "GP-ACT-01"
    assert game.refused("itars burn") == "GP-ACT-01"


@pytest.mark.rule("GP-FAC-ITA-05")
def test_tokens_discarded_for_satellites_leave_for_the_supply() -> None:
    game = table("itars power=2/0/0 institute@0x0 academy_left@-1x0 mine@3x0", "xenos mine@-9x0")
    game.play("itars federation -1x0 0x0 3x0")
    assert game.power("itars") == (0, 0, 0)
    assert game.seat("itars").gaia == 0


@pytest.mark.rule("GP-FAC-ITA-02")
def test_tokens_discarded_for_a_tile_leave_for_the_supply() -> None:
    game = gaia_phase("gaia=4").play("itars exchange", "itars tech vp_7", "itars skip")
    assert game.power("itars") == (2, 4, 0)
    assert game.seat("itars").gaia == 0
