"""Where points come from is told once, by the engine, and adds up to what everybody has."""

import msgspec
import pytest

import astrarium
from astrarium.kernel import Game, Message, Moments, Rng, Row
from tests.games.test_rivals import against_the_automa, against_the_robot
from tests.kernel.tables import new

TABLES = [("gaia", 1), ("gaia", 3), ("race", 1), ("race", 4), ("federation", 2), ("federation", 4)]


def random_game(name: str, players: int, seed: int) -> Game:
    game = astrarium.new(name, players, seed)
    rng = Rng(seed)
    while not game.is_over:
        seat = game.to_act[0]
        actions = game.legal_actions(seat)
        game.apply(seat, actions[rng.below(len(actions))])
    return game


def everybody(game: Game) -> list[int]:
    rival = game.rules.rival(game.position)
    return [*game.scores(), *([] if rival is None else [rival[1]])]


def sums(rows: list[Row]) -> list[int]:
    return [sum(column) for column in zip(*[row.points for row in rows], strict=True)]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_rows_add_up_to_the_scores(name: str, players: int) -> None:
    game = random_game(name, players, 11)
    rows = game.breakdown()
    total = next(row for row in rows if row.kind == "total")
    assert total.points == everybody(game)
    assert sums([row for row in rows if not row.kind]) == total.points
    for row in rows:
        # Of what the robot has placed only the sum is told.
        if row.parts:
            assert sums(row.parts)[:players] == row.points[:players]
    assert msgspec.convert(msgspec.to_builtins(rows), list[Row]) == rows


def test_before_the_end_the_points_so_far_stand_apart_from_what_the_end_would_bring() -> None:
    game = random_game("gaia", 2, 4)
    early = Moments.of_record(game.rules, game.record()).at(game.length // 2)
    rows = early.breakdown()
    so_far = next(at for at, row in enumerate(rows) if row.kind == "sum")
    assert rows[so_far].points == early.scores()
    assert rows[so_far + 1].said.id == "score-if-now"
    assert sums([row for row in rows[so_far + 2 :] if not row.kind]) == [
        end - now for end, now in zip(rows[-1].points, rows[so_far].points, strict=True)
    ]


def test_a_game_that_tells_nothing_of_its_points_tells_their_sum() -> None:
    assert [row.kind for row in new().breakdown()] == ["total"]


def test_nobody_has_won_before_the_end() -> None:
    assert astrarium.new("federation", 2, 1).verdict() is None


@pytest.mark.rule("RG-SOLO-48")
@pytest.mark.parametrize(
    ("chips", "hand", "said"), [(17, 0, "robot-loses"), (16, 2, "robot-shares"), (15, 0, "robot-wins")]
)
def test_the_robot_wins_loses_or_shares(chips: int, hand: int, said: str) -> None:
    verdict = against_the_robot(chips, hand).verdict()
    assert isinstance(verdict, Message)
    assert verdict.id == said


@pytest.mark.rule("GP-END-06")
@pytest.mark.parametrize(("own", "said"), [(41, "automa-loses"), (40, "automa-shares"), (39, "automa-wins")])
def test_the_automa_wins_loses_or_shares(own: int, said: str) -> None:
    verdict = against_the_automa(own, 40).verdict()
    assert isinstance(verdict, Message)
    assert (verdict.id, verdict.args["score"], verdict.args["best"]) == (said, 40, own)
