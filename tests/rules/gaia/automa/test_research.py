"""The Automa advances in research (GP-AUTO-60 to -63)."""

import pytest

from tests.rules.gaia.automa.solo import Solo, solo

HIGHEST = "7 15"
"""Advance where it stands highest; among equals count to 4 from the left."""
RANDOM = "2 7"
"""Advance anywhere; count to 2 from the left."""
LEVELS = ("terra", "nav", "ai", "gaia_level", "eco", "sci")


def at(levels: str, cards: str, human: str = "", tiles: str = "terra nav ai gaia eco sci") -> Solo:
    """The Automa on six levels, the player on some, and advanced tiles in some areas; after its turn."""
    words = " ".join(f"{name}={level}" for name, level in zip(LEVELS, levels, strict=True))
    game = solo(f"taklons mine@0x0 {words}", f"terrans mine@-9x0 {human}", cards=cards)
    for area, name in enumerate(("terra", "nav", "ai", "gaia", "eco", "sci")):
        if name not in tiles.split():
            game.state.advanced[area] = -1
    return game.turn()


@pytest.mark.rule("GP-AUTO-60")
@pytest.mark.parametrize(
    ("levels", "area"),
    [
        ("000100", "gaia"),
        ("320112", "terra"),
        ("000000", "gaia"),
        ("220022", "sci"),
        ("300030", "eco"),
        ("030303", "nav"),
        ("001112", "sci"),
    ],
)
def test_it_advances_where_it_stands_highest_and_counts_among_equals(levels: str, area: str) -> None:
    game = at(levels, HIGHEST)
    assert game.advanced() == [area]
    assert game.earned() == {"automa:card": 1}


@pytest.mark.rule("GP-AUTO-60", "GP-AUTO-62")
def test_on_level_4_with_the_tile_it_takes_the_tile_out_of_the_game_instead() -> None:
    game = at("040100", HIGHEST)
    assert game.advanced() == []
    assert game.told("automa-removes")[0]["area"] == "nav"
    assert game.automa.levels[1] == 4
    assert game.state.advanced[1] == -1
    assert [tile for tile in game.state.advanced if tile >= 0] == [0, 2, 3, 4, 5]
    assert game.earned() == {"automa:card": 1}


@pytest.mark.rule("GP-AUTO-61", "GP-AUTO-62")
def test_the_same_holds_for_an_area_counted_to() -> None:
    game = at("040100", RANDOM)
    assert (game.advanced(), game.automa.levels[1], game.state.advanced[1]) == ([], 4, -1)


@pytest.mark.rule("GP-AUTO-62", "GP-AUTO-63", "GP-AUTO-01")
@pytest.mark.parametrize("area", range(6))
def test_on_level_4_without_the_tile_it_moves_to_level_5_and_gets_nothing_for_it(area: int) -> None:
    levels = "".join("4" if other == area else "0" for other in range(6))
    game = at(levels, HIGHEST, tiles="")
    assert game.automa.levels[area] == 5
    assert game.automa.tokens == []
    assert game.state.lost_hex == -1
    assert game.state.terraforming_token == 0
    player = game.automa
    assert (player.ore, player.credits, player.knowledge, player.qic, player.area1) == (0, 0, 0, 0, 0)
    assert game.earned() == {"automa:card": 1}
    assert game.asked() == ("terrans", "turn")


@pytest.mark.rule("GP-AUTO-63")
@pytest.mark.parametrize("level", range(5))
@pytest.mark.parametrize("area", range(6))
def test_levels_bring_no_bonus_and_no_charge(area: int, level: int) -> None:
    levels = "".join(str(level) if other == area else "0" for other in range(6))
    counting_to_it = ["1", "2", "3", "10", "9", "12"][area]
    game = at(levels, f"{counting_to_it} 7", tiles="")
    player = game.automa
    assert player.levels == [level + 1 if other == area else 0 for other in range(6)]
    assert (player.ore, player.credits, player.knowledge, player.qic) == (0, 0, 0, 0)
    assert (player.area1, player.area2, player.area3, player.formers_ready) == (0, 0, 0, 0)


@pytest.mark.rule("GP-AUTO-60", "GP-AUTO-63")
def test_an_area_where_the_player_is_on_top_and_the_tile_gone_is_closed_from_level_4() -> None:
    game = at("040120", HIGHEST, human="nav=5", tiles="terra ai gaia eco sci")
    assert game.advanced() == ["eco"]
    assert game.automa.levels[1] == 4


@pytest.mark.rule("GP-AUTO-60", "GP-AUTO-63")
def test_with_the_tile_still_there_it_is_open_though_the_player_is_on_top() -> None:
    game = at("040120", HIGHEST, human="nav=5")
    assert game.told("automa-removes")[0]["area"] == "nav"


@pytest.mark.rule("GP-AUTO-60", "GP-AUTO-34")
def test_a_single_highest_area_is_taken_without_counting_though_it_would_be_skipped() -> None:
    game = at("030120", HIGHEST, human="nav=5", tiles="terra ai gaia eco sci")
    assert game.advanced() == ["nav"]
    assert game.told("automa-counts-areas") == []


@pytest.mark.rule("GP-AUTO-60", "GP-AUTO-34")
def test_among_equally_high_areas_those_to_be_skipped_are_not_counted() -> None:
    game = at("330000", HIGHEST, human="nav=5", tiles="terra ai gaia eco sci")
    assert game.advanced() == ["terra"]
    both = at("330000", "2 15", human="nav=5 terra=5", tiles="ai gaia eco sci")
    assert both.advanced() == ["nav"]


@pytest.mark.rule("GP-AUTO-60", "GP-AUTO-61", "GP-AUTO-48", "GP-AUTO-47")
@pytest.mark.parametrize(("cards", "deed", "vp"), [("7 15", "highest", 1), ("7 17", "random", 2)])
def test_where_nothing_is_open_nothing_happens_but_the_points_come(cards: str, deed: str, vp: int) -> None:
    game = at("444555", cards, human="terra=5 nav=5 ai=5", tiles="gaia eco sci")
    assert game.impossible() == [deed]
    assert (game.advanced(), game.told("automa-removes")) == ([], [])
    assert game.automa.levels == [4, 4, 4, 5, 5, 5]
    assert game.earned() == {"automa:card": vp}


@pytest.mark.rule("GP-AUTO-61", "GP-AUTO-60")
def test_areas_in_which_it_is_on_top_are_not_among_those_it_counts() -> None:
    game = at("500000", RANDOM)
    assert game.advanced() == ["ai"]


@pytest.mark.rule("GP-AUTO-63")
def test_a_level_5_that_the_automa_holds_is_closed_to_the_player() -> None:
    game = at("040000", HIGHEST, human="nav=4 token=vp8_qic", tiles="terra ai gaia eco sci")
    assert game.automa.levels[1] == 5
    assert game.refused("terrans research nav") == "GP-RES-05"
    assert game.can("terrans research eco")
