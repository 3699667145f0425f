"""A federation has nothing to spare: no planet and satellite too many, by whatever way (GP-FED-11, -21)."""

import pytest

from astrarium.games.gaia.federations import forming
from astrarium.games.gaia.federations.ground import Ground
from astrarium.games.gaia.federations.links import Links, clusters
from astrarium.games.gaia.invariants import check, to_spare
from astrarium.games.gaia.map import hexes
from tests.rules.gaia.table import Table, table

FAR = "-1x-5 1x1 -6x2"
"""Institute, mine and academy: 4 + 1 + 4 with 11 satellites. Without the mine 8 are enough, and 8 satellites."""


def bal_taks(pieces: str, version: int = 0) -> Table:
    """Bal T'aks on the basic map for two, whose large structures are worth 4; they have 12 tokens."""
    seat = f"bal_taks power=12/0/0 tile=big_4 {pieces}"
    return table(seat, "xenos passed", real_map=True, version=version)


def four(version: int = 0) -> Table:
    """Institute and academy far from each other, a mine near the way between them and another one farther off."""
    return bal_taks("institute@-1x-5 academy_right@-6x2 mine@-4x-2 mine@1x1", version)


@pytest.mark.rule("GP-FED-11", "GP-FED-21")
def test_a_planet_that_is_not_needed_may_not_bring_satellites_along() -> None:
    game = four()
    assert game.legal("bal_taks", "federation") == ["federation -1x-5 -4x-2 -6x2"]
    assert game.refused(f"bal_taks federation {FAR}") == "GP-FED-11"
    refusal = game.why_not(f"bal_taks federation {FAR}")
    assert refusal is not None
    assert (refusal.reason, refusal.what) == ("smaller-one", "1x1")


@pytest.mark.rule("GP-FED-21")
def test_what_is_left_is_compared_by_its_shortest_way_whatever_that_touches() -> None:
    # Institute and academy cannot be joined alone: each shortest way, of six satellites, touches the mine on -4x-2.
    game = four()
    assert game.refused("bal_taks federation -1x-5 -6x2") == "GP-FED-21"
    game.play("bal_taks federation -1x-5 -4x-2 -6x2")
    assert sum(game.power("bal_taks")) == 6
    # Where that planet is nobody's, they can, and the way is as long.
    game = bal_taks("institute@-1x-5 academy_right@-6x2 mine@1x1")
    assert game.refused(f"bal_taks federation {FAR}") == "GP-FED-11"
    game.play("bal_taks federation -1x-5 -6x2")
    assert sum(game.power("bal_taks")) == 6


@pytest.mark.rule("GP-FED-21", "GP-FED-10")
def test_a_planet_that_is_needed_may_be_far_away() -> None:
    # The same places, but academy and institute are worth 3 each: with the mine they are 7.
    game = table("bal_taks power=12/0/0 institute@-1x-5 academy_right@-6x2 mine@1x1", "xenos passed", real_map=True)
    assert game.legal("bal_taks", "federation") == [f"federation {FAR}"]


@pytest.mark.rule("GP-FED-21")
def test_a_game_of_version_1_goes_on_as_it_began() -> None:
    game = four(version=1)
    assert game.legal("bal_taks", "federation") == ["federation -1x-5 -4x-2 -6x2", "federation -1x-5 1x1 -6x2"]
    game.play(f"bal_taks federation {FAR}")
    assert sum(game.power("bal_taks")) == 1


@pytest.mark.rule("GP-FED-21")
def test_the_fuzz_would_notice_a_federation_with_something_to_spare() -> None:
    state = four().state
    ground = Ground(state, state.seats[0])
    homes = clusters(ground.pieces)
    offered = {
        lenient: {
            " ".join(hexes.name(place) for place in hexes.members(choice.pieces)): to_spare(
                ground, homes, Links(homes, ground.free), choice
            )
            for choice in forming.choices(ground.pieces, ground.values, ground.free, 7, 12, lenient=lenient)
        }
        for lenient in (False, True)
    }
    assert offered[False] == {"-1x-5 -4x-2 -6x2": False}
    assert offered[True] == {"-1x-5 -4x-2 -6x2": False, FAR: True}
    assert check(state) == []
