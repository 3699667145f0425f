"""Phase II: Develop (RG-DEV)."""

import pytest

from tests.rules.race.table import Table, table


def develop(seat: str, other: str = "new_sparta", deck: str = "") -> Table:
    return table(seat, other, phase="II", deck=deck)


def price(game: Table, card: str) -> int:
    """What seat 0 pays for a development."""
    before = len(game.hand(0))
    game.play(f"0 develop {card}", "1 nothing")
    if game.asked() == "pay 0":
        owed = game.owes(0)
        game.pay(0)
        assert len(game.hand(0)) == before - 1 - owed
    assert card in game.tableau(0)
    return before - 1 - len(game.hand(0))


@pytest.mark.rule("RG-DEV-01")
def test_one_development_of_the_hand_or_none() -> None:
    game = develop("old_earth | hand: public_works interstellar_bank gem_world 2", "new_sparta | hand: 1")
    assert game.legal(0) == ["develop interstellar_bank", "develop public_works", "nothing"]
    assert game.legal(1) == ["nothing"]
    game.play("0 develop public_works", "1 nothing").pay(0)
    assert game.tableau(0) == ["old_earth", "public_works"]
    assert game.asked() == "actions 0 1"


@pytest.mark.rule("RG-DEV-01")
def test_worlds_and_cards_of_others_are_no_choice() -> None:
    game = develop("old_earth | hand: gem_world 4", "new_sparta | hand: public_works")
    assert game.refused("0 develop gem_world") == "RG-DEV-01"
    assert game.refused("0 settle gem_world") == "RG-DEV-01"
    assert game.refused("0 develop public_works") == "RG-DEV-01"
    game.play("0 nothing", "1 nothing")
    assert game.tableau(0) == ["old_earth"]


@pytest.mark.rule("RG-DEV-02")
def test_the_bank_draws_before_the_choice() -> None:
    game = develop("interstellar_bank", deck="public_works gem_world")
    assert game.hand(0) == ["public_works"]
    assert game.drew(0) == 1
    # A card that was just drawn may be placed; it cannot pay for itself.
    assert game.refused("0 develop public_works") == "RG-DEV-09"
    game.play("0 nothing", "1 nothing")
    assert game.hand(0) == ["public_works"]


@pytest.mark.rule("RG-DEV-02")
def test_the_drawn_card_may_be_placed_or_pay() -> None:
    game = develop("interstellar_bank investment_credits", deck="public_works")
    game.play("0 develop public_works", "1 nothing")
    assert "public_works" in game.tableau(0)
    other = develop("interstellar_bank | hand: public_works", deck="gem_world")
    other.play("0 develop public_works", "1 nothing")
    assert other.discards() == ["gem_world"]


@pytest.mark.rule("RG-DEV-03")
def test_choices_are_secret_until_all_have_chosen() -> None:
    game = develop("old_earth | hand: public_works 1", "new_sparta | hand: expedition_force 1")
    game.play("0 develop public_works")
    assert game.asked() == "develop 1"
    for eyes in (None, 1):
        view = game.game.view(eyes)
        assert view["seats"][0]["placing"] is None
        assert view["seats"][0]["hand_size"] == 2
        assert "public_works" not in str(view)
    game.play("1 develop expedition_force")
    kinds = [event.kind for event in game.events]
    assert kinds.index("price") > max(i for i, kind in enumerate(kinds) if kind == "reveal")
    assert [data["card"] for data in game.happened("reveal")] == ["public_works", "expedition_force"]


@pytest.mark.rule("RG-DEV-04")
@pytest.mark.parametrize(
    ("seat", "card", "cards"),
    [
        ("old_earth | hand: drop_ships 5", "drop_ships", 4),
        ("old_earth | hand: drop_ships 5 | actions: develop", "drop_ships", 3),
        ("investment_credits | hand: drop_ships 5", "drop_ships", 3),
        ("galactic_federation | hand: drop_ships 5", "drop_ships", 2),
        ("galactic_federation | hand: trade_league 5 | actions: develop", "trade_league", 3),
        ("old_earth | hand: drop_ships 5 | actions: settle", "drop_ships", 4),
    ],
)
def test_the_cost_is_printed_less_discounts_and_bonus(seat: str, card: str, cards: int) -> None:
    assert price(develop(seat), card) == cards


@pytest.mark.rule("RG-DEV-04")
@pytest.mark.rule("RG-EX-41")
@pytest.mark.parametrize(
    ("card", "chosen", "cards"),
    [
        ("replicant_robots", True, 0),
        ("replicant_robots", False, 1),
        ("public_works", True, 0),
        ("new_economy", True, 2),
    ],
)
def test_federation_and_credits_together(card: str, chosen: bool, cards: int) -> None:
    actions = "develop" if chosen else "produce"
    game = develop(f"galactic_federation investment_credits | hand: {card} 4 | actions: {actions}")
    assert price(game, card) == cards


@pytest.mark.rule("RG-DEV-05")
def test_the_price_is_discarded_face_down_from_the_hand() -> None:
    game = develop("old_earth | hand: interstellar_bank gem_world spice_world comet_zone")
    game.play("0 develop interstellar_bank", "1 nothing", "0 pay gem_world comet_zone")
    assert game.hand(0) == ["spice_world"]
    assert sorted(game.discards()) == ["comet_zone", "gem_world"]
    for eyes in (None, 1):
        shown = str([event.shown_to(eyes) for event in game.events]) + str(game.game.view(eyes))
        assert "gem_world" not in shown


@pytest.mark.rule("RG-DEV-05")
def test_a_card_cannot_pay_for_itself() -> None:
    game = develop("old_earth | hand: public_works")
    assert game.refused("0 develop public_works") == "RG-DEV-09"
    two = develop("old_earth | hand: public_works public_works")
    two.play("0 develop public_works", "1 nothing")
    assert two.hand(0) == []
    assert two.discards() == ["public_works"]


@pytest.mark.rule("RG-DEV-06")
def test_nobody_has_a_development_twice() -> None:
    game = develop("public_works | hand: public_works 3")
    assert game.refused("0 develop public_works") == "RG-DEV-06"
    assert game.legal(0) == ["nothing"]


@pytest.mark.rule("RG-DEV-06")
def test_what_others_have_does_not_matter() -> None:
    game = develop("old_earth | hand: public_works 1", "public_works")
    assert game.can("0 develop public_works")


@pytest.mark.rule("RG-DEV-06")
def test_a_copy_thrown_away_does_not_count() -> None:
    game = table("colony_ship | hand: gem_world colony_ship 2", "new_sparta", phase="III II")
    game.play("0 settle gem_world", "1 nothing", "0 sacrifice colony_ship")
    game.play("0 develop colony_ship", "1 nothing")
    assert game.tableau(0) == ["gem_world", "colony_ship"]


@pytest.mark.rule("RG-DEV-06")
def test_worlds_may_lie_there_twice_if_one_has_them() -> None:
    own = '[[card]]\nid = "twins"\nname = "Twins"\nworld = 0\ncopies = 2\n'
    game = table("own_1 | hand: own_1", "new_sparta", phase="III", cards=own)
    game.play("0 settle own_1", "1 nothing")
    assert game.tableau(0) == ["own_1", "own_1"]


@pytest.mark.rule("RG-DEV-07")
def test_the_bonus_does_nothing_for_a_card_that_is_free_already() -> None:
    game = develop("galactic_federation | hand: interstellar_bank 2 | actions: develop")
    assert price(game, "interstellar_bank") == 0
    assert game.drew(0) == 0


@pytest.mark.rule("RG-DEV-08")
def test_draws_for_a_development_follow_the_payment() -> None:
    game = develop("public_works | hand: expedition_force gem_world", deck="spice_world")
    game.play("0 develop expedition_force", "1 nothing")
    # With one hand card there is no choice: the new card came too late to pay.
    assert game.hand(0) == ["spice_world"]
    assert game.discards() == ["gem_world"]


@pytest.mark.rule("RG-DEV-08")
@pytest.mark.rule("RG-EX-21")
def test_public_works_does_not_draw_for_itself() -> None:
    game = develop("old_earth | hand: public_works 1")
    assert price(game, "public_works") == 1
    assert game.drew(0) == 0


@pytest.mark.rule("RG-DEV-09")
@pytest.mark.parametrize(("others", "allowed"), [(3, False), (4, True)])
def test_what_cannot_be_paid_for_may_not_be_chosen(others: int, allowed: bool) -> None:
    game = develop(f"public_works | hand: drop_ships {others}")
    assert game.can("0 develop drop_ships") == allowed
    if not allowed:
        assert game.refused("0 develop drop_ships") == "RG-DEV-09"


@pytest.mark.rule("RG-DEV-10")
def test_who_places_nothing_pays_and_draws_nothing() -> None:
    game = develop("public_works | hand: 3 | actions: develop", "public_works interstellar_bank | hand: 3")
    assert game.drew(1) == 1
    game.play("0 nothing", "1 nothing")
    assert (len(game.hand(0)), len(game.hand(1))) == (3, 4)
    assert game.discards() == []


@pytest.mark.rule("RG-DEV-11")
def test_how_to_pay_is_decided_after_the_reveal() -> None:
    game = develop("old_earth | hand: public_works gem_world spice_world", "new_sparta | hand: expedition_force 2")
    game.play("0 develop public_works", "1 develop expedition_force")
    assert game.game.view(1)["seats"][0]["placing"] == "public_works"
    assert game.asked() == "pay 0"
    assert game.legal(0) == ["pay gem_world", "pay spice_world"]
    assert game.refused("0 pay public_works") == "RG-DEV-05"
    game.play("0 pay spice_world")
    assert game.asked() == "pay 1"
