"""Goods (RG-GOOD)."""

import pytest

from astrarium.games.race.invariants import check
from tests.rules.race.table import Table, table


def shown(game: Table) -> str:
    """All that anybody sees, of the position and of what happened last."""
    eyes = [None, 0, 1]
    views = [str(game.game.view(eye)["seats"]) for eye in eyes]
    return str(views) + str([event.shown_to(eye) for event in game.events for eye in eyes])


@pytest.mark.rule("RG-GOOD-01")
def test_a_good_is_the_top_card_and_nobody_sees_it() -> None:
    game = table("volcanic_world", "new_sparta", phase="V", deck="pirate_world gem_world")
    number = game.state.switches.table.by_id["pirate_world"]
    assert game.seat(0).goods == [number]
    assert game.deck()[0] == "gem_world"
    assert "pirate_world" not in shown(game)


@pytest.mark.rule("RG-GOOD-01")
def test_the_good_of_a_world_just_settled_is_not_seen_either() -> None:
    game = table("new_sparta | hand: rebel_fuel_cache", "old_earth", phase="III", deck="pirate_world")
    game.play("0 settle rebel_fuel_cache", "1 nothing")
    assert game.goods(0) == ["rebel_fuel_cache"]
    assert "pirate_world" not in shown(game)


@pytest.mark.rule("RG-GOOD-02")
@pytest.mark.parametrize(
    ("world", "cards"),
    [("artist_colony", 2), ("volcanic_world", 3), ("plague_world", 4), ("alien_robotic_factory", 5)],
)
def test_its_kind_is_that_of_the_world_whatever_card_it_is(world: str, cards: int) -> None:
    # The card that lies there is an Alien world: it does not matter.
    game = table(f"{world}*deserted_alien_colony | actions: consume_trade", "new_sparta", phase="IV")
    assert len(game.hand(0)) == cards


@pytest.mark.rule("RG-GOOD-03")
def test_a_world_holds_one_good() -> None:
    game = table("volcanic_world* asteroid_belt* mining_robots | actions: produce", "new_sparta", phase="V")
    before = list(game.seat(0).goods)
    assert game.goods(0) == ["volcanic_world", "asteroid_belt"]
    assert game.happened("good") == []
    assert game.seat(0).goods == before
    assert game.asked() == "actions 0 1"


@pytest.mark.rule("RG-GOOD-04")
def test_a_windfall_world_gets_its_good_when_it_is_placed_and_no_other_by_itself() -> None:
    game = table("old_earth | hand: asteroid_belt 2", "new_sparta", phase="III V IV V")
    game.play("0 settle asteroid_belt", "1 nothing")
    # Old Earth consumes the good; producing without bonus or power does not bring a new one.
    assert game.chips(0) == 1
    assert game.goods(0) == []
    assert game.asked() == "actions 0 1"


@pytest.mark.rule("RG-GOOD-04")
@pytest.mark.parametrize("help_", ["asteroid_belt | actions: produce", "asteroid_belt mining_robots"])
def test_the_bonus_or_a_power_brings_later_goods(help_: str) -> None:
    game = table(help_, "new_sparta", phase="V")
    assert game.goods(0) == ["asteroid_belt"]


@pytest.mark.rule("RG-GOOD-05")
def test_goods_are_discarded_without_being_looked_at() -> None:
    game = table(
        "artist_colony*pirate_world public_works volcanic_world*hive_world | actions: consume_trade",
        "new_sparta",
        phase="IV",
    )
    game.play("0 sell volcanic_world")
    assert game.discards() == ["hive_world", "pirate_world"]
    assert game.state.piles[0].known == [0, 0]
    assert "pirate_world" not in shown(game)
    assert "hive_world" not in shown(game)


@pytest.mark.rule("RG-GOOD-06")
def test_goods_are_neither_tableau_nor_hand_cards() -> None:
    game = table("artist_colony*public_works volcanic_world*galactic_federation", "new_sparta | hand: 1", phase="III")
    assert game.tableau(0) == ["artist_colony", "volcanic_world"]
    assert game.hand(0) == []
    assert game.score(0) == 1 + 1
    assert game.legal(0) == ["nothing"]


@pytest.mark.rule("RG-GOOD-06")
def test_goods_do_not_fill_the_tableau_or_the_hand_limit() -> None:
    worlds = "artist_colony* volcanic_world* gem_world* spice_world* comet_zone* mining_world*"
    game = table(f"{worlds} | hand: 10", "new_sparta", phase="end")
    assert not game.game.is_over
    assert game.asked() == "actions 0 1"


@pytest.mark.rule("RG-GOOD-06")
def test_goods_count_for_the_tie_break() -> None:
    # Equal points; a hand card more against two goods.
    game = table(
        "artist_colony* volcanic_world* | chips: 12", "gem_world spice_world | hand: 1 | chips: 12", phase="end"
    )
    assert game.game.is_over
    assert game.game.winners() == [0]


@pytest.mark.rule("RG-GOOD-07")
def test_without_a_card_the_world_stays_empty_and_nothing_is_produced() -> None:
    game = table("gem_world", "comet_zone mining_conglomerate", phase="V", deck="pirate_world", exact=True)
    # The one card became Gem World's good: nothing to draw for it, and Comet Zone produces nothing.
    assert game.goods(0) == ["gem_world"]
    assert game.goods(1) == []
    assert (game.hand(0), game.hand(1)) == ([], [])


@pytest.mark.rule("RG-GOOD-07")
def test_a_windfall_world_placed_without_a_card_left_is_empty() -> None:
    game = table("new_sparta | hand: rebel_fuel_cache", "old_earth", phase="III", exact=True)
    game.play("0 settle rebel_fuel_cache", "1 nothing")
    assert game.tableau(0) == ["new_sparta", "rebel_fuel_cache"]
    assert game.goods(0) == []


@pytest.mark.rule("RG-GOOD-08")
def test_grey_worlds_hold_no_goods() -> None:
    game = table("old_earth galactic_engineers terraformed_world | actions: produce", "new_sparta", phase="V")
    assert game.goods(0) == []
    assert game.happened("good") == []
    game.seat(0).goods[0] = game.state.piles[0].deck.pop()
    assert check(game.state) == ["seat 0: a good on old_earth"]


@pytest.mark.rule("RG-GOOD-08")
def test_a_grey_world_gets_none_when_it_is_settled() -> None:
    game = table("old_earth | hand: expanding_colony 1", "new_sparta", phase="III")
    game.play("0 settle expanding_colony", "1 nothing")
    assert game.tableau(0) == ["old_earth", "expanding_colony"]
    assert game.goods(0) == []
