"""Power and Q.I.C. actions of the research board (BOARD)."""

import pytest

from astrarium.games.gaia.components import components as c
from astrarium.games.gaia.components import ids
from tests.rules.gaia.table import table

NEEDED = {"free_steps_needed": True}


@pytest.mark.rule("GP-BOARD-01")
def test_the_ten_octagons_are_open_to_everybody() -> None:
    everything = "qic=4 power=0/0/7 mine@0x0 token=vp7_ore"
    game = table(f"geodens {everything}", "xenos", planets="1x0 volcanic")
    assert set(game.legal("geodens", "power") + game.legal("geodens", "qic")) == {
        "power knowledge_3",
        "power steps_2",
        "power ore_2",
        "power credits_7",
        "power knowledge_2",
        "power step_1",
        "power tokens_2",
        "qic tech",
        "qic rescore",
        "qic types",
    }


@pytest.mark.rule("GP-BOARD-01")
@pytest.mark.parametrize("line", ["power ore_2", "power tokens_2", "qic types"])
def test_an_octagon_is_closed_for_everybody_until_clean_up(line: str) -> None:
    game = table("geodens power=0/0/9 qic=9", "xenos power=0/0/9 qic=9", boosters="mines labs gaia")
    game.play(f"geodens {line}", "geodens end")
    assert game.refused(f"xenos {line}") == "GP-BOARD-01"
    game.play("xenos pass mines")
    assert game.refused(f"geodens {line}") == "GP-BOARD-01"
    game.play("geodens pass labs")
    assert game.can(f"xenos {line}")


@pytest.mark.rule("GP-BOARD-02")
def test_an_octagon_is_paid_in_the_currency_it_shows() -> None:
    game = table("geodens power=0/0/9 qic=9", "xenos")
    assert game.refused("geodens qic ore_2") == "GP-BOARD-02"
    assert game.refused("geodens power types") == "GP-BOARD-02"


@pytest.mark.rule("GP-BOARD-02")
@pytest.mark.parametrize(
    ("line", "price"),
    [
        ("power knowledge_3", 7),
        ("power steps_2", 5),
        ("power ore_2", 4),
        ("power credits_7", 4),
        ("power knowledge_2", 4),
        ("power step_1", 3),
        ("power tokens_2", 3),
    ],
)
def test_the_power_shown_is_spent_and_less_is_not_enough(line: str, price: int) -> None:
    short = table(f"geodens power=0/0/{price - 1} mine@0x0", "xenos", planets="1x0 volcanic")
    assert short.refused(f"geodens {line}") == "GP-BOARD-02"
    game = table(f"geodens power=0/0/{price} mine@0x0", "xenos", planets="1x0 volcanic")
    game.play(f"geodens {line}")
    gained = 2 if line == "power tokens_2" else 0
    assert game.power("geodens") == (price + gained, 0, 0)


@pytest.mark.rule("GP-BOARD-02")
@pytest.mark.parametrize(("line", "price"), [("qic tech", 4), ("qic rescore", 3), ("qic types", 2)])
def test_the_qic_shown_are_given_and_fewer_are_not_enough(line: str, price: int) -> None:
    short = table(f"geodens qic={price - 1} token=vp7_ore", "xenos")
    assert short.refused(f"geodens {line}") == "GP-BOARD-02"
    game = table(f"geodens qic={price} token=vp7_ore", "xenos")
    game.play(f"geodens {line}")
    assert game.seat("geodens").qic == 0


@pytest.mark.rule("GP-BOARD-03")
@pytest.mark.parametrize(
    ("octagon", "gained"),
    [
        ("knowledge_3", (0, 0, 3)),
        ("knowledge_2", (0, 0, 2)),
        ("ore_2", (2, 0, 0)),
        ("credits_7", (0, 7, 0)),
        ("tokens_2", (0, 0, 0)),
    ],
)
def test_five_octagons_sell_goods(octagon: str, gained: tuple[int, int, int]) -> None:
    game = table("geodens ore=0 credits=0 knowledge=0 power=0/0/7", "xenos")
    game.play(f"geodens power {octagon}")
    geodens = game.seat("geodens")
    assert (geodens.ore, geodens.credits, geodens.knowledge) == gained
    assert sum(game.power("geodens")) == (9 if octagon == "tokens_2" else 7)


@pytest.mark.rule("GP-BOARD-04")
@pytest.mark.parametrize(
    ("octagon", "planet", "ore"),
    [
        # From Volcanic, Desert is one step away, Swamp two and Titanium three; a step costs 3 ore.
        ("step_1", "desert", 1),
        ("step_1", "swamp", 4),
        ("steps_2", "desert", 1),
        ("steps_2", "swamp", 1),
        ("steps_2", "titanium", 4),
    ],
)
def test_free_steps_come_first_and_ore_pays_for_the_rest(octagon: str, planet: str, ore: int) -> None:
    game = table("geodens ore=9 credits=9 terra=0 power=0/0/5 mine@0x0", "xenos", planets=f"1x0 {planet}")
    game.play(f"geodens power {octagon}")
    assert game.legal("geodens") == ["build 1x0"]
    game.play("geodens build 1x0")
    assert game.seat("geodens").ore == 9 - ore
    assert game.seat("geodens").credits == 7


@pytest.mark.rule("GP-BOARD-04")
def test_the_mine_must_be_built_right_away_with_all_its_other_costs() -> None:
    game = table("geodens qic=1 terra=0 power=0/0/5 mine@0x0", "xenos", planets="3x0 desert, 4x0 desert")
    game.play("geodens power step_1")
    assert game.asked() == ("geodens", "mine")
    # The range of 1 grows to 3 with the one Q.I.C.
    assert game.legal("geodens") == ["build 3x0"]
    assert game.refused("geodens research sci") == "GP-ACT-01"
    game.play("geodens build 3x0")
    assert game.seat("geodens").qic == 0


@pytest.mark.rule("GP-BOARD-04")
def test_without_a_mine_to_build_the_octagon_cannot_be_taken() -> None:
    game = table("geodens qic=0 power=0/0/5 mine@0x0", "xenos", planets="3x0 desert, 1x0 transdim")
    assert game.refused("geodens power step_1") == "GP-BOARD-04"
    broke = table("geodens credits=1 power=0/0/5 mine@0x0", "xenos", planets="1x0 volcanic")
    assert broke.refused("geodens power steps_2") == "GP-BOARD-04"


@pytest.mark.rule("GP-BOARD-04")
def test_free_steps_cannot_be_combined_with_a_gaia_project_or_a_booster() -> None:
    game = table(
        "geodens power=4/0/3 gaia_level=4 formers=1 booster=range mine@0x0",
        "xenos",
        planets="1x0 desert, 0x1 transdim",
    )
    game.play("geodens power step_1")
    assert game.refused("geodens project 0x1") == "GP-ACT-01"
    assert game.refused("geodens special range") == "GP-ACT-01"


@pytest.mark.rule("GP-BOARD-04")
@pytest.mark.parametrize("planet", ["volcanic", "gaia"])
def test_free_steps_that_are_not_needed_are_lost_and_score_nothing(planet: str) -> None:
    game = table(
        "geodens vp=0 ore=9 power=0/0/5 mine@0x0", "xenos", planets=f"1x0 {planet}", round_tile="terraform_2"
    )
    game.play("geodens power steps_2", "geodens build 1x0")
    assert game.seat("geodens").ore == 8
    assert game.points("geodens") == {}


@pytest.mark.rule("GP-BOARD-04")
def test_only_the_steps_that_are_made_score() -> None:
    game = table("geodens power=0/0/5 mine@0x0", "xenos", planets="1x0 desert", round_tile="terraform_2")
    game.play("geodens power steps_2", "geodens build 1x0")
    assert game.points("geodens") == {"round:terraform_2": 2}


@pytest.mark.rule("GP-BOARD-04")
def test_by_option_at_least_one_free_step_must_be_needed() -> None:
    game = table("geodens power=0/0/5 mine@0x0", "xenos", planets="1x0 volcanic, 0x1 gaia", options=NEEDED)
    assert game.refused("geodens power steps_2") == "GP-BOARD-04"
    game = table("geodens power=0/0/5 mine@0x0", "xenos", planets="1x0 volcanic, 0x1 desert", options=NEEDED)
    game.play("geodens power steps_2")
    assert game.legal("geodens") == ["build 0x1"]
    assert game.refused("geodens build 1x0") == "GP-BOARD-04"


@pytest.mark.rule("GP-BOARD-05")
def test_four_qic_buy_a_tech_tile_with_its_advance() -> None:
    game = table("geodens vp=0 qic=4", "xenos")
    game.play("geodens qic tech", "geodens tech vp_7", "geodens advance gaia")
    assert game.seat("geodens").qic == 0
    assert game.seat("geodens").vp == 7
    assert game.seat("geodens").levels[ids.GAIA_PROJECT] == 1


@pytest.mark.rule("GP-BOARD-06")
@pytest.mark.parametrize("side", ["", ":grey"])
def test_three_qic_score_an_own_token_again_whichever_side_it_shows(side: str) -> None:
    game = table(f"geodens vp=0 ore=0 qic=3 token=vp7_ore{side}", "xenos", round_tile="federation_5")
    before = game.seat("geodens").green[:]
    left = game.state.tokens_left[:]
    game.play("geodens qic rescore", "geodens rescore vp7_ore")
    assert game.points("geodens") == {"rescore:vp7_ore": 7}
    assert game.seat("geodens").ore == 2
    assert game.seat("geodens").green == before
    assert len(game.seat("geodens").tokens) == 1
    assert game.state.tokens_left == left


@pytest.mark.rule("GP-BOARD-06")
def test_only_own_tokens_can_be_scored_again() -> None:
    game = table("geodens qic=3 token=vp7_ore token=vp12", "xenos token=vp8_qic")
    game.play("geodens qic rescore")
    assert set(game.legal("geodens")) == {"rescore vp12", "rescore vp7_ore"}
    assert game.refused("geodens rescore vp8_qic") == "GP-BOARD-06"


@pytest.mark.rule("GP-BOARD-06")
def test_without_a_token_there_is_nothing_to_score_again() -> None:
    assert table("geodens qic=3", "xenos token=vp8_qic").refused("geodens qic rescore") == "GP-BOARD-06"


@pytest.mark.rule("GP-BOARD-07")
@pytest.mark.parametrize(
    ("pieces", "vp"),
    [
        ("mine@0x0", 4),
        ("mine@0x0 station@1x0 mine@2x0", 4),
        ("mine@0x0 mine@1x0/terra mine@2x0/gaia mine@0x2/gaia", 6),
        ("mine@0x0 mine@4x-1/lost", 5),
        ("mine@0x0 former@1x0/transdim former@2x0/gaia", 4),
    ],
)
def test_two_qic_score_three_and_one_for_each_planet_type(pieces: str, vp: int) -> None:
    game = table(f"geodens vp=0 qic=2 {pieces}", "xenos")
    game.play("geodens qic types")
    assert game.points("geodens") == {"board:types": vp}


@pytest.mark.rule("GP-BOARD-08")
def test_the_power_spent_lies_in_area_one_when_the_effect_begins() -> None:
    game = table("taklons power=0/0/5 brainstone=3 mine@0x0", "xenos", planets="1x0 swamp")
    game.play("taklons power steps_2")
    assert game.asked() == ("taklons", "spend")
    game.play("taklons spend brainstone")
    assert game.asked() == ("taklons", "mine")
    assert game.power("taklons") == (2, 0, 3)
    assert game.seat("taklons").brainstone == 1


@pytest.mark.rule("GP-BOARD-08")
@pytest.mark.parametrize(
    ("holding", "line"),
    [
        ("knowledge=15", "power knowledge_3"),
        ("knowledge=15", "power knowledge_2"),
        ("ore=15", "power ore_2"),
        ("credits=30", "power credits_7"),
    ],
)
def test_an_octagon_that_would_give_nothing_cannot_be_taken(holding: str, line: str) -> None:
    assert table(f"geodens power=0/0/7 {holding}", "xenos").refused(f"geodens {line}") == "GP-BOARD-08"


@pytest.mark.rule("GP-BOARD-08")
def test_an_octagon_of_which_a_part_is_lost_can_be_taken() -> None:
    game = table("geodens power=0/0/7 credits=29", "xenos")
    game.play("geodens power credits_7")
    assert game.seat("geodens").credits == 30


@pytest.mark.rule("GP-BOARD-08")
def test_a_token_that_would_give_nothing_cannot_be_scored_again() -> None:
    full = "gleens ore=15 credits=30 knowledge=15 qic=3 token=gleens"
    assert table(full, "terrans").refused("gleens qic rescore") == "GP-BOARD-08"
    game = table(f"{full} token=vp12", "terrans").play("gleens qic rescore")
    assert game.legal("gleens") == ["rescore vp12"]
    assert game.refused("gleens rescore gleens") == "GP-BOARD-08"


@pytest.mark.rule("GP-BOARD-08")
def test_without_an_open_tile_the_tech_octagon_cannot_be_taken() -> None:
    owned = " ".join(f"tile={name}" for name in c.TECH_IDS)
    game = table(f"geodens qic=4 nav=4 {owned}", "xenos")
    assert game.refused("geodens qic tech") == "GP-TECH-14"
    advanced = table(f"geodens qic=4 nav=4 token=vp7_ore {owned}", "xenos")
    assert advanced.can("geodens qic tech")
