"""Xenos: a third mine, and federations of value 6."""

import pytest

from tests.rules.gaia.factions.opening import after_income, first_turn, opening, placing, stock
from tests.rules.gaia.table import table


@pytest.mark.rule("GP-FAC-XEN-01")
def test_their_third_mine_comes_after_all_second_ones() -> None:
    game = opening("xenos", "terrans", "taklons")
    assert placing(game) == ["xenos", "terrans", "taklons", "taklons", "terrans", "xenos", "xenos"]
    assert len(game.seat("xenos").planets) == 3
    assert len(game.seat("terrans").planets) == 2


@pytest.mark.rule("GP-FAC-XEN-01")
def test_as_last_player_they_still_wait_for_the_others() -> None:
    assert placing(opening("terrans", "xenos")) == ["terrans", "xenos", "xenos", "terrans", "xenos"]


@pytest.mark.rule("GP-FAC-XEN-02")
def test_with_the_institute_a_value_of_six_is_enough() -> None:
    game = table("xenos institute@0x0 station@1x0 mine@0x1", "terrans mine@-9x0")
    game.play("xenos federation 0x0 1x0 0x1", "xenos token vp12")
    assert game.points("xenos") == {"federation:vp12": 12}


@pytest.mark.rule("GP-FAC-XEN-02")
def test_five_is_too_little_and_without_the_institute_six_is() -> None:
    game = table("xenos institute@0x0 station@1x0", "terrans mine@-9x0")
    assert game.refused("xenos federation 0x0 1x0") == "GP-FED-01"
    game = table("xenos academy_left@0x0 station@1x0 mine@0x1", "terrans mine@-9x0")
    assert game.refused("xenos federation 0x0 1x0 0x1") == "GP-FED-01"


@pytest.mark.rule("GP-FAC-XEN-02")
def test_nobody_else_forms_federations_of_six() -> None:
    game = table("ambas institute@0x0 station@1x0 mine@0x1", "terrans mine@-9x0")
    assert game.refused("ambas federation 0x0 1x0 0x1") == "GP-FED-01"


@pytest.mark.rule("GP-FAC-XEN-02")
def test_the_institute_charges_four_and_gives_a_qic_but_no_token() -> None:
    game = after_income("xenos power=3/0/0 institute@0x0")
    assert game.power("xenos") == (0, 2, 1)
    assert stock(game, "xenos") == (1, 2, 1, 1)


@pytest.mark.rule("GP-FAC-XEN-03")
def test_they_begin_in_artificial_intelligence_with_two_qic() -> None:
    game = opening("xenos")
    assert stock(game, "xenos") == (4, 15, 3, 1 + 1)
    assert game.power("xenos") == (2, 4, 0)
    assert game.seat("xenos").levels == [0, 0, 1, 0, 0, 0]


@pytest.mark.rule("GP-FAC-XEN-01", "GP-FAC-XEN-03")
def test_the_third_mine_adds_nothing_to_their_first_income() -> None:
    game = first_turn("xenos")
    assert game.seat("xenos").built[1] == 3
    assert stock(game, "xenos") == (4 + 3, 15 + 2, 3 + 1, 2)


TWO_GROUPS = "station@-3x0 mine@-4x1 station@1x0 station@2x0 mine@1x1"
"""Beside an institute or academy on -4x0: groups of value 6 and 5, three satellites apart."""
JOINED = "federation -4x0 -3x0 -4x1 1x0 2x0 1x1"


@pytest.mark.rule("GP-FAC-XEN-04", "GP-EX-14")
def test_a_group_of_six_is_a_federation_by_itself_so_they_cannot_add_to_it() -> None:
    game = table(f"xenos institute@-4x0 {TWO_GROUPS}", "terrans mine@-9x0")
    assert game.refused(f"xenos {JOINED}") == "GP-FED-11"
    assert game.can("xenos federation -4x0 -3x0 -4x1")


@pytest.mark.rule("GP-FAC-XEN-04", "GP-EX-14")
@pytest.mark.parametrize("seat", [f"xenos academy_left@-4x0 {TWO_GROUPS}", f"ambas institute@-4x0 {TWO_GROUPS}"])
def test_whoever_needs_seven_may_join_the_same_groups(seat: str) -> None:
    game = table(seat, "terrans mine@-9x0")
    assert game.can(f"{seat.split()[0]} {JOINED}")


@pytest.mark.rule("GP-FAC-XEN-04")
def test_a_mine_that_only_seven_would_need_is_left_out() -> None:
    # The institute and three mines come to 6 with one satellite; the mine on 5x0 would need a second one.
    game = table("xenos institute@0x0 mine@1x0 mine@0x1 mine@3x0 mine@5x0", "terrans mine@-9x0")
    assert game.can("xenos federation 0x0 1x0 0x1 3x0")
    assert game.refused("xenos federation 0x0 1x0 0x1 3x0 5x0") == "GP-FED-11"
