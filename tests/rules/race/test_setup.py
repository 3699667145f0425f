"""Setting up a game (RG-SETUP)."""

from collections.abc import Callable
from typing import Any

import pytest

import astrarium
from astrarium import BadOption
from astrarium.games.race.components.card_table import card_table
from astrarium.games.race.components.printed import GOALS
from astrarium.games.race.setup import deal_hands, set_order
from astrarium.games.race.state.player import NO_GOOD
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
PRESET = {
    "epsilon_eridani": {"public_works", "gem_world", "rebel_fuel_cache", "colony_ship"},
    "alpha_centauri": {"mining_robots", "comet_zone", "rebel_miners", "expedition_force"},
    "new_sparta": {"export_duties", "former_penal_colony", "malevolent_lifeforms", "new_military_tactics"},
    "earths_lost_colony": {"avian_uplift_race", "contact_specialist", "space_marines", "spice_world"},
    "separatist_colony": {"alien_toy_shop", "deserted_alien_world", "hive_world", "space_mercenaries"},
}


def search(fits: Callable[[Table], bool], players: int = 3, **options: Any) -> Table:
    """The first real game that fits."""
    for seed in range(1, 200):
        game = real(players, seed, **options)
        if fits(game):
            return game
    raise AssertionError("no game fits")


def cut(game: Table) -> Table:
    """Everybody discards the first cards on offer."""
    while game.asked().startswith("discard"):
        seat = game.game.to_act[0]
        game.play(f"{seat} {game.legal(seat)[0]}")
    return game


def everything(game: Table) -> list[int]:
    """Deck, discards, hands and goods."""
    state = game.state
    cards = state.piles[0].deck + state.piles[0].discards
    for player in state.seats:
        cards = cards + player.hand + [good for good in player.goods if good != NO_GOOD]
    return cards


@pytest.mark.rule("RG-SETUP-01")
@pytest.mark.parametrize(
    ("players", "expansion", "allowed"),
    [(1, False, False), (2, False, True), (4, False, True), (5, False, False), (1, True, True), (5, True, True)],
)
def test_who_can_play(players: int, expansion: bool, allowed: bool) -> None:
    if allowed:
        assert real(players, expansion=expansion).game.players == players
    else:
        with pytest.raises(BadOption, match="RG-SETUP-01"):
            real(players, expansion=expansion)


@pytest.mark.rule("RG-SETUP-01")
@pytest.mark.parametrize("players", [0, 6])
def test_a_table_has_one_to_five_seats(players: int) -> None:
    with pytest.raises(BadOption):
        astrarium.new("race", players, 1, {})


@pytest.mark.rule("RG-SETUP-02")
@pytest.mark.parametrize(("players", "chips"), [(2, 24), (3, 36), (4, 48), (5, 60)])
def test_the_pool_has_twelve_points_for_each_player(players: int, chips: int) -> None:
    game = real(players)
    assert game.state.pool == chips
    assert [game.chips(seat) for seat in range(players)] == [0] * players


@pytest.mark.rule("RG-SETUP-03")
@pytest.mark.parametrize(("duel", "pairs"), [(False, 7), (True, 7 * 6 // 2 + 2)])
def test_seven_action_cards_or_nine_in_a_duel(duel: bool, pairs: int) -> None:
    game = cut(real(2, duel=duel))
    found = 0
    for line in game.legal(0):
        copy = Table(game.game.clone())
        copy.play(f"0 {line}")
        found += len(copy.legal(0)) if duel else 1
    assert found == pairs


@pytest.mark.rule("RG-SETUP-04")
@pytest.mark.parametrize(
    ("expansion", "there", "missing"),
    [
        (True, "gambling_world_gs", "gambling_world"),
        (False, "gambling_world", "gambling_world_gs"),
    ],
)
def test_the_expansion_swaps_gambling_world(expansion: bool, there: str, missing: str) -> None:
    game = real(2, expansion=expansion)
    ids = card_table(False, "").by_id
    assert everything(game).count(ids[there]) == 1
    assert ids[missing] not in everything(game)
    assert (ids["improved_logistics"] in everything(game)) == expansion


@pytest.mark.rule("RG-SETUP-05")
@pytest.mark.parametrize("seed", range(1, 6))
def test_two_large_and_four_small_tiles_are_laid(seed: int) -> None:
    tiles = [GOALS[tile] for tile in real(3, seed).state.goals]
    assert [tile.most for tile in tiles].count(True) == 2
    assert [tile.most for tile in tiles].count(False) == 4
    assert len({tile.id for tile in tiles}) == 6


@pytest.mark.rule("RG-SETUP-05")
def test_every_tile_can_be_laid() -> None:
    seen = {tile for seed in range(1, 30) for tile in real(2, seed).state.goals}
    assert seen == set(range(10))


@pytest.mark.rule("RG-SETUP-05")
def test_nobody_holds_a_tile_at_first() -> None:
    game = real(3)
    assert all(tile["holders"] == [] for tile in game.game.view(0)["goals"])


@pytest.mark.rule("RG-SETUP-06")
def test_everybody_has_a_start_world_before_him() -> None:
    for seed in range(1, 10):
        game = real(5, seed)
        worlds = [game.tableau(seat) for seat in range(5)]
        assert [len(tableau) for tableau in worlds] == [1] * 5
        assert len({tableau[0] for tableau in worlds}) == 5
        assert all(tableau[0] in STARTS for tableau in worlds)


@pytest.mark.rule("RG-SETUP-06")
def test_every_start_world_can_be_dealt_to_every_seat() -> None:
    seen = {(seat, real(2, seed).tableau(seat)[0]) for seed in range(1, 120) for seat in (0, 1)}
    assert seen == {(seat, name) for seat in (0, 1) for name in STARTS}
    base = {real(2, seed, expansion=False).tableau(0)[0] for seed in range(1, 60)}
    assert base == set(STARTS[:5])


@pytest.mark.rule("RG-SETUP-07")
def test_the_other_start_worlds_are_shuffled_into_the_deck() -> None:
    game = real(2)
    ids = card_table(False, "").by_id
    dealt = [game.tableau(0)[0], game.tableau(1)[0]]
    others = [name for name in STARTS if name not in dealt]
    assert len(others) == 7
    assert all(everything(game).count(ids[name]) == 1 for name in others)
    assert not any(ids[name] in everything(game) for name in dealt)
    # Shuffled in, not put on top or bottom: over some games one of them is dealt to a hand.
    assert search(lambda other: any(name in STARTS for name in other.hand(0)))


@pytest.mark.rule("RG-SETUP-08")
def test_six_cards_are_dealt_and_two_discarded_in_secret() -> None:
    game = search(lambda other: "ancient_race" not in [other.tableau(seat)[0] for seat in range(3)])
    assert game.asked().split()[0] == "discard"
    assert sorted(game.game.to_act) == [0, 1, 2]
    assert [len(game.hand(seat)) for seat in range(3)] == [6, 6, 6]
    game.play(f"0 {game.legal(0)[0]}")
    game.play(f"0 {game.legal(0)[0]}")
    assert game.legal(0) == []
    assert len(game.game.view(1)["seats"][0].get("hand", [])) == 0
    assert game.game.view(1)["seats"][0]["hand_size"] == 6
    assert game.discards() == []
    cut(game)
    assert [len(game.hand(seat)) for seat in range(3)] == [4, 4, 4]
    assert len(game.discards()) == 6


@pytest.mark.rule("RG-SETUP-08")
def test_any_two_of_the_six_can_be_discarded() -> None:
    game = search(lambda other: len(set(other.hand(0))) == 6 and other.tableau(0)[0] != "ancient_race")
    hand = game.hand(0)
    for i, first in enumerate(hand):
        for second in hand[i + 1 :]:
            copy = Table(game.game.clone())
            copy.play(f"0 discard {first} {second}")
            assert 0 not in copy.game.to_act


@pytest.mark.rule("RG-SETUP-09")
def test_supply_and_discards_lie_face_down() -> None:
    game = cut(real(2))
    for eyes in (None, 0, 1):
        view = game.game.view(eyes)
        assert view["deck"] == [len(game.deck())]
        assert view["discards"] == [len(game.discards())]
    held = sum(len(game.hand(seat)) + len(game.tableau(seat)) + len(game.goods(seat)) for seat in (0, 1))
    assert len(game.deck()) == 136 - held - len(game.discards())


@pytest.mark.rule("RG-SETUP-10")
@pytest.mark.parametrize("name", STARTS)
def test_only_windfall_start_worlds_begin_with_a_good(name: str) -> None:
    game = search(lambda other: other.tableau(0)[0] == name)
    assert game.goods(0) == []  # not before the hands are cut
    cut(game)
    assert bool(game.goods(0)) == (name in ("alpha_centauri", "ancient_race"))


@pytest.mark.rule("RG-SETUP-11")
def test_ancient_race_keeps_three_cards() -> None:
    game = search(lambda other: other.tableau(1)[0] == "ancient_race")
    assert len(game.hand(1)) == 6
    assert game.owes(1) == 3
    cut(game)
    assert [len(game.hand(seat)) for seat in range(3)] == [4, 3, 4]
    assert game.asked().startswith("actions")


@pytest.mark.rule("RG-SETUP-12")
@pytest.mark.parametrize(("players", "expansion"), [(2, False), (3, False), (4, False), (2, True), (5, True)])
def test_a_first_game_uses_start_worlds_from_number_one_on(players: int, expansion: bool) -> None:
    game = real(players, setup="first_game", expansion=expansion)
    assert [game.tableau(seat)[0] for seat in range(players)] == STARTS[1 : players + 1]


@pytest.mark.rule("RG-SETUP-12")
def test_the_fifth_first_game_hand_needs_the_expansion() -> None:
    with pytest.raises(BadOption):
        real(5, setup="first_game", expansion=False)


@pytest.mark.rule("RG-SETUP-13")
def test_a_first_game_begins_with_the_hands_of_its_start_worlds() -> None:
    game = real(5, setup="first_game")
    assert game.asked() == "actions 0 1 2 3 4"
    assert game.discards() == []
    for seat in range(5):
        assert set(game.hand(seat)) == PRESET[game.tableau(seat)[0]]
        assert len(game.hand(seat)) == 4


@pytest.mark.rule("RG-SETUP-13")
def test_unused_cards_of_a_first_game_are_shuffled_into_the_deck() -> None:
    game = real(2, setup="first_game")
    ids = card_table(False, "").by_id
    for name in [*PRESET["new_sparta"], *PRESET["separatist_colony"], "old_earth", "new_sparta", "doomed_world"]:
        assert ids[name] in game.state.piles[0].deck
    # Of a pair of developments only one copy is in the hand.
    assert ids["public_works"] in game.state.piles[0].deck
    assert len(game.deck()) == 136 - 2 - 8 - 1  # and Alpha Centauri has its good


@pytest.mark.rule("RG-SETUP-14")
@pytest.mark.rule("RG-EX-50")
def test_turn_order_is_clockwise_from_the_lowest_start_world() -> None:
    game = table("earths_lost_colony", "damaged_alien_factory", "epsilon_eridani", "old_earth")
    set_order(game.state)
    assert game.state.order == [3, 0, 1, 2]


@pytest.mark.rule("RG-SETUP-14")
@pytest.mark.parametrize("seed", range(1, 8))
def test_a_real_game_is_ordered_in_the_same_way(seed: int) -> None:
    game = real(4, seed)
    numbers = [STARTS.index(game.tableau(seat)[0]) for seat in range(4)]
    first = numbers.index(min(numbers))
    assert game.state.order == [first, (first + 1) % 4, (first + 2) % 4, (first + 3) % 4]


@pytest.mark.rule("RG-SETUP-15")
def test_red_and_blue_start_worlds_matter_in_the_draft_only() -> None:
    def parities(game: Table) -> list[int]:
        return sorted(STARTS.index(game.tableau(seat)[0]) % 2 for seat in range(2))

    assert search(lambda game: parities(game) == [0, 0], 2)
    assert search(lambda game: parities(game) == [1, 1], 2)
    for seed in range(1, 10):
        for player in real(2, seed, draft=True).state.seats:
            cards = [card_table(False, "").cards[card].start % 2 for card in player.starts]
            assert sorted(cards) == [0, 1]


@pytest.mark.rule("RG-SETUP-16")
def test_hands_are_dealt_in_turn_order_from_the_top() -> None:
    names = "gem_world spice_world comet_zone mining_world artist_colony new_vinland"
    others = "hive_world rebel_base rebel_colony space_port pirate_world old_earth"
    game = table("epsilon_eridani", "alpha_centauri", first=1, deck=f"{names} {others}")
    game.state.agenda.clear()
    deal_hands(game.state)
    assert set(game.hand(1)) == set(names.split())
    assert set(game.hand(0)) == set(others.split())


@pytest.mark.rule("RG-SETUP-16")
def test_goods_of_start_worlds_come_after_the_discards_in_turn_order() -> None:
    both = {"alpha_centauri", "ancient_race"}
    game = search(lambda other: {other.tableau(seat)[0] for seat in range(2)} == both, 2)
    top = game.state.piles[0].deck[-1], game.state.piles[0].deck[-2]
    seats = game.state.order
    assert game.tableau(seats[0]) == ["alpha_centauri"]
    cut(game)
    assert (game.seat(seats[0]).goods[0], game.seat(seats[1]).goods[0]) == top


@pytest.mark.rule("RG-SETUP-17")
def test_goals_belong_to_the_expansion_and_can_be_left_out() -> None:
    assert len(real(2).state.goals) == 6
    assert real(2, goals=False).state.goals == []
    assert real(2, expansion=False).state.goals == []


@pytest.mark.rule("RG-SETUP-12")
@pytest.mark.parametrize(
    ("players", "options", "reason"),
    [
        (2, {"draft": True}, "for a table of two to five without a draft"),
        (1, {}, "for a table of two to five without a draft"),
        (5, {"expansion": False}, "for 2 to 4 players"),
    ],
)
def test_first_game_hands_are_not_for_every_table(players: int, options: dict[str, bool], reason: str) -> None:
    with pytest.raises(BadOption, match=reason):
        real(players, setup="first_game", **options)
