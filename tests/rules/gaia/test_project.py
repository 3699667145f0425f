"""Start a Gaia project (GP-PROJ)."""

import pytest

from astrarium.games.gaia.components import ids
from astrarium.games.gaia.map import hexes
from tests.rules.gaia.table import Table, table


def kind(game: Table, place: str) -> str:
    """The type of the planet on a hex."""
    return ids.PLANET_IDS[game.state.kinds[game.state.planet_at(hexes.named(place))]]


@pytest.mark.rule("GP-PROJ-01")
def test_a_project_needs_a_gaiaformer_a_transdim_planet_and_tokens() -> None:
    planets = "1x0 transdim, 0x1 gaia, -1x0 terra"
    game = table("terrans gaia_level=1 formers=1 power=2/2/2 mine@0x0", "xenos mine@5x0", planets=planets)
    assert game.legal("terrans", "project") == ["project 1x0"]
    for elsewhere in ("0x1", "-1x0", "0x0", "2x0"):
        assert game.refused(f"terrans project {elsewhere}") == "GP-PROJ-01"
    game = table("terrans gaia_level=1 formers=0 power=2/2/2 mine@0x0", "xenos mine@5x0", planets=planets)
    assert game.refused("terrans project 1x0") == "GP-PROJ-03"
    game = table("terrans gaia_level=1 formers=1 power=2/2/1 mine@0x0", "xenos mine@5x0", planets=planets)
    assert game.refused("terrans project 1x0") == "GP-PROJ-07"


@pytest.mark.rule("GP-PROJ-01")
def test_nobody_starts_a_project_where_a_gaiaformer_stands() -> None:
    game = table(
        "terrans gaia_level=4 formers=1 power=6/0/0 mine@0x0 former@1x0/transdim", "xenos former@0x1/transdim"
    )
    assert game.refused("terrans project 1x0") == "GP-PROJ-01"
    assert game.refused("terrans project 0x1") == "GP-PROJ-01"


@pytest.mark.rule("GP-PROJ-02")
def test_the_next_gaia_phase_turns_the_planet_into_a_gaia_planet() -> None:
    game = table(
        "terrans gaia_level=1 formers=1 power=6/0/0 mine@0x0",
        "xenos passed mine@5x0",
        planets="1x0 transdim, 0x1 transdim",
    )
    game.play("terrans project 1x0")
    assert game.seat("terrans").formers_ready == 0
    assert kind(game, "1x0") == "transdim"
    game.play("terrans end")
    assert game.refused("terrans build 1x0") == "GP-BUILD-11"
    game.next_round()
    assert kind(game, "1x0") == "gaia"
    assert kind(game, "0x1") == "transdim"


@pytest.mark.rule("GP-PROJ-03")
@pytest.mark.parametrize(("level", "formers"), [(1, 1), (2, 0), (3, 1), (4, 1), (5, 0)])
def test_gaiaformers_come_on_levels_one_three_and_four(level: int, formers: int) -> None:
    game = table(f"xenos gaia_level={level - 1} formers=0 power=9/9/9 token=vp7_ore mine@0x0", "terrans mine@5x0")
    game.play("xenos research gaia")
    assert game.seat("xenos").formers_ready == formers


@pytest.mark.rule("GP-PROJ-03")
def test_a_gaiaformer_not_earned_yet_cannot_be_used() -> None:
    game = table("xenos gaia_level=1 formers=0 power=9/0/0 mine@0x0", "terrans mine@5x0", planets="1x0 transdim")
    assert game.seat("xenos").formers_unearned == 3
    assert game.refused("xenos project 1x0") == "GP-PROJ-03"


@pytest.mark.rule("GP-PROJ-04")
def test_a_gaiaformer_on_the_map_is_tied_up_until_its_mine_is_built() -> None:
    game = table(
        "terrans gaia_level=4 formers=1 power=9/0/0 mine@0x0",
        "xenos passed mine@5x0",
        planets="1x0 transdim, 0x1 transdim",
    )
    game.play("terrans project 1x0", "terrans end")
    assert game.refused("terrans project 0x1") == "GP-PROJ-03"
    game.next_round()
    assert game.refused("terrans project 0x1") == "GP-PROJ-03"
    game.play("terrans build 1x0")
    assert game.seat("terrans").formers_ready == 1


@pytest.mark.rule("GP-PROJ-05")
def test_range_works_as_for_a_mine_and_qic_may_stretch_it() -> None:
    seat = "terrans gaia_level=1 formers=1 power=6/0/0 mine@0x0"
    planets = "3x0 transdim, 4x0 transdim"
    game = table(f"{seat} qic=1", "xenos mine@-5x0", planets=planets)
    assert game.refused("terrans project 4x0") == "GP-BUILD-05"
    game.play("terrans project 3x0")
    assert game.seat("terrans").qic == 0
    assert table(f"{seat} qic=0 nav=4", "xenos mine@-5x0", planets=planets).can("terrans project 3x0")
    assert table(f"{seat} qic=0 nav=3", "xenos mine@-5x0", planets=planets).legal("terrans", "project") == []


@pytest.mark.rule("GP-PROJ-05")
def test_free_terraforming_steps_start_no_project() -> None:
    seat = "terrans gaia_level=1 formers=1 power=0/0/9 booster=terraform mine@0x0"
    game = table(seat, "xenos mine@-5x0", planets="1x0 transdim")
    assert game.refused("terrans power steps_2") == "GP-BOARD-04"
    assert game.refused("terrans special terraform") == "GP-TILE-08"
    game = table(seat, "xenos mine@-5x0", planets="1x0 transdim, 0x1 terra")
    game.play("terrans power step_1")
    assert game.legal("terrans") == ["build 0x1"]
    assert game.refused("terrans project 1x0") == "GP-ACT-01"
    game = table(seat, "xenos mine@-5x0", planets="1x0 transdim, 0x1 terra").play("terrans special terraform")
    assert game.legal("terrans") == ["build 0x1"]


@pytest.mark.rule("GP-PROJ-06")
def test_a_planet_with_a_mere_gaiaformer_is_not_colonised() -> None:
    game = table(
        "terrans gaia_level=1 formers=1 power=6/0/0 qic=2 mine@0x0",
        "xenos passed mine@5x5",
        planets="1x0 transdim, 2x0 terra, 6x-1 terra",
    )
    game.play("terrans project 1x0", "terrans end")
    assert game.refused("terrans build 6x-1") == "GP-BUILD-05"  # 6 from the mine, 5 from the Gaiaformer
    game.play("terrans qic types")
    assert game.points("terrans") == {"board:types": 4}  # Terra alone is a type
    game.play("terrans end")
    assert game.refused("terrans build 2x0") == "GP-BUILD-05"


@pytest.mark.rule("GP-PROJ-07")
@pytest.mark.parametrize(("level", "tokens"), [(1, 6), (2, 6), (3, 4), (4, 3), (5, 3)])
def test_the_level_sets_the_price_in_tokens(level: int, tokens: int) -> None:
    seat = f"terrans gaia_level={level} formers=1 mine@0x0"
    game = table(f"{seat} power=0/{tokens + 1}/0", "xenos mine@5x0", planets="1x0 transdim")
    game.play("terrans project 1x0")
    assert game.power("terrans") == (0, 1, 0)
    assert game.seat("terrans").gaia == tokens
    game = table(f"{seat} power=0/{tokens - 1}/0", "xenos mine@5x0", planets="1x0 transdim")
    assert game.refused("terrans project 1x0") == "GP-PROJ-07"


@pytest.mark.rule("GP-PROJ-07")
def test_tokens_come_from_the_areas_one_likes_but_not_from_the_gaia_area() -> None:
    seat = "terrans gaia_level=3 formers=1 gaia=2 mine@0x0"
    game = table(f"{seat} power=3/2/3", "xenos mine@5x0", planets="1x0 transdim")
    game.play("terrans project 1x0")
    assert game.asked() == ("terrans", "pay")
    assert game.refused("terrans pay 1/1/1") == "GP-POWER-06"
    assert game.refused("terrans pay 0/3/1") == "GP-POWER-06"
    game.play("terrans pay 0/1/3")
    assert game.power("terrans") == (3, 1, 0)
    assert game.seat("terrans").gaia == 6
    game = table(f"{seat} power=1/1/1", "xenos mine@5x0", planets="1x0 transdim")
    assert game.refused("terrans project 1x0") == "GP-PROJ-07"


@pytest.mark.rule("GP-PROJ-07")
def test_the_present_level_counts_for_gaiaformers_of_old() -> None:
    game = table(
        "terrans gaia_level=2 formers=1 power=0/0/12 mine@0x0",
        "xenos passed mine@5x0",
        planets="1x0 transdim, 0x1 transdim",
    )
    game.play("terrans project 1x0")
    assert game.seat("terrans").gaia == 6
    game.play("terrans end", "terrans research gaia", "terrans end", "terrans project 0x1")
    assert game.seat("terrans").gaia == 10


@pytest.mark.rule("GP-PROJ-08")
def test_on_level_zero_there_are_no_projects() -> None:
    game = table("xenos gaia_level=0 formers=1 power=9/9/9 mine@0x0", "terrans mine@5x0", planets="1x0 transdim")
    assert game.refused("xenos project 1x0") == "GP-PROJ-08"


@pytest.mark.rule("GP-PROJ-09")
def test_a_project_of_round_six_is_never_finished() -> None:
    game = table(
        "terrans gaia_level=1 formers=1 power=6/0/0 mine@0x0",
        "xenos passed mine@5x0",
        planets="1x0 transdim",
        round=6,
        finals="gaia types",
    )
    game.play("terrans project 1x0").next_round()
    assert game.game.is_over
    assert kind(game, "1x0") == "transdim"
    # Gaia planets 0 to 0, types 1 to 1: with the neutral player's 4 and 5 both share places two and three.
    assert game.points("terrans")["final:gaia"] == 9
    assert game.points("terrans")["final:types"] == 9


@pytest.mark.rule("GP-PROJ-10")
@pytest.mark.parametrize("tile", ["mine_2", "gaia_4", "gaia_3"])
def test_a_gaiaformer_scores_nothing_and_nobody_charges(tile: str) -> None:
    game = table(
        "terrans gaia_level=1 formers=1 power=6/0/0 tile=gaia_vp tile=vp_7<adv_mine mine@0x0",
        "xenos power=4/0/0 institute@2x0",
        planets="1x0 transdim",
        round_tile=tile,
    )
    game.play("terrans project 1x0")
    assert "offer" not in game.kinds()
    assert game.asked() == ("terrans", "closing")
    assert game.points("terrans") == {}


@pytest.mark.rule("GP-PROJ-11", "GP-EX-11")
def test_terrans_on_level_three_move_four_tokens_for_each_project() -> None:
    game = table(
        "terrans gaia_level=3 formers=2 power=3/5/0 mine@0x0",
        "xenos passed mine@5x0",
        planets="1x0 transdim, 0x1 transdim",
    )
    game.play("terrans project 1x0", "terrans pay 3/1/0", "terrans end")
    assert game.power("terrans") == (0, 4, 0)
    game.play("terrans project 0x1")
    assert game.power("terrans") == (0, 0, 0)
    assert game.seat("terrans").gaia == 8
    assert game.seat("terrans").formers_ready == 0


@pytest.mark.rule("GP-PROJ-11")
def test_a_gaiaformer_that_came_home_can_set_out_in_the_same_round() -> None:
    game = table(
        "terrans gaia_level=4 formers=0 power=3/0/0 mine@0x0 former@1x0/gaia",
        "xenos passed mine@5x0",
        planets="0x1 transdim",
    )
    assert game.refused("terrans project 0x1") == "GP-PROJ-03"
    game.play("terrans build 1x0", "terrans end", "terrans project 0x1")
    assert game.seat("terrans").formers_ready == 0
    assert game.seat("terrans").gaia == 3
