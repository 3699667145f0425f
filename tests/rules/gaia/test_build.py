"""Build a mine (GP-BUILD)."""

import pytest

from tests.rules.gaia.table import Table, table

EIGHT_MINES = "mine@0x0 mine@2x0 mine@4x0 mine@0x2 mine@2x2 mine@0x4 mine@-2x0 mine@-4x0"
RING = ["terra", "oxide", "volcanic", "desert", "swamp", "titanium", "ice"]
PEOPLE = ["terrans", "ivits", "geodens", "xenos", "taklons", "firaks", "nevlas"]


def purse(game: Table, faction: str) -> tuple[int, int, int]:
    """Ore, credits and Q.I.C."""
    player = game.seat(faction)
    return player.ore, player.credits, player.qic


@pytest.mark.rule("GP-BUILD-01")
def test_a_mine_costs_one_ore_and_two_credits() -> None:
    game = table("terrans ore=1 credits=2 qic=0 mine@0x0", "xenos mine@5x0", planets="1x0 terra")
    game.play("terrans build 1x0")
    assert purse(game, "terrans") == (0, 0, 0)


@pytest.mark.rule("GP-BUILD-01")
@pytest.mark.parametrize("money", ["ore=0 credits=2", "ore=1 credits=1"])
def test_without_its_price_there_is_no_mine(money: str) -> None:
    game = table(f"terrans {money} mine@0x0", "xenos mine@5x0", planets="1x0 terra")
    assert game.refused("terrans build 1x0") == "GP-BUILD-01"


@pytest.mark.rule("GP-BUILD-02")
@pytest.mark.parametrize(("mines", "ore"), [(1, 2), (2, 3), (3, 3), (4, 4), (7, 7), (8, 8)])
def test_mines_leave_the_board_from_the_left_where_the_third_slot_is_empty(mines: int, ore: int) -> None:
    own = " ".join(EIGHT_MINES.split()[: mines - 1])
    game = table(
        f"terrans ore=1 {own} former@-1x3/gaia", "xenos mine@5x0", boosters="labs gaia range", turn="terrans"
    )
    game.play("terrans build -1x3").next_round()
    assert game.seat("terrans").ore == ore  # 1 always, and 1 for every mine but the third


@pytest.mark.rule("GP-BUILD-02")
def test_without_a_mine_on_the_board_no_action_builds_one() -> None:
    game = table(
        f"terrans {EIGHT_MINES} power=0/0/9 booster=terraform",
        "xenos mine@5x0",
        planets="1x0 terra, 0x1 oxide",
    )
    assert game.refused("terrans build 1x0") == "GP-COMP-07"
    assert game.refused("terrans power step_1") == "GP-BOARD-04"
    assert game.refused("terrans power steps_2") == "GP-BOARD-04"
    assert game.refused("terrans special terraform") == "GP-TILE-08"


@pytest.mark.rule("GP-BUILD-02")
def test_without_a_mine_on_the_board_lantids_cannot_share_either() -> None:
    game = table(f"lantids {EIGHT_MINES}", "xenos mine@1x0")
    assert game.refused("lantids build 1x0") == "GP-COMP-07"


@pytest.mark.rule("GP-BUILD-02")
def test_a_mine_that_was_upgraded_is_back_on_the_board() -> None:
    game = table(f"terrans {EIGHT_MINES}", "xenos passed mine@5x5", planets="1x0 terra")
    game.play("terrans upgrade 0x0 station", "terrans end")
    assert game.can("terrans build 1x0")


@pytest.mark.rule("GP-BUILD-03")
def test_a_mine_needs_a_planet_without_a_structure() -> None:
    game = table("terrans nav=5 mine@0x0", "xenos mine@1x0 station@0x1/terra", planets="2x0 terra")
    assert game.refused("terrans build 0x0") == "GP-BUILD-03"
    assert game.refused("terrans build 1x0") == "GP-BUILD-03"
    assert game.refused("terrans build 0x1") == "GP-BUILD-03"
    assert game.refused("terrans build -1x0") == "GP-BUILD-03"  # empty space
    assert game.can("terrans build 2x0")


@pytest.mark.rule("GP-BUILD-03")
def test_only_lantids_may_join_another_player() -> None:
    game = table("lantids mine@0x0", "xenos station@1x0")
    game.play("lantids build 1x0")
    assert len(game.seat("lantids").planets) == 2
    assert purse(game, "lantids") == (7, 18, 3)


@pytest.mark.rule("GP-BUILD-04")
def test_terraforming_and_the_mine_go_together_or_not_at_all() -> None:
    # Swamp is three steps from Terra: 9 ore and 1 for the mine.
    game = table("terrans ore=9 mine@0x0", "xenos mine@5x0", planets="1x0 swamp")
    assert game.refused("terrans build 1x0") == "GP-BUILD-16"
    assert game.legal("terrans", "build") == []
    game = table("terrans ore=10 mine@0x0", "xenos mine@5x0", planets="1x0 swamp")
    game.play("terrans build 1x0")
    assert game.seat("terrans").ore == 0
    assert game.seat("terrans").built[1] == 2


@pytest.mark.rule("GP-BUILD-04")
def test_free_steps_cannot_be_made_in_advance() -> None:
    game = table("terrans ore=3 power=0/0/5 mine@0x0", "xenos mine@5x0", planets="1x0 swamp")
    assert game.refused("terrans power steps_2") == "GP-BOARD-04"  # 3 ore are missing for the third step
    game = table("terrans ore=4 power=0/0/5 mine@0x0", "xenos mine@5x0", planets="1x0 swamp")
    game.play("terrans power steps_2")
    assert game.asked() == ("terrans", "mine")
    assert game.legal("terrans") == ["build 1x0"]


@pytest.mark.rule("GP-BUILD-05")
def test_range_counts_from_the_nearest_planet_one_has_colonised() -> None:
    planets = "1x0 terra, 3x0 terra, 5x0 terra"
    game = table("terrans nav=2 qic=0 mine@0x0", "xenos mine@0x5", planets=planets)
    assert game.legal("terrans", "build") == ["build 1x0"]  # a shorter way than the range is fine
    assert game.refused("terrans build 3x0") == "GP-BUILD-05"
    game = table("terrans nav=2 qic=0 mine@0x0 lab@4x1", "xenos mine@0x5", planets=planets)
    assert game.legal("terrans", "build") == ["build 1x0", "build 3x0", "build 5x0"]


@pytest.mark.rule("GP-BUILD-05")
def test_ivits_also_count_from_a_space_station() -> None:
    game = table("ivits qic=0 institute@0x0 space_station@2x0", "xenos mine@0x5", planets="3x0 oxide, 4x0 oxide")
    assert game.can("ivits build 3x0")
    assert game.refused("ivits build 4x0") == "GP-BUILD-05"


@pytest.mark.rule("GP-BUILD-06")
@pytest.mark.parametrize(("level", "reach"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (5, 4)])
def test_navigation_sets_the_basic_range(level: int, reach: int) -> None:
    planets = "1x0 terra, 2x0 terra, 3x0 terra, 4x0 terra, 5x0 terra"
    game = table(f"terrans qic=0 nav={level} mine@0x0", "xenos mine@-5x0", planets=planets)
    assert game.legal("terrans", "build") == [f"build {q}x0" for q in range(1, reach + 1)]
    assert game.refused(f"terrans build {reach + 1}x0") == "GP-BUILD-05"


@pytest.mark.rule("GP-BUILD-07")
@pytest.mark.parametrize(("far", "qic"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_every_qic_adds_two_to_the_range(far: int, qic: int) -> None:
    game = table(f"terrans nav=0 qic={qic} mine@0x0", "xenos mine@-5x0", planets=f"{far}x0 terra")
    game.play(f"terrans build {far}x0")
    assert game.seat("terrans").qic == 0
    if qic:
        game = table(f"terrans nav=0 qic={qic - 1} mine@0x0", "xenos mine@-5x0", planets=f"{far}x0 terra")
        assert game.refused(f"terrans build {far}x0") == "GP-BUILD-05"


@pytest.mark.rule("GP-BUILD-07", "GP-EX-05")
def test_ivits_on_level_two_reach_four_hexes_with_one_qic_for_one_action() -> None:
    game = table(
        "ivits nav=2 qic=1 institute@0x0",
        "xenos passed mine@-5x0",
        planets="4x0 oxide, 5x0 oxide, 0x4 oxide",
    )
    assert game.refused("ivits build 5x0") == "GP-BUILD-05"
    assert game.can("ivits build 0x4")
    game.play("ivits build 4x0")
    assert game.seat("ivits").qic == 0
    game.play("ivits end")
    assert game.refused("ivits build 0x4") == "GP-BUILD-05"


@pytest.mark.rule("GP-BUILD-08")
def test_range_counts_across_planets_and_empty_hexes_alike() -> None:
    ring = "1x0 transdim, 0x1 gaia, -1x1 terra, -1x0 ice, 0x-1 transdim, 1x-1 swamp"
    game = table(
        "terrans nav=2 qic=0 mine@0x0",
        "xenos mine@3x0 satellite@2x-1",
        planets=f"{ring}, 2x0 terra, -2x2 terra",
    )
    assert game.can("terrans build 2x0")
    assert game.can("terrans build -2x2")


@pytest.mark.rule("GP-BUILD-09")
def test_range_never_counts_from_satellites_or_gaiaformers() -> None:
    game = table(
        "terrans qic=0 formers=2 mine@0x0 former@-4x0/transdim former@0x4/gaia satellite@3x0",
        "xenos mine@0x-5",
        planets="4x0 terra, -5x0 terra, 0x5 terra",
    )
    for place in ("4x0", "-5x0", "0x5"):
        assert game.refused(f"terrans build {place}") == "GP-BUILD-05"


@pytest.mark.rule("GP-BUILD-10")
@pytest.mark.parametrize(("faction", "home"), list(zip(PEOPLE, RING, strict=True)))
def test_the_home_type_costs_nothing_but_the_mine(faction: str, home: str) -> None:
    other = "lantids" if faction != "terrans" else "gleens"
    game = table(f"{faction} terra=0 mine@0x0", f"{other} mine@5x0", planets=f"1x0 {home}")
    game.play(f"{faction} build 1x0")
    assert purse(game, faction) == (7, 18, 3)


@pytest.mark.rule("GP-BUILD-11")
def test_nobody_builds_on_a_transdim_planet() -> None:
    game = table(
        "terrans power=0/0/5 formers=1 mine@0x0 former@0x1/transdim", "xenos mine@5x0", planets="1x0 transdim"
    )
    assert game.refused("terrans build 1x0") == "GP-BUILD-11"
    assert game.refused("terrans build 0x1") == "GP-BUILD-11"  # not even where the own Gaiaformer works
    assert game.refused("terrans power steps_2") == "GP-BOARD-04"


@pytest.mark.rule("GP-BUILD-12")
@pytest.mark.parametrize("faction", PEOPLE)
def test_a_gaia_planet_costs_one_qic_whatever_the_home_type(faction: str) -> None:
    other = "lantids" if faction != "terrans" else "gleens"
    game = table(f"{faction} qic=1 mine@0x0", f"{other} mine@5x0", planets="1x0 gaia")
    game.play(f"{faction} build 1x0")
    assert purse(game, faction) == (7, 18, 0)
    game = table(f"{faction} qic=0 mine@0x0", f"{other} mine@5x0", planets="1x0 gaia")
    assert game.refused(f"{faction} build 1x0") == "GP-BUILD-12"


@pytest.mark.rule("GP-BUILD-12")
def test_gleens_pay_ore_for_a_gaia_planet() -> None:
    game = table("gleens ore=2 qic=2 mine@0x0", "terrans mine@5x0", planets="1x0 gaia")
    game.play("gleens build 1x0")
    assert purse(game, "gleens") == (0, 18, 2)
    game = table("gleens ore=1 qic=2 mine@0x0", "terrans mine@5x0", planets="1x0 gaia")
    assert game.refused("gleens build 1x0") == "GP-BUILD-01"


@pytest.mark.rule("GP-BUILD-13", "GP-EX-06")
def test_where_ones_gaiaformer_stands_only_the_mine_is_paid_and_distance_is_no_matter() -> None:
    game = table("terrans formers=0 nav=0 qic=0 mine@0x0 former@5x0/gaia", "xenos mine@-5x0")
    game.play("terrans build 5x0")
    assert purse(game, "terrans") == (7, 18, 0)
    assert game.seat("terrans").formers_ready == 1
    assert game.number("terrans") not in game.state.formers


@pytest.mark.rule("GP-BUILD-13")
def test_gleens_pay_no_ore_where_their_gaiaformer_stands() -> None:
    game = table("gleens formers=0 ore=1 mine@0x0 former@5x0/gaia", "terrans mine@-5x0")
    game.play("gleens build 5x0")
    assert game.seat("gleens").ore == 0


@pytest.mark.rule("GP-BUILD-14", "GP-EX-07")
def test_a_gaiaformer_reserves_its_gaia_planet_for_its_owner() -> None:
    seats = ("geodens formers=0 former@1x0/gaia", "xenos mine@0x0", "lantids mine@0x1")
    assert table(*seats, turn="xenos").refused("xenos build 1x0") == "GP-BUILD-14"
    assert table(*seats, turn="lantids").refused("lantids build 1x0") == "GP-BUILD-14"
    assert table(*seats, turn="geodens").can("geodens build 1x0")


@pytest.mark.rule("GP-BUILD-15", "GP-EX-08")
@pytest.mark.parametrize(
    ("kind", "steps"),
    [("oxide", 1), ("ice", 1), ("volcanic", 2), ("titanium", 2), ("desert", 3), ("swamp", 3)],
)
def test_steps_seen_from_terra(kind: str, steps: int) -> None:
    game = table("terrans terra=3 mine@0x0", "xenos mine@5x0", planets=f"1x0 {kind}")
    game.play("terrans build 1x0")
    assert game.seat("terrans").ore == 8 - 1 - steps  # on level 3 a step costs 1 ore


@pytest.mark.rule("GP-BUILD-15")
@pytest.mark.parametrize("home", RING)
@pytest.mark.parametrize("kind", RING)
def test_steps_go_the_shorter_way_round_the_ring(home: str, kind: str) -> None:
    faction = PEOPLE[RING.index(home)]
    other = "lantids" if faction != "terrans" else "gleens"
    game = table(f"{faction} terra=3 mine@0x0", f"{other} mine@5x0", planets=f"1x0 {kind}", round_tile="terraform_2")
    game.play(f"{faction} build 1x0")
    there = (RING.index(kind) - RING.index(home)) % 7
    steps = min(there, 7 - there)
    assert game.seat(faction).ore == 7 - steps
    assert game.seat(faction).vp == 10 + 2 * steps


@pytest.mark.rule("GP-BUILD-16")
@pytest.mark.parametrize(("level", "ore"), [(0, 3), (1, 3), (2, 2), (3, 1), (4, 1), (5, 1)])
def test_the_terraforming_level_sets_the_price_of_a_step(level: int, ore: int) -> None:
    seat = f"terrans terra={level} mine@0x0 ore="
    game = table(f"{seat}{1 + 2 * ore}", "xenos mine@5x0", planets="1x0 volcanic")
    game.play("terrans build 1x0")
    assert game.seat("terrans").ore == 0
    game = table(f"{seat}{2 * ore}", "xenos mine@5x0", planets="1x0 volcanic")
    assert game.refused("terrans build 1x0") == "GP-BUILD-16"


@pytest.mark.rule("GP-BUILD-17", "GP-EX-09")
def test_geodens_pay_the_step_that_a_booster_leaves_them() -> None:
    game = table(
        "geodens terra=3 ore=2 credits=2 booster=terraform mine@0x0",
        "terrans mine@5x0",
        planets="1x0 swamp",
        round_tile="terraform_2",
    )
    game.play("geodens special terraform", "geodens build 1x0")
    assert purse(game, "geodens") == (0, 0, 3)
    assert game.points("geodens") == {"round:terraform_2": 4}


@pytest.mark.rule("GP-BUILD-17", "GP-EX-10")
def test_a_free_step_too_many_lapses() -> None:
    game = table(
        "terrans power=0/0/5 mine@0x0",
        "xenos passed mine@5x0",
        planets="1x0 oxide, 0x1 ice",
        round_tile="terraform_2",
    )
    game.play("terrans power steps_2", "terrans build 1x0")
    assert game.points("terrans") == {"round:terraform_2": 2}
    assert purse(game, "terrans") == (7, 18, 3)
    game.play("terrans end", "terrans build 0x1")
    assert game.seat("terrans").ore == 7 - 1 - 3  # nothing is left of the free steps


@pytest.mark.rule("GP-BUILD-17")
@pytest.mark.parametrize(("kind", "ore"), [("terra", 1), ("oxide", 1), ("volcanic", 1), ("desert", 4)])
def test_free_steps_come_before_paid_ones(kind: str, ore: int) -> None:
    game = table("terrans ore=15 power=0/0/5 mine@0x0", "xenos mine@5x0", planets=f"1x0 {kind}")
    game.play("terrans power steps_2", "terrans build 1x0")
    assert game.seat("terrans").ore == 15 - ore


@pytest.mark.rule("GP-BUILD-18")
def test_only_lantids_settle_the_lost_planet_of_somebody_else() -> None:
    game = table("terrans mine@0x0 mine@3x0/lost", "xenos mine@2x0", "ivits institute@5x0", turn="xenos")
    assert game.refused("xenos build 3x0") == "GP-BUILD-18"
    game = table("terrans mine@0x0 mine@3x0/lost", "xenos mine@2x0", turn="terrans")
    assert game.refused("terrans build 3x0") == "GP-BUILD-03"
    game = table("lantids mine@2x0", "xenos mine@0x0 mine@3x0/lost")
    assert game.can("lantids build 3x0")


@pytest.mark.rule("GP-BUILD-19")
@pytest.mark.parametrize(
    ("seat", "kind", "tile", "points"),
    [
        ("terrans", "terra", "mine_2", {"round:mine_2": 2}),
        ("terrans", "gaia", "mine_2", {"round:mine_2": 2}),
        ("terrans", "gaia", "gaia_3", {"round:gaia_3": 3}),
        ("terrans", "gaia", "gaia_4", {"round:gaia_4": 4}),
        ("terrans", "terra", "gaia_4", {}),
        ("terrans", "volcanic", "terraform_2", {"round:terraform_2": 4}),
        ("terrans", "terra", "terraform_2", {}),
        ("terrans tile=gaia_vp", "gaia", "station_3", {"tech:gaia_vp": 3}),
        ("terrans tile=gaia_vp", "terra", "station_3", {}),
        ("terrans tile=vp_7<adv_mine", "terra", "station_3", {"tech:adv_mine": 3}),
        ("gleens", "gaia", "station_3", {"faction": 2}),
        ("gleens", "desert", "station_3", {}),
    ],
)
def test_what_a_new_mine_scores(seat: str, kind: str, tile: str, points: dict[str, int]) -> None:
    game = table(f"{seat} mine@0x0", "ivits mine@5x0", planets=f"1x0 {kind}", round_tile=tile)
    faction = seat.split()[0]
    game.play(f"{faction} build 1x0")
    assert game.points(faction) == points


@pytest.mark.rule("GP-BUILD-19")
def test_a_new_mine_lets_others_charge_and_geodens_learn() -> None:
    game = table("geodens knowledge=0 institute@0x0", "terrans power=4/0/0 lab@3x0", planets="1x0 desert")
    game.play("geodens build 1x0")
    assert game.asked() == ("terrans", "charge")
    assert game.seat("geodens").knowledge == 3


@pytest.mark.rule("GP-BUILD-20")
def test_a_mine_on_a_former_transdim_planet_is_a_mine_on_a_gaia_planet() -> None:
    game = table(
        "terrans gaia_level=1 formers=1 power=6/0/0 tile=gaia_vp mine@0x0",
        "xenos passed mine@-5x0",
        planets="1x0 transdim",
    )
    game.play("terrans project 1x0").next_round()
    game.play("terrans build 1x0")
    assert game.points("terrans") == {"tech:gaia_vp": 3, "round:gaia_4": 4}


@pytest.mark.rule("GP-BUILD-21")
@pytest.mark.parametrize(("action", "power"), [("", 0), ("step_1", 3), ("steps_2", 5)])
def test_the_round_tile_pays_for_free_and_paid_steps_alike(action: str, power: int) -> None:
    game = table(
        f"terrans ore=15 power=0/0/{power} mine@0x0",
        "xenos mine@5x0",
        planets="1x0 desert",
        round_tile="terraform_2",
    )
    if action:
        game.play(f"terrans power {action}")
    game.play("terrans build 1x0")
    assert game.points("terrans") == {"round:terraform_2": 6}


@pytest.mark.rule("GP-BUILD-22")
def test_range_and_gaia_planet_each_cost_their_qic() -> None:
    game = table("terrans qic=2 mine@0x0", "xenos mine@-5x0", planets="3x0 gaia")
    game.play("terrans build 3x0")
    assert game.seat("terrans").qic == 0
    game = table("terrans qic=1 mine@0x0", "xenos mine@-5x0", planets="3x0 gaia")
    assert game.refused("terrans build 3x0") == "GP-BUILD-22"


@pytest.mark.rule("GP-BUILD-23")
def test_a_mine_beside_a_federation_joins_it_at_once() -> None:
    game = table(
        "terrans fed:institute@0x0 fed:station@1x0 fed:station@0x1 token=vp12 formed=1",
        "xenos mine@-5x0",
        planets="2x0 terra, 4x0 terra",
    )
    game.play("terrans build 2x0")
    assert game.federation("terrans") == {"0x0", "1x0", "0x1", "2x0"}
    assert len(game.seat("terrans").tokens) == 1
