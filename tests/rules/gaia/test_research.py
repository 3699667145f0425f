"""Advance in research, and what every level of every area gives (GP-RES, GP-TRACK)."""

import pytest

import astrarium
from astrarium.games.gaia import counting
from astrarium.games.gaia.components import components as c
from astrarium.games.gaia.components import ids
from astrarium.games.gaia.map import hexes
from tests.rules.gaia.table import Table, table

AREAS = {"terra": "terra", "nav": "nav", "ai": "ai", "gaia": "gaia_level", "eco": "eco", "sci": "sci"}
"""The areas as actions name them, and as the seats of a table do."""
PURSE = "ore=0 credits=0 knowledge=4 qic=0 power=9/0/0"


def level(game: Table, faction: str, area: str) -> int:
    return game.seat(faction).levels[ids.AREA_IDS.index(area)]


def gains(game: Table, faction: str) -> dict[str, int]:
    """What a seat that had nothing has now."""
    player = game.seat(faction)
    found = {
        "ore": player.ore,
        "credits": player.credits,
        "knowledge": player.knowledge,
        "qic": player.qic,
        "formers": player.formers_ready,
        "vp": player.vp - 10,
        "tokens": sum(game.power(faction)) - 9,
        "charged": player.area2 + 2 * player.area3,
    }
    return {what: amount for what, amount in found.items() if amount}


def reaching(area: str, to: int, more: str = "") -> Table:
    """Firaks, who begin on level 0 everywhere, pay for the step to a level."""
    seat = f"firaks {PURSE} formers=0 {AREAS[area]}={to - 1} token=vp7_ore mine@0x0 {more}"
    return table(seat, "xenos passed mine@-5x0", boosters="range gaia labs").play(f"firaks research {area}")


@pytest.mark.rule("GP-RES-01")
@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("before", range(5))
def test_four_knowledge_move_up_one_level_in_any_area(area: str, before: int) -> None:
    seat = f"firaks {AREAS[area]}={before} token=vp7_ore mine@0x0"
    game = table(f"{seat} knowledge=4", "xenos mine@-5x0").play(f"firaks research {area}")
    assert level(game, "firaks", area) == before + 1
    assert sum(game.seat("firaks").levels) == before + 1
    assert game.seat("firaks").knowledge == (9 if (area, before) == ("sci", 4) else 0)
    game = table(f"{seat} knowledge=3", "xenos mine@-5x0")
    assert game.refused(f"firaks research {area}") == "GP-RES-01"


@pytest.mark.rule("GP-RES-01")
@pytest.mark.parametrize("area", AREAS)
def test_beyond_level_five_there_is_nothing(area: str) -> None:
    game = table(f"firaks {AREAS[area]}=5 token=vp7_ore mine@0x0", "xenos mine@-5x0")
    assert game.refused(f"firaks research {area}") == "GP-RES-01"


@pytest.mark.rule("GP-RES-02")
def test_a_bonus_comes_once_and_lasting_effects_are_those_of_the_present_level() -> None:
    game = table(f"firaks {PURSE} ai=0 eco=1 mine@0x0", "xenos passed mine@-5x0", boosters="range gaia labs mines")
    game.seat("firaks").knowledge = 8
    game.play("firaks research ai")
    assert game.seat("firaks").qic == 1
    game.play("firaks end", "firaks research eco")
    assert game.seat("firaks").qic == 1
    game.next_round()
    # Level 2 of Economy alone, not level 1 on top of it: 2 credits; 1 ore and 1 each for board and mine.
    assert (game.seat("firaks").credits, game.seat("firaks").ore) == (2, 3)
    assert game.seat("firaks").qic == 1


@pytest.mark.rule("GP-RES-03")
@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("to", [1, 2, 3, 4])
def test_the_step_to_level_three_charges_three_power_in_every_area(area: str, to: int) -> None:
    game = reaching(area, to)
    tokens = 3 if (area, to) == ("gaia", 2) else 0
    assert game.power("firaks") == ((6, 3, 0) if to == 3 else (9 + tokens, 0, 0))
    assert game.seat("firaks").vp == 10


@pytest.mark.rule("GP-RES-03")
@pytest.mark.parametrize("way", ["tech", "downgrade", "lowest"])
def test_every_way_to_level_three_charges(way: str) -> None:
    all_two = "terra=2 nav=2 ai=2 gaia_level=2 eco=2 sci=2"
    if way == "tech":
        game = table(f"firaks qic=4 power=9/0/0 {all_two} mine@0x0", "xenos mine@-5x0")
        game.play("firaks qic tech", "firaks tech credits_4", "firaks advance sci")
    elif way == "downgrade":
        game = table(f"firaks power=9/0/0 {all_two} institute@0x0 lab@1x0", "xenos mine@-5x0")
        game.play("firaks downgrade 1x0", "firaks advance sci")
    else:
        game = table(f"bescods power=9/0/0 {all_two} mine@0x0", "xenos mine@-5x0").play("bescods lowest sci")
    faction = "bescods" if way == "lowest" else "firaks"
    assert game.power(faction) == (6, 3, 0)
    assert game.seat(faction).vp == 10


@pytest.mark.rule("GP-RES-04")
@pytest.mark.parametrize("area", AREAS)
def test_level_five_takes_a_token_turned_from_green_to_grey(area: str) -> None:
    for token in ("", "token=vp12", "token=vp7_ore:grey"):
        game = table(f"firaks {AREAS[area]}=4 {token} mine@0x0", "xenos mine@-5x0")
        assert game.refused(f"firaks research {area}") == "GP-RES-04"
    game = reaching(area, 5, "token=vp7_ore:grey token=vp8_qic")
    assert sum(game.seat("firaks").green) == 1


@pytest.mark.rule("GP-RES-05")
@pytest.mark.parametrize("area", AREAS)
def test_level_five_has_room_for_one_player(area: str) -> None:
    seat = f"firaks {AREAS[area]}=4 token=vp7_ore mine@0x0"
    assert table(seat, f"xenos {AREAS[area]}=4 mine@-5x0").can(f"firaks research {area}")
    game = table(seat, f"xenos {AREAS[area]}=5 mine@-5x0")
    assert game.refused(f"firaks research {area}") == "GP-RES-05"


@pytest.mark.rule("GP-RES-06")
def test_every_step_counts_as_an_advance_however_it_was_paid() -> None:
    seat = "firaks qic=4 tile=vp_7<adv_research institute@0x0 lab@1x0"
    game = table(seat, "xenos passed mine@-5x0", round_tile="research_2")
    game.play("firaks research eco", "firaks end")
    assert game.points("firaks") == {"round:research_2": 2, "tech:adv_research": 2}
    game.play("firaks qic tech", "firaks tech credits_4", "firaks advance eco", "firaks end")
    assert game.points("firaks") == {"round:research_2": 4, "tech:adv_research": 4}
    game.play("firaks downgrade 1x0", "firaks advance eco")
    assert game.points("firaks") == {"round:research_2": 6, "tech:adv_research": 6}


@pytest.mark.rule("GP-RES-07")
def test_at_the_end_levels_three_four_and_five_are_worth_four_points_each() -> None:
    game = table("firaks terra=5 nav=4 ai=3 gaia_level=2 eco=1 sci=0 mine@0x0", "xenos passed mine@-5x0", round=6)
    game.next_round()
    research = {cause: vp for cause, vp in game.points("firaks").items() if "research" in cause}
    assert research == {"final:research_terra": 12, "final:research_nav": 8, "final:research_ai": 4}


@pytest.mark.rule("GP-RES-08")
def test_the_conditions_of_level_five_hold_for_every_way_to_advance() -> None:
    four = "terra=4 nav=4 ai=4 gaia_level=4 eco=4 sci=4"
    for token, taken, rule in (("", "", "GP-RES-04"), ("token=vp7_ore", "sci=5", "GP-RES-05")):
        game = table(f"bescods {four} {token} mine@0x0", f"xenos {taken} mine@-5x0")
        assert game.refused("bescods lowest sci") == rule
        assert game.refused("bescods research sci") == rule
        game = table(f"firaks {four} ai=3 {token} institute@0x0 lab@1x0", f"xenos {taken} mine@-5x0")
        game.play("firaks downgrade 1x0")
        assert game.refused("firaks advance sci") == rule
    game = table(f"bescods {four} token=vp7_ore mine@0x0", "xenos mine@-5x0").play("bescods lowest sci")
    assert level(game, "bescods", "sci") == 5
    assert game.seat("bescods").green == [0]
    game = table(f"firaks {four} institute@0x0 lab@1x0", "xenos mine@-5x0")
    assert game.refused("firaks downgrade 1x0") == "GP-FAC-FIR-02"  # there is nowhere to advance


@pytest.mark.rule("GP-RES-09")
def test_a_level_to_start_on_brings_its_bonus_and_nothing_else() -> None:
    game = Table(astrarium.new("gaia", 4, 1, {"factions": ["geodens", "xenos", "terrans", "hadsch_hallas"]}))
    start = {"geodens": "terra", "xenos": "ai", "terrans": "gaia", "hadsch_hallas": "eco"}
    for faction, area in start.items():
        assert level(game, faction, area) == sum(game.seat(faction).levels) == 1
        assert game.seat(faction).vp == 10
        assert game.points(faction) == {}
    assert game.seat("geodens").ore == 4 + 2
    assert game.seat("xenos").qic == 1 + 1
    assert game.seat("terrans").formers_ready == 1
    assert game.seat("hadsch_hallas").credits == 15
    assert game.power("geodens") == game.power("xenos") == (2, 4, 0)


@pytest.mark.rule("GP-EX-15")
def test_xenos_pay_four_knowledge_for_terraforming_one_and_receive_two_ore() -> None:
    game = table("xenos knowledge=4 ore=0 mine@0x0", "terrans mine@-5x0").play("xenos research terra")
    assert level(game, "xenos", "terra") == 1
    assert (game.seat("xenos").knowledge, game.seat("xenos").ore) == (0, 2)


@pytest.mark.rule("GP-TRACK-01", "GP-TRACK-02", "GP-TRACK-03", "GP-TRACK-04", "GP-TRACK-05")
@pytest.mark.parametrize(("to", "step", "bonus"), [(0, 3, 0), (1, 3, 2), (2, 2, 0), (3, 1, 0), (4, 1, 2)])
def test_terraforming(to: int, step: int, bonus: int) -> None:
    if to:
        assert reaching("terra", to).seat("firaks").ore == bonus
    game = table(f"firaks terra={to} ore=15 mine@0x0", "xenos mine@-5x0", planets="1x0 ice").play("firaks build 1x0")
    assert game.seat("firaks").ore == 15 - 1 - step


@pytest.mark.rule("GP-TRACK-06")
@pytest.mark.parametrize(
    ("token", "green", "found"),
    [
        ("vp12", 0, {"vp": 12 + 5}),
        ("vp8_qic", 1, {"vp": 8 + 5, "qic": 1}),
        ("vp8_tokens", 1, {"vp": 8 + 5, "tokens": 2}),
        ("vp7_ore", 1, {"vp": 7 + 5, "ore": 2}),
        ("vp7_credits", 1, {"vp": 7 + 5, "credits": 6}),
        ("vp6_knowledge", 1, {"vp": 6 + 5, "knowledge": 2}),
    ],
)
def test_terraforming_five_gives_the_federation_token_that_lies_there(
    token: str, green: int, found: dict[str, int]
) -> None:
    seat = f"firaks {PURSE} formers=0 terra=4 token=vp7_ore mine@0x0"
    game = table(seat, "xenos mine@-5x0", planets="1x0 ice", round_tile="federation_5")
    game.state.terraforming_token = c.TOKEN_IDS.index(token)
    game.play("firaks research terra")
    assert gains(game, "firaks") == found  # 5 VP are those of the round tile
    player = game.seat("firaks")
    assert [c.TOKEN_IDS[taken] for taken in player.tokens] == ["vp7_ore", token]
    assert player.green == [0, green]  # the token turned over is the one from before
    assert game.state.terraforming_token < 0
    assert not game.federation("firaks")


@pytest.mark.rule("GP-TRACK-06")
def test_the_token_of_terraforming_five_does_not_pay_for_the_way_there() -> None:
    game = table("firaks terra=4 mine@0x0", "xenos mine@-5x0")
    game.state.terraforming_token = c.TOKEN_IDS.index("vp7_ore")
    assert game.refused("firaks research terra") == "GP-RES-04"


@pytest.mark.rule("GP-TRACK-06")
def test_on_terraforming_five_a_step_costs_one_ore() -> None:
    game = table("firaks terra=5 ore=15 mine@0x0", "xenos mine@-5x0", planets="1x0 ice").play("firaks build 1x0")
    assert game.seat("firaks").ore == 13


@pytest.mark.rule("GP-TRACK-07", "GP-TRACK-08", "GP-TRACK-09", "GP-TRACK-10", "GP-TRACK-11")
@pytest.mark.parametrize(("to", "reach", "qic"), [(0, 1, 0), (1, 1, 1), (2, 2, 0), (3, 2, 1), (4, 3, 0)])
def test_navigation(to: int, reach: int, qic: int) -> None:
    if to:
        assert reaching("nav", to).seat("firaks").qic == qic
    planets = ", ".join(f"{q}x0 titanium" for q in range(1, 6))
    game = table(f"firaks nav={to} qic=0 mine@0x0", "xenos mine@-5x0", planets=planets)
    assert game.legal("firaks", "build") == [f"build {q}x0" for q in range(1, reach + 1)]


@pytest.mark.rule("GP-TRACK-12")
def test_the_lost_planet_goes_on_an_empty_hex_within_a_range_of_four() -> None:
    others = "xenos passed mine@-5x0 satellite@2x0"
    game = table(
        "firaks nav=4 qic=1 token=vp7_ore mine@0x0 satellite@3x0",
        others,
        "ivits space_station@4x0",
        planets="1x0 ice",
    )
    game.play("firaks research nav")
    assert game.asked() == ("firaks", "lost")
    for place in ("0x0", "1x0", "2x0", "3x0", "4x0"):
        assert game.refused(f"firaks lost {place}") == "GP-TRACK-12"
    assert game.refused("firaks lost 7x0") == "GP-TRACK-12"  # off the map
    assert game.refused("firaks lost -7x0") == "GP-BUILD-05"
    within = [text for text in game.legal("firaks") if hexes.distance(hexes.named(text[5:]), hexes.named("0x0")) <= 4]
    assert len(within) == 61 - 5  # all hexes that far but the five
    game.play("firaks lost 0x-4")
    assert game.seat("firaks").qic == 1


@pytest.mark.rule("GP-TRACK-12")
@pytest.mark.parametrize(("place", "qic"), [("-4x0", 1), ("-4x4", 1), ("-4x-1", 0), ("-5x4", 0), ("-6x0", 0)])
def test_qic_extend_the_range_of_the_lost_planet(place: str, qic: int) -> None:
    game = table("firaks nav=4 qic=1 token=vp7_ore mine@0x0", "xenos mine@5x0").play("firaks research nav")
    game.play(f"firaks lost {place}")
    assert game.seat("firaks").qic == qic


@pytest.mark.rule("GP-TRACK-13")
def test_placing_the_lost_planet_is_building_a_mine_free_of_charge() -> None:
    game = table(
        "firaks ore=0 credits=0 qic=0 nav=4 token=vp7_ore tile=vp_7<adv_mine mine@0x0",
        "xenos power=4/0/0 station@3x0",
        round_tile="mine_2",
    )
    game.play("firaks research nav", "firaks lost 1x0")
    assert game.points("firaks") == {"round:mine_2": 2, "tech:adv_mine": 3}
    assert game.asked() == ("xenos", "charge")
    player = game.seat("firaks")
    assert (player.ore, player.credits, player.qic) == (0, 0, 0)
    assert player.built[ids.MINE] == 1
    assert counting.satellites(player) == 0


@pytest.mark.rule("GP-TRACK-13", "GP-TRACK-29")
def test_the_lost_planet_is_placed_even_without_a_mine_left() -> None:
    mines = "mine@0x0 mine@2x0 mine@4x0 mine@0x2 mine@2x2 mine@0x4 mine@-2x0 mine@-4x0"
    game = table(f"firaks nav=4 token=vp7_ore {mines}", "xenos passed mine@-5x5", planets="1x1 titanium")
    assert game.refused("firaks build 1x1") == "GP-COMP-07"
    game.play("firaks research nav", "firaks lost 1x0")
    assert counting.mines(game.state, game.seat("firaks")) == 9
    assert game.seat("firaks").built[ids.MINE] == 8


@pytest.mark.rule("GP-TRACK-14")
def test_the_lost_planet_is_a_type_of_its_own_with_a_mine_of_value_one_for_ever() -> None:
    game = table("firaks nav=4 qic=2 token=vp7_ore institute@0x0 station@1x0 mine@2x0", "xenos passed mine@-5x0")
    assert game.refused("firaks federation 0x0 1x0 2x0") == "GP-FED-01"
    game.play("firaks research nav", "firaks lost 3x0", "firaks end")
    assert game.refused("firaks upgrade 3x0 station") == "GP-UPG-08"
    assert game.can("firaks federation 0x0 1x0 2x0 3x0")  # 3 + 2 + 1 + 1
    game.play("firaks qic types")
    assert game.points("firaks") == {"board:types": 3 + 2}


@pytest.mark.rule("GP-TRACK-14")
def test_range_is_measured_from_the_lost_planet_too() -> None:
    game = table("firaks nav=4 qic=0 token=vp7_ore mine@0x0", "xenos passed mine@-5x0", planets="5x0 titanium")
    assert game.refused("firaks build 5x0") == "GP-BUILD-05"
    game.play("firaks research nav", "firaks lost 3x0", "firaks end")
    assert game.can("firaks build 5x0")


@pytest.mark.rule("GP-TRACK-15")
@pytest.mark.parametrize(("to", "qic"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 4)])
def test_artificial_intelligence(to: int, qic: int) -> None:
    game = reaching("ai", to)
    assert gains(game, "firaks") == ({"qic": qic} if to != 3 else {"qic": qic, "charged": 3})
    game.next_round()
    assert game.seat("firaks").qic == qic  # once, not as an income


@pytest.mark.rule("GP-TRACK-15")
def test_level_zero_of_artificial_intelligence_has_nothing_to_offer() -> None:
    game = table(f"firaks {PURSE} ai=0 mine@0x0", "xenos passed mine@-5x0", boosters="labs gaia range").next_round()
    assert game.seat("firaks").qic == 0


@pytest.mark.rule("GP-TRACK-16")
def test_on_level_zero_of_gaia_project_there_are_no_projects() -> None:
    game = table("firaks gaia_level=0 formers=3 power=9/9/9 mine@0x0", "xenos mine@-5x0", planets="1x0 transdim")
    assert game.refused("firaks project 1x0") == "GP-PROJ-08"


@pytest.mark.rule("GP-TRACK-17", "GP-TRACK-18", "GP-TRACK-19", "GP-TRACK-20", "GP-TRACK-21")
@pytest.mark.parametrize(
    ("to", "price", "found"),
    [
        (1, 6, {"formers": 1}),
        (2, 6, {"tokens": 3}),
        (3, 4, {"formers": 1, "charged": 3}),
        (4, 3, {"formers": 1}),
        (5, 3, {"vp": 4}),
    ],
)
def test_gaia_project(to: int, price: int, found: dict[str, int]) -> None:
    assert gains(reaching("gaia", to), "firaks") == found
    game = table(f"firaks gaia_level={to} formers=1 power=9/0/0 mine@0x0", "xenos mine@-5x0", planets="1x0 transdim")
    game.play("firaks project 1x0")
    assert game.seat("firaks").gaia == price


@pytest.mark.rule("GP-TRACK-21")
def test_gaia_project_five_pays_for_gaia_planets_with_a_structure() -> None:
    pieces = "mine@3x0/gaia lab@0x3/gaia former@-3x0/gaia former@-3x3/transdim"
    game = reaching("gaia", 5, pieces)
    assert game.seat("firaks").vp == 10 + 4 + 2
    assert game.seat("firaks").formers_ready == 0  # no Gaiaformer comes with level 5


@pytest.mark.rule("GP-TRACK-22", "GP-TRACK-23", "GP-TRACK-24", "GP-TRACK-25")
@pytest.mark.parametrize(
    ("to", "ore", "credits", "charge"), [(0, 0, 0, 0), (1, 0, 2, 1), (2, 1, 2, 2), (3, 1, 3, 3), (4, 2, 4, 4)]
)
def test_economy(to: int, ore: int, credits: int, charge: int) -> None:
    if to:
        at_once = gains(reaching("eco", to), "firaks")
        assert at_once == ({"charged": 3} if to == 3 else {})
    game = table(f"firaks {PURSE} eco={to} mine@0x0", "xenos passed mine@-5x0", boosters="labs gaia range")
    game.next_round()
    # Board and mine yield 1 ore each.
    assert (game.seat("firaks").ore, game.seat("firaks").credits) == (2 + ore, credits)
    assert game.power("firaks") == (9 - charge, charge, 0)


@pytest.mark.rule("GP-TRACK-26")
def test_economy_five_pays_once_and_never_again() -> None:
    game = reaching("eco", 5)
    assert gains(game, "firaks") == {"ore": 3, "credits": 6, "charged": 6}
    game = table(f"firaks {PURSE} eco=5 mine@0x0", "xenos passed mine@-5x0", boosters="labs gaia range").next_round()
    assert (game.seat("firaks").ore, game.seat("firaks").credits) == (2, 0)
    assert game.power("firaks") == (9, 0, 0)


@pytest.mark.rule("GP-TRACK-27")
@pytest.mark.parametrize("to", [0, 1, 2, 3, 4])
def test_science(to: int) -> None:
    if to:
        assert "knowledge" not in gains(reaching("sci", to), "firaks")
    game = table(f"firaks {PURSE} sci={to} mine@0x0", "xenos passed mine@-5x0", boosters="gaia labs range")
    game.next_round()
    assert game.seat("firaks").knowledge == 4 + 2 + to  # the Firaks' board yields 2


@pytest.mark.rule("GP-TRACK-28")
def test_science_five_pays_once_and_never_again() -> None:
    assert gains(reaching("sci", 5), "firaks") == {"knowledge": 9}
    game = table(f"firaks {PURSE} sci=5 mine@0x0", "xenos passed mine@-5x0", boosters="gaia labs range").next_round()
    assert game.seat("firaks").knowledge == 4 + 2


@pytest.mark.rule("GP-TRACK-29")
def test_qic_gained_a_moment_ago_extend_the_range_of_the_lost_planet() -> None:
    game = table("firaks qic=4 nav=4 token=vp7_ore mine@0x0", "xenos passed mine@5x0")
    game.state.tech_spaces[1], game.state.tech_spaces[0] = game.state.tech_spaces[:2]
    game.play("firaks qic tech", "firaks tech ore_qic", "firaks advance nav")
    assert game.asked() == ("firaks", "lost")
    assert game.refused("firaks lost -7x0") == "GP-BUILD-05"
    game.play("firaks lost -6x0")
    assert game.seat("firaks").qic == 0


@pytest.mark.rule("GP-TRACK-29")
def test_the_lost_planet_of_the_gaia_phase_scores_the_new_rounds_tile_and_lets_others_charge() -> None:
    game = table(
        "itars nav=4 gaia=4 power=0/0/0 token=vp7_ore institute@0x0",
        "xenos passed power=4/0/0 station@3x0",
        boosters="mines gaia labs",
        round_tile="research_2",
    )
    game.state.round_tiles[2] = c.ROUND_IDS.index("mine_2")
    game.next_round()
    game.play(f"itars {game.legal('itars', 'income')[0]}", "itars exchange", "itars tech knowledge_per_type")
    game.play("itars advance nav", "itars lost 1x0")
    assert game.points("itars") == {"round:mine_2": 2}
    assert game.asked() == ("xenos", "charge")
    game.play("xenos charge")
    assert game.power("xenos") == (2, 2, 0)
    assert game.state.phase == "actions"


@pytest.mark.rule("GP-TRACK-29")
def test_with_no_hex_allowed_the_level_is_reached_and_the_lost_planet_is_gone() -> None:
    game = table("firaks nav=4 token=vp7_ore mine@0x0", "xenos passed mine@-5x0", round_tile="mine_2")
    game.seat("xenos").satellites = game.state.board.space & ~game.state.board.solid
    game.play("firaks research nav")
    assert level(game, "firaks", "nav") == 5
    assert game.asked() == ("firaks", "closing")
    assert game.points("firaks") == {}
    assert game.state.lost_hex < 0


@pytest.mark.rule("GP-TRACK-30")
def test_the_lost_planet_teaches_geodens_but_has_nothing_to_do_with_gaia_or_steps() -> None:
    for tile, points in (("mine_2", 2), ("gaia_4", 0), ("terraform_2", 0)):
        game = table(
            "geodens knowledge=4 nav=4 token=vp7_ore tile=gaia_vp institute@0x0",
            "xenos mine@-5x0",
            round_tile=tile,
        )
        game.play("geodens research nav", "geodens lost 1x0")
        assert sum(game.points("geodens").values()) == points
        assert game.seat("geodens").knowledge == 3


@pytest.mark.rule("GP-TRACK-30")
def test_the_lost_planet_opens_no_slot() -> None:
    game = table(f"firaks {PURSE} nav=4 token=vp7_ore mine@0x0", "xenos passed mine@-5x0", boosters="labs gaia range")
    game.play("firaks research nav", "firaks lost 1x0").next_round()
    assert game.seat("firaks").ore == 2  # board and one mine


@pytest.mark.rule("GP-TRACK-30")
def test_the_lost_planet_joins_a_federation_beside_it() -> None:
    seat = "firaks nav=4 token=vp7_ore formed=1 fed:institute@0x0 fed:station@1x0 fed:station@0x1"
    game = table(seat, "xenos mine@-5x0").play("firaks research nav", "firaks lost 2x0")
    assert "2x0" in game.federation("firaks")
