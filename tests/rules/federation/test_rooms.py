"""Senate rooms, spying and the outer module (ROOM, SPY, OUT)."""

import pytest

from tests.rules.federation.table import table

FULL = "markers=m1,m2,m3,m4,m5,m6,m7,m8,m9,m10,m11,m12"
PLANETS = ["neo", "six_moons", "atal", "arratuin", "e81216"]
ROOMS = ["officers_quarters", "purchasing_office", "patrons_office", "assistants_room", "small_lounge"]
ROOM_SPACES = {"s21", "s33", "s12", "s26", "s15", "s34"}


@pytest.mark.rule("FD-ROOM-01")
def test_officers_quarters_give_two_degrees() -> None:
    game = table("degree=3", "", "", "").play("0 place 1a vote s21")
    assert game.seat(0).degree == 5
    assert game.asked() == "turn 1"


@pytest.mark.rule("FD-ROOM-02")
def test_purchasing_office_sells_two_ships_for_oceanium() -> None:
    game = table("O=1", "", "", "").play("0 place 1a vote s33")
    assert (game.seat(0).hangar, game.seat(0).supply, game.reserve(0)) == (3, 5, "")


@pytest.mark.rule("FD-ROOM-02", "FD-SEN-08", "FD-RES-06")
def test_purchasing_office_takes_nothing_but_oceanium() -> None:
    game = table("L=5 C=5 G=5", "", "", "")
    assert game.refused("0 place 1a vote s33") == "FD-SEN-08"


@pytest.mark.rule("FD-EX-25", "FD-ROOM-02")
def test_a_hangar_of_four_has_room_for_one_ship_only() -> None:
    game = table("O=1 ships=4", "", "", "").play("0 place 1a vote s33")
    assert (game.seat(0).hangar, game.reserve(0)) == (5, "")


@pytest.mark.rule("FD-ROOM-02", "FD-MIS-08")
def test_no_more_ships_are_sold_than_the_supply_holds() -> None:
    # Four ships lie on missions, three in the hangar: one of the eight is left.
    game = table("O=1 ships=3 done=m1,m2,m3,m4", "", "", "").play("0 place 1a vote s33")
    assert (game.seat(0).hangar, game.seat(0).supply) == (4, 0)
    empty = table("O=1 ships=4 done=m1,m2,m3,m4", "", "", "")
    assert empty.refused("0 place 1a vote s33") == "FD-SEN-10"


@pytest.mark.rule("FD-ROOM-10", "FD-SEN-10")
def test_purchasing_office_is_closed_to_a_full_hangar() -> None:
    assert table("O=1 ships=5", "", "", "").refused("0 place 1a vote s33") == "FD-SEN-10"
    # A ship that the token brings fills the hangar first.
    game = table("O=1 ships=4 tokens=v1_ship", "", "", "")
    assert game.can("0 place 1a vote s33")
    assert not game.can("0 place 1a cover s33")


@pytest.mark.rule("FD-ROOM-03", "FD-MIS-10", "FD-SYM-04")
def test_patron_s_office_gives_a_ship_and_a_marker_anywhere() -> None:
    game = table("markers=m5", "", "", "").play("0 place 1a vote s12")
    assert game.seat(0).hangar == 2
    assert game.refused("0 marker m5") == "FD-SYM-04"
    game.play("0 marker m11")
    assert game.markers(0) == ["m5", "m11"]
    assert game.asked() == "turn 1"


@pytest.mark.rule("FD-ROOM-10")
def test_patron_s_office_is_open_while_a_ship_or_a_marker_can_be_had() -> None:
    game = table("ships=5", "", "", "").play("0 place 1a vote s12", "0 marker m9")
    assert (game.seat(0).hangar, game.markers(0)) == (5, ["m9"])
    game = table(f"ships=4 {FULL}", "", "", "").play("0 place 1a vote s12")
    assert game.seat(0).hangar == 5
    assert table(f"ships=5 {FULL}", "", "", "").refused("0 place 1a vote s12") == "FD-SEN-10"


@pytest.mark.rule("FD-ROOM-04", "FD-MED-08", "FD-SYM-11")
def test_president_s_office_gives_the_pawn_and_a_medal_at_once() -> None:
    game = table("", "medals=neo", "", "", turn=1).play("1 place 1a vote s26")
    assert game.state.president == 1
    assert game.refused("1 medal neo") == "FD-MED-01"
    assert len(game.legal(1, "medal")) == 6
    game.play("1 medal intrigue")
    assert game.medals(1) == ["neo", "intrigue"]
    # The order of this round stays as it began.
    assert game.state.first == 0
    assert game.asked() == "turn 2"


@pytest.mark.rule("FD-ROOM-04", "FD-EOR-07", "FD-EXE-14")
def test_the_new_president_breaks_a_tie_and_begins_the_next_round() -> None:
    placed = "1a@outer 1b@outer 2@outer"
    game = table(f"{placed} 3@outer", f"{placed} 3@outer", placed, f"{placed} 3@outer", turn=2)
    # Funding side, so both wings are without votes.
    game.play("2 place 3 fund s26", "2 medal neo")
    assert game.asked() == "law 2"
    game.play("2 law left")
    assert (game.state.round, game.state.first, game.asked()) == (2, 2, "turn 2")


@pytest.mark.rule("FD-ROOM-04")
def test_with_all_seven_medals_the_pawn_remains() -> None:
    medals = "medals=neo,six_moons,atal,arratuin,e81216,accreditation,intrigue"
    game = table("", medals, "", "", turn=1).play("1 place 1a vote s26")
    assert game.state.president == 1
    assert game.asked() == "turn 2"


@pytest.mark.rule("FD-EX-28", "FD-ROOM-06")
def test_president_s_office_is_closed_to_the_first_player_in_his_first_turn() -> None:
    game = table("", "", "", "", president=3)
    assert game.refused("0 place 1a vote s26") == "FD-ROOM-06"
    game.play("0 place 1a vote outer")
    assert game.can("1 place 1a vote s26")
    game.play("1 place 1a vote outer", "2 place 1a vote outer", "3 place 1a vote outer")
    # His second turn.
    assert game.can("0 place 1b vote s26")


@pytest.mark.rule("FD-ROOM-07", "FD-RES-05")
def test_assistants_room_gives_the_die_at_2_or_raises_it() -> None:
    game = table("C=1", "", "", "").play("0 place 1a vote s15")
    assert (game.seat(0).die, game.reserve(0)) == (2, "")
    game = table("O=1 die=3", "", "", "").play("0 place 1a vote s15", "0 skip")
    assert (game.seat(0).die, game.reserve(0)) == (5, "")
    assert table("L=3", "", "", "").refused("0 place 1a vote s15") == "FD-SEN-08"


@pytest.mark.rule("FD-EX-35", "FD-ROOM-07", "FD-ROOM-10", "FD-DIE-07")
def test_assistants_room_raises_a_five_to_six_and_is_closed_at_six() -> None:
    game = table("C=1 die=5", "", "", "").play("0 place 1a vote s15", "0 skip")
    assert (game.seat(0).die, game.reserve(0)) == (6, "")
    assert table("C=1 die=6", "", "", "").refused("0 place 1a vote s15") == "FD-SEN-10"


@pytest.mark.rule("FD-ROOM-10", "FD-SEN-10")
def test_assistants_room_is_judged_with_the_die_of_the_token() -> None:
    game = table("C=1 die=5 tokens=v2_die", "", "", "")
    assert game.can("0 place 1a vote s15")
    assert not game.can("0 place 1a cover s15")


@pytest.mark.rule("FD-ROOM-07", "FD-DIE-03", "FD-TRN-07")
def test_a_die_gained_by_the_action_does_not_join_its_token() -> None:
    game = table("C=1", "", "", "").play("0 place 1a vote s15")
    assert game.votes("s15") == 1
    # One that lies there already counts with its new value.
    game = table("C=1 die=2", "", "", "").play("0 place 1a vote s15", "0 die")
    assert game.votes("s15") == 5


@pytest.mark.rule("FD-EX-30", "FD-AMB-03", "FD-SEN-10")
def test_the_bonus_of_the_token_pays_for_the_assistants_room() -> None:
    game = table("", "", "", "")
    assert game.refused("0 place 3 vote s15") == "FD-SEN-08"
    game.play("0 place 3 fund s15")
    assert (game.seat(0).die, game.reserve(0), game.markers(0)) == (2, "", ["m10"])


@pytest.mark.rule("FD-ROOM-08", "FD-SYM-03")
def test_small_lounge_gives_a_degree_and_advances_a_project() -> None:
    game = table("", "", "", "").play("0 place 1a vote s34", "0 project e81216")
    assert (game.seat(0).degree, game.project("e81216"), game.seat(0).contributions) == (1, 1, 0)
    assert game.asked() == "turn 1"


@pytest.mark.rule("FD-ROOM-08", "FD-GPR-02", "FD-GPR-05")
def test_small_lounge_may_contribute_to_the_general_project() -> None:
    game = table("given=1", "", "", "").play("0 place 1a vote s34", "0 project general")
    assert (game.project("general"), game.seat(0).contributions) == (2, 2)
    # The second contribution.
    assert game.reserve(0) == "1C"


@pytest.mark.rule("FD-ROOM-08", "FD-GPR-01")
def test_small_lounge_may_not_advance_a_funded_project() -> None:
    game = table("", "", "", "", projects="neo=7").play("0 place 1a vote s34")
    assert game.refused("0 project neo") == "FD-GPR-01"
    assert game.can("0 project general")


@pytest.mark.parametrize("space", ["s21", "s34"])
@pytest.mark.rule("FD-ROOM-09", "FD-MED-05")
def test_officers_and_lounge_bring_the_accreditation_medal_at_once(space: str) -> None:
    game = table("degree=7", "", "", "").play(f"0 place 1a vote {space}")
    assert game.medals(0) == ["accreditation"]


@pytest.mark.parametrize("space", ["s21", "s34"])
@pytest.mark.rule("FD-ROOM-09", "FD-ACC-03")
def test_officers_and_lounge_bring_the_deep_space_tile_at_once(space: str) -> None:
    game = table("degree=9", "", "", "").play(f"0 place 1a vote {space}")
    assert game.asked() == "deep 0"


@pytest.mark.rule("FD-ROOM-09", "FD-PRD-03")
def test_the_academy_brings_medal_and_tile_at_once() -> None:
    game = table("degree=7 C=2", "", "", "").play("0 place 1a vote s22")
    assert game.medals(0) == ["accreditation"]
    game = table("degree=9 C=2", "", "", "").play("0 place 1a vote s22")
    assert game.asked() == "deep 0"


@pytest.mark.rule("FD-ROOM-10")
def test_officers_president_and_lounge_are_never_closed() -> None:
    medals = "medals=neo,six_moons,atal,arratuin,e81216,accreditation,intrigue"
    game = table("", f"degree=10 deep=ds4 die=6 ships=5 {FULL} {medals}", "", "", turn=1)
    assert game.spaces(1) & ROOM_SPACES == {"s21", "s26", "s34"}


@pytest.mark.parametrize("space", ["s13", "s25"])
@pytest.mark.rule("FD-SPY-01")
def test_spying_copies_any_action_but_the_president_s_office(space: str) -> None:
    game = table("L=2 C=3 O=2", "", "", "").play(f"0 place 1a vote {space}")
    if game.asked() == "pay 0":
        game.play("0 pay 1L")
    assert game.legal(0) == [f"spy {action}" for action in [*PLANETS, *ROOMS]]
    assert game.refused("0 spy presidents_office") == "FD-SPY-01"
    assert game.refused("0 spy spy") == "FD-SPY-01"


@pytest.mark.rule("FD-ROOM-05")
def test_president_s_office_is_not_copied() -> None:
    game = table("", "L=1", "", "", turn=1).play("1 place 1a vote s13")
    assert game.refused("1 spy presidents_office") == "FD-SPY-01"


@pytest.mark.rule("FD-SPY-01", "FD-SEN-08")
def test_spying_costs_a_lavandium() -> None:
    game = table("L=1", "", "", "").play("0 place 1a vote s13", "0 spy officers_quarters")
    assert (game.reserve(0), game.seat(0).degree) == ("", 2)
    game = table("O=1", "", "", "").play("0 place 1a vote s13", "0 spy officers_quarters")
    assert game.reserve(0) == ""
    for space in ("s13", "s25"):
        assert table("C=5 G=5", "", "", "").refused(f"0 place 1a vote {space}") == "FD-SEN-08"


@pytest.mark.rule("FD-SPY-01")
def test_spying_performs_a_planet_s_action() -> None:
    game = table("L=1", "", "", "").play("0 place 1a vote s13", "0 spy neo", "0 move n1b")
    assert (game.reserve(0), game.influence(0, "neo")) == ("1L 1O", 1)


@pytest.mark.rule("FD-SPY-02")
def test_spying_copies_occupied_spaces() -> None:
    game = table("L=1", "1a@s21", "", "").play("0 place 1a vote s13", "0 spy officers_quarters")
    assert game.seat(0).degree == 2


@pytest.mark.rule("FD-SPY-02")
def test_spying_copies_blocked_spaces() -> None:
    # Arratuin is blocked on the left; the small lounge and the spying space of the left wing are too.
    game = table("L=1", "", blocks="pb1 rb1")
    assert game.refused("0 place 1a vote s34") == "FD-SEN-07"
    assert game.refused("0 place 1a vote s13") == "FD-SEN-07"
    game.play("0 place 1a vote s25", "0 spy small_lounge", "0 project neo")
    assert game.seat(0).degree == 1


@pytest.mark.parametrize(
    ("has", "room", "left"),
    [("L=1 C=1", "assistants_room", ""), ("L=1 O=2", "purchasing_office", "1O"), ("L=2 C=3", "e81216", "1L 1C")],
)
@pytest.mark.rule("FD-SPY-03")
def test_the_copied_action_s_own_cost_is_paid_too(has: str, room: str, left: str) -> None:
    game = table(has, "", "", "").play("0 place 1a vote s13")
    if game.asked() == "pay 0":
        game.play("0 pay 1L")
    game.play(f"0 spy {room}")
    if game.asked() == "build 0":
        game.play("0 build military_academy")
    assert game.reserve(0) == left


@pytest.mark.rule("FD-SPY-03", "FD-SPY-05")
def test_what_cannot_be_paid_after_the_lavandium_is_not_copied() -> None:
    game = table("L=1", "", "", "").play("0 place 1a vote s13")
    for action in ("assistants_room", "purchasing_office", "e81216"):
        assert game.refused(f"0 spy {action}") == "FD-SPY-05"
    # The oceanium that paid for spying cannot buy ships any more.
    game = table("O=1", "", "", "").play("0 place 1a vote s13")
    assert game.refused("0 spy purchasing_office") == "FD-SPY-05"


@pytest.mark.rule("FD-SPY-04", "FD-TRN-06")
def test_marker_votes_and_funding_belong_to_the_spying_space() -> None:
    placed = "1a@outer 1b@outer 2@outer 3@outer"
    game = table("L=1 1b@outer 2@outer 3@outer", placed, placed, placed)
    # Neo is copied from the third column, whose project is that of Arratuin.
    game.play("0 place 1a fund s13", "0 spy neo", "0 move n1a")
    assert game.markers(0) == ["m7"]
    assert (game.project("arratuin"), game.project("neo")) == (1, 0)
    game = table("L=1", "", "", "").play("0 place 2 vote s13", "0 spy small_lounge", "0 project neo")
    # The lounge stands on the third floor of the right wing.
    assert game.floor_votes(1) == [2, 0, 0, 0, 0]
    assert game.wing_votes() == [2, 0]


@pytest.mark.rule("FD-SPY-05")
def test_the_token_s_bonus_may_open_the_spying_space() -> None:
    game = table("", "", "", "")
    assert "s13" not in game.spaces(0, "2", "vote")
    # Ambassador 2 has 1 L on its funding side.
    assert "s13" in game.spaces(0, "2", "fund")


@pytest.mark.rule("FD-OUT-01", "FD-OUT-02")
def test_the_outer_module_is_open_and_gives_oceanium() -> None:
    game = table("", "", "", "")
    assert "outer" in game.spaces(0)
    game.play("0 place 1a vote outer")
    assert game.reserve(0) == "1O"
    assert game.asked() == "turn 1"


@pytest.mark.rule("FD-OUT-02")
def test_the_bonus_of_the_token_comes_too() -> None:
    assert table("", "", "", "").play("0 place 3 fund outer").reserve(0) == "1C 1O"
    game = table("tokens=f_gold", "", "", "").play("0 place 1a cover outer")
    assert game.reserve(0) == "1O 1G"


@pytest.mark.rule("FD-OUT-02", "FD-TRN-05")
def test_a_token_that_costs_something_must_be_paid_there_too() -> None:
    assert table("tokens=v6_paid", "", "", "").refused("0 place 1a cover outer") == "FD-TRN-05"
    game = table("tokens=v6_paid L=1", "", "", "").play("0 place 1a cover outer")
    assert game.reserve(0) == "1O"


@pytest.mark.rule("FD-OUT-03")
def test_any_number_of_ambassadors_may_lie_there() -> None:
    game = table("1a@outer 1b@outer 2@outer", "1a@outer", "", "")
    game.play("0 place 3 vote outer", "1 place 1b vote outer", "2 place 1a vote outer")
    assert len(game.seat(0).outer) == 4


@pytest.mark.rule("FD-OUT-04", "FD-EXE-16")
def test_it_has_no_votes_no_funding_and_no_marker() -> None:
    placed = "1a@outer 1b@outer 2@outer 3@outer"
    game = table("1a@outer 1b@outer 3@outer", placed, placed, placed)
    game.play("0 place 2 fund outer")
    assert game.markers(0) == []
    assert game.state.projects == [0] * 7
    assert [event.data["votes"] for event in game.events if event.kind == "floor"] == [[0, 0, 0, 0]] * 3
    assert game.asked() == "law 0"


@pytest.mark.rule("FD-OUT-05", "FD-TRN-09")
def test_a_mission_may_follow_but_the_die_is_not_placed() -> None:
    game = table("die=3 markers=m3", "", "", "").play("0 place 1a vote outer")
    assert game.asked() == "mission 0"
    assert game.seat(0).die_at == -1
    game.play("0 mission m3", "0 hire 1C1")
    assert game.done(0) == ["m3"]
