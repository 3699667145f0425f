"""PettingZoo's own suites, on every game and number of players."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import astrarium
from astrarium.arena import play_match
from astrarium.envs import pettingzoo_env, pettingzoo_parallel_env
from astrarium.envs.rewards import REWARDS
from astrarium.kernel import BadOption
from tests.envs.tables import EVERY_TABLE

QUIET = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",
)
"""Said of every environment with a mask that is not one of PettingZoo's own."""


@QUIET
@pytest.mark.parametrize(("game", "players"), EVERY_TABLE)
def test_the_suite_for_one_after_the_other(game: str, players: int) -> None:
    api_test(pettingzoo_env(game, players, seed=1), num_cycles=30)


@QUIET
@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), EVERY_TABLE)
def test_the_suite_over_whole_games(game: str, players: int) -> None:
    api_test(pettingzoo_env(game, players, seed=1), num_cycles=1000)
    seed_test(lambda: pettingzoo_env(game, players), num_cycles=200)
    parallel_api_test(pettingzoo_parallel_env(game, players), num_cycles=400)


@pytest.mark.parametrize(("game", "players"), [("gaia", 2), ("race", 3), ("federation", 3)])
def test_the_same_seed_is_the_same_game(game: str, players: int) -> None:
    seed_test(lambda: pettingzoo_env(game, players), num_cycles=20)
    parallel_seed_test(lambda: pettingzoo_parallel_env(game, players), num_cycles=20)


@pytest.mark.parametrize(("game", "players"), [("gaia", 2), ("race", 2), ("race", 4), ("federation", 2)])
def test_the_suite_for_all_at_once(game: str, players: int) -> None:
    parallel_api_test(pettingzoo_parallel_env(game, players, seed=1), num_cycles=60)


def played(env: Any, chance: np.random.Generator) -> dict[str, float]:
    """What the agents have got when a random game is over."""
    total = dict.fromkeys(env.possible_agents, 0.0)
    env.reset()
    for agent in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        total[agent] += float(reward)
        codes = np.flatnonzero(observation["action_mask"])
        env.step(None if ended or cut else int(chance.choice(codes)))
    return total


@pytest.mark.parametrize(("game", "players"), [("race", 2), ("race", 3), ("federation", 2), ("gaia", 2)])
def test_a_random_game_ends_with_rewards_that_add_up_to_nothing(game: str, players: int) -> None:
    for reward in ("win", "rank", "difference"):
        env = pettingzoo_env(game, players, seed=3, reward=reward, views=False)
        got = played(env, np.random.default_rng(3))
        assert sum(got.values()) == pytest.approx(0.0)
        scores = env.unwrapped.game.scores()
        assert max(got, key=lambda agent: got[agent]) == f"seat_{scores.index(max(scores))}"


def test_a_tie_that_is_broken_ranks_its_winner_first() -> None:
    """Race ties are broken by cards and goods."""
    for seed in range(200):
        result = play_match("race", ["random"] * 4, seed, keep_record=True)
        best = max(result.scores)
        if result.scores.count(best) > 1 and len(result.winners) == 1:
            game = astrarium.replay(result.record or "")
            rewards = REWARDS["rank"](game)
            assert rewards[result.winners[0]] == 1.0
            assert rewards.count(1.0) == 1
            return
    raise AssertionError("no game ended with a tie")


def test_a_code_that_is_not_legal_ends_the_game_for_who_chose_it() -> None:
    env = pettingzoo_env("race", seed=1)
    env.reset()
    chosen = env.agent_selection
    mask = env.observe(chosen)["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards == {"seat_0": -1.0, "seat_1": 0.0}


def test_what_race_asks_both_at_once_both_answer_in_one_step() -> None:
    env = pettingzoo_parallel_env("race", seed=1)
    seen, _ = env.reset()
    assert env.unwrapped.game.to_act == (0, 1)
    env.step({agent: int(np.flatnonzero(one["action_mask"])[0]) for agent, one in seen.items()})
    assert env.unwrapped.game.length == 2


def test_the_view_stands_beside_what_is_observed() -> None:
    env = pettingzoo_env("gaia", seed=1)
    env.reset()
    *_, info = env.last()
    assert info["view"] == env.unwrapped.game.view(0)


def test_what_cannot_be_is_refused_at_once() -> None:
    with pytest.raises(BadOption, match="rewards are win, rank, difference"):
        pettingzoo_env("race", reward="glory")
    with pytest.raises(BadOption):
        pettingzoo_env("race", players=9)
