"""The accreditation track and the assistant die (ACC, DIE)."""

import pytest

from tests.rules.federation.table import table

PLACED = "1a@outer 1b@outer 2@outer 3@outer"


# ACC


@pytest.mark.rule("FD-ACC-01")
@pytest.mark.parametrize(
    ("degree", "level"),
    [(0, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4), (9, 5), (10, 5)],
)
def test_five_levels_have_several_degrees_each(degree: int, level: int) -> None:
    assert table(f"degree={degree}", "").level(0) == level


@pytest.mark.rule("FD-ACC-02")
@pytest.mark.parametrize(
    ("degree", "missions"),
    [
        (0, "m2 m3 m4"),
        (3, "m1 m2 m3 m4 m6 m8"),
        (5, "m1 m2 m3 m4 m5 m6 m7 m8 m12"),
        (7, "m1 m2 m3 m4 m5 m6 m7 m8 m9 m10 m11 m12"),
    ],
)
def test_a_higher_level_opens_more_missions(degree: int, missions: str) -> None:
    markers = ",".join(f"m{number}" for number in range(1, 13))
    game = table(f"degree={degree} L=1 markers={markers}", "").play("0 place 1a vote outer")
    assert game.legal(0, "mission") == [f"mission {mission}" for mission in missions.split()]


@pytest.mark.rule("FD-ACC-03")
def test_the_top_degree_opens_deep_space_at_once() -> None:
    game = table("degree=8 markers=m4", "", deep="ds3 ds4 ds7").play("0 place 1a vote s21")
    assert (game.asked(), game.legal(0)) == ("deep 0", ["deep ds3", "deep ds4", "deep ds7"])
    assert game.refused("0 deep ds1") == "FD-DS-00"
    game.play("0 deep ds3")
    assert (game.reserve(0), game.seat(0).die) == ("1O", 1)
    assert game.game.view(1)["seats"][0]["deep_space"] == "ds3"
    assert game.asked() == "mission 0"


@pytest.mark.rule("FD-ACC-04", "FD-EX-24")
def test_at_the_top_a_degree_is_a_point_instead() -> None:
    game = table("degree=9", "", deep="ds4 ds7 ds8").play("0 place 1a vote s21")
    assert (game.seat(0).degree, game.seat(0).vp) == (10, 0)
    game.play("0 deep ds7")
    assert game.points(0) == {"accreditation": 1}
    game = table("degree=10 deep=ds7", "").play("0 place 1a vote s21")
    assert (game.seat(0).degree, game.points(0)) == (10, {"accreditation": 2})


@pytest.mark.rule("FD-ACC-03")
def test_who_fell_and_climbs_again_gets_no_second_tile() -> None:
    game = table("degree=9 deep=ds7 medals=accreditation", "").play("0 place 1a vote s21")
    assert (game.asked(), game.seat(0).degree) == ("turn 1", 10)
    assert (game.points(0), game.medals(0)) == ({"accreditation": 1}, ["accreditation"])


@pytest.mark.rule("FD-ACC-05")
@pytest.mark.parametrize(("seat", "level"), [("degree=7", 4), ("degree=7 level=1", 5), ("degree=7 level_game=3", 7)])
def test_the_level_counts_wherever_it_is_named(seat: str, level: int) -> None:
    game = table(f"{seat} markers=m11", "").play("0 place 1a vote outer", "0 mission m11")
    assert game.points(0) == {"mission:m11": 2 * level}
    game = table(f"{seat} used=1C1", "", atal="3C1").play("0 place 1a vote s14", "0 hire 3C1")
    assert game.points(0) == {"specialist:3C1": 2 * level}
    # Influence 8 on Neo: the level is the smaller value.
    game = table(f"{seat} miner=n8 L=1 C=1 G=1", "", megas="neo+accreditation")
    game.play("0 place 1a vote s22", "0 build mega1")
    assert game.points(0) == {"mega:mega1": 3 * level}


@pytest.mark.rule("FD-ACC-05")
def test_floors_score_the_level_with_its_bonuses() -> None:
    # Level 2 by the marker needs no upkeep.
    game = table("degree=3 2@s31", "", "", "", phase="executive")
    assert game.points(0) == {"floor:3": 2}
    game = table("degree=3 level=1 level_game=3 2@s31", "", "", "", phase="executive")
    assert game.points(0) == {"floor:3": 6}


@pytest.mark.rule("FD-ACC-06")
def test_level_bonuses_do_not_move_the_marker() -> None:
    # One bonus would be enough for level 4, the top of which brings the medal.
    game = table("degree=6 level_game=3 has=2A1", "", "", "").play("0 use 2A1")
    assert (game.level(0), game.seat(0).degree) == (8, 6)
    assert game.medals(0) == []
    # The upkeep is that of the marker's level 3.
    game = table("degree=6 level_game=3 L=1", "", "", "", phase="executive")
    assert game.legal(0) == ["upkeep 3", "upkeep 2"]


@pytest.mark.rule("FD-ACC-06")
@pytest.mark.parametrize(("name", "bonus"), [("1A1", 1), ("2A1", 2)])
def test_bonuses_of_specialists_last_for_the_round(name: str, bonus: int) -> None:
    game = table(f"1b@outer 2@outer 3@outer has={name}", PLACED, president=0).play(f"0 use {name}")
    assert game.level(0) == 1 + bonus
    game.play("0 place 1a vote outer", "0 law left")
    assert (game.state.round, game.level(0)) == (2, 1)


@pytest.mark.rule("FD-ACC-06")
@pytest.mark.parametrize(("tile", "bonus"), [("ds3", 3), ("ds4", 1)])
def test_bonuses_of_deep_space_last_for_the_game(tile: str, bonus: int) -> None:
    game = table("degree=9", "", deep=f"{tile} ds7 ds8").play("0 place 1a vote s21", f"0 deep {tile}")
    assert game.level(0) == 5 + bonus
    game.finish_round()
    # Nothing but the oceanium of the outer module pays for level 5.
    assert game.state.round == 2
    assert game.seat(0).level_game == bonus


@pytest.mark.rule("FD-ACC-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_deep_space_never_runs_out(players: int) -> None:
    game = table(*["degree=9 L=1"] * players, deep="ds3 ds4 ds7 ds8 ds6")
    ways = [["place 1a vote s21"], ["place 1a vote s34"]]
    ways += [[f"place 1a vote {space}", "spy officers_quarters"] for space in ("s13", "s25")]
    for seat in range(players):
        game.play(*[f"{seat} {line}" for line in ways[seat]])
        assert (game.asked(), len(game.legal(seat))) == (f"deep {seat}", players + 1 - seat)
        while game.asked().endswith(f" {seat}"):
            game.play(f"{seat} {game.legal(seat)[0]}")
    assert len(game.state.deep_space) == 1


@pytest.mark.rule("FD-ACC-08")
def test_level_bonuses_add_up() -> None:
    game = table("has=1A1,2A1 level_game=3", "").play("0 use 1A1", "0 use 2A1")
    assert game.level(0) == 1 + 1 + 2 + 3
    # A copy of 1A1, which lies on Atal, gives one more.
    game = table("has=1A3 level=1", "", atal="1A1").play("0 use 1A3", "0 copy 1A1")
    assert game.level(0) == 1 + 1 + 1


# DIE


@pytest.mark.rule("FD-DIE-01")
def test_the_first_gain_brings_the_die_and_later_ones_raise_it() -> None:
    game = table("C=2", "")
    assert game.game.view(1)["seats"][0]["die"] is None
    game.play("0 place 1a vote s15")
    assert game.seat(0).die == 2
    game = table("C=1 die=3", "").play("0 place 1a fund s15")
    assert game.seat(0).die == 5


@pytest.mark.rule("FD-DIE-01", "FD-DIE-07", "FD-EX-35")
def test_the_die_stops_at_six() -> None:
    game = table("C=1 die=5", "").play("0 place 1a fund s15")
    assert (game.seat(0).die, game.reserve(0)) == (6, "")
    assert table("C=1 die=6", "").refused("0 place 1a fund s15") == "FD-SEN-10"
    game = table("die=6 tokens=f_die", "").play("0 place 1a cover outer")
    assert game.seat(0).die == 6


@pytest.mark.rule("FD-DIE-02", "FD-DIE-04")
def test_the_die_adds_its_votes_to_its_token() -> None:
    game = table("die=4", "", "", "").play("0 place 2 vote s24", "0 die", "0 move n1a")
    assert game.votes("s24") == 6
    assert (game.floor_votes(2)[0], game.wing_votes()) == (6, [0, 6])
    assert game.game.view(1)["seats"][0]["die_at"] == "s24"


@pytest.mark.rule("FD-DIE-02")
def test_the_die_stays_on_its_token_until_the_end_of_the_round() -> None:
    game = table("die=4", "").play("0 place 2 vote s21", "0 die", "1 place 1a vote outer")
    assert game.refused("0 die") == "FD-TRN-01"
    game.play("0 place 1a vote s12")
    assert (game.votes("s21"), game.votes("s12"), game.asked()) == (6, 1, "marker 0")


@pytest.mark.rule("FD-DIE-03")
def test_the_die_is_raised_where_it_lies() -> None:
    game = table("die=1 C=1", "").play("0 place 2 vote s15", "0 die")
    assert (game.seat(0).die, game.votes("s15")) == (3, 5)


@pytest.mark.rule("FD-DIE-04")
def test_the_die_decides_floor_and_wing() -> None:
    game = table("die=2 2@s31 die@s31", "3@s34", "", "", laws="neo atal", phase="executive")
    assert [game.points(seat) for seat in (0, 1)] == [{"floor:3": 1}, {}]
    assert [event.data["wing"] for event in game.events if event.kind == "law"] == ["left"]


@pytest.mark.rule("FD-DIE-05")
def test_the_die_serves_in_every_round_with_its_value() -> None:
    game = table("die=2 2@s31 die@s31", "", "", "", phase="executive")
    assert (game.state.round, game.seat(0).die, game.seat(0).die_at) == (2, 2, -1)
    game.play("0 place 3 vote s21", "0 die")
    assert game.votes("s21") == 5


@pytest.mark.rule("FD-DIE-06")
@pytest.mark.parametrize(
    ("seat", "lines", "value"),
    [
        ("C=1", ["place 1a fund s15"], 2),
        ("tokens=f_die", ["place 1a cover outer"], 1),
        ("", ["place 1a fund s14", "hire 1D2"], 1),
        ("used=1D1", ["place 1a fund s14", "hire 2D2"], 2),
        ("degree=9", ["place 1a fund s21", "deep ds3"], 1),
        ("degree=9", ["place 1a fund s21", "deep ds4"], 6),
        ("L=1", ["place 1a fund s11", "shop 5"], 1),
        ("L=1 shops=5", ["place 1a fund s11", "shop 5"], 2),
    ],
)
def test_the_die_comes_from_many_sources(seat: str, lines: list[str], value: int) -> None:
    game = table(seat, "", "", "", atal="1D2 2D2", deep="ds3 ds4 ds7 ds8 ds6")
    game.play(*[f"0 {line}" for line in lines])
    assert game.seat(0).die == value


@pytest.mark.rule("FD-DIE-06")
def test_the_space_university_raises_the_die_in_every_round() -> None:
    game = table("built=space_university", "", "", "", productions="space_university", phase="executive")
    assert game.seat(0).die == 1
    game.play("0 law left").finish_round()
    assert game.seat(0).die == 2
