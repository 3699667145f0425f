"""OpenSpiel's own simulation test, and what its states tell."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest

from astrarium.kernel import BadOption, Rng
from tests.envs.tables import EVERY_TABLE

pyspiel = pytest.importorskip("pyspiel")
import astrarium.envs.open_spiel  # noqa: E402, F401 - registers the games

TABLES = [
    "race(players=2,seed=1)",
    "race(players=1,seed=1)",
    "gaia(players=2,seed=1)",
    "federation(players=3,seed=1)",
]


ALL = [f"{name}(players={players},seed=3)" for name, players in EVERY_TABLE]


def load(text: str) -> Any:
    return pyspiel.load_game(f"astrarium_{text}")


def walked(state: Any, steps: int, seed: int = 0) -> Any:
    """The state after some random codes."""
    rng = Rng(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        codes = state.legal_actions()
        state.apply_action(codes[rng.below(len(codes))])
    return state


@pytest.mark.slow
@pytest.mark.parametrize("text", [*ALL, "race(players=3)", "gaia(players=4)", "federation(players=2)"])
def test_the_simulation_of_open_spiel(text: str) -> None:
    pyspiel.random_sim_test(load(text), num_sims=1, serialize=True, verbose=False)


def test_the_simulation_of_open_spiel_with_a_chance_node() -> None:
    pyspiel.random_sim_test(load("race(players=1,deals=4)"), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("text", TABLES)
def test_a_state_is_copied_and_written_whole(text: str) -> None:
    game = load(text)
    state = walked(game.new_initial_state(), 25)
    player = state.current_player()
    for twin in (
        state.clone(),
        copy.deepcopy(state),
        game.deserialize_state(state.serialize()),
        pickle.loads(pickle.dumps(state)),
    ):
        assert twin.legal_actions() == state.legal_actions()
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert np.array_equal(twin.observation_tensor(player), state.observation_tensor(player))
        before = str(state)
        walked(twin, 3)
        assert str(state) == before


@pytest.mark.parametrize("text", ALL)
def test_a_game_is_written_with_its_state_or_alone(text: str) -> None:
    game = load(text)
    state = walked(game.new_initial_state(), 10)
    for twin in (pickle.loads(pickle.dumps(game)), pyspiel.load_game(str(game))):
        assert str(twin) == str(game)
        assert twin.new_initial_state().legal_actions() == game.new_initial_state().legal_actions()
    again, stood = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert (str(again), str(stood), stood.history()) == (str(game), str(state), state.history())


def test_options_survive_a_pickle() -> None:
    game = load("race(players=2,seed=1,options=expansion:false,reward=rank)")
    assert pickle.loads(pickle.dumps(game)).get_parameters() == game.get_parameters()


def test_what_another_seat_hides_stands_in_no_information_state() -> None:
    """In Race all choose cards to discard first, in secret."""
    game = load("race(players=2,seed=1)")
    one, two = game.new_initial_state(), game.new_initial_state()
    for state, which in ((one, 0), (two, -1)):
        while state.current_player() == 0:
            state.apply_action(state.legal_actions()[which])
    assert one.information_state_string(1) == two.information_state_string(1)
    assert one.observation_string(1) == two.observation_string(1)
    assert one.information_state_string(0) != two.information_state_string(0)


SECRETIVE = [
    "race(players=3,seed=2)",
    "race(players=2,seed=2,options=draft:true;duel:true)",
    "gaia(players=2,seed=2)",
]


@pytest.mark.parametrize("text", [*SECRETIVE, "federation(players=3,seed=2)"])
def test_histories_that_a_player_cannot_tell_apart_are_one_information_state(text: str) -> None:
    """Two codes of another player: either something of them is to be seen, or the states are the same."""
    rng = Rng(3)
    state = load(text).new_initial_state()
    hidden = 0
    for _ in range(120):
        mover, codes = state.current_player(), state.legal_actions()
        one, two = (state.child(codes[rng.below(len(codes))]) for _ in range(2))
        for player in range(state.num_players()):
            same = one.information_state_string(player) == two.information_state_string(player)
            assert same == (seen(one, mover, player) == seen(two, mover, player))
            hidden += same and one.history() != two.history()
        state = one
        if state.is_terminal():
            break
    assert hidden or text not in SECRETIVE


def seen(state: Any, mover: int, player: int) -> list[Any]:
    """All that a player can see of a code that somebody has just chosen."""
    _, code, events = state.told.entries[-1]
    shown = [event.shown_to(player) for event in events or ()]
    return [state.coded.game.view(player), shown, code if mover == player else None]


def test_without_a_seed_chance_picks_the_deal() -> None:
    state = load("race(players=2,deals=8)").new_initial_state()
    assert state.is_chance_node()
    assert sum(chance for _, chance in state.chance_outcomes()) == 1
    state.apply_action(5)
    seeded = load("race(players=2,seed=5)").new_initial_state()
    assert state.observation_string(0) == seeded.observation_string(0)


def test_options_and_rewards_are_parameters() -> None:
    game = load("race(players=2,seed=1,options=expansion:false,reward=difference)")
    state = walked(game.new_initial_state(), 100_000)
    assert state.is_terminal()
    assert sum(state.returns()) == 0
    assert game.get_parameters()["options"] == "expansion:false"


def test_a_seed_below_none_is_refused() -> None:
    with pytest.raises(BadOption, match="a seed is a whole number"):
        load("race(players=2,seed=-5)")
