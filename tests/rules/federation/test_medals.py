"""Medals of honour (MED)."""

import pytest

import astrarium
from astrarium.games.federation.components.ids import MEDAL_IDS
from astrarium.games.federation.state.state import State
from tests.rules.federation.table import Table, table

SEVEN = "neo,six_moons,atal,arratuin,e81216,accreditation,intrigue"
PLACED = "1a@outer 1b@outer 2@outer 3@outer"


def finished(*medals: str) -> Table:
    """A game that has ended with these medals, and nothing else that scores."""
    seats = [f"ships=0 {PLACED} " + (f"medals={names}" if names else "") for names in medals]
    return table(*seats, round=5, phase="executive").play("0 law left")


@pytest.mark.rule("FD-MED-01")
def test_nobody_takes_a_second_medal_of_a_kind() -> None:
    # The medal of 4 is left for influence 5, but the player has that of 3.
    game = table("miner=n4a medals=neo", "", "", "").play("0 place 1a vote s24", "0 move n5a")
    assert game.influence(0, "neo") == 5
    assert game.medals(0) == ["neo"]
    assert game.medals_left("neo") == [4, 5, 6]


@pytest.mark.parametrize(
    ("has", "lines", "medal"),
    [
        ("miner=n2a", ["place 1a vote s24", "move n3a"], "neo"),
        ("moon=2", ["place 1a vote s16"], "six_moons"),
        ("used=1B1,1D1", ["place 1a vote s14", "hire 1C1"], "atal"),
        ("shops=1:2 L=1", ["place 1a vote s11", "shop 5"], "arratuin"),
        ("built=shipyard,transmutation_chamber C=2", ["place 1a vote s22"], "e81216"),
    ],
)
@pytest.mark.rule("FD-MED-02", "FD-MED-03", "FD-SET-08")
def test_influence_3_takes_the_first_medal_of_a_planet_at_once(has: str, lines: list[str], medal: str) -> None:
    game = table(has, "", "", "").play(*[f"0 {line}" for line in lines])
    assert game.medals(0) == [medal]
    assert game.medals_left(medal) == [4, 5, 6]


@pytest.mark.rule("FD-MED-02", "FD-PRD-05")
def test_income_brings_a_medal_at_once_too() -> None:
    game = table("built=transporter moon=2", "", "", "", productions="transporter", phase="executive")
    game.play("0 transport moon")
    assert game.medals(0) == ["six_moons"]


@pytest.mark.rule("FD-EX-20", "FD-MED-03", "FD-MED-04")
def test_who_comes_later_needs_more_influence() -> None:
    game = table("miner=n2a", "miner=n2b", "", "", asteroids="a3 a2 a1 a4")
    game.play("0 place 1a vote s24", "0 move n3a")
    assert game.medals(0) == ["neo"]
    game.play("1 place 1a vote s32", "1 move n3b")
    assert game.medals(1) == []
    game = table("medals=neo", "miner=n3a", "", "", turn=1).play("1 place 1a vote s32", "1 move n4a")
    assert game.medals(1) == ["neo"]
    assert game.medals_left("neo") == [5, 6]


@pytest.mark.rule("FD-EX-34", "FD-MED-03")
def test_a_jump_over_two_thresholds_takes_the_cheapest_medal_only() -> None:
    game = table("miner=n2a", "", "", "").play("0 place 1a vote s24", "0 move n4a")
    assert game.influence(0, "neo") == 4
    assert game.medals(0) == ["neo"]
    assert game.medals_left("neo") == [4, 5, 6]


@pytest.mark.rule("FD-MED-04", "FD-3P-04", "FD-2P-03")
def test_with_fewer_players_the_first_medal_asks_for_more() -> None:
    for seats in (("miner=n2a", "", ""), ("miner=n2a", "")):
        game = table(*seats).play("0 place 1a vote s24", "0 move n3a")
        assert game.medals(0) == []
        game = table(*seats).play("0 place 1a vote s24", "0 move n4a")
        assert game.medals(0) == ["neo"]
    assert table("medals=neo", "", "").medals_left("neo") == [5, 6]
    assert table("medals=neo", "").medals_left("neo") == [6]


@pytest.mark.rule("FD-MED-05")
def test_degree_8_takes_the_accreditation_medal() -> None:
    game = table("degree=5", "", "", "").play("0 place 1a vote s21")
    assert (game.seat(0).degree, game.medals(0)) == (7, [])
    game = table("degree=6", "", "", "").play("0 place 1a vote s21")
    assert (game.seat(0).degree, game.medals(0)) == (8, ["accreditation"])
    assert game.state.medals_left == [3, 4]


@pytest.mark.rule("FD-MED-05", "FD-ACC-06")
def test_a_level_bonus_is_no_degree() -> None:
    # Level 3 and two more by the bonus.
    game = table("degree=5 level=2", "", "", "").play("0 place 1a vote s34")
    assert (game.level(0), game.medals(0)) == (5, [])


@pytest.mark.rule("FD-MED-06")
def test_completing_m9_takes_the_intrigue_medal() -> None:
    game = table("degree=7 markers=m9", "", "", "").play("0 place 1a vote outer", "0 mission m9", "0 project neo")
    assert "intrigue" in game.medals(0)
    # The marker alone brings nothing.
    game = table("degree=7", "", "", "").play("0 place 1a fund s34", "0 project neo")
    assert game.markers(0) == ["m9"]
    assert "intrigue" not in game.medals(0)


@pytest.mark.rule("FD-MED-07", "FD-MED-10")
def test_points_look_at_the_number_of_medals_not_at_their_kinds() -> None:
    game = finished("intrigue,e81216:6", "neo,atal", "six_moons", "")
    assert [game.points(seat).get("final:medals", 0) for seat in range(4)] == [3, 3, 1, 0]


@pytest.mark.parametrize(("number", "vp"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 22), (7, 30)])
@pytest.mark.rule("FD-MED-10", "FD-END-01")
def test_the_row_of_medals_scores_at_the_end(number: int, vp: int) -> None:
    game = finished(",".join(SEVEN.split(",")[:number]), "", "", "")
    assert game.game.scores() == [vp, 0, 0, 0]


@pytest.mark.rule("FD-EX-12")
def test_seven_medals_are_thirty_points() -> None:
    assert finished(SEVEN, "", "", "").points(0) == {"final:medals": 30}


@pytest.mark.rule("FD-EX-21", "FD-MED-08")
def test_a_chosen_planet_s_medal_is_the_dearest_left() -> None:
    game = table("medals=atal", "", "", "", turn=1)
    assert game.medals_left("atal") == [4, 5, 6]
    game.play("1 place 1a vote s26", "1 medal atal")
    assert game.medals(1) == ["atal"]
    assert game.medals_left("atal") == [4, 5]


@pytest.mark.rule("FD-MED-08", "FD-MED-01")
def test_a_chosen_medal_is_of_any_kind_not_owned_yet() -> None:
    game = table("", "medals=neo,intrigue", "", "", turn=1).play("1 place 1a vote s26")
    assert game.legal(1) == [f"medal {name}" for name in MEDAL_IDS if name not in ("neo", "intrigue")]
    assert game.refused("1 medal intrigue") == "FD-MED-01"
    game.play("1 medal accreditation")
    assert game.seat(1).degree == 0


@pytest.mark.rule("FD-MED-08")
def test_the_last_kind_is_taken_without_asking() -> None:
    game = table("", "medals=neo,six_moons,atal,arratuin,e81216,accreditation", "", "", turn=1)
    game.play("1 place 1a vote s26")
    assert len(game.medals(1)) == 7


@pytest.mark.rule("FD-MED-09", "FD-TRN-10")
def test_a_medal_is_no_action_and_the_mission_still_follows() -> None:
    game = table("moon=2 markers=m4", "", "", "").play("0 place 1a vote s16")
    assert game.medals(0) == ["six_moons"]
    game.play(f"0 {game.legal(0)[0]}")
    assert game.asked() == "mission 0"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.rule("FD-MED-11", "FD-SET-15")
def test_every_kind_has_a_medal_for_every_player(players: int) -> None:
    state = astrarium.new("federation", players, 1, {}).position
    assert isinstance(state, State)
    assert [len(left) for left in state.planet_medals] == [players] * 5
    assert state.medals_left == [players, players]
    # All others have all kinds: the last player may choose any.
    others = [f"medals={SEVEN}"] * (players - 1)
    game = table(*others, "", turn=players - 1).play(f"{players - 1} place 1a vote s26")
    assert game.legal(players - 1) == [f"medal {name}" for name in MEDAL_IDS]


@pytest.mark.rule("FD-MED-12")
def test_medals_of_two_kinds_due_together_are_both_taken() -> None:
    # The third specialist is a trader, whose disc is the third influence on Arratuin.
    game = table("used=1B1,1D1 shops=1:2", "", "", "", atal="1C3").play(
        "0 place 1a vote s14", "0 hire 1C3", "0 disc 5"
    )
    assert game.medals(0) == ["atal", "arratuin"]


@pytest.mark.rule("FD-MED-12", "FD-TRN-10")
def test_when_a_turn_begins_all_medals_that_are_due_are_taken() -> None:
    game = table("", "miner=n3a moon=3 degree=8", "", "").play("0 place 1a vote outer")
    assert game.asked() == "turn 1"
    assert game.medals(1) == ["neo", "six_moons", "accreditation"]
