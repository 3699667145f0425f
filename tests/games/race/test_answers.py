"""Automatic answers: what a seat's settings say to the small decisions."""

from typing import Any

from astrarium.games.race.verbs import card_name
from astrarium.kernel.option import read_options
from tests.rules.race.table import Table, table

OTHER = "new_sparta"


def said(at: Table, **settings: Any) -> str | None:
    """What seat 0 answers by itself."""
    read_options(at.game.rules.answers, settings)
    answer = at.game.rules.answer(at.state, 0, settings)
    if answer is None:
        return None
    assert answer in at.game.legal_actions(0)
    return str(answer)


def answered(at: Table, **settings: Any) -> list[str]:
    """All that seat 0 answers by itself, one answer after the other."""
    answers: list[str] = []
    while (answer := said(at, **settings)) is not None:
        answers.append(answer)
        at.play(f"0 {answer}")
    return answers


def consume(seat: str) -> Table:
    return table(seat, OTHER, phase="IV")


def test_what_is_not_set_is_asked() -> None:
    assert said(consume("alpha_centauri* spice_world* | actions: consume_trade")) is None
    assert said(consume("alpha_centauri* spice_world* | actions: consume_trade"), consume=True, produce=True) is None
    assert said(consume("public_works expanding_colony gem_world* comet_zone*"), sell=True) is None


def test_the_dearest_good_is_sold() -> None:
    at = consume("gem_world* alpha_centauri* | actions: consume_trade")
    assert said(at, sell=True) == "sell alpha_centauri"


def test_a_choosy_power_comes_first_and_takes_what_the_others_cannot() -> None:
    # Consumer Markets take novelty goods only; Public Works take anything.
    at = consume("public_works consumer_markets gem_world* comet_zone*")
    assert said(at, consume=True) == "consume consumer_markets"
    answered(at, consume=True)
    assert (at.chips(0), at.goods(0)) == (2, [])


def test_a_power_for_any_good_leaves_the_kind_that_another_one_needs() -> None:
    at = consume("public_works consumer_markets gem_world* comet_zone*")
    at.play("0 consume public_works")
    assert said(at, consume=True) == "spend comet_zone"


def test_hand_cards_are_never_discarded_by_themselves() -> None:
    at = consume("deficit_spending | hand: 3")
    assert at.asked() == "consume 0"
    assert said(at, consume=True) is None


def test_the_dearest_windfall_world_is_filled() -> None:
    at = table("alpha_centauri pre_sentient_race | actions: produce", OTHER, phase="V")
    assert at.asked() == "produce 0"
    assert said(at, produce=True) == "produce pre_sentient_race bonus"


def test_what_takes_all_goods_comes_last() -> None:
    at = consume("pilgrimage_world public_works gem_world* comet_zone*")
    assert answered(at, consume=True) == ["consume public_works", "spend gem_world"]
    # The rest went to Pilgrimage World without a question: one point for the good before, none for a single one.
    assert (at.chips(0), at.goods(0)) == (1, [])


def test_a_card_for_nothing_comes_first() -> None:
    at = consume("public_works new_economy gem_world* comet_zone*")
    assert said(at, consume=True) == "consume new_economy"


def test_different_kinds_are_taken_from_the_cheapest_worlds() -> None:
    # Two novelty goods, and one of each other kind that is needed.
    at = consume("diversified_economy public_works gem_world* spice_world* comet_zone* hive_world*")
    at.play("0 consume diversified_economy")
    assert said(at, consume=True) == "spend gem_world"


def test_for_its_price_the_dearest_good_is_taken() -> None:
    at = consume("black_market_trading_world public_works gem_world* alien_robotic_factory* comet_zone*")
    at.play("0 consume black_market_trading_world")
    assert said(at, consume=True) == "spend alien_robotic_factory"


def produce(seat: str) -> Table:
    return table(seat, OTHER, phase="V")


def test_a_power_for_one_kind_comes_before_one_for_any() -> None:
    at = produce("galactic_engineers genetics_lab empath_world refugee_world asteroid_belt")
    assert answered(at, produce=True) == [
        "produce empath_world genetics_lab",
        "produce asteroid_belt galactic_engineers",
    ]
    assert at.goods(0) == ["empath_world", "asteroid_belt"]


def test_windfall_worlds_are_filled_by_themselves_and_the_factory_is_asked_about() -> None:
    at = produce("damaged_alien_factory consumer_markets refugee_world asteroid_belt | hand: 2 | actions: produce")
    assert answered(at, produce=True) == ["produce asteroid_belt bonus"]
    assert (at.asked(), at.legal(0)) == ("produce 0", ["supply damaged_alien_factory", "done"])


def test_an_early_draw_is_never_made_by_itself() -> None:
    at = produce("damaged_alien_factory consumer_markets artist_colony | hand: 2")
    assert at.legal(0) == ["draw consumer_markets", "supply damaged_alien_factory"]
    assert said(at, produce=True) is None


def test_nothing_is_answered_where_nothing_can_be_placed() -> None:
    at = table("old_earth", f"{OTHER} | hand: public_works 3", phase="II")
    assert said(at) is None
    assert said(at, only_answer=True) == "nothing"


def test_what_can_be_answered_in_two_ways_is_asked() -> None:
    at = table("old_earth | hand: public_works 3", OTHER, phase="II")
    assert said(at, only_answer=True) is None


def test_what_is_chosen_card_by_card_ends_by_itself() -> None:
    at = table("old_earth | hand: interstellar_bank comet_zone gem_world spice_world", OTHER, phase="II")
    at.play("0 develop interstellar_bank", "1 nothing")
    assert at.asked() == "pay 0"
    assert said(at, only_answer=True) is None
    # Cards are named in the order of the hand, so one only is left after the second.
    at.play(f"0 {at.game.legal_actions(0)[-1]}")
    assert at.asked() == "pay 0"
    assert said(at, only_answer=True) == f"pay {card_name(max(at.seat(0).hand))}"
