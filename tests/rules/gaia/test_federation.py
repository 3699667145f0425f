"""Form a federation: planets, payment, satellites, token (GP-FED)."""

import pytest

from astrarium.games.gaia import counting
from astrarium.games.gaia.components import components as c
from astrarium.games.gaia.components import effects
from astrarium.games.gaia.map import hexes
from tests.rules.gaia.table import Table, table

OTHER = "xenos passed mine@-9x0"
SEVEN = "institute@0x0 station@1x0 station@0x1"
"""Three neighbours worth 3 + 2 + 2."""


def solo(seat: str, other: str = OTHER, planets: str = "", round_tile: str = "gaia_4") -> Table:
    """The Geodens, with tokens for satellites in area I alone, and somebody who has passed."""
    return table(f"geodens power=9/0/0 {seat}", other, planets=planets, round_tile=round_tile)


def finish(game: Table, faction: str, token: str = "vp12") -> Table:
    """Answer what a federation still asks: any shortest way, and the token."""
    while game.asked() == (faction, "satellite"):
        game.play(f"{faction} {game.legal(faction)[0]}")
    return game.play(f"{faction} token {token}")


def tokens(game: Table, faction: str) -> list[str]:
    return [c.TOKEN_IDS[token] for token in game.seat(faction).tokens]


@pytest.mark.rule("GP-FED-01")
def test_a_federation_links_own_planets_worth_seven() -> None:
    game = solo(SEVEN)
    game.play("geodens federation 0x0 1x0 0x1", "geodens token vp12")
    assert game.federation("geodens") == {"0x0", "1x0", "0x1"}
    assert game.points("geodens") == {"federation:vp12": 12}
    game = solo("institute@0x0 station@1x0 mine@0x1")
    assert game.refused("geodens federation 0x0 1x0 0x1") == "GP-FED-01"
    assert game.legal("geodens", "federation") == []


@pytest.mark.rule("GP-FED-01")
def test_only_planets_one_has_colonised_can_be_linked() -> None:
    game = solo(f"{SEVEN} former@2x0/gaia", "xenos passed mine@-1x0", planets="0x2 volcanic")
    for place in ("-1x0", "2x0", "0x2", "1x1"):
        assert game.refused(f"geodens federation 0x0 1x0 0x1 {place}") == "GP-FED-01"
    assert game.refused("geodens federation") == "GP-FED-01"


@pytest.mark.rule("GP-FED-01")
def test_lantids_count_a_shared_mine_and_its_host_his_own_structure() -> None:
    game = table("lantids power=0/0/0 guest@0x0 station@1x0 station@2x0 station@3x0", "xenos institute@0x0")
    assert game.can("lantids federation 0x0 1x0 2x0 3x0")  # 1 + 2 + 2 + 2
    game = table("lantids power=0/0/0 guest@0x0 station@1x0 station@2x0 mine@3x0", "xenos institute@0x0")
    assert game.refused("lantids federation 0x0 1x0 2x0 3x0") == "GP-FED-01"


@pytest.mark.rule("GP-FED-02")
@pytest.mark.parametrize(
    ("seat", "pieces", "enough"),
    [
        ("geodens", "mine mine mine mine mine mine mine", True),
        ("geodens", "mine mine mine mine mine mine", False),
        ("geodens", "station station station mine", True),
        ("geodens", "station station station", False),
        ("geodens", "lab lab lab mine", True),
        ("geodens", "lab lab lab", False),
        ("geodens", "institute academy_left mine", True),
        ("geodens", "institute academy_right mine", True),
        ("geodens", "institute academy_left", False),
        ("geodens tile=big_4", "institute station mine", True),
        ("geodens tile=big_4", "academy_left station mine", True),
        ("geodens tile=big_4", "academy_right academy_left", True),
        ("geodens tile=big_4<adv_mine", "institute station mine", False),
        ("geodens tile=big_4", "station station station", False),
        ("bescods", "institute station", True),
        ("bescods tile=big_4", "institute mine", True),
        ("bescods", "institute mine", False),
    ],
)
def test_power_values(seat: str, pieces: str, enough: bool) -> None:
    placed = " ".join(f"{piece}@{q}x0" for q, piece in enumerate(pieces.split(), -2))
    faction = seat.split()[0]
    game = table(f"{seat} power=0/0/0 {placed}", OTHER)
    planets = " ".join(f"{q}x0" for q in range(-2, len(pieces.split()) - 2))
    assert game.can(f"{faction} federation {planets}") == enough


@pytest.mark.rule("GP-FED-02")
def test_bescods_have_their_bonus_on_titanium_only() -> None:
    game = table("bescods power=0/0/0 institute@0x0 station@1x0/ice", OTHER)
    assert game.refused("bescods federation 0x0 1x0") == "GP-FED-01"  # 4 + 2


@pytest.mark.rule("GP-FED-03", "GP-FED-07")
def test_adjacent_planets_are_linked_without_a_satellite_and_everyone_can_see_it() -> None:
    game = solo(f"{SEVEN} mine@4x0")
    game.play("geodens federation 0x0 1x0 0x1")
    assert game.asked() == ("geodens", "token")
    assert game.power("geodens") == (9, 0, 0)
    assert game.satellites("geodens") == set()
    marked = {at["at"] for at in game.game.view(1)["map"]["hexes"] if "federation" in at}
    assert marked == {"0x0", "1x0", "0x1"}


@pytest.mark.rule("GP-FED-03")
def test_across_a_gap_satellites_are_built_in_this_action() -> None:
    game = solo("institute@0x0 station@1x0 station@3x0").play("geodens federation 0x0 1x0 3x0")
    assert game.satellites("geodens") == {"2x0"}
    assert game.power("geodens") == (8, 0, 0)


@pytest.mark.rule("GP-FED-04")
def test_each_satellite_takes_a_token_from_an_area_of_ones_choice() -> None:
    game = table("geodens power=1/1/1 gaia=2 institute@0x0 station@1x0 station@4x0", OTHER)
    game.play("geodens federation 0x0 1x0 4x0")
    assert game.asked() == ("geodens", "pay")
    assert sorted(game.legal("geodens")) == ["pay 0/1/1", "pay 1/0/1", "pay 1/1/0"]
    assert game.refused("geodens pay 1/0/0") == "GP-POWER-06"
    assert game.refused("geodens pay 0/0/2") == "GP-POWER-06"
    game.play("geodens pay 0/1/1")
    assert game.power("geodens") == (1, 0, 0)
    assert game.seat("geodens").gaia == 2
    assert game.satellites("geodens") == {"2x0", "3x0"}


@pytest.mark.rule("GP-FED-04")
def test_without_tokens_there_are_no_satellites() -> None:
    game = table("geodens power=0/0/1 gaia=5 institute@0x0 station@1x0 station@4x0", OTHER)
    assert game.refused("geodens federation 0x0 1x0 4x0") == "GP-FED-04"
    refusal = game.why_not("geodens federation 0x0 1x0 4x0")
    assert refusal is not None
    assert (refusal.need, refusal.have) == (2, 1)


@pytest.mark.rule("GP-FED-05")
@pytest.mark.parametrize("other", ["xenos passed mine@-9x0 satellite@2x0", "ivits passed space_station@2x0"])
def test_satellites_and_stations_of_others_do_not_disturb(other: str) -> None:
    game = solo("institute@0x0 station@1x0 station@3x0", other).play("geodens federation 0x0 1x0 3x0")
    assert game.satellites("geodens") == {"2x0"}


@pytest.mark.rule("GP-FED-05")
def test_a_hex_holds_one_satellite_of_a_colour() -> None:
    # The satellite of the Ivits on 2x0 serves again; only 3x0 is new, and paid.
    first = "fed:institute@0x0 fed:station@1x0 fed:station@0x1 satellite@2x0 formed=1 token=vp12"
    game = table(f"ivits qic=1 {first} academy_left@4x0 academy_right@5x0 lab@4x1", OTHER)
    game.play("ivits federation 4x0 5x0 4x1")
    assert game.satellites("ivits") == {"2x0", "3x0"}
    assert game.seat("ivits").qic == 0


@pytest.mark.rule("GP-FED-06")
def test_all_satellites_are_built_now_and_never_in_advance() -> None:
    game = solo("institute@0x0 station@1x0 station@5x0")
    assert game.refused("geodens satellite 2x0") == "GP-ACT-01"
    game.play("geodens federation 0x0 1x0 5x0")
    assert game.satellites("geodens") == {"2x0", "3x0", "4x0"}
    assert game.power("geodens") == (6, 0, 0)


@pytest.mark.rule("GP-FED-06")
def test_satellites_are_not_limited_by_the_pieces_in_the_box() -> None:
    game = solo("institute@0x0 station@1x0 station@3x0 formed=1 token=vp12")
    south = [place for place in hexes.members(game.state.board.space) if hexes.row(place) >= 4]
    for place in south[:25]:
        game.seat("geodens").satellites |= 1 << place
    game.play("geodens federation 0x0 1x0 3x0")
    assert len(game.satellites("geodens")) == 26


@pytest.mark.rule("GP-FED-08")
@pytest.mark.parametrize(
    ("token", "vp", "gains", "green"),
    [
        ("vp12", 12, {}, 0),
        ("vp8_qic", 8, {"qic": 1}, 1),
        ("vp8_tokens", 8, {"area1": 2}, 1),
        ("vp7_ore", 7, {"ore": 2}, 1),
        ("vp7_credits", 7, {"credits": 6}, 1),
        ("vp6_knowledge", 6, {"knowledge": 2}, 1),
    ],
)
def test_the_token_of_ones_choice_pays_at_once_and_lies_green(
    token: str, vp: int, gains: dict[str, int], green: int
) -> None:
    game = solo(f"ore=0 credits=0 knowledge=0 qic=0 {SEVEN}")
    left = game.state.tokens_left[c.TOKEN_IDS.index(token)]
    game.play("geodens federation 0x0 1x0 0x1", f"geodens token {token}")
    player = game.seat("geodens")
    found = {"ore": player.ore, "credits": player.credits, "knowledge": player.knowledge, "qic": player.qic}
    found["area1"] = player.area1 - 9
    assert {what: amount for what, amount in found.items() if amount} == gains
    assert player.vp == 10 + vp
    assert (tokens(game, "geodens"), player.green) == ([token], [green])
    assert game.state.tokens_left[c.TOKEN_IDS.index(token)] == left - 1


@pytest.mark.rule("GP-FED-08")
def test_a_kind_of_token_that_has_run_out_cannot_be_chosen() -> None:
    game = solo(SEVEN)
    game.state.tokens_left[c.TOKEN_IDS.index("vp8_qic")] = 0
    game.play("geodens federation 0x0 1x0 0x1")
    assert game.refused("geodens token vp8_qic") == "GP-COMP-08"
    assert game.refused("geodens token gleens") == "GP-COMP-08"
    assert len(game.legal("geodens")) == 5


@pytest.mark.rule("GP-FED-08")
def test_without_a_token_left_nobody_forms_a_federation() -> None:
    game = solo(SEVEN)
    for token in range(c.DEFAULT.own_token):
        game.state.tokens_left[token] = 0
    assert game.refused("geodens federation 0x0 1x0 0x1") == "GP-COMP-08"


@pytest.mark.rule("GP-FED-09")
def test_one_may_form_a_second_federation() -> None:
    game = solo(f"{SEVEN} academy_left@5x-5 station@5x-6 lab@4x-4")
    game.play("geodens federation 0x0 1x0 0x1", "geodens token vp7_ore", "geodens end")
    game.play("geodens federation 5x-5 5x-6 4x-4", "geodens token vp8_qic")
    assert tokens(game, "geodens") == ["vp7_ore", "vp8_qic"]
    assert len(game.federation("geodens")) == 6


@pytest.mark.rule("GP-FED-09")
def test_ivits_have_a_single_federation_that_grows() -> None:
    seat = "ivits qic=2 formed=1 token=vp12 fed:institute@0x0 fed:station@1x0 fed:station@0x1"
    apart = "academy_left@5x-5 station@5x-6 station@4x-4"  # worth 7, but three satellites away
    assert table(f"{seat} {apart}", OTHER).refused("ivits federation 5x-5 5x-6 4x-4") == "GP-FED-04"
    game = table(f"{seat} academy_left@3x0 academy_right@4x0 lab@4x-1", OTHER)
    finish(game.play("ivits federation 3x0 4x0 4x-1"), "ivits", "vp7_ore")  # 7 + 3 + 3 + 2 for 14
    assert len(game.federation("ivits")) == 6
    assert game.satellites("ivits") == {"2x0"}
    assert game.seat("ivits").qic == 1


@pytest.mark.rule("GP-FED-09", "GP-FAC-IVI-02")
def test_ivits_raised_by_upgrades_must_still_attach_something() -> None:
    big = "fed:institute@0x0 fed:academy_left@1x0 fed:academy_right@0x1 fed:station@1x1"
    seat = f"ivits qic=1 formed=1 token=vp12 tile=big_4 {big} mine@3x1 mine@-3x0"  # 4 + 4 + 4 + 2
    game = table(seat, OTHER)
    assert game.refused("ivits federation") == "GP-FAC-IVI-02"
    assert game.refused("ivits federation -3x0") == "GP-FED-04"
    game.play("ivits federation 3x1", "ivits token vp7_ore")
    assert game.satellites("ivits") == {"2x1"}
    assert game.seat("ivits").qic == 0
    game = table(seat, OTHER, options={"ivits_upgrades_suffice": True})
    assert game.can("ivits federation")
    assert game.refused("ivits federation 3x1") == "GP-FED-11"


@pytest.mark.rule("GP-FED-10")
def test_the_planets_need_not_be_the_nearest() -> None:
    game = solo("institute@0x0 station@1x0 station@3x0 lab@-4x0")
    assert game.can("geodens federation 0x0 1x0 3x0")
    game.play("geodens federation 0x0 1x0 -4x0")
    assert game.satellites("geodens") == {"-1x0", "-2x0", "-3x0"}
    assert game.federation("geodens") == {"0x0", "1x0", "-4x0"}


@pytest.mark.rule("GP-FED-11")
@pytest.mark.parametrize(
    "pieces",
    [
        f"{SEVEN} mine@3x0",
        "institute@0x0 station@1x0 station@0x2 mine@3x0",
        "institute@0x0 station@1x0 station@0x2 mine@3x0 mine@4x0",
    ],
)
def test_what_a_smaller_federation_can_spare_must_be_left_out(pieces: str) -> None:
    game = solo(pieces)
    places = [word.partition("@")[2] for word in pieces.split()]
    assert game.refused(f"geodens federation {' '.join(places)}") == "GP-FED-11"
    assert game.can(f"geodens federation {' '.join(places[:3])}")


@pytest.mark.rule("GP-FED-11")
def test_a_planet_that_spares_no_satellite_may_stay() -> None:
    # A satellite on 2x0 touches both stations; with both the value is 9.
    game = solo("institute@0x0 station@1x0 station@2x1 station@3x-1")
    assert game.can("geodens federation 0x0 1x0 2x1")  # by 1x1
    game.play("geodens federation 0x0 1x0 2x1 3x-1")
    assert game.satellites("geodens") == {"2x0"}


@pytest.mark.rule("GP-FED-12")
def test_of_several_shortest_ways_one_may_choose_and_no_longer_one() -> None:
    game = solo("institute@0x0 station@-1x0 station@2x-1").play("geodens federation 0x0 -1x0 2x-1")
    assert game.asked() == ("geodens", "satellite")
    assert game.legal("geodens") == ["satellite 1x-1", "satellite 1x0"]
    for place in ("0x1", "2x0", "0x0", "2x-1"):
        assert game.refused(f"geodens satellite {place}") == "GP-FED-12"
    game.play("geodens satellite 1x0")
    assert game.satellites("geodens") == {"1x0"}
    assert game.asked() == ("geodens", "token")


@pytest.mark.rule("GP-FED-12")
def test_each_satellite_narrows_the_ways_that_are_left() -> None:
    # From 0x0 to 3x-1 two satellites lead along 1x0 and 2x0, 1x0 and 2x-1, or 1x-1 and 2x-1.
    game = solo("institute@0x0 station@-1x0 station@3x-1").play("geodens federation 0x0 -1x0 3x-1")
    assert set(game.legal("geodens")) == {f"satellite {place}" for place in ("1x0", "1x-1", "2x0", "2x-1")}
    assert game.power("geodens") == (7, 0, 0)
    game.play("geodens satellite 1x0")
    assert set(game.legal("geodens")) == {"satellite 2x0", "satellite 2x-1"}
    game.play("geodens satellite 2x-1")
    assert game.satellites("geodens") == {"1x0", "2x-1"}


@pytest.mark.rule("GP-FED-12", "GP-EX-12")
def test_the_way_may_pass_another_planet_if_it_takes_no_more_satellites() -> None:
    pieces = "institute@0x0 station@1x1 station@-2x0 mine@2x-1"
    game = solo(pieces).play("geodens federation 0x0 1x1 -2x0")
    assert game.satellites("geodens") == {"0x1", "-1x0"}
    assert game.federation("geodens") == {"0x0", "1x1", "-2x0"}
    game = solo(pieces).play("geodens federation 0x0 1x1 -2x0 2x-1")
    assert game.satellites("geodens") == {"1x0", "-1x0"}
    assert game.federation("geodens") == {"0x0", "1x1", "-2x0", "2x-1"}
    assert game.power("geodens") == (7, 0, 0)


@pytest.mark.rule("GP-FED-11", "GP-EX-13")
def test_a_mine_that_costs_a_satellite_of_its_own_is_too_much() -> None:
    pieces = "institute@0x0 station@1x0 station@0x2 mine@-2x0"
    game = solo(pieces)
    assert game.refused("geodens federation 0x0 1x0 0x2 -2x0") == "GP-FED-11"
    game.play("geodens federation 0x0 1x0 0x2")
    assert "satellite 0x1" in game.legal("geodens")
    game.play("geodens satellite 0x1")
    assert game.satellites("geodens") == {"0x1"}


@pytest.mark.rule("GP-FED-18", "GP-EX-14")
def test_two_groups_of_six_and_five_make_eleven() -> None:
    # The example's hexes, three to the left, so that all lie on the map.
    left, right = "institute@-3x0 station@-2x0 mine@-3x1", "station@2x0 station@3x0 mine@2x1"
    line = "federation -3x0 -2x0 -3x1 2x0 3x0 2x1"
    game = solo(f"{left} {right}").play(f"geodens {line}")
    assert game.satellites("geodens") == {"-1x0", "0x0", "1x0"}
    assert len(game.federation("geodens")) == 6
    game = table(f"xenos power=9/0/0 {left} {right}", "terrans passed mine@-9x0")
    assert game.refused(f"xenos {line}") == "GP-FED-11"
    assert game.can("xenos federation -3x0 -2x0 -3x1")


@pytest.mark.rule("GP-FED-12", "GP-FED-21", "GP-EX-41")
def test_a_shorter_way_through_another_planet_must_be_used() -> None:
    game = solo("institute@0x0 station@6x-3 station@7x-3 mine@3x0")
    assert game.refused("geodens federation 0x0 6x-3 7x-3") == "GP-FED-12"
    game.play("geodens federation 0x0 6x-3 7x-3 3x0")
    assert game.satellites("geodens") == {"1x0", "2x0", "4x-1", "5x-2"}
    assert game.federation("geodens") == {"0x0", "6x-3", "7x-3", "3x0"}


@pytest.mark.rule("GP-FED-13")
def test_no_planet_is_in_two_federations() -> None:
    game = solo(f"{SEVEN} station@3x0 station@4x0 station@4x-1 mine@4x-2")
    game.play("geodens federation 0x0 1x0 0x1", "geodens token vp12", "geodens end")
    assert game.refused("geodens federation 0x0 1x0 0x1") == "GP-FED-13"
    assert game.refused("geodens federation 0x0 3x0 4x0 4x-1 4x-2") == "GP-FED-13"
    assert game.can("geodens federation 3x0 4x0 4x-1 4x-2")


@pytest.mark.rule("GP-FED-13", "GP-FED-14")
def test_satellites_of_one_federation_do_not_serve_another() -> None:
    # A satellite on 2x0 would link 0x0 and 4x0 with two more, but it belongs to the first federation.
    first = "fed:mine@2x2 satellite@2x1 satellite@2x0 formed=1 token=vp12"
    game = table(f"geodens power=2/0/0 {first} institute@0x0 station@-1x0 station@4x0", OTHER)
    assert game.refused("geodens federation 0x0 -1x0 4x0") == "GP-FED-04"


@pytest.mark.rule("GP-FED-14")
@pytest.mark.parametrize("first", ["fed:mine@0x0", "satellite@0x0", "fed:mine@0x0/lost"])
def test_a_new_federation_makes_a_way_round_the_old_one(first: str) -> None:
    # Straight through it would be three satellites; at a distance of two round 0x0 it takes five.
    pieces = f"{first} formed=1 token=vp12 academy_left@-2x1 station@-3x1 station@2x-1"
    game = table(f"geodens power=4/0/0 {pieces}", OTHER)
    assert game.refused("geodens federation -2x1 -3x1 2x-1") == "GP-FED-04"
    game = table(f"geodens power=5/0/0 {pieces}", OTHER).play("geodens federation -2x1 -3x1 2x-1")
    finish(game, "geodens")
    new = game.satellites("geodens") - {"0x0"}
    assert len(new) == 5
    assert all(hexes.distance(hexes.named(place), hexes.named("0x0")) == 2 for place in new)
    assert game.power("geodens") == (0, 0, 0)
    alone = table(f"geodens power=3/0/0 {pieces.partition(' ')[2]}", OTHER)
    assert alone.can("geodens federation -2x1 -3x1 2x-1")


@pytest.mark.rule("GP-FED-14")
def test_a_distance_of_two_to_another_federation_is_enough() -> None:
    game = solo("fed:mine@0x0 formed=1 token=vp12 institute@2x0 station@3x0 station@3x-1")
    assert game.can("geodens federation 2x0 3x0 3x-1")


@pytest.mark.rule("GP-FED-14")
def test_where_the_old_federation_closes_the_only_way_there_is_no_new_one() -> None:
    # Satellites of old lie all around the station on 5x0, at a distance of two.
    game = table("geodens power=30/0/0 institute@0x0 station@1x0 station@5x0", "xenos passed mine@-9x0")
    ring = [
        place for place in hexes.members(game.state.board.space) if hexes.distance(place, hexes.named("5x0")) == 2
    ]
    for place in ring:
        game.seat("geodens").satellites |= 1 << place
    assert game.refused("geodens federation 0x0 1x0 5x0") == "GP-FED-12"


@pytest.mark.rule("GP-FED-15")
@pytest.mark.parametrize("place", ["-1x0", "2x1", "5x0"])
def test_a_planet_settled_beside_planet_or_satellite_joins_for_nothing(place: str) -> None:
    first = "fed:institute@0x0 fed:station@1x0 fed:station@4x0 satellite@2x0 satellite@3x0"
    game = solo(f"nav=5 formed=1 token=vp7_ore {first}", planets=f"{place} volcanic", round_tile="federation_5")
    game.play(f"geodens build {place}")
    assert game.federation("geodens") == {"0x0", "1x0", "4x0", place}
    assert game.points("geodens") == {}
    assert tokens(game, "geodens") == ["vp7_ore"]
    game.play("geodens end")
    assert game.refused(f"geodens federation {place}") == "GP-FED-13"


@pytest.mark.rule("GP-FED-15")
def test_a_planet_settled_two_hexes_away_does_not_join() -> None:
    game = solo("fed:institute@0x0 fed:station@1x0 fed:station@0x1 formed=1", planets="3x0 volcanic")
    game.play("geodens build 3x0")
    assert "3x0" not in game.federation("geodens")


@pytest.mark.rule("GP-FED-22", "GP-EX-44")
def test_a_planet_that_joins_brings_along_what_hangs_on_it() -> None:
    game = solo("fed:mine@0x0 mine@2x0 formed=1 token=vp7_ore", planets="1x0 volcanic")
    assert counting.structures_in_federations(game.state, game.seat("geodens")) == 1
    game.play("geodens build 1x0")
    assert counting.structures_in_federations(game.state, game.seat("geodens")) == 3
    assert game.federation("geodens") == {"0x0", "1x0", "2x0"}
    assert tokens(game, "geodens") == ["vp7_ore"]
    game.play("geodens end")
    for place in ("1x0", "2x0"):
        assert game.refused(f"geodens federation {place}") == "GP-FED-13"


@pytest.mark.rule("GP-FED-16")
def test_two_federations_that_come_to_touch_stay_what_they_are() -> None:
    two = "fed:mine@0x0 fed:mine@2x0 formed=2 token=vp7_ore token=vp12"
    game = solo(two, planets="1x0 volcanic", round_tile="federation_5").play("geodens build 1x0")
    assert game.federation("geodens") == {"0x0", "1x0", "2x0"}
    assert game.seat("geodens").formed == 2
    assert game.points("geodens") == {}
    assert game.asked() == ("geodens", "closing")


@pytest.mark.rule("GP-FED-17")
def test_a_federation_outlasts_swaps_upgrades_and_covered_tiles() -> None:
    seat = "ambas qic=4 terra=4 token=vp7_ore tile=big_4 formed=1 fed:institute@0x0 fed:station@1x0 fed:mine@0x1"
    game = table(f"{seat} mine@5x0", OTHER)  # 4 + 2 + 1
    game.play("ambas swap 5x0", "ambas end")
    game.play("ambas qic tech", "ambas tech adv_pass_federations over big_4", "ambas skip", "ambas end")
    game.play("ambas upgrade 0x1 station")
    assert game.federation("ambas") == {"0x0", "1x0", "0x1"}
    assert counting.structures_in_federations(game.state, game.seat("ambas")) == 3
    assert len(tokens(game, "ambas")) == 1


@pytest.mark.rule("GP-FED-18")
def test_one_may_exceed_seven_when_nothing_can_be_left_out() -> None:
    # Neighbours belong together: all five planets or none.
    game = solo("institute@0x0 academy_left@1x0 academy_right@2x0 lab@3x0 lab@4x0")
    assert game.legal("geodens", "federation") == ["federation 0x0 1x0 2x0 3x0 4x0"]


@pytest.mark.rule("GP-FED-19")
def test_a_green_token_is_turned_over_once_for_a_tile_or_a_level_five() -> None:
    game = solo(f"knowledge=8 ai=4 sci=4 {SEVEN}")
    assert game.refused("geodens research ai") == "GP-RES-04"
    game.play("geodens federation 0x0 1x0 0x1", "geodens token vp8_qic", "geodens end", "geodens research ai")
    assert game.seat("geodens").green == [0]
    game.play("geodens end")
    assert game.refused("geodens research sci") == "GP-RES-04"
    game = solo(f"qic=4 sci=4 tile=vp_7 {SEVEN}")
    game.play("geodens federation 0x0 1x0 0x1", "geodens token vp7_ore", "geodens end")
    game.play("geodens qic tech", "geodens tech adv_sector_ore over vp_7")
    assert game.seat("geodens").green == [0]


@pytest.mark.rule("GP-FED-19")
def test_the_token_worth_twelve_cannot_be_turned_over() -> None:
    game = solo(f"ai=4 {SEVEN}")
    game.play("geodens federation 0x0 1x0 0x1", "geodens token vp12", "geodens end")
    assert game.refused("geodens research ai") == "GP-RES-04"


@pytest.mark.rule("GP-FED-20")
def test_forming_terraforming_five_and_the_gleens_institute_gain_a_token_rescoring_does_not() -> None:
    game = solo(f"terra=4 qic=3 {SEVEN}", round_tile="federation_5")
    game.play("geodens federation 0x0 1x0 0x1", "geodens token vp7_ore", "geodens end")
    assert game.points("geodens") == {"round:federation_5": 5, "federation:vp7_ore": 7}
    game.play("geodens research terra", "geodens end")  # a token of 12 VP lies there
    assert game.points("geodens") == {
        "round:federation_5": 10,
        "federation:vp7_ore": 7,
        "federation:vp12": 12,
    }
    game.play("geodens qic rescore", "geodens rescore vp7_ore")
    assert game.points("geodens")["round:federation_5"] == 10
    assert (
        counting.count(game.state, game.seat("geodens"), effects.PER_FEDERATION) == len(tokens(game, "geodens")) == 2
    )


@pytest.mark.rule("GP-FED-20")
def test_the_institute_of_the_gleens_gains_their_token() -> None:
    game = table("gleens ore=4 credits=6 knowledge=0 station@0x0", "terrans mine@-9x0", round_tile="federation_5")
    game.play("gleens upgrade 0x0 institute")
    assert game.points("gleens") == {"round:federation_5": 5}
    assert tokens(game, "gleens") == ["gleens"]
    player = game.seat("gleens")
    assert (player.ore, player.credits, player.knowledge, player.green) == (1, 2, 1, [1])
    assert game.federation("gleens") == set()  # the institute is still free


@pytest.mark.rule("GP-FED-21")
def test_a_neighbour_cannot_be_left_out() -> None:
    game = solo(f"{SEVEN} mine@2x0")
    assert game.refused("geodens federation 0x0 1x0 0x1") == "GP-FED-21"
    assert game.legal("geodens", "federation") == ["federation 0x0 1x0 2x0 0x1"]


@pytest.mark.rule("GP-FED-21")
def test_a_planet_that_every_shortest_way_touches_belongs_to_it() -> None:
    # Between 1x0 and 4x0 the satellites go on 2x0 and 3x0, next to the mine on 2x1.
    game = solo("institute@0x0 station@1x0 station@4x0 mine@2x1")
    assert game.refused("geodens federation 0x0 1x0 4x0") == "GP-FED-21"
    game.play("geodens federation 0x0 1x0 4x0 2x1")
    assert set(game.legal("geodens")) == {f"satellite {place}" for place in ("2x0", "1x1", "3x0", "3x1")}
    game.play("geodens satellite 1x1", "geodens satellite 3x0")
    assert game.federation("geodens") == {"0x0", "1x0", "4x0", "2x1"}


@pytest.mark.rule("GP-FED-21")
def test_every_federation_that_is_offered_can_be_formed() -> None:
    pieces = "institute@0x0 station@2x0 station@0x3 lab@-2x2 mine@-1x-1 mine@3x-3 mine@2x2 academy_left@-4x1"
    lines = solo(pieces).legal("geodens", "federation")
    assert len(lines) > 3
    for line in lines:
        game = solo(pieces)
        assert game.can(f"geodens {line}")
        named = set(line.split()[1:])
        finish(game.play(f"geodens {line}"), "geodens")
        assert game.federation("geodens") == named
        assert 9 - sum(game.power("geodens")) == len(game.satellites("geodens"))
        assert connected(named | game.satellites("geodens"))


def connected(places: set[str]) -> bool:
    """Whether one can walk from each hex to every other."""
    numbers = [hexes.named(place) for place in places]
    reached = {numbers[0]}
    while True:
        more = {b for a in reached for b in numbers if hexes.distance(a, b) == 1} - reached
        if not more:
            return len(reached) == len(numbers)
        reached |= more


@pytest.mark.rule("GP-FED-23")
def test_what_is_in_a_federation_stays_there() -> None:
    game = solo("institute@0x0 station@1x0 station@4x0", planets="0x-1 volcanic")
    game.play("geodens federation 0x0 1x0 4x0", "geodens token vp12", "geodens end")
    game.play("geodens build 0x-1", "geodens end", "geodens upgrade 4x0 lab", "geodens tech vp_7", "geodens skip")
    game.next_round()
    assert game.satellites("geodens") == {"2x0", "3x0"}
    assert game.federation("geodens") == {"0x0", "1x0", "4x0", "0x-1"}


@pytest.mark.rule("GP-FED-24")
@pytest.mark.parametrize(
    ("own", "other", "planets"),
    [
        ("", "", "2x0 volcanic"),
        ("", "", "2x0 transdim"),
        ("", "mine@2x0", ""),
        ("", "former@2x0/transdim", ""),
        ("former@2x0/gaia", "", ""),
        ("", "mine@2x0/lost", ""),
    ],
)
def test_no_way_leads_over_a_planet_one_has_not_colonised(own: str, other: str, planets: str) -> None:
    pieces = f"institute@0x0 station@1x0 station@3x0 {own}"
    game = table(f"geodens power=1/0/0 {pieces}", f"{OTHER} {other}", planets=planets)
    assert game.refused("geodens federation 0x0 1x0 3x0") == "GP-FED-04"  # two are needed to go round
    game = table(f"geodens power=2/0/0 {pieces}", f"{OTHER} {other}", planets=planets)
    game.play("geodens federation 0x0 1x0 3x0")
    assert set(game.legal("geodens")) == {f"satellite {place}" for place in ("2x-1", "3x-1", "1x1", "2x1")}
    game.play("geodens satellite 1x1")
    assert game.satellites("geodens") == {"1x1", "2x1"}


@pytest.mark.rule("GP-FED-24")
def test_the_own_lost_planet_is_crossed_like_any_own_planet() -> None:
    game = table("geodens power=0/0/0 institute@0x0 station@1x0 mine@2x0/lost mine@3x0", OTHER)
    game.play("geodens federation 0x0 1x0 2x0 3x0", "geodens token vp12")
    assert game.satellites("geodens") == set()
    assert counting.structures_in_federations(game.state, game.seat("geodens")) == 4
