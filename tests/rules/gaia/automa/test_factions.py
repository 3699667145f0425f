"""The seven faction cards: action, points and permanent ability (GP-AUTO-73, -80 to -87)."""

import pytest

from astrarium.games.gaia.components import ids
from tests.rules.gaia.automa.printed import FACTIONS
from tests.rules.gaia.automa.solo import solo
from tests.rules.gaia.automa.test_upgrade import LABS, STATIONS

EIGHT = "mine@0x0 mine@8x-4 mine@7x-4 mine@6x-4 mine@7x-3 mine@6x-3 mine@7x-1 mine@6x-1"


@pytest.mark.rule("GP-AUTO-04", "GP-AUTO-47", "GP-AUTO-73")
@pytest.mark.parametrize(
    ("automa", "entries", "vp"),
    [
        ("terrans", ["advance", "mine"], 2),
        ("xenos", ["mine", "power"], 2),
        ("taklons", ["mine", "power"], 2),
        ("hadsch_hallas", ["upgrade"], 1),
        ("geodens", ["random", "power"], 1),
        ("firaks", ["upgrade"], 2),
        ("itars", ["power", "power"], 4),
    ],
)
@pytest.mark.parametrize("card", ["9", "13"])
def test_the_faction_action_has_its_entries_in_order_and_its_points(
    automa: str, entries: list[str], vp: int, card: str
) -> None:
    game = solo(f"{automa} station@0x0", cards=f"7 {card}", planets="1x0 ice, 0x1 gaia").turn()
    assert [entry["deed"] for entry in game.told("automa-entry")] == entries
    assert game.impossible() == []
    assert game.earned()["automa:faction_action"] == vp
    assert "automa:card" not in game.earned()


@pytest.mark.rule("GP-AUTO-04")
@pytest.mark.parametrize(
    ("human", "line"),
    [("hadsch_hallas", "upgrade -9x0 station"), ("geodens", "build -8x0"), ("firaks", "upgrade -9x0 station")],
)
def test_the_text_of_its_card_does_not_concern_the_player(human: str, line: str) -> None:
    game = solo("terrans mine@0x0", f"{human} mine@-9x0 vp=10", cards="7 11", planets="-8x0 oxide").turn()
    game.play(f"{human} {line}")
    assert game.seat(human).vp == 10


@pytest.mark.rule("GP-AUTO-80")
def test_terrans_advance_in_gaia_project_and_build_within_4_on_transdim_if_they_can() -> None:
    planets = "1x0 terra, 4x0 transdim, 5x0 transdim"
    game = solo("terrans mine@0x0 gaia_level=1", cards="7 13", planets=planets).turn()
    assert game.advanced() == ["gaia"]
    assert game.automa.levels[3] == 2
    assert game.considered() == ["1x0", "4x0"]
    assert game.left_after("transdim") == ["4x0"]
    assert game.built() == "4x0"
    assert game.earned() == {"automa:faction_action": 2}


@pytest.mark.rule("GP-AUTO-80", "GP-AUTO-65")
def test_terrans_without_a_transdim_planet_build_as_usual() -> None:
    game = solo("terrans mine@0x0", cards="7 13", planets="1x0 ice, 3x0 terra").turn()
    assert game.built() == "3x0"


@pytest.mark.rule("GP-AUTO-80", "GP-AUTO-73", "GP-AUTO-48")
def test_terrans_who_cannot_advance_there_build_all_the_same() -> None:
    game = solo("terrans mine@0x0 gaia_level=5", cards="7 13", planets="1x0 ice").turn()
    assert (game.advanced(), game.built(), game.impossible()) == ([], "1x0", ["advance"])
    assert game.earned() == {"automa:faction_action": 2}


@pytest.mark.rule("GP-AUTO-80", "GP-AUTO-62")
def test_terrans_on_level_4_of_gaia_project_take_the_tile_away() -> None:
    game = solo("terrans mine@0x0 gaia_level=4", cards="7 13", planets="1x0 ice").turn()
    assert [event["area"] for event in game.told("automa-removes")] == ["gaia"]
    assert game.built() == "1x0"


@pytest.mark.rule("GP-AUTO-80", "GP-AUTO-67", "GP-AUTO-73")
def test_terrans_who_cannot_build_upgrade() -> None:
    game = solo("terrans mine@0x0", cards="7 13").turn()
    assert (game.advanced(), game.upgraded()) == (["gaia"], "0x0 mine station")


@pytest.mark.rule("GP-AUTO-81")
def test_xenos_build_within_2_and_close_one_octagon() -> None:
    game = solo("xenos mine@0x0", cards="1 13", planets="2x0 ice, 3x0 desert").turn()
    assert (game.built(), game.closed()) == ("2x0", [1])
    assert game.considered() == ["2x0"]
    assert game.earned() == {"automa:faction_action": 2}


@pytest.mark.rule("GP-AUTO-81", "GP-AUTO-74")
@pytest.mark.parametrize("card", ["5", "12", "14", "16"])
def test_xenos_close_two_octagons_for_a_power_action_of_another_card(card: str) -> None:
    game = solo("xenos mine@0x0", cards=f"2 {card}").turn()
    assert game.closed() == [2, 3]
    assert game.earned() == {"automa:card": 1 if card == "5" else 3}


@pytest.mark.rule("GP-AUTO-81", "GP-AUTO-74")
def test_xenos_close_the_last_octagon_and_leave_the_second_out() -> None:
    game = solo("xenos mine@0x0", cards="2 14", covered="1 2 3 4 5 6 7 8 9").turn()
    assert (game.closed(), game.impossible()) == ([10], ["power"])


@pytest.mark.rule("GP-AUTO-81")
@pytest.mark.parametrize("automa", [name for name in FACTIONS if name != "xenos"])
def test_nobody_else_closes_two(automa: str) -> None:
    assert len(solo(f"{automa} mine@0x0", cards="2 14").turn().closed()) == 1


@pytest.mark.rule("GP-AUTO-82", "GP-AUTO-65")
def test_taklons_build_within_3_as_near_to_the_player_as_possible_and_close_an_octagon() -> None:
    planets = "-3x0 oxide, -2x0 swamp, 1x0 gaia, -4x0 swamp"
    game = solo("taklons mine@0x0", cards="3 13", planets=planets, finals="gaia sectors").turn()
    assert game.considered() == ["-3x0", "-2x0", "1x0"]
    assert game.left_after("near_human") == ["-3x0"]
    assert (game.built(), game.closed()) == ("-3x0", [3])
    assert game.earned() == {"automa:faction_action": 2}


@pytest.mark.rule("GP-AUTO-82", "GP-AUTO-65")
def test_among_equally_near_planets_the_other_tie_breakers_decide() -> None:
    # Card 10: upper tile, arrow up.
    planets = "1x-1 gaia, 0x1 swamp"
    assert solo("taklons mine@0x0", cards="10 13", planets=planets, finals="gaia types").turn().built() == "1x-1"
    assert solo("taklons mine@0x0", cards="10 13", planets=planets).turn().built() == "0x1"


@pytest.mark.rule("GP-AUTO-82", "GP-AUTO-67", "GP-AUTO-73")
def test_taklons_who_cannot_build_upgrade_and_close_an_octagon_all_the_same() -> None:
    game = solo("taklons mine@0x0", cards="3 13").turn()
    assert (game.upgraded(), game.closed()) == ("0x0 mine station", [3])
    nothing = solo("taklons institute@0x0", cards="3 13").turn()
    assert (nothing.upgraded(), nothing.closed()) == ("", [3])
    assert nothing.impossible() == ["mine", "upgrade"]
    assert nothing.earned() == {"automa:faction_action": 2}


@pytest.mark.rule("GP-AUTO-83")
def test_hadsch_hallas_upgrade_even_if_they_could_build() -> None:
    game = solo("hadsch_hallas station@0x0", cards="7 13", planets="1x0 oxide").turn()
    assert (game.built(), game.upgraded()) == ("", "0x0 station institute")
    assert game.earned() == {"automa:faction_action": 1}


@pytest.mark.rule("GP-AUTO-83", "GP-AUTO-35")
def test_hadsch_hallas_who_cannot_upgrade_build_within_3() -> None:
    game = solo("hadsch_hallas institute@0x0", cards="1 13", planets="2x0 ice, 3x0 ice, 4x0 oxide").turn()
    assert game.considered() == ["2x0", "3x0"]
    assert game.built() == "2x0"
    assert game.earned() == {"automa:faction_action": 1}


@pytest.mark.rule("GP-AUTO-83", "GP-AUTO-48")
def test_hadsch_hallas_who_can_do_neither_do_nothing() -> None:
    game = solo("hadsch_hallas institute@0x0", cards="7 13").turn()
    assert (game.built(), game.upgraded(), game.impossible()) == ("", "", ["upgrade", "mine"])
    assert game.told("automa-instead") == []
    assert game.earned() == {"automa:faction_action": 1}


@pytest.mark.rule("GP-AUTO-83", "GP-AUTO-87")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("7 13", {"automa:faction": 3, "automa:faction_action": 1}),
        ("7 11", {"automa:faction": 3, "automa:card": 2}),
        ("13 4", {"automa:faction": 3, "automa:card": 1}),
    ],
    ids=["faction action", "upgrade", "instead of a mine"],
)
def test_hadsch_hallas_gain_3_for_every_mine_that_becomes_a_trading_station(
    cards: str, points: dict[str, int]
) -> None:
    game = solo("hadsch_hallas mine@0x0", cards=cards).turn()
    assert game.upgraded() == "0x0 mine station"
    assert game.earned() == points


@pytest.mark.rule("GP-AUTO-83", "GP-AUTO-85")
@pytest.mark.parametrize(
    "pieces", ["station@0x0", "station@0x0 institute@1x0", "lab@0x0"], ids=["institute", "lab", "academy"]
)
def test_no_other_upgrade_gives_the_hadsch_hallas_points(pieces: str) -> None:
    assert solo(f"hadsch_hallas {pieces}", cards="7 11").turn().earned() == {"automa:card": 2}


@pytest.mark.rule("GP-AUTO-83")
@pytest.mark.parametrize("automa", [name for name in FACTIONS if name != "hadsch_hallas"])
def test_nobody_else_gains_for_trading_stations(automa: str) -> None:
    assert solo(f"{automa} mine@0x0", cards="7 11").turn().earned() == {"automa:card": 2}


@pytest.mark.rule("GP-AUTO-84")
def test_geodens_advance_anywhere_and_close_an_octagon() -> None:
    game = solo("geodens mine@0x0 terra=1", cards="3 13").turn()
    assert (game.advanced(), game.closed()) == (["ai"], [3])
    assert game.earned() == {"automa:faction_action": 1}


@pytest.mark.rule("GP-AUTO-84", "GP-AUTO-73")
def test_geodens_who_cannot_advance_close_an_octagon_all_the_same() -> None:
    levels = "terra=5 nav=5 ai=5 gaia_level=5 eco=5 sci=5"
    game = solo(f"geodens mine@0x0 {levels}", cards="3 13").turn()
    assert (game.advanced(), game.closed(), game.impossible()) == ([], [3], ["random"])


@pytest.mark.rule("GP-AUTO-84", "GP-AUTO-87")
@pytest.mark.parametrize(
    ("pieces", "planet", "vp"),
    [
        ("mine@0x0", "oxide", 2),
        ("mine@0x0", "gaia", 2),
        ("mine@0x0", "transdim", 2),
        ("mine@0x0", "volcanic", 0),
        ("mine@0x0 mine@5x-2/oxide", "oxide", 0),
        ("mine@0x0 mine@5x-2/gaia", "gaia", 0),
        ("mine@0x0 mine@5x-2/gaia", "transdim", 0),
    ],
)
def test_geodens_gain_2_for_a_type_that_is_new_to_them(pieces: str, planet: str, vp: int) -> None:
    game = solo(f"geodens {pieces}", cards="13 4", planets=f"1x0 {planet}").turn()
    assert game.built() == "1x0"
    assert game.earned() == ({"automa:card": 1, "automa:faction": 2} if vp else {"automa:card": 1})


@pytest.mark.rule("GP-AUTO-84")
@pytest.mark.parametrize("automa", [name for name in FACTIONS if name != "geodens"])
def test_nobody_else_gains_for_new_types(automa: str) -> None:
    assert solo(f"{automa} mine@0x0", cards="13 4", planets="1x0 gaia").turn().earned() == {"automa:card": 1}


@pytest.mark.rule("GP-AUTO-85")
@pytest.mark.parametrize(
    ("pieces", "upgraded"),
    [
        ("station@0x0 lab@1x0 mine@2x0", "0x0 station institute"),
        ("institute@0x1 lab@1x0 mine@2x0", "1x0 lab station"),
        ("institute@0x1 mine@2x0 station@0x0", "2x0 mine station"),
        ("institute@0x1 lab@1x0", "1x0 lab station"),
        (f"institute@0x1 {STATIONS} lab@1x0 mine@2x0", "1x0 lab academy_left"),
        ("institute@0x1 station@0x0", "0x0 station lab"),
    ],
)
def test_firaks_may_turn_a_lab_back_before_they_upgrade_a_mine(pieces: str, upgraded: str) -> None:
    game = solo(f"firaks {pieces}", cards="7 13").turn()
    assert game.upgraded() == upgraded
    assert game.earned() == {"automa:faction_action": 2}


@pytest.mark.rule("GP-AUTO-85")
@pytest.mark.parametrize(("cards", "planets"), [("7 11", ""), ("13 4", "")], ids=["upgrade", "instead of a mine"])
def test_outside_their_faction_action_firaks_do_not_turn_labs_back(cards: str, planets: str) -> None:
    game = solo("firaks institute@0x1 lab@1x0 mine@2x0", cards=cards, planets=planets).turn()
    assert game.upgraded() == "2x0 mine station"


@pytest.mark.rule("GP-AUTO-85")
@pytest.mark.parametrize("automa", [name for name in FACTIONS if name != "firaks"])
def test_nobody_else_turns_labs_back_or_advances_with_a_lab(automa: str) -> None:
    game = solo(f"{automa} institute@0x1 lab@1x0 mine@2x0", cards="7 11").turn()
    assert game.upgraded() == "2x0 mine station"
    lab = solo(f"{automa} institute@0x1 station@1x0", cards="7 11").turn()
    assert (lab.upgraded(), lab.advanced()) == ("1x0 station lab", [])


@pytest.mark.rule("GP-AUTO-85")
@pytest.mark.parametrize(
    ("cards", "area"),
    [("7 13", "gaia"), ("3 13", "ai"), ("3 11", "ai"), ("13 4", "eco")],
    ids=["faction action", "another card", "upgrade", "instead of a mine"],
)
def test_firaks_advance_anywhere_with_every_new_lab(cards: str, area: str) -> None:
    game = solo("firaks institute@0x1 station@1x0", cards=cards).turn()
    assert (game.upgraded(), game.advanced()) == ("1x0 station lab", [area])


@pytest.mark.rule("GP-AUTO-85")
def test_firaks_who_cannot_advance_build_the_lab_all_the_same() -> None:
    levels = "terra=5 nav=5 ai=5 gaia_level=5 eco=5 sci=5"
    game = solo(f"firaks institute@0x1 station@1x0 {levels}", cards="3 11").turn()
    assert (game.upgraded(), game.advanced()) == ("1x0 station lab", [])
    assert game.earned() == {"automa:card": 2}


@pytest.mark.rule("GP-AUTO-85")
def test_firaks_do_not_advance_with_other_upgrades() -> None:
    for pieces in ("mine@0x0", "station@0x0", "lab@0x0", "institute@0x1 lab@0x0"):
        assert solo(f"firaks {pieces}", cards="7 13").turn().advanced() == []


@pytest.mark.rule("GP-AUTO-86")
def test_itars_close_two_octagons() -> None:
    game = solo("itars mine@0x0", cards="2 13").turn()
    assert game.closed() == [2, 3]
    assert game.earned() == {"automa:faction_action": 4}


@pytest.mark.rule("GP-AUTO-86")
def test_with_all_octagons_covered_itars_still_gain_4() -> None:
    game = solo("itars mine@0x0", cards="2 13", covered="1 2 3 4 5 6 7 8 9 10").turn()
    assert (game.closed(), game.impossible()) == ([], ["power", "power"])
    assert game.earned() == {"automa:faction_action": 4}


@pytest.mark.rule("GP-AUTO-67", "GP-AUTO-73")
def test_without_a_mine_in_the_supply_a_faction_mine_becomes_an_upgrade() -> None:
    game = solo(f"xenos {EIGHT}", cards="7 13", planets="1x0 desert").turn()
    assert (game.built(), game.closed()) == ("", [4])
    assert game.upgraded().endswith("mine station")
    assert game.automa.built[ids.MINE] == 7


@pytest.mark.rule("GP-AUTO-71", "GP-AUTO-85")
def test_without_a_lab_in_the_supply_a_trading_station_stays() -> None:
    pieces = f"station@1x0 {LABS} institute@0x1 academy_left@0x2 academy_right@1x1"
    game = solo(f"geodens {pieces}", cards="7 11").turn()
    assert (game.upgraded(), game.impossible()) == ("", ["upgrade"])
    firaks = solo(f"firaks {pieces}", cards="7 13").turn()
    assert firaks.upgraded().endswith("lab station")
