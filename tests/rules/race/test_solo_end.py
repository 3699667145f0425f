"""The end of the solo game and its points (RG-SOLO-45 to -48, -55, -56)."""

from typing import Any

import pytest

from astrarium.games.race.robot.points import robot_score
from tests.rules.race.table import Table, table

TEN = (
    "gem_world spice_world comet_zone mining_world new_earth distant_world artist_colony refugee_world space_port "
    "expanding_colony"
)
"""Ten worlds with 1+1+2+2+3+2+1+1+1+1 = 15 points."""


def ended(seat: str, robot: str, **options: Any) -> Table:
    """The end of a round."""
    return table(seat, phase="end", robot=robot, **options).finish_round()


@pytest.mark.rule("RG-SOLO-45")
def test_only_the_player_has_a_hand_limit() -> None:
    game = table("old_earth | hand: 13", phase="end", robot="ancient_race | stack: 14")
    assert (game.asked(), game.owes(0)) == ("discard 0", 3)
    game.finish_round()
    assert (len(game.hand(0)), len(game.robot.stack)) == (10, 14)


@pytest.mark.rule("RG-SOLO-46")
@pytest.mark.parametrize(
    ("seat", "robot", "over"),
    [
        (f"old_earth {TEN}", "ancient_race", False),
        (f"old_earth galactic_resort {TEN}", "ancient_race", True),
        ("old_earth", f"ancient_race {TEN}", False),
        ("old_earth", f"ancient_race galactic_resort {TEN}", True),
        ("old_earth", f"ancient_race {TEN} | placed: 1 | counters: 1", True),
        ("old_earth", f"ancient_race {TEN} | counters: 2", False),
        ("old_earth | chips: 12", "ancient_race | chips: 11", False),
        ("old_earth | chips: 12", "ancient_race | chips: 12", True),
    ],
)
def test_the_game_ends_with_twelve_cards_on_either_side_or_an_empty_pool(seat: str, robot: str, over: bool) -> None:
    assert ended(seat, robot).game.is_over == over


@pytest.mark.rule("RG-SOLO-46")
def test_chips_that_are_missing_are_added_for_the_round() -> None:
    robot = "ancient_race | chips: 12 | economy: 5 | dice: consume_2x develop_1"
    game = table("old_earth | chips: 10", phase="IV V", robot=robot).finish_round()
    assert (game.robot.chips, game.state.pool, game.game.is_over) == (22, -8, True)


@pytest.mark.rule("RG-SOLO-46")
def test_the_round_is_played_to_its_end() -> None:
    robot = f"ancient_race {TEN} | placed: 1 | economy: 2 | dice: produce develop_1"
    game = table("old_earth", phase="V", robot=robot).finish_round()
    assert game.game.is_over
    assert game.robot.economy == 3


@pytest.mark.rule("RG-SOLO-47")
@pytest.mark.parametrize(("difficulty", "points"), [("easy", 34), ("medium", 34), ("hard", 40)])
def test_the_points_of_the_robot(difficulty: str, points: int) -> None:
    robot = f"ancient_race {TEN} trade_league | placed: 1 | chips: 6"
    # 6 chips, 1 + 15 printed, and a card and a counter of 6 or 9.
    game = ended("old_earth", robot, difficulty=difficulty)
    assert robot_score(game.state, game.robot) == points
    assert game.game.view(0)["robot"]["score"] == points


@pytest.mark.rule("RG-SOLO-55")
def test_six_points_replace_what_a_six_cost_card_would_score() -> None:
    # Galactic Federation alone would count three developments, Doomed World has a printed -1.
    game = ended("old_earth", "doomed_world galactic_federation public_works research_labs")
    assert robot_score(game.state, game.robot) == -1 + 6 + 1 + 2


@pytest.mark.rule("RG-SOLO-48")
@pytest.mark.parametrize(
    ("chips", "hand", "winners"),
    [(1, "2", []), (2, "1", []), (2, "2", [0]), (2, "3", [0]), (3, "0", [0])],
)
def test_a_tie_is_broken_by_credit_and_economy_against_hand_and_goods(
    chips: int, hand: str, winners: list[int]
) -> None:
    # The robot has 1 + 15 points and a good worth of credit and economy: 1 + 2.
    robot = f"ancient_race {TEN} galactic_resort | credit: 1 | economy: 2"
    # Old Earth, Merchant World, Tourist World, Prosperous World, Terraformed World: 2 + 2 + 2 + 2 + 5, one good.
    seat = f"old_earth merchant_world tourist_world prosperous_world* terraformed_world alien_toy_shop | hand: {hand}"
    game = ended(f"{seat} | chips: {chips + 2}", robot)
    assert game.game.is_over
    assert robot_score(game.state, game.robot) == 18
    assert game.score(0) == 14 + chips + 2
    assert game.game.winners() == winners


@pytest.mark.rule("RG-SOLO-56")
def test_equal_in_everything_is_a_shared_victory() -> None:
    robot = f"ancient_race {TEN} galactic_resort | credit: 1 | economy: 1"
    game = ended("old_earth | chips: 16 | hand: 2", robot)
    assert (game.score(0), robot_score(game.state, game.robot)) == (18, 18)
    assert game.game.winners() == [0]
    assert game.game.rival_shares


@pytest.mark.rule("RG-EX-33")
def test_the_example_of_the_robots_points() -> None:
    # Printed: Ancient Race 1, New Earth 3, Comet Zone 2, Mining World 2, Gem World 1.
    robot = "ancient_race new_earth comet_zone mining_world gem_world mining_league"
    game = ended("old_earth", f"{robot} | chips: 10 | placed: 2 | credit: 2 | economy: 3", difficulty="hard")
    assert robot_score(game.state, game.robot) == 46
    assert game.robot.credit + game.robot.economy == 5
