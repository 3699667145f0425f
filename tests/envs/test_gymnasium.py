"""Gymnasium's own checks, and what a seat against bots gets."""

import pickle
from functools import partial
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AsyncVectorEnv, SyncVectorEnv

from astrarium.arena import play_match
from astrarium.bots import Bot
from astrarium.envs import Batch, gymnasium_env, gymnasium_vector_env
from astrarium.envs.core import Setting
from astrarium.kernel import BadOption, CodedGame, Rng
from tests.envs.tables import EVERY_TABLE

NO_SPEC = pytest.mark.filterwarnings("ignore:.*not having a spec:UserWarning")


@NO_SPEC
@pytest.mark.parametrize(("game", "players"), EVERY_TABLE)
def test_the_checks_of_gymnasium(game: str, players: int) -> None:
    check_env(gymnasium_env(game, players, seat=players - 1, render_mode="ansi"))


def play(env: Any, rng: Rng) -> float:
    """A random game; what it brings."""
    observation, _ = env.reset()
    while True:
        codes = np.flatnonzero(observation["action_mask"])
        observation, reward, ended, cut, _ = env.step(int(codes[rng.below(len(codes))]))
        if ended or cut:
            return float(reward)


def test_a_random_seat_loses_to_greedy() -> None:
    env = gymnasium_env("race", bots="greedy", seed=5, views=False)
    assert [play(env, Rng(1)), play(env, Rng(2))] == [-1.0, -1.0]
    assert env.game.seed == 6


def test_bots_play_as_they_do_in_the_arena() -> None:
    """Who gives the codes of what the bot would do plays the game that the bot would."""
    from astrarium.bots import SeatedBot

    env = gymnasium_env("race", bots="greedy", seed=3, views=False)
    env.reset()
    me = SeatedBot("greedy", env.game, 0)
    while not env.game.is_over:
        for code in env.game.action_space.encode(me.choose(env.game)):
            env.step(code)
    assert env.game.hash() == play_match("race", ["greedy", "greedy"], 3).hash


def test_there_is_a_bot_for_each_other_seat() -> None:
    with pytest.raises(BadOption, match="2 other seats need"):
        gymnasium_env("race", players=3, bots=["random"]).reset()
    with pytest.raises(BadOption, match="seats go from 0 to 1"):
        gymnasium_env("race", seat=2)


class Listening(Bot):
    heard = 0

    def told(self, events: list[dict[str, Any]]) -> None:
        Listening.heard += len(events)

    def choose(self, eyes: Any, rng: Rng, budget: Any = None) -> Any:
        return eyes.legal_actions()[0]


def test_bots_are_told_what_happens() -> None:
    env = gymnasium_env("race", bots=Listening(), seed=1)
    play(env, Rng(1))
    assert Listening.heard > 20


def test_many_tables_are_the_same_as_one_after_the_other() -> None:
    many = gymnasium_vector_env("race", 3, seed=7)
    observed, _ = many.reset()
    singles = [gymnasium_env("race", seed=7 + number, views=False) for number in range(3)]
    alone = [env.reset()[0] for env in singles]
    rng = Rng(4)
    for _ in range(60):
        assert many.observation_space.contains(observed)
        codes = []
        for number in range(3):
            assert np.array_equal(observed["observation"][number], alone[number]["observation"])
            found = np.flatnonzero(observed["action_mask"][number])
            codes.append(int(found[rng.below(len(found))]))
        observed, rewards, ended, _, _ = many.step(np.array(codes))
        steps = [env.step(code) for env, code in zip(singles, codes)]
        assert [step[1] for step in steps] == rewards.tolist()
        if ended.any():
            break
        alone = [step[0] for step in steps]


def test_a_table_that_is_over_has_its_next_game_with_the_next_step() -> None:
    many = gymnasium_vector_env("race", 2, seed=7)
    observed, _ = many.reset()
    illegal = int(np.flatnonzero(observed["action_mask"][0] == 0)[0])
    legal = int(np.flatnonzero(observed["action_mask"][1])[0])
    observed, rewards, ended, _, _ = many.step(np.array([illegal, legal]))
    assert (rewards.tolist(), ended.tolist()) == ([-1.0, 0.0], [True, False])
    legal = int(np.flatnonzero(observed["action_mask"][1])[0])
    observed, rewards, ended, _, _ = many.step(np.array([illegal, legal]))
    assert (rewards.tolist(), ended.tolist()) == ([0.0, 0.0], [False, False])
    assert [coded.game.seed for coded in many.coded] == [9, 8]


def test_a_batch_plays_all_seats_of_all_games() -> None:
    batch = Batch("race", 4, seed=1)
    rng = Rng(9)
    ended: list[list[float]] = []
    while len(ended) < 5:
        assert batch.observations().shape == (4, batch.setting.shape.width)
        masks = batch.masks()
        codes = [int(found[rng.below(len(found))]) for found in map(np.flatnonzero, masks)]
        ended += batch.step(codes).values()
    assert all(sum(rewards) == 0 for rewards in ended)
    assert max(coded.game.seed for coded in batch.games) == 9


@pytest.mark.parametrize(("game", "players"), [("race", 2), ("race", 3), ("gaia", 2), ("federation", 3)])
def test_nothing_that_is_observed_depends_on_what_is_hidden(game: str, players: int) -> None:
    setting = Setting(game, players, 11, None, "win")
    coded = setting.new()
    rng = Rng(2)
    for step in range(80):
        seat = coded.seat
        if step % 8 == 0:
            twin = CodedGame(coded.game.determinize(seat, Rng(step)))
            twin.begun = coded.begun[:]
            for name, array in setting.observation(coded, seat).items():
                assert np.array_equal(array, setting.observation(twin, seat)[name])
            assert setting.info(coded, seat) == setting.info(twin, seat)
        codes = coded.legal(seat)
        coded.step(seat, codes[rng.below(len(codes))])


def test_codes_of_an_action_that_is_begun_are_observed() -> None:
    setting = Setting("gaia", 2, 1, None, "win")
    coded = setting.new()
    rng = Rng(1)
    while not any(coded.begun):
        codes = coded.legal(coded.seat)
        coded.step(coded.seat, codes[rng.below(len(codes))])
    seen = setting.observation(coded, coded.seat)["observation"]
    assert seen[setting.shape.begun :].sum() == 1
    copy = coded.clone()
    copy.begun[copy.seat] = ()
    assert setting.observation(copy, copy.seat)["observation"][setting.shape.begun :].sum() == 0


def test_an_object_sits_at_one_table_in_one_seat() -> None:
    for refused in (
        lambda: gymnasium_env("race", players=3, bots=Listening(), seed=1).reset(),
        lambda: gymnasium_vector_env("race", 2, bots=Listening()),
    ):
        with pytest.raises(BadOption, match="sits in one seat only"):
            refused()


@pytest.mark.parametrize("bot", ["random", "greedy", "skilled"])
def test_an_environment_travels_with_its_bots_in_the_middle_of_a_game(bot: str) -> None:
    env = gymnasium_env("race", bots=bot, seed=3, views=False)
    codes = np.flatnonzero(env.reset()[0]["action_mask"])
    for _ in range(4):
        codes = np.flatnonzero(env.step(int(codes[0]))[0]["action_mask"])
    twin = pickle.loads(pickle.dumps(env))
    for _ in range(4):
        (here, *rest), (there, *others) = env.step(int(codes[0])), twin.step(int(codes[0]))
        assert np.array_equal(here["observation"], there["observation"])
        assert rest == others
        codes = np.flatnonzero(here["action_mask"])


def test_seeds_may_be_numbers_of_numpy() -> None:
    players: Any = np.int64(2)
    seed: Any = np.int64(7)
    many = gymnasium_vector_env("race", 2, players=players, seed=seed)
    assert np.array_equal(many.reset()[0]["observation"][1], gymnasium_env("race", seed=8).reset()[0]["observation"])


@NO_SPEC
@pytest.mark.parametrize("vector", [SyncVectorEnv, AsyncVectorEnv])
def test_environments_stand_side_by_side_in_vectors_of_gymnasium(vector: Any) -> None:
    many = vector([partial(gymnasium_env, "race", seed=seed, views=False) for seed in (4, 5)])
    try:
        seen, _ = many.reset()
        seen, *_ = many.step(seen["action_mask"].argmax(1))
        alone = gymnasium_env("race", seed=5, views=False)
        codes = np.flatnonzero(alone.reset()[0]["action_mask"])
        assert np.array_equal(seen["observation"][1], alone.step(int(codes[0]))[0]["observation"])
    finally:
        many.close()
