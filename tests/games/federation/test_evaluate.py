"""The evaluator and the greedy bot in Federation: what a fair player would rather have is worth more."""

from typing import Any

import pytest

import astrarium
from astrarium.arena.match import play_match
from astrarium.bots import bot_named, greedy
from astrarium.kernel import Perspective, Rng
from tests.games.judging import judge_every_moment, judge_without_what_is_hidden
from tests.rules.federation.table import Table, table


def judged(at: Table) -> float:
    return at.game.rules.evaluate(at.state, 0)


def worth(seat: str, *others: str, **position: Any) -> float:
    """What a position is worth to the first of three seats."""
    rest = [*others, "", ""][:2]
    return judged(table(seat, *rest, **position))


def chosen(at: Table, seat: int = 0) -> str:
    """What the bot does."""
    return str(bot_named("greedy").choose(Perspective(at.game, seat), Rng(1)))


def test_points_are_points() -> None:
    assert worth("vp=17") == pytest.approx(worth("vp=10") + 7)


@pytest.mark.parametrize(
    "more", ["L=1", "C=1", "O=1", "G=1", "ships=2", "die=1", "degree=1", "tokens=v2_die", "has=1A1"]
)
@pytest.mark.parametrize("round", [1, 5])
def test_more_is_better(more: str, round: int) -> None:
    assert worth(more, round=round) > worth("", round=round)


def test_stock_is_worth_less_when_nothing_is_left_to_buy() -> None:
    placed = "1a@s11 1b@s12 2@s21"

    def gold(seat: str, round: int) -> float:
        return worth(f"{seat} G=2", round=round) - worth(seat, round=round)

    assert gold("", 2) > gold(placed, 5) >= 2


def test_influence_counts_for_the_laws_of_the_round() -> None:
    def gain(laws: str) -> float:
        return worth("miner=n4a", round=4, laws=laws) - worth("", round=4, laws=laws)

    assert gain("neo atal") > gain("arratuin atal")


def test_votes_for_the_wing_of_the_better_law_are_good() -> None:
    left, right = "miner=n4a 3@s12", "miner=n4a 3@s15"
    assert worth(left, laws="neo atal") > worth(right, laws="neo atal")


def test_the_most_votes_of_a_floor_are_worth_a_level() -> None:
    alone, behind = worth("degree=6 L=2 2@s12"), worth("degree=6 L=2 2@s12", "3@s16")
    assert alone > behind


def test_a_level_that_cannot_be_paid_for_is_worth_less() -> None:
    paid = worth("degree=7 C=1") - worth("degree=2 C=1")
    unpaid = worth("degree=7") - worth("degree=2")
    assert paid > unpaid


def test_a_mission_needs_its_ship() -> None:
    def marker(ships: int) -> float:
        return worth(f"markers=m3 ships={ships}") - worth(f"ships={ships}")

    assert marker(1) > marker(0) > 0


def test_a_project_that_is_led_and_funded_counts() -> None:
    seat = "miner=n5a"
    assert worth(seat, round=5, projects="neo=6") > worth(seat, round=5) + 5


def test_after_the_end_only_the_score_counts() -> None:
    at = table("vp=31 G=4 medals=neo", "", "")
    at.state.agenda.clear()
    assert judged(at) == 31


def test_it_takes_the_medal_within_reach() -> None:
    at = table("miner=n3a", "", "", round=4)
    at.play("0 place 1a vote s24")
    assert chosen(at).startswith("move")


def test_it_completes_a_mission_that_scores() -> None:
    at = table("die=5 degree=7 C=1 ships=2 markers=m10", "", "", round=5)
    at.play("0 place 1a vote outer")
    assert chosen(at) == "mission m10"


def test_it_keeps_its_level_if_it_can() -> None:
    at = table("degree=7 C=1", "", "", phase="executive")
    assert at.asked() == "upkeep 0"
    assert chosen(at) == "upkeep 4"


def test_the_president_passes_the_law_that_serves_him() -> None:
    at = table("miner=n5a", "moon=5", "", phase="executive", laws="six_moons neo")
    assert at.asked() == "law 0"
    assert chosen(at) == "law right"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_can_be_judged_at_every_moment(players: int) -> None:
    judge_every_moment("federation", players)


def test_what_is_hidden_changes_nothing() -> None:
    judge_without_what_is_hidden("federation", 3, 120)


def test_lines_are_legal_and_few() -> None:
    game = astrarium.new("federation", 4, 3)
    rng = Rng(3)
    while not game.is_over:
        seat = game.to_act[0]
        before = game.hash()
        lines = game.rules.lines(game.position, seat)
        assert game.hash() == before
        actions = game.legal_actions(seat)
        assert 0 < len(lines) < greedy.LINES
        assert {line[0] for line in lines} <= set(actions)
        game.apply(seat, actions[rng.below(len(actions))])


def test_it_beats_chance() -> None:
    result = play_match("federation", ["random", "greedy"], 1)
    assert result.winners == [1]
    assert result.scores[1] > result.scores[0] + 30
