"""An engine call that takes too long costs its own request, and nobody else's."""

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import astrarium
from astrarium.kernel import Game
from astrarium.server.tables import seen_positions as positions
from tests.server.seating import OPEN, Seat, hall, sit_down, two_people, until
from tests.server.visiting import Place


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Place]:
    # Reading its data must not count.
    astrarium.new("gaia")
    with hall(f"sqlite:///{tmp_path / 'a.db'}", tmp_path, engine_seconds=2.5) as found:
        yield found


class Stuck:
    """Stands for an engine that does not come back from one table, until it is let go."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.free = threading.Event()
        self.real = positions.position

    def __call__(self, game: Game, seat: int | None, listing: bool = True) -> Any:
        if game.seed == self.seed:
            self.free.wait(30)
        return self.real(game, seat, listing)


@pytest.fixture
def stuck(monkeypatch: pytest.MonkeyPatch) -> Iterator[Stuck]:
    found = Stuck(seed=666)
    monkeypatch.setattr(positions, "position", found)
    yield found
    found.free.set()


def test_a_request_that_takes_too_long_is_told_so(host: Place, stuck: Stuck) -> None:
    visitor = host.guest()
    made = sit_down(host, OPEN, seed=666)
    # The last seat starts the game, whose position cannot be drawn now.
    refused = visitor.ask("POST", f"{made.path}/seats/1", {})
    assert refused.status_code == 503
    assert refused.json()["error"]["code"] == "busy"
    assert refused.headers["retry-after"]
    stuck.free.set()
    # Whoever tries again is answered once the thread has let go.
    until(lambda: visitor.ask("GET", made.path).status_code == 200)
    assert visitor.get(made.path)["seat"] == 1


def test_other_tables_go_on_meanwhile(host: Place, stuck: Stuck) -> None:
    visitor = host.guest()
    made = sit_down(host, OPEN, seed=666)
    assert visitor.ask("POST", f"{made.path}/seats/1", {}).status_code == 503
    # Its table is busy for whoever asks, and that is said at once, so that no thread is kept from the others.
    for _ in range(20):
        assert visitor.ask("GET", made.path).status_code == 503
    one, _ = two_people(host, seed=3)
    one.act(one.legal()[0])
    assert one.state["seq"] == 1


def test_a_move_that_was_written_too_late_to_be_answered_counts_once(host: Place, stuck: Stuck) -> None:
    stuck.free.set()
    one, _ = two_people(host, seed=666)
    text = one.legal()[0]
    stuck.free.clear()
    assert one.act(text, key="k", seq=0, status=503)["error"]["code"] == "busy"
    stuck.free.set()
    until(lambda: one.visitor.ask("GET", one.path).status_code == 200)
    assert one.act(text, key="k", seq=0)["seq"] == 1
    assert len(Seat(one.visitor, one.table).state["log"]) == 1
