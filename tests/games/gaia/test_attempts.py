"""What a person might try on a turn, so that a screen can say why nothing of a verb is possible."""

import pytest

import astrarium
from astrarium import Game, Refusal
from astrarium.games.gaia.building import reach, reaches
from astrarium.games.gaia.map.hexes import members
from astrarium.games.gaia.state.state import State
from astrarium.kernel import Rng
from tests.rules.gaia.table import Table, table


def reasons(at: Table, verb: str) -> list[Refusal]:
    """Why each attempt of the seat to act is refused; it is an error if one is not."""
    game: Game = at.game
    seat = game.to_act[0]
    refusals = [game.clone().why_not(seat, action) for action in game.rules.attempts(game.position, seat, verb)]
    assert all(refusals)
    return [refusal for refusal in refusals if refusal is not None]


def first(at: Table, verb: str) -> str:
    """The first reason, as a screen would show it."""
    return str(reasons(at, verb)[0])


def test_building_is_tried_on_the_nearest_planet_first() -> None:
    at = table("terrans ore=0 mine@0x0", "xenos mine@4x0", planets="3x0 terra, 1x0 terra")
    tried = [str(action) for action in at.game.rules.attempts(at.state, 0, "build")]
    assert tried == ["build 0x0", "build 1x0", "build 3x0", "build 4x0"]
    assert [refusal.reason for refusal in reasons(at, "build")] == ["own-planet", "short", "short", "occupied"]


def test_all_distances_at_once_are_those_of_each_planet() -> None:
    """From planets, the Lost Planet among them, and from space stations, on a whole map."""
    game = astrarium.new("gaia", 2, 8, {"factions": ["ivits", "terrans"]})
    rng = Rng(8)
    for number in range(120):
        state = game.position
        assert isinstance(state, State)
        if number == 60:
            player = state.seats[0]
            free = [place for place in members(state.board.space) if state.planet_at(place) < 0]
            player.stations |= 1 << free[3] | 1 << free[-3]
            state.place_lost_planet(free[20])
            player.planets.append(len(state.board.planets))
        for player in state.seats:
            each = [reach(state, player, planet) for planet in range(len(state.board.planets))]
            assert reaches(state, player) == each
        seat = game.to_act[0]
        legal = game.legal_actions(seat)
        game.apply(seat, legal[rng.below(len(legal))])


def test_a_project_is_tried_on_transdim_planets_if_there_are_any() -> None:
    at = table("terrans gaia_level=0 mine@0x0", "xenos mine@4x0", planets="1x0 transdim, 2x0 desert")
    assert [str(action) for action in at.game.rules.attempts(at.state, 0, "project")] == ["project 1x0"]
    assert first(at, "project") == "no project level [GP-PROJ-08]"


def test_an_upgrade_is_tried_on_its_way_first() -> None:
    at = table("terrans ore=1 mine@0x0", "xenos mine@4x0")
    assert first(at, "upgrade").startswith("short: ore (needs 2, has 1)")
    assert {refusal.reason for refusal in reasons(at, "upgrade")} == {"short", "no-such-upgrade"}


def test_a_federation_is_tried_with_all_that_could_join() -> None:
    at = table("terrans mine@0x0 mine@1x0 fed:mine@-4x0", "xenos mine@4x0")
    assert first(at, "federation") == "too little value (needs 7, has 2) [GP-FED-01]"


@pytest.mark.parametrize(
    ("verb", "reason", "number"),
    [
        ("research", "short", 6),
        ("power", "short", 7),
        ("qic", "short", 3),
        ("burn", "short", 1),
        ("convert", "short", 8),
    ],
)
def test_whoever_has_nothing_hears_what_is_missing(verb: str, reason: str, number: int) -> None:
    at = table("terrans ore=0 credits=0 knowledge=0 qic=0 power=4/0/0 mine@0x0", "xenos mine@4x0")
    found = reasons(at, verb)
    assert found[0].reason == reason
    assert len(found) >= number


def test_an_own_special_action_is_tried_first() -> None:
    at = table("terrans tile=charge_4 mine@0x0 power=0/0/4", "xenos mine@4x0")
    assert first(at, "special") == "nothing to gain: charge_4 [GP-SPEC-02]"


@pytest.mark.parametrize(
    ("verb", "reason"),
    [
        ("swap", "needs-institute"),
        ("downgrade", "needs-institute"),
        ("station", "needs-institute"),
        ("lowest", "other"),
    ],
)
def test_actions_of_other_factions_are_refused(verb: str, reason: str) -> None:
    at = table("terrans mine@0x0", "xenos mine@4x0")
    assert reasons(at, verb)[0].reason.startswith(reason)


def test_a_verb_of_another_decision_is_not_tried() -> None:
    at = table("terrans mine@0x0", "xenos mine@4x0")
    assert at.game.rules.attempts(at.state, 0, "decline") == []
