"""The levels of Federation: every decision is answered, budgets are kept, and chance is the seed's."""

import astrarium
from astrarium.arena.match import play_match
from astrarium.bots import Budget
from astrarium.games.federation.strategy.search import TEMPERS, Searcher
from astrarium.kernel import Meter, Perspective, Rng
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
    # What was begun for all lines that are compared is ended: at most one playout for each.
    assert 100 <= meter.spent <= 100 + TEMPERS["expert"].width


def test_a_choice_between_few_lines_is_soon_made() -> None:
    at = table("degree=3 ships=2 markers=m6,m8 C=2", "").play("0 place 1a vote s21")
    assert len(at.legal(0)) == 3
    meter = Meter(400)
    Searcher("expert").choose(Perspective(at.game, 0), Rng(1), meter)
    assert 200 < meter.spent < 300
