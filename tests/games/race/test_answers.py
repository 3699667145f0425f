"""Automatic answers: what a seat's settings say to the small decisions."""

from typing import Any

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
