"""The ambassador phase: whose turn it is, and the parts of a turn (RND, TRN)."""

import pytest

from tests.rules.federation.table import Table, table

ALL_BUT_ONE = "1b@outer 2@outer 3@outer"
ALL = f"1a@outer {ALL_BUT_ONE}"


def turns(game: Table) -> list[int]:
    """Whose turns they were since the last play."""
    return [event.seat for event in game.events if event.kind == "place"]


# RND


@pytest.mark.rule("FD-RND-01", "FD-TRN-11")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_turns_go_clockwise_from_who_began_the_round(first: int) -> None:
    game = table("", "", "", "", turn=first, first=first).finish_round()
    assert turns(game) == [(first + number) % 4 for number in range(16)]


@pytest.mark.rule("FD-RND-01")
def test_the_pawn_changes_the_order_only_in_the_next_round() -> None:
    game = table("", "", "", "", turn=1).play("1 place 1a vote s26", "1 medal neo")
    assert (game.state.president, game.state.first) == (1, 0)
    assert game.asked() == "turn 2"
    game.finish_round()
    assert turns(game)[:3] == [2, 3, 0]
    assert (game.state.first, game.asked()) == (1, "turn 1")


@pytest.mark.rule("FD-RND-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_four_turns(players: int) -> None:
    game = table(*[""] * players).finish_round()
    assert [turns(game).count(seat) for seat in range(players)] == [4] * players


@pytest.mark.rule("FD-RND-02", "FD-RND-04")
def test_the_special_ambassador_is_a_fifth_turn() -> None:
    game = table("", "special", "").finish_round()
    assert turns(game) == [0, 1, 2] * 4 + [1]
    game.finish_round()
    assert turns(game) == [0, 1, 2] * 4


@pytest.mark.rule("FD-RND-02")
def test_the_special_ambassador_may_be_any_of_the_five() -> None:
    game = table("special", "").play("0 place special vote outer").finish_round()
    assert turns(game) == [1, 0, 1, 0, 1, 0, 1, 0]


@pytest.mark.rule("FD-RND-02")
def test_a_special_ambassador_gained_with_the_last_of_four_may_still_be_placed() -> None:
    game = table(f"{ALL_BUT_ONE} degree=9", ALL, deep="ds7 ds8 ds3").play("0 place 1a vote s21", "0 deep ds7")
    assert game.asked() == "turn 0"
    assert {text.split()[1] for text in game.legal(0, "place")} == {"special"}
    game.play("0 place special vote s31")
    assert game.votes("s31") == 7


@pytest.mark.rule("FD-RND-03")
def test_the_executive_phase_follows_the_last_ambassador() -> None:
    game = table(ALL_BUT_ONE, ALL, f"1a@s31 {ALL_BUT_ONE}", f"1a@s21 {ALL_BUT_ONE}")
    assert game.state.phase == "ambassadors"
    game.play("0 place 1a vote s32", "0 move n1a")
    assert "executive" in game.kinds()
    assert game.state.round == 2


@pytest.mark.rule("FD-RND-04")
def test_who_has_nothing_to_place_is_skipped() -> None:
    game = table("", ALL, ALL_BUT_ONE, "").play("0 place 1a vote outer")
    assert game.asked() == "turn 2"
    game.play("2 place 1a vote outer", "3 place 1a vote outer", "0 place 1b vote outer")
    assert game.asked() == "turn 3"


@pytest.mark.rule("FD-RND-01", "FD-EX-28")
def test_the_first_player_does_not_begin_a_round_in_the_presidents_office() -> None:
    game = table("", "")
    assert game.refused("0 place 1a vote s26") == "FD-ROOM-06"
    game.play("0 place 1a vote outer")
    assert game.can("1 place 1a vote s26")
    game.play("1 place 1a vote outer")
    assert game.can("0 place 1b vote s26")


# TRN


@pytest.mark.rule("FD-TRN-01", "FD-TRN-09")
def test_a_mission_comes_after_the_ambassador_and_only_one() -> None:
    game = table("markers=m2,m3,m4 ships=3", "", "", "")
    assert game.refused("0 mission m2") == "FD-TRN-01"
    game.play("0 place 1a vote s21")
    assert game.asked() == "mission 0"
    assert game.legal(0) == ["mission m2", "mission m3", "mission m4", "skip"]
    game.play("0 mission m4")
    assert (game.done(0), game.asked()) == (["m4"], "turn 1")


@pytest.mark.rule("FD-TRN-01", "FD-TRN-09")
def test_a_mission_is_optional() -> None:
    game = table("markers=m2", "", "", "").play("0 place 1a vote s21", "0 skip")
    assert (game.done(0), game.seat(0).hangar, game.asked()) == ([], 1, "turn 1")


@pytest.mark.rule("FD-TRN-02")
def test_an_unplaced_ambassador_goes_to_a_free_space_or_outside() -> None:
    game = table("1a@outer 3@s21", "2@s32", "", "")
    assert game.refused("0 place 1a vote s12") == "FD-TRN-02"
    assert game.refused("0 place 3 fund outer") == "FD-TRN-02"
    for side in ("vote", "fund"):
        spaces = game.spaces(0, "2", side)
        # Two are occupied, and most others cost what the seat does not have.
        assert {"s31", "s34", "s35", "s23", "s24", "s26", "s11", "s12", "s14", "s16", "outer"} <= spaces
        assert {"s21", "s32", "s33", "s15"}.isdisjoint(spaces)


@pytest.mark.rule("FD-TRN-03")
def test_an_alteration_token_replaces_side_votes_and_bonus() -> None:
    game = table("tokens=v1_ship", "", "", "").play("0 place 3 cover s21")
    assert (game.votes("s21"), game.seat(0).hangar, game.reserve(0)) == (1, 2, "")
    game = table("tokens=f_oceanium", "", "", "").play("0 place 3 cover s21")
    assert (game.votes("s21"), game.reserve(0), game.markers(0)) == (0, "1O", ["m6"])


@pytest.mark.rule("FD-TRN-03")
def test_without_a_token_nothing_can_be_covered() -> None:
    assert table("", "tokens=v1_ship", "", "").refused("0 place 1a cover s21") == "FD-TRN-03"


@pytest.mark.rule("FD-TRN-03")
def test_of_several_tokens_one_is_chosen() -> None:
    game = table("tokens=v1_ship,f_gold", "", "", "").play("0 place 1a cover s21")
    assert game.legal(0) == ["cover v1_ship", "cover f_gold"]
    assert game.refused("0 cover v2_die") == "FD-TRN-03"
    game.play("0 cover f_gold")
    assert (game.reserve(0), game.tokens(0)) == ("1G", ["v1_ship"])


@pytest.mark.rule("FD-TRN-04")
def test_the_bonus_may_be_spent_in_the_same_turn() -> None:
    game = table("tokens=v2_copernium", "", "", "").play("0 place 1a cover s15")
    assert (game.reserve(0), game.seat(0).die) == ("", 2)
    # A token that does not pay for the space is no choice there.
    game = table("tokens=v2_copernium,v1_ship", "", "", "").play("0 place 1a cover s15")
    assert (game.reserve(0), game.tokens(0)) == ("", ["v1_ship"])


@pytest.mark.rule("FD-TRN-04")
def test_the_bonus_may_serve_the_mission_of_the_same_turn() -> None:
    game = table("ships=0 markers=m4 tokens=v1_ship", "", "", "").play("0 place 1a cover s21")
    assert game.asked() == "mission 0"
    game.play("0 mission m4")
    assert game.done(0) == ["m4"]


@pytest.mark.rule("FD-TRN-05")
@pytest.mark.parametrize("crystal", ["L", "O"])
def test_the_price_of_a_token_must_be_paid(crystal: str) -> None:
    game = table(f"{crystal}=1 tokens=v6_paid", "", "", "").play("0 place 1a cover s21")
    assert (game.votes("s21"), game.reserve(0)) == (6, "")


@pytest.mark.rule("FD-TRN-05")
def test_a_token_whose_price_cannot_be_paid_is_not_played() -> None:
    game = table("C=3 G=2 tokens=v6_paid", "", "", "")
    assert game.refused("0 place 1a cover s21") == "FD-TRN-05"
    assert game.refused("0 place 1a cover outer") == "FD-TRN-05"
    game = table("L=1 tokens=v6_paid", "", "", "")
    # Token and spying cost 1 L each.
    assert not game.can("0 place 1a cover s13")
    assert game.can("0 place 1a vote s13")
    game = table("L=2 tokens=v6_paid", "", "", "").play("0 place 1a cover s13", "0 spy officers_quarters")
    assert (game.reserve(0), game.votes("s13")) == ("", 6)


@pytest.mark.rule("FD-TRN-06", "FD-EX-01")
def test_a_funding_symbol_opens_the_mission_of_its_space_at_once() -> None:
    game = table("", "", "", "").play("0 place 1a fund s35")
    assert game.markers(0) == ["m4"]
    assert game.legal(0) == ["mission m4", "skip"]
    game.play("0 mission m4", "0 shop 1")
    assert (game.done(0), game.seat(0).discs[0]) == (["m4"], 2)


@pytest.mark.rule("FD-TRN-06", "FD-EX-02")
def test_a_marker_that_lies_already_is_not_placed_again() -> None:
    game = table("markers=m4 ships=0", "", "", "").play("0 place 1a fund s35")
    assert "marker" not in game.kinds()
    assert (game.markers(0), game.influence(0, "arratuin")) == (["m4"], 1)


@pytest.mark.rule("FD-TRN-06")
@pytest.mark.parametrize(
    ("spaces", "mission"),
    [
        ("s32 s24", "m1"),
        ("s31 s16", "m2"),
        ("s23 s14", "m3"),
        ("s11 s35", "m4"),
        ("s22 s36", "m5"),
        ("s21", "m6"),
        ("s13 s25", "m7"),
        ("s26", "m8"),
        ("s34", "m9"),
        ("s15", "m10"),
        ("s33", "m11"),
        ("s12", "m12"),
    ],
)
def test_every_space_has_its_mission(spaces: str, mission: str) -> None:
    for space in spaces.split():
        game = table("", "L=3 C=3 O=1", turn=1).play(f"1 place 1a fund {space}")
        assert game.markers(1) == [mission]


@pytest.mark.rule("FD-TRN-07")
def test_the_die_may_be_added_to_votes_once_a_round() -> None:
    game = table("die=3", "").play("0 place 2 vote s21")
    assert game.asked() == "die 0"
    assert game.seat(0).degree == 0
    game.play("0 die")
    assert (game.votes("s21"), game.seat(0).degree) == (5, 2)
    game.play("1 place 1a vote outer", "0 place 3 vote s12")
    # It lies on the board already: the action follows at once.
    assert game.asked() == "marker 0"
    assert game.votes("s12") == 3


@pytest.mark.rule("FD-TRN-07")
def test_a_die_on_the_first_space_of_the_senate_lies_on_the_board_too() -> None:
    game = table("die=3 die@s11 2@s11", "").play("0 place 3 vote s12")
    assert (game.asked(), game.votes("s11")) == ("marker 0", 5)


@pytest.mark.rule("FD-TRN-07")
def test_the_die_waits_for_a_later_token_if_it_is_not_added() -> None:
    game = table("die=3", "").play("0 place 2 vote s21", "0 skip", "1 place 1a vote outer", "0 place 3 vote s34")
    assert (game.votes("s21"), game.asked()) == (2, "die 0")


@pytest.mark.rule("FD-TRN-07")
def test_the_die_is_not_added_to_a_funding_symbol() -> None:
    game = table("die=3", "").play("0 place 1a fund s21")
    assert "die-placed" not in game.kinds()
    assert (game.seat(0).degree, game.seat(0).die_at) == (2, -1)
    game = table("die=3 tokens=f_oceanium", "").play("0 place 1a cover s21")
    assert game.seat(0).degree == 2


@pytest.mark.rule("FD-TRN-07")
def test_the_die_of_the_tokens_own_bonus_may_be_added_to_it() -> None:
    game = table("tokens=v2_die", "").play("0 place 1a cover s21")
    assert game.asked() == "die 0"
    game.play("0 die")
    assert game.votes("s21") == 3


@pytest.mark.rule("FD-TRN-07")
def test_the_die_of_the_action_comes_too_late() -> None:
    game = table("C=1", "").play("0 place 2 vote s15")
    assert (game.seat(0).die, game.votes("s15"), game.asked()) == (2, 2, "turn 1")


@pytest.mark.rule("FD-TRN-08")
def test_the_action_of_the_space_is_performed() -> None:
    game = table("", "").play("0 place 1a vote s31")
    assert game.seat(0).moon == 1
    assert game.asked() == "token 0"
    game = table("", "").play("0 place 1a vote s21")
    assert game.seat(0).degree == 2
    game = table("L=1", "").play("0 place 1a vote s25", "0 spy officers_quarters")
    assert (game.reserve(0), game.seat(0).degree) == ("", 2)


@pytest.mark.rule("FD-TRN-10")
def test_a_medal_comes_in_the_middle_of_a_turn() -> None:
    game = table("moon=2 markers=m4", "", "", "").play("0 place 1a vote s31")
    assert (game.asked(), game.medals(0)) == ("token 0", ["six_moons"])
    game.play(f"0 {game.legal(0)[0]}")
    # Taking it was no action: the mission may still follow.
    assert game.legal(0) == ["mission m4", "skip"]


@pytest.mark.rule("FD-TRN-10")
def test_conditions_are_looked_at_when_a_turn_begins() -> None:
    game = table("", "moon=3", "", "")
    assert game.medals(1) == []
    game.play("0 place 1a vote outer")
    assert (game.asked(), game.medals(1)) == ("turn 1", ["six_moons"])


@pytest.mark.rule("FD-TRN-12")
def test_specialists_of_any_time_are_used_before_placing() -> None:
    game = table("has=1A1 markers=m1 ships=1", "").play("0 use 1A1")
    assert (game.level(0), game.asked()) == (2, "turn 0")
    game.play("0 place 1a vote s12", "0 marker m2")
    assert "mission m1" in game.legal(0)


@pytest.mark.rule("FD-TRN-12")
def test_specialists_of_any_time_are_used_between_action_and_mission() -> None:
    game = table("has=1A1 markers=m1 miner=n6a", "").play("0 place 1a vote outer")
    assert game.refused("0 mission m1") == "FD-MIS-05"
    game.play("0 use 1A1", "0 mission m1", "0 move n7a")
    assert (game.done(0), game.asked()) == (["m1"], "turn 1")


@pytest.mark.rule("FD-TRN-12")
def test_specialists_of_any_time_are_used_after_the_mission() -> None:
    game = table("has=1A1 markers=m4", "").play("0 place 1a vote outer", "0 mission m4", "0 shop 1")
    assert (game.asked(), game.legal(0)) == ("closing 0", ["end", "use 1A1"])
    game.play("0 use 1A1")
    assert (game.level(0), game.asked()) == (2, "turn 1")


@pytest.mark.rule("FD-TRN-12")
def test_specialists_of_any_time_wait_for_an_own_turn() -> None:
    game = table("", "has=1A1")
    assert game.refused("1 use 1A1") == "FD-TRN-01"
    game = table("has=1A1 degree=5 L=1", "", phase="executive")
    assert game.asked() == "upkeep 0"
    assert game.refused("0 use 1A1") == "FD-TRN-01"


@pytest.mark.rule("FD-TRN-13")
def test_nobody_passes() -> None:
    game = table("", "")
    assert [game.refused(f"0 {word}") for word in ("skip", "end", "keep")] == ["FD-TRN-01", "FD-TRN-01", "FD-TRN-13"]
    assert game.can("0 place 1a vote outer")
    game = table("special", "")
    assert game.refused("0 keep") == "FD-TRN-13"


@pytest.mark.rule("FD-TRN-13")
def test_the_special_ambassador_may_be_kept_for_a_later_round() -> None:
    game = table(f"{ALL_BUT_ONE} special", ALL).play("0 place 1a vote outer")
    assert game.asked() == "turn 0"
    game.play("0 keep", "0 law left")
    assert game.state.round == 2
    assert game.can("0 place special vote s31")
