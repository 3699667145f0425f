"""Bescods: other paths and incomes, a step where they are lowest, and strength on Titanium."""

import pytest

from tests.rules.gaia.factions.opening import Stock, after_income, first_turn, gained, level, opening, stock
from tests.rules.gaia.table import table

ALL_AT = "terra={0} nav={0} ai={0} gaia_level={0} eco={0} sci={0}"


@pytest.mark.rule("GP-FAC-BES-01")
@pytest.mark.parametrize(
    ("old", "new", "price"),
    [
        ("mine", "station", (-2, -6, 0, 0)),
        ("station", "lab", (-3, -5, 0, 0)),
        ("station", "academy_left", (-6, -6, 0, 0)),
        ("station", "academy_right", (-6, -6, 0, 0)),
        ("lab", "institute", (-4, -6, 0, 0)),
    ],
)
def test_academies_come_from_stations_and_the_institute_from_a_lab(old: str, new: str, price: Stock) -> None:
    game = table(f"bescods {old}@0x0", "xenos mine@-9x0")
    assert gained(game, "bescods", f"bescods upgrade 0x0 {new}") == price


@pytest.mark.rule("GP-FAC-BES-01")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("station", "institute"),
        ("lab", "academy_left"),
        ("lab", "academy_right"),
        ("mine", "lab"),
        ("institute", "lab"),
    ],
)
def test_the_paths_of_others_are_closed(old: str, new: str) -> None:
    game = table(f"bescods {old}@0x0", "xenos mine@-9x0")
    assert game.refused(f"bescods upgrade 0x0 {new}") == "GP-UPG-01"


@pytest.mark.rule("GP-FAC-BES-02")
@pytest.mark.parametrize("stations", [0, 1, 2, 3, 4])
def test_each_trading_station_yields_a_knowledge(stations: int) -> None:
    has = " ".join(f"station@{place}x0" for place in range(stations))
    assert stock(after_income(f"bescods {has}"), "bescods") == (1, 2, stations, 0)


@pytest.mark.rule("GP-FAC-BES-02")
@pytest.mark.parametrize(("labs", "credits"), [(1, 3), (2, 3 + 4), (3, 3 + 4 + 5)])
def test_labs_yield_credits(labs: int, credits: int) -> None:
    has = " ".join(f"lab@{place}x0" for place in range(labs))
    assert stock(after_income(f"bescods {has}"), "bescods") == (1, 2 + credits, 0, 0)


@pytest.mark.rule("GP-FAC-BES-02")
def test_their_left_academy_yields_two_knowledge_as_usual() -> None:
    assert stock(after_income("bescods academy_left@0x0"), "bescods") == (1, 2, 2, 0)


@pytest.mark.rule("GP-FAC-BES-03")
@pytest.mark.parametrize(
    ("old", "new", "kind"),
    [
        ("station", "lab", "tech"),
        ("station", "academy_left", "tech"),
        ("station", "academy_right", "tech"),
        ("lab", "institute", "closing"),
    ],
)
def test_labs_and_academies_bring_a_tile_and_the_institute_none(old: str, new: str, kind: str) -> None:
    game = table(f"bescods {old}@0x0", "xenos mine@-9x0").play(f"bescods upgrade 0x0 {new}")
    assert game.asked() == ("bescods", kind)


@pytest.mark.rule("GP-FAC-BES-04")
def test_from_the_first_turn_they_may_advance_where_they_are_lowest() -> None:
    game = first_turn("bescods")
    areas = ["terra", "nav", "ai", "gaia", "eco", "sci"]
    assert game.legal("bescods", "lowest") == [f"lowest {area}" for area in areas]
    assert gained(game, "bescods", "bescods lowest terra") == (2, 0, 0, 0)
    assert level(game, "bescods", "terra") == 1


@pytest.mark.rule("GP-FAC-BES-04")
def test_it_works_once_in_a_round() -> None:
    game = table("bescods mine@0x0", "xenos mine@-9x0", boosters="terraform gaia mines")
    game.play("bescods lowest sci", "bescods end", "xenos pass gaia")
    assert game.refused("bescods lowest nav") == "GP-SPEC-01"
    game.play("bescods pass terraform", "xenos pass mines")
    assert game.can("bescods lowest nav")


@pytest.mark.rule("GP-FAC-BES-04")
def test_nobody_else_has_this_action() -> None:
    game = table("xenos institute@0x0", "bescods mine@-9x0")
    assert game.refused("xenos lowest sci") == "GP-FAC-BES-04"


@pytest.mark.rule("GP-FAC-BES-04", "GP-FAC-BES-07")
def test_the_conditions_of_level_five_hold() -> None:
    game = table(f"bescods {ALL_AT.format(4)} mine@0x0", "xenos mine@-9x0")
    assert game.legal("bescods", "lowest") == []
    assert game.refused("bescods lowest sci") == "GP-RES-04"
    game = table(f"bescods {ALL_AT.format(4)} token=vp8_qic mine@0x0", "xenos sci=5 mine@-9x0")
    assert game.refused("bescods lowest sci") == "GP-RES-05"
    game.play("bescods lowest eco")
    assert level(game, "bescods", "eco") == 5
    assert game.seat("bescods").green == [0]


VALUES = [
    ("mine@2x0 institute@-9x0", 2),
    ("mine@2x0/oxide institute@-9x0", 1),
    ("station@2x0 institute@-9x0", 3),
    ("lab@2x0 institute@-9x0", 3),
    ("academy_left@2x0 institute@-9x0", 4),
    ("institute@2x0", 4),
    ("institute@2x0/oxide", 3),
    ("institute@2x0 tile=big_4", 5),
    ("academy_left@2x0/oxide institute@-9x0 tile=big_4", 4),
    ("mine@2x0 mine@-9x0", 1),
    ("academy_left@2x0 tile=big_4", 4),
]


@pytest.mark.rule("GP-FAC-BES-05")
@pytest.mark.parametrize(("has", "value"), VALUES)
def test_with_the_institute_structures_on_titanium_are_worth_one_more(has: str, value: int) -> None:
    game = table("xenos mine@0x0", f"bescods power=9/0/0 {has}", planets="1x0 desert")
    game.play("xenos build 1x0", "bescods charge")
    assert game.power("bescods") == (9 - value, value, 0)
    assert game.seat("bescods").vp == 10 - (value - 1)


@pytest.mark.rule("GP-FAC-BES-05")
def test_federations_count_it_too() -> None:
    game = table("bescods institute@0x0 mine@1x0 mine@0x1/oxide", "xenos mine@-9x0")
    assert game.can("bescods federation 0x0 1x0 0x1")
    game = table("bescods academy_left@0x0 mine@1x0 mine@0x1/oxide", "xenos mine@-9x0")
    assert game.refused("bescods federation 0x0 1x0 0x1") == "GP-FED-01"


@pytest.mark.rule("GP-FAC-BES-05")
def test_the_titanium_planets_of_other_factions_are_worth_no_more() -> None:
    game = table("xenos mine@0x0", "taklons power=9/0/0 institute@2x0/titanium", planets="1x0 desert")
    game.play("xenos build 1x0", "taklons charge token_last", "taklons brainstone stays")
    assert game.power("taklons") == (7, 3, 0)


@pytest.mark.rule("GP-FAC-BES-06")
def test_they_begin_with_one_knowledge() -> None:
    game = opening("bescods")
    assert stock(game, "bescods") == (4, 15, 1, 1)
    assert game.power("bescods") == (2, 4, 0)
    assert game.seat("bescods").levels == [0] * 6


@pytest.mark.rule("GP-FAC-BES-02", "GP-FAC-BES-06")
def test_their_first_income_holds_no_knowledge() -> None:
    assert stock(first_turn("bescods"), "bescods") == (4 + 3, 15 + 2, 1, 1)


@pytest.mark.rule("GP-FAC-BES-06")
def test_the_institute_charges_four_and_gives_two_tokens() -> None:
    assert after_income("bescods power=4/0/0 institute@0x0").power("bescods") == (2, 4, 0)


@pytest.mark.rule("GP-FAC-BES-07")
def test_lowest_is_what_is_lowest_of_all_six_at_this_moment() -> None:
    game = table("bescods terra=1 nav=2 ai=1 gaia_level=3 eco=1 sci=4 mine@0x0", "xenos mine@-9x0")
    assert game.legal("bescods", "lowest") == ["lowest terra", "lowest ai", "lowest eco"]
    assert game.refused("bescods lowest nav") == "GP-FAC-BES-07"


@pytest.mark.rule("GP-FAC-BES-07")
def test_it_charges_for_level_three_and_scores_like_any_advance() -> None:
    seat = f"bescods {ALL_AT.format(2)} power=4/0/0 knowledge=0 qic=0 tile=vp_7<adv_research mine@0x0"
    game = table(seat, "xenos mine@-9x0", round_tile="research_2")
    assert gained(game, "bescods", "bescods lowest ai") == (0, 0, 0, 2)
    assert game.power("bescods") == (1, 3, 0)
    assert game.points("bescods") == {"round:research_2": 2, "tech:adv_research": 2}


@pytest.mark.rule("GP-FAC-BES-07")
def test_if_the_lowest_cannot_be_advanced_a_higher_one_does_not_help() -> None:
    # Five areas are finished, and the lowest of all needs a green token for its last step.
    game = table("bescods terra=5 nav=5 ai=5 gaia_level=5 eco=5 sci=4 mine@0x0", "xenos mine@-9x0")
    assert game.refused("bescods lowest sci") == "GP-RES-04"
    assert game.refused("bescods lowest terra") == "GP-FAC-BES-07"
    assert game.legal("bescods", "lowest") == []
