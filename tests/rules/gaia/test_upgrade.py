"""Upgrade a structure (GP-UPG)."""

import pytest

import astrarium
from astrarium.games.gaia.components import ids
from astrarium.games.gaia.map import hexes
from tests.rules.gaia.table import Table, table

PATHS = {
    "mine": ["station"],
    "station": ["lab", "institute"],
    "lab": ["academy_left", "academy_right"],
    "institute": [],
    "academy_left": [],
    "academy_right": [],
}
BESCODS_PATHS = {
    "mine": ["station"],
    "station": ["lab", "academy_left", "academy_right"],
    "lab": ["institute"],
    "institute": [],
    "academy_left": [],
    "academy_right": [],
}


def structure(game: Table, place: str) -> str:
    """What stands on a planet."""
    return ids.STRUCTURE_IDS[game.state.structures[game.state.planet_at(hexes.named(place))]]


@pytest.mark.rule("GP-UPG-01")
@pytest.mark.parametrize("old", PATHS)
@pytest.mark.parametrize("new", PATHS)
def test_an_upgrade_takes_a_structure_one_stage_further(old: str, new: str) -> None:
    game = table(f"terrans {old}@0x0", "xenos mine@5x0")
    if new in PATHS[old]:
        game.play(f"terrans upgrade 0x0 {new}")
        assert structure(game, "0x0") == new
    else:
        assert game.refused(f"terrans upgrade 0x0 {new}") == "GP-UPG-01"


@pytest.mark.rule("GP-UPG-01")
def test_only_own_structures_are_upgraded_and_an_empty_planet_is_not() -> None:
    game = table("terrans mine@0x0 former@0x1/gaia", "xenos mine@1x0", planets="2x0 terra")
    for place in ("1x0", "2x0", "0x1", "3x0"):
        assert game.refused(f"terrans upgrade {place} station") == "GP-UPG-01"


@pytest.mark.rule("GP-UPG-01")
def test_a_starting_mine_is_as_good_as_any_other() -> None:
    game = Table(astrarium.new("gaia", 2, 1, {"factions": ["terrans", "xenos"]}))
    while game.asked()[1] != "turn":
        faction = game.asked()[0]
        game.play(f"{faction} {game.legal(faction)[0]}")
    upgrades = game.legal("terrans", "upgrade")
    assert len(upgrades) == 2  # one for each starting mine
    assert all(text.endswith(" station") for text in upgrades)


@pytest.mark.rule("GP-UPG-02")
@pytest.mark.parametrize(
    ("pieces", "line", "ore", "credits", "knowledge"),
    [
        # Mines yield 1, 1, 0, 1, … ore: the third slot is covered, then the second.
        ("mine@0x0 mine@2x0 mine@4x0", "upgrade 0x0 station", 1 + 2, 3, 1),
        ("mine@0x0 mine@2x0", "upgrade 0x0 station", 1 + 1, 3, 1),
        # Trading stations yield 3, 4, 4, 5 credits: the one furthest right is covered again.
        ("station@0x0 station@2x0", "upgrade 0x0 lab", 1, 3, 1 + 1),
        ("station@0x0 station@2x0 station@4x0 station@0x2", "upgrade 0x0 institute", 1, 3 + 4 + 4, 1),
        ("mine@0x0 station@2x0 station@4x0", "upgrade 0x0 station", 1, 3 + 4 + 4, 1),
        # Labs yield 1 knowledge each, the left academy 2.
        ("lab@0x0 lab@2x0", "upgrade 0x0 academy_left", 1, 0, 1 + 1 + 2),
        ("lab@0x0 lab@2x0", "upgrade 0x0 academy_right", 1, 0, 1 + 1),
    ],
)
def test_the_old_piece_hides_the_rightmost_open_slot_of_its_row(
    pieces: str, line: str, ore: int, credits: int, knowledge: int
) -> None:
    game = table(
        f"ambas power=0/0/0 ore=6 credits=6 knowledge=0 {pieces}",
        "xenos passed mine@-5x0",
        boosters="range mines gaia",
    )
    game.play(f"ambas {line}")
    if game.asked() == ("ambas", "tech"):
        game.play("ambas tech big_4", "ambas skip")
    spent = game.seat("ambas").ore, game.seat("ambas").credits
    game.next_round()
    player = game.seat("ambas")
    # The Ambas' board yields 1 ore more than others.
    assert (player.ore - spent[0], player.credits - spent[1], player.knowledge) == (
        ore + 1,
        credits,
        knowledge,
    )


@pytest.mark.rule("GP-UPG-03")
@pytest.mark.parametrize(
    ("neighbour", "credits"), [("mine@1x0", 3), ("lab@2x0", 3), ("mine@1x1", 3), ("mine@3x0", 6)]
)
def test_a_trading_station_costs_two_ore_and_six_credits_or_three_near_an_opponent(
    neighbour: str, credits: int
) -> None:
    game = table(f"terrans ore=2 credits={credits} mine@0x0 lab@0x-1", f"xenos {neighbour}")
    game.play("terrans upgrade 0x0 station")
    assert (game.seat("terrans").ore, game.seat("terrans").credits) == (0, 0)
    game = table(f"terrans ore=2 credits={credits - 1} mine@0x0 lab@0x-1", f"xenos {neighbour}")
    assert game.refused("terrans upgrade 0x0 station") == "GP-UPG-03"
    game = table(f"terrans ore=1 credits={credits} mine@0x0 lab@0x-1", f"xenos {neighbour}")
    assert game.refused("terrans upgrade 0x0 station") == "GP-UPG-03"


@pytest.mark.rule("GP-UPG-03")
def test_the_lost_planet_of_an_opponent_is_a_neighbour_too() -> None:
    game = table("terrans ore=2 credits=3 mine@0x0", "xenos mine@2x0/lost")
    assert game.can("terrans upgrade 0x0 station")


@pytest.mark.rule("GP-UPG-04")
def test_the_institute_costs_four_ore_and_six_credits_and_its_ability_is_there_at_once() -> None:
    game = table("hadsch_hallas ore=4 credits=10 station@0x0", "xenos mine@1x0")
    assert game.refused("hadsch_hallas convert credits_ore") == "GP-FREE-14"
    game.play("hadsch_hallas upgrade 0x0 institute", "xenos charge")
    assert (game.seat("hadsch_hallas").ore, game.seat("hadsch_hallas").credits) == (0, 4)
    assert game.can("hadsch_hallas convert credits_ore")
    for money in ("ore=3 credits=6", "ore=4 credits=5"):
        game = table(f"hadsch_hallas {money} station@0x0", "xenos mine@1x0")
        assert game.refused("hadsch_hallas upgrade 0x0 institute") == "GP-UPG-04"


@pytest.mark.rule("GP-UPG-05")
def test_a_lab_costs_three_ore_and_five_credits_and_brings_a_tech_tile() -> None:
    game = table("terrans ore=3 credits=5 station@0x0", "xenos mine@1x0")
    game.play("terrans upgrade 0x0 lab")
    assert (game.seat("terrans").ore, game.seat("terrans").credits) == (0, 0)
    assert game.asked() == ("terrans", "tech")  # before the Xenos may charge
    for money in ("ore=2 credits=5", "ore=3 credits=4"):
        game = table(f"terrans {money} station@0x0", "xenos mine@1x0")
        assert game.refused("terrans upgrade 0x0 lab") == "GP-UPG-05"


@pytest.mark.rule("GP-UPG-06")
@pytest.mark.parametrize("side", ["academy_left", "academy_right"])
def test_an_academy_costs_six_ore_and_six_credits_and_brings_a_tech_tile(side: str) -> None:
    game = table("terrans ore=6 credits=6 lab@0x0", "xenos mine@1x0")
    game.play(f"terrans upgrade 0x0 {side}")
    assert (game.seat("terrans").ore, game.seat("terrans").credits) == (0, 0)
    assert game.asked() == ("terrans", "tech")
    for money in ("ore=5 credits=6", "ore=6 credits=5"):
        game = table(f"terrans {money} lab@0x0", "xenos mine@1x0")
        assert game.refused(f"terrans upgrade 0x0 {side}") == "GP-UPG-06"


@pytest.mark.rule("GP-UPG-06")
@pytest.mark.parametrize(("side", "knowledge", "action"), [("academy_left", 3, False), ("academy_right", 1, True)])
def test_the_left_academy_yields_knowledge_and_the_right_one_a_qic(side: str, knowledge: int, action: bool) -> None:
    game = table("terrans knowledge=0 qic=0 lab@0x0", "xenos passed mine@5x0", boosters="range mines gaia")
    game.play(f"terrans upgrade 0x0 {side}", "terrans tech big_4", "terrans skip", "terrans end")
    assert game.can("terrans special academy") == action
    if action:
        game.play("terrans special academy")
        assert game.seat("terrans").qic == 1
    game.next_round()
    assert game.seat("terrans").knowledge == knowledge  # 1 comes from the board itself


@pytest.mark.rule("GP-UPG-07")
def test_the_institute_and_each_academy_can_be_built_a_single_time() -> None:
    game = table("terrans institute@0x0 station@2x0 academy_left@4x0 lab@0x2", "xenos mine@-5x0")
    assert game.refused("terrans upgrade 2x0 institute") == "GP-UPG-09"
    assert game.refused("terrans upgrade 0x2 academy_left") == "GP-UPG-09"
    assert game.can("terrans upgrade 0x2 academy_right")
    game = table("terrans academy_left@0x0 academy_right@2x0 lab@4x0", "xenos mine@-5x0")
    assert game.legal("terrans", "upgrade") == []


@pytest.mark.rule("GP-UPG-08")
def test_the_mine_of_the_lost_planet_and_a_shared_mine_stay_mines() -> None:
    game = table("lantids mine@0x0 mine@3x0/lost guest@1x0", "xenos mine@1x0")
    assert game.refused("lantids upgrade 3x0 station") == "GP-UPG-08"
    assert game.refused("lantids upgrade 1x0 station") == "GP-UPG-08"
    assert game.legal("lantids", "upgrade") == ["upgrade 0x0 station"]


@pytest.mark.rule("GP-UPG-09")
@pytest.mark.parametrize(
    ("pieces", "line"),
    [
        ("mine@-2x0 station@0x0 station@2x0 station@4x0 station@0x2", "upgrade -2x0 station"),
        ("station@-2x0 lab@0x0 lab@2x0 lab@4x0", "upgrade -2x0 lab"),
    ],
)
def test_without_a_piece_of_the_new_kind_there_is_no_upgrade(pieces: str, line: str) -> None:
    game = table(f"terrans {pieces}", "xenos mine@-5x0")
    assert game.refused(f"terrans {line}") == "GP-UPG-09"


@pytest.mark.rule("GP-UPG-09")
def test_an_upgraded_piece_is_there_for_the_next_upgrade() -> None:
    game = table("terrans mine@-2x0 station@0x0 station@2x0 station@4x0 station@0x2", "xenos passed mine@-5x0")
    game.play("terrans upgrade 0x0 institute", "terrans end")
    assert game.can("terrans upgrade -2x0 station")


@pytest.mark.rule("GP-UPG-10")
@pytest.mark.parametrize(
    ("piece", "new"),
    [("mine", "station"), ("station", "lab"), ("station", "institute"), ("lab", "academy_left")],
)
def test_every_upgrade_lets_others_charge(piece: str, new: str) -> None:
    game = table(f"terrans {piece}@0x0", "xenos power=4/0/0 station@2x0")
    game.play(f"terrans upgrade 0x0 {new}")
    if game.asked() == ("terrans", "tech"):
        game.play("terrans tech big_4", "terrans skip")
    assert game.asked() == ("xenos", "charge")
    game.play("xenos charge")
    assert game.power("xenos") == (2, 2, 0)


@pytest.mark.rule("GP-UPG-10")
@pytest.mark.parametrize(
    ("piece", "new", "tile", "points"),
    [
        ("mine", "station", "station_3", {"round:station_3": 3}),
        ("mine", "station", "station_4", {"round:station_4": 4}),
        ("mine", "station", "big_5a", {}),
        ("mine", "station", "mine_2", {}),
        ("station", "lab", "station_4", {}),
        ("station", "lab", "big_5a", {}),
        ("station", "institute", "big_5a", {"round:big_5a": 5}),
        ("station", "institute", "big_5b", {"round:big_5b": 5}),
        ("lab", "academy_left", "big_5a", {"round:big_5a": 5}),
        ("lab", "academy_right", "big_5b", {"round:big_5b": 5}),
    ],
)
def test_what_an_upgrade_scores(piece: str, new: str, tile: str, points: dict[str, int]) -> None:
    game = table(f"terrans {piece}@0x0", "xenos mine@5x0", round_tile=tile)
    game.play(f"terrans upgrade 0x0 {new}")
    assert game.points("terrans") == points


@pytest.mark.rule("GP-UPG-10")
def test_the_advanced_tile_for_trading_stations_pays_with_the_round_tile() -> None:
    game = table("terrans tile=vp_7<adv_station mine@0x0", "xenos mine@5x0", round_tile="station_3")
    game.play("terrans upgrade 0x0 station")
    assert game.points("terrans") == {"tech:adv_station": 3, "round:station_3": 3}


@pytest.mark.rule("GP-UPG-11")
def test_gaiaformers_satellites_and_space_stations_nearby_give_no_discount() -> None:
    game = table(
        "terrans ore=2 credits=5 mine@0x0",
        "ivits institute@5x0 former@1x0/transdim satellite@0x1 space_station@-1x0",
    )
    assert game.refused("terrans upgrade 0x0 station") == "GP-UPG-03"


@pytest.mark.rule("GP-UPG-12")
@pytest.mark.parametrize("old", PATHS)
@pytest.mark.parametrize("new", PATHS)
def test_bescods_upgrade_along_other_paths(old: str, new: str) -> None:
    game = table(f"bescods {old}@0x0", "xenos mine@5x0")
    assert game.can(f"bescods upgrade 0x0 {new}") == (new in BESCODS_PATHS[old])


@pytest.mark.rule("GP-UPG-13")
def test_a_planet_shared_with_lantids_is_upgraded_as_usual() -> None:
    game = table("xenos ore=2 credits=3 mine@1x0", "lantids power=4/0/0 mine@-5x0 guest@1x0")
    game.play("xenos upgrade 1x0 station")  # the Lantids mine beside it makes it cheaper
    assert structure(game, "1x0") == "station"
    assert game.asked() == ("lantids", "charge")
    assert game.seat("lantids").built[ids.MINE] == 2
