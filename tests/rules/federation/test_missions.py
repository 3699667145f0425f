"""Special missions (MIS)."""

import pytest

from astrarium.games.federation.counting import completed
from tests.rules.federation.table import Table, table

FULL = "markers=m1,m2,m3,m4,m5,m6,m7,m8,m9,m10,m11,m12"
# The level that each mission asks for, and the lowest degrees of the levels.
LEVELS = [("m1", 2), ("m5", 3), ("m6", 2), ("m7", 3), ("m8", 2), ("m9", 4), ("m10", 4), ("m11", 4), ("m12", 3)]
DEGREES = {1: 0, 2: 3, 3: 5, 4: 7, 5: 9}


def asked(has: str, projects: str = "") -> Table:
    """The first seat has placed on the outer module, which gave it 1 O, and may complete a mission."""
    return table(has, "", "", "", projects=projects).play("0 place 1a vote outer")


def complete(mission: str, has: str = "", projects: str = "") -> Table:
    """The first seat, high enough in accreditation unless said, has chosen a mission."""
    degree = "" if "degree=" in has else "degree=7"
    return asked(f"markers={mission} {degree} {has}", projects).play(f"0 mission {mission}")


@pytest.mark.rule("FD-EX-01", "FD-TRN-06", "FD-MIS-10", "FD-AMB-04")
def test_a_funding_symbol_opens_its_mission_for_this_very_turn() -> None:
    game = table("", "", "", "").play("0 place 1a fund s16")
    assert game.markers(0) == ["m2"]
    game.play("0 take v2_copernium")
    assert game.legal(0, "mission") == ["mission m2"]
    game.play("0 mission m2")
    assert game.influence(0, "six_moons") == 2


@pytest.mark.rule("FD-EX-02", "FD-TRN-06")
def test_where_a_marker_lies_already_none_is_placed() -> None:
    game = table("markers=m2", "", "", "").play("0 place 1a fund s16", "0 take v2_copernium")
    assert game.markers(0) == ["m2"]
    assert game.influence(0, "six_moons") == 1


@pytest.mark.parametrize(
    ("space", "mission"),
    [
        ("s24", "m1"),
        ("s32", "m1"),
        ("s16", "m2"),
        ("s31", "m2"),
        ("s14", "m3"),
        ("s23", "m3"),
        ("s11", "m4"),
        ("s35", "m4"),
        ("s22", "m5"),
        ("s36", "m5"),
        ("s21", "m6"),
        ("s13", "m7"),
        ("s25", "m7"),
        ("s26", "m8"),
        ("s34", "m9"),
        ("s15", "m10"),
        ("s33", "m11"),
        ("s12", "m12"),
    ],
)
@pytest.mark.rule("FD-TRN-06", "FD-SYM-04")
def test_every_space_has_its_mission(space: str, mission: str) -> None:
    game = table("", "L=3 C=3 O=3", "", "", turn=1).play(f"1 place 1a fund {space}")
    assert game.markers(1) == [mission]


@pytest.mark.rule("FD-EX-03", "FD-MIS-05")
def test_level_2_opens_missions_of_levels_1_and_2() -> None:
    game = asked("degree=3 markers=m3,m6,m5")
    assert game.legal(0, "mission") == ["mission m3", "mission m6"]
    assert game.refused("0 mission m5") == "FD-MIS-05"


@pytest.mark.rule("FD-EX-04", "FD-MIS-04", "FD-ACC-02")
def test_without_a_ship_no_mission_and_with_a_level_more_all_three() -> None:
    # Without a mission to choose the turn is over.
    assert asked("degree=3 ships=0 markers=m3,m6,m5").asked() == "turn 1"
    game = asked("degree=3 level=1 markers=m3,m6,m5")
    assert game.legal(0, "mission") == ["mission m3", "mission m5", "mission m6"]


@pytest.mark.rule("FD-MIS-04")
def test_without_a_ship_a_mission_is_refused() -> None:
    # The diplomat, who may be used now, keeps the turn open.
    assert asked("ships=0 markers=m3 has=1A1").refused("0 mission m3") == "FD-MIS-04"


@pytest.mark.rule("FD-MIS-01")
def test_a_mission_is_completed_once() -> None:
    game = asked("done=m3 markers=m4")
    assert game.legal(0, "mission") == ["mission m4"]
    assert game.refused("0 mission m3") == "FD-MIS-01"


@pytest.mark.rule("FD-MIS-03")
def test_a_mission_needs_a_marker() -> None:
    game = asked("markers=m4")
    assert game.refused("0 mission m3") == "FD-MIS-03"


@pytest.mark.parametrize(("mission", "level"), LEVELS)
@pytest.mark.rule("FD-MIS-05", "FD-MIS-20", "FD-MIS-24", "FD-MIS-25", "FD-MIS-26", "FD-MIS-27", "FD-MIS-28")
@pytest.mark.rule("FD-MIS-29", "FD-MIS-30", "FD-MIS-31")
def test_a_mission_asks_for_its_level(mission: str, level: int) -> None:
    # The highest degree below it; mission 3, of level 1, keeps the question open.
    below = asked(f"markers={mission},m3 degree={DEGREES[level] - 1}")
    assert below.refused(f"0 mission {mission}") == "FD-MIS-05"
    assert asked(f"markers={mission} degree={DEGREES[level]}").can(f"0 mission {mission}")


@pytest.mark.rule("FD-MIS-21", "FD-MIS-22", "FD-MIS-23")
def test_three_missions_ask_for_level_1_only() -> None:
    assert asked("markers=m2,m3,m4").legal(0) == ["mission m2", "mission m3", "mission m4", "skip"]


@pytest.mark.rule("FD-MIS-02", "FD-TRN-01")
def test_one_mission_a_turn_after_the_action() -> None:
    game = table("ships=3 markers=m3,m4", "", "", "")
    assert game.refused("0 mission m4") == "FD-TRN-01"
    game.play("0 place 1a vote outer", "0 mission m4", "0 shop 1")
    assert game.asked() == "turn 1"


@pytest.mark.rule("FD-MIS-02", "FD-TRN-09")
def test_a_mission_is_optional() -> None:
    game = asked("markers=m4").play("0 skip")
    assert (game.done(0), game.seat(0).hangar, game.asked()) == ([], 1, "turn 1")


@pytest.mark.rule("FD-MIS-06", "FD-MIS-09")
def test_ship_and_marker_stay_for_the_rest_of_the_game() -> None:
    game = complete("m11", "ships=2")
    assert (game.seat(0).hangar, game.seat(0).supply, game.done(0)) == (1, 6, ["m11"])
    game.finish_round()
    assert (game.seat(0).hangar, game.markers(0), game.done(0)) == (1, ["m11"], ["m11"])


@pytest.mark.rule("FD-EX-19", "FD-MIS-07")
def test_starting_token_and_missions_with_a_ship_count() -> None:
    game = table("start=gold done=m3,m4 markers=m5", "start=gold deep=ds1 done=m3", "markers=m1", "")
    assert [completed(game.seat(seat)) for seat in range(4)] == [3, 3, 0, 0]


@pytest.mark.rule("FD-MIS-08")
def test_eight_ships_are_eight_missions() -> None:
    game = asked("ships=0 done=m1,m2,m3,m4,m5,m6,m7,m8 markers=m11 degree=7 has=1A1")
    assert game.seat(0).supply == 0
    assert game.refused("0 mission m11") == "FD-MIS-04"
    office = table("ships=0 done=m1,m2,m3,m4,m5,m6,m7,m8", "", "", "").play("0 place 1a vote s12")
    assert office.seat(0).hangar == 0


@pytest.mark.parametrize(
    "sources",
    [
        ["place 1a vote s12", "marker m10"],
        ["place 1a vote s35", "shop 2", "choose marker", "marker m10"],
        ["place 1a cover outer", "marker m10"],
    ],
)
@pytest.mark.rule("FD-MIS-10")
def test_where_markers_come_from(sources: list[str]) -> None:
    # The patron's office, a shop, an alteration token; the others stand with their pieces.
    game = table("L=1 tokens=v2_marker", "", "", "").play(*[f"0 {line}" for line in sources])
    assert game.markers(0) == ["m10"]


@pytest.mark.rule("FD-MIS-33")
def test_a_marker_is_lost_when_all_twelve_lie() -> None:
    game = table(f"{FULL} ships=0", "", "", "").play("0 place 1a vote s12")
    assert game.asked() == "mission 0"
    assert len(game.markers(0)) == 12
    # A single empty mission is not asked about.
    game = table("markers=m1,m2,m3,m4,m5,m6,m7,m8,m9,m10,m11 ships=0", "", "", "").play("0 place 1a vote s12")
    assert len(game.markers(0)) == 12


@pytest.mark.rule("FD-MIS-20")
def test_m1_is_an_action_on_neo() -> None:
    game = complete("m1").play("0 move n1a")
    assert (game.influence(0, "neo"), game.reserve(0)) == (1, "2L 1C 1O")


@pytest.mark.rule("FD-MIS-21")
def test_m2_is_an_action_on_six_moons() -> None:
    game = complete("m2").play("0 take v2_marker")
    assert (game.influence(0, "six_moons"), game.tokens(0)) == (1, ["v2_marker"])


@pytest.mark.rule("FD-MIS-22")
def test_m3_is_an_action_on_atal() -> None:
    game = complete("m3", "degree=0").play("0 hire 1C1")
    assert (game.influence(0, "atal"), game.seat(0).degree) == (1, 1)


@pytest.mark.rule("FD-MIS-23")
def test_m4_is_an_action_on_arratuin_at_its_cost() -> None:
    # The oceanium of the outer module buys a diamond in shop 4.
    game = complete("m4").play("0 shop 4")
    assert (game.influence(0, "arratuin"), game.reserve(0)) == (1, "1G")


@pytest.mark.rule("FD-MIS-24")
def test_m5_is_an_action_on_e81216_at_its_cost() -> None:
    game = complete("m5", "C=2 ships=2").play("0 build military_academy", "0 pay 2C")
    assert (game.influence(0, "e81216"), game.reserve(0), game.seat(0).degree) == (1, "1O", 8)


@pytest.mark.rule("FD-MIS-25")
def test_m6_gives_two_degrees() -> None:
    game = complete("m6", "degree=3")
    assert game.seat(0).degree == 5


@pytest.mark.rule("FD-MIS-26")
def test_m7_pays_a_lavandium_for_any_planet_s_action() -> None:
    game = complete("m7", "L=1 C=1").play("0 pay 1L")
    assert game.legal(0) == ["spy neo", "spy six_moons", "spy atal", "spy arratuin", "spy e81216"]
    # Rooms are not copied, though this one costs nothing.
    assert game.refused("0 spy officers_quarters") == "FD-MIS-26"
    assert game.refused("0 spy presidents_office") == "FD-SPY-01"
    game.play("0 spy neo", "0 move n1b")
    assert game.reserve(0) == "1L 1C 2O"


@pytest.mark.rule("FD-MIS-26", "FD-MIS-32")
def test_m7_is_refused_when_its_lavandium_cannot_be_paid() -> None:
    # Two degrees lead to level 4; mission 11 can be completed.
    game = table("degree=5 C=3 G=1 markers=m7,m11", "", "", "").play("0 place 1a vote s21")
    assert game.legal(0) == ["mission m11", "skip"]
    assert game.refused("0 mission m7") == "FD-MIS-32"
    lacks = game.game.view(None)["seats"][0]["lacks"]
    assert (lacks["m7"], lacks["m11"]) == (["price"], [])


@pytest.mark.rule("FD-MIS-03", "FD-MIS-04", "FD-MIS-05", "FD-MIS-32")
def test_everybody_sees_all_that_a_mission_lacks_unless_it_is_completed() -> None:
    lacks = table("ships=0 markers=m3 done=m6", "", "", "").game.view(1)["seats"][0]["lacks"]
    assert lacks["m7"] == ["marker", "ship", "level", "price"]
    assert lacks["m3"] == ["ship"]
    assert "m6" not in lacks


@pytest.mark.rule("FD-EX-40", "FD-MIS-27")
def test_m8_scores_every_crystal_and_diamond_and_spends_none() -> None:
    game = table("L=4 O=2 G=1 degree=3 markers=m8", "", "", "").play("0 place 1a vote s21", "0 mission m8")
    assert game.points(0) == {"mission:m8": 7}
    assert game.reserve(0) == "4L 2O 1G"


@pytest.mark.rule("FD-MIS-28", "FD-MED-06")
def test_m9_advances_a_project_gives_a_degree_and_the_intrigue_medal() -> None:
    game = complete("m9", "degree=7", projects="neo=7")
    assert game.refused("0 project neo") == "FD-GPR-01"
    game.play("0 project missions")
    assert (game.project("missions"), game.seat(0).degree) == (1, 8)
    # Degree 8 brings the accreditation medal besides.
    assert game.medals(0) == ["accreditation", "intrigue"]


@pytest.mark.rule("FD-MIS-34")
def test_m9_with_the_intrigue_medal_does_its_other_parts() -> None:
    game = complete("m9", "degree=8 medals=accreditation,intrigue").play("0 project general")
    assert (game.project("general"), game.seat(0).degree) == (1, 9)
    assert game.state.medals_left == [3, 3]


@pytest.mark.rule("FD-MIS-29")
def test_m10_scores_the_die_twice() -> None:
    assert complete("m10", "die=4").points(0) == {"mission:m10": 8}


@pytest.mark.rule("FD-MIS-30")
def test_m11_scores_the_level_twice() -> None:
    assert complete("m11", "degree=7").points(0) == {"mission:m11": 8}
    assert complete("m11", "degree=5 level=2").points(0) == {"mission:m11": 10}


@pytest.mark.rule("FD-EX-36", "FD-MIS-31")
def test_m12_scores_every_completed_mission_and_itself() -> None:
    assert complete("m12", "start=gold done=m3,m4").points(0) == {"mission:m12": 4}


@pytest.mark.rule("FD-MIS-31")
def test_m12_does_not_score_missions_with_a_marker_only() -> None:
    assert complete("m12", "deep=ds3 markers=m1,m2,m3").points(0) == {"mission:m12": 2}


@pytest.mark.rule("FD-MIS-32")
def test_a_mission_may_be_completed_though_it_brings_nothing() -> None:
    # No die, nothing in the reserve for a building, no dead asteroid left on the last cell of Neo.
    for mission, has in (("m10", ""), ("m5", ""), ("m1", "miner=n8 dead=d1,d2,d3,d4")):
        game = complete(mission, has)
        assert (game.done(0), game.seat(0).hangar, game.seat(0).vp) == ([mission], 0, 0)
        assert game.asked() == "turn 1"


@pytest.mark.rule("FD-MIS-32")
def test_a_switch_of_the_data_asks_for_an_effect() -> None:
    strict = {"data": "[missions.completion]\nwithout_effect = false\n"}
    game = table("degree=7 markers=m10,m11", "", "", "", options=strict).play("0 place 1a vote outer")
    assert game.refused("0 mission m10") == "FD-MIS-32"
    assert game.game.view(0)["seats"][0]["lacks"]["m10"] == ["effect"]
    assert game.can("0 mission m11")
