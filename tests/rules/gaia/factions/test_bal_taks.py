"""Bal T'aks: no way up in Navigation, and Q.I.C. for Gaiaformers."""

import pytest

from tests.rules.gaia.factions.opening import after_income, first_turn, gained, level, opening, stock
from tests.rules.gaia.table import table

# Every way of advancing in an area of one's choice, or in Navigation.
WAYS: list[tuple[str, list[str]]] = [
    ("station@0x0", ["upgrade 0x0 lab", "tech credits_4"]),
    ("lab@0x0", ["upgrade 0x0 academy_left", "tech credits_4"]),
    ("mine@0x0 qic=4", ["qic tech", "tech credits_4"]),
    ("mine@0x0 qic=4 sci=4 tile=vp_7 token=vp8_qic", ["qic tech", "tech adv_sector_ore over vp_7"]),
]


@pytest.mark.rule("GP-FAC-BAL-01")
def test_without_the_institute_they_cannot_advance_in_navigation() -> None:
    game = table("bal_taks mine@0x0", "xenos mine@-9x0")
    assert game.refused("bal_taks research nav") == "GP-FAC-BAL-01"
    assert len(game.legal("bal_taks", "research")) == 5


@pytest.mark.rule("GP-FAC-BAL-01", "GP-EX-40")
def test_example_the_tile_below_navigation_comes_without_the_advance() -> None:
    # On this table the tile with 1 knowledge for each type of planet lies below Navigation.
    game = table("bal_taks station@0x0", "xenos mine@-9x0")
    game.play("bal_taks upgrade 0x0 lab")
    assert gained(game, "bal_taks", "bal_taks tech knowledge_per_type") == (0, 0, 1, 0)
    assert game.asked() == ("bal_taks", "closing")
    assert level(game, "bal_taks", "nav") == 0
    game.play("bal_taks end", "xenos pass terraform")
    game.seat("bal_taks").qic = 4
    game.play("bal_taks qic tech")
    assert game.refused("bal_taks tech knowledge_per_type") == "GP-TECH-02"


@pytest.mark.rule("GP-FAC-BAL-01", "GP-FAC-BAL-06")
@pytest.mark.parametrize(("has", "lines"), WAYS)
def test_no_tile_leads_up_in_navigation_but_any_other_area_is_open(has: str, lines: list[str]) -> None:
    game = table(f"bal_taks {has}", "xenos mine@-9x0")
    game.play(*[f"bal_taks {line}" for line in lines])
    assert game.refused("bal_taks advance nav") == "GP-FAC-BAL-01"
    assert game.can("bal_taks advance eco")
    assert game.can("bal_taks skip")


@pytest.mark.rule("GP-FAC-BAL-04")
@pytest.mark.parametrize(("has", "lines"), WAYS)
def test_with_the_institute_every_tile_does(has: str, lines: list[str]) -> None:
    game = table(f"bal_taks {has} institute@3x0", "xenos mine@-9x0")
    game.play(*[f"bal_taks {line}" for line in lines], "bal_taks advance nav")
    assert level(game, "bal_taks", "nav") == 1


@pytest.mark.rule("GP-FAC-BAL-04")
def test_with_the_institute_the_tile_below_navigation_advances_them() -> None:
    game = table("bal_taks station@0x0 institute@3x0", "xenos mine@-9x0")
    game.play("bal_taks upgrade 0x0 lab", "bal_taks tech knowledge_per_type", "bal_taks advance nav")
    assert level(game, "bal_taks", "nav") == 1


@pytest.mark.rule("GP-FAC-BAL-04")
def test_the_institute_opens_navigation_at_once() -> None:
    game = table("bal_taks station@0x0", "xenos mine@-9x0 passed")
    game.play("bal_taks upgrade 0x0 institute", "bal_taks end")
    assert gained(game, "bal_taks", "bal_taks research nav") == (0, 0, -4, 1)
    assert level(game, "bal_taks", "nav") == 1


@pytest.mark.rule("GP-FAC-BAL-02")
def test_a_gaiaformer_ready_is_worth_a_qic() -> None:
    game = table("bal_taks gaia_level=4 formers=3 mine@0x0", "xenos mine@-9x0")
    lines = ["bal_taks convert former_qic"] * 3
    assert gained(game, "bal_taks", *lines) == (0, 0, 0, 3)
    assert game.refused("bal_taks convert former_qic") == "GP-FREE-01"


@pytest.mark.rule("GP-FAC-BAL-02")
def test_even_one_received_this_turn() -> None:
    game = table("bal_taks gaia_level=2 formers=1 mine@0x0", "xenos mine@-9x0")
    game.play("bal_taks convert former_qic", "bal_taks research gaia")
    assert game.asked() == ("bal_taks", "closing")
    assert gained(game, "bal_taks", "bal_taks convert former_qic") == (0, 0, 0, 1)


@pytest.mark.rule("GP-FAC-BAL-02")
def test_one_that_came_home_through_a_mine_may_be_traded_in_too() -> None:
    game = table("bal_taks formers=0 mine@0x0 former@3x0/gaia", "xenos mine@-9x0")
    assert game.refused("bal_taks convert former_qic") == "GP-FREE-01"
    game.play("bal_taks build 3x0")
    assert gained(game, "bal_taks", "bal_taks convert former_qic") == (0, 0, 0, 1)


@pytest.mark.rule("GP-FAC-BAL-02")
def test_nobody_else_trades_in_gaiaformers() -> None:
    game = table("terrans mine@0x0", "bal_taks mine@-9x0")
    assert game.refused("terrans convert former_qic") == "GP-FREE-14"


@pytest.mark.rule("GP-FAC-BAL-03")
def test_traded_in_it_is_of_no_use_until_the_gaia_phase() -> None:
    seat = "bal_taks gaia_level=4 formers=2 power=6/0/0 mine@0x0"
    game = table(seat, "xenos mine@-9x0", planets="1x0 transdim", boosters="terraform gaia mines")
    game.play("bal_taks convert former_qic", "bal_taks convert former_qic")
    assert game.refused("bal_taks project 1x0") == "GP-PROJ-03"
    game.next_round()
    assert game.seat("bal_taks").formers_ready == 2
    assert game.can("bal_taks project 1x0")


@pytest.mark.rule("GP-FAC-BAL-03")
def test_all_of_them_return_with_the_tokens_but_those_on_the_map_stay() -> None:
    seat = "bal_taks gaia_level=4 formers=2 gaia=3 power=0/0/0 mine@0x0 former@3x0/transdim"
    game = table(seat, "xenos mine@-9x0", boosters="terraform gaia mines")
    game.play("bal_taks convert former_qic").next_round()
    assert game.seat("bal_taks").formers_ready == 2
    assert game.power("bal_taks") == (3, 0, 0)
    assert game.can("bal_taks build 3x0")


@pytest.mark.rule("GP-FAC-BAL-05")
def test_they_begin_in_gaia_project_with_a_gaiaformer_and_without_qic() -> None:
    game = opening("bal_taks")
    assert stock(game, "bal_taks") == (4, 15, 3, 0)
    assert game.power("bal_taks") == (2, 2, 0)
    assert game.seat("bal_taks").levels == [0, 0, 0, 1, 0, 0]
    assert game.seat("bal_taks").formers_ready == 1


@pytest.mark.rule("GP-FAC-BAL-05")
def test_their_first_income_is_the_usual_one() -> None:
    game = first_turn("bal_taks")
    assert stock(game, "bal_taks") == (4 + 3, 15 + 2, 3 + 1, 0)
    assert game.power("bal_taks") == (2, 2, 0)


@pytest.mark.rule("GP-FAC-BAL-05")
def test_their_right_academy_gives_four_credits() -> None:
    game = table("bal_taks academy_right@0x0", "xenos mine@-9x0")
    assert gained(game, "bal_taks", "bal_taks special academy") == (0, 4, 0, 0)
    game = table("bal_taks credits=30 academy_right@0x0", "xenos mine@-9x0")
    assert game.refused("bal_taks special academy") == "GP-SPEC-02"


@pytest.mark.rule("GP-FAC-BAL-05")
def test_their_institute_yields_the_usual_income() -> None:
    assert after_income("bal_taks power=4/0/0 institute@0x0").power("bal_taks") == (1, 4, 0)


@pytest.mark.rule("GP-FAC-BAL-06")
@pytest.mark.parametrize("home", ["mine@0x0", "institute@0x0"])
def test_range_itself_is_the_usual_one(home: str) -> None:
    planets = "1x0 volcanic, 3x0 volcanic, 4x0 volcanic"
    game = table(f"bal_taks qic=1 {home}", "xenos mine@-9x0", planets=planets)
    assert sorted(game.legal("bal_taks", "build")) == ["build 1x0", "build 3x0"]
    game = table(f"bal_taks qic=0 booster=range {home}", "xenos mine@-9x0", planets=planets)
    game.play("bal_taks special range")
    assert sorted(game.legal("bal_taks", "build")) == ["build 1x0", "build 3x0", "build 4x0"]


@pytest.mark.rule("GP-FAC-BAL-06")
def test_without_an_open_area_the_tile_comes_alone() -> None:
    top = "terra=5 ai=5 gaia_level=5 eco=5 sci=5"
    game = table(f"bal_taks {top} station@0x0", "xenos mine@-9x0")
    game.play("bal_taks upgrade 0x0 lab", "bal_taks tech credits_4")
    assert game.asked() == ("bal_taks", "closing")


@pytest.mark.rule("GP-FAC-BAL-07")
def test_they_may_trade_in_gaiaformers_in_the_last_round() -> None:
    game = table("bal_taks formers=1 mine@0x0", "xenos mine@-9x0", round=6)
    assert gained(game, "bal_taks", "bal_taks convert former_qic") == (0, 0, 0, 1)


@pytest.mark.rule("GP-FAC-BAL-07")
def test_the_price_of_a_project_follows_the_level_alone() -> None:
    seat = "bal_taks gaia_level=4 formers=3 power=3/0/0 mine@0x0"
    game = table(seat, "xenos mine@-9x0", planets="1x0 transdim")
    game.play("bal_taks convert former_qic", "bal_taks convert former_qic", "bal_taks project 1x0")
    assert game.power("bal_taks") == (0, 0, 0)
    assert game.seat("bal_taks").gaia == 3
