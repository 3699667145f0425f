"""What holds for the evaluator of every game."""

import math
from typing import Any

import astrarium
from astrarium.kernel import Rng


def judge_every_moment(name: str, players: int, options: dict[str, Any] | None = None) -> None:
    """A random game in which every seat can be judged after every action, and judging changes nothing."""
    game = astrarium.new(name, players, 5, options)
    rng = Rng(5)
    while not game.is_over:
        before = game.hash()
        for seat in range(players):
            assert math.isfinite(game.rules.evaluate(game.position, seat))
        assert game.hash() == before
        seat = game.to_act[0]
        actions = game.legal_actions(seat)
        game.apply(seat, actions[rng.below(len(actions))])


def judge_without_what_is_hidden(name: str, players: int, length: int) -> None:
    """A random game in which a seat judges a position as it does any other that looks the same to it."""
    game = astrarium.new(name, players, 4)
    rng = Rng(4)
    for _ in range(length):
        seat = game.to_act[0]
        twin = game.determinize(seat, Rng(rng.word()))
        assert game.rules.evaluate(game.position, seat) == twin.rules.evaluate(twin.position, seat)
        actions = game.legal_actions(seat)
        game.apply(seat, actions[rng.below(len(actions))])
