"""Automatic answers: what a seat's settings say to the small decisions."""

from typing import Any

import pytest

from astrarium.kernel.option import read_options
from tests.rules.gaia.table import Table, table


def said(at: Table, **settings: Any) -> str | None:
    """What the seat that is asked answers by itself."""
    read_options(at.game.rules.answers, settings)
    answer = at.game.rules.answer(at.state, at.game.to_act[0], settings)
    if answer is None:
        return None
    assert answer in at.game.legal_actions(at.game.to_act[0])
    return str(answer)


def offer(value: int, more: str = "vp=10 power=4/4/0") -> Table:
    """The Terrans are offered to charge, for one point less than the value."""
    structure = {1: "mine", 2: "station", 3: "institute"}[value]
    at = table("xenos ore=8 mine@1x0", f"terrans {more} {structure}@0x0", planets="0x1 ice")
    at.play("xenos upgrade 1x0 station")
    assert at.asked() == ("terrans", "charge")
    return at


def test_two_small_answers_are_given_unless_somebody_switches_them_off() -> None:
    options = table("terrans mine@0x0", "xenos mine@4x0").game.rules.answers
    assert [option.name for option in options if option.default is True] == ["end_after_charges", "only_advance"]
    assert {option.default for option in options} == {True, False, "ask"}


def test_what_is_not_set_is_asked() -> None:
    assert said(offer(1)) is None
    assert said(offer(2), charge="ask") is None


@pytest.mark.parametrize(
    ("setting", "answers"),
    [
        ("free", ["charge", None, None]),
        ("1", ["charge", "charge", None]),
        ("2", ["charge", "charge", "charge"]),
        ("always", ["charge", "charge", "charge"]),
        ("never", ["charge", "decline", "decline"]),
    ],
)
def test_offers_are_accepted_up_to_a_price(setting: str, answers: list[str | None]) -> None:
    assert [said(offer(value), charge=setting) for value in (1, 2, 3)] == answers


def test_only_what_can_be_charged_has_a_price() -> None:
    assert said(offer(3, "vp=10 power=0/1/4"), charge="free") == "charge"


def test_after_the_last_pass_power_is_of_no_use() -> None:
    at = offer(1, "vp=10 power=4/4/0 passed")
    assert said(at, decline_useless=True) is None
    at.state.round = 6
    assert said(at, decline_useless=True) == "decline"
    assert said(at, decline_useless=True, charge="always") == "decline"
    at.seat("terrans").passed = False
    assert said(at, decline_useless=True) is None


@pytest.mark.parametrize(
    ("power", "answer"),
    [("4/0/0", "charge token_first"), ("0/4/0", "charge token_last"), ("0/0/4", "charge token_first")],
)
def test_taklons_take_their_token_when_it_leaves_more_power(power: str, answer: str) -> None:
    at = table("xenos ore=8 mine@1x0", f"taklons vp=10 power={power} brainstone=3 institute@0x0")
    at.play("xenos upgrade 1x0 station")
    assert said(at, charge="always") == answer


def test_the_token_that_comes_first_counts_in_the_price() -> None:
    at = table("xenos ore=8 mine@1x0", "taklons vp=10 power=0/0/4 brainstone=3 institute@0x0")
    at.play("xenos upgrade 1x0 station")
    assert said(at, charge="free") is None
    assert said(at, charge="1") == "charge token_first"


def income(setting: str) -> str | None:
    """The income of a charge of four and two new tokens, with three tokens in area II."""
    at = table("terrans power=0/3/0 booster=tokens_ore mine@0x0 eco=1", "xenos mine@4x0")
    at.state.agenda.pop()
    at.state.push("income", (0,), (-2, 4))
    return said(at, income=setting)


def test_the_order_of_the_income() -> None:
    assert income("ask") is None
    assert income("most_ready") == "income 2/0/3"
    assert income("least_wasted") == "income 0/3/2"


def test_tokens_leave_from_the_lowest_areas() -> None:
    at = table("terrans gaia_level=1 formers=1 power=4/4/0 mine@0x0", "xenos mine@4x0", planets="1x0 transdim")
    at.play("terrans project 1x0")
    assert at.asked() == ("terrans", "pay")
    assert said(at) is None
    assert said(at, pay_lowest=True) == "pay 4/2/0"


def test_the_brainstone_moves() -> None:
    at = table("taklons power=2/0/0 brainstone=1 tile=charge_4 mine@0x0 station@0x1", "xenos mine@1x0")
    at.state.agenda.pop()
    at.state.push("brainstone", (0,), (1,))
    assert said(at) is None
    assert said(at, brainstone_moves=True) == "brainstone moves"


def test_the_turn_ends_by_itself() -> None:
    at = table("terrans power=0/4/4 mine@0x0", "xenos mine@4x0")
    at.play("terrans research nav")
    assert at.asked() == ("terrans", "closing")
    assert said(at) is None
    assert said(at, end_turn=True) == "end"


@pytest.mark.parametrize(("power", "answer"), [("0/4/4", "end"), ("0/0/8", None)])
def test_the_turn_ends_after_charges_unless_spending_power_would_make_room(power: str, answer: str | None) -> None:
    at = table(f"terrans power={power} mine@0x0", "xenos mine@4x0")
    at.play("terrans research nav")
    assert at.asked() == ("terrans", "closing")
    assert said(at, end_after_charges=True) == answer


def advancing(levels: str) -> Table:
    """The Terrans have taken a tile that lies below one area, or below none, and may advance."""
    at = table(f"terrans {levels} mine@0x0", "xenos mine@4x0")
    at.state.agenda.pop()
    at.state.push("advance", (0,), (0b10, 1))
    return at


def test_the_only_advance_is_taken_but_not_where_it_spends_a_token() -> None:
    assert said(advancing("nav=1")) is None
    assert said(advancing("nav=1"), only_advance=True) == "advance nav"
    assert said(advancing("nav=4 token=vp8_qic"), only_advance=True) is None


def test_several_open_areas_are_asked_about() -> None:
    at = advancing("nav=1")
    at.state.agenda.pop()
    at.state.push("advance", (0,), (0b11, 1))
    assert said(at, only_advance=True) is None


def test_satellites_are_laid_on_a_shortest_way() -> None:
    # Two satellites lead from 0x0 to 2x1, by three ways.
    at = table("terrans power=9/0/0 institute@0x0 station@-1x0 station@2x1", "xenos mine@-6x0")
    at.play("terrans federation 0x0 -1x0 2x1")
    assert at.asked() == ("terrans", "satellite")
    assert said(at, pay_lowest=True) is None
    while at.asked()[1] == "satellite":
        at.play(f"terrans {said(at, satellites=True)}")
    assert at.asked() == ("terrans", "token")
    assert at.state.seats[0].satellites.bit_count() == 2
