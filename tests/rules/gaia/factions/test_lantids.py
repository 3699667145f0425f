"""Lantids: mines beside the structures of others."""

import pytest

from tests.rules.gaia.factions.opening import after_income, first_turn, gained, opening, stock
from tests.rules.gaia.table import table


@pytest.mark.rule("GP-FAC-LAN-01")
def test_they_build_on_a_planet_of_an_opponent() -> None:
    game = table("lantids mine@0x0", "xenos station@1x0")
    game.play("lantids build 1x0")
    assert len(game.seat("lantids").planets) == 2
    assert len(game.seat("xenos").planets) == 1
    game.play("xenos decline", "lantids end", "xenos upgrade 1x0 lab")
    assert game.kinds()[0] == "upgrade"


@pytest.mark.rule("GP-FAC-LAN-01")
def test_they_build_beside_every_kind_of_structure() -> None:
    kinds = ["mine", "station", "lab", "institute", "academy_left", "academy_right"]
    places = ["1x0", "0x1", "-1x1", "-1x0", "0x-1", "1x-1"]
    xenos = " ".join(f"{kind}@{place}" for kind, place in zip(kinds, places, strict=True))
    game = table("lantids mine@0x0", f"xenos {xenos}")
    assert sorted(game.legal("lantids", "build")) == sorted(f"build {place}" for place in places)


@pytest.mark.rule("GP-FAC-LAN-01")
def test_nobody_else_does() -> None:
    game = table("terrans mine@0x0", "xenos station@1x0")
    assert game.refused("terrans build 1x0") == "GP-BUILD-03"


@pytest.mark.rule("GP-FAC-LAN-02")
@pytest.mark.parametrize("kind", ["terra", "oxide", "volcanic", "desert", "gaia"])
def test_they_pay_the_mine_and_nothing_for_habitability(kind: str) -> None:
    game = table("lantids mine@0x0", f"xenos mine@1x0/{kind}", round_tile="terraform_2")
    assert gained(game, "lantids", "lantids build 1x0") == (-1, -2, 0, 0)
    assert game.points("lantids") == {}


@pytest.mark.rule("GP-FAC-LAN-02")
def test_range_costs_qic_as_usual() -> None:
    game = table("lantids qic=1 mine@0x0", "xenos mine@3x0/gaia mine@4x0")
    assert game.refused("lantids build 4x0") == "GP-BUILD-05"
    assert gained(game, "lantids", "lantids build 3x0") == (-1, -2, 0, -1)


@pytest.mark.rule("GP-FAC-LAN-02")
def test_a_mine_must_be_paid_and_must_be_left() -> None:
    assert table("lantids ore=0 mine@0x0", "xenos mine@1x0").refused("lantids build 1x0") == "GP-BUILD-01"
    own = "mine@0x0 mine@-1x0 mine@-2x0 mine@-3x0 mine@-4x0 mine@-5x0 mine@-6x0 mine@-7x0"
    assert table(f"lantids {own}", "xenos mine@1x0").refused("lantids build 1x0") == "GP-COMP-07"


@pytest.mark.rule("GP-FAC-LAN-02")
def test_free_steps_are_not_needed_there_and_lapse() -> None:
    game = table("lantids power=0/0/3 mine@0x0", "xenos mine@1x0", round_tile="terraform_2")
    assert gained(game, "lantids", "lantids power step_1", "lantids build 1x0") == (-1, -2, 0, 0)
    assert game.points("lantids") == {}


@pytest.mark.rule("GP-FAC-LAN-02")
def test_free_steps_may_have_to_be_needed() -> None:
    seats = ("lantids power=0/0/3 mine@0x0", "xenos mine@1x0")
    game = table(*seats, planets="0x1 oxide", options={"free_steps_needed": True})
    game.play("lantids power step_1")
    assert game.refused("lantids build 1x0") == "GP-BOARD-04"


@pytest.mark.rule("GP-FAC-LAN-03")
def test_a_shared_mine_opens_income() -> None:
    assert stock(after_income("lantids mine@0x0 guest@-9x0"), "lantids") == (1 + 2, 2, 1, 0)


@pytest.mark.rule("GP-FAC-LAN-03")
def test_a_shared_mine_is_a_starting_point() -> None:
    game = table("lantids qic=0 mine@-5x0 guest@0x0", "xenos mine@0x0", planets="1x0 terra, 2x0 terra")
    assert game.legal("lantids", "build") == ["build 1x0"]


@pytest.mark.rule("GP-FAC-LAN-03")
def test_a_shared_mine_charges_one_power() -> None:
    game = table("xenos institute@0x0", "lantids power=4/0/0 guest@0x0 mine@-5x0", planets="1x0 desert")
    game.play("xenos build 1x0", "lantids charge")
    assert game.power("lantids") == (3, 1, 0)


@pytest.mark.rule("GP-FAC-LAN-03")
def test_a_shared_mine_makes_trading_stations_of_its_host_cheaper() -> None:
    game = table("xenos mine@0x0", "lantids guest@0x0 mine@-5x0")
    assert gained(game, "xenos", "xenos upgrade 0x0 station") == (-2, -3, 0, 0)


@pytest.mark.rule("GP-FAC-LAN-03")
def test_a_shared_mine_counts_one_in_a_federation_and_the_planet_serves_both_owners() -> None:
    game = table(
        "ambas institute@1x0 academy_left@2x0 mine@3x0",
        "lantids guest@1x0 institute@0x0 academy_left@0x1",
    )
    game.play("ambas federation 1x0 2x0 3x0", "ambas token vp12", "ambas end")
    game.play("lantids federation 0x0 0x1 1x0", "lantids token vp12")
    assert game.points("ambas") == game.points("lantids") == {"federation:vp12": 12}


@pytest.mark.rule("GP-FAC-LAN-03")
def test_without_the_shared_mine_that_federation_is_worth_too_little() -> None:
    game = table("lantids institute@0x0 academy_left@0x1", "ambas institute@1x0")
    assert game.refused("lantids federation 0x0 0x1") == "GP-FED-01"


@pytest.mark.rule("GP-FAC-LAN-03")
def test_a_shared_mine_beside_a_federation_joins_it() -> None:
    seats = (
        "lantids power=0/0/0 fed:institute@0x0 fed:academy_left@0x1 fed:mine@-1x0",
        "xenos power=0/0/0 mine@1x0 passed",
    )
    game = table(*seats, round=6, finals="in_federations structures")
    game.play("lantids build 1x0", "lantids end", "lantids pass")
    # Four structures in federations are less than the neutral player's ten and more than none.
    assert game.points("lantids")["final:in_federations"] == 12


@pytest.mark.rule("GP-FAC-LAN-03")
def test_a_shared_mine_cannot_be_upgraded() -> None:
    game = table("lantids mine@0x0 guest@1x0", "xenos mine@1x0")
    assert game.refused("lantids upgrade 1x0 station") == "GP-UPG-08"
    assert game.can("lantids upgrade 0x0 station")


@pytest.mark.rule("GP-FAC-LAN-03")
@pytest.mark.parametrize(
    ("advanced", "area", "vp", "ore"), [("adv_mines", "gaia_level", 14, 0), ("adv_sector_ore", "sci", 10, 2)]
)
def test_a_shared_mine_counts_as_mine_and_for_its_sector(advanced: str, area: str, vp: int, ore: int) -> None:
    # The sectors of 0x0 and 3x0 are different ones.
    has = f"{area}=4 ore=0 qic=4 token=vp8_qic tile=vp_7 mine@0x0 guest@3x0"
    game = table(f"lantids {has}", "xenos mine@3x0")
    game.play("lantids qic tech", f"lantids tech {advanced} over vp_7")
    assert (game.seat("lantids").vp, game.seat("lantids").ore) == (vp, ore)


@pytest.mark.rule("GP-FAC-LAN-03")
def test_a_shared_mine_counts_as_structure_at_the_end() -> None:
    game = table("lantids mine@0x0 guest@1x0 guest@2x0", "xenos mine@1x0 mine@2x0 passed", round=6)
    game.play("lantids pass")
    # Three structures against two, below the eleven of the neutral player.
    assert game.points("lantids")["final:structures"] == 12
    assert game.points("xenos")["final:structures"] == 6


@pytest.mark.rule("GP-FAC-LAN-03")
def test_a_shared_mine_does_not_count_as_planet_type() -> None:
    game = table("lantids qic=2 mine@0x0 guest@1x0 guest@2x0", "xenos mine@1x0 mine@2x0/gaia")
    game.play("lantids qic types")
    assert game.seat("lantids").vp == 10 + 3 + 1


@pytest.mark.rule("GP-FAC-LAN-03")
def test_a_shared_mine_does_not_count_as_gaia_planet() -> None:
    game = table("lantids booster=gaia mine@0x0 mine@0x1/gaia guest@1x0", "xenos mine@1x0/gaia")
    game.play("lantids pass terraform")
    assert game.points("lantids") == {"booster:gaia": 1}


@pytest.mark.rule("GP-FAC-LAN-03")
@pytest.mark.parametrize(("fires", "points"), [(True, {"round:gaia_4": 4, "tech:gaia_vp": 3}), (False, {})])
def test_a_mine_on_a_shared_gaia_planet_pays_as_one(fires: bool, points: dict[str, int]) -> None:
    options = {"lantids_gaia_triggers": fires}
    game = table("lantids tile=gaia_vp mine@0x0", "xenos mine@1x0/gaia", options=options)
    game.play("lantids build 1x0")
    assert game.points("lantids") == points


@pytest.mark.rule("GP-FAC-LAN-03")
@pytest.mark.parametrize("fires", [True, False])
def test_a_mine_on_a_shared_gaia_planet_pays_as_mine_in_any_case(fires: bool) -> None:
    game = table(
        "lantids tile=vp_7<adv_mine mine@0x0",
        "xenos mine@1x0/gaia",
        round_tile="mine_2",
        options={"lantids_gaia_triggers": fires},
    )
    game.play("lantids build 1x0")
    assert game.points("lantids") == {"round:mine_2": 2, "tech:adv_mine": 3}


@pytest.mark.rule("GP-FAC-LAN-03")
def test_an_own_gaia_planet_pays_even_if_shared_ones_do_not() -> None:
    options = {"lantids_gaia_triggers": False}
    game = table("lantids mine@0x0", "xenos mine@5x0", planets="1x0 gaia", options=options)
    game.play("lantids build 1x0")
    assert game.points("lantids") == {"round:gaia_4": 4}


@pytest.mark.rule("GP-FAC-LAN-04")
def test_with_the_institute_each_shared_mine_brings_two_knowledge() -> None:
    game = table("lantids institute@0x0", "xenos power=0/0/0 mine@1x0 mine@0x1 passed")
    assert gained(game, "lantids", "lantids build 1x0") == (-1, -2, 2, 0)
    assert gained(game, "lantids", "lantids end", "lantids build 0x1") == (-1, -2, 2, 0)


@pytest.mark.rule("GP-FAC-LAN-04")
def test_an_ordinary_mine_brings_no_knowledge_and_nor_does_a_shared_one_without_institute() -> None:
    game = table("lantids institute@0x0", "xenos mine@3x0", planets="1x0 terra")
    assert gained(game, "lantids", "lantids build 1x0") == (-1, -2, 0, 0)
    game = table("lantids mine@0x0", "xenos mine@1x0")
    assert gained(game, "lantids", "lantids build 1x0") == (-1, -2, 0, 0)


@pytest.mark.rule("GP-FAC-LAN-04")
def test_the_institute_charges_four_and_gives_no_token() -> None:
    game = after_income("lantids power=3/0/0 institute@0x0")
    assert game.power("lantids") == (0, 2, 1)


@pytest.mark.rule("GP-FAC-LAN-05")
def test_they_begin_with_thirteen_credits_and_four_tokens_in_area_one() -> None:
    game = opening("lantids")
    assert stock(game, "lantids") == (4, 13, 3, 1)
    assert game.power("lantids") == (4, 0, 0)
    assert game.seat("lantids").levels == [0] * 6


@pytest.mark.rule("GP-FAC-LAN-05")
def test_their_first_income_is_the_usual_one() -> None:
    game = first_turn("lantids")
    assert stock(game, "lantids") == (4 + 3, 13 + 2, 3 + 1, 1)
    assert game.power("lantids") == (4, 0, 0)


@pytest.mark.rule("GP-FAC-LAN-06")
def test_they_have_one_mine_on_each_planet() -> None:
    game = table("lantids mine@0x0 guest@1x0", "xenos mine@1x0")
    assert game.refused("lantids build 1x0") == "GP-FAC-LAN-06"
    assert game.refused("lantids build 0x0") == "GP-BUILD-03"


@pytest.mark.rule("GP-FAC-LAN-06")
def test_a_planet_with_only_a_gaiaformer_cannot_be_shared() -> None:
    game = table("lantids mine@0x0", "xenos mine@3x0 former@1x0/transdim former@0x1/gaia")
    assert game.refused("lantids build 1x0") == "GP-BUILD-11"
    assert game.refused("lantids build 0x1") == "GP-BUILD-14"


@pytest.mark.rule("GP-FAC-LAN-06")
def test_nobody_settles_on_a_planet_of_theirs() -> None:
    game = table("xenos mine@0x0", "lantids mine@1x0 guest@0x0")
    assert game.refused("xenos build 1x0") == "GP-BUILD-03"


@pytest.mark.rule("GP-FAC-LAN-06")
def test_a_planet_they_share_is_closed_to_others() -> None:
    game = table("xenos mine@0x0", "lantids mine@5x0 guest@1x0", "ambas mine@1x0")
    assert game.refused("xenos build 1x0") == "GP-BUILD-03"


@pytest.mark.rule("GP-FAC-LAN-07")
def test_the_host_and_all_others_nearby_may_charge() -> None:
    game = table(
        "lantids mine@0x0",
        "xenos power=4/0/0 station@1x0",
        "firaks power=4/0/0 mine@4x0",
        "nevlas power=4/0/0 mine@3x0",
    )
    game.play("lantids build 1x0")
    assert game.asked() == ("xenos", "charge")
    game.play("xenos charge")
    assert game.power("xenos") == (2, 2, 0)
    assert game.seat("xenos").vp == 9
    assert game.asked() == ("nevlas", "charge")
    game.play("nevlas charge")
    assert game.power("nevlas") == (3, 1, 0)
    assert game.asked() == ("lantids", "closing")


@pytest.mark.rule("GP-EX-50", "GP-FAC-LAN-01")
@pytest.mark.parametrize("institute", [False, True])
def test_example_a_shared_mine_on_the_lost_planet(institute: bool) -> None:
    home = "institute@0x0" if institute else "mine@0x0"
    game = table(f"lantids qic=1 {home}", "xenos power=6/0/0 mine@5x0 mine@2x0/lost")
    assert gained(game, "lantids", "lantids build 2x0") == (-1, -2, 2 if institute else 0, -1)
    assert game.seat("lantids").built[1] == (1 if institute else 2)
    game.play("xenos charge")
    assert game.power("xenos") == (5, 1, 0)
    assert game.seat("xenos").vp == 10


@pytest.mark.rule("GP-EX-50")
def test_example_the_institute_beside_the_lost_planet_charges_three() -> None:
    game = table("lantids mine@0x0", "xenos power=6/0/0 institute@3x0 mine@1x0/lost")
    game.play("lantids build 1x0", "xenos charge")
    assert game.power("xenos") == (3, 3, 0)
    assert game.seat("xenos").vp == 8


@pytest.mark.rule("GP-FAC-LAN-01", "GP-FAC-LAN-03")
def test_a_mine_on_the_lost_planet_of_others_is_a_real_one() -> None:
    game = table("lantids qic=2 mine@0x0", "xenos mine@5x0 mine@1x0/lost", round_tile="mine_2")
    game.play("lantids build 1x0", "xenos charge", "lantids end", "xenos pass tokens_ore")
    assert game.points("lantids") == {"round:mine_2": 2}
    assert game.refused("lantids upgrade 1x0 station") == "GP-UPG-08"
    game.play("lantids qic types")
    assert game.points("lantids") == {"round:mine_2": 2, "board:types": 3 + 1}


@pytest.mark.rule("GP-FAC-LAN-06")
def test_they_cannot_join_their_own_lost_planet() -> None:
    game = table("lantids mine@0x0 mine@1x0/lost", "xenos mine@5x0")
    assert game.refused("lantids build 1x0") == "GP-BUILD-03"
