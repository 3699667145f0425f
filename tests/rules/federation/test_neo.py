"""Neo: the miner's way and the asteroids (NEO)."""

import pytest

from tests.rules.federation.table import Table, table

EVERYWHERE = {"s32", "s24"}


def neo(*seats: str, asteroids: str = "a1 a2 a3 a4", dead: str = "d1 d2 d3 d4") -> Table:
    """The first of four seats performs the action of Neo."""
    others = [""] * (4 - len(seats))
    game = table(*seats, *others, asteroids=asteroids, dead=dead)
    return game.play("0 place 1a vote s32")


def face_up(game: Table) -> list[str | None]:
    """The asteroids by cell, n3a first: a name, hidden, or none any more."""
    return [cell["asteroid"] for cell in game.game.view(None)["neo"]["cells"] if cell["id"][1] in "35"]


@pytest.mark.rule("FD-NEO-01")
@pytest.mark.parametrize(
    ("at", "ways"),
    [
        ("n0", "n1a n1b"),
        ("n1a", "n2a n2b"),
        ("n1b", "n2a n2b"),
        ("n2a", "n3a n3b n4a"),
        ("n2b", "n3a n3b"),
        ("n3a", "n4a n4b"),
        ("n4a", "n5a n5b"),
        ("n4b", "n5a n5b n6a"),
        ("n5a", "n6a n6b"),
        ("n5b", "n6a n6b"),
        ("n6a", "n7a n7b"),
        ("n6b", "n7a n7b"),
    ],
)
def test_the_miner_moves_on_to_an_adjacent_cell(at: str, ways: str) -> None:
    game = neo(f"miner={at}")
    assert game.asked() == "neo 0"
    assert game.legal(0) == [f"move {way}" for way in ways.split()]


@pytest.mark.rule("FD-NEO-01")
@pytest.mark.parametrize("target", ["n3a", "n2a", "n4a", "n4b", "n6a", "n8", "n9"])
def test_never_backwards_nor_sideways_nor_over_a_cell(target: str) -> None:
    assert neo("miner=n4a").refused(f"0 move {target}") == "FD-NEO-01"


@pytest.mark.rule("FD-NEO-01")
def test_the_only_way_on_is_taken_without_asking() -> None:
    game = neo("miner=n3b")
    assert (game.miner(0), game.reserve(0), game.asked()) == ("n4b", "2O", "turn 1")


@pytest.mark.rule("FD-NEO-02")
@pytest.mark.parametrize(
    ("at", "to", "gain"),
    [
        ("n0", "n1a", "2L 1C"),
        ("n0", "n1b", "1L 1O"),
        ("n1a", "n2a", "2C"),
        ("n1b", "n2b", "3L"),
        ("n3a", "n4a", "1L 1C"),
        ("n3a", "n4b", "2O"),
        ("n5a", "n6a", "1L 1O"),
        ("n5b", "n6b", "2C 1O"),
        ("n6a", "n7a", "1L 1G"),
        ("n6b", "n7b", "1C 2O"),
    ],
)
def test_a_cell_gives_its_resources_to_each_who_comes(at: str, to: str, gain: str) -> None:
    game = neo(f"miner={at}", f"miner={to}").play(f"0 move {to}")
    assert (game.miner(0), game.reserve(0), game.reserve(1)) == (to, gain, "")


@pytest.mark.rule("FD-NEO-03")
@pytest.mark.parametrize(
    ("token", "gain"),
    [
        ("a1", "1L 2C"),
        ("a2", "2O"),
        ("a3", "1G"),
        ("a4", "2L 1O"),
        ("a5", "1L 1C 1O"),
        ("a6", "1L 1G"),
    ],
)
def test_an_asteroid_gives_its_resources_and_is_kept(token: str, gain: str) -> None:
    others = [name for name in ("a1", "a2", "a3", "a4") if name != token][:3]
    game = neo("miner=n2b", asteroids=" ".join([token, *others])).play("0 move n3a")
    assert game.reserve(0) == gain
    assert game.game.view(0)["seats"][0]["asteroids"] == [token]
    assert face_up(game)[0] is None


@pytest.mark.rule("FD-NEO-04")
def test_miners_may_share_a_cell() -> None:
    game = neo("miner=n0", "miner=n1a", "miner=n1a").play("0 move n1a")
    cells = {cell["id"]: cell["miners"] for cell in game.game.view(None)["neo"]["cells"]}
    assert cells["n1a"] == [0, 1, 2]


@pytest.mark.rule("FD-NEO-05")
def test_after_the_move_asteroids_next_to_the_miner_turn_up() -> None:
    game = neo("miner=n1a")
    assert face_up(game) == ["hidden"] * 4
    game.play("0 move n2a")
    assert face_up(game) == ["a1", "a2", "hidden", "hidden"]
    reveals = [event.data["asteroid"] for event in game.events if event.kind == "reveal"]
    assert reveals == ["a1", "a2"]


@pytest.mark.rule("FD-NEO-05")
def test_a_cell_next_to_none_turns_nothing_up() -> None:
    game = neo("").play("0 move n1a")
    assert face_up(game) == ["hidden"] * 4


@pytest.mark.rule("FD-NEO-05")
def test_what_has_been_turned_up_brings_no_news() -> None:
    game = neo("miner=n1a", "miner=n2b").play("0 move n2a")
    assert "reveal" not in game.kinds()


@pytest.mark.rule("FD-NEO-06")
@pytest.mark.parametrize(
    ("at", "to", "influence"),
    [("n1a", "n2a", 2), ("n2a", "n3a", 3), ("n2a", "n4a", 4), ("n4b", "n5a", 5), ("n4b", "n6a", 6)],
)
def test_influence_is_the_level_of_the_cell(at: str, to: str, influence: int) -> None:
    game = neo(f"miner={at}")
    assert game.influence(0, "neo") == int(at[1])
    assert game.play(f"0 move {to}").influence(0, "neo") == influence


@pytest.mark.rule("FD-NEO-06", "FD-NEO-07")
@pytest.mark.parametrize("at", ["n7a", "n7b"])
def test_on_the_last_cell_influence_is_8_and_a_dead_asteroid_is_taken(at: str) -> None:
    game = neo(f"miner={at}")
    assert (game.miner(0), game.influence(0, "neo"), game.asked()) == ("n8", 8, "dead 0")
    assert game.legal(0) == ["dead d1", "dead d2", "dead d3", "dead d4"]
    assert game.refused("0 dead d5") == "FD-NEO-08"


@pytest.mark.rule("FD-NEO-07")
@pytest.mark.parametrize(
    ("token", "gain"),
    [
        ("d1", "1O 1G"),
        ("d2", "2C 1O"),
        ("d3", "2G"),
        ("d4", "3O"),
        ("d5", "1C 1G"),
        ("d6", "2L 1C 1O"),
    ],
)
def test_a_dead_asteroid_gives_its_resources_and_is_kept(token: str, gain: str) -> None:
    others = [name for name in ("d1", "d2", "d3", "d4") if name != token][:3]
    game = neo("miner=n7a", dead=" ".join([token, *others])).play(f"0 dead {token}")
    assert game.reserve(0) == gain
    assert game.game.view(0)["seats"][0]["asteroids"] == [token]
    assert game.game.view(0)["neo"]["dead_left"] == 3


@pytest.mark.rule("FD-NEO-07")
def test_dead_asteroids_turn_up_when_a_miner_first_stands_next_to_them() -> None:
    game = neo("miner=n6a")
    assert game.game.view(0)["neo"]["dead_asteroids"] is None
    game.play("0 move n7b")
    assert game.game.view(1)["neo"]["dead_asteroids"] == ["d1", "d2", "d3", "d4"]


@pytest.mark.rule("FD-NEO-08")
def test_from_the_last_cell_one_more_dead_asteroid_is_taken() -> None:
    game = neo("miner=n8 dead=d1", dead="d1 d2 d3 d4")
    assert (game.asked(), game.legal(0)) == ("dead 0", ["dead d2", "dead d3", "dead d4"])
    game.play("0 dead d3")
    assert (game.reserve(0), game.influence(0, "neo")) == ("2G", 8)
    assert game.game.view(0)["neo"]["dead_asteroids"] == ["d2", "d4"]


@pytest.mark.rule("FD-NEO-08")
def test_the_last_dead_asteroid_is_taken_without_asking() -> None:
    game = neo("miner=n8 dead=d1,d2,d3")
    assert (game.reserve(0), game.asked()) == ("3O", "turn 1")
    assert game.game.view(0)["neo"]["dead_left"] == 0


@pytest.mark.rule("FD-NEO-09")
def test_at_the_end_without_a_dead_asteroid_the_action_is_closed() -> None:
    game = table("miner=n8 L=1 dead=d1,d2", "miner=n8 dead=d3,d4", "miner=n7a", "")
    assert not EVERYWHERE & game.spaces(0)
    assert game.refused("0 place 1a vote s32") == "FD-SEN-10"
    game.play("0 place 1a vote s13")
    assert "spy neo" not in game.legal(0, "spy")
    assert game.refused("0 spy neo") == "FD-SPY-05"


@pytest.mark.rule("FD-NEO-09")
def test_with_a_way_on_it_is_open_though_the_dead_asteroids_are_gone() -> None:
    game = table("miner=n7a", "miner=n8 dead=d1,d2,d3,d4", "", "")
    assert game.spaces(0) >= EVERYWHERE
    game.play("0 place 1a vote s24")
    assert (game.miner(0), game.influence(0, "neo"), game.reserve(0)) == ("n8", 8, "")
    assert game.asked() == "turn 1"


@pytest.mark.rule("FD-NEO-10")
def test_an_asteroid_cell_without_its_token_gives_influence_only() -> None:
    game = neo("miner=n2a", "miner=n3a asteroids=a1").play("0 move n3a")
    assert (game.miner(0), game.influence(0, "neo"), game.reserve(0)) == ("n3a", 3, "")
    assert game.seat(0).asteroids == []


@pytest.mark.rule("FD-NEO-11")
def test_a_hidden_asteroid_reached_by_an_extra_step_is_turned_up_and_taken() -> None:
    game = neo("miner=n1a has=1E3").play("0 use 1E3", "0 move n2b")
    assert face_up(game) == ["hidden"] * 4
    game.play("0 move n3b")
    # Cells passed give nothing.
    assert (game.reserve(0), game.miner(0)) == ("2O", "n3b")
    assert game.kinds().index("reveal") < game.kinds().index("asteroid")
    assert face_up(game) == ["hidden", None, "hidden", "hidden"]


@pytest.mark.rule("FD-NEO-11")
def test_hidden_dead_asteroids_reached_by_an_extra_step_are_turned_up_before_the_choice() -> None:
    game = neo("miner=n6a has=1E3").play("0 use 1E3", "0 move n7a")
    assert game.game.view(2)["neo"]["dead_asteroids"] == ["d1", "d2", "d3", "d4"]
    assert game.legal(0) == ["dead d1", "dead d2", "dead d3", "dead d4"]
    assert game.reserve(0) == ""


@pytest.mark.rule("FD-EX-06")
def test_example_three_ways_from_one_cell() -> None:
    start = neo("miner=n2a")
    assert start.legal(0) == ["move n3a", "move n3b", "move n4a"]
    assert start.influence(0, "neo") == 2
    asteroid = Table(start.game.clone()).play("0 move n3a")
    assert (asteroid.influence(0, "neo"), asteroid.reserve(0)) == (3, "1L 2C")
    assert asteroid.game.view(0)["seats"][0]["asteroids"] == ["a1"]
    plain = Table(start.game.clone()).play("0 move n4a")
    assert (plain.influence(0, "neo"), plain.reserve(0)) == (4, "1L 1C")
