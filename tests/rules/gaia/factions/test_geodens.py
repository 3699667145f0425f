"""Geodens: knowledge from types of planet that are new to them."""

import pytest

from tests.rules.gaia.factions.opening import first_turn, gained, opening, stock
from tests.rules.gaia.table import table


@pytest.mark.rule("GP-FAC-GEO-01")
def test_with_the_institute_a_mine_on_a_new_type_brings_three_knowledge() -> None:
    game = table("geodens institute@0x0", "xenos mine@-9x0 passed", planets="1x0 oxide, 0x1 oxide, -1x0 desert")
    assert gained(game, "geodens", "geodens build 1x0", "geodens end") == (-4, -2, 3, 0)
    game.seat("geodens").ore = 8
    assert gained(game, "geodens", "geodens build 0x1", "geodens end") == (-4, -2, 0, 0)
    assert gained(game, "geodens", "geodens build -1x0") == (-4, -2, 3, 0)


@pytest.mark.rule("GP-FAC-GEO-01")
def test_types_colonised_before_bring_nothing() -> None:
    game = table("geodens ore=12 station@0x0", "xenos mine@-9x0 passed", planets="1x0 oxide, 0x1 oxide")
    assert gained(game, "geodens", "geodens build 1x0", "geodens end") == (-4, -2, 0, 0)
    assert gained(game, "geodens", "geodens upgrade 0x0 institute", "geodens end") == (-4, -6, 0, 0)
    assert gained(game, "geodens", "geodens build 0x1") == (-4, -2, 0, 0)


@pytest.mark.rule("GP-FAC-GEO-01")
def test_the_home_type_is_not_new() -> None:
    game = table("geodens institute@0x0", "xenos mine@-9x0", planets="1x0 volcanic")
    assert gained(game, "geodens", "geodens build 1x0") == (-1, -2, 0, 0)


@pytest.mark.rule("GP-FAC-GEO-01")
def test_nobody_else_learns_from_new_types() -> None:
    game = table("taklons institute@0x0", "geodens institute@-9x0", planets="1x0 titanium")
    assert gained(game, "taklons", "taklons build 1x0") == (-4, -2, 0, 0)


@pytest.mark.rule("GP-FAC-GEO-02")
def test_they_begin_in_terraforming_with_two_more_ore() -> None:
    game = opening("geodens")
    assert stock(game, "geodens") == (4 + 2, 15, 3, 1)
    assert game.power("geodens") == (2, 4, 0)
    assert game.seat("geodens").levels == [1, 0, 0, 0, 0, 0]


@pytest.mark.rule("GP-FAC-GEO-02")
def test_their_first_income_is_the_usual_one() -> None:
    assert stock(first_turn("geodens"), "geodens") == (6 + 3, 15 + 2, 3 + 1, 1)


@pytest.mark.rule("GP-FAC-GEO-03")
@pytest.mark.parametrize(
    ("has", "planets", "lines", "knowledge"),
    [
        ("power=0/0/3", "1x0 oxide", ["power step_1", "build 1x0"], 3),
        ("power=0/0/5", "1x0 swamp", ["power steps_2", "build 1x0"], 3),
        ("booster=terraform", "1x0 oxide", ["special terraform", "build 1x0"], 3),
        ("booster=range", "4x0 oxide", ["special range", "build 4x0"], 3),
        ("", "1x0 gaia", ["build 1x0"], 3),
        ("former@4x0/gaia", "", ["build 4x0"], 3),
        ("nav=4 token=vp12 token=vp8_qic", "", ["research nav", "lost 2x0"], 3 - 4),
    ],
)
def test_it_does_not_matter_how_the_mine_was_built(has: str, planets: str, lines: list[str], knowledge: int) -> None:
    game = table(f"geodens {has} institute@0x0", "xenos mine@-9x0", planets=planets)
    assert gained(game, "geodens", *[f"geodens {line}" for line in lines])[2] == knowledge


@pytest.mark.rule("GP-FAC-GEO-03")
def test_a_planet_that_was_transdim_is_of_type_gaia() -> None:
    seat = "geodens power=4/0/0 institute@0x0 mine@1x0/gaia former@3x0/transdim"
    game = table(seat, "xenos mine@-9x0", boosters="terraform gaia mines").next_round()
    assert gained(game, "geodens", "geodens build 3x0") == (-1, -2, 0, 0)


@pytest.mark.rule("GP-FAC-GEO-03")
def test_the_lost_planet_does_not_make_another_type_old() -> None:
    game = table("geodens institute@0x0 mine@2x0/lost", "xenos mine@-9x0", planets="1x0 oxide")
    assert gained(game, "geodens", "geodens build 1x0")[2] == 3
