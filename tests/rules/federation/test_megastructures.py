"""Megastructures: their cost, multipliers and tiles (MEG)."""

import pytest

from tests.rules.federation.table import Table, table

RICH = "L=2 C=3 O=2 G=3"
COSTS = {
    # Its price, and what is not enough for it, with which something else can be built.
    "mega1": ("L=1 C=1 G=1", "L=1 C=1"),
    "mega2": ("C=2 G=1", "C=2"),
    "mega3": ("L=1 O=1 G=1", "L=1 C=1 G=1"),
    "mega4": ("G=2", "L=1 C=1 G=1"),
}


def megastructure(*seats: str, megas: str = "", build: str = "mega1") -> Table:
    """The first of four seats builds a megastructure."""
    others = [""] * (4 - len(seats))
    game = table(*seats, *others, megas=megas).play("0 place 1a vote s22")
    if game.asked() == "die 0":
        game.play("0 skip")
    if game.asked() == "build 0":
        game.play(f"0 build {build}")
    if game.asked() == "pay 0":
        game.play(f"0 {game.legal(0)[0]}")
    return game


@pytest.mark.rule("FD-MEG-01")
@pytest.mark.parametrize("name", list(COSTS))
def test_its_cost_includes_golden_diamonds(name: str) -> None:
    exact, less = COSTS[name]
    game = megastructure(exact, build=name)
    assert game.game.view(None)["seats"][0]["built"] == [name]
    assert game.reserve(0) == ""
    # With a specialist to use the player is asked.
    assert table(f"{less} has=1B1", "", "", "").play("0 place 1a vote s22").refused(f"0 build {name}") == "FD-E81-01"


@pytest.mark.rule("FD-MEG-01")
def test_nothing_stands_for_a_golden_diamond() -> None:
    game = table("L=3 C=3 O=4", "", "", "").play("0 place 1a vote s22")
    for name in COSTS:
        assert game.refused(f"0 build {name}") == "FD-E81-01"


@pytest.mark.rule("FD-MEG-02")
@pytest.mark.parametrize(("before", "multiplier"), [(0, 3), (1, 2), (2, 1)])
def test_the_robot_takes_the_highest_multiplier_that_is_free(before: int, multiplier: int) -> None:
    seat = "L=1 C=1 G=1 shops=1,2 degree=3"
    others = ["built=mega1"] * before
    game = megastructure(seat, *others)
    # Two on Arratuin, level 2.
    assert game.points(0) == {"mega:mega1": 2 * multiplier}


@pytest.mark.rule("FD-MEG-02")
def test_at_most_three_players_build_a_megastructure() -> None:
    game = table(RICH, *["built=mega1"] * 3).play("0 place 1a vote s22")
    assert game.refused("0 build mega1") == "FD-MEG-06"
    assert game.can("0 build mega2")


@pytest.mark.rule("FD-MEG-03")
@pytest.mark.parametrize(
    ("shops", "degree", "points"),
    [("1", 8, 3), ("1:2,2:2,3", 0, 3), ("1:2,2:2", 5, 9), ("1,2", 3, 6), ("1:2,2:2,3", 9, 15)],
)
def test_points_at_once_are_the_multiplier_times_the_smaller_value(shops: str, degree: int, points: int) -> None:
    game = megastructure(f"L=1 C=1 G=1 shops={shops} degree={degree}")
    assert game.points(0) == {"mega:mega1": points}


@pytest.mark.rule("FD-MEG-03")
def test_later_the_value_changes_nothing() -> None:
    game = table("built=mega1 shops=1,2,3 degree=5 L=1", "", "", "", phase="executive")
    assert game.points(0) == {}


@pytest.mark.parametrize(
    ("tiles", "has", "points"),
    [
        pytest.param("neo+die", "miner=n4a die=6", 3 * 4, id="influence on Neo"),
        pytest.param("six_moons+die", "moon=5 die=6", 3 * 5, id="influence on Six Moons"),
        pytest.param("atal+die", "used=1B1,1C1,1E1 die=6", 3 * 3, id="influence on Atal"),
        pytest.param("arratuin+die", "shops=1:2,2:2,3 die=6", 3 * 5, id="influence on Arratuin"),
        pytest.param("e81216+die", "built=mega2 die=6", 3 * 4, id="influence on E81216"),
        pytest.param("missions+die", "done=m1,m2 markers=m5 start=gold die=6", 3 * 3, id="missions completed"),
        pytest.param("missions+die", "done=m1 start=gold deep=ds3 die=6", 3 * 3, id="with starting token and tile"),
        pytest.param("accreditation+die", "degree=7 die=6", 3 * 4, id="level"),
        pytest.param("accreditation+die", "degree=3 level=1 level_game=1 die=6", 3 * 4, id="level with bonuses"),
        pytest.param("neo+die", "miner=n7a die=2", 3 * 2, id="die"),
    ],
)
@pytest.mark.rule("FD-MEG-04")
def test_what_the_tiles_count(tiles: str, has: str, points: int) -> None:
    game = megastructure(f"{RICH} {has}", megas=f"{tiles} - - -")
    assert game.points(0) == {"mega:mega1": points}


@pytest.mark.rule("FD-MEG-04")
def test_without_a_die_its_tile_counts_nothing() -> None:
    game = megastructure(f"{RICH} miner=n7a", megas="neo+die - - -")
    assert game.points(0) == {}


@pytest.mark.rule("FD-MEG-05")
@pytest.mark.parametrize(("before", "points"), [("", 3 * 2), ("built=shipyard", 3 * 3), ("built=mega2", 3 * 4)])
def test_the_new_building_counts_already(before: str, points: int) -> None:
    game = megastructure(f"{RICH} used=1A1,1B1,1C1,1D1,1E1 {before}", build="mega4")
    assert game.points(0) == {"mega:mega4": points}


@pytest.mark.rule("FD-MEG-06")
def test_with_its_multipliers_taken_it_is_closed_for_a_free_robot_too() -> None:
    others = ["built=mega1"] * 3
    game = table("degree=8 medals=accreditation", *others, deep="ds8")
    game.play("0 place 1a vote s21", "0 deep ds8")
    assert game.asked() == "build 0"
    assert game.refused("0 build mega1") == "FD-MEG-06"
    assert {"build mega2", "build mega3", "build mega4"} <= set(game.legal(0))


@pytest.mark.rule("FD-MEG-06")
def test_a_closed_megastructure_does_not_open_the_action() -> None:
    assert not {"s22", "s36"} & table("G=2", *["built=mega4"] * 3).spaces(0)
    assert {"s22", "s36"} <= table("G=2", *["built=mega4"] * 2, "").spaces(0)


@pytest.mark.rule("FD-EX-08")
def test_example_three_times_three() -> None:
    game = megastructure("L=1 C=1 G=1 shops=1:2,2 degree=8 medals=accreditation")
    assert game.level(0) == 4
    assert game.points(0) == {"mega:mega1": 9}
    assert game.influence(0, "e81216") == 2


@pytest.mark.rule("FD-EX-09")
def test_example_nothing_without_a_die() -> None:
    game = megastructure("L=1 C=1 G=1 shops=1:2,2", "built=mega1", megas="arratuin+die - - -")
    assert game.game.view(None)["e81216"]["megastructures"][0]["robots"] == [1, 0]
    assert (game.points(0), game.influence(0, "e81216")) == ({}, 2)
