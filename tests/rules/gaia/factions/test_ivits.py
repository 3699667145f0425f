"""Ivits: one federation that grows, satellites for Q.I.C., and space stations."""

from typing import Any

import pytest

from astrarium.games.gaia.components import components as c
from astrarium.games.gaia.components import ids
from tests.rules.gaia.factions.opening import first_turn, gained, opening, placing, stock
from tests.rules.gaia.table import Table, table

SEVEN = "formed=1 token=vp12 fed:institute@0x0 fed:station@1x0 fed:station@0x1"
"""A federation of value 7 and the token for it."""
THIRTEEN = "formed=1 token=vp12 tile=big_4 fed:institute@0x0 fed:academy_left@1x0 fed:academy_right@0x1 fed:mine@-1x0"
"""A federation of value 4 + 4 + 4 + 1 and one token from forming."""


def alone(has: str, planets: str = "", **options: Any) -> Table:
    """Ivits with all turns for themselves."""
    return table(f"ivits {has}", "xenos mine@-9x0 passed", planets=planets, options=options)


@pytest.mark.rule("GP-FAC-IVI-01")
def test_their_institute_is_placed_when_everyone_else_is_done() -> None:
    game = opening("ivits", "xenos", "terrans")
    assert placing(game) == ["xenos", "terrans", "terrans", "xenos", "xenos", "ivits"]
    assert game.seat("ivits").built == [0, 0, 0, 0, 1, 0, 0]


@pytest.mark.rule("GP-FAC-IVI-01")
def test_it_goes_on_a_planet_of_their_type() -> None:
    game = opening("xenos", "ivits")
    for _ in range(3):
        game.play(f"xenos {game.legal('xenos')[0]}")
    oxide = game.state.board.kinds.count(ids.OXIDE)
    assert len(game.legal("ivits", "place")) == oxide
    other = next(text.split()[1] for text in opening("terrans", "xenos").legal("terrans", "place"))
    assert game.refused(f"ivits place {other}") == "GP-ADV-03"


@pytest.mark.rule("GP-FAC-IVI-02")
@pytest.mark.parametrize("suffices", [False, True])
def test_upgrades_alone_do_not_earn_another_token_unless_the_table_agrees(suffices: bool) -> None:
    game = alone(THIRTEEN, ivits_upgrades_suffice=suffices)
    assert game.refused("ivits federation") == ("GP-FED-01" if suffices else "GP-FAC-IVI-02")
    game.play("ivits upgrade -1x0 station", "ivits end")
    if suffices:
        game.play("ivits federation", "ivits token vp7_ore")
        assert game.points("ivits") == {"federation:vp7_ore": 7}
    else:
        assert game.refused("ivits federation") == "GP-FAC-IVI-02"


@pytest.mark.rule("GP-FAC-IVI-02", "GP-FAC-IVI-10")
def test_a_planet_that_joined_by_itself_is_growth_and_no_satellite_is_needed() -> None:
    game = alone(f"{THIRTEEN} qic=0", "2x0 oxide").play("ivits build 2x0", "ivits end")
    game.play("ivits federation", "ivits token vp7_ore")
    assert game.points("ivits") == {"federation:vp7_ore": 7}
    assert game.seat("ivits").satellites == 0


@pytest.mark.rule("GP-FAC-IVI-02", "GP-FAC-IVI-10")
def test_a_station_that_joined_by_itself_is_growth_too() -> None:
    game = alone(THIRTEEN).play("ivits station 2x0", "ivits end")
    assert game.can("ivits federation")


@pytest.mark.rule("GP-FAC-IVI-02")
def test_what_is_attached_now_is_growth_even_if_upgrades_have_reached_the_total() -> None:
    game = alone(f"{THIRTEEN} qic=2 mine@3x0").play("ivits upgrade -1x0 station", "ivits end")
    assert game.refused("ivits federation") == "GP-FAC-IVI-02"
    assert gained(game, "ivits", "ivits federation 3x0") == (0, 0, 0, -1)
    assert game.asked() == ("ivits", "token")


@pytest.mark.rule("GP-FAC-IVI-02")
@pytest.mark.parametrize("suffices", [False, True])
def test_growth_is_counted_since_the_last_token(suffices: bool) -> None:
    more = "fed:station@-1x1 fed:station@0x-1 fed:station@-2x0 fed:station@-2x1"
    game = alone(f"{THIRTEEN} {more} ", "2x0 oxide", ivits_upgrades_suffice=suffices)
    # 13 and four stations are 21, with the new mine 22: enough for the second token and for the third.
    game.play("ivits build 2x0", "ivits end", "ivits federation", "ivits token vp12", "ivits end")
    if suffices:
        assert game.can("ivits federation")
    else:
        assert game.refused("ivits federation") == "GP-FAC-IVI-02"


@pytest.mark.rule("GP-FAC-IVI-02")
def test_each_further_token_takes_seven_more() -> None:
    game = alone(f"{THIRTEEN} qic=5", "2x0 oxide, -2x0 oxide").play("ivits build 2x0", "ivits end")
    game.play("ivits federation", "ivits token vp12", "ivits end", "ivits build -2x0", "ivits end")
    refusal = game.why_not("ivits federation")
    assert refusal is not None
    assert (refusal.rule, refusal.need, refusal.have) == ("GP-FED-01", 21, 15)


@pytest.mark.rule("GP-FAC-IVI-02")
def test_they_never_form_a_second_federation_apart() -> None:
    far = "mine@-5x0 academy_left@-6x0 academy_right@-5x1"
    game = alone(f"{SEVEN} qic=3 {far}")
    assert game.refused("ivits federation -5x0 -6x0 -5x1") == "GP-FED-04"
    game = alone(f"{SEVEN} qic=4 {far}")
    assert gained(game, "ivits", "ivits federation -5x0 -6x0 -5x1")[3] == -4


@pytest.mark.rule("GP-EX-31", "GP-FAC-IVI-02")
def test_example_the_token_of_terraforming_does_not_count() -> None:
    game = alone(f"{THIRTEEN.replace('vp12', 'vp8_qic')} terra=4 qic=0", "2x0 oxide")
    game.play("ivits research terra", "ivits end")
    assert len(game.seat("ivits").tokens) == 2
    assert game.refused("ivits federation") == "GP-FAC-IVI-02"
    game.play("ivits build 2x0", "ivits end")
    assert game.can("ivits federation")


@pytest.mark.rule("GP-EX-31")
def test_example_thirteen_is_short_of_fourteen() -> None:
    weaker = THIRTEEN.replace("fed:mine@-1x0", "")
    game = alone(f"{weaker} terra=5 token=vp7_ore", "2x0 oxide").play("ivits build 2x0", "ivits end")
    refusal = game.why_not("ivits federation")
    assert refusal is not None
    assert (refusal.rule, refusal.need, refusal.have) == ("GP-FED-01", 14, 13)


@pytest.mark.rule("GP-FAC-IVI-03")
def test_the_token_is_theirs_to_choose_and_scores_as_for_others() -> None:
    game = table("ivits institute@0x0 station@1x0 station@0x1", "xenos mine@-9x0", round_tile="federation_5")
    game.play("ivits federation 0x0 1x0 0x1")
    assert len(game.legal("ivits", "token")) == 6
    game.play("ivits token vp8_tokens")
    assert game.points("ivits") == {"federation:vp8_tokens": 8, "round:federation_5": 5}


@pytest.mark.rule("GP-FAC-IVI-03")
def test_they_too_take_nothing_beyond_what_is_needed() -> None:
    game = alone("qic=5 institute@0x0 station@1x0 station@0x1 mine@3x0")
    assert game.refused("ivits federation 0x0 1x0 0x1 3x0") == "GP-FED-11"
    assert game.refused("ivits federation 0x0 1x0 3x0") == "GP-FED-21"


@pytest.mark.rule("GP-FAC-IVI-04")
def test_a_satellite_costs_a_qic_and_no_token() -> None:
    game = alone("qic=3 power=1/1/1 institute@0x0 academy_left@-1x0 mine@3x0")
    assert gained(game, "ivits", "ivits federation -1x0 0x0 3x0") == (0, 0, 0, -2)
    assert game.power("ivits") == (1, 1, 1)
    assert game.seat("ivits").satellites.bit_count() == 2


@pytest.mark.rule("GP-FAC-IVI-04")
def test_without_qic_tokens_do_not_help() -> None:
    game = alone("qic=1 power=9/9/9 institute@0x0 academy_left@-1x0 mine@3x0")
    assert game.refused("ivits federation -1x0 0x0 3x0") == "GP-FED-04"


@pytest.mark.rule("GP-FAC-IVI-05")
def test_a_station_goes_on_any_empty_hex_within_range() -> None:
    game = table("ivits qic=0 institute@0x0", "xenos mine@1x0")
    places = ["0x1", "-1x1", "-1x0", "0x-1", "1x-1"]
    assert sorted(game.legal("ivits", "station")) == sorted(f"station {place}" for place in places)
    assert game.refused("ivits station 1x0") == "GP-FAC-IVI-05"
    assert game.refused("ivits station 2x-1") == "GP-BUILD-05"


@pytest.mark.rule("GP-FAC-IVI-05", "GP-EX-05")
@pytest.mark.parametrize(("nav", "place", "qic"), [(0, "1x0", 0), (0, "2x0", 1), (0, "4x0", 2), (2, "4x0", 1)])
def test_qic_extend_the_range(nav: int, place: str, qic: int) -> None:
    game = alone(f"nav={nav} qic={qic} institute@0x0")
    assert gained(game, "ivits", f"ivits station {place}") == (0, 0, 0, -qic)
    if qic:
        game = alone(f"nav={nav} qic={qic - 1} institute@0x0")
        assert game.refused(f"ivits station {place}") == "GP-BUILD-05"


@pytest.mark.rule("GP-FAC-IVI-05")
def test_the_range_booster_does_not_serve_stations() -> None:
    game = alone("qic=0 booster=range institute@0x0", "2x0 oxide").play("ivits special range")
    assert game.legal("ivits", "station") == []


@pytest.mark.rule("GP-FAC-IVI-05")
def test_it_works_once_in_a_round() -> None:
    game = table("ivits power=4/0/0 institute@0x0", "xenos mine@-9x0", boosters="terraform gaia mines")
    game.play("ivits station 1x0", "ivits end", "xenos pass gaia")
    assert game.refused("ivits station 0x1") == "GP-SPEC-01"
    game.play("ivits pass terraform", "xenos pass mines")
    assert game.can("ivits station 0x1")


@pytest.mark.rule("GP-FAC-IVI-05")
def test_nobody_else_places_stations() -> None:
    game = table("xenos institute@0x0", "ivits institute@-9x0")
    assert game.refused("xenos station 1x0") == "GP-FAC-IVI-05"


@pytest.mark.rule("GP-FAC-IVI-05")
def test_no_station_goes_on_a_planet_the_lost_planet_or_another_station() -> None:
    game = table("ivits institute@0x0 space_station@1x0", "xenos mine@-9x0 mine@0x1/lost", planets="-1x0 transdim")
    for place in ("1x0", "0x1", "-1x0", "0x0"):
        assert game.refused(f"ivits station {place}") == "GP-FAC-IVI-05"


@pytest.mark.rule("GP-FAC-IVI-05")
@pytest.mark.parametrize("allowed", [True, False])
def test_satellites_of_others_are_no_hindrance(allowed: bool) -> None:
    game = table("ivits institute@0x0", "xenos mine@-9x0 satellite@1x0", options={"station_on_satellite": allowed})
    assert game.can("ivits station 1x0")


@pytest.mark.rule("GP-FAC-IVI-05")
def test_a_station_on_their_own_satellite_belongs_to_the_federation_at_once() -> None:
    game = alone(f"{THIRTEEN} satellite@2x0").play("ivits station 2x0", "ivits end")
    assert game.can("ivits federation")


@pytest.mark.rule("GP-FAC-IVI-05")
def test_tables_may_keep_stations_off_their_own_satellites() -> None:
    game = alone(f"{THIRTEEN} satellite@2x0", station_on_satellite=False)
    assert game.refused("ivits station 2x0") == "GP-FAC-IVI-05"


@pytest.mark.rule("GP-FAC-IVI-05", "GP-FAC-IVI-09")
def test_a_station_and_the_satellite_under_it_both_count() -> None:
    game = table(
        f"ivits {THIRTEEN} satellite@2x0 space_station@2x0",
        "xenos mine@-9x0 satellite@-8x0 passed",
        round=6,
        finals="satellites types",
    )
    game.play("ivits pass")
    # Two against one, below the eight of the neutral player.
    assert game.points("ivits")["final:satellites"] == 12
    assert game.points("xenos")["final:satellites"] == 6


@pytest.mark.rule("GP-FAC-IVI-06", "GP-FAC-IVI-12")
def test_a_station_links_like_a_planet_and_is_worth_one() -> None:
    game = alone("qic=0 institute@0x0 space_station@1x0 academy_left@2x0")
    game.play("ivits federation 0x0 1x0 2x0", "ivits token vp12")
    assert game.seat("ivits").satellites == 0
    assert game.points("ivits") == {"federation:vp12": 12}
    game = alone("qic=0 institute@0x0 space_station@1x0 station@2x0")
    assert game.refused("ivits federation 0x0 1x0 2x0") == "GP-FED-01"


@pytest.mark.rule("GP-FAC-IVI-06")
def test_a_station_may_be_reached_by_satellites_like_a_planet() -> None:
    game = alone("qic=1 institute@0x0 academy_left@-1x0 space_station@2x0")
    assert gained(game, "ivits", "ivits federation -1x0 0x0 2x0") == (0, 0, 0, -1)


@pytest.mark.rule("GP-FAC-IVI-06")
def test_nobody_charges_because_of_a_station() -> None:
    game = table("ivits institute@0x0", "xenos power=4/0/0 mine@2x0").play("ivits station 1x0")
    assert game.asked() == ("ivits", "closing")


@pytest.mark.rule("GP-FAC-IVI-06")
def test_nobody_charges_with_a_station_and_it_makes_nothing_cheaper() -> None:
    game = table("xenos mine@0x0", "ivits power=4/0/0 institute@-9x0 space_station@1x0")
    assert gained(game, "xenos", "xenos upgrade 0x0 station") == (-2, -6, 0, 0)
    assert game.asked() == ("xenos", "closing")


@pytest.mark.rule("GP-FAC-IVI-06")
def test_a_station_does_not_colonise() -> None:
    # The station lies in another sector than the institute.
    has = "ore=0 qic=4 sci=4 token=vp8_qic tile=vp_7 institute@0x0 space_station@3x0"
    game = alone(has).play("ivits qic tech", "ivits tech adv_sector_ore over vp_7")
    assert game.seat("ivits").ore == 1


@pytest.mark.rule("GP-FAC-IVI-07")
def test_range_is_measured_from_stations_too() -> None:
    has = "qic=0 formers=1 gaia_level=1 power=6/0/0 institute@0x0"
    planets = "4x0 oxide, 3x1 transdim"
    game = alone(f"{has} space_station@3x0", planets)
    assert game.can("ivits build 4x0")
    assert game.can("ivits project 3x1")
    assert game.can("ivits station 3x-1")
    game = alone(has, planets)
    assert game.refused("ivits build 4x0") == "GP-BUILD-05"
    assert game.refused("ivits project 3x1") == "GP-BUILD-05"
    assert game.refused("ivits station 3x-1") == "GP-BUILD-05"


@pytest.mark.rule("GP-FAC-IVI-08")
def test_others_may_place_satellites_on_the_hex_of_a_station() -> None:
    game = table(
        "xenos power=1/0/0 academy_left@0x0 academy_right@-1x0 mine@2x0",
        "ivits institute@-9x0 space_station@1x0",
    )
    game.play("xenos federation -1x0 0x0 2x0", "xenos token vp12")
    assert game.seat("xenos").satellites == game.seat("ivits").stations != 0


@pytest.mark.rule("GP-FAC-IVI-09")
def test_each_station_counts_as_a_satellite() -> None:
    game = table(
        "ivits institute@0x0 space_station@1x0 space_station@-1x0",
        "xenos mine@-9x0 satellite@-8x0 passed",
        round=6,
        finals="satellites types",
    )
    game.play("ivits pass")
    assert game.points("ivits")["final:satellites"] == 12


@pytest.mark.rule("GP-FAC-IVI-01", "GP-FAC-IVI-09")
def test_their_first_income_holds_a_qic_and_that_of_the_institute() -> None:
    game = opening("ivits")
    assert stock(game, "ivits") == (4, 15, 3, 1)
    assert game.power("ivits") == (2, 4, 0)
    assert game.seat("ivits").levels == [0] * 6
    game = first_turn("ivits")
    assert stock(game, "ivits") == (4 + 1, 15 + 2, 3 + 1, 1 + 1)
    # Charge 4 before the token: (0,4,2) and one in area I; after it: (3,4,0) charged by 4.
    assert sorted(game.legal("ivits")) == ["income 0/6/1", "income 1/4/2"]


@pytest.mark.rule("GP-FAC-IVI-10")
def test_a_planet_next_to_a_satellite_joins_and_brings_what_hangs_on_it() -> None:
    weaker = THIRTEEN.replace("fed:mine@-1x0", "")
    game = alone(f"{weaker} qic=0 satellite@2x0 mine@4x0", "3x0 oxide").play("ivits build 3x0", "ivits end")
    # 12 and two mines.
    assert game.can("ivits federation")


@pytest.mark.rule("GP-FAC-IVI-10")
def test_a_station_joins_and_brings_what_hangs_on_it() -> None:
    weaker = THIRTEEN.replace("fed:mine@-1x0", "")
    game = alone(f"{weaker} qic=0 mine@3x0").play("ivits station 2x0", "ivits end")
    assert game.can("ivits federation")


@pytest.mark.rule("GP-FAC-IVI-10")
def test_the_lost_planet_joins_like_any_planet() -> None:
    game = alone(f"{THIRTEEN.replace('vp12', 'vp8_qic')} nav=4")
    game.play("ivits research nav", "ivits lost 2x0", "ivits end")
    assert game.can("ivits federation")


@pytest.mark.rule("GP-FAC-IVI-10")
def test_the_total_is_added_up_afresh_with_the_values_of_the_moment() -> None:
    game = alone(THIRTEEN, "2x0 oxide").play("ivits build 2x0", "ivits end")
    assert game.can("ivits federation")
    # Covering the tile takes one off the institute and off each academy.
    game.seat("ivits").covers = [c.ADVANCED_IDS.index("adv_research")]
    refusal = game.why_not("ivits federation")
    assert refusal is not None
    assert (refusal.rule, refusal.need, refusal.have) == ("GP-FED-01", 14, 11)


@pytest.mark.rule("GP-FAC-IVI-11")
def test_new_satellites_set_out_from_planets_stations_and_satellites() -> None:
    for far, piece in (("-3x0", ""), ("4x0", "satellite@2x0"), ("4x0", "fed:space_station@2x0")):
        game = alone(f"{THIRTEEN} qic=1 {piece} mine@{far}")
        assert gained(game, "ivits", f"ivits federation {far}") == (0, 0, 0, -1)


@pytest.mark.rule("GP-FAC-IVI-11")
def test_only_what_is_attached_now_is_judged() -> None:
    # 12 in the federation; two groups of 2 within one satellite each.
    weaker = THIRTEEN.replace("fed:mine@-1x0", "satellite@-1x0")
    game = alone(f"{weaker} qic=4 station@3x0 station@-3x0")
    assert game.can("ivits federation 3x0")
    assert game.can("ivits federation -3x0")
    assert game.refused("ivits federation 3x0 -3x0") == "GP-FED-11"


@pytest.mark.rule("GP-FAC-IVI-11")
def test_what_is_needed_may_be_attached_in_several_places() -> None:
    weaker = THIRTEEN.replace("fed:mine@-1x0", "")
    game = alone(f"{weaker} qic=4 mine@3x0 mine@-2x0")
    assert game.refused("ivits federation 3x0") == "GP-FED-01"
    assert gained(game, "ivits", "ivits federation 3x0 -2x0") == (0, 0, 0, -2)


@pytest.mark.rule("GP-FAC-IVI-12")
def test_when_all_six_stations_are_placed_there_is_no_more() -> None:
    six = " ".join(f"space_station@{place}x-3" for place in range(-2, 4))
    assert alone(f"institute@0x0 {six}").refused("ivits station 1x0") == "GP-FAC-IVI-12"
    assert alone(f"institute@0x0 {six.rsplit(' ', 1)[0]}").can("ivits station 1x0")


@pytest.mark.rule("GP-FAC-IVI-12")
def test_their_first_federation_needs_seven() -> None:
    game = alone("institute@0x0 station@1x0 mine@0x1")
    assert game.refused("ivits federation 0x0 1x0 0x1") == "GP-FED-01"
    assert alone("institute@0x0 station@1x0 mine@0x1 mine@-1x0").can("ivits federation 0x0 1x0 0x1 -1x0")


@pytest.mark.rule("GP-EX-45", "GP-FAC-IVI-10")
def test_example_the_growing_federation() -> None:
    inside = "fed:institute@0x0 fed:station@1x0 fed:mine@0x1 fed:mine@-1x0 fed:space_station@-1x1"
    game = alone(f"formed=1 token=vp12 ore=15 credits=30 qic=1 {inside} lab@-3x0", "2x0 oxide")
    game.play("ivits build 2x0", "ivits end")
    for named, total in (("", 9), (" -3x0", 11)):
        refusal = game.why_not(f"ivits federation{named}")
        assert refusal is not None
        assert (refusal.rule, refusal.need, refusal.have) == ("GP-FED-01", 14, total)
    game.play("ivits upgrade 1x0 lab", "ivits tech big_4", "ivits skip", "ivits end")
    game.play("ivits upgrade 1x0 academy_left", "ivits tech vp_7", "ivits skip", "ivits end")
    assert game.refused("ivits federation") == "GP-FED-01"
    game.play("ivits federation -3x0", "ivits token vp6_knowledge")
    assert game.seat("ivits").qic == 0
    assert game.points("ivits") == {"tech:vp_7": 7, "federation:vp6_knowledge": 6}
