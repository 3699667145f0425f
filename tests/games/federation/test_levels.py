"""The levels of Federation: every decision is answered, budgets are kept, and chance is the seed's."""

import pytest

import astrarium
from astrarium.arena.match import play_match
from astrarium.bots import Budget
from astrarium.games.federation.strategy.search import TEMPERS, Searcher
from astrarium.kernel import Meter, Perspective, Rng
from astrarium.search.halving import Temper
from tests.rules.federation.table import table


def test_every_level_plays_a_game_to_its_end() -> None:
    result = play_match("federation", list(TEMPERS), 3, budget=Budget(nodes=4))
    assert len(result.scores) == len(TEMPERS)
    assert not result.failure


def test_the_same_seed_gives_the_same_game() -> None:
    matches = [play_match("federation", ["skilled", "novice"], 4, budget=Budget(nodes=4)) for _ in range(2)]
    assert matches[0].hash == matches[1].hash


def test_a_budget_is_kept() -> None:
    game = astrarium.new("federation", 2, 1)
    while len(game.legal_actions(game.to_act[0])) < 20:
        seat = game.to_act[0]
        game.apply(seat, game.legal_actions(seat)[0])
    meter = Meter(100)
    Searcher("expert").choose(Perspective(game, game.to_act[0]), Rng(1), meter)
    assert meter.spent == 100


@pytest.mark.parametrize("level", TEMPERS)
def test_who_may_think_longer_does(level: str) -> None:
    """More lines are played on, and those who play none on begin to; the answer is still one of theirs."""
    game = astrarium.new("federation", 2, 1)
    while len(game.legal_actions(game.to_act[0])) < 20:
        seat = game.to_act[0]
        game.apply(seat, game.legal_actions(seat)[0])
    spent: list[int] = []
    own = TEMPERS[level]
    usual = min(200, own.nodes)
    for nodes in (usual, 1000):
        thinker = Searcher(level)
        thinker.temper = Temper(usual, own.lines, own.width, own.horizon, own.rivals, own.looseness, own.largest_loss)
        meter = Meter(nodes)
        eyes = Perspective(game, game.to_act[0])
        assert thinker.choose(eyes, Rng(1), meter) in eyes.legal_actions()
        assert meter.spent <= nodes
        spent.append(meter.spent)
    assert spent[1] > 2 * spent[0]


@pytest.mark.parametrize("limit", [1, 30, 60, 61, 75])
def test_an_answer_is_there_whenever_patience_ends(limit: int) -> None:
    """Before the first line, between lines, or in the first deal."""
    game = astrarium.new("federation", 2, 1)
    while len(game.legal_actions(game.to_act[0])) < 20:
        seat = game.to_act[0]
        game.apply(seat, game.legal_actions(seat)[0])
    for level in TEMPERS:
        meter = Meter(limit)
        eyes = Perspective(game, game.to_act[0])
        assert Searcher(level).choose(eyes, Rng(1), meter) in eyes.legal_actions()
        assert meter.spent <= limit


def test_a_choice_between_few_lines_is_soon_made() -> None:
    at = table("degree=3 ships=2 markers=m6,m8 C=2", "").play("0 place 1a vote s21")
    assert len(at.legal(0)) == 3
    meter = Meter(400)
    Searcher("expert").choose(Perspective(at.game, 0), Rng(1), meter)
    assert 200 < meter.spent < 300
