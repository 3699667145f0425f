"""Atal: who may take which specialist, and what follows (ATA)."""

import pytest

import astrarium
from tests.rules.federation.table import Table, table

FIRST_LEVEL = ["hire 1A1", "hire 1B1", "hire 1C1", "hire 1D1", "hire 1E1"]


def atal(*seats: str, atal: str = "", data: str = "") -> Table:
    """The first of four seats performs the action of Atal."""
    others = [""] * (4 - len(seats))
    game = table(*seats, *others, atal=atal, options={"data": data} if data else None)
    return game.play("0 place 1a vote s14")


@pytest.mark.rule("FD-ATA-01")
def test_without_specialists_only_level_1_can_be_taken() -> None:
    game = atal("")
    assert (game.asked(), game.legal(0)) == ("atal 0", FIRST_LEVEL)
    assert game.refused("0 hire 3A1") == "FD-ATA-01"


@pytest.mark.rule("FD-ATA-01")
def test_a_lower_level_opens_the_higher_ones_of_its_type() -> None:
    game = atal("used=1B1")
    assert game.legal(0, "hire") == ["hire 1A1", "hire 2B1", "hire 3B1", "hire 1C1", "hire 1D1", "hire 1E1"]
    assert game.refused("0 hire 3C1") == "FD-ATA-01"


@pytest.mark.rule("FD-ATA-01")
def test_level_2_alone_opens_level_3() -> None:
    game = atal("used=2D1")
    assert {"hire 3D1", "hire 1D1"} <= set(game.legal(0))
    game.play("0 hire 3D1")
    assert game.specialists(0) == {"2D1": "used", "3D1": "used"}


@pytest.mark.rule("FD-ATA-01")
def test_level_2_of_a_colour_of_which_others_have_level_1_needs_an_own_one() -> None:
    game = atal("", "used=1E1")
    assert game.face_up(2) == {"2E1"}
    assert game.refused("0 hire 2E1") == "FD-ATA-01"


@pytest.mark.rule("FD-ATA-01")
def test_the_other_reading_asks_for_the_level_just_below() -> None:
    data = '[atal.rules]\nprerequisite = "previous"\n'
    assert atal("used=1B1", data=data).refused("0 hire 3B1") == "FD-ATA-01"
    assert atal("used=1B1,2B1", data=data).can("0 hire 3B1")


@pytest.mark.rule("FD-ATA-02")
def test_never_two_of_the_same_character() -> None:
    game = atal("has=1B1 used=1D1,2D1")
    assert game.refused("0 hire 1B2") == "FD-ATA-02"
    assert game.refused("0 hire 1D2") == "FD-ATA-02"
    assert game.refused("0 hire 2D2") == "FD-ATA-02"
    assert game.legal(0, "hire") == ["hire 1A1", "hire 2B1", "hire 3B1", "hire 1C1", "hire 3D1", "hire 1E1"]


@pytest.mark.rule("FD-ATA-02")
def test_others_may_have_the_same_character() -> None:
    game = atal("", "has=1D1", "has=1D2").play("0 hire 1D3")
    assert game.specialists(0) == {"1D3": "ready"}


@pytest.mark.rule("FD-ATA-03")
@pytest.mark.parametrize("name", ["2A1", "2A2", "1A2", "1A3", "3A2"])
def test_what_is_not_face_up_cannot_be_taken(name: str) -> None:
    game = atal("used=1B1")
    assert game.refused(f"0 hire {name}") == "FD-ATA-03"


@pytest.mark.rule("FD-ATA-03")
def test_a_token_of_another_player_cannot_be_taken() -> None:
    assert atal("", "has=1A1").refused("0 hire 1A1") == "FD-ATA-03"


@pytest.mark.rule("FD-ATA-04")
def test_a_taken_level_1_uncovers_the_next_one_and_the_top_level_2_of_its_colour() -> None:
    game = atal("")
    assert game.face_up(2) == set()
    game.play("0 hire 1D1")
    assert game.face_up(1) == {"1A1", "1B1", "1C1", "1D2", "1E1"}
    assert game.face_up(2) == {"2D1"}
    assert [event.data for event in game.events if event.kind == "reveal"] == [
        {"specialist": "1D2"},
        {"specialist": "2D1"},
    ]


@pytest.mark.rule("FD-ATA-04")
def test_a_second_level_1_of_a_colour_leaves_its_level_2_as_it_is() -> None:
    game = atal("", "has=1D1").play("0 hire 1D2")
    assert (game.face_up(2), "1D3" in game.face_up(1)) == ({"2D1"}, True)
    assert game.kinds().count("reveal") == 1


@pytest.mark.rule("FD-ATA-04")
def test_a_taken_level_2_uncovers_the_next_one() -> None:
    game = atal("used=1D1").play("0 hire 2D1")
    assert game.face_up(2) == {"2D2"}


@pytest.mark.rule("FD-ATA-05")
def test_a_specialist_is_face_up_until_used_once_and_counts_ever_after() -> None:
    game = table("has=1E1 miner=n0", "", "", "").play("0 place 1a vote s32")
    assert game.specialists(0) == {"1E1": "ready"}
    game.play("0 use 1E1")
    assert (game.specialists(0), game.reserve(0)) == ({"1E1": "used"}, "2L")
    assert game.refused("0 use 1E1") == "FD-ATA-05"
    assert game.influence(0, "atal") == 1
    assert game.refused("0 use 1E2") == "FD-ATA-05"


@pytest.mark.rule("FD-ATA-06")
def test_an_immediate_specialist_is_applied_when_taken() -> None:
    game = atal("").play("0 hire 1C1")
    assert (game.seat(0).degree, game.specialists(0)) == (1, {"1C1": "used"})


@pytest.mark.rule("FD-ATA-06")
def test_a_specialist_of_a_planet_waits_for_an_action_there() -> None:
    game = atal("has=1E1")
    assert game.refused("0 use 1E1") == "FD-ATA-06"
    game.play("0 hire 1D1")
    assert game.specialists(0) == {"1E1": "ready", "1D1": "ready"}
    assert game.asked() == "turn 1"
    other = table("has=1E1", "", "", "")
    assert other.refused("0 use 1E1") == "FD-ATA-06"


@pytest.mark.rule("FD-ATA-06")
def test_a_specialist_of_any_time_serves_in_the_turn_in_which_it_is_taken() -> None:
    game = atal("").play("0 hire 1A1")
    assert (game.asked(), game.level(0)) == ("mission 0", 1)
    game.play("0 use 1A1")
    assert (game.level(0), game.specialists(0)) == (2, {"1A1": "used"})


@pytest.mark.rule("FD-ATA-06")
def test_a_specialist_of_any_time_serves_in_own_turns_only() -> None:
    game = table("has=1A1", "has=1A2 used=1C1", "", "")
    assert game.can("0 use 1A1")
    assert game.legal(1) == []
    game.play("0 place 1a vote outer", "0 skip")
    assert (game.asked(), game.legal(0)) == ("turn 1", [])
    assert game.can("1 use 1A2")


@pytest.mark.rule("FD-ATA-07")
def test_influence_is_the_number_of_specialists_used_or_not() -> None:
    game = table("has=1A1,1B1 used=1C1,2C1", "", "", "")
    assert (game.influence(0, "atal"), game.influence(1, "atal")) == (4, 0)
    game.play("0 place 1a vote s14", "0 hire 1E1")
    assert game.influence(0, "atal") == 5


@pytest.mark.rule("FD-ATA-08")
def test_an_immediate_effect_without_a_target_is_lost_and_the_token_counts() -> None:
    markers = ",".join(f"m{number}" for number in range(1, 13))
    game = atal(f"ships=5 markers={markers}", atal="1C2").play("0 hire 1C2")
    assert (game.seat(0).hangar, game.specialists(0)) == (5, {"1C2": "used"})
    assert game.influence(0, "atal") == 1


@pytest.mark.rule("FD-ATA-08")
def test_only_what_can_be_done_of_two_is_done() -> None:
    game = atal("ships=5", atal="1C2").play("0 hire 1C2")
    assert game.asked() == "marker 0"
    markers = ",".join(f"m{number}" for number in range(1, 13))
    game = atal(f"markers={markers}", atal="1C2").play("0 hire 1C2")
    assert game.seat(0).hangar == 2


@pytest.mark.rule("FD-ATA-09")
def test_in_play_are_three_of_levels_1_and_2_and_one_of_level_3_of_each_colour() -> None:
    game = astrarium.new("federation", 4, 3, {})
    left = {(pile["level"], pile["type"]): pile["left"] for pile in game.view(None)["atal"]}
    assert left == {(level, letter): 1 if level == 3 else 3 for level in (1, 2, 3) for letter in "ABCDE"}


@pytest.mark.rule("FD-ATA-09")
def test_a_stack_may_run_out() -> None:
    game = atal("used=1B1", "has=1C1", "has=1C2", "has=1C3")
    assert {name[1] for name in game.face_up(1)} == {"A", "B", "D", "E"}
    for name in ("1C1", "1C2", "1C3"):
        assert game.refused(f"0 hire {name}") == "FD-ATA-03"
    game.play("0 hire 3B1")
    assert "3B1" not in game.face_up(3)
    assert len(game.face_up(3)) == 4


@pytest.mark.rule("FD-ATA-02", "FD-ATA-03")
def test_with_no_token_to_take_the_action_is_closed() -> None:
    every = [f"{level}{letter}1" for level in (1, 2, 3) for letter in "ABCDE"]
    game = table(f"used={','.join(every)}", "", "", "")
    assert not {"s14", "s23"} & game.spaces(0)
    assert game.refused("0 place 1a vote s14") == "FD-SEN-10"
