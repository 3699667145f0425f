"""What is in the boxes (RG-COMP)."""

from collections import Counter

import pytest

from astrarium.games.race.components.card import Card
from astrarium.games.race.components.card_table import card_table
from astrarium.games.race.components.printed import GOALS
from astrarium.games.race.robot import mat
from tests.rules.race.table import Table, real, table

ACTIONS = ["explore_5", "explore_1_1", "develop", "settle", "consume_trade", "consume_2x", "produce"]


def deck(storm: bool) -> list[Card]:
    """Every card of a deck, start worlds included."""
    cards = card_table(False, "")
    return [cards.cards[number] for number in cards.deck(storm)]


def copies(cards: list[Card]) -> Counter[str]:
    return Counter(card.id for card in cards)


def in_play(game: Table) -> int:
    """All cards wherever they lie."""
    state = game.state
    piles = sum(len(pile.deck) + len(pile.discards) for pile in state.piles)
    return piles + sum(len(player.hand) + len(player.tableau) for player in state.seats)


@pytest.mark.rule("RG-COMP-01")
def test_the_base_deck_has_114_cards() -> None:
    cards = deck(False)
    starts = [card for card in cards if card.start >= 0]
    others = [card for card in cards if card.start < 0]
    assert len(cards) == 114
    assert sorted(card.start for card in starts) == [0, 1, 2, 3, 4]
    assert len([card for card in others if card.world]) == 59
    assert len([card for card in others if not card.world]) == 50
    assert in_play(real(4, expansion=False)) == 114


@pytest.mark.rule("RG-COMP-02")
def test_ordinary_developments_of_the_base_deck_come_in_pairs_all_else_once() -> None:
    cards = deck(False)
    ordinary = copies([card for card in cards if not card.world and card.cost < 6])
    assert len(ordinary) == 19
    assert set(ordinary.values()) == {2}
    assert sorted(copies([card for card in cards if card.is_six]).values()) == [1] * 12
    assert set(copies([card for card in cards if card.world]).values()) == {1}


@pytest.mark.rule("RG-COMP-03")
def test_the_expansion_makes_it_136() -> None:
    base, both = copies(deck(False)), copies(deck(True))
    assert sum(both.values()) == 136
    assert in_play(real(2)) == 136
    added = both - base
    starts = [card.id for card in deck(True) if card.start >= 0]
    assert len(starts) == 9
    new_starts = {"separatist_colony", "ancient_race", "damaged_alien_factory", "doomed_world"}
    assert new_starts <= set(added)
    assert base - both == Counter({"gambling_world": 1})
    assert added["gambling_world_gs"] == 1
    assert sum(added.values()) - len(new_starts) - 1 == 18
    assert (base["contact_specialist"], both["contact_specialist"]) == (2, 3)


@pytest.mark.rule("RG-COMP-04")
def test_two_titles_of_the_expansion_come_in_two_copies() -> None:
    base, both = copies(deck(False)), copies(deck(True))
    twice = [name for name, count in both.items() if count == 2 and name not in base]
    assert sorted(twice) == ["improved_logistics", "space_mercenaries"]


@pytest.mark.rule("RG-COMP-05")
def test_everybody_has_the_seven_action_cards() -> None:
    game = table("old_earth", "new_sparta")
    for seat in (0, 1):
        assert game.legal(seat) == [f"action {name}" for name in ACTIONS]


@pytest.mark.rule("RG-COMP-05")
@pytest.mark.parametrize("name", ACTIONS)
def test_the_duel_adds_a_second_develop_and_a_second_settle(name: str) -> None:
    game = table("old_earth", "new_sparta", duel=True)
    if name == "produce":
        # The cards are named in order, so the last one cannot come first.
        assert game.refused("0 action produce") == "RG-DUEL-02"
        return
    game.play(f"0 action {name}")
    assert game.can(f"0 action {name}") == (name in ("develop", "settle"))


@pytest.mark.rule("RG-COMP-06")
def test_a_good_is_a_card_of_the_deck_and_ends_among_the_discards() -> None:
    game = table("volcanic_world | actions: produce", "new_sparta", phase="V IV", deck="gem_world spice_world")
    assert game.goods(0) == ["volcanic_world"]
    assert game.deck()[0] == "spice_world"
    game.play("0 action consume_trade", "1 action develop").finish_round()
    assert game.goods(0) == []
    assert "gem_world" in game.discards()


@pytest.mark.rule("RG-COMP-07")
@pytest.mark.parametrize(("players", "expansion", "ones", "fives"), [(4, False, 18, 6), (5, True, 18 + 7, 6 + 1)])
def test_the_largest_pool_is_all_the_ones_and_fives_of_the_boxes(
    players: int, expansion: bool, ones: int, fives: int
) -> None:
    assert real(players, expansion=expansion).state.pool == ones + 5 * fives


@pytest.mark.rule("RG-COMP-08")
def test_there_are_four_large_and_six_small_goal_tiles() -> None:
    assert len([goal for goal in GOALS if goal.most]) == 4
    assert len([goal for goal in GOALS if not goal.most]) == 6


@pytest.mark.rule("RG-COMP-09")
def test_the_robot_has_two_different_dice_and_fourteen_pieces() -> None:
    assert [len(die.faces) for die in mat.DICE] == [6, 6]
    assert mat.DICE[0].faces != mat.DICE[1].faces
    markers = 4  # credit, economy, and two for the player's actions
    sixes = max(difficulty.counters for difficulty in mat.DIFFICULTIES)
    faces = 6  # a robot counter for each action
    assert {start.counter for start in mat.STARTS} <= set(range(faces))
    assert markers + sixes + faces // 2 + len(mat.OVERLAYS) // 2 == 14


@pytest.mark.rule("RG-COMP-10")
def test_a_fifth_player_has_a_full_set_of_action_cards() -> None:
    game = table("old_earth", "new_sparta", "alpha_centauri", "epsilon_eridani", "doomed_world")
    assert game.legal(4) == [f"action {name}" for name in ACTIONS]


@pytest.mark.rule("RG-COMP-11")
def test_where_a_card_comes_from_has_no_effect() -> None:
    """The two Gambling Worlds, one of each box, play alike."""
    results = []
    for name, expansion in (("gambling_world", False), ("gambling_world_gs", True)):
        game = table(f"{name} gem_world*", "new_sparta", phase="IV", deck="pirate_world", expansion=expansion)
        game.play(f"0 consume {name}", f"0 consume {name} 2", "0 gamble 3")
        results.append((game.chips(0), game.hand(0), game.score(0)))
    assert results[0] == results[1]
    assert results[0][:2] == (1, ["pirate_world"])
