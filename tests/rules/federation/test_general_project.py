"""The general project (GPR)."""

import pytest

from tests.rules.federation.table import table


@pytest.mark.rule("FD-GPR-01", "FD-GPR-02")
def test_the_small_lounge_may_advance_the_general_project() -> None:
    game = table("", "", "", "").play("0 place 1a vote s34")
    assert len(game.legal(0)) == 7
    game.play("0 project general")
    assert (game.project("general"), game.seat(0).contributions, game.reserve(0)) == (1, 1, "1L")


@pytest.mark.rule("FD-GPR-01")
@pytest.mark.parametrize(
    ("seat", "lines"),
    [
        ("degree=7 markers=m9", ["place 1a vote outer", "mission m9"]),
        ("tokens=f_copernium_project", ["place 1a cover outer"]),
        ("tokens=v5_project", ["place 1a cover outer"]),
        ("degree=8", ["place 1a vote s21", "deep ds1"]),
    ],
)
def test_other_effects_may_advance_it_too(seat: str, lines: list[str]) -> None:
    game = table(seat, "", "", "", deep="ds1 ds3 ds4 ds7 ds8").play(*[f"0 {line}" for line in lines])
    assert game.asked() == "project 0"
    game.play("0 project general")
    assert (game.project("general"), game.seat(0).contributions) == (1, 1)


@pytest.mark.rule("FD-GPR-01")
def test_a_funded_project_cannot_be_chosen_any_more() -> None:
    game = table("", "", "", "", projects="neo=7 atal=7").play("0 place 1a vote s34")
    assert game.refused("0 project neo") == "FD-GPR-01"
    expected = ["six_moons", "arratuin", "e81216", "missions", "general"]
    assert game.legal(0) == [f"project {name}" for name in expected]


@pytest.mark.rule("FD-GPR-01")
def test_the_general_project_may_always_be_chosen() -> None:
    columns = "neo=7 atal=7 six_moons=7 arratuin=7 e81216=7 missions=7"
    game = table("given=5", "given=4", "", "", projects=columns).play("0 place 1a vote s34")
    assert (game.seat(0).contributions, game.project("general")) == (6, 9)


@pytest.mark.rule("FD-GPR-01")
def test_of_two_advances_the_surplus_goes_to_the_general_project() -> None:
    game = table("tokens=f_project_2", "", "", "", projects="neo=6").play("0 place 1a cover outer", "0 project neo")
    assert game.refused("0 project neo") == "FD-GPR-01"
    game.play("0 project general")
    assert (game.project("neo"), game.seat(0).contributions) == (7, 1)


@pytest.mark.rule("FD-GPR-02", "FD-GPR-03")
def test_the_project_stands_at_the_sum_of_all_contributions() -> None:
    game = table("given=2", "given=1", "", "given=3", turn=2).play("2 place 1a vote s34", "2 project general")
    assert (game.project("general"), [game.seat(seat).contributions for seat in range(4)]) == (7, [2, 1, 1, 3])


@pytest.mark.rule("FD-GPR-03", "FD-GPR-04")
@pytest.mark.parametrize(("players", "needed"), [(4, 9), (3, 7), (2, 5)])
def test_contributions_beyond_the_end_still_move_the_own_marker(players: int, needed: int) -> None:
    seats = [f"given={needed - 1}", *[""] * (players - 1)]
    game = table(*seats).play("0 place 1a vote s34", "0 project general")
    shown = game.game.view(None)["projects"][6]
    assert (shown["at"], shown["length"], shown["funded"]) == (needed, needed, True)
    seats = [f"given={needed}", *[""] * (players - 1)]
    game = table(*seats).play("0 place 1a vote s34", "0 project general")
    assert (game.project("general"), game.seat(0).contributions) == (needed, needed + 1)


@pytest.mark.rule("FD-GPR-05")
@pytest.mark.parametrize(("given", "reserve"), [(0, "1L"), (1, "1C"), (2, "1O"), (3, ""), (4, "")])
def test_the_first_three_contributions_bring_a_crystal_each(given: int, reserve: str) -> None:
    game = table(f"given={given}", "", "", "").play("0 place 1a vote s34", "0 project general")
    assert game.reserve(0) == reserve


@pytest.mark.rule("FD-GPR-06")
def test_two_steps_are_two_contributions() -> None:
    game = table("tokens=f_project_2 given=1", "", "", "")
    game.play("0 place 1a cover s21", "0 project general", "0 project general")
    assert (game.seat(0).contributions, game.project("general"), game.reserve(0)) == (3, 3, "1C 1O")


@pytest.mark.rule("FD-GPR-06")
def test_a_crystal_above_the_limit_is_lost() -> None:
    game = table("C=6 O=4", "", "", "").play("0 place 1a vote s34", "0 project general")
    assert (game.reserve(0), game.seat(0).contributions, game.asked()) == ("6C 4O", 1, "turn 1")
