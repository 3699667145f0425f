"""Deep-space tiles, and the special ambassador (DS)."""

import pytest

from astrarium.games.federation.components.components import TOKEN_IDS
from astrarium.games.federation.counting import completed
from tests.rules.federation.table import Table, table

FULL = "markers=m1,m2,m3,m4,m5,m6,m7,m8,m9,m10,m11,m12"


def chosen(tile: str, has: str = "", *others: str, atal: str = "") -> Table:
    """The officers' quarters have brought the first seat to the top degree, and it has taken a tile."""
    mine = f"degree=8 medals=accreditation {has}"
    game = table(mine, *(others or ("", "", "")), deep=tile, atal=atal).play("0 place 1a vote s21")
    if game.asked() == "die 0":
        game.play("0 skip")
    return game.play(f"0 deep {tile}")


@pytest.mark.rule("FD-DS-00", "FD-ACC-03")
def test_at_the_top_degree_one_of_the_tiles_left_is_taken() -> None:
    game = table("degree=8 start=gold", "", "", "", deep="ds1 ds3 ds4 ds6 ds7").play("0 place 1a vote s21")
    assert game.seat(0).degree == 10
    assert game.legal(0) == ["deep ds1", "deep ds3", "deep ds4", "deep ds6", "deep ds7"]
    assert game.refused("0 deep ds2") == "FD-DS-00"
    game.play("0 deep ds4")
    assert game.game.view(1)["seats"][0]["deep_space"] == "ds4"
    assert len(game.state.deep_space) == 4
    # It is a completed mission besides the starting token, and no ship was needed.
    assert completed(game.seat(0)) == 2
    assert (game.done(0), game.seat(0).hangar) == ([], 1)


@pytest.mark.rule("FD-DS-00", "FD-GEN-08")
def test_only_who_chooses_sees_the_tiles() -> None:
    game = table("degree=8", "", "", "", deep="ds1 ds3 ds4 ds6 ds7").play("0 place 1a vote s21")
    assert game.game.view(0)["deep_space"]["tiles"] == ["ds1", "ds3", "ds4", "ds6", "ds7"]
    assert game.game.view(1)["deep_space"] == {"left": 5, "tiles": None}
    assert game.game.view(None)["deep_space"] == {"left": 5, "tiles": None}


@pytest.mark.rule("FD-DS-00", "FD-ACC-07")
def test_nobody_takes_a_second_tile() -> None:
    # The marker had fallen and climbs again.
    game = table("degree=8 deep=ds4 medals=accreditation", "", "", "").play("0 place 1a vote s21")
    assert game.seat(0).degree == 10
    assert game.asked() == "turn 1"
    assert len(game.state.deep_space) == 4


@pytest.mark.rule("FD-EX-24", "FD-ACC-04", "FD-DS-00")
def test_the_tile_comes_before_the_surplus_degree_which_is_a_point() -> None:
    game = table("degree=9 medals=accreditation", "", "", "", deep="ds3").play("0 place 1a vote s21")
    assert (game.seat(0).degree, game.seat(0).vp) == (10, 0)
    game.play("0 deep ds3")
    assert game.points(0) == {"accreditation": 1}
    assert game.asked() == "turn 1"


@pytest.mark.rule("FD-DS-01", "FD-SYM-03")
def test_ds1_advances_one_project_twice_and_opens_all_missions() -> None:
    game = chosen("ds1", "markers=m3 ships=2").play("0 project neo", "0 project neo")
    assert game.project("neo") == 2
    assert game.seat(0).hangar == 3
    assert len(game.markers(0)) == 12


@pytest.mark.rule("FD-DS-01", "FD-SYM-03", "FD-GPR-01", "FD-GPR-06")
def test_ds1_may_advance_two_projects_the_general_one_included() -> None:
    game = chosen("ds1").play("0 project atal", "0 project general")
    assert (game.project("atal"), game.project("general"), game.seat(0).contributions) == (1, 1, 1)
    # The first contribution brings 1 L, the second 1 C.
    assert game.reserve(0) == "1L"
    game = chosen("ds1").play("0 project general", "0 project general")
    assert (game.project("general"), game.reserve(0)) == (2, "1L 1C")


@pytest.mark.rule("FD-DS-01", "FD-GPR-01")
def test_ds1_may_not_advance_a_funded_project() -> None:
    game = table("degree=8", "", "", "", deep="ds1", projects="neo=6").play("0 place 1a vote s21", "0 deep ds1")
    game.play("0 project neo")
    assert game.refused("0 project neo") == "FD-GPR-01"
    game.play("0 project general")
    assert (game.project("neo"), game.project("general")) == (7, 1)


@pytest.mark.rule("FD-DS-01", "FD-DS-09")
def test_ds1_with_a_full_hangar_and_all_markers_advances_projects_only() -> None:
    game = chosen("ds1", f"{FULL} ships=5").play("0 project neo", "0 project six_moons")
    assert game.seat(0).hangar == 5
    assert game.asked() == "mission 0"


@pytest.mark.rule("FD-DS-02")
def test_ds2_looks_at_two_tokens_of_strength_4_and_keeps_one() -> None:
    game = chosen("ds2")
    assert game.stack(4) == ["f_riches", "f_project_2"]
    assert game.legal(0) == ["take f_riches", "take f_project_2"]
    # It lies on the planet of Six Moons.
    assert game.refused("0 take v6_oceanium") == "FD-DS-02"
    game.play("0 take f_project_2")
    assert game.tokens(0) == ["f_project_2"]
    assert game.stack(4) == ["f_riches"]
    assert game.asked() == "atal 0"
    game.play("0 hire 1C1")
    assert game.influence(0, "atal") == 1


@pytest.mark.rule("FD-DS-02", "FD-GEN-08")
def test_ds2_shows_the_tokens_to_nobody_else() -> None:
    game = chosen("ds2")
    assert "f_project_2" in str(game.game.view(0)["decision"])
    assert "f_project_2" not in str(game.game.view(1))


@pytest.mark.rule("FD-DS-02", "FD-DS-09")
def test_ds2_without_tokens_is_an_action_on_atal() -> None:
    game = chosen("ds2", "tokens=f_riches,f_project_2")
    assert game.asked() == "atal 0"


@pytest.mark.rule("FD-DS-02", "FD-DS-09")
def test_ds2_without_a_legal_specialist_is_a_token_only() -> None:
    every = "used=" + ",".join(f"{level}{letter}1" for letter in "ABCDE" for level in (1, 2, 3))
    game = chosen("ds2", every).play("0 take f_riches")
    assert game.tokens(0) == ["f_riches"]
    assert game.asked() == "turn 1"


@pytest.mark.rule("FD-DS-03", "FD-SYM-06", "FD-ACC-06")
def test_ds3_raises_the_level_by_three_for_the_rest_of_the_game() -> None:
    game = chosen("ds3", "die=2")
    assert (game.level(0), game.seat(0).die, game.reserve(0)) == (8, 3, "1O")
    game.finish_round()
    assert game.seat(0).level_game == 3
    assert chosen("ds3").seat(0).die == 1


@pytest.mark.rule("FD-DS-03", "FD-DS-09")
def test_ds3_cannot_raise_a_die_at_6() -> None:
    game = chosen("ds3", "die=6")
    assert (game.level(0), game.seat(0).die, game.reserve(0)) == (8, 6, "1O")


@pytest.mark.rule("FD-DS-04", "FD-SYM-06")
def test_ds4_raises_the_level_by_one_and_the_die_to_6() -> None:
    for has in ("", "die=3"):
        game = chosen("ds4", has)
        assert (game.level(0), game.seat(0).die) == (6, 6)
        game.finish_round()
        assert game.seat(0).level_game == 1


@pytest.mark.rule("FD-DS-05", "FD-MED-08", "FD-SYM-11")
def test_ds5_is_an_action_and_a_medal_of_choice() -> None:
    game = chosen("ds5", "medals=atal")
    assert game.legal(0) == ["choose six_moons", "choose neo"]
    assert game.refused("0 choose atal") == "FD-ATA-08"
    game.play("0 choose neo", "0 move n1b")
    assert game.reserve(0) == "1L 1O"
    assert game.asked() == "medal 0"
    assert game.refused("0 medal atal") == "FD-MED-01"
    assert game.refused("0 medal accreditation") == "FD-MED-01"
    game.play("0 medal six_moons")
    assert game.medals(0) == ["six_moons", "atal", "accreditation"]
    # The dearest one was taken.
    assert game.medals_left("six_moons") == [3, 4, 5]


@pytest.mark.rule("FD-DS-05")
def test_ds5_on_six_moons_takes_a_token() -> None:
    game = chosen("ds5").play("0 choose six_moons", "0 take v2_copernium", "0 medal neo")
    assert (game.influence(0, "six_moons"), game.tokens(0)) == (1, ["v2_copernium"])


@pytest.mark.rule("FD-DS-05", "FD-DS-09")
def test_ds5_does_not_offer_an_action_that_cannot_be_carried_out() -> None:
    # No dead asteroid is left for the miner on the last cell; the mage goes by itself.
    game = table("degree=8 miner=n8 dead=d1,d2", "dead=d3,d4", "", "", deep="ds5")
    game.play("0 place 1a vote s21", "0 deep ds5")
    assert game.asked() == "token 0"
    assert game.influence(0, "six_moons") == 1


@pytest.mark.rule("FD-DS-05", "FD-DS-09")
def test_ds5_with_all_other_medals_is_an_action_only() -> None:
    game = chosen("ds5", "medals=neo,six_moons,atal,arratuin,e81216,intrigue")
    game.play("0 choose neo", "0 move n1a")
    assert len(game.medals(0)) == 7
    assert game.asked() == "turn 1"


@pytest.mark.rule("FD-DS-06")
def test_ds6_puts_a_disc_on_level_2_with_its_bonus() -> None:
    # Shop 6 brings 5 points on level 2 and would cost 1 L and 1 C.
    game = chosen("ds6", "shops=1,2:2")
    assert game.legal(0) == ["disc 1", "disc 3", "disc 4", "disc 5", "disc 6"]
    assert game.refused("0 disc 2") == "FD-SP-1C3"
    game.play("0 disc 6")
    assert game.seat(0).discs == [1, 2, 0, 0, 0, 2]
    assert game.points(0) == {"shop:6": 5}
    assert game.reserve(0) == "1O"
    assert game.influence(0, "arratuin") == 5


@pytest.mark.rule("FD-DS-06")
def test_ds6_may_lift_a_disc_from_level_1() -> None:
    # Shop 1 on level 2: 2 L and 1 C.
    game = chosen("ds6", "shops=1").play("0 disc 1")
    assert (game.reserve(0), game.influence(0, "arratuin")) == ("2L 1C 1O", 2)


@pytest.mark.rule("FD-DS-06", "FD-DS-09")
def test_ds6_with_all_discs_on_level_2_is_oceanium_only() -> None:
    game = chosen("ds6", "shops=1:2,2:2,3:2,4:2,5:2,6:2")
    assert game.reserve(0) == "1O"
    assert game.asked() == "turn 1"


@pytest.mark.rule("FD-DS-07", "FD-RND-02", "FD-AMB-06")
def test_ds7_is_a_fifth_turn_of_seven_votes_and_then_leaves_the_game() -> None:
    rest = "1a@outer 1b@outer 2@outer"
    game = table(f"degree=8 {rest}", f"3@outer {rest}", f"3@outer {rest}", f"3@outer {rest}", deep="ds7")
    game.play("0 place 3 vote s21", "0 deep ds7")
    # All others have placed theirs, so it is the owner's turn again.
    assert game.asked() == "turn 0"
    # With the 2 L of the free shop level 3 can be paid for.
    game.play("0 place special vote s11", "0 upkeep 3")
    assert game.state.round == 2
    floors = [event.data["votes"] for event in game.events if event.kind == "floor"]
    assert floors == [[7, 0, 0, 0], [3, 0, 0, 0], [0, 0, 0, 0]]
    assert game.refused("0 place special vote s11") == "FD-DS-07"


@pytest.mark.rule("FD-DS-07", "FD-AMB-06")
def test_the_special_ambassador_has_no_funding_side_and_is_its_owner_s_alone() -> None:
    game = table("special", "", "", "")
    assert game.refused("0 place special fund s11") == "FD-AMB-06"
    assert game.refused("0 place special cover s11") == "FD-TRN-03"
    game.play("0 place special vote s11")
    assert game.votes("s11") == 7
    assert game.refused("1 place special vote s21") == "FD-DS-07"


@pytest.mark.rule("FD-DS-07", "FD-TRN-13")
def test_the_special_ambassador_may_be_kept_but_the_others_may_not() -> None:
    placed = "1a@outer 1b@outer 2@outer"
    game = table(f"special {placed}", *[f"{placed} 3@outer"] * 3)
    assert game.refused("0 keep") == "FD-TRN-13"
    game.play("0 place 3 vote outer")
    assert game.asked() == "turn 0"
    game.play("0 keep", "0 law left")
    assert game.state.round == 2
    assert game.can("0 place special vote s11")


@pytest.mark.rule("FD-DS-07", "FD-RND-02")
def test_the_special_ambassador_may_be_placed_before_the_others() -> None:
    game = table("special", "", "", "")
    game.play("0 place special vote outer", "1 place 1a vote outer", "2 place 1a vote outer", "3 place 1a vote outer")
    # Four turns are still to come.
    assert game.seat(0).placed == 0b10000
    assert game.reserve(0) == "1O"
    assert game.asked() == "turn 0"


@pytest.mark.rule("FD-DS-07", "FD-TRN-07")
def test_the_die_may_join_the_special_ambassador() -> None:
    game = table("special die=2", "", "", "").play("0 place special vote s21", "0 die")
    assert game.votes("s21") == 9


@pytest.mark.rule("FD-EX-42", "FD-DS-07", "FD-ALT-09", "FD-ALT-04")
def test_a_funding_token_on_the_special_ambassador_funds_and_opens_a_mission() -> None:
    placed = "1a@outer 1b@outer 2@outer 3@outer"
    game = table(f"special tokens=f_oceanium {placed}", *[placed] * 3)
    game.play("0 place special cover s21")
    assert game.markers(0) == ["m6"]
    assert game.reserve(0) == "1O"
    # The executive phase: it has no votes and funds the project of the first column, which is that of Neo.
    assert [event.data for event in game.events if event.kind == "wing-votes"] == [{"left": 0, "right": 0}]
    assert game.project("neo") == 1
    game.play("0 law left")
    assert game.state.round == 2
    assert game.refused("0 place special vote s11") == "FD-DS-07"
    assert game.state.gone == [TOKEN_IDS.index("f_oceanium")]


@pytest.mark.rule("FD-DS-07", "FD-END-02")
def test_a_special_ambassador_that_was_never_placed_is_worth_nothing() -> None:
    placed = "1a@outer 1b@outer 2@outer"
    game = table(f"special ships=0 {placed}", *[f"{placed} 3@outer ships=0"] * 3, round=5)
    game.play("0 place 3 vote outer", "0 keep", "0 law left")
    assert game.asked() == ""
    assert game.game.scores() == [0, 0, 0, 0]


@pytest.mark.rule("FD-DS-08")
def test_ds8_builds_a_production_free_and_receives_its_income() -> None:
    game = chosen("ds8", "built=shipyard")
    assert game.refused("0 build shipyard") == "FD-E81-02"
    assert game.refused("0 build consulate") == "FD-E81-01"
    game.play("0 build alteration_incubator")
    assert game.influence(0, "e81216") == 2
    assert len(game.tokens(0)) == 1


@pytest.mark.rule("FD-DS-08", "FD-MEG-03")
def test_ds8_builds_a_megastructure_free_and_scores_it() -> None:
    # Arratuin and level: influence 3 and level 5 on the second place, x2.
    game = chosen("ds8", "shops=1:2,2", "built=mega1", "", "").play("0 build mega1")
    assert game.points(0) == {"mega:mega1": 6}
    assert game.influence(0, "e81216") == 2


@pytest.mark.rule("FD-DS-08", "FD-MEG-06")
def test_ds8_does_not_open_a_full_megastructure() -> None:
    game = chosen("ds8", "", "built=mega1", "built=mega1", "built=mega1")
    assert game.refused("0 build mega1") == "FD-MEG-06"


@pytest.mark.rule("FD-DS-08", "FD-DS-09")
def test_ds8_without_a_robot_left_is_lost() -> None:
    built = "built=shipyard,transmutation_chamber,military_academy,alteration_incubator,mega1,mega2"
    game = chosen("ds8", built)
    assert game.asked() == "turn 1"
    assert game.influence(0, "e81216") == 8


@pytest.mark.rule("FD-DS-08", "FD-SP-1B2")
def test_ds8_is_no_action_on_e81216() -> None:
    game = chosen("ds8", "has=1B2 built=shipyard")
    assert game.refused("0 use 1B2") == "FD-ATA-06"


@pytest.mark.rule("FD-DS-09")
def test_the_parts_of_a_tile_come_in_their_order() -> None:
    # First the token, then the action on Atal; first the action, then the medal.
    game = chosen("ds2")
    assert game.refused("0 hire 1C1") == "FD-TRN-01"
    game = chosen("ds5")
    assert game.refused("0 medal neo") == "FD-TRN-01"
