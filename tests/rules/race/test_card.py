"""Notes on particular cards (CARD)."""

import pytest

from astrarium.games.race.components.card_table import card_table
from astrarium.games.race.components.printed import CARD_IDS
from astrarium.games.race.scoring import card_points
from tests.rules.race.table import real, table

TABLE = card_table(False, "")


def copies(card: str, storm: bool) -> int:
    """How often a card is in the deck."""
    return TABLE.deck(storm).count(CARD_IDS.index(card))


@pytest.mark.rule("RG-CARD-01")
def test_ancient_race_cuts_the_hand_as_a_start_world_only() -> None:
    game = next(game for game in (real(4, seed) for seed in range(50)) if has_ancient_race(game.tableau(0)))
    # Seat 0 discards three of six, the others two.
    assert [game.owes(seat) for seat in range(4)] == [3, 2, 2, 2]
    game = table("old_earth | hand: ancient_race 6", "new_sparta", phase="III")
    game.play("0 settle ancient_race", "1 nothing").pay(0)
    assert game.goods(0) == ["ancient_race"]
    assert (len(game.hand(0)), game.asked()) == (4, "actions 0 1")


def has_ancient_race(tableau: list[str]) -> bool:
    return tableau == ["ancient_race"]


@pytest.mark.rule("RG-CARD-02")
def test_the_expansion_brings_a_third_contact_specialist() -> None:
    assert (copies("contact_specialist", False), copies("contact_specialist", True)) == (2, 3)


@pytest.mark.rule("RG-CARD-03")
def test_the_two_gambling_worlds_differ_only_in_the_deck_they_belong_to() -> None:
    assert (copies("gambling_world", False), copies("gambling_world", True)) == (1, 0)
    assert (copies("gambling_world_gs", False), copies("gambling_world_gs", True)) == (0, 1)
    for card, storm in (("gambling_world", False), ("gambling_world_gs", True)):
        game = table(f"{card} artist_colony*", "new_sparta", phase="IV", expansion=storm, deck="gem_world")
        game.play(f"0 consume {card}", f"0 consume {card} 2", "0 gamble 2")
        assert (game.chips(0), game.hand(0)) == (1, ["gem_world"])


@pytest.mark.rule("RG-CARD-03")
@pytest.mark.parametrize(
    ("storm", "developments", "worlds", "military"),
    [
        (False, [0, 12, 12, 4, 8, 2, 12, 0], [2, 6, 11, 10, 5, 5, 2, 0], [0, 6, 7, 3, 2, 2, 2, 1]),
        (True, [0, 15, 12, 6, 8, 2, 15, 0], [2, 8, 14, 12, 5, 6, 2, 0], [0, 8, 7, 6, 3, 2, 2, 1]),
    ],
)
def test_the_printed_table_of_costs_is_that_of_the_deck(
    storm: bool, developments: list[int], worlds: list[int], military: list[int]
) -> None:
    cards = [TABLE.cards[card] for card in TABLE.deck(storm)]
    costs = {
        "developments": [card.cost for card in cards if not card.world],
        "worlds": [card.cost for card in cards if card.world and not card.military],
        "military": [card.cost for card in cards if card.military],
    }
    found = {name: [numbers.count(cost) for cost in range(8)] for name, numbers in costs.items()}
    assert found == {"developments": developments, "worlds": worlds, "military": military}


@pytest.mark.rule("RG-CARD-04")
@pytest.mark.rule("RG-CARD-06")
def test_improved_logistics_places_a_second_world_after_the_first_is_resolved() -> None:
    game = table(
        "improved_logistics | hand: asteroid_belt artist_colony 2 | actions: settle",
        "new_sparta",
        phase="III",
        deck="3",
    )
    game.play("0 settle asteroid_belt", "1 nothing").pay(0)
    # The first world has its good and the Settle bonus has come: that card can pay for the second world.
    assert (game.goods(0), game.asked()) == (["asteroid_belt"], "second 0")
    assert len(game.hand(0)) == 2
    game.play("0 settle artist_colony")
    assert game.tableau(0) == ["improved_logistics", "asteroid_belt", "artist_colony"]
    assert game.hand(0) == []
    # A first world is needed, and a second one is enough.
    assert game.asked() == "actions 0 1"
    game = table("improved_logistics | hand: artist_colony 2", "new_sparta", phase="III")
    game.play("0 nothing", "1 nothing")
    assert game.asked() == "actions 0 1"


@pytest.mark.rule("RG-CARD-05")
def test_space_mercenaries_have_a_lasting_military_of_one() -> None:
    game = table("space_mercenaries | hand: outlaw_world", "old_earth", phase="III")
    assert game.military(0) == 1
    game.play("0 settle outlaw_world", "1 nothing")
    assert game.tableau(0) == ["space_mercenaries", "outlaw_world"]
    # With two hand cards besides, a defence of three.
    game = table("space_mercenaries | hand: pirate_world gem_world comet_zone", "old_earth", phase="III")
    assert game.can("0 settle pirate_world")
    game = table("space_mercenaries | hand: pirate_world gem_world", "old_earth", phase="III")
    assert not game.can("0 settle pirate_world")


@pytest.mark.rule("RG-CARD-07")
def test_the_uplift_lab_has_the_symbol_itself() -> None:
    game = table("clandestine_uplift_lab ancient_race* | actions: consume_trade", "old_earth", phase="IV")
    assert game.drew(0) == 4 + 1


@pytest.mark.rule("RG-CARD-08")
def test_the_toy_shop_takes_only_its_own_good() -> None:
    game = table("alien_toy_shop deserted_alien_colony* gem_world*", "old_earth", phase="IV")
    assert (game.chips(0), len(game.goods(0))) == (0, 2)
    game = table("alien_toy_shop* deserted_alien_colony* gem_world*", "old_earth", phase="IV")
    assert (game.chips(0), game.goods(0)) == (2, ["deserted_alien_colony", "gem_world"])
    game = table("alien_toy_shop* | actions: consume_2x", "old_earth", phase="IV")
    assert game.chips(0) == 4


@pytest.mark.rule("RG-CARD-08")
def test_the_good_of_the_toy_shop_may_go_elsewhere() -> None:
    game = table("alien_toy_shop* | actions: consume_trade", "old_earth", phase="IV")
    assert (game.chips(0), game.drew(0)) == (0, 5)
    game = table("alien_toy_shop* public_works", "old_earth", phase="IV").play("0 consume public_works")
    assert (game.chips(0), game.goods(0)) == (1, [])


@pytest.mark.rule("RG-CARD-09")
def test_the_economy_gives_nothing_for_a_good_that_comes_later() -> None:
    game = table("damaged_alien_factory diversified_economy artist_colony", "old_earth", phase="V")
    # An empty hand: only the Economy can be used, for one kind.
    assert game.legal(0) == ["draw diversified_economy"]
    game.play("0 draw diversified_economy", "0 supply damaged_alien_factory")
    assert (game.hand(0), game.goods(0)) == ([], ["damaged_alien_factory", "artist_colony"])
    # With a card in hand the factory can go first; then two kinds count.
    game = table("damaged_alien_factory diversified_economy artist_colony | hand: 1", "old_earth", phase="V")
    game.play("0 supply damaged_alien_factory")
    assert len(game.hand(0)) == 2


@pytest.mark.rule("RG-CARD-10")
def test_imperium_lords_draw_for_military_worlds() -> None:
    game = table(
        "imperium_lords rebel_base outlaw_world imperium_armaments_world* galactic_imperium", "old_earth", phase="V"
    )
    assert game.drew(0) == 2


@pytest.mark.rule("RG-CARD-11")
def test_points_are_for_each_card_that_meets_a_condition() -> None:
    game = table("galactic_genome_project hive_world empath_world genetics_lab", "old_earth")
    points = card_points(TABLE, game.seat(0).tableau, 0, 0)[0]
    assert points == {"hive_world": 2, "empath_world": 2, "genetics_lab": 3}


@pytest.mark.rule("RG-CARD-12")
def test_there_is_no_imperium_military_world() -> None:
    imperium = [card for card in TABLE.cards if 2 in card.keywords]
    assert sorted(card.id for card in imperium) == ["galactic_imperium", "imperium_armaments_world", "imperium_lords"]
    assert not any(card.military for card in imperium)


@pytest.mark.rule("RG-CARD-13")
def test_terraformed_world_is_no_terraforming_card() -> None:
    game = table("terraforming_guild terraformed_world", "old_earth")
    assert card_points(TABLE, game.seat(0).tableau, 0, 0)[0] == {"terraforming_guild": 2}


@pytest.mark.rule("RG-CARD-14")
def test_ancient_race_has_no_symbol() -> None:
    plain = table("clandestine_uplift_lab pre_sentient_race* | actions: consume_trade", "old_earth", phase="IV")
    more = table(
        "clandestine_uplift_lab pre_sentient_race* ancient_race | actions: consume_trade", "old_earth", phase="IV"
    )
    assert plain.drew(0) == more.drew(0) == 5
