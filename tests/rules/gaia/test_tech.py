"""Tech tiles (GP-TECH).

On the table of these tests *ore and Q.I.C.* lies below Terraforming, *knowledge per type* below Navigation,
*value 4* below Artificial Intelligence, *7 VP* below Gaia Project, *ore and charge* below Economy, *knowledge
and credit* below Science; in the free row lie *Gaia VP*, *4 credits* and *charge 4*.
"""

import pytest

from astrarium.games.gaia.components import components as c
from astrarium.games.gaia.components import ids
from tests.rules.gaia.table import Table, table

BELOW = {
    "terra": "ore_qic",
    "nav": "knowledge_per_type",
    "ai": "big_4",
    "gaia": "vp_7",
    "eco": "ore_charge",
    "sci": "knowledge_credit",
}
FREE_ROW = ["gaia_vp", "credits_4", "charge_4"]
ALL_NINE = " ".join(f"tile={tile}" for tile in c.TECH_IDS)
OVER = {
    "terra": "adv_pass_federations",
    "nav": "adv_research",
    "ai": "adv_qic_credits",
    "gaia": "adv_mines",
    "eco": "adv_pass_labs",
    "sci": "adv_sector_ore",
}


def taking(seat: str, advanced: str = "", boosters: str = "", round_tile: str = "gaia_4") -> Table:
    """A seat of the Geodens, with as much Q.I.C. as it takes, about to take a tech tile."""
    game = table(f"geodens qic=4 {seat}", "xenos passed mine@-5x0", boosters=boosters, round_tile=round_tile)
    if advanced:
        game.state.advanced[0] = c.ADVANCED_IDS.index(advanced)
    return game.play("geodens qic tech")


def in_the_gaia_phase(seat: str) -> Table:
    """The next Gaia phase of the Itars, who had no token but those in the Gaia area."""
    game = table(f"{seat} power=0/0/0", "xenos passed mine@-5x0", boosters="mines gaia labs").next_round()
    return game.play(f"itars {game.legal('itars', 'income')[0]}")


@pytest.mark.rule("GP-TECH-01")
def test_a_tech_tile_is_a_standard_one_or_an_advanced_one_in_its_stead() -> None:
    standard = [f"tech {tile}" for tile in c.TECH_IDS]
    assert taking("mine@0x0").legal("geodens") == standard
    game = taking("sci=4 token=vp7_ore tile=vp_7 mine@0x0")
    assert game.legal("geodens") == [
        *(line for line in standard if line != "tech vp_7"),
        "tech adv_sector_ore over vp_7",
    ]
    game.play("geodens tech adv_sector_ore over vp_7")
    assert [c.TECH_IDS[tile] for tile in game.seat("geodens").tiles] == ["vp_7"]
    assert game.asked() == ("geodens", "advance")


@pytest.mark.rule("GP-TECH-02")
@pytest.mark.parametrize("tile", ["vp_7", "vp_7<adv_mine"])
def test_each_kind_is_owned_once_covered_or_not(tile: str) -> None:
    game = taking(f"tile={tile} mine@0x0")
    assert game.refused("geodens tech vp_7") == "GP-TECH-02"
    assert len(game.legal("geodens")) == 8


@pytest.mark.rule("GP-TECH-02")
def test_a_tile_that_others_own_is_still_there() -> None:
    game = table("geodens qic=4 mine@0x0", "xenos tile=vp_7", "terrans tile=vp_7", "ivits tile=vp_7")
    assert game.play("geodens qic tech").can("geodens tech vp_7")


@pytest.mark.rule("GP-TECH-03")
@pytest.mark.parametrize("tile", ["vp_7", "credits_4", "adv_sector_ore over big_4"])
def test_the_advance_that_comes_with_a_tile_may_be_forgone(tile: str) -> None:
    game = taking("terra=0 sci=4 token=vp7_ore tile=big_4 mine@0x0").play(f"geodens tech {tile}")
    before = list(game.seat("geodens").levels)
    assert game.asked() == ("geodens", "advance")
    game.play("geodens skip")
    assert game.seat("geodens").levels == before
    assert game.asked() == ("geodens", "closing")


@pytest.mark.rule("GP-TECH-04")
@pytest.mark.parametrize("area", BELOW)
def test_a_tile_below_an_area_advances_in_this_area_and_no_other(area: str) -> None:
    game = taking("terra=0 mine@0x0").play(f"geodens tech {BELOW[area]}")
    assert game.legal("geodens") == [f"advance {area}", "skip"]
    for other in BELOW:
        if other != area:
            assert game.refused(f"geodens advance {other}") == "GP-TECH-04"
    game.play(f"geodens advance {area}")
    assert sum(game.seat("geodens").levels) == game.seat("geodens").levels[ids.AREA_IDS.index(area)] == 1


@pytest.mark.rule("GP-TECH-04")
def test_where_one_can_go_no_further_the_tile_is_taken_all_the_same() -> None:
    at_the_top = taking("terra=5 mine@0x0").play("geodens tech ore_qic")
    no_green_token = taking("terra=4 token=vp12 mine@0x0").play("geodens tech ore_qic")
    taken = table("geodens qic=4 terra=4 token=vp7_ore mine@0x0", "xenos terra=5 mine@-5x0")
    taken.play("geodens qic tech", "geodens tech ore_qic")
    for game, level in ((at_the_top, 5), (no_green_token, 4), (taken, 4)):
        assert game.asked() == ("geodens", "closing")  # nobody is asked about an advance
        assert game.seat("geodens").levels[ids.AREA_IDS.index("terra")] == level
        assert len(game.seat("geodens").tiles) == 1


@pytest.mark.rule("GP-TECH-05")
@pytest.mark.parametrize("tile", FREE_ROW)
def test_a_tile_of_the_free_row_leaves_the_area_open(tile: str) -> None:
    game = taking("terra=0 sci=5 mine@0x0").play(f"geodens tech {tile}")
    assert game.legal("geodens") == [*(f"advance {area}" for area in BELOW if area != "sci"), "skip"]


@pytest.mark.rule("GP-TECH-06")
def test_an_advanced_tile_leaves_the_area_open() -> None:
    game = taking("terra=0 sci=4 token=vp7_ore token=vp7_ore tile=vp_7 mine@0x0")
    game.play("geodens tech adv_sector_ore over vp_7")
    assert game.legal("geodens") == [*(f"advance {area}" for area in BELOW), "skip"]


@pytest.mark.rule("GP-TECH-07")
@pytest.mark.parametrize("area", OVER)
@pytest.mark.parametrize("level", [0, 3, 4, 5])
def test_an_advanced_tile_needs_level_four_or_five_of_its_area(area: str, level: int) -> None:
    word = "gaia_level" if area == "gaia" else area
    game = taking(f"terra=0 {word}={level} token=vp7_ore tile=vp_7 mine@0x0")
    if level >= 4:
        assert game.can(f"geodens tech {OVER[area]} over vp_7")
    else:
        assert game.refused(f"geodens tech {OVER[area]} over vp_7") == "GP-TECH-07"


@pytest.mark.rule("GP-TECH-07")
def test_an_advanced_tile_turns_a_green_token_grey() -> None:
    for token in ("", "token=vp12", "token=vp7_ore:grey"):
        game = taking(f"sci=4 {token} tile=vp_7 mine@0x0")
        assert game.refused("geodens tech adv_sector_ore over vp_7") == "GP-TECH-07"
    game = taking("sci=4 token=vp7_ore token=vp8_qic tile=vp_7 mine@0x0")
    game.play("geodens tech adv_sector_ore over vp_7")
    assert sum(game.seat("geodens").green) == 1
    assert len(game.seat("geodens").tokens) == 2


@pytest.mark.rule("GP-TECH-07")
def test_an_advanced_tile_needs_an_uncovered_standard_tile() -> None:
    assert taking("sci=4 token=vp7_ore mine@0x0").refused("geodens tech adv_sector_ore over vp_7") == "GP-TECH-08"
    game = taking("sci=4 token=vp7_ore tile=vp_7<adv_mine mine@0x0")
    assert game.refused("geodens tech adv_sector_ore over vp_7") == "GP-TECH-08"
    game = taking("sci=4 token=vp7_ore tile=vp_7<adv_mine tile=big_4 mine@0x0")
    assert [line for line in game.legal("geodens") if " over " in line] == ["tech adv_sector_ore over big_4"]


@pytest.mark.rule("GP-TECH-08")
def test_a_covered_tile_yields_no_income() -> None:
    seat = "terra=4 ore=0 token=vp7_ore tile=ore_charge power=9/0/0 mine@0x0"
    game = taking(seat, boosters="credits_qic mines gaia").play("geodens tech credits_4", "geodens skip")
    game.next_round()
    assert game.seat("geodens").ore == 3  # board 1, mine 1, tile 1
    assert game.power("geodens") == (8, 1, 0)
    game = taking(seat, boosters="credits_qic mines gaia")
    game.play("geodens tech adv_pass_federations over ore_charge", "geodens skip").next_round()
    assert game.seat("geodens").ore == 2
    assert game.power("geodens") == (9, 0, 0)


@pytest.mark.rule("GP-TECH-08")
def test_a_covered_tile_scores_no_more() -> None:
    game = taking("terra=4 token=vp7_ore tile=gaia_vp formers=0 mine@0x0 former@1x0/gaia", round_tile="mine_2")
    game.play("geodens tech adv_pass_federations over gaia_vp", "geodens skip", "geodens end", "geodens build 1x0")
    assert game.points("geodens") == {"round:mine_2": 2}


@pytest.mark.rule("GP-TECH-08")
def test_a_covered_tile_raises_no_power_value() -> None:
    game = table(
        "geodens qic=4 terra=4 token=vp7_ore tile=big_4 institute@0x0 station@1x0 mine@0x1",
        "xenos passed mine@-5x0",
    )
    assert game.can("geodens federation 0x0 1x0 0x1")  # 4 + 2 + 1
    game.play("geodens qic tech", "geodens tech adv_pass_federations over big_4", "geodens skip", "geodens end")
    assert game.refused("geodens federation 0x0 1x0 0x1") == "GP-FED-01"  # 3 + 2 + 1


@pytest.mark.rule("GP-TECH-08")
def test_a_covered_tile_has_no_special_action() -> None:
    game = taking("terra=4 token=vp7_ore tile=charge_4 power=4/0/0 mine@0x0")
    game.play("geodens tech adv_pass_federations over charge_4", "geodens skip", "geodens end")
    assert game.refused("geodens special charge_4") == "GP-SPEC-03"


@pytest.mark.rule("GP-TECH-08")
def test_nothing_covers_or_replaces_an_advanced_tile() -> None:
    game = taking("sci=4 terra=4 token=vp7_ore token=vp7_ore tile=vp_7<adv_mine tile=big_4 mine@0x0")
    assert game.refused("geodens tech adv_sector_ore over vp_7") == "GP-TECH-08"
    game.play("geodens tech adv_sector_ore over big_4", "geodens skip")
    assert [c.ADVANCED_IDS[cover] for cover in game.seat("geodens").covers] == ["adv_mine", "adv_sector_ore"]


@pytest.mark.rule("GP-TECH-09")
def test_only_the_six_advanced_tiles_of_the_setup_can_be_taken_each_once() -> None:
    levels = "terra=5 nav=5 ai=5 gaia_level=5 eco=5 sci=5"
    game = taking(f"{levels} token=vp7_ore tile=vp_7 mine@0x0")
    found = [line for line in game.legal("geodens") if " over " in line]
    assert found == [f"tech {tile} over vp_7" for tile in OVER.values()]
    assert game.refused("geodens tech adv_3_ore over vp_7") == "GP-TECH-09"  # not dealt in this game


@pytest.mark.rule("GP-TECH-09")
def test_an_advanced_tile_that_is_taken_is_gone_and_not_replaced() -> None:
    game = table(
        "geodens qic=4 sci=4 token=vp7_ore tile=vp_7 mine@0x0",
        "xenos sci=5 token=vp7_ore tile=vp_7 station@5x0",
    )
    game.play("geodens qic tech", "geodens tech adv_sector_ore over vp_7", "geodens skip", "geodens end")
    game.play("xenos upgrade 5x0 lab")
    assert game.refused("xenos tech adv_sector_ore over vp_7") == "GP-TECH-09"
    assert not [line for line in game.legal("xenos") if " over " in line]
    assert sum(tile >= 0 for tile in game.state.advanced) == 5


@pytest.mark.rule("GP-TECH-10")
@pytest.mark.parametrize(
    ("tile", "gains"),
    [
        ("ore_qic", {"ore": 1, "qic": 1}),
        ("knowledge_per_type", {"knowledge": 3}),
        ("vp_7", {"vp": 7}),
        ("big_4", {}),
        ("ore_charge", {}),
        ("knowledge_credit", {}),
        ("gaia_vp", {}),
        ("credits_4", {}),
        ("charge_4", {}),
    ],
)
def test_what_a_standard_tile_gives_at_once(tile: str, gains: dict[str, int]) -> None:
    # Three types: Volcanic, Gaia and the Lost Planet; a Gaiaformer is none.
    seat = "ore=0 credits=0 knowledge=0 mine@0x0 mine@3x0/gaia mine@0x3/gaia mine@-3x0/lost former@4x0/transdim"
    game = taking(f"power=4/0/0 {seat}").play(f"geodens tech {tile}", "geodens skip")
    player = game.seat("geodens")
    found = {"ore": player.ore, "credits": player.credits, "knowledge": player.knowledge, "qic": player.qic}
    assert {what: amount for what, amount in {**found, "vp": player.vp - 10}.items() if amount} == gains
    assert game.power("geodens") == (4, 0, 0)


@pytest.mark.rule("GP-TECH-10")
@pytest.mark.parametrize(
    ("tile", "vp", "ore"),
    [
        ("adv_mines", 2 * 4, 0),  # three mines and the Lost Planet
        ("adv_stations", 4 * 2, 0),
        ("adv_gaia", 2 * 1, 0),
        ("adv_sectors", 2 * 3, 0),
        ("adv_sector_ore", 0, 3),
        ("adv_federations", 5 * 2, 0),
        ("adv_mine", 0, 0),
        ("adv_station", 0, 0),
        ("adv_research", 0, 0),
        ("adv_3_ore", 0, 0),
        ("adv_3_knowledge", 0, 0),
        ("adv_qic_credits", 0, 0),
        ("adv_pass_types", 0, 0),
        ("adv_pass_labs", 0, 0),
        ("adv_pass_federations", 0, 0),
    ],
)
def test_what_an_advanced_tile_gives_at_once(tile: str, vp: int, ore: int) -> None:
    # 0x0, 1x0, 0x1 and 1x1 lie in the middle sector, 5x-2 and 6x-2 in the next, the Lost Planet in a third.
    pieces = "mine@0x0 station@1x0 station@0x1 lab@1x1 mine@5x-2/gaia mine@6x-2 mine@-4x2/lost"
    seat = f"ore=0 terra=4 token=vp7_ore token=vp12 tile=vp_7 {pieces}"
    game = taking(seat, tile).play(f"geodens tech {tile} over vp_7", "geodens skip")
    assert (game.seat("geodens").vp, game.seat("geodens").ore) == (10 + vp, ore)
    assert (game.seat("geodens").qic, game.seat("geodens").knowledge) == (0, 8)


@pytest.mark.rule("GP-TECH-10")
def test_an_immediate_effect_counts_after_the_upgrade_that_earned_the_tile() -> None:
    game = table("geodens terra=4 token=vp7_ore tile=vp_7 station@0x0 station@2x0", "xenos mine@-5x0")
    game.state.advanced[0] = c.ADVANCED_IDS.index("adv_stations")
    game.play("geodens upgrade 0x0 lab", "geodens tech adv_stations over vp_7")
    assert game.points("geodens") == {"tech:adv_stations": 4}  # the other one has become a lab


@pytest.mark.rule("GP-TECH-10")
@pytest.mark.parametrize(
    ("tile", "ore", "knowledge", "credits", "charged"),
    [("ore_charge", 1, 0, 0, 1), ("knowledge_credit", 0, 1, 1, 0), ("credits_4", 0, 0, 4, 0)],
)
def test_the_income_of_a_tile_begins_with_the_next_income_phase(
    tile: str, ore: int, knowledge: int, credits: int, charged: int
) -> None:
    game = taking("ore=0 credits=0 knowledge=0 power=5/0/0 mine@0x0", boosters="mines gaia labs")
    game.play(f"geodens tech {tile}", "geodens skip")
    player = game.seat("geodens")
    assert (player.ore, player.credits, player.knowledge) == (0, 0, 0)
    game.next_round()
    # 1 ore and 1 knowledge from the board, 1 ore from the mine, 1 ore from the booster.
    assert (player.ore, player.credits, player.knowledge) == (3 + ore, credits, 1 + knowledge)
    assert game.power("geodens") == (5 - charged, charged, 0)


@pytest.mark.rule("GP-TECH-10")
def test_triggers_and_special_actions_work_from_this_moment() -> None:
    game = taking("qic=4 power=4/0/0 formers=0 mine@0x0 former@1x0/gaia", round_tile="mine_2")
    game.play("geodens tech gaia_vp", "geodens skip", "geodens end", "geodens build 1x0")
    assert game.points("geodens") == {"tech:gaia_vp": 3, "round:mine_2": 2}
    game = taking("power=4/0/0 mine@0x0").play("geodens tech charge_4", "geodens skip", "geodens end")
    game.play("geodens special charge_4")
    assert game.power("geodens") == (0, 4, 0)


@pytest.mark.rule("GP-TECH-10")
def test_the_tile_for_research_already_pays_for_the_advance_it_brings() -> None:
    game = taking("nav=4 token=vp7_ore tile=vp_7 mine@0x0")
    game.play("geodens tech adv_research over vp_7", "geodens advance sci")
    assert game.points("geodens") == {"tech:adv_research": 2}


@pytest.mark.rule("GP-TECH-11")
def test_the_advance_of_a_tile_costs_no_knowledge_but_follows_the_rules_of_research() -> None:
    game = taking("sci=2 knowledge=0 power=3/0/0 mine@0x0").play("geodens tech knowledge_credit")
    game.play("geodens advance sci")
    assert game.seat("geodens").knowledge == 0
    assert game.power("geodens") == (0, 3, 0)  # the step from 2 to 3
    game = taking("ai=4 token=vp7_ore mine@0x0").play("geodens tech big_4", "geodens advance ai")
    assert game.seat("geodens").qic == 4
    assert game.seat("geodens").green == [0]


@pytest.mark.rule("GP-TECH-11")
def test_level_five_takes_a_green_token_and_a_free_place_for_a_tile_too() -> None:
    game = taking("ai=4 mine@0x0").play("geodens tech credits_4")
    assert game.refused("geodens advance ai") == "GP-RES-04"
    game = table("geodens qic=4 ai=4 token=vp7_ore mine@0x0", "xenos ai=5 mine@-5x0")
    game.play("geodens qic tech", "geodens tech credits_4")
    assert game.refused("geodens advance ai") == "GP-RES-05"


@pytest.mark.rule("GP-TECH-11")
def test_an_advanced_tile_and_a_level_five_take_two_green_tokens() -> None:
    game = taking("ai=4 token=vp7_ore tile=vp_7 mine@0x0").play("geodens tech adv_qic_credits over vp_7")
    assert game.refused("geodens advance ai") == "GP-RES-04"
    game = taking("ai=4 token=vp7_ore token=vp8_qic tile=vp_7 mine@0x0")
    game.play("geodens tech adv_qic_credits over vp_7", "geodens advance ai")
    assert game.seat("geodens").green == [0, 0]


@pytest.mark.rule("GP-TECH-12")
@pytest.mark.parametrize(
    ("pieces", "line", "tile"),
    [
        ("mine@0x0", "upgrade 0x0 station", False),
        ("station@0x0", "upgrade 0x0 institute", False),
        ("station@0x0", "upgrade 0x0 lab", True),
        ("lab@0x0", "upgrade 0x0 academy_left", True),
        ("lab@0x0", "upgrade 0x0 academy_right", True),
        ("mine@0x0", "qic tech", True),
        ("mine@0x0", "research sci", False),
        ("mine@0x0", "qic types", False),
    ],
)
def test_tech_tiles_come_from_labs_academies_and_four_qic(pieces: str, line: str, tile: bool) -> None:
    game = table(f"geodens qic=4 {pieces}", "xenos passed mine@-5x0").play(f"geodens {line}")
    assert (game.asked() == ("geodens", "tech")) == tile


@pytest.mark.rule("GP-TECH-12")
def test_tech_tiles_come_from_the_institute_of_the_itars() -> None:
    game = in_the_gaia_phase("itars gaia=4 institute@0x0")
    game.play("itars exchange", "itars tech credits_4", "itars skip")
    assert [c.TECH_IDS[tile] for tile in game.seat("itars").tiles] == ["credits_4"]
    assert game.seat("itars").gaia == 0


@pytest.mark.rule("GP-TECH-13")
def test_the_level_for_an_advanced_tile_must_be_there_before() -> None:
    game = taking("sci=3 token=vp7_ore tile=vp_7 mine@0x0")
    assert game.refused("geodens tech adv_sector_ore over vp_7") == "GP-TECH-07"


@pytest.mark.rule("GP-TECH-13")
def test_the_tile_to_be_covered_must_be_owned_before() -> None:
    game = taking("sci=4 token=vp7_ore tile=vp_7 mine@0x0")
    assert game.refused("geodens tech adv_sector_ore over big_4") == "GP-TECH-08"


@pytest.mark.rule("GP-TECH-14")
@pytest.mark.parametrize(("old", "new"), [("station", "lab"), ("lab", "academy_left"), ("lab", "academy_right")])
def test_with_no_tile_to_take_a_lab_or_academy_is_built_without_one(old: str, new: str) -> None:
    game = table(f"geodens {ALL_NINE} {old}@0x0", "xenos mine@-5x0")
    before = list(game.seat("geodens").levels)
    game.play(f"geodens upgrade 0x0 {new}")
    assert game.asked() == ("geodens", "closing")
    assert game.seat("geodens").levels == before
    assert game.seat("geodens").built[ids.STRUCTURE_IDS.index(new)] == 1


@pytest.mark.rule("GP-TECH-14")
@pytest.mark.parametrize("more", ["", "token=vp7_ore", "sci=4", "sci=4 token=vp12"])
def test_with_no_tile_to_take_four_qic_buy_nothing(more: str) -> None:
    game = table(f"geodens qic=4 {ALL_NINE} {more} mine@0x0", "xenos mine@-5x0")
    assert game.refused("geodens qic tech") == "GP-TECH-14"
    game = table(f"geodens qic=4 {ALL_NINE} sci=4 token=vp7_ore mine@0x0", "xenos mine@-5x0")
    game.play("geodens qic tech")
    assert game.legal("geodens") == [f"tech adv_sector_ore over {tile}" for tile in c.TECH_IDS]


@pytest.mark.rule("GP-TECH-14")
def test_with_no_tile_to_take_itars_cannot_exchange() -> None:
    game = in_the_gaia_phase(f"itars gaia=4 {ALL_NINE} institute@0x0")
    assert game.asked()[1] == "turn"
    assert game.seat("itars").gaia == 0
    assert sum(game.power("itars")) == 6  # four have come home, board and institute yielded one each


@pytest.mark.rule("GP-TECH-15", "GP-EX-49")
def test_one_green_token_pays_for_level_five_or_for_an_advanced_tile() -> None:
    def academy() -> Table:
        seat = "geodens terra=0 sci=4 token=vp6_knowledge tile=vp_7 lab@0x0"
        return table(seat, "xenos mine@-5x0").play("geodens upgrade 0x0 academy_left")

    for tile in ("knowledge_credit", *FREE_ROW):
        game = academy().play(f"geodens tech {tile}", "geodens advance sci")
        assert game.seat("geodens").levels[ids.AREA_IDS.index("sci")] == 5
        assert game.seat("geodens").green == [0]
    game = academy().play("geodens tech adv_sector_ore over vp_7")
    assert game.seat("geodens").green == [0]
    assert game.refused("geodens advance sci") == "GP-RES-04"
    assert game.legal("geodens") == [*(f"advance {area}" for area in BELOW if area != "sci"), "skip"]


@pytest.mark.rule("GP-TECH-15")
def test_a_token_is_turned_over_a_single_time_and_kept() -> None:
    game = table("geodens knowledge=8 ai=4 sci=4 token=vp7_ore mine@0x0", "xenos passed mine@-5x0")
    game.play("geodens research ai", "geodens end")
    assert game.refused("geodens research sci") == "GP-RES-04"
    assert [c.TOKEN_IDS[token] for token in game.seat("geodens").tokens] == ["vp7_ore"]
