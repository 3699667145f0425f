"""Specialists that are used at any moment of an own turn (SP)."""

import pytest

from tests.rules.federation.table import table

ANY_TIME = ["1A1", "1A2", "1A3", "2A1", "2A3"]


@pytest.mark.parametrize("name", ANY_TIME)
@pytest.mark.rule("FD-SP-1A1", "FD-SP-1A2", "FD-SP-1A3", "FD-SP-2A1", "FD-SP-2A3", "FD-ATA-05")
def test_it_is_refused_when_used_or_owned_by_somebody_else(name: str) -> None:
    assert table(f"used={name}", "", "", "").refused(f"0 use {name}") == "FD-ATA-05"
    assert table("used=1C1", f"has={name}", "", "").refused(f"0 use {name}") == "FD-ATA-05"


@pytest.mark.parametrize("name", ANY_TIME)
@pytest.mark.rule("FD-SP-1A1", "FD-SP-1A2", "FD-SP-1A3", "FD-SP-2A1", "FD-SP-2A3", "FD-TRN-12")
def test_it_is_refused_in_the_turn_of_somebody_else(name: str) -> None:
    game = table(f"has={name} used=1C1", "", "", "", turn=1)
    assert game.refused(f"0 use {name}") == "FD-TRN-01"


@pytest.mark.parametrize("name", ANY_TIME)
@pytest.mark.rule("FD-SP-1A1", "FD-SP-1A2", "FD-SP-1A3", "FD-SP-2A1", "FD-SP-2A3", "FD-TRN-12")
def test_it_is_offered_before_placing_after_the_action_and_after_the_mission(name: str) -> None:
    game = table(f"has={name} used=1C1 degree=3 markers=m6", "", "", "")
    assert game.can(f"0 use {name}")
    game.play("0 place 1a vote outer")
    assert game.asked() == "mission 0"
    assert game.can(f"0 use {name}")
    game.play("0 mission m6")
    assert game.asked() == "closing 0"
    assert game.can(f"0 use {name}")
    game.play("0 end")
    assert game.asked() == "turn 1"


@pytest.mark.rule("FD-SP-1A1", "FD-SYM-06", "FD-ACC-06")
def test_1a1_raises_the_level_by_one_until_the_end_of_the_round() -> None:
    game = table("has=1A1 degree=2", "", "", "").play("0 use 1A1")
    assert (game.level(0), game.seat(0).degree) == (2, 2)
    assert game.specialists(0) == {"1A1": "used"}
    assert game.asked() == "turn 0"
    game.finish_round()
    assert game.level(0) == 1


@pytest.mark.rule("FD-SP-1A1")
def test_1a1_opens_a_mission_between_action_and_mission() -> None:
    # Mission m6 asks for level 2.
    game = table("has=1A1 markers=m6", "", "", "").play("0 place 1a vote outer")
    assert game.refused("0 mission m6") == "FD-MIS-05"
    game.play("0 use 1A1", "0 mission m6")
    assert game.seat(0).degree == 2


@pytest.mark.rule("FD-SP-1A1", "FD-ATA-06")
def test_it_is_usable_in_the_turn_in_which_it_is_taken() -> None:
    game = table("markers=m6", "", "", "", atal="1A1").play("0 place 1a vote s14", "0 hire 1A1")
    assert game.specialists(0) == {"1A1": "ready"}
    game.play("0 use 1A1", "0 mission m6")
    assert game.done(0) == ["m6"]


@pytest.mark.rule("FD-SP-2A1", "FD-SYM-06")
def test_2a1_raises_the_level_by_two_until_the_end_of_the_round() -> None:
    game = table("has=2A1 degree=9", "", "", "").play("0 use 2A1")
    # Also above the fifth level.
    assert game.level(0) == 7
    game.finish_round()
    assert game.seat(0).level_round == 0


@pytest.mark.rule("FD-SP-1A1", "FD-SP-2A1", "FD-ACC-08")
def test_level_bonuses_add_up() -> None:
    game = table("has=1A1,2A1", "", "", "").play("0 use 1A1", "0 use 2A1")
    assert game.level(0) == 4


@pytest.mark.rule("FD-SP-1A2")
def test_1a2_turns_a_used_specialist_of_level_1_up_again() -> None:
    # With several to choose from the player is asked; level 2 is no target.
    game = table("has=1A2 used=1B1,1E1,2E1", "", "", "").play("0 use 1A2")
    assert game.legal(0) == ["refresh 1B1", "refresh 1E1"]
    assert game.refused("0 refresh 2E1") == "FD-SP-1A2"
    assert game.refused("0 refresh 1A2") == "FD-SP-1A2"
    assert game.refused("0 skip") == "FD-SP-1A2"
    game.play("0 refresh 1E1")
    assert game.specialists(0) == {"1A2": "used", "1B1": "used", "1E1": "ready", "2E1": "used"}
    game.play("0 place 1a vote s24", "0 use 1E1", "0 move n1a")
    assert game.reserve(0) == "4L 1C"


@pytest.mark.rule("FD-SP-1A2")
def test_1a2_applies_an_immediate_one_right_away() -> None:
    game = table("has=1A2 used=1C1", "", "", "").play("0 use 1A2")
    assert game.seat(0).degree == 1
    assert game.specialists(0) == {"1A2": "used", "1C1": "used"}


@pytest.mark.rule("FD-SP-1A2")
def test_1a2_is_refused_without_a_used_one_of_level_1() -> None:
    assert table("has=1A2,1B1 used=2B1", "", "", "").refused("0 use 1A2") == "FD-SP-1A2"


@pytest.mark.rule("FD-SP-1A3")
def test_1a3_copies_a_face_up_specialist_of_level_1_on_atal() -> None:
    game = table("has=1A3", "", "", "", atal="1B3 1C1 1D2 1E1 2C1").play("0 use 1A3")
    # An action on E81216, Six Moons or Neo is not under way, so those of planets are no targets.
    assert game.legal(0) == ["copy 1A1", "copy 1B3", "copy 1C1", "copy 1D2"]
    assert game.refused("0 copy 1E1") == "FD-SP-1A3"
    assert game.refused("0 copy 2C1") == "FD-SP-2A3"
    # Below the top of its stack, or face down.
    assert game.refused("0 copy 1C2") == "FD-SP-1A3"
    game.play("0 copy 1C1")
    assert game.seat(0).degree == 1
    assert game.specialists(0) == {"1A3": "used"}
    assert "1C1" in game.face_up(1)
    assert game.influence(0, "atal") == 1


@pytest.mark.rule("FD-SP-1A3")
def test_1a3_copies_an_own_unused_specialist_which_stays_unused() -> None:
    game = table("has=1A3,1E1", "", "", "", atal="1E3").play("0 place 1a vote s24", "0 use 1A3")
    # Besides those of Neo, whose action is under way, those of no planet can be copied.
    assert game.legal(0) == ["copy 1A1", "copy 1C1", "copy 1E1", "copy 1E3"]
    game.play("0 copy 1E1", "0 use 1E1", "0 move n1a")
    assert game.reserve(0) == "6L 1C"
    assert game.specialists(0) == {"1A3": "used", "1E1": "used"}


@pytest.mark.rule("FD-SP-1A3")
def test_1a3_does_not_copy_a_used_one_nor_a_copy() -> None:
    # 1E2 is used and 1A3 is a copy itself; 1E3 and the top of the miners of level 2 lie on Atal.
    game = table("has=1A3,2A3 used=1E2", "", "", "", atal="1E3 2E1").play("0 place 1a vote s24", "0 use 2A3")
    assert game.legal(0, "copy") == ["copy 1A1", "copy 2A1", "copy 1C1", "copy 1E3", "copy 2E1"]
    assert game.refused("0 copy 1E2") == "FD-SP-1A3"
    assert game.refused("0 copy 1A3") == "FD-SP-1A3"


@pytest.mark.rule("FD-SP-1A3", "FD-SP-1A2")
def test_1a3_copies_the_refreshing_of_1a2_but_not_for_itself() -> None:
    game = table("has=1A3 used=1C1", "", "", "", atal="1A2").play("0 use 1A3", "0 copy 1A2")
    assert game.seat(0).degree == 1
    assert game.specialists(0) == {"1A3": "used", "1C1": "used"}
    alone = table("has=1A3", "", "", "", atal="1A2").play("0 use 1A3")
    assert alone.specialists(0) == {"1A3": "used"}
    # Only the degree of 1C1 was there to copy.
    assert alone.seat(0).degree == 1


@pytest.mark.rule("FD-SP-1A3")
def test_1a3_is_refused_without_a_target() -> None:
    # On Atal lie only specialists of planets, whose actions are not under way.
    game = table("has=1A3 used=1C1,1D1", "used=1A1,1C2,1D2", "used=1A2,1C3,1D3", "", atal="1B1 1E1")
    assert game.refused("0 use 1A3") == "FD-SP-1A3"
    # In an action on Neo there is 1E1, the only one still.
    game.play("0 place 1a vote s24", "0 use 1A3", "0 move n1a")
    assert game.reserve(0) == "4L 1C"


@pytest.mark.rule("FD-SP-1A3")
def test_1a3_copies_the_discount_of_1b1_and_so_opens_e81216() -> None:
    assert table("C=1", "", "", "", atal="1B1").refused("0 place 1a vote s22") == "FD-SEN-10"
    game = table("has=1A3 C=1", "", "", "", atal="1B1").play("0 place 1a vote s22", "0 use 1A3")
    game.play("0 build military_academy")
    assert game.reserve(0) == ""


@pytest.mark.rule("FD-SP-2A3")
def test_2a3_copies_levels_1_and_2() -> None:
    game = table("has=2A3", "used=1C2", "", "", atal="2C1 1C1 3C1").play("0 use 2A3")
    assert game.refused("0 copy 3C1") == "FD-SP-2A3"
    game.play("0 copy 2C1")
    assert game.seat(0).degree == 2
    game = table("has=2A3", "used=1C2", "", "", atal="2C1 1C1").play("0 use 2A3", "0 copy 1C1")
    assert game.seat(0).degree == 1


@pytest.mark.rule("FD-SP-2A3")
def test_2a3_does_not_see_what_lies_face_down() -> None:
    # Nobody has a trader, so the traders of level 2 are hidden.
    game = table("has=2A3", "", "", "", atal="1C1").play("0 use 2A3")
    assert game.refused("0 copy 2C1") == "FD-SP-1A3"


@pytest.mark.rule("FD-SP-2A3", "FD-SP-2A2")
def test_2a3_copies_2a2_on_atal() -> None:
    game = table("has=2A3", "used=1A1", "", "", atal="2A2 3B2").play("0 place 1a vote s14", "0 use 2A3", "0 copy 2A2")
    assert game.legal(0, "hire") == ["hire 3A1", "hire 3B2", "hire 3C1", "hire 3D1", "hire 3E1"]


@pytest.mark.rule("FD-SP-2A3", "FD-SP-1A3")
def test_the_level_bonus_of_somebody_s_choice_can_be_had_twice() -> None:
    game = table("has=1A1,2A3", "", "", "").play("0 use 2A3", "0 copy 1A1", "0 use 1A1")
    assert game.level(0) == 3


@pytest.mark.rule("FD-SP-1A3", "FD-TRN-12", "FD-EXE-18", "FD-DS-05")
def test_in_the_executive_phase_only_the_planet_s_own_specialists_serve() -> None:
    # The academy brings the top degree, the deep-space tile an action on Neo.
    game = table("built=military_academy degree=9 O=1 has=1A3,1E1", "", "", "", phase="executive", deep="ds5")
    game.play("0 deep ds5", "0 choose neo")
    assert game.legal(0, "use") == ["use 1E1"]
    assert game.refused("0 use 1A3") == "FD-ATA-06"
    game.play("0 use 1E1", "0 move n1a")
    assert game.reserve(0) == "4L 1C 1O"
