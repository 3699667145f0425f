"""Terrans: tokens return to area II, and with the institute they buy on the way."""

import pytest

from tests.rules.gaia.factions.opening import Stock, first_turn, gained, level, opening, stock
from tests.rules.gaia.table import Table, table


def coming_home(tokens: int, has: str = "institute@0x0") -> Table:
    """So many tokens lay in the Gaia area when the Gaia phase came.

    The income before it leaves (1,4,0) in either order of its charge and its token.
    """
    seat = f"terrans credits=0 power=4/0/0 gaia={tokens} {has}"
    return table(seat, "xenos mine@-9x0", boosters="terraform gaia mines").next_round()


@pytest.mark.rule("GP-FAC-TER-01")
def test_tokens_come_back_to_area_two() -> None:
    game = coming_home(6, "mine@0x0")
    assert game.power("terrans") == (4, 6, 0)
    assert game.seat("terrans").gaia == 0


@pytest.mark.rule("GP-FAC-TER-01")
def test_those_of_others_come_back_to_area_one() -> None:
    game = table("terrans mine@0x0", "xenos power=0/0/0 gaia=6 mine@-9x0")
    assert game.next_round().power("xenos") == (6, 0, 0)


@pytest.mark.rule("GP-FAC-TER-02", "GP-EX-22")
@pytest.mark.parametrize(
    ("lines", "gains"),
    [
        (["redeem ore", "redeem credits"], (1, 1, 0, 0)),
        (["redeem qic"], (0, 0, 0, 1)),
        (["redeem knowledge"], (0, 0, 1, 0)),
        (["redeem credits"] * 4, (0, 4, 0, 0)),
    ],
)
def test_four_returning_tokens_buy_what_four_power_would(lines: list[str], gains: Stock) -> None:
    game = coming_home(4)
    assert gained(game, "terrans", *[f"terrans {line}" for line in lines]) == gains
    assert game.asked() == ("terrans", "turn")
    assert game.power("terrans") == (1, 8, 0)


@pytest.mark.rule("GP-FAC-TER-02")
@pytest.mark.parametrize("tokens", [1, 4, 9])
def test_every_mix_is_possible_and_none_twice(tokens: int) -> None:
    mixes = [
        (ore, credits, knowledge, qic)
        for ore in range(4)
        for credits in range(10)
        for knowledge in range(3)
        for qic in range(3)
        if 3 * ore + credits + 4 * knowledge + 4 * qic <= tokens
    ]
    assert sorted(_outcomes(coming_home(tokens), (0, 0, 0, 0))) == sorted(mixes)


def _outcomes(game: Table, so_far: Stock) -> list[Stock]:
    if game.asked() != ("terrans", "redeem"):
        return [so_far]
    found: list[Stock] = []
    for text in game.legal("terrans"):
        after = Table(game.game.clone())
        more = gained(after, "terrans", f"terrans {text}")
        total = (so_far[0] + more[0], so_far[1] + more[1], so_far[2] + more[2], so_far[3] + more[3])
        found += [total] if text == "done" else _outcomes(after, total)
    return found


@pytest.mark.rule("GP-FAC-TER-02")
def test_what_the_tokens_cannot_pay_is_not_for_sale() -> None:
    game = coming_home(3)
    assert game.legal("terrans") == ["redeem ore", "redeem credits", "done"]
    assert game.refused("terrans redeem knowledge") == "GP-FAC-TER-02"
    assert game.refused("terrans redeem qic") == "GP-FAC-TER-02"
    assert game.refused("terrans redeem tokens") == "GP-FAC-TER-02"


@pytest.mark.rule("GP-FAC-TER-02")
def test_nothing_is_for_sale_without_the_institute_or_without_tokens() -> None:
    assert coming_home(6, "mine@0x0").asked() == ("terrans", "turn")
    assert coming_home(0).asked() == ("terrans", "turn")


@pytest.mark.rule("GP-FAC-TER-03", "GP-EX-28")
def test_they_begin_in_gaia_project_with_one_gaiaformer_and_eight_tokens() -> None:
    game = opening("terrans")
    assert stock(game, "terrans") == (4, 15, 3, 1)
    assert game.power("terrans") == (4, 4, 0)
    assert game.seat("terrans").vp == 10
    assert game.seat("terrans").levels == [0, 0, 0, 1, 0, 0]
    assert game.seat("terrans").formers_ready == 1


@pytest.mark.rule("GP-FAC-TER-03")
def test_their_first_income_is_the_usual_one() -> None:
    game = first_turn("terrans")
    assert stock(game, "terrans") == (4 + 3, 15 + 2, 3 + 1, 1)
    assert game.power("terrans") == (4, 4, 0)


@pytest.mark.rule("GP-FAC-TER-04")
def test_they_need_not_convert() -> None:
    game = coming_home(8)
    assert gained(game, "terrans", "terrans done") == (0, 0, 0, 0)
    assert game.power("terrans") == (1, 12, 0)


@pytest.mark.rule("GP-FAC-TER-04")
def test_what_is_not_used_now_cannot_be_used_later() -> None:
    game = coming_home(8)
    game.play("terrans redeem qic", "terrans done")
    assert game.asked() == ("terrans", "turn")
    assert game.refused("terrans redeem credits") == "GP-ACT-01"
    game.next_round().play("terrans income 1/10/3")
    assert game.asked() == ("terrans", "turn")


@pytest.mark.rule("GP-FAC-TER-04")
def test_the_limits_hold() -> None:
    game = coming_home(12, "institute@0x0 ore=15 knowledge=15 credits=28")
    assert game.seat("terrans").credits == 30
    assert game.legal("terrans") == ["redeem qic", "done"]
    assert game.refused("terrans redeem ore") == "GP-FAC-TER-04"
    assert game.refused("terrans redeem knowledge") == "GP-FAC-TER-04"
    assert game.refused("terrans redeem credits") == "GP-FAC-TER-04"


@pytest.mark.rule("GP-FAC-TER-04")
def test_a_limit_reached_half_way_ends_that_purchase() -> None:
    game = coming_home(6, "institute@0x0 ore=13")
    assert game.seat("terrans").ore == 14
    game.play("terrans redeem ore")
    assert game.refused("terrans redeem ore") == "GP-FAC-TER-04"
    assert game.can("terrans redeem credits")


@pytest.mark.rule("GP-FAC-TER-01")
def test_a_project_pays_and_brings_its_tokens_to_area_two() -> None:
    game = table("terrans power=2/4/2 mine@0x0", "xenos mine@-9x0", planets="1x0 transdim")
    game.play("terrans project 1x0", "terrans pay 2/4/0")
    assert game.seat("terrans").gaia == 6
    game.next_round()
    assert game.power("terrans") == (0, 6, 2)
    assert level(game, "terrans", "gaia_level") == 1
