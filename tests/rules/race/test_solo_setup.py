"""The set-up of the solo game (RG-SOLO-01 to -10, -57)."""

import pytest

from astrarium.games.race.components.card_table import card_table
from astrarium.games.race.robot import mat
from astrarium.games.race.verbs import card_name
from astrarium.kernel.rng import Rng
from tests.rules.race.table import Table, real, table

STARTS = [
    "old_earth",
    "epsilon_eridani",
    "alpha_centauri",
    "new_sparta",
    "earths_lost_colony",
    "separatist_colony",
    "ancient_race",
    "damaged_alien_factory",
    "doomed_world",
]
COUNTERS = {
    "old_earth": "consume_trade",
    "epsilon_eridani": "develop",
    "alpha_centauri": "settle",
    "new_sparta": "settle",
    "earths_lost_colony": "produce",
    "separatist_colony": "explore",
    "ancient_race": "consume_trade",
    "damaged_alien_factory": "produce",
    "doomed_world": "settle",
}
OVERLAYS = {
    "old_earth": ["trade_0"],
    "epsilon_eridani": ["settle_1_5"],
    "alpha_centauri": ["settle_2"],
    "new_sparta": ["settle_3"],
    "earths_lost_colony": [],
    "separatist_colony": ["explore_5", "settle_1_5"],
    "ancient_race": [],
    "damaged_alien_factory": ["trade_7", "produce_7"],
    "doomed_world": ["settle_8"],
}


def against(start: str, **options: str) -> Table:
    """A real solo game in which the robot has that start world."""
    for seed in range(200):
        game = real(1, seed, **options)
        if card_name(game.robot.start) == start:
            return game
    raise AssertionError(f"the robot never gets {start}")


def starting_with(start: str) -> Table:
    """A real solo game in which the player has that start world."""
    for seed in range(200):
        game = real(1, seed)
        if game.tableau(0) == [start]:
            return game
    raise AssertionError(f"the player never gets {start}")


@pytest.mark.rule("RG-SOLO-01")
def test_a_solo_game_is_a_duel_without_goals() -> None:
    game = real(1)
    assert game.game.view(0)["goals"] == []
    game.play("0 discard " + " ".join(game.hand(0)[:2]))
    assert game.asked() == "actions 0"
    game.play("0 action develop")
    assert game.asked() == "actions 0"
    assert game.can("0 action develop")
    game.play("0 action develop")
    assert game.game.view(0)["seats"][0]["actions"] == ["develop", "develop"]


@pytest.mark.rule("RG-SOLO-02")
@pytest.mark.parametrize("difficulty", ["easy", "medium", "hard"])
def test_the_pool_has_24_points(difficulty: str) -> None:
    assert real(1, difficulty=difficulty).state.pool == 24


@pytest.mark.rule("RG-SOLO-03")
@pytest.mark.parametrize(("difficulty", "counters", "six"), [("easy", 1, 6), ("medium", 2, 6), ("hard", 3, 9)])
def test_the_difficulty_sets_counters_and_the_worth_of_six_cost_cards(
    difficulty: str, counters: int, six: int
) -> None:
    assert real(1, difficulty=difficulty).robot.counters == counters
    game = table("old_earth", robot="ancient_race galactic_federation | placed: 1", difficulty=difficulty)
    assert game.game.view(0)["robot"]["score"] == 1 + 2 * six


@pytest.mark.rule("RG-SOLO-04")
def test_both_sides_get_any_start_world_and_the_others_go_into_the_deck() -> None:
    players, machines = set(), set()
    for seed in range(120):
        game = real(1, seed)
        own, other = game.tableau(0)[0], card_name(game.robot.start)
        assert own != other
        players.add(own)
        machines.add(other)
        rest = game.deck() + game.hand(0) + [card_name(card) for card in game.robot.stack]
        assert sorted(card for card in rest if card in STARTS) == sorted(set(STARTS) - {own, other})
    assert players == machines == set(STARTS)


@pytest.mark.rule("RG-SOLO-05")
@pytest.mark.parametrize("start", STARTS)
def test_the_start_world_brings_overlays_and_a_robot_counter(start: str) -> None:
    seen = against(start).game.view(0)["robot"]
    assert (seen["counter"], seen["overlays"]) == (COUNTERS[start], OVERLAYS[start])


@pytest.mark.rule("RG-SOLO-06")
@pytest.mark.parametrize("start", STARTS)
def test_credit_at_the_start(start: str) -> None:
    assert against(start).robot.credit == {"ancient_race": 0, "alpha_centauri": 2}.get(start, 1)


@pytest.mark.rule("RG-SOLO-07")
@pytest.mark.parametrize("start", STARTS)
def test_economy_at_the_start(start: str) -> None:
    assert against(start).robot.economy == {"earths_lost_colony": 1, "epsilon_eridani": 1}.get(start, 0)


@pytest.mark.rule("RG-SOLO-08")
@pytest.mark.parametrize("start", STARTS)
def test_the_stack_at_the_start(start: str) -> None:
    game = against(start)
    assert len(game.robot.stack) == (3 if start == "ancient_race" else 4)
    assert game.game.view(0)["robot"]["stack"] == len(game.robot.stack)


@pytest.mark.rule("RG-SOLO-09")
@pytest.mark.parametrize(("start", "kept"), [("old_earth", 4), ("doomed_world", 4), ("ancient_race", 3)])
def test_the_player_keeps_four_of_six_cards_or_three(start: str, kept: int) -> None:
    game = starting_with(start)
    assert (len(game.hand(0)), game.asked(), game.owes(0)) == (6, "discard 0", 6 - kept)
    game.play("0 discard " + " ".join(game.hand(0)[: 6 - kept]))
    assert (len(game.hand(0)), game.asked()) == (kept, "actions 0")


@pytest.mark.rule("RG-SOLO-10")
@pytest.mark.parametrize("start", ["ancient_race", "alpha_centauri"])
def test_a_windfall_start_world_of_the_robot_gets_no_good(start: str) -> None:
    game = against(start)
    game.play("0 discard " + " ".join(game.hand(0)[: game.owes(0)]))
    own = len(game.goods(0))
    # 136 cards without two start worlds, the stack, six cards dealt and perhaps a good of the player.
    assert len(game.deck()) == 136 - 2 - len(game.robot.stack) - 6 - own
    assert [card_name(card) for card in game.robot.tableau] == [start]


@pytest.mark.rule("RG-SOLO-57")
def test_the_stack_is_dealt_before_the_hand_and_the_good_comes_last() -> None:
    cards = card_table(False, "")
    seed = next(seed for seed in range(200) if real(1, seed).tableau(0) == ["alpha_centauri"])
    rng = Rng(seed)
    starts = [cards.by_id[name] for name in STARTS]
    rng.shuffle(starts)
    own, other = starts.pop(), starts.pop()
    deck = sorted([card for card in cards.deck(True) if cards.cards[card].start < 0] + starts)
    rng.shuffle(deck)
    stack = [deck.pop() for _ in range(mat.STARTS[cards.cards[other].start].stack)]
    hand = sorted([deck.pop() for _ in range(6)])
    game = real(1, seed)
    assert game.tableau(0) == [card_name(own)]
    assert game.robot.stack == stack
    assert game.seat(0).hand == hand
    assert game.goods(0) == []
    game.play("0 discard " + " ".join(game.hand(0)[:2]))
    assert game.seat(0).goods == [deck.pop()]


@pytest.mark.rule("RG-SOLO-57")
def test_there_is_no_solo_game_without_the_expansion() -> None:
    with pytest.raises(Exception, match="the robot of the solo game comes with the expansion"):
        real(1, expansion=False)
