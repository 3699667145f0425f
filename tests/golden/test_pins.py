"""A golden game that is not as it was says at which action, and in what."""

from typing import Any

import pytest

from astrarium import Action, Event, Record, Rng
from astrarium.games import catalogue
from astrarium.kernel import Game, Step
from tests.golden.pins import Pins, difference
from tests.kernel.specimen.game import RULES, Salvage
from tests.kernel.specimen.state import State


@pytest.fixture(scope="module")
def record() -> Record:
    """A whole game of the specimen."""
    game = Game.new(RULES, 3, 5, {})
    rng = Rng(1)
    while not game.is_over:
        seat = game.to_act[rng.below(len(game.to_act))]
        actions = game.legal_actions(seat)
        game.apply(seat, actions[rng.below(len(actions))])
    return game.record()


class Told(Salvage):
    """Salvage as it was pinned, with a price that is told."""

    def quote(self, position: State, seat: int, action: Action) -> dict[str, Any]:
        return {"fuel": sum(action.args)}


def pinned(monkeypatch: pytest.MonkeyPatch, rules: Salvage, record: Record, known: Pins | None = None) -> Pins:
    """The pins of the game by some rules."""
    monkeypatch.setattr(catalogue, "rules_of", lambda name: rules)
    return Pins.of(record, known.kinds.words if known else [], known.parts.words if known else [])


def found(monkeypatch: pytest.MonkeyPatch, rules: Salvage, record: Record) -> str:
    """What is said of the game when its rules are others than when it was pinned."""
    then = pinned(monkeypatch, Told(), record)
    return difference(record, then, pinned(monkeypatch, rules, record, then))


def test_nothing_is_said_of_a_game_that_is_as_it_was(monkeypatch: pytest.MonkeyPatch, record: Record) -> None:
    assert found(monkeypatch, Told(), record) == ""
    assert len(pinned(monkeypatch, Told(), record).lines) == len(record.actions) + 1


def test_an_event_that_is_gone_is_named(monkeypatch: pytest.MonkeyPatch, record: Record) -> None:
    class Silent(Told):
        def run(self, position: State, step: Step, events: list[Event]) -> None:
            super().run(position, step, events)
            events[:] = [event for event in events if event.kind != "revealed"]

    said = found(monkeypatch, Silent(), record)
    assert said == f"action 3, {record.actions[2]}: the events are ['bid'], not ['bid', 'revealed']"


def test_an_event_that_tells_a_seat_something_else_is_noticed(
    monkeypatch: pytest.MonkeyPatch, record: Record
) -> None:
    class Secretive(Told):
        def run(self, position: State, step: Step, events: list[Event]) -> None:
            super().run(position, step, events)
            for event in events:
                if event.secret is not None:
                    event.secret.clear()

    assert "(the same kinds, but something in them)" in found(monkeypatch, Secretive(), record)


def test_the_part_of_the_view_that_differs_is_named(monkeypatch: pytest.MonkeyPatch, record: Record) -> None:
    class Blind(Told):
        def view(self, position: State, seat: int | None) -> dict[str, Any]:
            return {**super().view(position, seat), "beacon": 0}

    said = found(monkeypatch, Blind(), record)
    assert said.endswith(": the spectator's view differs in ['beacon']")


def test_a_price_that_is_not_told_is_noticed(monkeypatch: pytest.MonkeyPatch, record: Record) -> None:
    assert "the first position: the quotes of seat 0's 3 actions differ" in found(monkeypatch, Salvage(), record)


def test_an_action_that_is_not_offered_is_noticed(monkeypatch: pytest.MonkeyPatch, record: Record) -> None:
    class Stingy(Told):
        def legal(self, position: State, seat: int) -> list[Action]:
            return super().legal(position, seat)[:1]

    assert "seat 0 has 1 actions, where 3 others were pinned" in found(monkeypatch, Stingy(), record)


def test_another_position_is_told_by_its_hash(monkeypatch: pytest.MonkeyPatch, record: Record) -> None:
    class Telling(Told):
        def facts(self, position: State) -> list[Any]:
            return [*super().facts(position), "more"]

    said = found(monkeypatch, Telling(), record)
    assert said.startswith("the first position: the position has the hash ")
