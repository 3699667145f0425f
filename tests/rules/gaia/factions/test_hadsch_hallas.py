"""Hadsch Hallas: credits in place of power."""

import pytest

from tests.rules.gaia.factions.opening import Stock, after_income, first_turn, gained, opening, stock
from tests.rules.gaia.table import table

WORDS = ["credits_qic", "credits_ore", "credits_knowledge"]


@pytest.mark.rule("GP-FAC-HAD-01", "GP-EX-23")
@pytest.mark.parametrize(
    ("word", "change"),
    [("credits_qic", (0, -4, 0, 1)), ("credits_ore", (1, -3, 0, 0)), ("credits_knowledge", (0, -4, 1, 0))],
)
def test_with_the_institute_credits_buy_what_power_buys(word: str, change: Stock) -> None:
    game = table("hadsch_hallas power=1/1/1 institute@0x0", "xenos mine@-9x0")
    assert gained(game, "hadsch_hallas", f"hadsch_hallas convert {word}") == change
    assert game.power("hadsch_hallas") == (1, 1, 1)


@pytest.mark.rule("GP-FAC-HAD-01")
def test_they_may_do_so_as_often_as_they_can_pay() -> None:
    game = table("hadsch_hallas credits=11 institute@0x0", "xenos mine@-9x0")
    lines = ["hadsch_hallas convert credits_ore"] * 3
    assert gained(game, "hadsch_hallas", *lines) == (3, -9, 0, 0)
    assert game.refused("hadsch_hallas convert credits_ore") == "GP-FREE-01"


@pytest.mark.rule("GP-FAC-HAD-01")
@pytest.mark.parametrize("word", WORDS)
def test_without_the_institute_they_cannot(word: str) -> None:
    game = table("hadsch_hallas station@0x0", "xenos mine@-9x0")
    assert game.refused(f"hadsch_hallas convert {word}") == "GP-FREE-14"


@pytest.mark.rule("GP-FAC-HAD-01")
@pytest.mark.parametrize("word", WORDS)
def test_nobody_else_can(word: str) -> None:
    game = table("xenos institute@0x0", "hadsch_hallas institute@-9x0")
    assert game.refused(f"xenos convert {word}") == "GP-FREE-14"


@pytest.mark.rule("GP-FAC-HAD-01")
def test_the_ability_comes_with_the_institute_at_once() -> None:
    game = table("hadsch_hallas station@0x0", "xenos mine@-9x0")
    game.play("hadsch_hallas upgrade 0x0 institute")
    assert game.asked() == ("hadsch_hallas", "closing")
    assert gained(game, "hadsch_hallas", "hadsch_hallas convert credits_ore") == (1, -3, 0, 0)


@pytest.mark.rule("GP-FAC-HAD-01")
def test_the_limits_hold() -> None:
    game = table("hadsch_hallas ore=15 knowledge=15 institute@0x0", "xenos mine@-9x0")
    assert game.refused("hadsch_hallas convert credits_ore") == "GP-FREE-01"
    assert game.refused("hadsch_hallas convert credits_knowledge") == "GP-FREE-01"


@pytest.mark.rule("GP-FAC-HAD-01")
def test_credits_do_not_pay_for_power_actions() -> None:
    game = table("hadsch_hallas credits=30 power=0/0/3 institute@0x0", "xenos mine@-9x0")
    assert game.refused("hadsch_hallas power ore_2") == "GP-BOARD-02"


@pytest.mark.rule("GP-FAC-HAD-02")
def test_they_begin_in_economy() -> None:
    game = opening("hadsch_hallas")
    assert stock(game, "hadsch_hallas") == (4, 15, 3, 1)
    assert game.power("hadsch_hallas") == (2, 4, 0)
    assert game.seat("hadsch_hallas").levels == [0, 0, 0, 0, 1, 0]


@pytest.mark.rule("GP-FAC-HAD-02")
def test_their_first_income_holds_three_credits_more_and_that_of_economy() -> None:
    game = first_turn("hadsch_hallas")
    assert stock(game, "hadsch_hallas") == (4 + 3, 15 + 2 + 3 + 2, 3 + 1, 1)
    assert game.power("hadsch_hallas") == (1, 5, 0)


@pytest.mark.rule("GP-FAC-HAD-02")
def test_the_institute_charges_four_and_gives_a_token() -> None:
    game = after_income("hadsch_hallas eco=0 power=4/0/0 institute@0x0")
    assert game.power("hadsch_hallas") == (1, 4, 0)
    assert stock(game, "hadsch_hallas") == (1, 2 + 3, 1, 0)


@pytest.mark.rule("GP-FAC-HAD-03")
def test_credits_and_power_are_not_mixed_in_one_exchange() -> None:
    game = table("hadsch_hallas credits=2 power=0/0/2 institute@0x0", "xenos mine@-9x0")
    assert game.refused("hadsch_hallas convert credits_ore") == "GP-FREE-01"
    assert game.refused("hadsch_hallas convert power_ore") == "GP-FREE-01"


@pytest.mark.rule("GP-FAC-HAD-03")
def test_two_exchanges_may_be_paid_differently() -> None:
    game = table("hadsch_hallas credits=3 power=0/0/3 institute@0x0", "xenos mine@-9x0")
    lines = ("hadsch_hallas convert credits_ore", "hadsch_hallas convert power_ore")
    assert gained(game, "hadsch_hallas", *lines) == (2, -3, 0, 0)
    assert game.power("hadsch_hallas") == (3, 0, 0)


@pytest.mark.rule("GP-FAC-HAD-03")
def test_they_exchange_only_during_their_own_turn() -> None:
    game = table("xenos mine@0x0", "hadsch_hallas institute@2x0", planets="1x0 desert")
    assert game.refused("hadsch_hallas convert credits_ore") == "GP-ACT-01"
    game.play("xenos build 1x0")
    assert game.asked() == ("hadsch_hallas", "charge")
    assert game.refused("hadsch_hallas convert credits_ore") == "GP-ACT-01"
