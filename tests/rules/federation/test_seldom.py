"""Cases that hardly any game comes to."""

import pytest

import astrarium
from astrarium.games.federation.components import language
from tests.rules.federation.table import table

FULL = "ships=5 markers=m1,m2,m3,m4,m5,m6,m7,m8,m9,m10,m11,m12"
"""No ship fits into the hangar, and every mission has its marker."""


@pytest.mark.rule("FD-SP-1A3", "FD-SP-1C2", "FD-ATA-08")
def test_of_two_effects_to_choose_from_one_that_brings_something_is_enough_to_copy() -> None:
    faces = "1A2 1B1 1C2 1D1 1E1"
    assert table(f"has=1A3 {FULL}", "", "", "", atal=faces).refused("0 use 1A3") == "FD-SP-1A3"
    game = table("has=1A3 ships=5", "", "", "", atal=faces).play("0 use 1A3")
    # A ship would not fit, so it is a marker.
    assert game.asked() == "marker 0"
    game = table(f"has=1A3 {FULL.replace('5', '4', 1)}", "", "", "", atal=faces).play("0 use 1A3")
    assert game.seat(0).hangar == 5


@pytest.mark.rule("FD-SP-1A3", "FD-ARR-05")
def test_the_same_holds_for_a_mixture() -> None:
    options = {"data": '[atal.specialist.1C2]\neffect = "mix 2 ship marker"\n'}
    faces = "1A2 1B1 1C2 1D1 1E1"
    assert table(f"has=1A3 {FULL}", "", "", "", atal=faces, options=options).refused("0 use 1A3") == "FD-SP-1A3"
    assert table("has=1A3", "", "", "", atal=faces, options=options).play("0 use 1A3").asked() == "mix 0"


@pytest.mark.rule("FD-DS-02")
def test_only_a_token_that_is_looked_at_can_be_kept() -> None:
    game = table("degree=8", "", "", "", deep="ds2 ds3 ds4 ds7 ds8", stack="v5_project")
    game.play("0 place 1a vote s21", "0 deep ds2")
    assert game.legal(0) == ["take v5_project", "take f_project_2"]
    assert game.refused("0 take v6_oceanium") == "FD-DS-02"


@pytest.mark.rule("FD-DS-00", "FD-ACC-03")
def test_whoever_has_seen_the_tiles_cannot_take_it_back() -> None:
    game = table("degree=8", "", "", "", deep="ds2 ds3 ds4 ds7 ds8").play("0 place 1a vote s21")
    assert game.asked() == "deep 0"
    assert not game.game.can_undo(0)
    with pytest.raises(astrarium.NothingToUndo):
        game.game.undo(0)
    game.play("0 deep ds7")
    assert not game.game.can_undo(0)
    # One degree less, and nothing was seen.
    assert table("degree=7", "", "", "").play("0 place 1a vote s21").game.can_undo(0)


@pytest.mark.rule("FD-DS-00", "FD-ACC-07")
def test_the_last_tile_is_taken_unasked() -> None:
    options = {"data": "[game.beyond_players]\ndeep_space_tiles = 0\n"}
    others = ("deep=ds1", "deep=ds2", "deep=ds3")
    game = table("degree=8", *others, deep="ds7", options=options).play("0 place 1a vote s21")
    assert game.seat(0).special == 1
    assert game.state.deep_space == []
    assert game.asked() == "turn 1"
    assert not game.game.can_undo(0)


@pytest.mark.rule("FD-E81-01", "FD-SETX-03")
def test_a_megastructure_that_is_not_in_play_cannot_be_built() -> None:
    options = {"data": "[e81216.buildings]\nmegastructures = 2\n"}
    game = table("L=2 C=2 O=2 G=4", "", "", "", options=options).play("0 place 1a vote s22")
    assert game.legal(0, "build")[-2:] == ["build mega1", "build mega2"]
    assert game.refused("0 build mega3") == "FD-E81-01"
    refusal = game.why_not("0 build mega4")
    assert refusal is not None
    assert (refusal.reason, refusal.what) == ("not-in-play", "mega4")


@pytest.mark.rule("FD-CMP-01")
@pytest.mark.parametrize("amount", ["0", "01", "1000", "-1", "+1", "1.5", "", "x", "\u0663", "\u00b2"])
def test_an_amount_is_a_number_from_1_to_999_in_plain_digits(amount: str) -> None:
    with pytest.raises(ValueError, match="cannot read"):
        language.parse(f"{amount} lavandium", "here")
    with pytest.raises(ValueError, match="cannot read"):
        language.parse_cost(f"{amount} lavandium", "here")


@pytest.mark.rule("FD-CMP-01")
def test_the_largest_amount_can_be_read() -> None:
    assert language.parse_cost("999 lavandium, 1 gold", "here") == [999, 0, 0, 1]
    assert [effect.gain for effect in language.parse("10 copernium", "here")] == [[0, 10, 0, 0]]
