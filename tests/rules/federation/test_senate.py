"""The senate's spaces and the ambassador tokens (SEN, AMB)."""

import pytest

from astrarium.games.federation.components.ids import ACTION_IDS, SPACE_IDS
from tests.rules.federation.table import Table, table

UPPER = ["six_moons", "neo", "purchasing_office", "small_lounge", "arratuin", "e81216"]
MIDDLE = ["officers_quarters", "e81216", "atal", "neo", "spy", "presidents_office"]
LOWER = ["arratuin", "patrons_office", "spy", "atal", "assistants_room", "six_moons"]
PLANETS = ["neo", "six_moons", "atal", "arratuin", "e81216"]
ROOMS = [
    "officers_quarters",
    "purchasing_office",
    "patrons_office",
    "presidents_office",
    "assistants_room",
    "small_lounge",
]
SPACES = [f"s{floor}{column}" for floor in (1, 2, 3) for column in (1, 2, 3, 4, 5, 6)]


def actions(game: Table, columns: str) -> list[str]:
    """The actions of all spaces of some columns."""
    spaces = game.game.view(None)["senate"]["spaces"]
    return [space["action"] for space in spaces if space["id"][2] in columns]


def at(game: Table, space: str) -> str:
    """The action of a space."""
    return ACTION_IDS[game.state.parts.space_actions[SPACE_IDS.index(space)]]


# SEN


@pytest.mark.rule("FD-SEN-01")
def test_the_senate_has_three_floors_of_six_spaces() -> None:
    game = table("", "", "", "")
    shown = [space["id"] for space in game.game.view(None)["senate"]["spaces"]]
    assert shown == SPACES
    assert [at(game, space) for space in SPACES] == LOWER + MIDDLE + UPPER


@pytest.mark.rule("FD-SEN-01", "FD-SEN-02")
@pytest.mark.parametrize("space", SPACES)
def test_a_vote_counts_on_its_floor_and_in_its_wing(space: str) -> None:
    game = table(f"2@{space}", "", "", "")
    floor, column = int(space[1]), int(space[2])
    assert [game.floor_votes(number)[0] for number in (1, 2, 3)] == [2 * (number == floor) for number in (1, 2, 3)]
    assert game.wing_votes() == ([2, 0] if column <= 3 else [0, 2])


@pytest.mark.rule("FD-SEN-02", "FD-SEN-03", "FD-SEN-04")
def test_each_wing_has_every_planet_and_spying_once() -> None:
    game = table("", "", "", "")
    for wing in ("123", "456"):
        found = actions(game, wing)
        assert len(found) == 9
        assert [found.count(action) for action in [*PLANETS, "spy"]] == [1] * 6


@pytest.mark.rule("FD-SEN-05")
def test_each_room_stands_on_one_space() -> None:
    game = table("", "", "", "")
    found = actions(game, "123456")
    assert [found.count(room) for room in ROOMS] == [1] * 6
    assert at(game, "s34") == "small_lounge"


@pytest.mark.rule("FD-SEN-06")
@pytest.mark.parametrize(
    ("column", "project"),
    [(1, "neo"), (2, "six_moons"), (3, "arratuin"), (4, "e81216"), (5, "atal"), (6, "missions")],
)
def test_each_column_funds_the_project_above_it(column: int, project: str) -> None:
    game = table(f"1a$s1{column} 1b$s2{column} 2$s3{column}", "", phase="executive")
    assert game.project(project) == 3
    assert sum(game.state.projects) == 3


@pytest.mark.rule("FD-SEN-06")
def test_the_general_project_stands_above_no_column() -> None:
    columns = [project["column"] for project in table("", "").game.view(None)["projects"]]
    assert sorted(columns[:6]) == [1, 2, 3, 4, 5, 6]
    assert columns[6] is None


@pytest.mark.rule("FD-SEN-07")
def test_a_space_holds_one_ambassador() -> None:
    game = table("1a@s21", "1a$s32", "", "")
    assert game.refused("0 place 1b vote s21") == "FD-SEN-07"
    assert game.refused("0 place 1b fund s32") == "FD-SEN-07"
    assert {"s21", "s32"}.isdisjoint(game.spaces(0, "1b"))
    game.play("0 place 1b vote s24", "0 move n1a")
    assert game.refused("1 place 2 vote s24") == "FD-SEN-07"


@pytest.mark.rule("FD-SEN-08")
@pytest.mark.parametrize(
    ("space", "short", "enough"),
    [
        ("s13", "C=3 G=1", "L=1"),
        ("s25", "C=3 G=1", "O=1"),
        ("s33", "L=3 C=3 G=2", "O=1"),
        ("s15", "L=4 G=2", "C=1"),
        ("s15", "L=4 G=2", "O=1"),
    ],
)
def test_who_cannot_pay_a_space_may_not_place_there(space: str, short: str, enough: str) -> None:
    assert table(short, "", "", "").refused(f"0 place 1a vote {space}") == "FD-SEN-08"
    assert table(enough, "", "", "").can(f"0 place 1a vote {space}")


@pytest.mark.rule("FD-SEN-09")
@pytest.mark.parametrize("side", ["vote", "fund", "cover"])
def test_the_action_is_performed_whatever_the_side(side: str) -> None:
    game = table("tokens=v2_oceanium", "", "", "").play(f"0 place 1a {side} s21")
    assert game.seat(0).degree == 2
    game = table("tokens=v2_oceanium", "", "", "").play(f"0 place 1a {side} s32", "0 move n1b")
    assert game.influence(0, "neo") == 1


@pytest.mark.rule("FD-SEN-10", "FD-AMB-03", "FD-EX-30")
def test_the_bonus_of_the_token_may_pay_for_its_space() -> None:
    game = table("", "", "", "")
    assert game.refused("0 place 3 vote s15") == "FD-SEN-08"
    assert game.refused("0 place 2 fund s15") == "FD-SEN-08"
    game.play("0 place 3 fund s15")
    assert (game.reserve(0), game.seat(0).die) == ("", 2)


@pytest.mark.rule("FD-SEN-10")
@pytest.mark.parametrize(
    ("seat", "space"),
    [
        ("miner=n8", "s32"),
        ("moon=7", "s16"),
        ("O=1 ships=5", "s33"),
        ("ships=5 markers=m1,m2,m3,m4,m5,m6,m7,m8,m9,m10,m11,m12", "s12"),
        ("C=1 die=6", "s15"),
        ("L=1", "s22"),
    ],
)
def test_a_space_whose_action_would_come_to_nothing_is_closed(seat: str, space: str) -> None:
    # Another seat has all dead asteroids, and no token is left on the last moon.
    game = table(seat, "miner=n8 dead=d1,d2,d3,d4", "", "", moons="7:")
    assert game.refused(f"0 place 1a vote {space}") == "FD-SEN-10"


@pytest.mark.rule("FD-SEN-10")
def test_by_the_literal_reading_only_the_cost_decides() -> None:
    options = {"data": "[senate.placement]\nrequires_effect = false\n"}
    game = table("C=1 die=6", "", "", "", options=options)
    assert game.refused("0 place 1a vote s33") == "FD-SEN-08"
    game.play("0 place 1a vote s15", "0 skip")
    assert (game.reserve(0), game.seat(0).die) == ("", 6)


# AMB


@pytest.mark.rule("FD-AMB-01", "FD-AMB-05")
@pytest.mark.parametrize(("ambassador", "votes"), [("1a", 1), ("2", 2), ("3", 3)])
def test_voting_sides_have_their_votes_and_no_bonus(ambassador: str, votes: int) -> None:
    game = table("", "", "", "").play(f"0 place {ambassador} vote s21")
    assert game.votes("s21") == votes
    assert (game.floor_votes(2)[0], game.wing_votes()) == (votes, [votes, 0])
    assert (game.reserve(0), game.markers(0)) == ("", [])


@pytest.mark.rule("FD-AMB-01")
def test_the_second_ambassador_of_one_vote_follows_the_first() -> None:
    game = table("", "")
    assert game.refused("0 place 1b vote s21") == "FD-TRN-02"
    game.play("0 place 1a vote s21", "1 place 1a vote outer", "0 place 1b vote s12")
    assert (game.votes("s21"), game.votes("s12")) == (1, 1)


@pytest.mark.rule("FD-AMB-02")
@pytest.mark.parametrize(
    ("seat", "ambassador", "reserve"), [("", "1a", ""), ("1a@outer", "1b", ""), ("", "2", "1L"), ("", "3", "1C")]
)
def test_funding_sides_bring_at_most_a_crystal(seat: str, ambassador: str, reserve: str) -> None:
    game = table(seat, "", "", "").play(f"0 place {ambassador} fund s21")
    assert game.reserve(0) == reserve
    assert game.votes("s21") == 0


@pytest.mark.rule("FD-AMB-03")
def test_the_bonus_may_pay_for_the_action_as_well() -> None:
    game = table("", "", "", "").play("0 place 2 fund s11")
    assert game.reserve(0) == "1L"
    assert game.legal(0, "shop") == ["shop 1", "shop 2", "shop 5"]
    game.play("0 shop 5")
    assert (game.reserve(0), game.seat(0).die) == ("", 1)


@pytest.mark.rule("FD-AMB-03")
def test_the_bonus_pays_for_spying() -> None:
    game = table("", "", "", "")
    assert game.refused("0 place 1a fund s13") == "FD-SEN-08"
    game.play("0 place 2 fund s13", "0 spy officers_quarters")
    assert (game.reserve(0), game.seat(0).degree) == ("", 2)


@pytest.mark.rule("FD-AMB-04")
def test_a_funding_side_opens_a_mission_and_funds_the_column() -> None:
    game = table("1b@outer 2@outer 3@outer", "1a@outer 1b@outer 2@outer 3@outer")
    game.play("0 place 1a fund s35")
    assert game.markers(0) == ["m4"]
    assert game.project("atal") == 0
    assert game.asked() == "mission 0"
    game.play("0 skip")
    assert game.project("atal") == 1


@pytest.mark.rule("FD-AMB-05")
def test_a_voting_side_neither_opens_nor_funds() -> None:
    game = table("1b@outer 2@outer 3@outer", "1a@outer 1b@outer 2@outer 3@outer", laws="neo atal")
    game.play("0 place 1a vote s31")
    assert game.markers(0) == []
    game.play(f"0 {game.legal(0)[0]}")
    assert sum(game.state.projects) == 0
    # One vote on the upper floor, level 1; the left law passes.
    assert game.points(0) == {"floor:3": 1}
    assert [event.data["wing"] for event in game.events if event.kind == "law"] == ["left"]


@pytest.mark.rule("FD-AMB-06")
def test_the_special_ambassador_has_seven_votes_and_no_funding_side() -> None:
    game = table("special", "", "", "")
    assert game.refused("0 place special fund s21") == "FD-AMB-06"
    assert game.refused("0 place special cover s21") == "FD-TRN-03"
    game.play("0 place special vote s21")
    assert game.votes("s21") == 7
    assert game.reserve(0) == ""


@pytest.mark.rule("FD-AMB-06")
def test_the_special_ambassador_may_be_covered() -> None:
    game = table("special tokens=v4_oceanium", "", "", "").play("0 place special cover s21")
    assert (game.votes("s21"), game.reserve(0)) == (4, "1O")


@pytest.mark.rule("FD-AMB-06")
def test_who_has_no_special_ambassador_cannot_place_one() -> None:
    assert table("", "special", "", "").refused("0 place special vote s21") == "FD-DS-07"
    assert table("special_gone", "", "", "").refused("0 place special vote s21") == "FD-DS-07"
