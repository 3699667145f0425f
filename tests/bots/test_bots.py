"""Bots: what there is, and how the random one chooses."""

from collections import Counter

import pytest

import astrarium
from astrarium.bots import Bot, UnknownBot, bot_named, bot_names
from astrarium.games import catalogue
from astrarium.kernel import Game, Perspective, Rng
from tests.arena.toy.game import RULES


def new() -> Game:
    return Game.new(RULES, 2, 1, {})


def test_every_named_bot_can_be_had() -> None:
    assert "random" in bot_names()
    for name in bot_names():
        assert isinstance(bot_named(name), Bot)


def test_each_seat_gets_a_bot_of_its_own() -> None:
    assert bot_named("random") is not bot_named("random")


@pytest.mark.parametrize(
    ("name", "message"),
    [("clever", "there is no bot 'clever'; there are random"), ("random:7", "takes no parameters")],
)
def test_an_unknown_bot_is_refused_with_a_reason(name: str, message: str) -> None:
    with pytest.raises(UnknownBot, match=message):
        bot_named(name)


def test_the_random_bot_likes_all_actions_alike() -> None:
    eyes, rng, bot = Perspective(new(), 0), Rng(5), bot_named("random")
    chosen = Counter(str(bot.choose(eyes, rng)) for _ in range(3000))
    assert set(chosen) == {"take 1", "take 2", "take 3"}
    assert all(900 < times < 1100 for times in chosen.values())


def test_the_random_bot_takes_its_chance_only_from_its_generator() -> None:
    eyes, bot = Perspective(new(), 0), bot_named("random")
    first, second = Rng(9), Rng(9)
    assert [bot.choose(eyes, first) for _ in range(20)] == [bot.choose(eyes, second) for _ in range(20)]


@pytest.mark.parametrize("name", catalogue.names())
def test_the_random_bot_can_open_every_game(name: str) -> None:
    game = astrarium.new(name, catalogue.rules_of(name).max_players, 3)
    for turn in range(5):
        seat = game.to_act[0]
        before = game.length
        game.apply(seat, bot_named("random").choose(Perspective(game, seat), Rng(turn)))
        assert game.length == before + 1
