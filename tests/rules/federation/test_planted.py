"""Details that only a planted fault showed to be untested."""

import pytest

import astrarium
from astrarium import BadOption
from astrarium.games.federation.components.components import DEFAULT
from astrarium.games.federation.components.pieces import Cell
from astrarium.games.federation.gains import take_ships
from astrarium.games.federation.verbs import MOST_UNITS, FederationAction
from astrarium.kernel import Event
from tests.rules.federation.table import table


@pytest.mark.rule("FD-SP-1A3")
@pytest.mark.parametrize("version", [1, 2])
def test_a_spy_copies_inside_the_action_of_a_planet_by_every_version(version: int) -> None:
    game = table("has=1A3", "", "", "", atal="1E1", version=version).play("0 place 1a vote s24", "0 use 1A3")
    if version > 1:
        # By version 1 it copies specialists of the planet alone: there is only one, and nothing to ask.
        game.play("0 copy 1E1")
    game.play("0 move n1a")
    assert game.reserve(0) == "4L 1C"
    assert game.specialists(0) == {"1A3": "used"}


def ways(cell: Cell) -> list[int]:
    """How many steps each way from a cell to the last one has."""
    return [1 + rest for step in cell.next for rest in ways(DEFAULT.cells[step])] or [0]


@pytest.mark.rule("FD-NEO-01", "FD-NEO-05")
def test_every_cell_knows_its_longest_way() -> None:
    assert [cell.longest for cell in DEFAULT.cells] == [max(ways(cell)) for cell in DEFAULT.cells]
    assert any(max(ways(cell)) != min(ways(cell)) for cell in DEFAULT.cells)


@pytest.mark.parametrize("text", ["01 vp", "0 vp", "1 vp from round", "1 vp per", "1 vp per nothing"])
def test_effects_that_mean_nothing_are_refused(text: str) -> None:
    with pytest.raises(BadOption, match="cannot read"):
        astrarium.new("federation", 4, 1, {"data": f'[atal.specialist.1C1]\neffect = "{text}"\n'})


def test_amounts_may_end_in_zero() -> None:
    data = '[atal.specialist.1C1]\nwhen = "any time"\neffect = "10 vp"\n'
    game = table("has=1C1", "", "", "", options={"data": data})
    assert game.play("0 use 1C1").points(0) == {"specialist:1C1": 10}


def test_one_step_without_tokens_is_refused() -> None:
    data = "[six_moons.steps]\nstrengths = [0, 2, 2, 3, 3, 3, 4]\n"
    with pytest.raises(BadOption, match="strength 1 or more"):
        astrarium.new("federation", 4, 1, {"data": data})


@pytest.mark.rule("FD-ACC-03", "FD-DS-00")
def test_whoever_has_a_deep_space_tile_gets_no_other_one() -> None:
    game = table("degree=9 deep=ds1", "", "", "", deep="ds2 ds3 ds4 ds7")
    tile = game.seat(0).deep
    assert tile == 0
    game.play("0 place 1a vote s21")
    assert game.seat(0).degree == 10
    assert game.seat(0).deep == tile
    assert "deep" not in game.asked()


@pytest.mark.parametrize("amount", [-1, MOST_UNITS + 1])
def test_an_amount_that_nobody_can_have_has_no_notation(amount: int) -> None:
    with pytest.raises(LookupError):
        str(FederationAction("pay", (amount, 1, 0, 0)))
    assert str(FederationAction("pay", (0, 1, 0, 0))) == "pay 1C"


@pytest.mark.rule("FD-NEO-05", "FD-NEO-07")
@pytest.mark.parametrize(
    ("miner", "moves", "told"),
    [
        ("n1a", ["move n2b"], {"cell": "n3a", "asteroid": "a1"}),
        ("n6a", ["move n7a"], {"cell": "n8", "dead_asteroids": ["d1", "d2", "d3", "d4"]}),
    ],
)
def test_what_a_miner_uncovers_is_told(miner: str, moves: list[str], told: dict[str, object]) -> None:
    game = table(f"miner={miner}", "", "", "").play("0 place 1a vote s24", *[f"0 {move}" for move in moves])
    revealed = [event for event in game.events if event.kind == "reveal"]
    assert told in [event.data for event in revealed]
    assert {event.rule for event in revealed} <= {"FD-NEO-05", "FD-NEO-07"}


@pytest.mark.rule("FD-SP-2A3")
def test_a_copy_of_too_high_a_level_is_refused_with_both_levels() -> None:
    game = table("has=1A3", "", "", "", atal="1B3 1C1 1D2 1E1 2C1").play("0 use 1A3")
    refusal = game.why_not("0 copy 2C1")
    assert refusal is not None
    assert (refusal.reason, refusal.what, refusal.need, refusal.have) == ("other-level", "2C1", 1, 2)


@pytest.mark.rule("FD-ATA-06", "FD-TRN-12")
def test_one_effect_that_brings_something_is_enough_to_use_a_specialist() -> None:
    data = '[atal.specialist.1C1]\nwhen = "any time"\neffect = "1 ship, 1 vp"\n'
    game = table("has=1C1 ships=5", "", "", "", options={"data": data})
    assert game.play("0 use 1C1").points(0) == {"specialist:1C1": 1}


@pytest.mark.rule("FD-SP-1A3")
def test_one_effect_that_brings_something_is_enough_to_copy_a_specialist() -> None:
    data = '[atal.specialist.1C1]\nwhen = "any time"\neffect = "1 ship, 1 vp"\n'
    game = table("has=1A3 ships=5", "", "", "", atal="1C1", options={"data": data}).play("0 use 1A3")
    assert game.play("0 copy 1C1").points(0) == {"specialist:1C1": 1}


@pytest.mark.rule("FD-SETP-03", "FD-ROOM-02")
@pytest.mark.parametrize(("ships", "brought"), [(3, [2]), (4, [1]), (5, [])])
def test_ships_come_as_far_as_they_fit_and_none_are_told_where_none_do(ships: int, brought: list[int]) -> None:
    game = table(f"ships={ships}", "", "", "")
    events: list[Event] = []
    take_ships(game.state, game.seat(0), 2, "FD-ROOM-02", events)
    assert game.seat(0).hangar == 5
    assert [event.data["ships"] for event in events] == brought
