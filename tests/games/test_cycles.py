"""Games hold no cycles: who plays many of them side by side may do without Python's garbage collector."""

import gc

import pytest

import astrarium
from astrarium.games import catalogue
from astrarium.kernel import Rng


@pytest.mark.parametrize("name", catalogue.names())
def test_what_a_game_held_is_free_when_it_is_gone(name: str) -> None:
    astrarium.new(name, 3, 0)
    gc.collect()
    gc.disable()
    try:
        game = astrarium.new(name, 3, 1)
        rng = Rng(1)
        for _ in range(60):
            seat = game.to_act[0]
            actions = game.legal_actions(seat)
            game.features(seat)
            game.apply(seat, actions[rng.below(len(actions))])
        clone = game.clone()
        del game, clone, actions
        assert gc.collect() == 0
    finally:
        gc.enable()
