"""How seats have played: the start world of each is the one that it began with, whatever became of it."""

from typing import cast

import pytest

import astrarium
from astrarium import Record
from astrarium.arena.behaviour import behaviour_of
from astrarium.games import catalogue
from astrarium.games.race.state.state import State, name_of
from astrarium.kernel import Moments
from tests.golden.pins import FOLDER

RECORDS = sorted(path.stem for path in FOLDER.glob("race-*.jsonl"))


def begun(record: Record) -> list[str]:
    """The start worlds of the seats, as the position has them as soon as all have one."""
    game = astrarium.new(record.game, record.players, record.seed, record.options, version=record.version)
    actions = iter(record.actions)
    while any(not player.tableau for player in cast(State, game.position).seats):
        game.apply(*next(actions))
    state = cast(State, game.position)
    return [name_of(state, player.tableau[0]) for player in state.seats]


@pytest.mark.parametrize("name", RECORDS)
def test_the_start_world_is_the_one_that_the_seat_began_with(name: str) -> None:
    record = Record.loads((FOLDER / f"{name}.jsonl").read_text(encoding="utf-8"))
    facts = behaviour_of(Moments.of_record(catalogue.rules_of("race"), record)).facts
    assert [seat["start_world"] for seat in facts] == begun(record)


def test_calls_are_shares_of_all_calls_of_a_seat() -> None:
    record = Record.loads((FOLDER / "race-06-storm-5.jsonl").read_text(encoding="utf-8"))
    habits = behaviour_of(Moments.of_record(catalogue.rules_of("race"), record)).habits
    for seat in habits:
        shares = [share for name, share in seat.items() if name.startswith("calls ")]
        assert sum(shares) == pytest.approx(1)
        assert max(shares) < 1
