"""A first walk through the rules: placing, paying, planets, missions, the executive phase and the end."""

import pytest

import astrarium
from tests.rules.federation.table import table


@pytest.mark.rule("FD-START-02", "FD-START-05")
def test_the_last_player_picks_a_starting_token_first() -> None:
    game = astrarium.new("federation", 3, 4)
    first = game.view(None)["first_player"]
    order = []
    while game.view(None)["starting_tokens"]:
        seat = game.to_act[0]
        if game.view(None)["decision"]["kind"] == "start":
            order.append(seat)
        game.apply(seat, game.legal_actions(seat)[0])
    assert order == [(first + 2) % 3, (first + 1) % 3, first]
    assert game.to_act == (first,)


@pytest.mark.rule("FD-TRN-06", "FD-EX-01")
def test_a_funding_symbol_opens_the_mission_of_its_space_for_this_very_turn() -> None:
    game = table("degree=3", "").play("0 place 1a fund s32", "0 move n1a")
    assert game.markers(0) == ["m1"]
    assert game.asked() == "mission 0"
    assert game.can("0 mission m1")


@pytest.mark.rule("FD-TRN-06", "FD-EX-02")
def test_a_marker_that_lies_there_already_changes_nothing() -> None:
    game = table("degree=3 markers=m1", "").play("0 place 1a fund s32")
    assert "marker" not in game.kinds()
    assert game.asked() == "neo 0"


@pytest.mark.rule("FD-MIS-03", "FD-MIS-04", "FD-MIS-05", "FD-EX-03", "FD-EX-04")
def test_a_mission_needs_marker_ship_and_level() -> None:
    markers = "degree=3 markers=m2,m6,m12"
    game = table(markers, "").play("0 place 1a vote outer")
    assert game.legal(0, "mission") == ["mission m2", "mission m6"]
    assert game.refused("0 mission m12") == "FD-MIS-05"
    assert game.refused("0 mission m3") == "FD-MIS-03"
    raised = table(f"{markers} level=1", "").play("0 place 1a vote outer")
    assert len(raised.legal(0, "mission")) == 3
    # Without a ship there is nothing to decide, and the turn has passed on.
    assert table(f"{markers} ships=0", "").play("0 place 1a vote outer").asked() == "turn 1"


@pytest.mark.rule("FD-AMB-03", "FD-SEN-08", "FD-SEN-10", "FD-EX-30")
def test_the_bonus_of_a_token_may_pay_for_its_space() -> None:
    game = table("", "")
    assert game.refused("0 place 3 vote s15") == "FD-SEN-08"
    game.play("0 place 3 fund s15")
    assert game.seat(0).die == 2
    assert game.reserve(0) == ""


@pytest.mark.rule("FD-SEN-07")
def test_a_space_holds_one_ambassador() -> None:
    assert table("", "2@s32").refused("0 place 1a vote s32") == "FD-SEN-07"


@pytest.mark.rule("FD-RES-05")
def test_oceanium_may_stand_for_copernium_and_the_payer_chooses() -> None:
    game = table("C=1 O=1", "").play("0 place 1a vote s15")
    assert game.legal(0) == ["pay 1C", "pay 1O"]
    game.play("0 pay 1O")
    assert game.reserve(0) == "1C"
    assert game.seat(0).die == 2


@pytest.mark.rule("FD-RES-02", "FD-RES-04")
def test_crystals_above_the_limit_go_back_by_choice() -> None:
    game = table("L=6 C=4", "").play("0 place 1a vote outer")
    assert game.legal(0) == ["discard lavandium", "discard copernium", "discard oceanium"]
    game.play("0 discard lavandium")
    assert game.reserve(0) == "5L 4C 1O"


@pytest.mark.rule("FD-RES-04")
def test_resources_may_be_given_back_before_placing() -> None:
    game = table("L=1 G=2", "").play("0 discard gold")
    assert game.reserve(0) == "1L 1G"
    assert game.asked() == "turn 0"
    assert game.refused("0 discard oceanium") == "FD-RES-04"


@pytest.mark.rule("FD-TRN-03", "FD-TRN-05", "FD-ALT-04")
def test_an_alteration_token_replaces_all_that_the_ambassador_shows() -> None:
    game = table("L=1 tokens=v6_paid,v2_die", "").play("0 place 3 cover s21")
    assert game.legal(0) == ["cover v2_die", "cover v6_paid"]
    game.play("0 cover v6_paid")
    assert game.reserve(0) == ""
    assert game.votes("s21") == 6
    assert table("tokens=v6_paid", "").refused("0 place 3 cover s21") == "FD-TRN-05"


@pytest.mark.rule("FD-TRN-07", "FD-DIE-02", "FD-DIE-04", "FD-DIE-05")
def test_the_die_joins_a_voting_token_once_a_round() -> None:
    game = table("die=4", "").play("0 place 2 vote s21", "0 die", "1 place 1a vote outer")
    assert game.floor_votes(2) == [6, 0, 0]
    game.play("0 place 1a vote s34", "0 project neo")
    assert game.asked() == "turn 1"


@pytest.mark.rule("FD-ARR-05", "FD-EX-07")
def test_level_2_of_a_shop_mixes_both_bonuses() -> None:
    game = table("C=1 shops=3", "").play("0 place 1a vote s11", "0 shop 3")
    assert game.legal(0) == ["mix 3 0", "mix 2 1", "mix 1 2", "mix 0 3"]
    game.play("0 mix 2 1")
    assert game.reserve(0) == "2O"
    assert game.seat(0).degree == 1
    assert game.influence(0, "arratuin") == 2


@pytest.mark.rule("FD-MEG-03", "FD-EX-08")
def test_a_megastructure_scores_the_smaller_of_its_two_values() -> None:
    game = table("L=1 C=1 G=1 degree=8 shops=1:2,2", "", "", "").play("0 place 1a vote s22", "0 build mega1")
    assert game.points(0) == {"mega:mega1": 9}
    assert game.influence(0, "e81216") == 2


@pytest.mark.rule("FD-ACC-04", "FD-DS-04", "FD-EX-24")
def test_the_top_brings_a_deep_space_tile_and_then_points() -> None:
    game = table("degree=9", "", deep="ds3 ds4 ds7").play("0 place 1a vote s21")
    assert game.legal(0) == ["deep ds3", "deep ds4", "deep ds7"]
    assert game.game.view(1)["deep_space"]["tiles"] is None
    game.play("0 deep ds4")
    assert game.points(0) == {"accreditation": 1}
    assert game.level(0) == 6
    assert game.seat(0).die == 6


@pytest.mark.rule("FD-EXE-04", "FD-EXE-05", "FD-EX-11")
def test_whoever_cannot_pay_for_a_level_falls() -> None:
    game = table("degree=8 L=1", "", phase="executive")
    assert game.legal(0) == ["upkeep 3", "upkeep 2"]
    assert game.refused("0 upkeep 4") == "FD-EXE-04"
    assert game.play("0 upkeep 3").seat(0).degree == 5
    assert table("degree=8", "", phase="executive").seat(0).degree == 3


@pytest.mark.rule("FD-EXE-13", "FD-EXE-15", "FD-EX-05")
def test_the_wing_with_more_votes_passes_its_law() -> None:
    seats = ["has=1A1,1B1,1C1 3@s34", "has=1D1 3@s35", "1a@s14", "has=1E1,2E1 3@s11 2@s12"]
    game = table(*seats, laws="neo atal", phase="executive")
    assert [game.points(seat).get("law:atal", 0) for seat in range(4)] == [6, 2, 0, 4]


@pytest.mark.rule("FD-EXE-14")
def test_at_a_tie_of_the_wings_the_holder_of_the_pawn_chooses() -> None:
    game = table("", "has=1A1", president=1, laws="atal neo", phase="executive")
    assert game.asked() == "law 1"
    assert game.play("1 law left").points(1) == {"law:atal": 2}


@pytest.mark.rule("FD-EXE-07", "FD-EXE-08", "FD-EXE-09", "FD-EX-22")
def test_surplus_funding_goes_to_the_general_project_of_its_owner() -> None:
    game = table("1a$s31", "1a$s11", "", "", projects="neo=6", phase="executive")
    assert game.project("neo") == 7
    assert game.project("general") == 1
    assert (game.seat(0).contributions, game.seat(1).contributions) == (0, 1)
    assert game.reserve(1) == "1L"


@pytest.mark.rule("FD-ROOM-06", "FD-EX-28")
def test_the_first_player_must_wait_with_the_presidents_office() -> None:
    game = table("", "")
    assert game.refused("0 place 1a vote s26") == "FD-ROOM-06"
    game.play("0 place 1a vote outer", "1 place 1a vote outer")
    assert game.can("0 place 1b vote s26")


@pytest.mark.rule("FD-END-01", "FD-END-02", "FD-EX-26")
def test_leftovers() -> None:
    game = table("L=4 C=3 G=2 tokens=v2_die,f_die", "ships=0", round=5, phase="executive").play("0 law left")
    points = game.points(0)
    assert [points[f"final:{what}"] for what in ("crystals", "gold", "ships", "tokens")] == [3, 2, 1, 2]
    assert game.game.is_over


@pytest.mark.rule("FD-3P-06", "FD-3P-07", "FD-EX-15")
def test_neutral_tokens_block_three_spaces() -> None:
    game = table("", "", "", round=3, blocks="pb1")
    spaces = {space["id"]: space for space in game.game.view(None)["senate"]["spaces"]}
    votes = {name: space["votes"] for name, space in spaces.items() if space["neutral"]}
    assert votes == {"s11": 3, "s16": 3, "s22": 0}
    assert game.refused("0 place 1a vote s11") == "FD-SEN-07"


@pytest.mark.rule("FD-CMP-01")
@pytest.mark.parametrize(
    ("data", "words"),
    [
        ("[arratuin.shop.3]\ncost = '2 gum'", "arratuin.toml, shop, 3, cost"),
        ("[arratuin.shop.3]\nprice = '1 gold'", "unknown key price"),
        ("[senat.space]", "there is no such file"),
        ("[missions.mission.m13]\nlevel = 1", "missions.mission.m13"),
        ("[neo.cell.n3c]\nnext = ['n2a']", "n2a does not lead on"),
        ("[e81216.production.shipyard]\nincome = 'robot'", "cannot stand here"),
        ("[game.limits]\ncrystals = 'many'", "is no whole number"),
        ("[game", "option 'data'"),
        ("a = " + "[" * 3000, "option 'data'"),
    ],
)
def test_broken_corrections_are_refused_by_name(data: str, words: str) -> None:
    with pytest.raises(astrarium.BadOption, match=words):
        astrarium.new("federation", 2, 1, {"data": data})


@pytest.mark.rule("FD-CMP-01")
def test_a_correction_is_played_and_recorded() -> None:
    data = '[arratuin.shop.1]\nlevel_1 = "5 vp"\n'
    game = table("", "", options={"data": data}).play("0 place 1a vote s11")
    # The free shop is the only one that an empty reserve can pay, so nobody asks.
    assert game.points(0) == {"shop:1": 5}
    fresh = astrarium.new("federation", 2, 1, {"data": data})
    assert astrarium.replay(fresh.record().dumps()).hash() == fresh.hash()
