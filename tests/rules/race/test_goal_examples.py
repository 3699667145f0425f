"""The examples of goals (EX-01 to EX-04, EX-38, EX-39)."""

import pytest

from tests.rules.race.table import table
from tests.rules.race.test_goal import A, B, C, check, goal_vp


def follow(steps: list[tuple[str, dict[str, int], str]]) -> None:
    """Check after check, the tile passes from hand to hand as the example says."""
    holder = ""
    for phase, military, expected in steps:
        tile = f"greatest_military:{'ABC'.index(holder)}" if holder else "greatest_military"
        game = check(phase, tile, A[military["A"]], B[military["B"]], C[military["C"]])
        assert [game.military(seat) for seat in range(3)] == list(military.values())
        assert game.holders("greatest_military") == (["ABC".index(expected)] if expected else [])
        holder = expected


@pytest.mark.rule("RG-EX-01")
def test_example_of_gaining_and_losing_greatest_military() -> None:
    follow(
        [
            ("III", {"A": 6, "B": 0, "C": 0}, "A"),
            ("III", {"A": 6, "B": 6, "C": 0}, "A"),
            ("II", {"A": 6, "B": 6, "C": 7}, "C"),
        ]
    )


@pytest.mark.rule("RG-EX-02")
def test_example_of_falling_below_the_minimum() -> None:
    follow([("III", {"A": 6, "B": 0, "C": 0}, "A"), ("III", {"A": 5, "B": 0, "C": 0}, "")])


@pytest.mark.rule("RG-EX-03")
def test_example_of_a_shared_best() -> None:
    follow(
        [
            ("III", {"A": 6, "B": 6, "C": 0}, ""),
            ("III", {"A": 6, "B": 6, "C": 7}, "C"),
            ("III", {"A": 8, "B": 8, "C": 7}, ""),
        ]
    )


@pytest.mark.rule("RG-EX-04")
def test_example_of_a_tie_with_the_holder_at_the_end() -> None:
    follow([("III", {"A": 8, "B": 7, "C": 0}, "A")])
    game = check("III", "greatest_military:0", A[8], B[8], pool=0)
    assert game.game.is_over
    assert (game.holders("greatest_military"), goal_vp(game)) == ([0], [5, 3])


@pytest.mark.rule("RG-EX-38")
def test_example_of_a_tie_without_a_holder_at_the_end() -> None:
    game = check("III", "greatest_military", A[6], B[6], C[2], pool=0)
    assert game.game.is_over
    assert [game.military(seat) for seat in range(3)] == [6, 6, 2]
    assert (game.holders("greatest_military"), goal_vp(game)) == ([], [3, 3, 0])


@pytest.mark.rule("RG-EX-39")
def test_example_of_galactic_standard_of_living() -> None:
    game = table(
        "new_sparta | chips: 5",
        "epsilon_eridani | chips: 9",
        "public_works expanding_colony gem_world* comet_zone* | chips: 2",
        phase="IV",
        goals="galactic_standard_of_living",
    )
    game.play("2 consume public_works", "2 spend gem_world")
    assert [game.chips(seat) for seat in range(3)] == [5, 9, 4]
    assert goal_vp(game) == [3, 3, 0]
    # The third one gets there later, and too late.
    game = table(
        "new_sparta | chips: 5 | goal_vp: 3",
        "epsilon_eridani | chips: 9 | goal_vp: 3",
        "tourist_world gem_world* comet_zone* | chips: 3",
        phase="IV",
        goals="galactic_standard_of_living:0,1",
    )
    assert [game.chips(seat) for seat in range(3)] == [5, 9, 6]
    assert goal_vp(game) == [3, 3, 0]
