"""The evaluator: what a fair player would rather have is worth more."""

import math

import pytest

import astrarium
from astrarium.games.gaia.components.components import ROUND_IDS
from astrarium.games.gaia.components.ids import FACTION_IDS
from astrarium.kernel import Rng
from tests.rules.gaia.table import Table, table

OTHERS = "xenos mine@-4x0"


def worth(
    seat: str, *, round: int = 2, planets: str = "1x0 terra, 2x0 desert", finals: str = "types sectors"
) -> float:
    """What a position is worth to the first seat."""
    return judged(table(seat, OTHERS, round=round, planets=planets, finals=finals))


def judged(at: Table) -> float:
    return at.game.rules.evaluate(at.state, 0)


def test_points_are_points() -> None:
    assert worth("terrans vp=17 mine@0x0") == pytest.approx(worth("terrans vp=10 mine@0x0") + 7)


@pytest.mark.parametrize("what", ["ore", "credits", "knowledge", "qic"])
@pytest.mark.parametrize("round", [1, 4, 6])
def test_more_is_better(what: str, round: int) -> None:
    assert worth(f"terrans {what}=5 mine@0x0", round=round) > worth(f"terrans {what}=4 mine@0x0", round=round)


def test_stock_is_worth_less_when_nothing_is_left_to_buy() -> None:
    def ore(round: int) -> float:
        return worth("terrans ore=5 mine@0x0", round=round) - worth("terrans ore=1 mine@0x0", round=round)

    assert ore(2) > ore(6) > 4 / 3


def test_charged_power_is_better() -> None:
    assert worth("terrans power=0/0/4 mine@0x0") > worth("terrans power=0/4/0 mine@0x0")
    assert worth("terrans power=0/4/0 mine@0x0") > worth("terrans power=4/0/0 mine@0x0")


def test_income_is_worth_more_the_more_rounds_follow() -> None:
    def economy(round: int) -> float:
        return worth("terrans eco=2 mine@0x0", round=round) - worth("terrans eco=1 mine@0x0", round=round)

    assert economy(1) > economy(3) > economy(5) > economy(6)


def test_a_planet_within_reach_is_an_opening() -> None:
    near, far = worth("terrans mine@0x0", planets="1x0 terra"), worth("terrans mine@0x0", planets="4x0 terra")
    assert near > far
    assert near > worth("terrans mine@0x0", planets="1x0 titanium")


def test_better_terraforming_brings_planets_nearer() -> None:
    planets = "1x0 ice, 0x1 ice"
    gain = worth("terrans terra=2 mine@0x0", planets=planets) - worth("terrans terra=1 mine@0x0", planets=planets)
    none = worth("terrans terra=2 mine@0x0", planets="") - worth("terrans terra=1 mine@0x0", planets="")
    assert gain > none


def test_structures_side_by_side_are_on_the_way_to_a_federation() -> None:
    near, far = "terrans institute@0x0 station@1x0", "terrans institute@0x0 station@3x0"
    finals = "types structures"
    assert worth(near, planets="", finals=finals) > worth(far, planets="", finals=finals)


def test_a_final_tile_that_is_led_counts() -> None:
    seat = "terrans mine@0x0 mine@1x0/desert mine@2x0/gaia"
    rivals = "xenos mine@-4x0"
    types = judged(table(seat, rivals, round=5, finals="types structures"))
    satellites = judged(table(seat, rivals, round=5, finals="satellites structures"))
    assert types > satellites


def test_after_the_end_only_the_score_counts() -> None:
    at = table("terrans vp=31 ore=5 mine@0x0", OTHERS)
    at.state.agenda.clear()
    assert judged(at) == 31


@pytest.mark.parametrize("faction", FACTION_IDS)
def test_every_faction_can_be_judged_at_every_moment(faction: str) -> None:
    others = "xenos" if faction in ("terrans", "lantids") else "terrans"
    game = astrarium.new("gaia", 2, 5, {"factions": [faction, others]})
    rng = Rng(5)
    while not game.is_over:
        before = game.hash()
        for seat in range(2):
            assert math.isfinite(game.rules.evaluate(game.position, seat))
        assert game.hash() == before
        actions = game.legal_actions(game.to_act[0])
        game.apply(game.to_act[0], actions[rng.below(len(actions))])


@pytest.mark.parametrize(
    ("tile", "more", "less"),
    [
        ("big_5a", "station@0x0", "institute@0x0"),
        ("research_2", "knowledge=8 mine@0x0", "knowledge=3 mine@0x0"),
        ("gaia_3", "former@1x0/transdim mine@0x0", "mine@0x0"),
    ],
)
def test_a_round_tile_ahead_is_worth_what_could_score_on_it(tile: str, more: str, less: str) -> None:
    def gain(seat: str) -> float:
        """What the tile adds if it is that of the next round."""
        found = []
        for name in (tile, "federation_5"):
            at = table(f"terrans {seat}", OTHERS)
            at.state.round_tiles[2] = ROUND_IDS.index(name)
            found.append(judged(at))
        return found[0] - found[1]

    assert gain(more) > gain(less)


def test_an_academy_and_tiles_with_actions_are_worth_the_rounds_to_come() -> None:
    def worth_of(what: str, round: int) -> float:
        return worth(f"terrans mine@0x0 tile={what}", round=round) - worth("terrans mine@0x0", round=round)

    assert worth_of("charge_4", 1) > worth_of("charge_4", 5)
    assert worth_of("big_4", 1) > worth_of("big_4", 6) == 0
    right = worth("terrans academy_right@0x0", round=1) - worth("terrans academy_right@0x0", round=6)
    left = worth("terrans mine@0x0", round=1) - worth("terrans mine@0x0", round=6)
    assert right > left


def test_ivits_are_nearer_to_their_next_token_the_more_there_is_to_attach() -> None:
    federation = "formed=1 token=vp12 fed:institute@0x0 fed:station@1x0 fed:station@0x1"
    near, far = (
        worth(f"ivits qic=3 {federation} academy_left@{one} academy_right@{other}", planets="")
        for one, other in (("3x0", "4x0"), ("6x-3", "6x-4"))
    )
    assert near > far


def test_without_a_mine_piece_no_planet_is_an_opening() -> None:
    mines = " ".join(f"mine@{q}x2" for q in range(-4, 4))
    empty = worth(f"terrans {mines}", planets="")
    assert worth(f"terrans {mines}", planets="4x2 terra") == pytest.approx(empty)
