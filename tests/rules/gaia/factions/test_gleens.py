"""Gleens: ore for Q.I.C., points for Gaia planets, and a federation token of their own."""

import pytest

from tests.rules.gaia.factions.opening import Stock, after_income, first_turn, gained, level, opening, stock
from tests.rules.gaia.table import table

# What they have, what they do, what it changes apart from Q.I.C. gained, and how many of those there are.
WAYS: list[tuple[str, list[str], Stock, int]] = [
    ("mine@0x0", ["research ai"], (0, 0, -4, 0), 1),
    ("mine@0x0 ai=2", ["research ai"], (0, 0, -4, 0), 2),
    ("mine@0x0 ai=4 token=vp7_ore", ["research ai"], (0, 0, -4, 0), 4),
    ("mine@0x0 nav=2", ["research nav"], (0, 0, -4, 0), 1),
    ("mine@0x0 qic=4", ["qic tech", "tech ore_qic"], (1, 0, 0, -4), 1),
    ("mine@0x0 tile=vp_7<adv_qic_credits", ["special adv_qic_credits"], (0, 5, 0, 0), 1),
    ("mine@0x0 power=0/0/4", ["convert power_qic"], (0, 0, 0, 0), 1),
    ("mine@0x0 token=vp8_qic", ["qic rescore", "rescore vp8_qic"], (0, 0, 0, -3), 1),
    (
        "institute@0x0 station@1x0 station@0x1",
        ["federation 0x0 1x0 0x1", "token vp8_qic"],
        (0, 0, 0, 0),
        1,
    ),
]


@pytest.mark.rule("GP-FAC-GLE-01")
@pytest.mark.parametrize(("has", "lines", "other", "qic"), WAYS)
def test_every_qic_they_would_gain_is_ore(has: str, lines: list[str], other: Stock, qic: int) -> None:
    game = table(f"gleens {has}", "terrans mine@-9x0")
    ore, credits, knowledge, spent = other
    expected = (ore + qic, credits, knowledge, spent)
    assert gained(game, "gleens", *[f"gleens {line}" for line in lines]) == expected


@pytest.mark.rule("GP-FAC-GLE-01")
@pytest.mark.parametrize(("has", "lines", "other", "qic"), WAYS)
def test_with_the_right_academy_they_gain_qic(has: str, lines: list[str], other: Stock, qic: int) -> None:
    game = table(f"gleens {has} academy_right@5x-5", "terrans mine@-9x0")
    ore, credits, knowledge, spent = other
    expected = (ore, credits, knowledge, spent + qic)
    assert gained(game, "gleens", *[f"gleens {line}" for line in lines]) == expected


@pytest.mark.rule("GP-FAC-GLE-01")
@pytest.mark.parametrize(("academy", "ore", "qic"), [("academy_left", 3, 0), ("academy_right", 2, 1)])
def test_a_booster_gives_ore_too(academy: str, ore: int, qic: int) -> None:
    game = table(
        f"gleens ore=0 credits=0 knowledge=0 qic=0 mine@0x0 {academy}@3x0",
        "terrans mine@-9x0 booster=mines",
        boosters="credits_qic terraform gaia",
    )
    game.next_round()
    knowledge = 3 if academy == "academy_left" else 1
    assert stock(game, "gleens") == (ore, 2, knowledge, qic)


@pytest.mark.rule("GP-FAC-GLE-01")
def test_the_left_academy_changes_nothing() -> None:
    game = table("gleens academy_left@0x0", "terrans mine@-9x0")
    assert gained(game, "gleens", "gleens research ai") == (1, 0, -4, 0)


@pytest.mark.rule("GP-FAC-GLE-01")
def test_the_tile_of_the_right_academy_gives_qic_already() -> None:
    game = table("gleens lab@0x0", "terrans mine@-9x0")
    game.play("gleens upgrade 0x0 academy_right")
    assert gained(game, "gleens", "gleens tech ore_qic") == (1, 0, 0, 1)
    game.play("gleens skip", "gleens end", "terrans pass terraform")
    assert gained(game, "gleens", "gleens special academy") == (0, 0, 0, 1)


@pytest.mark.rule("GP-FAC-GLE-01")
def test_ore_beyond_the_limit_is_lost() -> None:
    game = table("gleens ore=15 power=0/0/4 mine@0x0", "terrans mine@-9x0")
    assert game.refused("gleens convert power_qic") == "GP-FREE-01"
    assert gained(game, "gleens", "gleens research ai") == (0, 0, -4, 0)


@pytest.mark.rule("GP-FAC-GLE-02")
def test_a_gaia_planet_costs_one_ore() -> None:
    game = table("gleens qic=0 mine@0x0", "terrans mine@-9x0", planets="1x0 gaia")
    assert gained(game, "gleens", "gleens build 1x0") == (-1 - 1, -2, 0, 0)


@pytest.mark.rule("GP-FAC-GLE-02", "GP-FAC-GLE-06")
@pytest.mark.parametrize("academy", ["", "academy_right@5x-5"])
def test_a_gaia_planet_never_costs_a_qic(academy: str) -> None:
    game = table(f"gleens ore=2 qic=5 mine@0x0 {academy}", "terrans mine@-9x0", planets="1x0 gaia")
    assert gained(game, "gleens", "gleens build 1x0") == (-2, -2, 0, 0)


@pytest.mark.rule("GP-FAC-GLE-02", "GP-FAC-GLE-06")
@pytest.mark.parametrize("academy", ["", "academy_right@5x-5"])
def test_without_the_ore_qic_do_not_help(academy: str) -> None:
    game = table(f"gleens ore=1 qic=5 mine@0x0 {academy}", "terrans mine@-9x0", planets="1x0 gaia")
    assert game.refused("gleens build 1x0") == "GP-BUILD-01"


@pytest.mark.rule("GP-FAC-GLE-02")
def test_their_own_gaiaformer_spares_the_ore() -> None:
    game = table("gleens mine@0x0 former@5x0/gaia", "terrans mine@-9x0")
    assert gained(game, "gleens", "gleens build 5x0") == (-1, -2, 0, 0)


@pytest.mark.rule("GP-FAC-GLE-03")
@pytest.mark.parametrize("gaia", ["mine@5x0", "former@1x0/gaia"])
def test_every_mine_on_a_gaia_planet_gives_two_points(gaia: str) -> None:
    planets = "" if gaia.startswith("former") else "1x0 gaia"
    game = table(f"gleens mine@0x0 {gaia}", "terrans mine@-9x0", planets=planets, round_tile="station_4")
    game.play("gleens build 1x0")
    assert game.points("gleens") == {"faction": 2}


@pytest.mark.rule("GP-FAC-GLE-03")
def test_other_mines_give_no_points_and_other_factions_get_none() -> None:
    game = table("gleens mine@0x0", "terrans mine@-9x0", planets="1x0 desert", round_tile="station_4")
    assert game.play("gleens build 1x0").points("gleens") == {}
    game = table("terrans mine@0x0", "gleens mine@-9x0", planets="1x0 gaia", round_tile="station_4")
    assert game.play("terrans build 1x0").points("terrans") == {}


@pytest.mark.rule("GP-FAC-GLE-03", "GP-EX-29")
def test_example_three_sources_for_one_mine() -> None:
    game = table("gleens tile=gaia_vp mine@0x0", "terrans mine@-9x0", planets="1x0 gaia", round_tile="gaia_4")
    game.play("gleens build 1x0")
    assert game.points("gleens") == {"tech:gaia_vp": 3, "faction": 2, "round:gaia_4": 4}


@pytest.mark.rule("GP-FAC-GLE-04")
def test_the_institute_brings_their_own_token_with_its_goods() -> None:
    game = table("gleens station@0x0", "terrans mine@-9x0")
    assert gained(game, "gleens", "gleens upgrade 0x0 institute") == (-4 + 1, -6 + 2, 1, 0)
    assert "federation-token" in game.kinds()


@pytest.mark.rule("GP-FAC-GLE-04")
def test_that_is_as_good_as_forming_a_federation() -> None:
    game = table(
        "gleens station@0x0 station@3x0 booster=mines tile=vp_7<adv_pass_federations",
        "terrans mine@-9x0",
        round_tile="federation_5",
    )
    game.play("gleens upgrade 0x0 institute", "gleens end", "terrans pass terraform")
    assert game.points("gleens") == {"round:federation_5": 5}
    game.play("gleens pass tokens_ore")
    assert game.points("gleens")["tech:adv_pass_federations"] == 3


@pytest.mark.rule("GP-FAC-GLE-04")
def test_the_token_can_be_turned_over_once() -> None:
    game = table("gleens sci=4 ai=4 station@0x0", "terrans mine@-9x0 passed")
    assert game.refused("gleens research sci") == "GP-RES-04"
    game.play("gleens upgrade 0x0 institute", "gleens end", "gleens research sci")
    assert level(game, "gleens", "sci") == 5
    game.play("gleens end")
    assert game.refused("gleens research ai") == "GP-RES-04"


@pytest.mark.rule("GP-FAC-GLE-04")
def test_the_token_can_be_scored_again() -> None:
    game = table("gleens token=gleens:grey mine@0x0", "terrans mine@-9x0")
    assert gained(game, "gleens", "gleens qic rescore", "gleens rescore gleens") == (1, 2, 1, -3)


@pytest.mark.rule("GP-FAC-GLE-04")
def test_nobody_can_choose_their_token_when_forming() -> None:
    game = table("gleens academy_left@0x0 station@1x0 station@0x1", "terrans mine@-9x0")
    game.play("gleens federation 0x0 1x0 0x1")
    assert game.refused("gleens token gleens") == "GP-COMP-08"


@pytest.mark.rule("GP-FAC-GLE-04")
def test_the_institute_is_still_free_for_a_federation_on_the_map() -> None:
    game = table("gleens station@0x0 station@1x0 station@0x1", "terrans mine@-9x0 passed")
    game.play("gleens upgrade 0x0 institute", "gleens end")
    game.play("gleens federation 0x0 1x0 0x1", "gleens token vp12")
    assert len(game.seat("gleens").tokens) == 2


@pytest.mark.rule("GP-FAC-GLE-05")
def test_they_begin_in_navigation_with_one_more_ore_and_without_qic() -> None:
    game = opening("gleens")
    assert stock(game, "gleens") == (4 + 1, 15, 3, 0)
    assert game.power("gleens") == (2, 4, 0)
    assert game.seat("gleens").levels == [0, 1, 0, 0, 0, 0]
    assert game.seat("gleens").tokens == []


@pytest.mark.rule("GP-FAC-GLE-05")
def test_their_first_income_is_the_usual_one() -> None:
    assert stock(first_turn("gleens"), "gleens") == (5 + 3, 15 + 2, 3 + 1, 0)


@pytest.mark.rule("GP-FAC-GLE-06")
def test_the_institute_charges_four_and_gives_an_ore_but_no_token() -> None:
    game = after_income("gleens power=3/0/0 institute@0x0")
    assert game.power("gleens") == (0, 2, 1)
    assert stock(game, "gleens") == (1 + 1, 2, 1, 0)
