"""How seats have played is what they did: counted again from the actions of whole games."""

import pytest

from astrarium import Record
from astrarium.arena.behaviour import behaviour_of
from astrarium.games import catalogue
from astrarium.kernel import Moments
from tests.golden.pins import FOLDER

SPECIAL_ACTIONS = ("special", "swap", "downgrade", "station")
"""The verbs of special actions; that of the Bescods tells no more than any step of research."""

RECORDS = sorted(path.stem for path in FOLDER.glob("gaia-*.jsonl"))


def moments_of(name: str) -> Moments:
    record = Record.loads((FOLDER / f"{name}.jsonl").read_text(encoding="utf-8"))
    return Moments.of_record(catalogue.rules_of("gaia"), record)


@pytest.mark.parametrize("name", RECORDS)
def test_only_what_neighbours_offer_is_a_charge_taken_and_only_a_mine_is_a_mine(name: str) -> None:
    moments = moments_of(name)
    habits = behaviour_of(moments).habits
    view = moments.game.view(None)
    for seat, numbers in enumerate(habits):
        done = [str(action).split()[0] for mover, action in moments.game.history if mover == seat]
        # Ivits begin with an institute.
        begun = 0 if view["seats"][seat]["faction"] == "ivits" else done.count("place")
        assert numbers["charges taken"] == done.count("charge")
        assert numbers["charges declined"] == done.count("decline")
        assert numbers["mines"] == done.count("build") + begun
        assert numbers["upgrades"] == done.count("upgrade")
        assert numbers["board actions"] == done.count("power") + done.count("qic")
        assert numbers["special actions"] == sum(done.count(verb) for verb in SPECIAL_ACTIONS)
        assert numbers["power burnt"] == done.count("burn")
        stands = view["seats"][seat]
        assert numbers["federations"] == stands["federations"]
        assert numbers["satellites"] == stands["satellites"]
        assert numbers["advanced tiles"] == len([tile for tile in stands["tiles"] if tile["covered_by"]])
        assert {name: numbers[f"area {name}"] for name in stands["levels"]} == stands["levels"]
        paid = -sum(vp for _, cause, vp in stands["ledger"] if cause == "charge")
        assert numbers["points paid for charges"] == paid
        # Whoever takes a charge gains one more than it costs.
        assert numbers["power charged"] >= paid


@pytest.mark.parametrize("name", RECORDS[:6])
def test_power_charged_and_the_first_tile_are_those_of_the_events(name: str) -> None:
    moments = moments_of(name)
    events = [event for events in moments.events for event in events]
    for seat, numbers in enumerate(behaviour_of(moments).habits):
        own = [event for event in events if event.seat == seat]
        assert numbers["power charged"] == sum(event.data["units"] for event in own if event.kind == "charge")
        tiles = [event.data["tile"] for event in own if event.kind in ("tech", "advanced-tech")]
        assert [key for key in numbers if key.startswith("first tile ")] == [
            f"first tile {tile}" for tile in tiles[:1]
        ]


def test_these_games_have_charges_of_other_kinds_and_a_start_without_mines() -> None:
    games = [moments_of(name) for name in RECORDS]
    events = [event for moments in games for events in moments.events for event in events]
    assert {event.rule for event in events if event.kind == "charge"} > {"GP-LEECH-02"}
    assert any(event.kind == "place" and event.data["institute"] for event in events)
