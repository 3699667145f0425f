"""Taklons: the brainstone, and a token with every passive charge."""

import pytest

from astrarium.games.gaia.state.player import BRAINSTONE_IN_GAIA, BRAINSTONE_LOST
from tests.rules.gaia.factions.opening import Stock, after_income, first_turn, gained, opening, stock
from tests.rules.gaia.table import Table, table

Bowl = tuple[int, int, int, int]
"""Tokens in areas I, II and III, and the area of the brainstone."""


def bowl(game: Table) -> Bowl:
    return (*game.power("taklons"), game.seat("taklons").brainstone)


def alone(has: str, planets: str = "") -> Table:
    """Taklons with nobody near."""
    return table(f"taklons {has}", "xenos mine@-9x0", planets=planets, boosters="terraform gaia mines")


def offered(has: str) -> Table:
    """The Xenos have just built a mine on 1x0."""
    game = table("xenos mine@0x0", f"taklons {has}", planets="1x0 desert")
    return game.play("xenos build 1x0")


@pytest.mark.rule("GP-FAC-TAK-01")
def test_the_brainstone_is_charged_like_a_single_token() -> None:
    game = offered("power=0/0/0 brainstone=1 station@2x0").play("taklons charge")
    assert bowl(game) == (0, 0, 0, 3)
    assert game.seat("taklons").vp == 9


@pytest.mark.rule("GP-FAC-TAK-01")
def test_the_brainstone_is_a_single_token_of_a_project() -> None:
    game = alone("gaia_level=1 formers=1 power=0/5/0 brainstone=1 mine@0x0", "1x0 transdim")
    game.play("taklons project 1x0")
    assert bowl(game) == (0, 0, 0, BRAINSTONE_IN_GAIA)
    assert game.seat("taklons").gaia == 5
    game = alone("gaia_level=1 formers=1 power=0/4/0 brainstone=3 mine@0x0", "1x0 transdim")
    assert game.refused("taklons project 1x0") == "GP-PROJ-07"


@pytest.mark.rule("GP-FAC-TAK-01")
def test_the_brainstone_pays_for_a_single_satellite() -> None:
    near = "power=0/0/0 brainstone=3 institute@0x0 academy_left@-1x0"
    assert alone(f"{near} mine@2x0").can("taklons federation -1x0 0x0 2x0")
    assert alone(f"{near} mine@3x0").refused("taklons federation -1x0 0x0 3x0") == "GP-FED-04"


@pytest.mark.rule("GP-FAC-TAK-01", "GP-FAC-TAK-05", "GP-EX-42")
@pytest.mark.parametrize(
    ("lines", "change", "after"),
    [
        (["convert power_credit", "spend tokens"], (0, 1, 0, 0), (1, 0, 1, 3)),
        (["convert power_credit", "spend brainstone"], (0, 1, 0, 0), (0, 0, 2, 1)),
        (["convert power_ore"], (1, 0, 0, 0), (0, 0, 2, 1)),
        (["convert power_knowledge"], (0, 0, 1, 0), (1, 0, 1, 1)),
        (["convert power_qic"], (0, 0, 0, 1), (1, 0, 1, 1)),
        (["power ore_2"], (2, 0, 0, 0), (1, 0, 1, 1)),
        (["power steps_2"], (0, 0, 0, 0), (2, 0, 0, 1)),
    ],
)
def test_example_brainstone_and_two_tokens_pay(lines: list[str], change: Stock, after: Bowl) -> None:
    game = alone("power=0/0/2 brainstone=3 mine@0x0", "1x0 titanium")
    assert gained(game, "taklons", *[f"taklons {line}" for line in lines]) == change
    assert bowl(game) == after


@pytest.mark.rule("GP-EX-42")
def test_example_they_cannot_pay_six_or_more() -> None:
    game = alone("power=0/0/2 brainstone=3 mine@0x0")
    refusal = game.why_not("taklons power knowledge_3")
    assert refusal is not None
    assert (refusal.rule, refusal.need, refusal.have) == ("GP-BOARD-02", 7, 5)


@pytest.mark.rule("GP-FAC-TAK-02", "GP-EX-47")
@pytest.mark.parametrize(
    ("answer", "after", "vp"),
    [
        ("charge token_first", (0, 0, 6, 3), 9),
        ("charge token_last", (1, 0, 5, 3), 10),
        ("decline", (0, 0, 5, 3), 10),
    ],
)
def test_example_the_token_comes_before_or_after_the_charge(answer: str, after: Bowl, vp: int) -> None:
    game = offered("power=0/0/5 brainstone=3 institute@2x0")
    assert game.legal("taklons") == ["charge token_first", "charge token_last", "decline"]
    game.play(f"taklons {answer}")
    assert bowl(game) == after
    assert game.seat("taklons").vp == vp


@pytest.mark.rule("GP-FAC-TAK-02")
@pytest.mark.parametrize(
    ("answer", "after"), [("charge token_first", (0, 3, 0, 3)), ("charge token_last", (1, 1, 1, 3))]
)
def test_the_order_matters_where_there_is_something_to_charge(answer: str, after: Bowl) -> None:
    game = offered("power=2/0/0 brainstone=3 institute@2x0").play(f"taklons {answer}")
    assert bowl(game) == after
    assert game.seat("taklons").vp == 8


@pytest.mark.rule("GP-FAC-TAK-02")
@pytest.mark.parametrize(
    ("answer", "kinds"), [("token_first", ["gain", "points", "charge"]), ("token_last", ["gain"])]
)
def test_the_token_is_told_like_any_gain(answer: str, kinds: list[str]) -> None:
    game = offered("power=0/0/5 brainstone=3 institute@2x0").play(f"taklons charge {answer}")
    assert game.kinds() == kinds


@pytest.mark.rule("GP-FAC-TAK-02")
def test_the_vp_still_limit_the_charge() -> None:
    game = offered("vp=0 power=0/0/0 brainstone=3 institute@2x0").play("taklons charge token_first")
    assert bowl(game) == (0, 1, 0, 3)
    assert game.seat("taklons").vp == 0


@pytest.mark.rule("GP-FAC-TAK-02", "GP-FAC-TAK-04")
def test_the_token_taken_first_may_be_charged_in_place_of_the_brainstone() -> None:
    has = "power=0/0/0 brainstone=1 mine@2x0 institute@-9x0"
    game = offered(has).play("taklons charge token_first")
    assert game.asked() == ("taklons", "brainstone")
    assert bowl(game.play("taklons brainstone stays")) == (0, 1, 0, 1)
    assert bowl(offered(has).play("taklons charge token_last")) == (1, 0, 0, 2)


@pytest.mark.rule("GP-FAC-TAK-02", "GP-FAC-TAK-04")
def test_the_token_taken_last_waits_until_the_brainstone_is_settled() -> None:
    game = offered("power=1/0/0 brainstone=1 mine@2x0 institute@-9x0").play("taklons charge token_last")
    assert bowl(game.play("taklons brainstone moves")) == (2, 0, 0, 2)


@pytest.mark.rule("GP-FAC-TAK-02")
def test_a_token_comes_with_every_charge_they_accept() -> None:
    game = table(
        "xenos mine@0x0 mine@0x1",
        "taklons power=0/0/0 brainstone=3 institute@2x0 passed",
        planets="1x0 desert, 1x1 desert",
    )
    game.play("xenos build 1x0", "taklons charge token_last", "xenos end")
    game.play("xenos build 1x1", "taklons charge token_last")
    assert bowl(game) == (1, 0, 1, 3)
    assert game.seat("taklons").vp == 9


@pytest.mark.rule("GP-FAC-TAK-02")
def test_without_the_institute_there_is_no_token() -> None:
    game = offered("power=2/0/0 brainstone=3 station@2x0")
    assert game.refused("taklons charge token_first") == "GP-FAC-TAK-02"
    assert game.refused("taklons charge token_last") == "GP-FAC-TAK-02"
    assert bowl(game.play("taklons charge")) == (0, 2, 0, 3)
    assert offered("power=0/0/2 brainstone=3 station@2x0").asked() == ("xenos", "closing")


@pytest.mark.rule("GP-FAC-TAK-02")
def test_with_the_institute_they_must_say_when_the_token_comes() -> None:
    assert offered("institute@2x0").refused("taklons charge") == "GP-FAC-TAK-02"


@pytest.mark.rule("GP-FAC-TAK-02")
def test_other_charges_bring_no_token() -> None:
    game = alone("tile=charge_4 power=4/0/0 brainstone=3 institute@0x0").play("taklons special charge_4")
    assert bowl(game) == (0, 4, 0, 3)


@pytest.mark.rule("GP-FAC-TAK-03")
def test_they_begin_with_the_brainstone_beside_two_tokens() -> None:
    game = opening("taklons")
    assert stock(game, "taklons") == (4, 15, 3, 1)
    assert bowl(game) == (2, 4, 0, 1)
    assert game.seat("taklons").levels == [0] * 6
    assert game.seat("xenos").brainstone == 0


@pytest.mark.rule("GP-FAC-TAK-03")
def test_their_first_income_is_the_usual_one() -> None:
    game = first_turn("taklons")
    assert stock(game, "taklons") == (4 + 3, 15 + 2, 3 + 1, 1)
    assert bowl(game) == (2, 4, 0, 1)


@pytest.mark.rule("GP-FAC-TAK-04")
@pytest.mark.parametrize(("answer", "after"), [("moves", (2, 0, 0, 2)), ("stays", (1, 1, 0, 1))])
def test_when_only_some_tokens_move_they_say_whether_the_brainstone_does(answer: str, after: Bowl) -> None:
    game = offered("power=2/0/0 brainstone=1 mine@2x0").play("taklons charge")
    assert game.asked() == ("taklons", "brainstone")
    assert bowl(game.play(f"taklons brainstone {answer}")) == after
    assert game.asked() == ("xenos", "closing")


@pytest.mark.rule("GP-FAC-TAK-04")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("power=3/0/0 brainstone=1", (0, 3, 0, 2)),
        ("power=1/0/0 brainstone=1", (0, 0, 1, 3)),
        ("power=0/0/0 brainstone=2", (0, 0, 0, 3)),
        ("power=4/1/0 brainstone=2", (0, 5, 0, 2)),
        ("power=4/0/1 brainstone=3", (0, 4, 1, 3)),
        ("power=2/0/0 brainstone=4", (0, 0, 2, BRAINSTONE_IN_GAIA)),
    ],
)
def test_they_are_not_asked_where_nothing_is_left_to_choose(before: str, after: Bowl) -> None:
    game = alone(f"tile=charge_4 {before} mine@0x0").play("taklons special charge_4")
    assert bowl(game) == after
    assert game.asked() == ("taklons", "closing")


@pytest.mark.rule("GP-FAC-TAK-04")
@pytest.mark.parametrize(("answer", "after"), [("moves", (0, 1, 0, 3)), ("stays", (0, 0, 1, 2))])
def test_the_charge_of_level_three_asks_too(answer: str, after: Bowl) -> None:
    game = alone("sci=2 power=1/0/0 brainstone=1 mine@0x0").play("taklons research sci")
    assert game.asked() == ("taklons", "brainstone")
    assert bowl(game.play(f"taklons brainstone {answer}")) == after


@pytest.mark.rule("GP-FAC-TAK-04")
@pytest.mark.parametrize(("answer", "after"), [("moves", (0, 2, 1, 3)), ("stays", (0, 1, 2, 2))])
def test_the_charge_of_economy_five_asks_too(answer: str, after: Bowl) -> None:
    game = alone("eco=4 token=vp8_qic power=3/0/0 brainstone=1 mine@0x0").play("taklons research eco")
    assert bowl(game.play(f"taklons brainstone {answer}")) == after


@pytest.mark.rule("GP-FAC-TAK-04")
@pytest.mark.parametrize(
    ("before", "bowls"),
    [
        # Charge 4 and 1 token: the token in front of the charge takes its share of it.
        ("power=0/0/0 brainstone=1", ["1/0/0/b3", "0/0/1/b3"]),
        # Charge first: three to area II, and of them one further; token first: all four to area II.
        ("power=2/0/0 brainstone=1", ["1/2/0/b3", "1/1/1/b2", "0/3/0/b2"]),
        # Charge first: one to area II and three of four further; token first: two, and two of five further.
        ("power=1/2/0 brainstone=2", ["1/1/2/b3", "1/0/3/b2", "0/3/1/b3", "0/2/2/b2"]),
    ],
)
def test_income_asks_for_the_order_and_the_brainstone_together(before: str, bowls: list[str]) -> None:
    game = after_income(f"taklons {before} institute@0x0")
    assert sorted(game.legal("taklons")) == sorted(f"income {text}" for text in bowls)


@pytest.mark.rule("GP-FAC-TAK-04")
def test_income_without_tokens_asks_for_the_brainstone() -> None:
    seat = "taklons power=2/0/0 brainstone=1 mine@0x0"
    game = table(seat, "xenos mine@-9x0", boosters="range terraform gaia").next_round()
    assert sorted(game.legal("taklons")) == ["income 0/2/0/b1", "income 1/1/0/b2"]
    assert game.refused("taklons income 2/0/0/b3") == "GP-INC-07"
    assert bowl(game.play("taklons income 1/1/0/b2")) == (1, 1, 0, 2)


@pytest.mark.rule("GP-FAC-TAK-05")
@pytest.mark.parametrize(("answer", "after"), [("tokens", (4, 0, 0, 3)), ("brainstone", (1, 0, 3, 1))])
def test_where_tokens_suffice_the_brainstone_may_stay(answer: str, after: Bowl) -> None:
    game = alone("ore=0 power=0/0/4 brainstone=3 mine@0x0").play("taklons power ore_2")
    assert game.asked() == ("taklons", "spend")
    assert game.seat("taklons").ore == 0
    assert bowl(game.play(f"taklons spend {answer}")) == after
    assert game.seat("taklons").ore == 2


@pytest.mark.rule("GP-FAC-TAK-05")
def test_what_the_brainstone_is_worth_beyond_one_price_is_lost() -> None:
    game = alone("power=0/0/0 brainstone=3 mine@0x0")
    assert gained(game, "taklons", "taklons convert power_credit") == (0, 1, 0, 0)
    assert bowl(game) == (0, 0, 0, 1)
    assert game.refused("taklons convert power_credit") == "GP-FREE-01"


@pytest.mark.rule("GP-FAC-TAK-05")
@pytest.mark.parametrize("area", [1, 2, BRAINSTONE_IN_GAIA, BRAINSTONE_LOST])
def test_it_is_spent_only_from_area_three(area: int) -> None:
    game = alone(f"power=0/0/2 brainstone={area} mine@0x0")
    assert game.refused("taklons convert power_ore") == "GP-FREE-01"
    assert game.refused("taklons power tokens_2") == "GP-BOARD-02"


@pytest.mark.rule("GP-FAC-TAK-05")
def test_it_lies_in_area_one_before_the_effect_of_what_it_paid() -> None:
    game = alone("power=0/0/0 brainstone=3 mine@0x0").play("taklons power tokens_2")
    assert bowl(game) == (2, 0, 0, 1)


@pytest.mark.rule("GP-FAC-TAK-06")
@pytest.mark.parametrize(
    ("before", "how", "after"),
    [
        ("power=0/2/0 brainstone=2", "burn", (0, 0, 1, 2)),
        ("power=0/2/0 brainstone=2", "burn brainstone_up", (0, 1, 0, 3)),
        ("power=0/2/0 brainstone=2", "burn brainstone_away", (0, 1, 1, BRAINSTONE_LOST)),
        ("power=3/1/0 brainstone=2", "burn brainstone_up", (3, 0, 0, 3)),
        ("power=3/1/0 brainstone=2", "burn brainstone_away", (3, 0, 1, BRAINSTONE_LOST)),
    ],
)
def test_in_burning_it_may_be_either_token_or_neither(before: str, how: str, after: Bowl) -> None:
    assert bowl(alone(f"{before} mine@0x0").play(f"taklons {how}")) == after


@pytest.mark.rule("GP-FAC-TAK-06")
def test_burning_takes_two_tokens_with_the_brainstone_or_without() -> None:
    game = alone("power=3/1/3 brainstone=2 mine@0x0")
    assert game.refused("taklons burn") == "GP-FREE-05"
    game = alone("power=3/0/3 brainstone=2 mine@0x0")
    assert game.refused("taklons burn brainstone_up") == "GP-FREE-05"
    assert game.refused("taklons burn brainstone_away") == "GP-FREE-05"


@pytest.mark.rule("GP-FAC-TAK-06")
@pytest.mark.parametrize("area", [1, 3, BRAINSTONE_IN_GAIA, BRAINSTONE_LOST])
def test_it_burns_only_in_area_two(area: int) -> None:
    game = alone(f"power=3/3/3 brainstone={area} mine@0x0")
    assert game.refused("taklons burn brainstone_up") == "GP-FAC-TAK-06"
    assert game.refused("taklons burn brainstone_away") == "GP-FAC-TAK-06"
    assert game.can("taklons burn")


@pytest.mark.rule("GP-FAC-TAK-07")
@pytest.mark.parametrize("area", [1, 2, 3])
def test_a_project_takes_it_from_any_area_and_it_comes_back_to_area_one(area: int) -> None:
    game = alone(f"gaia_level=1 formers=1 power=2/2/2 brainstone={area} mine@0x0", "1x0 transdim")
    game.play("taklons project 1x0", f"taklons pay 2/2/1/b{area}")
    assert bowl(game) == (0, 0, 1, BRAINSTONE_IN_GAIA)
    assert bowl(game.next_round()) == (5, 0, 1, 1)


@pytest.mark.rule("GP-FAC-TAK-07")
def test_a_project_may_leave_it_where_it_is() -> None:
    game = alone("gaia_level=1 formers=1 power=2/2/2 brainstone=3 mine@0x0", "1x0 transdim")
    game.play("taklons project 1x0")
    assert game.refused("taklons pay 2/2/1/b1") == "GP-FAC-TAK-07"
    assert game.refused("taklons pay 2/2/2/b3") == "GP-POWER-06"
    assert bowl(game.play("taklons pay 2/2/2")) == (0, 0, 0, 3)


@pytest.mark.rule("GP-FAC-TAK-07")
def test_it_comes_back_even_if_no_other_token_does() -> None:
    game = alone("power=1/0/0 brainstone=4 mine@0x0")
    assert bowl(game.next_round()) == (1, 0, 0, 1)


@pytest.mark.rule("GP-FAC-TAK-07")
@pytest.mark.parametrize("area", [1, 2, 3])
def test_discarded_for_a_satellite_it_never_comes_back(area: int) -> None:
    game = alone(f"power=1/1/1 brainstone={area} institute@0x0 academy_left@-1x0 mine@2x0")
    game.play("taklons federation -1x0 0x0 2x0", f"taklons pay 0/0/0/b{area}", "taklons token vp12")
    assert bowl(game) == (1, 1, 1, BRAINSTONE_LOST)
    assert game.seat("taklons").satellites.bit_count() == 1
    game.next_round()
    # Charge 4 and a token, with nothing to choose about the brainstone.
    assert sorted(game.legal("taklons")) == ["income 0/1/3", "income 1/0/3"]


@pytest.mark.rule("GP-FAC-TAK-07")
def test_a_satellite_may_take_a_token_and_leave_it() -> None:
    game = alone("power=0/1/0 brainstone=2 institute@0x0 academy_left@-1x0 mine@2x0")
    game.play("taklons federation -1x0 0x0 2x0")
    assert sorted(game.legal("taklons")) == ["pay 0/0/0/b2", "pay 0/1/0"]
    assert bowl(game.play("taklons pay 0/1/0")) == (0, 0, 0, 2)
