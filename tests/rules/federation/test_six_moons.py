"""Six Moons: the mage's way and the alteration tokens there (SIX)."""

import pytest

from tests.rules.federation.table import Table, table

FIRST = "1: v2_die f_die v1_ship v2_oceanium"
SECOND = "2: v3_die v3_oceanium f_die_marker v2_ship"
THIRD = "3: v3_degree v3_degree f_degree_marker v2_degree_die"
PLANET = "7: v6_oceanium v4_riches f_riches f_project_2"


def six_moons(*seats: str, moons: str = f"{FIRST},{SECOND},{THIRD},{PLANET}", stack: str = "") -> Table:
    """The first of four seats performs the action of Six Moons."""
    others = [""] * (4 - len(seats))
    return table(*seats, *others, moons=moons, stack=stack).play("0 place 1a vote s31")


def face_up(game: Table) -> list[bool]:
    """Which moons have their tokens face up."""
    return [moon["tokens"] is not None for moon in game.game.view(None)["six_moons"]["moons"]]


@pytest.mark.rule("FD-SIX-01")
def test_the_mage_moves_one_moon_on_and_a_token_of_choice_is_taken() -> None:
    game = six_moons("moon=1")
    assert (game.seat(0).moon, game.asked()) == (2, "token 0")
    assert game.legal(0) == ["take v3_die", "take v3_oceanium", "take v2_ship", "take f_die_marker"]
    game.play("0 take v2_ship")
    assert game.tokens(0) == ["v2_ship"]
    assert (game.seat(0).moon, game.asked()) == (2, "turn 1")


@pytest.mark.rule("FD-SIX-01")
@pytest.mark.parametrize("line", ["0 take v2_die", "0 take v3_degree", "0 take v6_oceanium", "0 skip"])
def test_no_token_of_another_moon_and_not_none(line: str) -> None:
    assert six_moons("moon=1").refused(line) == "FD-SIX-01"


@pytest.mark.rule("FD-SIX-01")
def test_equal_tokens_are_one_choice() -> None:
    game = six_moons("moon=2", moons="3: v3_degree v3_degree")
    assert (game.tokens(0), game.moon(3), game.asked()) == (["v3_degree"], ["v3_degree"], "turn 1")


@pytest.mark.rule("FD-SIX-02")
def test_a_taken_token_is_not_replaced_and_mages_may_share_a_moon() -> None:
    game = six_moons("", "").play("0 take v2_die", "1 place 1a vote s16")
    assert game.legal(1) == ["take v2_oceanium", "take v1_ship", "take f_die"]
    game.play("1 take f_die")
    assert game.moon(1) == ["v2_oceanium", "v1_ship"]
    assert [game.seat(0).moon, game.seat(1).moon] == [1, 1]
    assert (game.tokens(0), game.tokens(1)) == (["v2_die"], ["f_die"])


@pytest.mark.rule("FD-SIX-03")
def test_then_the_tokens_of_the_next_moon_turn_up() -> None:
    game = six_moons("")
    assert face_up(game) == [True] + [False] * 6
    game.play("0 take v2_die")
    assert face_up(game) == [True, True] + [False] * 5
    [reveal] = [event.data for event in game.events if event.kind == "reveal"]
    assert reveal == {"moon": 2, "tokens": ["v3_die", "v3_oceanium", "v2_ship", "f_die_marker"]}


@pytest.mark.rule("FD-SIX-03")
def test_tokens_face_up_already_stay_so() -> None:
    game = six_moons("", "moon=3").play("0 take v2_die")
    assert face_up(game) == [True] * 4 + [False] * 3
    assert "reveal" not in game.kinds()


@pytest.mark.rule("FD-SIX-04")
@pytest.mark.parametrize("steps", range(7))
def test_influence_is_the_number_of_steps(steps: int) -> None:
    game = table(f"moon={steps}", "", "", "")
    assert game.influence(0, "six_moons") == steps
    game.play("0 place 1a vote s31")
    assert game.influence(0, "six_moons") == steps + 1


@pytest.mark.rule("FD-SIX-04", "FD-SIX-05")
def test_on_the_planet_another_token_is_taken_and_influence_stays_7() -> None:
    game = six_moons("moon=7")
    assert game.legal(0) == ["take v6_oceanium", "take v4_riches", "take f_riches", "take f_project_2"]
    game.play("0 take f_riches")
    assert (game.seat(0).moon, game.influence(0, "six_moons")) == (7, 7)
    assert game.moon(7) == ["v6_oceanium", "v4_riches", "f_project_2"]


@pytest.mark.rule("FD-SIX-06")
def test_tokens_are_stronger_from_step_to_step_and_four_on_each() -> None:
    game = table("", "", "", "")
    moons = game.game.view(None)["six_moons"]["moons"]
    assert [moon["strength"] for moon in moons] == [1, 2, 2, 3, 3, 3, 4]
    assert [moon["left"] for moon in moons] == [4] * 7
    strengths = {token.id: token.strength for token in game.state.parts.tokens}
    for number, strength in enumerate([1, 2, 2, 3, 3, 3, 4], start=1):
        assert {strengths[token] for token in game.moon(number)} == {strength}


@pytest.mark.rule("FD-SIX-07")
def test_arriving_on_a_planet_without_tokens_still_counts() -> None:
    game = table("moon=6", "", "", "", moons="7:")
    assert {"s31", "s16"} <= game.spaces(0)
    game.play("0 place 1a vote s31")
    assert (game.influence(0, "six_moons"), game.tokens(0), game.asked()) == (7, [], "turn 1")


@pytest.mark.rule("FD-SIX-07")
def test_from_a_planet_without_tokens_the_action_is_closed() -> None:
    game = table("moon=7 L=1", "moon=6", "", "", moons="7:")
    assert not {"s31", "s16"} & game.spaces(0)
    assert game.refused("0 place 1a vote s16") == "FD-SEN-10"
    game.play("0 place 1a vote s13")
    assert "spy six_moons" not in game.legal(0, "spy")
    assert game.refused("0 spy six_moons") == "FD-SPY-05"


@pytest.mark.rule("FD-SIX-07")
def test_the_last_token_of_the_planet_opens_the_action() -> None:
    game = six_moons("moon=7", moons="7: f_riches")
    assert (game.tokens(0), game.moon(7), game.asked()) == (["f_riches"], [], "turn 1")


@pytest.mark.rule("FD-SIX-08")
def test_hidden_tokens_reached_by_extra_moons_turn_up_before_the_choice() -> None:
    game = six_moons("moon=1 has=2D3")
    assert game.legal(0) == ["go", "use 2D3"]
    game.play("0 use 2D3")
    # Moons 2 and 3 are passed: their tokens stay, and those of moon 3 stay hidden.
    assert (game.seat(0).moon, game.asked()) == (4, "token 0")
    assert face_up(game) == [True, True, False, True, False, False, False]
    tokens = game.moon(4)
    game.play(f"0 take {tokens[0]}")
    assert len(game.moon(2)) == len(game.moon(3)) == 4
    assert face_up(game) == [True, True, False, True, True, False, False]
