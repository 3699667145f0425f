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


@pytest.mark.rule("FD-GPR-06", "FD-RES-04")
@pytest.mark.parametrize(
    ("given_back", "reserve"), [("lavandium", "6C 4O"), ("copernium", "1L 5C 4O"), ("oceanium", "1L 6C 3O")]
)
def test_at_a_full_reserve_the_owner_chooses_what_goes_for_the_crystal(given_back: str, reserve: str) -> None:
    game = table("C=6 O=4", "", "", "").play("0 place 1a vote s34", "0 project general")
    assert (game.asked(), game.seat(0).contributions) == ("discard 0", 1)
    assert game.kinds()[-2:] == ["contribution", "gain"]
    game.play(f"0 discard {given_back}")
    assert (game.reserve(0), game.asked()) == (reserve, "turn 1")
    assert game.events[0].data == {"what": given_back, "amount": 1}


@pytest.mark.rule("FD-GPR-06")
def test_with_crystals_of_one_kind_the_log_tells_what_went() -> None:
    game = table("C=10 given=1", "", "", "").play("0 place 1a vote s34", "0 project general")
    assert (game.reserve(0), game.asked()) == ("10C", "turn 1")
    assert [(event.kind, event.data["what"]) for event in game.events[-2:]] == [
        ("gain", "copernium"),
        ("discard", "copernium"),
    ]


@pytest.mark.rule("FD-GPR-06")
def test_of_two_contributions_each_crystal_is_chosen_for_by_itself() -> None:
    funded = "neo=7 atal=7 six_moons=7 arratuin=7 e81216=7 missions=7"
    game = table("tokens=f_project_2 C=6 O=4", "", "", "", projects=funded).play("0 place 1a cover outer")
    # Nothing but the general project is left, so both go there without a question.
    assert (game.asked(), game.seat(0).contributions, game.reserve(0)) == ("discard 0", 1, "1L 6C 4O")
    game.play("0 discard lavandium")
    assert (game.asked(), game.seat(0).contributions, game.reserve(0)) == ("discard 0", 2, "7C 4O")
    game.play("0 discard copernium")
    # The oceanium of the outer module does not fit either.
    assert (game.asked(), game.reserve(0)) == ("discard 0", "6C 5O")


@pytest.mark.rule("FD-GPR-06", "FD-EXE-09", "FD-EXE-08")
def test_in_the_executive_phase_each_owner_chooses_before_the_next_symbol_counts() -> None:
    # All four symbols lie in the column of Neo, which is funded, or behind it; the top one comes first.
    seats = ("2$s31 3$s12 C=6 O=4", "2$s21 L=5 O=5", "1a$s11", "")
    game = table(*seats, phase="executive", projects="neo=7 six_moons=7")
    assert (game.asked(), [game.seat(seat).contributions for seat in range(4)]) == ("discard 0", [1, 0, 0, 0])
    game.play("0 discard copernium")
    assert (game.asked(), [game.seat(seat).contributions for seat in range(4)]) == ("discard 1", [1, 1, 0, 0])
    game.play("1 discard lavandium")
    # The third has room; the first owner's second symbol is in the next column.
    assert (game.asked(), [game.seat(seat).contributions for seat in range(4)]) == ("discard 0", [2, 1, 1, 0])
    game.play("0 discard oceanium")
    assert [game.reserve(seat) for seat in range(3)] == ["1L 6C 3O", "5L 5O", "1L"]
    assert game.asked() == "law 0"


@pytest.mark.rule("FD-GPR-06")
def test_a_game_begun_before_the_correction_goes_on_as_it_began() -> None:
    game = table("C=6 O=4", "", "", "", version=1).play("0 place 1a vote s34", "0 project general")
    assert (game.reserve(0), game.seat(0).contributions, game.asked()) == ("6C 4O", 1, "turn 1")
