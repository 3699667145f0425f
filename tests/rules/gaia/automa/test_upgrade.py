"""The Automa upgrades a structure, and closes octagons (GP-AUTO-70 to -74)."""

import pytest

from astrarium.games.gaia.components import ids
from tests.rules.gaia.automa.solo import solo

UPGRADE = "7 11"
"""Upgrade, arrow down; the card gives 2 VP."""
STATIONS = "station@5x-2 station@5x-3 station@6x-3 station@6x-2"
"""All trading stations that there are."""
LABS = "lab@5x-2 lab@5x-3 lab@6x-3"
"""All research labs that there are."""


@pytest.mark.rule("GP-AUTO-71")
@pytest.mark.parametrize(
    ("pieces", "upgraded"),
    [
        ("mine@0x0 station@1x0 lab@2x0", "1x0 station institute"),
        ("mine@0x0 station@1x0 lab@2x0 institute@0x1", "0x0 mine station"),
        (f"mine@0x0 {STATIONS} lab@2x0 institute@0x1", "2x0 lab academy_left"),
        ("station@1x0 lab@2x0 institute@0x1", "2x0 lab academy_left"),
        ("station@1x0 lab@2x0 institute@0x1 academy_left@0x2", "2x0 lab academy_right"),
        ("station@1x0 lab@2x0 institute@0x1 academy_right@0x2", "2x0 lab academy_left"),
        ("station@1x0 lab@2x0 institute@0x1 academy_left@0x2 academy_right@1x1", "1x0 station lab"),
        ("station@1x0 institute@0x1", "1x0 station lab"),
        ("mine@0x0", "0x0 mine station"),
        ("lab@2x0", "2x0 lab academy_left"),
    ],
)
def test_the_first_upgrade_of_the_list_that_is_possible(pieces: str, upgraded: str) -> None:
    game = solo(f"taklons {pieces}", cards=UPGRADE).turn()
    assert game.upgraded() == upgraded
    assert game.earned() == {"automa:card": 2}
    assert game.impossible() == []


@pytest.mark.rule("GP-AUTO-71")
def test_the_old_piece_goes_back_to_the_supply() -> None:
    game = solo("taklons mine@0x0 mine@1x0", cards=UPGRADE).turn()
    assert game.automa.built[ids.MINE] == 1
    assert game.automa.built[ids.STATION] == 1
    assert len(game.automa.planets) == 2


@pytest.mark.rule("GP-AUTO-71")
@pytest.mark.parametrize("place", ["0x0/gaia", "0x0/oxide", "0x0/terra"])
def test_structures_on_planets_of_every_type_are_upgraded(place: str) -> None:
    assert solo(f"taklons mine@{place}", cards=UPGRADE).turn().upgraded() == "0x0 mine station"


@pytest.mark.rule("GP-AUTO-71", "GP-AUTO-48", "GP-AUTO-47")
@pytest.mark.parametrize(
    "pieces",
    [
        "institute@0x0",
        "academy_left@0x0 academy_right@1x0",
        f"station@1x0 {LABS} institute@0x1 academy_left@0x2 academy_right@1x1",
        f"mine@1x0 {STATIONS} lab@0x0 lab@2x0 lab@1x2 institute@0x1 academy_left@0x2 academy_right@1x1",
    ],
)
def test_where_nothing_can_be_upgraded_nothing_happens_but_the_points_come(pieces: str) -> None:
    game = solo(f"taklons {pieces}", cards=UPGRADE).turn()
    assert game.upgraded() == ""
    assert game.impossible() == ["upgrade"]
    assert game.earned() == {"automa:card": 2}


@pytest.mark.rule("GP-AUTO-72")
def test_the_structure_nearest_to_a_planet_of_the_player_is_upgraded() -> None:
    human = "terrans mine@-9x0 mine@4x-1"
    game = solo("taklons mine@0x0 mine@-1x0 mine@1x0", human, cards=UPGRADE).turn()
    assert game.upgraded() == "1x0 mine station"
    (tie,) = game.told("automa-tie")
    assert (tie["by"], tie["value"], sorted(tie["out"])) == ("distance", 3, ["-1x0", "0x0"])


@pytest.mark.rule("GP-EX-39", "GP-AUTO-72", "GP-AUTO-30")
@pytest.mark.parametrize(
    ("cards", "upgraded", "arrow"),
    [("7 11", "1x-1", "down"), ("13 11", "0x1", "up"), ("1 11", "1x-1", "down"), ("5 11", "0x1", "up")],
)
def test_among_equally_near_ones_the_arrow_decides(cards: str, upgraded: str, arrow: str) -> None:
    game = solo("taklons mine@0x1 mine@1x-1", cards=cards).turn()
    assert game.upgraded() == f"{upgraded} mine station"
    assert [tie["by"] for tie in game.told("automa-tie")] == ["distance", arrow]


@pytest.mark.rule("GP-AUTO-72", "GP-AUTO-94")
def test_the_player_may_charge_for_an_upgrade() -> None:
    human = "xenos station@2x0 power=4/0/0 vp=5"
    game = solo("taklons mine@0x0", human, cards=UPGRADE).turn()
    assert game.asked() == ("xenos", "charge")
    game.play("xenos charge")
    assert (game.power("xenos"), game.seat("xenos").vp) == ((2, 2, 0), 4)


@pytest.mark.rule("GP-AUTO-72", "GP-AUTO-01")
@pytest.mark.parametrize("pieces", ["station@1x0 institute@0x1", "lab@1x0"])
def test_no_tech_tile_comes_with_a_lab_or_an_academy(pieces: str) -> None:
    game = solo(f"taklons {pieces}", cards=UPGRADE).turn()
    assert (game.automa.tiles, game.automa.levels) == ([], [0] * 6)
    assert game.asked() == ("terrans", "turn")


@pytest.mark.rule("GP-AUTO-02")
@pytest.mark.parametrize(
    ("round_tile", "automa", "cards"),
    [
        ("mine_2", "taklons mine@0x0", "13 4"),
        ("gaia_4", "taklons mine@0x0", "13 4"),
        ("station_3", "taklons mine@0x0", "7 2"),
        ("big_5a", "taklons station@0x0", "7 2"),
        ("research_2", "taklons mine@0x0", "7 15"),
        ("terraform_2", "taklons mine@0x0", "13 4"),
    ],
)
def test_what_a_round_tile_asks_for_earns_it_nothing(round_tile: str, automa: str, cards: str) -> None:
    game = solo(automa, cards=cards, planets="1x0 gaia", round_tile=round_tile).turn()
    assert game.earned() == {"automa:card": 1}


@pytest.mark.rule("GP-AUTO-70", "GP-AUTO-01")
def test_a_closed_octagon_is_closed_to_the_player_and_brings_nothing() -> None:
    human = "terrans mine@-9x0 power=0/0/8"
    game = solo("taklons mine@0x0", human, cards="3 14")
    game.state.agenda.pop()
    game.state.push("turn", (0,))
    assert game.can("terrans power ore_2")
    game.turn()
    assert game.closed() == [3]
    assert game.refused("terrans power ore_2") == "GP-BOARD-01"
    assert game.can("terrans power credits_7")
    player = game.automa
    assert (player.ore, player.credits, player.knowledge, player.qic) == (0, 0, 0, 0)


@pytest.mark.rule("GP-AUTO-70", "GP-AUTO-48", "GP-AUTO-47")
def test_with_all_octagons_covered_nothing_happens_but_the_points_come() -> None:
    game = solo("taklons mine@0x0", cards="3 14", covered="1 2 3 4 5 6 7 8 9 10").turn()
    assert (game.closed(), game.impossible(), game.earned()) == ([], ["power"], {"automa:card": 3})


@pytest.mark.rule("GP-AUTO-33", "GP-AUTO-70")
def test_octagons_are_open_again_in_the_next_round() -> None:
    game = solo("taklons mine@0x0", "terrans mine@-9x0 passed", deck="3 14 1").turn()
    assert game.state.round == 3
    assert game.told("automa-closes")
    assert game.state.board_used == 0


@pytest.mark.rule("GP-EX-51", "GP-AUTO-74", "GP-AUTO-86")
def test_the_second_count_begins_anew_over_what_is_open() -> None:
    game = solo("itars mine@0x0", cards="3 13", covered="1 3 4 7 8 10").turn()
    assert game.closed() == [6, 9]
    first, second = game.told("automa-counts-octagons")
    assert (len(first["octagons"]), len(second["octagons"])) == (4, 3)


@pytest.mark.rule("GP-AUTO-74", "GP-AUTO-73")
def test_with_one_octagon_open_the_second_is_left_out() -> None:
    game = solo("itars mine@0x0", cards="3 13", covered="1 2 3 4 5 6 7 8 9").turn()
    assert (game.closed(), game.impossible()) == ([10], ["power"])
    assert game.earned() == {"automa:faction_action": 4}
