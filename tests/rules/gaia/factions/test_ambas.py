"""Ambas: institute and mine change places."""

import pytest

from tests.rules.gaia.factions.opening import after_income, first_turn, opening, stock
from tests.rules.gaia.table import table


@pytest.mark.rule("GP-FAC-AMB-01")
def test_institute_and_mine_change_places() -> None:
    game = table("ambas institute@0x0 mine@3x0", "xenos mine@-9x0 passed")
    game.play("ambas swap 3x0", "ambas end")
    assert game.can("ambas upgrade 0x0 station")
    assert game.refused("ambas upgrade 3x0 station") == "GP-UPG-01"


@pytest.mark.rule("GP-FAC-AMB-01")
def test_any_mine_will_do_but_no_other_structure() -> None:
    game = table("ambas institute@0x0 mine@3x0 mine@-5x1/gaia station@1x0 lab@2x0", "xenos mine@0x1")
    assert sorted(game.legal("ambas", "swap")) == ["swap -5x1", "swap 3x0"]
    assert game.refused("ambas swap 1x0") == "GP-FAC-AMB-05"
    assert game.refused("ambas swap 0x1") == "GP-FAC-AMB-05"
    assert game.refused("ambas swap 0x0") == "GP-FAC-AMB-05"


@pytest.mark.rule("GP-FAC-AMB-01")
def test_it_is_a_special_action_once_in_a_round() -> None:
    seat = "ambas power=4/0/0 institute@0x0 mine@3x0"
    game = table(seat, "xenos mine@-9x0 passed", boosters="terraform gaia mines")
    game.play("ambas swap 3x0", "ambas end")
    assert game.refused("ambas swap 0x0") == "GP-SPEC-01"
    assert game.next_round().can("ambas swap 0x0")


@pytest.mark.rule("GP-FAC-AMB-01")
def test_it_needs_the_institute_and_nobody_else_has_it() -> None:
    assert table("ambas station@0x0 mine@3x0", "xenos mine@-9x0").refused("ambas swap 3x0") == "GP-FAC-AMB-01"
    assert table("xenos institute@0x0 mine@3x0", "ambas mine@-9x0").refused("xenos swap 3x0") == "GP-FAC-AMB-01"


@pytest.mark.rule("GP-FAC-AMB-02")
def test_a_federation_stays_formed_and_the_institute_may_serve_a_new_one() -> None:
    old = "fed:institute@0x0 fed:academy_left@1x0 fed:mine@0x1"
    game = table(f"ambas {old} mine@-4x0 station@-5x0 station@-4x1", "xenos mine@-9x0 passed")
    before = game.seat("ambas").federated
    assert game.refused("ambas federation -4x0 -5x0 -4x1") == "GP-FED-01"
    game.play("ambas swap -4x0", "ambas end")
    assert game.seat("ambas").federated == before
    game.play("ambas federation -4x0 -5x0 -4x1", "ambas token vp12")
    assert game.points("ambas") == {"federation:vp12": 12}


@pytest.mark.rule("GP-FAC-AMB-02", "GP-FAC-AMB-05")
def test_structures_in_federations_are_counted_by_planet() -> None:
    game = table(
        "ambas booster=mines fed:institute@0x0 fed:academy_left@1x0 fed:mine@0x1 mine@-4x0",
        "xenos fed:mine@-9x0 fed:mine@-8x0 fed:mine@-9x1 passed",
        round=6,
        finals="in_federations structures",
    )
    game.play("ambas swap -4x0", "ambas end", "ambas pass")
    # Three each, below the ten of the neutral player: the places for 12 and 6 are shared.
    assert game.points("ambas")["final:in_federations"] == 9


@pytest.mark.rule("GP-FAC-AMB-03")
@pytest.mark.parametrize("tile", ["mine_2", "gaia_4", "big_5a", "station_4"])
def test_it_scores_nothing(tile: str) -> None:
    game = table("ambas tile=vp_7<adv_mine institute@0x0 mine@3x0/gaia", "xenos mine@-9x0", round_tile=tile)
    assert game.play("ambas swap 3x0").points("ambas") == {}


@pytest.mark.rule("GP-FAC-AMB-03")
def test_nobody_charges_for_it() -> None:
    game = table("ambas institute@0x0 mine@3x0", "xenos power=4/0/0 institute@1x0 mine@4x0")
    game.play("ambas swap 3x0")
    assert game.asked() == ("ambas", "closing")


@pytest.mark.rule("GP-FAC-AMB-04")
def test_they_begin_in_navigation_with_two_qic() -> None:
    game = opening("ambas")
    assert stock(game, "ambas") == (4, 15, 3, 1 + 1)
    assert game.power("ambas") == (2, 4, 0)
    assert game.seat("ambas").levels == [0, 1, 0, 0, 0, 0]


@pytest.mark.rule("GP-FAC-AMB-04")
def test_their_first_income_holds_one_ore_more() -> None:
    assert stock(first_turn("ambas"), "ambas") == (4 + 2 + 2, 15 + 2, 3 + 1, 2)


@pytest.mark.rule("GP-FAC-AMB-04")
def test_the_institute_charges_four_and_gives_two_tokens() -> None:
    game = after_income("ambas power=4/0/0 institute@0x0")
    assert game.power("ambas") == (2, 4, 0)
    assert stock(game, "ambas") == (2, 2, 1, 0)


@pytest.mark.rule("GP-FAC-AMB-05")
def test_open_income_slots_stay_open() -> None:
    seat = "ambas ore=0 credits=0 knowledge=0 qic=0 power=4/0/0 institute@0x0 mine@3x0"
    game = table(seat, "xenos mine@-9x0 passed", boosters="terraform gaia mines")
    game.play("ambas swap 3x0").next_round()
    assert stock(game, "ambas") == (2 + 1, 2, 1, 0)
    assert game.power("ambas") == (2, 4, 0)


@pytest.mark.rule("GP-FAC-AMB-05")
@pytest.mark.parametrize(("place", "power"), [("1x0", (3, 1, 0)), ("4x0", (1, 3, 0))])
def test_the_institute_is_worth_three_where_it_stands_now(place: str, power: tuple[int, int, int]) -> None:
    game = table(
        "ambas power=4/0/0 institute@0x0 mine@5x0",
        "xenos mine@2x-1",
        planets="1x0 desert, 4x0 desert",
    )
    game.play("ambas swap 5x0", "ambas end")
    game.play(f"xenos build {place}", "ambas charge")
    assert game.power("ambas") == power


@pytest.mark.rule("GP-FAC-AMB-05")
def test_the_lost_planet_cannot_take_part() -> None:
    game = table("ambas institute@0x0 mine@3x0/lost", "xenos mine@-9x0")
    assert game.refused("ambas swap 3x0") == "GP-FAC-AMB-05"
    assert game.legal("ambas", "swap") == []


@pytest.mark.rule("GP-FAC-AMB-05")
def test_a_shared_mine_of_lantids_is_not_moved_by_it() -> None:
    game = table("ambas institute@0x0 mine@3x0", "lantids power=4/0/0 guest@0x0 mine@-9x0")
    game.play("ambas swap 3x0", "ambas end", "lantids pass terraform")
    game.play("ambas upgrade 0x0 station", "lantids charge")
    assert game.power("lantids") == (3, 1, 0)
    assert len(game.seat("lantids").planets) == 2
