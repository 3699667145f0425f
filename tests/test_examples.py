"""The examples run, each in a few seconds, and do what they say."""

import pytest

from astrarium.arena import play_match
from examples import balance, first_steps, training


def test_the_first_steps_play_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    first_steps.main()
    told = capsys.readouterr().out
    assert all(title in told for title in ("Gaia Project for 2", "Race for the Galaxy", "Federation"))
    assert told.count("its record has") == 3


def test_a_search_from_scratch_beats_random() -> None:
    assert play_match("race", ["examples.search:PlayoutBot:6", "random"], 1).winners == [0]


def test_training_goes_on_from_game_to_game() -> None:
    shares = training.train(2, seed=1)
    assert len(shares) == 2
    assert all(share in (0.0, 0.5, 1.0) for share in shares)
    assert shares == training.train(2, seed=1)


def test_what_went_well_becomes_likelier() -> None:
    import numpy as np

    observation = {"observation": np.array([1, 0, 1], np.float32), "action_mask": np.array([1, 0, 1, 1], np.int8)}
    learner = training.Learner(4, 3, 1)
    step = learner.choose(observation)
    before = step[2][step[3]]
    learner.learn([step], 1.0)
    assert learner.choose(observation)[2][step[3]] > before
    learner.learn([step], -3.0)
    assert learner.choose(observation)[2][step[3]] < before


@pytest.mark.slow
def test_the_learner_comes_to_beat_random() -> None:
    assert training.train(600)[-1] >= 0.65


def test_a_balance_study_tells_of_seats_and_factions() -> None:
    lines = balance.report(balance.study("gaia", 2, 3, "random", 1))
    assert lines[0].startswith("seat 0: 3 played")
    assert any(line.startswith("faction ") for line in lines)
