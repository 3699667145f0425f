"""Specialists that are applied at once, when they are taken (SP)."""

import pytest

from astrarium.games.federation.components.ids import SPECIALIST_IDS
from tests.rules.federation.table import Table, table

AT_ONCE = ["1B3", "1C1", "1C2", "1C3", "1D2", "2B3", "2C1", "2C2", "2C3", "2D2"]
AT_ONCE += [name for name in SPECIALIST_IDS if name[0] == "3"]


def lower(name: str) -> str:
    """The used specialist that opens a higher level of its type."""
    return "" if name[0] == "1" else f"used=1{name[1]}1"


def hired(name: str, has: str = "", atal: str = "", productions: str = "") -> Table:
    """The first seat has just taken a specialist on Atal."""
    game = table(f"{has} {lower(name)}", "", "", "", atal=f"{name} {atal}", productions=productions)
    game.play("0 place 1a vote s14")
    if game.asked() == "die 0":
        game.play("0 skip")
    return game.play(f"0 hire {name}")


@pytest.mark.parametrize(
    ("name", "has", "vp"),
    [
        # Three markers, one of them with a ship, starting token and deep-space tile.
        pytest.param("3A1", "markers=m1,m5 done=m4 start=gold deep=ds3", 5, marks=pytest.mark.rule("FD-SP-3A1")),
        # Purple (twice), green and blue.
        pytest.param("3A2", "used=1B1,1D1", 9, marks=pytest.mark.rule("FD-SP-3A2", "FD-SYM-12")),
        pytest.param("3A3", "used=1B1,1D1", 8, marks=pytest.mark.rule("FD-SP-3A3")),
        # A production and a megastructure.
        pytest.param("3B1", "built=shipyard,mega1", 6, marks=pytest.mark.rule("FD-SP-3B1")),
        pytest.param("3B2", "G=3 L=2", 9, marks=pytest.mark.rule("FD-SP-3B2")),
        pytest.param("3B3", "built=shipyard,mega1,mega3", 10, marks=pytest.mark.rule("FD-SP-3B3")),
        # Level 3, and the same raised by one until the end of the round.
        pytest.param("3C1", "degree=5", 6, marks=pytest.mark.rule("FD-SP-3C1")),
        pytest.param("3C1", "degree=5 level=1", 8, marks=pytest.mark.rule("FD-SP-3C1", "FD-SYM-06")),
        pytest.param("3C2", "ships=4", 12, marks=pytest.mark.rule("FD-SP-3C2")),
        pytest.param("3C3", "shops=1,2:2,5:2", 6, marks=pytest.mark.rule("FD-SP-3C3")),
        pytest.param("3D1", "tokens=v2_die,f_gold", 6, marks=pytest.mark.rule("FD-SP-3D1")),
        pytest.param("3D2", "die=5", 10, marks=pytest.mark.rule("FD-SP-3D2")),
        pytest.param("3D3", "moon=4", 8, marks=pytest.mark.rule("FD-SP-3D3")),
        pytest.param("3E1", "asteroids=a1 dead=d2,d3", 15, marks=pytest.mark.rule("FD-SP-3E1")),
        pytest.param("3E2", "L=3 C=1 O=2 G=2", 8, marks=pytest.mark.rule("FD-SP-3E2")),
        pytest.param("3E3", "miner=n4a", 8, marks=pytest.mark.rule("FD-SP-3E3")),
    ],
)
def test_a_specialist_of_level_3_scores_once(name: str, has: str, vp: int) -> None:
    game = hired(name, has)
    assert game.points(0) == {f"specialist:{name}": vp}
    assert game.specialists(0)[name] == "used"
    assert game.asked() == "turn 1"


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("3B1", marks=pytest.mark.rule("FD-SP-3B1")),
        pytest.param("3B2", marks=pytest.mark.rule("FD-SP-3B2")),
        pytest.param("3B3", marks=pytest.mark.rule("FD-SP-3B3")),
        pytest.param("3C3", marks=pytest.mark.rule("FD-SP-3C3")),
        pytest.param("3D1", marks=pytest.mark.rule("FD-SP-3D1")),
        pytest.param("3D2", marks=pytest.mark.rule("FD-SP-3D2")),
        pytest.param("3D3", marks=pytest.mark.rule("FD-SP-3D3")),
        pytest.param("3E1", marks=pytest.mark.rule("FD-SP-3E1")),
        pytest.param("3E2", marks=pytest.mark.rule("FD-SP-3E2")),
        pytest.param("3E3", marks=pytest.mark.rule("FD-SP-3E3")),
    ],
)
def test_with_nothing_to_count_it_is_taken_all_the_same(name: str) -> None:
    game = hired(name)
    assert game.seat(0).vp == 0
    assert game.specialists(0)[name] == "used"
    assert game.influence(0, "atal") == 2


@pytest.mark.rule("FD-EX-37")
def test_the_fourth_specialist_counts_itself() -> None:
    # 3A3 after one purple, one green and one blue: 2 x 4; 3A2 in its place: 3 colours.
    assert hired("3A3", "used=1B1,1D1").seat(0).vp == 8
    assert hired("3A2", "used=1B1,1D1").seat(0).vp == 9


@pytest.mark.parametrize("name", [name for name in SPECIALIST_IDS if name[0] != "1"])
@pytest.mark.rule("FD-SP-3A1", "FD-SP-3A2", "FD-SP-3A3", "FD-SP-3B1", "FD-SP-3B2", "FD-SP-3B3", "FD-SP-3C1")
@pytest.mark.rule("FD-SP-3C2", "FD-SP-3C3", "FD-SP-3D1", "FD-SP-3D2", "FD-SP-3D3", "FD-SP-3E1", "FD-SP-3E2")
@pytest.mark.rule("FD-SP-3E3", "FD-SP-2A1", "FD-SP-2A2", "FD-SP-2A3", "FD-SP-2B1", "FD-SP-2B2", "FD-SP-2B3")
@pytest.mark.rule("FD-SP-2C1", "FD-SP-2C2", "FD-SP-2C3", "FD-SP-2D1", "FD-SP-2D2", "FD-SP-2D3", "FD-SP-2E1")
@pytest.mark.rule("FD-SP-2E2", "FD-SP-2E3", "FD-ATA-01")
def test_a_higher_level_is_refused_without_a_lower_one_of_its_type(name: str) -> None:
    other = "B" if name[1] == "A" else "A"
    game = table(f"used=1{other}1", "", "", "", atal=name).play("0 place 1a vote s14")
    assert game.refused(f"0 hire {name}") == "FD-ATA-01"


@pytest.mark.parametrize("name", [name for name in SPECIALIST_IDS if name[0] == "1"])
@pytest.mark.rule("FD-SP-1A1", "FD-SP-1A2", "FD-SP-1A3", "FD-SP-1B1", "FD-SP-1B2", "FD-SP-1B3", "FD-SP-1C1")
@pytest.mark.rule("FD-SP-1C2", "FD-SP-1C3", "FD-SP-1D1", "FD-SP-1D2", "FD-SP-1D3", "FD-SP-1E1", "FD-SP-1E2")
@pytest.mark.rule("FD-SP-1E3", "FD-ATA-02")
def test_the_same_character_is_refused(name: str) -> None:
    twin = name[:2] + ("2" if name[2] == "1" else "1")
    game = table(f"used={twin}", "", "", "", atal=name).play("0 place 1a vote s14")
    assert game.refused(f"0 hire {name}") == "FD-ATA-02"


@pytest.mark.parametrize("name", AT_ONCE)
@pytest.mark.rule("FD-ATA-05", "FD-ATA-06")
def test_what_was_applied_at_once_cannot_be_used_later(name: str) -> None:
    game = table(f"used={name}", "", "", "")
    assert game.refused(f"0 use {name}") == "FD-ATA-05"


@pytest.mark.rule("FD-SP-1B3", "FD-SYM-02")
def test_1b3_gives_the_income_of_a_production_that_nobody_has_built() -> None:
    game = hired("1B3")
    assert game.asked() == "income 0"
    # The other sides of the four tiles are not on the board.
    assert game.refused("0 income transporter") == "FD-SYM-02"
    assert game.refused("0 income consulate") == "FD-SYM-02"
    game.play("0 income shipyard")
    assert game.seat(0).hangar == 2
    assert game.influence(0, "e81216") == 0
    assert game.asked() == "turn 1"


@pytest.mark.rule("FD-SP-1B3", "FD-PRD-02", "FD-EX-27")
def test_1b3_may_transmute_oceanium_into_gold() -> None:
    game = hired("1B3", "O=1").play("0 income transmutation_chamber", "0 convert oceanium")
    assert game.reserve(0) == "1G"


@pytest.mark.rule("FD-EX-27")
def test_a_sixth_diamond_cannot_be_transmuted() -> None:
    game = hired("1B3", "L=1 O=1 G=5").play("0 income transmutation_chamber")
    assert game.legal(0, "convert") == ["convert lavandium"]
    assert game.refused("0 convert oceanium") == "FD-PRD-02"


@pytest.mark.rule("FD-SP-2B3", "FD-SYM-02")
def test_2b3_gives_the_same_income_twice_or_two_different_ones() -> None:
    game = hired("2B3").play("0 income shipyard", "0 income shipyard")
    assert game.seat(0).hangar == 3
    game = hired("2B3").play("0 income shipyard", "0 income military_academy")
    assert (game.seat(0).hangar, game.seat(0).degree) == (2, 1)
    assert game.asked() == "turn 1"


@pytest.mark.rule("FD-SP-2B3")
def test_2b3_knows_only_the_productions_on_the_board() -> None:
    game = hired("2B3", productions="lavandium_replicator").play("0 income lavandium_replicator")
    assert game.reserve(0) == "1L"
    assert game.refused("0 income transmutation_chamber") == "FD-SYM-02"


@pytest.mark.rule("FD-SP-1C1", "FD-SYM-07")
def test_1c1_gives_a_degree() -> None:
    assert hired("1C1", "degree=2").seat(0).degree == 3


@pytest.mark.rule("FD-SP-2C1", "FD-SYM-07")
def test_2c1_gives_two_degrees_and_what_they_bring() -> None:
    game = hired("2C1", "degree=6")
    assert game.seat(0).degree == 8
    assert game.medals(0) == ["accreditation"]


@pytest.mark.rule("FD-SP-1C2")
def test_1c2_gives_a_ship_or_a_marker() -> None:
    assert hired("1C2").play("0 choose ship").seat(0).hangar == 2
    game = hired("1C2", "markers=m3 ships=0").play("0 choose marker")
    assert game.refused("0 marker m3") == "FD-SYM-04"
    game.play("0 marker m9")
    assert game.markers(0) == ["m3", "m9"]
    assert game.seat(0).hangar == 0
    assert game.asked() == "turn 1"


@pytest.mark.rule("FD-SP-1C2", "FD-ATA-08")
def test_1c2_does_not_ask_for_what_is_impossible() -> None:
    full = "markers=m1,m2,m3,m4,m5,m6,m7,m8,m9,m10,m11,m12"
    # A full hangar leaves the marker, twelve markers leave the ship, both leave nothing.
    assert hired("1C2", "ships=5").asked() == "marker 0"
    assert hired("1C2", full + " ships=2 degree=0").seat(0).hangar == 3
    game = hired("1C2", full + " ships=5")
    assert game.seat(0).hangar == 5
    assert game.specialists(0) == {"1C2": "used"}


@pytest.mark.rule("FD-SP-2C2", "FD-SYM-04")
def test_2c2_gives_a_ship_and_a_marker() -> None:
    game = hired("2C2", "ships=0").play("0 marker m9")
    assert game.seat(0).hangar == 1
    assert game.markers(0) == ["m9"]
    assert game.asked() == "turn 1"


@pytest.mark.rule("FD-SP-2C2", "FD-ATA-08")
def test_2c2_loses_a_ship_that_does_not_fit_but_not_the_marker() -> None:
    game = hired("2C2", "ships=5 markers=m9")
    assert game.refused("0 marker m9") == "FD-SYM-04"
    game.play("0 marker m12")
    assert game.seat(0).hangar == 5
    assert game.markers(0) == ["m9", "m12"]


@pytest.mark.rule("FD-SP-1C3")
def test_1c3_puts_a_disc_free_and_without_its_bonus() -> None:
    game = hired("1C3", "shops=1")
    assert game.refused("0 disc 1") == "FD-SP-1C3"
    game.play("0 disc 6")
    assert game.seat(0).vp == 0
    assert game.seat(0).discs == [1, 0, 0, 0, 0, 1]
    assert game.influence(0, "arratuin") == 2


@pytest.mark.rule("FD-SP-1C3", "FD-ATA-08")
def test_1c3_with_a_disc_in_every_shop_is_lost() -> None:
    game = hired("1C3", "shops=1,2,3,4,5:2,6")
    assert game.seat(0).discs == [1, 1, 1, 1, 2, 1]
    assert game.specialists(0) == {"1C3": "used"}
    assert game.influence(0, "atal") == 1


@pytest.mark.rule("FD-SP-2C3")
def test_2c3_puts_a_disc_free_with_its_bonus() -> None:
    # Shop 6 would cost 1 L and 1 C; its level 1 is 3 points.
    game = hired("2C3", "shops=2:2")
    assert game.refused("0 disc 2") == "FD-SP-1C3"
    game.play("0 disc 6")
    assert game.points(0) == {"shop:6": 3}
    assert game.influence(0, "arratuin") == 3


@pytest.mark.rule("FD-SP-1D2", "FD-SYM-05")
def test_1d2_gives_the_die_at_1_or_raises_it() -> None:
    assert hired("1D2").seat(0).die == 1
    assert hired("1D2", "die=4").seat(0).die == 5
    assert hired("1D2", "die=6").seat(0).die == 6


@pytest.mark.rule("FD-SP-2D2")
def test_2d2_gives_the_die_at_2_or_raises_it_by_2() -> None:
    assert hired("2D2").seat(0).die == 2
    assert hired("2D2", "die=3").seat(0).die == 5
    assert hired("2D2", "die=5").seat(0).die == 6
