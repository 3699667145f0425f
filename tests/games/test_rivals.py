"""The opponent that the rules play: who has won against it, and where the victory is shared with it."""

import msgspec
import pytest

import astrarium
from astrarium.games.gaia.state.state import AUTOMA, HUMAN, State
from astrarium.kernel import Game
from astrarium.server.tables.played import result_of
from astrarium.server.tables.rows import Result
from astrarium.server.wire import Rival
from tests.rules.race.table import table

TEN = (
    "gem_world spice_world comet_zone mining_world new_earth distant_world artist_colony refugee_world space_port "
    "expanding_colony"
)


def against_the_robot(chips: int, hand: int) -> Game:
    """The end of a game in which the robot has 18 points and a tie-break of 2, and the player 2 points and chips."""
    robot = f"ancient_race {TEN} galactic_resort | credit: 1 | economy: 1"
    return table(f"old_earth | chips: {chips} | hand: {hand}", phase="end", robot=robot).finish_round().game


def against_the_automa(own: int, its: int) -> Game:
    """The end of a game against the Automa with these points."""
    game = astrarium.new("gaia", 1, 3)
    state = game.position
    assert isinstance(state, State)
    state.agenda.clear()
    state.seats[HUMAN].vp, state.seats[AUTOMA].vp = own, its
    return game


@pytest.mark.rule("RG-SOLO-48")
@pytest.mark.rule("RG-SOLO-56")
@pytest.mark.parametrize(
    ("chips", "hand", "winners", "shares"),
    [(17, 0, [0], False), (16, 3, [0], False), (16, 2, [0], True), (16, 1, [], False), (15, 9, [], False)],
)
def test_only_a_full_tie_is_shared_with_the_robot(chips: int, hand: int, winners: list[int], shares: bool) -> None:
    game = against_the_robot(chips, hand)
    assert (game.winners(), game.rival_shares) == (winners, shares)
    assert result_of(game) == Result(
        scores=[chips + 2], winners=winners, rival=Rival(name="robot", score=18, shares=shares)
    )
    assert game.view(None)["robot"]["won"] == (shares or not winners)


@pytest.mark.rule("RG-SOLO-56")
def test_before_the_end_nobody_has_won() -> None:
    game = table("old_earth", robot="new_sparta").game
    assert (game.winners(), game.rival_shares, game.view(0)["robot"]["won"]) == ([], False, False)


@pytest.mark.rule("GP-END-06")
@pytest.mark.parametrize(
    ("own", "its", "winners", "shares"), [(91, 90, [0], False), (90, 90, [0], True), (89, 90, [], False)]
)
def test_equal_points_are_shared_with_the_automa(own: int, its: int, winners: list[int], shares: bool) -> None:
    game = against_the_automa(own, its)
    assert (game.winners(), game.rival_shares) == (winners, shares)


def test_a_game_without_such_an_opponent_shares_with_nobody() -> None:
    game = table("old_earth", f"ancient_race {TEN} galactic_resort", phase="end").finish_round().game
    assert game.is_over
    assert not game.rival_shares


def test_a_result_that_was_stored_before_is_read() -> None:
    stored = b'{"scores":[20],"winners":[0],"rival":{"name":"robot","score":18}}'
    assert msgspec.json.decode(stored, type=Result).rival == Rival(name="robot", score=18, shares=False)
