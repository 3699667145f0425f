"""The worked examples of the robot's phases (RG-EX-07 to -15, -31, -45, -49)."""

import pytest

from tests.rules.race.table import table
from tests.rules.race.test_solo_phases import after, numbers, stack, tableau


@pytest.mark.rule("RG-EX-07")
def test_a_develop_action() -> None:
    robot = "ancient_race | credit: 1 | stack: gem_world public_works | counters: 0 | dice: develop_1 produce"
    game = after("II", robot, deck="spice_world")
    assert (game.robot.credit, len(game.robot.stack), len(game.robot.tableau)) == (1, 1, 2)
    assert game.discards() == ["gem_world"]


@pytest.mark.rule("RG-EX-08")
def test_a_develop_action_and_a_response() -> None:
    flips = "gem_world rebel_base space_marines"
    robot = f"ancient_race | credit: 4 | stack: {flips} 2 | counters: 2 | dice: develop_1 produce"
    game = table("old_earth | actions: develop develop", phase="II", robot=robot)
    game.play("0 nothing")
    assert (game.robot.credit, len(game.robot.stack), game.robot.counters, game.robot.placed_counters) == (2, 5, 1, 1)
    game.play("0 nothing")
    assert (game.robot.credit, len(game.robot.stack), game.robot.counters, game.robot.placed_counters) == (1, 2, 1, 1)
    assert tableau(game) == ["ancient_race", "space_marines"]
    assert game.discards() == ["gem_world", "rebel_base"]


@pytest.mark.rule("RG-EX-09")
def test_a_settle_response_without_credit() -> None:
    robot = "ancient_race | credit: 0 | stack: gem_world spice_world | dice: develop_1 produce"
    game = after("III", robot, "old_earth | actions: settle produce")
    assert (game.robot.credit, stack(game), tableau(game)) == (0, ["gem_world", "spice_world"], ["ancient_race"])


@pytest.mark.rule("RG-EX-10")
@pytest.mark.parametrize(
    ("next_cards", "credit", "left", "placed"),
    [("space_marines drop_ships", 2, 0, 0), ("drop_ships export_duties", 1, 2, 1)],
)
def test_a_settle_action_and_a_response(next_cards: str, credit: int, left: int, placed: int) -> None:
    fifth = "rebel_miners" if not placed else "spice_world"
    robot = "ancient_race | credit: 2 | stack: public_works rebel_base | dice: settle_1 produce"
    deck = f"new_sparta gem_world {fifth} {next_cards}"
    game = table("old_earth | actions: settle settle", phase="III", robot=robot, deck=deck)
    game.play("0 nothing")
    assert tableau(game) == ["ancient_race", "gem_world"]
    assert (game.robot.credit, stack(game)) == (2, [fifth])
    game.play("0 nothing")
    assert (game.robot.credit, len(game.robot.stack), len(game.robot.tableau)) == (credit, left, 2 + placed)


@pytest.mark.rule("RG-EX-11")
def test_a_trade_action_beside_the_players_2x() -> None:
    robot = "ancient_race | credit: 3 | economy: 1 | dice: consume_trade develop_1"
    assert numbers(after("IV", robot, "old_earth | actions: consume_2x produce")) == (4, 1, 1)


@pytest.mark.rule("RG-EX-12")
def test_a_consume_response() -> None:
    robot = "ancient_race | credit: 0 | economy: 3 | dice: settle_1 develop_1"
    assert numbers(after("IV", robot, "old_earth | actions: consume_trade consume_2x")) == (0, 3, 3)


@pytest.mark.rule("RG-EX-13")
def test_a_produce_action() -> None:
    assert after("V", "ancient_race | economy: 0 | dice: produce develop_1").robot.economy == 1


@pytest.mark.rule("RG-EX-14")
def test_a_produce_response() -> None:
    robot = "ancient_race | economy: 1 | dice: settle_1 develop_1"
    assert numbers(after("V", robot, "old_earth | actions: settle produce")) == (0, 1, 0)


@pytest.mark.rule("RG-EX-15")
def test_both_produce() -> None:
    robot = "ancient_race | economy: 2 | dice: produce develop_1"
    assert after("V", robot, "old_earth | actions: settle produce").robot.economy == 3


@pytest.mark.rule("RG-EX-31")
def test_both_consume_actions() -> None:
    robot = "ancient_race | credit: 1 | economy: 2 | dice: consume_trade consume_2x"
    assert numbers(after("IV", robot)) == (3, 3, 4)


@pytest.mark.rule("RG-EX-45")
def test_two_settle_dice_beside_explore_and_settle() -> None:
    seat = "old_earth | hand: gem_world spice_world 8 | actions: explore_5 settle"
    game = table(seat, phase="I III", robot="ancient_race | dice: settle_1 settle_2", deck="20")
    game.play("0 keep " + game.drawn(0)[0])
    assert [data["cell"] for data in game.happened("robot-cell")] == ["explore_response"]
    bonus = []
    for world in ("gem_world", "spice_world"):
        game.play(f"0 settle {world}")
        before = game.drew(0)
        game.pay(0)
        bonus.append(before + game.drew(0))
        assert [data["cell"] for data in game.happened("robot-cell")] == ["settle"]
    assert bonus == [1, 0]


@pytest.mark.rule("RG-EX-49")
@pytest.mark.parametrize(
    ("actions", "dice", "drawn", "credit"),
    [
        ("explore_5 explore_1_1", "settle_1 produce", 1, 0),
        ("explore_1_1 settle", "explore_1 produce", 1, 1),
        ("develop settle", "explore_1 explore_2", 3, 1),
    ],
)
def test_explore_by_the_player_and_by_the_robot(actions: str, dice: str, drawn: int, credit: int) -> None:
    game = after("I", f"ancient_race | credit: 0 | dice: {dice}", f"old_earth | actions: {actions}")
    assert (len(game.robot.stack), game.robot.credit) == (drawn, credit)
