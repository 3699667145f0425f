"""Each part of a view says what lies there, for every seat and every decision."""

from typing import Any

import pytest

from tests.games.gaia.test_view import hex_at
from tests.rules.gaia.factions.test_terrans import coming_home
from tests.rules.gaia.table import Table, table

FAR = "xenos mine@-9x0"


def decision(game: Table) -> dict[str, Any]:
    """What the view says of the decision that is owed, without who owes it."""
    shown: dict[str, Any] = game.game.view(None)["decision"]
    return {name: value for name, value in shown.items() if name != "seats"}


def test_a_gaiaformer_is_shown_whoever_put_it_there() -> None:
    game = table("terrans former@1x0/transdim mine@0x0", "xenos former@3x0/transdim mine@5x0")
    view = game.game.view(None)
    assert hex_at(view, "1x0")["gaiaformer"] == 0
    assert hex_at(view, "3x0")["gaiaformer"] == 1
    assert "gaiaformer" not in hex_at(view, "0x0")
    assert [seat["gaiaformers"]["map"] for seat in view["seats"]] == [1, 1]


@pytest.mark.parametrize("seats", [("lantids guest@1x0", "xenos mine@1x0"), ("xenos mine@1x0", "lantids guest@1x0")])
def test_a_shared_planet_shows_both_whoever_sits_where(seats: tuple[str, str]) -> None:
    game = table(*seats)
    shown = hex_at(game.game.view(None), "1x0")
    assert (shown["owner"], shown["guest"]) == (game.number("xenos"), game.number("lantids"))
    assert shown["structure"] == "mine"


def test_a_tile_whose_action_was_taken_is_shown_as_used() -> None:
    game = table("terrans power=4/0/0 tile=charge_4 tile=vp_7 tile=big_4<adv_3_ore mine@0x0", FAR)
    tiles = game.game.view(None)["seats"][0]["tiles"]
    assert [tile["used"] for tile in tiles] == [False, False, False]
    assert [tile["covered_by"] for tile in tiles] == [None, None, "adv_3_ore"]
    game.play("terrans special charge_4")
    assert [tile["used"] for tile in game.game.view(None)["seats"][0]["tiles"]] == [True, False, False]
    game = table("terrans ore=0 tile=charge_4 tile=big_4<adv_3_ore mine@0x0", FAR).play("terrans special adv_3_ore")
    assert [tile["used"] for tile in game.game.view(None)["seats"][0]["tiles"]] == [False, True]


def test_a_covered_tile_is_not_used_even_if_its_action_was() -> None:
    game = table("terrans power=4/0/0 tile=charge_4 mine@0x0", FAR).play("terrans special charge_4")
    game.seat("terrans").covers[0] = 0
    (tile,) = game.game.view(None)["seats"][0]["tiles"]
    assert (tile["id"], tile["covered_by"], tile["used"]) == ("charge_4", "adv_pass_federations", False)


def test_special_actions_are_listed_and_used() -> None:
    game = table("terrans booster=range power=4/0/0 tile=charge_4 academy_right@0x0", FAR)
    shown = game.game.view(None)["seats"][0]["specials"]
    assert {special["id"]: special["used"] for special in shown} == {
        "academy": False,
        "range": False,
        "charge_4": False,
    }
    game.play("terrans special charge_4")
    shown = game.game.view(None)["seats"][0]["specials"]
    assert [special["id"] for special in shown if special["used"]] == ["charge_4"]
    for faction, name in (("ambas", "swap"), ("firaks", "downgrade"), ("ivits", "station")):
        assert _specials(f"{faction} booster=labs mine@0x0") == []
        assert _specials(f"{faction} booster=labs institute@0x0") == [name]
    assert _specials("bescods booster=labs mine@0x0") == ["lowest"]
    assert _specials("terrans booster=terraform institute@0x0") == ["terraform"]


def _specials(seat: str) -> list[str]:
    return [special["id"] for special in table(seat, FAR).game.view(None)["seats"][0]["specials"]]


@pytest.mark.rule("GP-LEECH-01")
def test_the_decision_to_charge_says_how_much_and_for_what() -> None:
    game = table("terrans mine@0x0", "xenos power=4/0/0 station@2x0", planets="1x0 terra").play("terrans build 1x0")
    assert decision(game) == {"kind": "charge", "power": 2, "at": "1x0"}


@pytest.mark.rule("GP-BOARD-04", "GP-TILE-09")
def test_the_decision_where_to_build_says_the_free_steps_and_the_range() -> None:
    game = table("terrans power=0/0/5 mine@0x0", FAR, planets="1x0 ice").play("terrans power steps_2")
    assert decision(game) == {"kind": "mine", "steps": 2, "range": 0}
    game = table("terrans booster=range mine@0x0", FAR, planets="4x0 oxide").play("terrans special range")
    assert decision(game) == {"kind": "mine_or_project", "steps": 0, "range": 3}


@pytest.mark.rule("GP-FED-12", "GP-POWER-06")
def test_the_decisions_of_a_federation_say_what_is_placed_and_what_is_paid() -> None:
    game = table("geodens power=9/0/0 institute@0x0 station@-1x0 station@3x-1", FAR)
    game.play("geodens federation 0x0 -1x0 3x-1")
    assert decision(game) == {"kind": "satellite", "placed": [], "left": 2}
    game = table("geodens power=1/1/0 institute@0x0 station@1x0 station@3x0", FAR)
    assert decision(game.play("geodens federation 0x0 1x0 3x0")) == {"kind": "pay", "tokens": 1}


@pytest.mark.rule("GP-FAC-TAK-04", "GP-FAC-TAK-05")
def test_the_decisions_about_the_brainstone_say_the_power() -> None:
    game = table("taklons power=0/0/7 brainstone=3 mine@0x0", FAR).play("taklons power knowledge_3")
    assert decision(game) == {"kind": "spend", "power": 7}
    game = table("taklons power=2/0/0 brainstone=1 mine@0x0", "xenos mine@2x0", planets="1x0 desert", turn="xenos")
    game.play("xenos build 1x0", "taklons charge")
    assert decision(game) == {"kind": "brainstone", "power": 1}


@pytest.mark.rule("GP-FAC-TER-02")
def test_the_decision_of_the_terrans_says_how_many_tokens_are_left() -> None:
    game = coming_home(4)
    assert decision(game) == {"kind": "redeem", "tokens": 4}
    assert decision(game.play("terrans redeem credits")) == {"kind": "redeem", "tokens": 3}


@pytest.mark.rule("GP-TECH-01", "GP-FAC-FIR-02")
def test_the_decision_to_advance_says_where_and_whether_it_must_be() -> None:
    # The tile lies under the area Gaia Project.
    game = table("terrans station@0x0", FAR).play("terrans upgrade 0x0 lab", "terrans tech vp_7")
    assert decision(game) == {"kind": "advance", "areas": ["gaia"], "optional": True}
    game = table("firaks institute@0x0 lab@1x0", FAR).play("firaks downgrade 1x0")
    areas = ["terra", "nav", "ai", "gaia", "eco", "sci"]
    assert decision(game) == {"kind": "advance", "areas": areas, "optional": False}
