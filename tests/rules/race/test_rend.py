"""Round end (REND)."""

import pytest

from tests.rules.race.table import table

ELEVEN = (
    "gem_world comet_zone mining_world spice_world new_earth artist_colony old_earth asteroid_belt hive_world "
    "rebel_base volcanic_world"
)


@pytest.mark.rule("RG-REND-01")
def test_everybody_discards_down_to_ten() -> None:
    game = table(f"epsilon_eridani | hand: {ELEVEN} public_works", "new_sparta | hand: 10", phase="end")
    assert game.asked() == "discard 0"
    assert game.owes(0) == 2
    game.play("0 discard gem_world public_works")
    assert len(game.hand(0)) == 10
    assert "gem_world" not in game.hand(0)
    assert sorted(game.discards()) == ["gem_world", "public_works"]
    assert game.asked() == "actions 0 1"


@pytest.mark.rule("RG-REND-01")
def test_only_cards_of_the_hand_can_be_discarded() -> None:
    game = table(f"epsilon_eridani | hand: {ELEVEN}", "new_sparta", phase="end")
    assert game.refused("0 discard epsilon_eridani") == "RG-REND-01"
    assert game.refused("0 discard public_works") == "RG-REND-01"


@pytest.mark.rule("RG-REND-01")
def test_during_the_round_there_is_no_limit() -> None:
    game = table("epsilon_eridani alien_toy_shop* | hand: 9 | actions: consume_trade", "new_sparta", phase="IV V")
    # Five cards for the good; nothing is discarded before both phases are over.
    assert len(game.hand(0)) == 14
    assert game.owes(0) == 4
    assert [data["phase"] for data in game.happened("phase")] == ["IV", "V"]


@pytest.mark.rule("RG-REND-02")
def test_an_empty_supply_is_refilled_at_once() -> None:
    game = table(
        "merchant_guild", "new_sparta", phase="V", deck="gem_world comet_zone", discards="spice_world", exact=True
    )
    assert game.hand(0) == ["comet_zone", "gem_world"]
    assert (game.deck(), game.discards()) == (["spice_world"], [])


@pytest.mark.rule("RG-REND-02")
def test_drawing_goes_on_from_the_new_supply() -> None:
    game = table("merchant_guild", "new_sparta", phase="V", deck="gem_world", discards="spice_world 2", exact=True)
    assert len(game.hand(0)) == 2
    assert (len(game.deck()), game.discards()) == (2, [])


@pytest.mark.rule("RG-REND-02")
def test_the_new_supply_is_shuffled() -> None:
    cards = ELEVEN.split()
    decks = set()
    for number in range(4):
        # Some chance is used up before, so that the shuffles differ.
        game = table("merchant_guild", "new_sparta", deck="2", discards=ELEVEN, exact=True)
        for _ in range(number):
            game.state.rng.word()
        game.play("0 action produce", "1 action produce")
        assert sorted(game.deck()) == sorted(cards)
        decks.add(tuple(game.deck()))
    assert len(decks) > 1


@pytest.mark.rule("RG-REND-03")
def test_the_next_round_begins_if_the_game_is_not_over() -> None:
    game = table("epsilon_eridani", "new_sparta", phase="end", round=4)
    assert (game.asked(), game.state.round) == ("actions 0 1", 5)
    assert not game.game.is_over


@pytest.mark.rule("RG-REND-03")
def test_the_end_is_checked_after_the_discard() -> None:
    game = table(f"epsilon_eridani | hand: {ELEVEN}", "new_sparta", phase="end", pool=0)
    assert not game.game.is_over
    game.play("0 discard gem_world")
    assert game.game.is_over


@pytest.mark.rule("RG-REND-04")
def test_a_supply_without_discards_is_refilled_when_a_card_is_drawn() -> None:
    # Both cards of the supply are drawn while nothing has been discarded.
    game = table(
        "merchant_guild rebel_underground", "public_works gem_world*comet_zone", phase="V IV", deck="2", exact=True
    )
    assert len(game.hand(0)) == 2
    # The good consumed later becomes a discard; it is shuffled in when somebody draws.
    assert (game.deck(), game.discards()) == ([], ["comet_zone"])
    game.play("0 action produce", "1 action produce")
    assert "comet_zone" in game.hand(0)
    assert game.goods(1) == []
    assert (game.deck(), game.discards()) == ([], [])


@pytest.mark.rule("RG-REND-04")
def test_if_both_are_empty_the_rest_is_lost() -> None:
    game = table("merchant_guild", "rebel_underground", phase="V", deck="gem_world", exact=True)
    # In turn order: the first one takes what there is.
    assert (game.hand(0), game.hand(1)) == (["gem_world"], [])
    assert game.asked() == "actions 0 1"
