"""How seats have played is what they did: counted again from the actions of whole games."""

import pytest

from astrarium import Record
from astrarium.arena.behaviour import behaviour_of
from astrarium.games import catalogue
from astrarium.kernel import Moments
from tests.golden.pins import FOLDER

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
        counted = (numbers["charges taken"], numbers["charges declined"], numbers["mines"])
        assert counted == (done.count("charge"), done.count("decline"), done.count("build") + begun)


def test_these_games_have_charges_of_other_kinds_and_a_start_without_mines() -> None:
    games = [moments_of(name) for name in RECORDS]
    events = [event for moments in games for events in moments.events for event in events]
    assert {event.rule for event in events if event.kind == "charge"} > {"GP-LEECH-02"}
    assert any(event.kind == "place" and event.data["institute"] for event in events)
