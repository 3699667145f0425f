"""Specialists of any time inside an action: at every decision of an own turn (TRN-12)."""

import pytest

from astrarium import Rng
from tests.rules.federation.table import Table, table

# How a turn comes to each kind of decision: what the seat has, how the table lies, and what is played.
MOMENTS: dict[str, tuple[str, dict[str, str], list[str]]] = {
    "turn": ("", {}, []),
    "cover": ("tokens=v2_die,v2_degree", {}, ["place 1a cover s21"]),
    "die": ("die=2", {}, ["place 1a vote s21"]),
    "neo": ("miner=n2a", {}, ["place 1a vote s24"]),
    "dead": ("miner=n8", {}, ["place 1a vote s24"]),
    "moons": ("has=1D3", {}, ["place 1a vote s16"]),
    "token": ("", {"moons": "1: v2_die v2_degree v1_ship v2_marker"}, ["place 1a vote s16"]),
    "atal": ("", {}, ["place 1a vote s14"]),
    "arratuin": ("L=1", {}, ["place 1a vote s11"]),
    "build": ("L=2 C=2", {}, ["place 1a vote s22"]),
    "built": ("L=2 C=2 has=1B2", {}, ["place 1a vote s22", "build alteration_incubator"]),
    "spy": ("L=1", {}, ["place 1a vote s25"]),
    "mission": ("markers=m2", {}, ["place 1a vote outer"]),
    "closing": ("markers=m6 degree=3 has=2A1", {}, ["place 1a vote outer", "mission m6"]),
    "copy": ("has=2A3", {}, ["use 2A3"]),
    "refresh": ("has=2A3 used=1B1,1E1", {"atal": "1A2"}, ["use 2A3", "copy 1A2"]),
    "pay": ("L=1 O=1", {}, ["place 1a vote s25"]),
    "discard": ("L=5 C=5", {}, ["place 1a vote outer"]),
    "choose": ("C=1", {}, ["place 1a vote s11", "shop 3"]),
    "mix": ("C=1 shops=3", {}, ["place 1a vote s11", "shop 3"]),
    "marker": ("", {}, ["place 1a vote s12"]),
    "project": ("", {}, ["place 1a vote s34"]),
    "medal": ("", {}, ["place 1a vote s26"]),
    "income": ("", {"atal": "1B3"}, ["place 1a vote s14", "hire 1B3"]),
    "convert": ("L=2 C=1", {}, ["place 1a vote s22", "build transmutation_chamber"]),
    "transport": ("L=1 C=1 O=1", {"productions": "transporter"}, ["place 1a vote s22", "build transporter"]),
    "disc": ("", {"atal": "1C3"}, ["place 1a vote s14", "hire 1C3"]),
    "look": ("degree=8", {"deep": "ds2 ds3 ds4 ds7 ds8"}, ["place 1a vote s21", "deep ds2"]),
    "deep": ("degree=8", {"deep": "ds2 ds3 ds4 ds7 ds8"}, ["place 1a vote s21"]),
}


@pytest.mark.rule("FD-TRN-12", "FD-SP-1A1", "FD-ATA-06")
@pytest.mark.parametrize("kind", MOMENTS)
def test_a_level_can_be_raised_at_every_decision_of_an_own_turn(kind: str) -> None:
    seat, laid, lines = MOMENTS[kind]
    game = table(f"{seat} has=1A1", "", "", "", first=1, **laid)  # type: ignore[arg-type]
    game.play(*[f"0 {line}" for line in lines])
    assert game.asked() == f"{kind} 0"
    before = game.legal(0)
    level = game.level(0)
    game.play("0 use 1A1")
    # Nothing else has changed: the same decision is asked again.
    assert game.level(0) == level + 1
    assert game.asked() == f"{kind} 0"
    assert set(before) - {"use 1A1", "copy 1A1"} <= set(game.legal(0))


@pytest.mark.rule("FD-TRN-12")
def test_every_kind_of_decision_of_a_turn_is_shown_above() -> None:
    kinds = set(table("", "", "", "").game.rules.decisions)
    # Before the first round and in the executive phase nobody has a turn.
    assert kinds - MOMENTS.keys() == {"start", "upkeep", "law"}


@pytest.mark.rule("FD-TRN-12", "FD-SP-1A1", "FD-DS-08", "FD-MEG-04")
def test_1a1_counts_for_the_free_megastructure_of_deep_space() -> None:
    seat = "has=1A1 degree=8 shops=1:2,2:2,3:2 built=shipyard,transmutation_chamber,military_academy"
    game = table(seat, "", "", "", deep="ds8 ds3 ds4 ds7 ds1").play("0 place 1a vote s21", "0 deep ds8")
    # Between the tile and its building; the first megastructure shows Arratuin (6) and the level (5).
    game.play("0 use 1A1", "0 build mega1")
    assert game.points(0)["mega:mega1"] == 18


@pytest.mark.rule("FD-TRN-12", "FD-SP-1A1", "FD-MEG-04")
def test_1a1_can_be_used_before_the_only_building_left_if_the_level_counts_there() -> None:
    built = "shipyard,transmutation_chamber,military_academy,alteration_incubator"
    game = table(f"L=1 C=1 G=1 degree=5 shops=1:2,2:2 has=1A1 built={built}", "", "", "").play("0 place 1a vote s22")
    assert game.legal(0) == ["build mega1", "use 1A1"]
    game.play("0 use 1A1")
    assert game.points(0)["mega:mega1"] == 12
    # Elsewhere nobody is asked where there is nothing to choose.
    game = table(f"C=2 G=1 degree=5 has=1A1 built={built}", "", "", "").play("0 place 1a vote s22")
    assert game.asked() == "mission 0"


@pytest.mark.rule("FD-TRN-12", "FD-SP-1A2")
def test_1a2_turns_up_the_specialist_that_was_used_in_the_same_action() -> None:
    # One way only leads on from n3b, so without specialists nothing would be asked.
    game = table("has=1A2,1E1 miner=n3b", "", "", "").play("0 place 1a vote s24", "0 use 1E1")
    assert game.legal(0) == ["move n4b", "use 1A2"]
    game.play("0 use 1A2")
    assert game.legal(0) == ["move n4b", "use 1E1"]
    game.play("0 use 1E1")
    assert (game.reserve(0), game.miner(0)) == ("4L 2O", "n4b")
    assert game.specialists(0) == {"1A2": "used", "1E1": "used"}


@pytest.mark.rule("FD-TRN-12", "FD-SP-1A2", "FD-SP-1D3")
def test_1a2_lets_the_mage_go_two_moons_further() -> None:
    game = table("has=1A2,1D3", "", "", "").play("0 place 1a vote s16", "0 use 1D3")
    # Without 1A2 the mage would be on its way already.
    assert game.legal(0) == ["go", "use 1A2"]
    game.play("0 use 1A2", "0 use 1D3")
    assert game.seat(0).moon == 3


@pytest.mark.rule("FD-TRN-12", "FD-SP-1A2", "FD-SP-1B2")
def test_1a2_lets_1b2_serve_before_and_after_the_building() -> None:
    game = table("has=1A2,1B2 L=2 C=1 built=shipyard", "", "", "").play("0 place 1a vote s22", "0 use 1B2")
    game.play("0 build alteration_incubator")
    assert (game.asked(), game.reserve(0)) == ("built 0", "1L")
    game.play("0 use 1A2", "0 use 1B2")
    assert game.reserve(0) == "3L"


@pytest.mark.rule("FD-TRN-12", "FD-SP-1A3", "FD-SP-2A3")
def test_inside_an_action_a_copy_serves_its_planet_or_anything_of_no_planet() -> None:
    game = table("has=2A3", "used=1E2", "", "", atal="1A1 1B1 1C1 1D1 1E1 2E3").play(
        "0 place 1a vote s24", "0 use 2A3"
    )
    assert game.legal(0, "copy") == ["copy 1A1", "copy 1C1", "copy 1E1", "copy 2E3"]
    assert game.refused("0 copy 1B1") == "FD-SP-1A3"
    game.play("0 copy 2E3", "0 move n1a")
    assert game.reserve(0) == "2L 1C 1G"


@pytest.mark.rule("FD-TRN-12", "FD-SP-1A2", "FD-SP-1A3")
def test_a_copy_inside_an_action_cannot_turn_itself_up_again() -> None:
    game = table("has=1A3 used=1E1", "", "", "", atal="1A2 1B1 1C2 1D1 1E2").play("0 place 1a vote s24", "0 use 1A3")
    game.play("0 copy 1A2")
    # Only 1E1 was there to turn up: 1A3 was still in use.
    assert game.specialists(0) == {"1A3": "used", "1E1": "ready"}


@pytest.mark.rule("FD-TRN-12")
def test_a_decision_that_a_specialist_has_settled_is_not_asked_again() -> None:
    # The copied 1C1 brings the degree of the accreditation medal; the intrigue medal is the only one left to choose.
    medals = "medals=neo,six_moons,atal,arratuin,e81216"
    game = table(f"has=1A3 degree=7 {medals}", "", "", "", first=1, atal="1A2 1B1 1C1 1D1 1E1").play(
        "0 place 1a vote s26"
    )
    assert game.legal(0) == ["medal accreditation", "medal intrigue", "use 1A3"]
    game.play("0 use 1A3")
    assert len(game.medals(0)) == 7
    assert game.asked() == "turn 1"


@pytest.mark.rule("FD-TRN-12", "FD-RES-04")
def test_what_is_above_the_limit_is_still_given_back_after_a_specialist() -> None:
    # The lavandium that 1B3 brings in between goes above the limit too.
    game = table("L=5 C=5 has=1A2 used=1B3", "", "", "", productions="lavandium_replicator consulate").play(
        "0 place 1a vote outer", "0 use 1A2", "0 income lavandium_replicator"
    )
    assert (game.asked(), game.reserve(0)) == ("discard 0", "6L 5C 1O")
    game.play("0 discard lavandium", "0 discard copernium")
    assert (game.reserve(0), game.asked()) == ("5L 4C 1O", "turn 1")


@pytest.mark.rule("FD-TRN-12", "FD-DS-02", "FD-GEN-08")
def test_whoever_looks_at_tokens_still_knows_them_while_a_specialist_works() -> None:
    game = table("degree=8 has=2A3", "", "", "", deep="ds2 ds3 ds4 ds7 ds8")
    game.play("0 place 1a vote s21", "0 deep ds2", "0 use 2A3")
    assert game.asked() == "copy 0"
    tops = {seat: {tuple(imagined(game, seat, number)) for number in range(30)} for seat in (0, 1)}
    assert tops[0] == {tuple(game.stack(4))}
    assert len(tops[1]) > 1


def imagined(game: Table, seat: int, number: int) -> list[str]:
    """The stack of strength 4 as a seat could imagine it."""
    return Table(game.game.determinize(seat, Rng(number))).stack(4)


@pytest.mark.rule("FD-TRN-12", "FD-DS-02", "FD-ALT-08")
def test_a_token_that_is_looked_at_is_not_drawn_meanwhile() -> None:
    # By these numbers the deep-space tile shows tokens of the stack from which the incubator draws.
    options = {"data": '[deep_space.tile.ds2]\neffect = "token 1 of 2"\n'}
    game = table("degree=8 has=1A2 used=1B3", "", "", "", deep="ds2 ds3 ds4 ds7 ds8", options=options)
    game.play("0 place 1a vote s21", "0 deep ds2")
    seen = game.legal(0, "take")
    third = game.stack(1)[2]
    game.play("0 use 1A2", "0 income alteration_incubator")
    assert game.tokens(0) == [third]
    assert game.legal(0, "take") == seen


@pytest.mark.rule("FD-TRN-12", "FD-ATA-06")
def test_a_specialist_of_a_planet_keeps_to_its_action() -> None:
    game = table("L=5 C=5 has=1E1", "", "", "").play("0 place 1a vote outer")
    assert game.refused("0 use 1E1") == "FD-ATA-06"


@pytest.mark.rule("FD-TRN-12", "FD-EXE-18")
def test_in_the_executive_phase_there_is_no_own_turn() -> None:
    game = table(
        "built=military_academy degree=9 O=1 has=1A1", "", "", "", phase="executive", deep="ds3 ds4 ds7 ds1 ds8"
    )
    assert game.asked() == "deep 0"
    assert game.refused("0 use 1A1") == "FD-ATA-06"


@pytest.mark.rule("FD-TRN-12")
@pytest.mark.parametrize(
    ("seat", "lines"), [("has=1A1 die=2", ["place 1a vote s21"]), ("has=1A1", ["place 1a vote s24"])]
)
def test_a_game_begun_before_the_correction_knows_three_moments_only(seat: str, lines: list[str]) -> None:
    game = table(seat, "", "", "", version=1).play(*[f"0 {line}" for line in lines])
    assert game.legal(0, "use") == []
    assert game.refused("0 use 1A1") in ("FD-TRN-01", "FD-ATA-06")
