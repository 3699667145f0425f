"""Alteration tokens (ALT)."""

import pytest

import astrarium
from astrarium.games.federation.components.components import TOKEN_IDS
from astrarium.games.federation.components.ids import START_IDS
from tests.rules.federation.table import Table, table

TOKENS = [
    # strength, votes or None for the funding symbol, copies, reserve, degree, die, hangar, decision
    ("v2_marker", 1, 2, 1, "", 0, 0, 1, "marker"),
    ("v2_copernium", 1, 2, 2, "1C", 0, 0, 1, ""),
    ("v2_degree", 1, 2, 2, "", 1, 0, 1, ""),
    ("v2_die", 1, 2, 2, "", 0, 1, 1, "die"),
    ("v2_oceanium", 1, 2, 2, "1O", 0, 0, 1, ""),
    ("v1_ship", 1, 1, 2, "", 0, 0, 2, ""),
    ("v2_lavandium_2", 1, 2, 1, "2L", 0, 0, 1, ""),
    ("f_degree", 1, None, 2, "", 1, 0, 1, ""),
    ("f_die", 1, None, 1, "", 0, 1, 1, ""),
    ("f_oceanium", 1, None, 2, "1O", 0, 0, 1, ""),
    ("f_copernium_2", 1, None, 1, "2C", 0, 0, 1, ""),
    ("f_lavandium_2", 1, None, 1, "2L", 0, 0, 1, ""),
    ("f_lavandium_copernium", 1, None, 1, "1L 1C", 0, 0, 1, ""),
    ("v3_die", 2, 3, 1, "", 0, 1, 1, "die"),
    ("v3_oceanium", 2, 3, 1, "1O", 0, 0, 1, ""),
    ("v2_degree_die", 2, 2, 1, "", 1, 1, 1, "die"),
    ("v2_ship", 2, 2, 1, "", 0, 0, 2, ""),
    ("v3_degree", 2, 3, 2, "", 1, 0, 1, ""),
    ("f_die_marker", 2, None, 1, "", 0, 1, 1, "marker"),
    ("f_copernium_oceanium", 2, None, 1, "1C 1O", 0, 0, 1, ""),
    ("f_lavandium_oceanium", 2, None, 1, "1L 1O", 0, 0, 1, ""),
    ("f_degree_marker", 2, None, 1, "", 1, 0, 1, "marker"),
    ("v4_oceanium", 3, 4, 1, "1O", 0, 0, 1, ""),
    ("v4_die", 3, 4, 2, "", 0, 1, 1, "die"),
    ("v3_ship", 3, 3, 2, "", 0, 0, 2, ""),
    ("v4_lavandium_copernium", 3, 4, 1, "1L 1C", 0, 0, 1, ""),
    ("v4_degree", 3, 4, 2, "", 1, 0, 1, ""),
    ("v2_gold", 3, 2, 1, "1G", 0, 0, 1, ""),
    ("f_degree_2", 3, None, 1, "", 2, 0, 1, ""),
    ("f_oceanium_2", 3, None, 1, "2O", 0, 0, 1, ""),
    ("f_gold", 3, None, 1, "1G", 0, 0, 1, ""),
    ("f_copernium_project", 3, None, 1, "1C", 0, 0, 1, "project"),
    ("v6_oceanium", 4, 6, 1, "1O", 0, 0, 1, ""),
    ("v4_riches", 4, 4, 1, "1C 1O 1G", 0, 0, 1, ""),
    ("v5_die_degree", 4, 5, 1, "", 1, 1, 1, "die"),
    ("v5_project", 4, 5, 1, "", 0, 0, 1, "project"),
    ("f_riches", 4, None, 1, "1C 1O 1G", 0, 0, 1, ""),
    ("f_project_2", 4, None, 1, "", 0, 0, 1, "project"),
]


def executive(game: Table) -> Table:
    """The president lets the left law pass, if there is a tie."""
    return game.play("0 law left") if game.asked() == "law 0" else game


@pytest.mark.rule("FD-ALT-01", "FD-TRN-04")
@pytest.mark.parametrize("token", TOKENS, ids=lambda token: str(token[0]))
def test_a_token_shows_its_symbol_and_gives_its_bonus(
    token: tuple[str, int, int | None, int, str, int, int, int, str],
) -> None:
    name, strength, votes, copies, reserve, degree, die, hangar, asked = token
    game = table(f"tokens={name}", "", "", "").play("0 place 1a cover s34")
    data = game.state.parts.tokens[TOKEN_IDS.index(name)]
    assert (data.strength, data.copies) == (strength, copies)
    assert game.votes("s34") == (votes or 0)
    assert game.game.view(1)["senate"]["spaces"][15]["funds"] == (votes is None)
    player = game.seat(0)
    assert (game.reserve(0), player.die, player.hangar) == (reserve, die, hangar)
    # Without a decision about the bonus the small lounge has given its degree, and asks for a project.
    assert player.degree == degree + (0 if asked else 1)
    assert game.asked() == f"{asked or 'project'} 0"
    assert game.markers(0) == (["m9"] if votes is None and not asked else [])


@pytest.mark.rule("FD-ALT-01")
def test_there_are_fifty_tokens_of_four_strengths() -> None:
    kinds = table("", "").state.parts.tokens
    counts = [sum(kind.copies for kind in kinds if kind.strength == strength) for strength in (1, 2, 3, 4)]
    assert counts == [20, 10, 14, 6]
    assert {kind.id for kind in kinds} == {token[0] for token in TOKENS} | {"v6_paid"}
    assert all(kind.funds != (kind.votes > 0) for kind in kinds)


@pytest.mark.rule("FD-ALT-02")
def test_a_player_may_own_any_number_of_tokens() -> None:
    many = "v2_marker,v2_copernium,v2_copernium,v2_degree,v2_die,v2_oceanium,v1_ship,f_gold,f_riches,v6_oceanium"
    game = table(f"tokens={many}", "", "", "").play("0 place 1a vote s31")
    game.play(f"0 {game.legal(0)[0]}")
    assert len(game.tokens(0)) == 11
    assert len(game.game.view(1)["seats"][0]["tokens"]) == 11


@pytest.mark.rule("FD-ALT-03")
def test_a_token_covers_one_ambassador_when_it_is_placed() -> None:
    game = table("tokens=v1_ship,v2_oceanium", "").play("0 place 1a cover s21", "0 cover v1_ship")
    assert (game.tokens(0), game.asked()) == (["v2_oceanium"], "turn 1")
    game.play("1 place 1a vote outer")
    assert game.refused("0 cover v2_oceanium") == "FD-TRN-01"
    game.play("0 place 2 cover s12")
    assert game.tokens(0) == []
    assert (game.votes("s21"), game.votes("s12")) == (1, 2)


@pytest.mark.rule("FD-ALT-04")
def test_what_the_covered_ambassador_shows_is_ignored() -> None:
    # The 3 has a copernium on its funding side.
    game = table("3@s31:f_oceanium 1a@s11", "2@s32", "", "", phase="executive")
    assert game.project("neo") == 1
    floors = {event.data["floor"]: event.data["votes"] for event in game.events if event.kind == "floor"}
    assert floors == {1: [1, 0, 0, 0], 2: [0, 0, 0, 0], 3: [0, 2, 0, 0]}
    game = table("3@s31:v1_ship", "", "", "", phase="executive")
    assert game.project("neo") == 0
    assert [event.data for event in game.events if event.kind == "wing-votes"] == [{"left": 1, "right": 0}]


@pytest.mark.rule("FD-ALT-05")
def test_used_tokens_leave_the_game_with_the_round() -> None:
    game = table("3@s31:f_oceanium 2@outer:v1_ship tokens=v2_die", "", "", "", phase="executive")
    executive(game)
    assert game.state.round == 2
    assert sorted(game.game.view(1)["tokens_gone"]) == ["f_oceanium", "v1_ship"]
    assert game.tokens(0) == ["v2_die"]


@pytest.mark.rule("FD-ALT-06")
def test_unused_tokens_are_worth_a_point_each_at_the_end() -> None:
    game = table("tokens=v1_ship,f_gold,v6_oceanium", "", "", "", round=5, phase="executive")
    executive(game)
    assert game.game.is_over
    assert game.points(0)["final:tokens"] == 3
    assert "final:tokens" not in game.points(1)


@pytest.mark.rule("FD-ALT-07")
def test_tokens_come_from_six_moons() -> None:
    game = table("", "", "", "").play("0 place 1a vote s31")
    taken = game.legal(0)[0]
    game.play(f"0 {taken}")
    assert [f"take {token}" for token in game.tokens(0)] == [taken]


@pytest.mark.rule("FD-ALT-07", "FD-ALT-08")
@pytest.mark.parametrize("name", ["1D1", "2D1"])
def test_tokens_come_from_specialists(name: str) -> None:
    strength = int(name[0])
    game = table(f"has={name}", "", "", "")
    top = game.stack(strength)[0]
    game.play("0 place 1a vote s31", f"0 use {name}")
    assert game.tokens(0) == [top]


@pytest.mark.rule("FD-ALT-07")
def test_a_token_comes_from_deep_space() -> None:
    game = table("degree=8", "", "", "", deep="ds2 ds1 ds3 ds4 ds5")
    assert game.stack(4) == ["f_riches", "f_project_2"]
    game.play("0 place 1a vote s21", "0 deep ds2", "0 take f_project_2")
    assert game.tokens(0) == ["f_project_2"]


@pytest.mark.rule("FD-ALT-07")
def test_a_token_comes_from_a_starting_token() -> None:
    game = Table(astrarium.new("federation", 2, 1))
    seat = game.game.to_act[0]
    game.state.starting = sorted(START_IDS.index(name) for name in ("token", "gold", "degrees"))
    top = game.stack(1)[0]
    game.play(f"{seat} start token")
    assert (game.tokens(seat), game.reserve(seat)) == ([top], "1L")


@pytest.mark.rule("FD-ALT-07", "FD-ALT-08")
def test_the_incubator_draws_the_top_of_the_weakest_stack() -> None:
    game = table("built=alteration_incubator", "", "", "", stack="f_die v1_ship", phase="executive")
    executive(game)
    assert game.tokens(0) == ["f_die"]
    assert game.stack(1)[0] == "v1_ship"


@pytest.mark.rule("FD-ALT-08")
def test_nobody_knows_what_will_be_drawn() -> None:
    one = table("built=alteration_incubator", "", stack="f_die v1_ship")
    two = table("built=alteration_incubator", "", stack="v1_ship f_die")
    assert one.game.hash() != two.game.hash()
    for seat in (None, 0, 1):
        assert one.game.view(seat) == two.game.view(seat)


@pytest.mark.rule("FD-ALT-08")
def test_an_empty_stack_gives_nothing() -> None:
    game = table("has=1D1", "", "", "")
    game.state.gone = sorted(game.state.gone + game.state.stacks[0])
    game.state.stacks[0] = []
    game.play("0 place 1a vote s31")
    assert game.refused("0 use 1D1") == "FD-ATA-06"
    game.play(f"0 {game.legal(0)[0]}")
    assert len(game.tokens(0)) == 1

    game = table("built=alteration_incubator,shipyard", "", "", "")
    game.state.gone = sorted(game.state.gone + game.state.stacks[0])
    game.state.stacks[0] = []
    game.finish_round()
    assert (game.tokens(0), game.seat(0).hangar) == ([], 2)


@pytest.mark.rule("FD-ALT-09")
def test_a_token_may_cover_an_ambassador_on_the_outer_module() -> None:
    game = table("tokens=f_gold", "", "", "").play("0 place 1a cover outer")
    assert (game.reserve(0), game.tokens(0), game.markers(0)) == ("1O 1G", [], [])
    assert game.game.view(1)["senate"]["outer"] == [
        {"owner": 0, "ambassador": "1a", "side": "cover", "token": "f_gold"}
    ]


@pytest.mark.rule("FD-ALT-09", "FD-AMB-06", "FD-EOR-02", "FD-EX-42")
def test_a_funding_token_makes_the_special_ambassador_fund() -> None:
    placed = "1a@outer 1b@outer 2@outer 3@outer"
    game = table(f"{placed} special tokens=f_oceanium", placed, president=0).play("0 place special cover s21")
    # Officers' quarters are m6, of level 2; two degrees are not enough for that.
    assert (game.markers(0), game.seat(0).degree, game.reserve(0)) == (["m6"], 2, "1O")
    votes = [event.data for event in game.events if event.kind == "wing-votes"]
    assert votes == [{"left": 0, "right": 0}]
    assert game.project("neo") == 1
    game.play("0 law left")
    assert game.game.view(0)["tokens_gone"] == ["f_oceanium"]
    assert game.game.view(0)["seats"][0]["special_ambassador"] == "gone"
    assert game.refused("0 place special vote s21") == "FD-DS-07"
