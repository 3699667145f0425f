"""Firaks: a lab steps back to a trading station, and research goes on."""

import pytest

from tests.rules.gaia.factions.opening import after_income, first_turn, gained, level, opening, stock
from tests.rules.gaia.table import table


@pytest.mark.rule("GP-FAC-FIR-01")
def test_a_lab_becomes_a_trading_station_free_of_charge_and_they_advance() -> None:
    game = table("firaks lab@0x0 institute@3x0", "xenos mine@-9x0 passed")
    lines = ("firaks downgrade 0x0", "firaks advance sci")
    assert gained(game, "firaks", *lines) == (0, 0, 0, 0)
    assert level(game, "firaks", "sci") == 1
    game.play("firaks end")
    assert game.can("firaks upgrade 0x0 lab")


@pytest.mark.rule("GP-FAC-FIR-01")
def test_the_area_is_theirs_to_choose_but_advance_they_must() -> None:
    game = table("firaks lab@0x0 institute@3x0", "xenos mine@-9x0").play("firaks downgrade 0x0")
    assert len(game.legal("firaks")) == 6
    assert game.refused("firaks skip") == "GP-FAC-FIR-01"


@pytest.mark.rule("GP-FAC-FIR-01")
def test_it_works_once_in_a_round() -> None:
    seat = "firaks power=4/0/0 lab@0x0 lab@1x0 institute@3x0"
    game = table(seat, "xenos mine@-9x0", boosters="terraform gaia mines")
    game.play("firaks downgrade 0x0", "firaks advance sci", "firaks end", "xenos pass gaia")
    assert game.refused("firaks downgrade 1x0") == "GP-SPEC-01"
    game.play("firaks pass terraform", "xenos pass mines")
    assert game.can("firaks downgrade 1x0")


@pytest.mark.rule("GP-FAC-FIR-01")
def test_it_needs_the_institute_and_nobody_else_has_it() -> None:
    game = table("firaks lab@0x0 station@3x0", "xenos mine@-9x0")
    assert game.refused("firaks downgrade 0x0") == "GP-FAC-FIR-01"
    game = table("xenos lab@0x0 institute@3x0", "firaks mine@-9x0")
    assert game.refused("xenos downgrade 0x0") == "GP-FAC-FIR-01"


@pytest.mark.rule("GP-FAC-FIR-02")
def test_the_advance_costs_no_knowledge_and_gives_what_the_level_gives() -> None:
    game = table("firaks knowledge=0 lab@0x0 institute@3x0", "xenos mine@-9x0", round_tile="research_2")
    assert gained(game, "firaks", "firaks downgrade 0x0", "firaks advance terra") == (2, 0, 0, 0)
    assert game.points("firaks") == {"round:research_2": 2}


@pytest.mark.rule("GP-FAC-FIR-02")
def test_the_step_to_level_three_charges_three() -> None:
    game = table("firaks eco=2 power=4/0/0 lab@0x0 institute@3x0", "xenos mine@-9x0")
    game.play("firaks downgrade 0x0", "firaks advance eco")
    assert game.power("firaks") == (1, 3, 0)


@pytest.mark.rule("GP-FAC-FIR-02")
def test_level_five_takes_a_green_token() -> None:
    game = table("firaks sci=4 lab@0x0 institute@3x0", "xenos mine@-9x0").play("firaks downgrade 0x0")
    assert game.refused("firaks advance sci") == "GP-RES-04"
    game = table("firaks sci=4 token=vp8_qic lab@0x0 institute@3x0", "xenos mine@-9x0")
    game.play("firaks downgrade 0x0", "firaks advance sci")
    assert level(game, "firaks", "sci") == 5
    assert game.seat("firaks").green == [0]


@pytest.mark.rule("GP-FAC-FIR-02")
def test_a_level_five_that_is_taken_stays_closed() -> None:
    game = table("firaks sci=4 token=vp8_qic lab@0x0 institute@3x0", "xenos sci=5 mine@-9x0")
    game.play("firaks downgrade 0x0")
    assert game.refused("firaks advance sci") == "GP-RES-05"


@pytest.mark.rule("GP-FAC-FIR-03")
def test_it_scores_as_an_upgrade_to_a_trading_station() -> None:
    seat = "firaks tile=vp_7<adv_station lab@0x0 institute@3x0"
    game = table(seat, "xenos mine@-9x0", round_tile="station_4").play("firaks downgrade 0x0")
    assert game.points("firaks") == {"round:station_4": 4, "tech:adv_station": 3}


@pytest.mark.rule("GP-FAC-FIR-03", "GP-FAC-FIR-06")
def test_others_may_charge_when_the_advance_is_made() -> None:
    game = table("firaks lab@0x0 institute@3x0", "xenos power=4/0/0 station@2x0")
    game.play("firaks downgrade 0x0")
    assert game.asked() == ("firaks", "advance")
    game.play("firaks advance sci")
    assert game.asked() == ("xenos", "charge")
    game.play("xenos charge")
    assert game.power("xenos") == (2, 2, 0)
    assert game.asked() == ("firaks", "closing")


@pytest.mark.rule("GP-FAC-FIR-04")
def test_the_station_may_become_a_lab_again_with_another_tile() -> None:
    game = table("firaks tile=vp_7 lab@0x0 institute@3x0", "xenos mine@-9x0 passed")
    game.play("firaks downgrade 0x0", "firaks advance sci", "firaks end")
    assert gained(game, "firaks", "firaks upgrade 0x0 lab") == (-3, -5, 0, 0)
    assert game.refused("firaks tech vp_7") == "GP-TECH-02"
    game.play("firaks tech credits_4")
    assert len(game.seat("firaks").tiles) == 2


@pytest.mark.rule("GP-FAC-FIR-05")
def test_they_begin_with_three_ore_and_two_knowledge() -> None:
    game = opening("firaks")
    assert stock(game, "firaks") == (3, 15, 2, 1)
    assert game.power("firaks") == (2, 4, 0)
    assert game.seat("firaks").levels == [0] * 6


@pytest.mark.rule("GP-FAC-FIR-05")
def test_their_first_income_holds_two_knowledge() -> None:
    assert stock(first_turn("firaks"), "firaks") == (3 + 3, 15 + 2, 2 + 2, 1)


@pytest.mark.rule("GP-FAC-FIR-05")
def test_their_institute_yields_the_usual_income() -> None:
    assert after_income("firaks power=4/0/0 institute@0x0").power("firaks") == (1, 4, 0)


@pytest.mark.rule("GP-FAC-FIR-06")
def test_no_tech_tile_comes_with_it() -> None:
    game = table("firaks lab@0x0 institute@3x0", "xenos mine@-9x0")
    game.play("firaks downgrade 0x0", "firaks advance sci")
    assert game.asked() == ("firaks", "closing")
    assert game.seat("firaks").tiles == []


@pytest.mark.rule("GP-FAC-FIR-06")
def test_first_they_replace_then_collect_then_advance() -> None:
    game = table("firaks lab@0x0 institute@3x0", "xenos mine@-9x0", round_tile="station_4")
    game.play("firaks downgrade 0x0")
    assert game.kinds() == ["upgrade", "points"]
    assert level(game, "firaks", "sci") == 0
    assert game.play("firaks advance sci").kinds() == ["advance"]


@pytest.mark.rule("GP-FAC-FIR-06")
def test_the_slots_of_the_board_follow() -> None:
    seat = "firaks ore=0 credits=0 knowledge=0 qic=0 power=4/0/0 lab@0x0 institute@3x0"
    game = table(seat, "xenos mine@-9x0 passed", boosters="terraform gaia mines")
    game.play("firaks downgrade 0x0", "firaks advance gaia").next_round()
    assert stock(game, "firaks") == (1, 2 + 3, 2, 0)


@pytest.mark.rule("GP-FAC-FIR-06")
def test_it_needs_a_lab_of_theirs() -> None:
    game = table("firaks station@0x0 academy_left@1x0 institute@3x0", "xenos lab@0x1")
    assert game.legal("firaks", "downgrade") == []
    for place in ("0x0", "1x0", "3x0", "0x1", "5x0"):
        assert game.refused(f"firaks downgrade {place}") == "GP-FAC-FIR-01"


@pytest.mark.rule("GP-FAC-FIR-06")
def test_it_needs_a_trading_station_on_their_board() -> None:
    four = "station@-1x0 station@-2x0 station@-3x0 station@-4x0"
    game = table(f"firaks {four} lab@0x0 institute@3x0", "xenos mine@-9x0")
    assert game.refused("firaks downgrade 0x0") == "GP-FAC-FIR-06"


@pytest.mark.rule("GP-FAC-FIR-06")
@pytest.mark.parametrize(
    "levels", ["terra=5 nav=5 ai=5 gaia_level=5 eco=5 sci=5", "terra=4 nav=4 ai=4 gaia_level=4 eco=4 sci=4"]
)
def test_it_needs_an_area_in_which_they_can_advance(levels: str) -> None:
    game = table(f"firaks {levels} lab@0x0 institute@3x0", "xenos mine@-9x0")
    assert game.refused("firaks downgrade 0x0") == "GP-FAC-FIR-02"


@pytest.mark.rule("GP-FAC-FIR-06")
def test_an_advance_to_the_lost_planet_makes_a_second_build() -> None:
    game = table(
        "firaks nav=4 token=vp8_qic lab@0x0 institute@-5x0",
        "xenos vp=2 power=3/0/0 mine@-2x0 station@5x0",
        round_tile="mine_2",
    )
    game.play("firaks downgrade 0x0", "firaks advance nav", "firaks lost 3x0")
    assert game.points("firaks") == {"round:mine_2": 2}
    game.play("xenos charge")
    assert game.power("xenos") == (2, 1, 0)
    assert game.seat("xenos").vp == 2
    game.play("xenos charge")
    assert game.power("xenos") == (0, 3, 0)
    assert game.seat("xenos").vp == 1
    assert game.asked() == ("firaks", "closing")
