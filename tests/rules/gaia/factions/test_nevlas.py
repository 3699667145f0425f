"""Nevlas: knowledge for tokens, and tokens worth two."""

import pytest

from tests.rules.gaia.factions.opening import Stock, after_income, first_turn, gained, opening, stock
from tests.rules.gaia.table import Table, table

Power = tuple[int, int, int]


def alone(has: str, planets: str = "", change: bool = False) -> Table:
    options = {"nevlas_change": change}
    return table(
        f"nevlas {has}", "xenos mine@-9x0", planets=planets, boosters="terraform gaia mines", options=options
    )


@pytest.mark.rule("GP-FAC-NEV-01")
@pytest.mark.parametrize("home", ["mine@0x0", "institute@0x0"])
def test_a_token_of_area_three_buys_a_knowledge_and_goes_to_the_gaia_area(home: str) -> None:
    game = alone(f"power=1/1/2 {home}")
    assert gained(game, "nevlas", "nevlas convert token_knowledge") == (0, 0, 1, 0)
    assert game.power("nevlas") == (1, 1, 1)
    assert game.seat("nevlas").gaia == 1


@pytest.mark.rule("GP-FAC-NEV-01")
def test_it_is_a_free_action_to_be_repeated() -> None:
    game = alone("power=5/5/2 mine@0x0")
    assert gained(game, "nevlas", *["nevlas convert token_knowledge"] * 2) == (0, 0, 2, 0)
    assert game.refused("nevlas convert token_knowledge") == "GP-FREE-01"


@pytest.mark.rule("GP-FAC-NEV-01")
def test_at_the_limit_of_knowledge_it_is_not_allowed() -> None:
    assert alone("knowledge=15 power=0/0/2 mine@0x0").refused("nevlas convert token_knowledge") == "GP-FREE-01"


@pytest.mark.rule("GP-FAC-NEV-01")
def test_nobody_else_can() -> None:
    game = table("xenos power=0/0/5 mine@0x0", "nevlas mine@-9x0")
    assert game.refused("xenos convert token_knowledge") == "GP-FREE-14"


@pytest.mark.rule("GP-FAC-NEV-02")
def test_these_tokens_return_in_the_gaia_phase() -> None:
    game = alone("power=0/0/3 mine@0x0")
    game.play("nevlas convert token_knowledge", "nevlas convert token_knowledge").next_round()
    assert game.power("nevlas") == (2, 0, 1)
    assert game.seat("nevlas").gaia == 0


PRICES: list[tuple[str, Stock, Power]] = [
    ("convert power_credit", (0, 1, 0, 0), (1, 0, 4)),
    ("convert power_ore", (1, 0, 0, 0), (2, 0, 3)),
    ("convert power_qic", (0, 0, 0, 1), (2, 0, 3)),
    ("convert power_knowledge", (0, 0, 1, 0), (2, 0, 3)),
    ("power tokens_2", (0, 0, 0, 0), (2 + 2, 0, 3)),
    ("power step_1", (0, 0, 0, 0), (2, 0, 3)),
    ("power ore_2", (2, 0, 0, 0), (2, 0, 3)),
    ("power steps_2", (0, 0, 0, 0), (3, 0, 2)),
    ("power knowledge_3", (0, 0, 3, 0), (4, 0, 1)),
]


@pytest.mark.rule("GP-FAC-NEV-03", "GP-FAC-NEV-05")
@pytest.mark.parametrize(("line", "change", "after"), PRICES)
def test_with_the_institute_a_token_spent_is_worth_two(line: str, change: Stock, after: Power) -> None:
    game = alone("power=0/0/5 institute@0x0", "1x0 terra")
    assert gained(game, "nevlas", f"nevlas {line}") == change
    assert game.power("nevlas") == after


@pytest.mark.rule("GP-FAC-NEV-03")
def test_without_the_institute_it_is_worth_one() -> None:
    game = alone("power=0/0/5 station@0x0").play("nevlas power ore_2")
    assert game.power("nevlas") == (4, 0, 1)
    assert alone("power=0/0/6 station@0x0").refused("nevlas power knowledge_3") == "GP-BOARD-02"


@pytest.mark.rule("GP-FAC-NEV-03", "GP-EX-43")
@pytest.mark.parametrize(
    ("line", "after"),
    [("power knowledge_3", (4, 0, 0)), ("convert power_ore", (2, 0, 2)), ("convert power_credit", (1, 0, 3))],
)
def test_example_one_power_is_lost_with_odd_prices(line: str, after: Power) -> None:
    game = alone("credits=0 power=0/0/4 institute@0x0").play(f"nevlas {line}")
    assert game.power("nevlas") == after
    assert game.seat("nevlas").credits == (1 if line.endswith("credit") else 0)


@pytest.mark.rule("GP-FAC-NEV-03")
@pytest.mark.parametrize(
    ("line", "change", "after"),
    [
        ("convert power_ore", (1, 1, 0, 0), (2, 0, 2)),
        ("convert power_credit", (0, 2, 0, 0), (1, 0, 3)),
        ("convert power_qic", (0, 0, 0, 1), (2, 0, 2)),
        ("convert power_knowledge", (0, 0, 1, 0), (2, 0, 2)),
        ("power tokens_2", (0, 0, 0, 0), (4, 0, 2)),
        ("power knowledge_3", (0, 0, 3, 0), (4, 0, 0)),
    ],
)
def test_tables_may_let_the_power_over_buy_a_credit(line: str, change: Stock, after: Power) -> None:
    game = alone("power=0/0/4 institute@0x0", change=True)
    assert gained(game, "nevlas", f"nevlas {line}") == change
    assert game.power("nevlas") == after


@pytest.mark.rule("GP-FAC-NEV-03")
def test_even_then_nothing_is_over_without_the_institute() -> None:
    game = alone("power=0/0/4 station@0x0", change=True)
    assert gained(game, "nevlas", "nevlas convert power_ore") == (1, 0, 0, 0)
    assert game.power("nevlas") == (3, 0, 1)


@pytest.mark.rule("GP-FAC-NEV-04")
def test_they_begin_in_science_with_two_knowledge() -> None:
    game = opening("nevlas")
    assert stock(game, "nevlas") == (4, 15, 2, 1)
    assert game.power("nevlas") == (2, 4, 0)
    assert game.seat("nevlas").levels == [0, 0, 0, 0, 0, 1]


@pytest.mark.rule("GP-FAC-NEV-04")
def test_their_first_income_holds_the_knowledge_of_science() -> None:
    game = first_turn("nevlas")
    assert stock(game, "nevlas") == (4 + 3, 15 + 2, 2 + 1 + 1, 1)
    assert game.power("nevlas") == (2, 4, 0)


@pytest.mark.rule("GP-FAC-NEV-04")
@pytest.mark.parametrize("labs", [1, 2, 3])
def test_each_lab_charges_two_and_yields_no_knowledge(labs: int) -> None:
    has = " ".join(f"lab@{place}x0" for place in range(labs))
    game = after_income(f"nevlas sci=0 power=8/0/0 {has}")
    assert stock(game, "nevlas") == (1, 2, 1, 0)
    assert game.power("nevlas") == (8 - 2 * labs, 2 * labs, 0)


@pytest.mark.rule("GP-FAC-NEV-04")
def test_their_institute_yields_the_usual_income() -> None:
    assert after_income("nevlas power=4/0/0 institute@0x0").power("nevlas") == (1, 4, 0)


@pytest.mark.rule("GP-FAC-NEV-05")
def test_every_price_is_paid_by_itself() -> None:
    game = alone("power=0/0/2 institute@0x0")
    game.play("nevlas convert power_credit", "nevlas convert power_credit")
    assert game.power("nevlas") == (2, 0, 0)
    assert alone("power=0/0/1 institute@0x0").refused("nevlas convert power_ore") == "GP-FREE-01"
    assert alone("power=0/0/3 institute@0x0").refused("nevlas power knowledge_3") == "GP-BOARD-02"


@pytest.mark.rule("GP-FAC-NEV-05")
def test_a_token_is_a_token_in_projects() -> None:
    has = "gaia_level=1 formers=1 institute@0x0"
    assert alone(f"{has} power=0/0/5", "1x0 transdim").refused("nevlas project 1x0") == "GP-PROJ-07"
    game = alone(f"{has} power=0/0/6", "1x0 transdim").play("nevlas project 1x0")
    assert game.power("nevlas") == (0, 0, 0)
    assert game.seat("nevlas").gaia == 6


@pytest.mark.rule("GP-FAC-NEV-05")
def test_a_token_is_a_token_for_satellites() -> None:
    has = "institute@0x0 academy_left@-1x0 mine@3x0"
    assert alone(f"{has} power=0/0/1").refused("nevlas federation -1x0 0x0 3x0") == "GP-FED-04"
    game = alone(f"{has} power=0/0/2").play("nevlas federation -1x0 0x0 3x0")
    assert game.power("nevlas") == (0, 0, 0)


@pytest.mark.rule("GP-FAC-NEV-05")
def test_a_token_is_a_token_in_burning() -> None:
    game = alone("power=0/4/0 institute@0x0").play("nevlas burn")
    assert game.power("nevlas") == (0, 2, 1)
