"""Tiles (TILE): every booster, tech tile, round tile, final tile and federation token at work."""

import pytest

from astrarium.games.gaia.components import components as c
from astrarium.games.gaia.scoring import final_count
from tests.rules.gaia.table import Table, table

EMPTY = "ore=0 credits=0 knowledge=0 qic=0"

# Types: Volcanic, Oxide, Gaia, Lost Planet (4). Gaia planets: 2. Sectors: 5, one with the Lost Planet alone.
# Mines: 5 and the Lost Planet (6). Stations: 1. Labs: 2. Institute and academies: 3. Federation tokens: 3.
EMPIRE = (
    "mine@0x0 mine@1x-1 mine@0x1 mine@3x0/oxide mine@-3x0/gaia mine@0x3/lost station@0x-3/gaia "
    "lab@2x0 lab@1x0 institute@-2x0 academy_left@-1x0 academy_right@-1x1 "
    "token=vp12 token=vp8_qic token=vp7_ore:grey "
    # What only looks like it: a Gaiaformer, a satellite and a space station in sectors of their own.
    "former@-6x0/gaia satellite@3x-5 space_station@1x-8"
)


def holds(game: Table, faction: str = "geodens") -> tuple[int, int, int, int]:
    """Ore, credits, knowledge and Q.I.C. of a seat."""
    player = game.seat(faction)
    return player.ore, player.credits, player.knowledge, player.qic


def lay_advanced(game: Table, tile: str) -> Table:
    """Only this advanced tile lies on the board, at Terraforming."""
    game.state.advanced = [c.ADVANCED_IDS.index(tile), -1, -1, -1, -1, -1]
    return game


def take_advanced(tile: str, words: str) -> Table:
    """The Geodens take an advanced tile by the action for 4 Q.I.C., without the advance."""
    game = lay_advanced(table(f"geodens vp=0 {EMPTY} qic=4 terra=4 tile=vp_7 {words}", "xenos"), tile)
    return game.play("geodens qic tech", f"geodens tech {tile} over vp_7", "geodens skip")


@pytest.mark.rule("GP-TILE-01")
@pytest.mark.parametrize(
    ("tile", "vp"),
    [
        ("adv_mines", 2 * 6),
        ("adv_stations", 4 * 1),
        ("adv_gaia", 2 * 2),
        ("adv_sectors", 2 * 5),
        ("adv_federations", 5 * 3),
    ],
)
def test_an_advanced_tile_counts_when_it_is_taken(tile: str, vp: int) -> None:
    assert take_advanced(tile, EMPIRE).points("geodens") == {f"tech:{tile}": vp}


@pytest.mark.rule("GP-TILE-01", "GP-TILE-02")
def test_ore_comes_for_each_colonised_sector() -> None:
    # Five sectors; the Gaiaformer, the satellite and the space station lie in three more.
    assert take_advanced("adv_sector_ore", EMPIRE).seat("geodens").ore == 5


@pytest.mark.rule("GP-TILE-01")
def test_knowledge_comes_for_each_planet_type() -> None:
    game = table(f"geodens {EMPTY} qic=4 {EMPIRE}", "xenos")
    game.play("geodens qic tech", "geodens tech knowledge_per_type")
    assert game.seat("geodens").knowledge == 4


@pytest.mark.rule("GP-TILE-01", "GP-TILE-06")
@pytest.mark.parametrize(
    ("tile", "vp"), [("adv_pass_federations", 3 * 3), ("adv_pass_labs", 3 * 2), ("adv_pass_types", 1 * 4)]
)
def test_a_tile_for_passing_counts_when_its_owner_passes(tile: str, vp: int) -> None:
    game = table(f"geodens vp=0 booster=range tile=vp_7<{tile} {EMPIRE}", "xenos", boosters="credits_qic")
    game.play("geodens pass credits_qic")
    assert game.points("geodens") == {f"tech:{tile}": vp}


@pytest.mark.rule("GP-TILE-01", "GP-TILE-10", "GP-TILE-11")
@pytest.mark.parametrize(
    ("booster", "vp"),
    [("mines", 1 * 6), ("labs", 3 * 2), ("stations", 2 * 1), ("big", 4 * 3), ("gaia", 1 * 2)],
)
def test_a_booster_scores_when_it_is_given_back(booster: str, vp: int) -> None:
    game = table(f"geodens vp=0 booster={booster} {EMPIRE}", "xenos", boosters="credits_qic")
    game.play("geodens pass credits_qic")
    assert game.points("geodens") == {f"booster:{booster}": vp}


@pytest.mark.rule("GP-TILE-01")
def test_what_comes_later_is_not_counted_by_a_tile_taken_before() -> None:
    game = table(
        f"geodens vp=0 {EMPTY} qic=4 ore=1 credits=2 terra=4 tile=vp_7 token=vp8_qic mine@0x0",
        "xenos passed",
        planets="1x0 volcanic",
    )
    lay_advanced(game, "adv_mines")
    game.play(
        "geodens qic tech",
        "geodens tech adv_mines over vp_7",
        "geodens skip",
        "geodens end",
        "geodens build 1x0",
    )
    assert game.points("geodens") == {"tech:adv_mines": 2}


@pytest.mark.rule("GP-TILE-02")
@pytest.mark.parametrize(
    ("pieces", "sectors"),
    [
        ("mine@0x0 mine@1x0 mine@2x0", 1),
        ("mine@0x0 mine@3x0", 2),
        ("mine@0x0 mine@3x0/lost", 2),
        ("mine@0x0 satellite@3x0 space_station@0x3", 1),
        ("mine@0x0 former@3x0/transdim", 1),
    ],
)
def test_a_sector_counts_if_a_planet_in_it_is_colonised(pieces: str, sectors: int) -> None:
    game = take_advanced("adv_sectors", f"token=vp8_qic {pieces}")
    assert game.points("geodens") == {"tech:adv_sectors": 2 * sectors}


@pytest.mark.rule("GP-TILE-03")
@pytest.mark.parametrize("piece", ["institute", "academy_left", "academy_right"])
def test_with_power_value_four_an_institute_or_academy_is_worth_four(piece: str) -> None:
    pieces = f"{piece}@0x0 station@1x0 mine@0x1"
    assert table(f"geodens {pieces}", "xenos").refused("geodens federation 0x0 1x0 0x1") == "GP-FED-01"
    assert table(f"geodens tile=big_4 {pieces}", "xenos").can("geodens federation 0x0 1x0 0x1")
    covered = table(f"geodens tile=big_4<adv_mines {pieces}", "xenos")
    assert covered.refused("geodens federation 0x0 1x0 0x1") == "GP-FED-01"


@pytest.mark.rule("GP-TILE-03")
def test_covering_it_leaves_existing_federations_alone() -> None:
    game = table(
        "geodens qic=4 terra=4 tile=big_4 institute@0x0 station@1x0 mine@0x1",
        "xenos passed",
        finals="in_federations types",
        round=6,
    )
    game.play("geodens federation 0x0 1x0 0x1", "geodens token vp8_qic", "geodens end")
    lay_advanced(game, "adv_pass_types")
    game.play(
        "geodens qic tech",
        "geodens tech adv_pass_types over big_4",
        "geodens skip",
        "geodens end",
        "geodens pass",
    )
    # Three structures in federations, less than the neutral player's ten: second place.
    assert game.points("geodens")["final:in_federations"] == 12


@pytest.mark.rule("GP-TILE-04")
@pytest.mark.parametrize(
    ("tile", "lines", "points"),
    [
        ("tile=gaia_vp", ["build 1x0"], {"tech:gaia_vp": 3, "round:gaia_4": 4}),
        ("tile=gaia_vp", ["build 0x1"], {}),
        ("tile=vp_7<adv_mine", ["build 0x1"], {"tech:adv_mine": 3}),
        ("tile=vp_7<adv_mine", ["build 1x0"], {"tech:adv_mine": 3, "round:gaia_4": 4}),
        ("tile=vp_7<adv_mine", ["research nav", "lost 4x-1"], {"tech:adv_mine": 3}),
        ("tile=vp_7<adv_station", ["upgrade 0x0 station"], {"tech:adv_station": 3}),
        ("tile=vp_7<adv_research", ["research sci"], {"tech:adv_research": 2}),
        ("tile=vp_7<adv_research", ["qic tech", "tech credits_4", "advance sci"], {"tech:adv_research": 2}),
    ],
)
def test_some_tiles_pay_whenever_something_happens(tile: str, lines: list[str], points: dict[str, int]) -> None:
    game = table(f"geodens vp=0 qic=9 nav=4 token=vp7_ore mine@0x0 {tile}", "xenos", planets="1x0 gaia, 0x1 volcanic")
    game.play(*[f"geodens {line}" for line in lines])
    assert game.points("geodens") == points


@pytest.mark.rule("GP-TILE-04")
def test_they_pay_every_time_and_on_top_of_the_round_tile() -> None:
    game = table(
        "geodens vp=0 mine@0x0 tile=vp_7<adv_mine",
        "xenos passed",
        planets="1x0 volcanic, 0x1 volcanic",
        round_tile="mine_2",
    )
    game.play("geodens build 1x0", "geodens end", "geodens build 0x1")
    assert game.points("geodens") == {"tech:adv_mine": 6, "round:mine_2": 4}


@pytest.mark.rule("GP-TILE-04")
def test_the_step_back_of_the_firaks_pays_for_a_trading_station_and_for_research() -> None:
    game = table("firaks vp=0 institute@0x0 lab@0x1 tile=vp_7<adv_station tile=big_4<adv_research", "xenos")
    game.play("firaks downgrade 0x1", "firaks advance sci")
    assert game.points("firaks") == {"tech:adv_station": 3, "tech:adv_research": 2}


@pytest.mark.rule("GP-TILE-05")
@pytest.mark.parametrize(
    ("tile", "action", "gained", "bowl"),
    [
        ("charge_4", "charge_4", (0, 0, 0, 0), (1, 4, 0)),
        ("vp_7<adv_qic_credits", "adv_qic_credits", (0, 5, 0, 1), (5, 0, 0)),
        ("vp_7<adv_3_ore", "adv_3_ore", (3, 0, 0, 0), (5, 0, 0)),
        ("vp_7<adv_3_knowledge", "adv_3_knowledge", (0, 0, 3, 0), (5, 0, 0)),
    ],
)
def test_four_tiles_are_special_actions(
    tile: str, action: str, gained: tuple[int, int, int, int], bowl: tuple[int, int, int]
) -> None:
    game = table(f"geodens vp=10 {EMPTY} power=5/0/0 tile={tile}", "xenos passed")
    game.play(f"geodens special {action}")
    assert holds(game) == gained
    assert game.power("geodens") == bowl
    assert game.seat("geodens").vp == 10
    game.play("geodens end")
    assert game.refused(f"geodens special {action}") == "GP-SPEC-01"


@pytest.mark.rule("GP-TILE-05")
def test_the_charge_of_the_tile_lets_the_taklons_choose_about_their_brainstone() -> None:
    game = table("taklons power=4/0/0 brainstone=1 tile=charge_4", "xenos")
    game.play("taklons special charge_4")
    assert game.asked() == ("taklons", "brainstone")
    game.play("taklons brainstone stays")
    assert (game.power("taklons"), game.seat("taklons").brainstone) == ((0, 4, 0), 1)


@pytest.mark.rule("GP-TILE-01")
@pytest.mark.parametrize(("tile", "gained", "vp"), [("ore_qic", (1, 0, 0, 1), 0), ("vp_7", (0, 0, 0, 0), 7)])
def test_two_tiles_give_something_once_when_they_are_taken(
    tile: str, gained: tuple[int, int, int, int], vp: int
) -> None:
    game = table(f"geodens vp=0 {EMPTY} qic=4", "xenos")
    game.play("geodens qic tech", f"geodens tech {tile}")
    assert holds(game) == gained
    assert game.seat("geodens").vp == vp


@pytest.mark.rule("GP-TILE-19")
@pytest.mark.parametrize(
    ("tile", "gained", "bowl"),
    [
        ("ore_charge", (1, 0, 0, 0), (4, 1, 0)),
        ("knowledge_credit", (0, 1, 1, 0), (5, 0, 0)),
        ("credits_4", (0, 4, 0, 0), (5, 0, 0)),
    ],
)
def test_three_tiles_yield_income_until_they_are_covered(
    tile: str, gained: tuple[int, int, int, int], bowl: tuple[int, int, int]
) -> None:
    # The board and the booster yield 1 ore each, the board 1 knowledge besides.
    for cover in ("", "<adv_mines"):
        game = table(f"geodens {EMPTY} power=5/0/0 tile={tile}{cover} booster=labs", "xenos passed", boosters="mines")
        game.play("geodens pass mines")
        ore, credits, knowledge, qic = gained if not cover else (0, 0, 0, 0)
        assert holds(game) == (ore + 2, credits, knowledge + 1, qic)
        assert game.power("geodens") == (bowl if not cover else (5, 0, 0))


@pytest.mark.rule("GP-TILE-06")
def test_a_tile_for_passing_pays_each_time_and_in_the_last_round_too() -> None:
    game = table(
        "geodens vp=0 booster=range tile=vp_7<adv_pass_types mine@0x0",
        "xenos passed",
        round=5,
        boosters="terraform range",
    )
    game.play("geodens pass terraform", "geodens pass")
    assert game.points("geodens")["tech:adv_pass_types"] == 2


@pytest.mark.rule("GP-TILE-07")
def test_tokens_count_on_either_side_and_wherever_they_come_from() -> None:
    game = table(
        "gleens knowledge=4 terra=4 tile=vp_7<adv_pass_federations token=gleens token=vp12 token=vp7_ore",
        "terrans passed",
        boosters="labs",
    )
    # Terraforming 5 turns over a token and brings one.
    game.play("gleens research terra", "gleens end", "gleens pass labs")
    assert sum(game.seat("gleens").green) == 1
    assert game.points("gleens")["tech:adv_pass_federations"] == 3 * 4


@pytest.mark.rule("GP-TILE-08")
@pytest.mark.parametrize(("planet", "ore"), [("volcanic", 1), ("desert", 1), ("swamp", 4), ("titanium", 7)])
def test_the_booster_for_terraforming_builds_a_mine_with_one_free_step(planet: str, ore: int) -> None:
    game = table("geodens ore=9 terra=0 booster=terraform mine@0x0", "xenos", planets=f"1x0 {planet}")
    game.play("geodens special terraform", "geodens build 1x0")
    assert game.seat("geodens").ore == 9 - ore


@pytest.mark.rule("GP-TILE-08")
def test_its_step_scores_like_any_other() -> None:
    game = table("geodens vp=0 booster=terraform mine@0x0", "xenos", planets="1x0 swamp", round_tile="terraform_2")
    game.play("geodens special terraform", "geodens build 1x0")
    assert game.points("geodens") == {"round:terraform_2": 4}


@pytest.mark.rule("GP-TILE-08")
def test_it_builds_a_mine_and_nothing_else() -> None:
    game = table(
        "geodens power=4/0/3 gaia_level=4 formers=1 booster=terraform mine@0x0",
        "xenos",
        planets="1x0 desert, 0x1 transdim",
    )
    game.play("geodens special terraform")
    assert game.legal("geodens") == ["build 1x0"]
    assert game.refused("geodens project 0x1") == "GP-ACT-01"
    assert game.refused("geodens power step_1") == "GP-ACT-01"


@pytest.mark.rule("GP-TILE-08")
def test_by_option_its_step_must_be_needed() -> None:
    seat = "geodens booster=terraform mine@0x0"
    assert table(seat, "xenos", planets="1x0 volcanic").can("geodens special terraform")
    strict = table(seat, "xenos", planets="1x0 volcanic", options={"free_steps_needed": True})
    assert strict.refused("geodens special terraform") == "GP-TILE-08"


@pytest.mark.rule("GP-TILE-09")
@pytest.mark.parametrize(("qic", "planets"), [(0, ["build -4x0"]), (1, ["build -4x0", "build -6x0"])])
def test_the_booster_for_range_adds_three_and_qic_still_more(qic: int, planets: list[str]) -> None:
    game = table(
        f"geodens qic={qic} nav=0 booster=range mine@0x0",
        "xenos",
        planets="-4x0 volcanic, -6x0 volcanic, -7x0 volcanic",
    )
    game.play("geodens special range")
    assert sorted(game.legal("geodens")) == planets
    game.play(f"geodens {planets[-1]}")
    assert game.seat("geodens").qic == 0


@pytest.mark.rule("GP-TILE-09")
def test_it_serves_a_gaia_project_as_well() -> None:
    game = table(
        "geodens qic=0 nav=0 power=3/0/0 gaia_level=4 formers=1 booster=range mine@0x0",
        "xenos",
        planets="4x0 transdim, 5x0 transdim, 3x0 oxide",
    )
    assert game.refused("geodens project 4x0") == "GP-BUILD-05"
    game.play("geodens special range")
    assert sorted(game.legal("geodens")) == ["build 3x0", "project 4x0"]
    game.play("geodens project 4x0")
    assert game.seat("geodens").gaia == 3
    assert game.refused("geodens build 3x0") == "GP-ACT-01"


@pytest.mark.rule("GP-TILE-09")
def test_the_added_range_is_gone_with_the_action() -> None:
    game = table("geodens qic=0 nav=0 booster=range mine@0x0", "xenos passed", planets="-4x0 volcanic, 4x0 volcanic")
    game.play("geodens special range", "geodens build -4x0", "geodens end")
    assert game.refused("geodens build 4x0") == "GP-BUILD-05"


@pytest.mark.rule("GP-TILE-10")
@pytest.mark.parametrize(
    ("booster", "pieces", "vp"),
    [
        ("mines", "mine@0x0 mine@4x-1/lost", 2),
        ("mines", "mine@4x-1/lost station@0x0", 1),
        ("gaia", "mine@0x0/gaia station@2x0/gaia former@1x0/gaia former@3x0/transdim", 2),
    ],
)
def test_the_lost_planet_is_a_mine_and_a_gaiaformer_is_nothing(booster: str, pieces: str, vp: int) -> None:
    game = table(f"geodens vp=0 booster={booster} {pieces}", "xenos", boosters="credits_qic")
    game.play("geodens pass credits_qic")
    assert game.points("geodens") == {f"booster:{booster}": vp}


@pytest.mark.rule("GP-TILE-11")
@pytest.mark.parametrize(
    ("booster", "gained", "bowl"),
    [
        ("ore_knowledge", (1, 0, 1, 0), (5, 0, 0)),
        ("credits_qic", (0, 2, 0, 1), (5, 0, 0)),
        ("tokens_ore", (1, 0, 0, 0), (7, 0, 0)),
        ("terraform", (0, 2, 0, 0), (5, 0, 0)),
        ("range", (0, 0, 0, 0), (3, 2, 0)),
        ("mines", (1, 0, 0, 0), (5, 0, 0)),
        ("labs", (0, 0, 1, 0), (5, 0, 0)),
        ("stations", (1, 0, 0, 0), (5, 0, 0)),
        ("big", (0, 0, 0, 0), (1, 4, 0)),
        ("gaia", (0, 4, 0, 0), (5, 0, 0)),
    ],
)
def test_a_booster_yields_its_income_in_the_next_income_phase(
    booster: str, gained: tuple[int, int, int, int], bowl: tuple[int, int, int]
) -> None:
    held = "gaia" if booster == "labs" else "labs"
    game = table(f"geodens {EMPTY} power=5/0/0 booster={held}", "xenos", boosters=booster)
    game.play(f"geodens pass {booster}")
    assert holds(game) == (0, 0, 0, 0)
    assert game.power("geodens") == (5, 0, 0)
    game.play(f"xenos pass {held}")
    # The board yields 1 ore and 1 knowledge.
    ore, credits, knowledge, qic = gained
    assert holds(game) == (ore + 1, credits, knowledge + 1, qic)
    assert game.power("geodens") == bowl


@pytest.mark.rule("GP-TILE-11")
def test_the_action_of_a_booster_is_there_once_in_the_round_of_its_owner() -> None:
    game = table(
        "geodens booster=labs mine@0x0",
        "xenos passed",
        planets="1x0 desert, 0x1 desert",
        boosters="terraform mines",
    )
    assert game.refused("geodens special terraform") == "GP-SPEC-03"
    game.play(
        "geodens pass terraform",
        "geodens special terraform",
        "geodens build 1x0",
        "geodens end",
        "xenos pass mines",
    )
    assert game.refused("geodens special terraform") == "GP-SPEC-01"
    game.play("geodens pass labs")
    assert game.refused("xenos special terraform") == "GP-SPEC-03"


BUILDER = "geodens vp=0 ore=15 qic=9 terra=0 mine@0x0"
PLANETS = "1x0 volcanic, 0x1 desert, -1x0 swamp, 0x-1 gaia"


def scored(round_tile: str, seat: str, lines: list[str], planets: str = PLANETS) -> int:
    """What the round tile pays for these actions of one seat."""
    game = table(seat, "nevlas passed", planets=planets, round_tile=round_tile)
    faction = seat.split()[0]
    for line in lines:
        game.play(f"{faction} {line}")
        if game.asked() == (faction, "closing"):
            game.play(f"{faction} end")
    return game.points(faction).get(f"round:{round_tile}", 0)


@pytest.mark.rule("GP-TILE-12")
@pytest.mark.parametrize(
    ("lines", "vp"),
    [
        (["build 1x0"], 0),
        (["build 0x1"], 2),
        (["build -1x0"], 4),
        (["build 0x-1"], 0),
        (["power step_1", "build -1x0"], 4),
        (["power steps_2", "build 0x1"], 2),
        (["special terraform", "build 0x1"], 2),
    ],
)
def test_the_round_tile_for_terraforming_pays_two_for_each_step(lines: list[str], vp: int) -> None:
    assert scored("terraform_2", f"{BUILDER} power=0/0/5 booster=terraform", lines) == vp


@pytest.mark.rule("GP-TILE-13")
@pytest.mark.parametrize(
    ("seat", "lines", "vp"),
    [
        (BUILDER, ["build 1x0"], 2),
        (BUILDER, ["build 0x-1", "build 1x0"], 4),
        (f"{BUILDER} nav=4 token=vp7_ore", ["research nav", "lost 4x-1"], 2),
        ("geodens vp=0 station@0x0", ["upgrade 0x0 lab", "tech vp_7", "skip"], 0),
        ("geodens vp=0 power=3/0/0 gaia_level=4 formers=1 mine@0x0", ["project 2x0"], 0),
    ],
)
def test_the_round_tile_for_mines_pays_for_building_a_mine_and_nothing_else(
    seat: str, lines: list[str], vp: int
) -> None:
    assert scored("mine_2", seat, lines, PLANETS + ", 2x0 transdim") == vp


@pytest.mark.rule("GP-TILE-13")
@pytest.mark.parametrize(("round_tile", "vp"), [("gaia_3", 3), ("gaia_4", 4)])
def test_the_round_tiles_for_mines_on_gaia_planets(round_tile: str, vp: int) -> None:
    assert scored(round_tile, BUILDER, ["build 0x-1"]) == vp
    assert scored(round_tile, BUILDER, ["build 1x0"]) == 0
    assert scored(round_tile, f"{BUILDER} nav=4 token=vp7_ore", ["research nav", "lost 4x-1"]) == 0
    # Where a Gaiaformer has done its work, the mine pays like any on a Gaia planet, its upgrade not.
    assert scored(round_tile, f"{BUILDER} former@5x0/gaia", ["build 5x0", "upgrade 5x0 station"]) == vp


@pytest.mark.rule("GP-TILE-14")
@pytest.mark.parametrize(("round_tile", "vp"), [("station_3", 3), ("station_4", 4)])
def test_the_round_tiles_for_trading_stations(round_tile: str, vp: int) -> None:
    two = "geodens vp=0 ore=15 mine@0x0 mine@1x0"
    assert scored(round_tile, two, ["upgrade 0x0 station", "upgrade 1x0 station"]) == 2 * vp
    assert scored(round_tile, "geodens vp=0 station@0x0", ["upgrade 0x0 lab", "tech vp_7", "skip"]) == 0
    firaks = "firaks vp=0 institute@0x0 lab@1x0"
    assert scored(round_tile, firaks, ["downgrade 1x0", "advance sci"]) == vp


@pytest.mark.rule("GP-TILE-15")
@pytest.mark.parametrize(
    ("seat", "lines", "vp"),
    [
        ("geodens vp=0 institute@0x0 station@1x0 station@0x1", ["federation 0x0 1x0 0x1", "token vp12"], 5),
        ("geodens vp=0 knowledge=4 terra=4 token=vp7_ore", ["research terra"], 5),
        ("gleens vp=0 station@0x0", ["upgrade 0x0 institute"], 5),
        ("geodens vp=0 qic=3 token=vp7_ore", ["qic rescore", "rescore vp7_ore"], 0),
    ],
)
def test_the_round_tile_for_federations_pays_for_every_token_gained(seat: str, lines: list[str], vp: int) -> None:
    assert scored("federation_5", seat, lines, "") == vp


@pytest.mark.rule("GP-TILE-16")
@pytest.mark.parametrize("round_tile", ["big_5a", "big_5b"])
@pytest.mark.parametrize(
    ("pieces", "lines", "vp"),
    [
        ("station@0x0", ["upgrade 0x0 institute"], 5),
        ("lab@0x0", ["upgrade 0x0 academy_left", "tech vp_7", "skip"], 5),
        ("lab@0x0", ["upgrade 0x0 academy_right", "tech vp_7", "skip"], 5),
        ("station@0x0", ["upgrade 0x0 lab", "tech vp_7", "skip"], 0),
        ("mine@0x0", ["upgrade 0x0 station"], 0),
    ],
)
def test_the_round_tiles_for_institute_and_academies(round_tile: str, pieces: str, lines: list[str], vp: int) -> None:
    assert scored(round_tile, f"geodens vp=0 {pieces}", lines, "") == vp


@pytest.mark.rule("GP-TILE-17")
@pytest.mark.parametrize(
    ("seat", "lines", "vp"),
    [
        ("geodens vp=0 knowledge=8", ["research sci", "research sci"], 4),
        ("geodens vp=0 qic=4", ["qic tech", "tech credits_4", "advance sci"], 2),
        ("geodens vp=0 qic=4", ["qic tech", "tech credits_4", "skip"], 0),
        ("bescods vp=0", ["lowest sci"], 2),
        ("firaks vp=0 institute@0x0 lab@1x0", ["downgrade 1x0", "advance sci"], 2),
    ],
)
def test_the_round_tile_for_research_pays_for_each_level(seat: str, lines: list[str], vp: int) -> None:
    assert scored("research_2", seat, lines, "") == vp


@pytest.mark.rule("GP-TILE-18")
@pytest.mark.parametrize("round", [1, 6])
@pytest.mark.parametrize(
    ("round_tile", "lines", "vp"),
    [
        ("mine_2", ["build 1x0"], 2),
        ("gaia_3", ["build 0x-1"], 3),
        ("terraform_2", ["build 0x1"], 2),
        ("research_2", ["research sci"], 2),
        ("station_3", ["upgrade 0x0 station"], 3),
    ],
)
def test_the_small_numbers_of_a_round_tile_mean_nothing_to_players(
    round: int, round_tile: str, lines: list[str], vp: int
) -> None:
    game = table(BUILDER, "xenos", planets=PLANETS, round=round, round_tile=round_tile)
    game.play(*[f"geodens {line}" for line in lines])
    assert game.points("geodens") == {f"round:{round_tile}": vp}


@pytest.mark.rule("GP-TILE-19")
def test_a_covered_trigger_falls_silent() -> None:
    game = table("geodens vp=0 mine@0x0 tile=gaia_vp<adv_mines", "xenos", planets="1x0 gaia", round_tile="mine_2")
    game.play("geodens build 1x0")
    assert game.points("geodens") == {"round:mine_2": 2}


@pytest.mark.rule("GP-TILE-19")
def test_it_falls_silent_before_the_advance_that_the_new_tile_brings() -> None:
    # The charge for level 3 is the advance's; the covered tile's own charge cannot be used any more.
    game = table("geodens power=9/0/0 qic=4 terra=4 sci=2 token=vp8_qic tile=charge_4", "xenos passed")
    lay_advanced(game, "adv_pass_types")
    game.play("geodens qic tech", "geodens tech adv_pass_types over charge_4")
    assert game.asked() == ("geodens", "advance")
    assert game.seat("geodens").covers == [c.ADVANCED_IDS.index("adv_pass_types")]
    game.play("geodens advance sci", "geodens end")
    assert game.refused("geodens special charge_4") == "GP-SPEC-03"


@pytest.mark.rule("GP-TILE-19")
def test_the_new_tile_is_at_work_already_when_its_advance_leads_to_the_lost_planet() -> None:
    game = table(
        "geodens vp=0 qic=4 terra=4 nav=4 token=vp8_qic token=vp7_ore tile=gaia_vp mine@0x0",
        "xenos",
        round_tile="mine_2",
    )
    lay_advanced(game, "adv_mine")
    game.play("geodens qic tech", "geodens tech adv_mine over gaia_vp", "geodens advance nav", "geodens lost 4x-1")
    assert game.points("geodens") == {"tech:adv_mine": 3, "round:mine_2": 2}


@pytest.mark.rule("GP-TILE-19")
def test_a_used_special_action_stays_used_when_another_comes() -> None:
    game = table("geodens qic=4 power=9/0/0 terra=4 token=vp8_qic tile=charge_4", "xenos passed", boosters="mines")
    lay_advanced(game, "adv_3_ore")
    game.play("geodens special charge_4", "geodens end", "geodens qic tech", "geodens tech adv_3_ore over charge_4")
    game.play("geodens skip", "geodens end")
    assert game.refused("geodens special charge_4") == "GP-SPEC-03"
    assert game.can("geodens special adv_3_ore")


@pytest.mark.rule("GP-TILE-07", "GP-TILE-15")
@pytest.mark.parametrize(
    ("token", "vp", "gained", "tokens", "green"),
    [
        ("vp12", 12, (0, 0, 0, 0), 0, 0),
        ("vp8_qic", 8, (0, 0, 0, 1), 0, 1),
        ("vp8_tokens", 8, (0, 0, 0, 0), 2, 1),
        ("vp7_ore", 7, (2, 0, 0, 0), 0, 1),
        ("vp7_credits", 7, (0, 6, 0, 0), 0, 1),
        ("vp6_knowledge", 6, (0, 0, 2, 0), 0, 1),
    ],
)
def test_a_federation_token_gives_what_it_shows(
    token: str, vp: int, gained: tuple[int, int, int, int], tokens: int, green: int
) -> None:
    game = table(
        f"geodens vp=0 {EMPTY} power=1/0/0 institute@0x0 station@1x0 station@0x1",
        "xenos",
        round_tile="federation_5",
    )
    game.play("geodens federation 0x0 1x0 0x1", f"geodens token {token}")
    assert game.points("geodens") == {"round:federation_5": 5, f"federation:{token}": vp}
    assert holds(game) == gained
    assert game.power("geodens") == (1 + tokens, 0, 0)
    assert game.seat("geodens").green == [green]


@pytest.mark.rule("GP-TILE-07", "GP-TILE-15")
def test_the_token_of_the_gleens_gives_what_it_shows() -> None:
    game = table(f"gleens vp=0 {EMPTY} ore=4 credits=6 station@0x0", "terrans", round_tile="federation_5")
    game.play("gleens upgrade 0x0 institute")
    assert game.points("gleens") == {"round:federation_5": 5}
    assert holds(game, "gleens") == (1, 2, 1, 0)
    assert game.seat("gleens").green == [1]


@pytest.mark.rule("GP-TILE-01", "GP-TILE-02")
@pytest.mark.parametrize(
    ("final", "count", "rival"),
    [
        ("structures", 12, "mine@-5x0 mine@-5x1"),
        ("in_federations", 2, "fed:mine@-5x0"),
        ("types", 4, "mine@-5x0 mine@-5x1/swamp"),
        ("gaia", 2, "mine@-5x0 mine@-5x1/gaia"),
        ("sectors", 5, "mine@-5x0 mine@-7x2"),
        ("satellites", 2, "satellite@-5x0"),
    ],
)
def test_each_final_tile_ranks_by_what_it_counts(final: str, count: int, rival: str) -> None:
    empire = EMPIRE.replace("lab@2x0 lab@1x0", "fed:lab@2x0 fed:lab@1x0")
    other = "structures" if final != "structures" else "types"
    game = table(f"geodens {empire}", f"xenos passed {rival}", "ivits passed", finals=f"{final} {other}", round=6)
    assert final_count(game.state, game.seat("geodens"), c.FINAL_IDS.index(final)) == count
    game.play("geodens pass")
    found = [game.points(faction).get(f"final:{final}", 0) for faction in ("geodens", "xenos", "ivits")]
    assert found == [18, 12, 6]
