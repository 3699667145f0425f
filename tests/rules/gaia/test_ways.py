"""Distances are counted along the hexes of the map, also where a sector was left out (GP-DEF-07)."""

import pytest

from astrarium.games.gaia.map import hexes
from astrarium.games.gaia.map.board import Board
from astrarium.games.gaia.map.layouts import lay_map
from astrarium.games.gaia.state.state import State
from astrarium.kernel import Rng
from tests.games.gaia.federation_reference import Pair, beside
from tests.rules.gaia.table import Table, table

OTHERS = ("xenos mine@2x1", "geodens mine@3x-1")


def three(seat: str, *others: str, leave_out: str = "s09", version: int = 0) -> Table:
    """Three players on the basic map without a sector."""
    return table(seat, *(others or OTHERS), options={"leave_out": leave_out}, real_map=True, version=version)


def board_without(leave_out: str) -> Board:
    return lay_map(3, "first", leave_out, Rng(0))


def walk(board: Board, start: int) -> dict[Pair, int]:
    """How far it is from a hex to every other one, a step at a time."""
    space = {(hexes.column(place), hexes.row(place)) for place in hexes.members(board.space)}
    far = {(hexes.column(start), hexes.row(start)): 0}
    queue = list(far)
    for place in queue:
        for near in beside(place):
            if near in space and near not in far:
                far[near] = far[place] + 1
                queue.append(near)
    return far


@pytest.mark.rule("GP-DEF-07")
@pytest.mark.parametrize(("leave_out", "around"), [("none", 0), ("s09", 12), ("s10", 10), ("both", 0)])
def test_the_way_stays_on_the_map(leave_out: str, around: int) -> None:
    """So many pairs of planets are farther apart than straight across the hole."""
    board = board_without(leave_out)
    farther = 0
    for one in board.planets:
        far = walk(board, one)
        for other in board.planets:
            steps = far[hexes.column(other), hexes.row(other)]
            assert board.apart(one, other) == steps
            assert board.near[board.planet_at[one]][board.planet_at[other]] == steps
            farther += steps > hexes.distance(one, other)
    assert farther == 2 * around


@pytest.mark.rule("GP-DEF-07")
def test_on_the_basic_map_for_two_every_way_is_straight() -> None:
    board = lay_map(2, "first", "none", Rng(0))
    places = hexes.members(board.space)
    assert all(board.apart(one, other) == hexes.distance(one, other) for one in places for other in places)


@pytest.mark.rule("GP-DEF-07", "GP-BUILD-05")
def test_a_mine_across_a_hole_needs_the_range_around_it() -> None:
    game = three("terrans nav=4 qic=1 mine@-5x-3")
    refusal = three("terrans nav=5 qic=0 mine@-5x-3").why_not("terrans build -1x-7")
    assert refusal is not None
    assert (refusal.rule, refusal.need, refusal.have) == ("GP-BUILD-05", 5, 4)
    game.state.kinds[game.state.planet_at(hexes.named("-1x-7"))] = 0
    assert game.game.rules.quote(game.state, 0, game.game.rules.parse("build -1x-7"))["qic"] == 1
    game.play("terrans build -1x-7")
    assert game.seat("terrans").qic == 0


@pytest.mark.rule("GP-DEF-07")
def test_a_game_of_version_1_goes_on_measuring_straight() -> None:
    game = three("terrans nav=5 qic=0 mine@-5x-3", version=1)
    game.state.kinds[game.state.planet_at(hexes.named("-1x-7"))] = 0
    assert game.can("terrans build -1x-7")
    assert isinstance(game.game.rules.restore(game.state.plain()), State)


@pytest.mark.rule("GP-DEF-07", "GP-FAC-IVI-05", "GP-FAC-IVI-07")
@pytest.mark.parametrize("own", ["institute@-5x-3", "institute@-7x2 space_station@-5x-3"])
def test_a_space_station_across_a_hole_needs_the_range_around_it(own: str) -> None:
    # Six steps and not five: with a range of three that takes two Q.I.C.
    assert three(f"ivits nav=4 qic=1 {own}").refused("ivits station 0x-8") == "GP-BUILD-05"
    assert three(f"ivits nav=4 qic=1 {own}", version=1).can("ivits station 0x-8")
    game = three(f"ivits nav=4 qic=2 {own}").play("ivits station 0x-8")
    assert game.seat("ivits").qic == 0


@pytest.mark.rule("GP-DEF-07", "GP-TRACK-12")
def test_the_lost_planet_across_a_hole_needs_the_range_around_it_and_is_measured_so() -> None:
    # Seven steps and not six: with a range of four that takes two Q.I.C.
    few = three("terrans nav=4 knowledge=4 qic=1 token=vp7_ore mine@-5x-3").play("terrans research nav")
    assert few.refused("terrans lost 0x-9") == "GP-BUILD-05"
    game = three("terrans nav=4 knowledge=4 qic=2 token=vp7_ore mine@-5x-3")
    game.play("terrans research nav", "terrans lost 0x-9")
    assert game.seat("terrans").qic == 0
    lost = len(game.state.board.planets)
    mine = game.state.planet_at(hexes.named("-5x-3"))
    assert game.state.apart(lost, mine) == game.state.apart(mine, lost) == game.state.row(lost)[mine] == 7
    again = game.game.rules.restore(game.state.plain())
    assert isinstance(again, State)
    assert again.row(lost)[mine] == 7
