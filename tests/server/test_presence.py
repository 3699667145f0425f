"""When somebody was last at a table is remembered, written down coarsely, and known to other processes."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from astrarium.server.host import Host
from astrarium.server.store import models
from tests.server.seating import Seat, by_turn, hall, two_people
from tests.server.test_remembering import also
from tests.server.visiting import Place, Time


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def here(database: str, tmp_path: Path, time: Time) -> Iterator[Place]:
    with hall(database, tmp_path, sweep=3600.0, time=time) as found:
        yield found


@pytest.fixture
def elsewhere(here: Place, database: str, tmp_path: Path, time: Time) -> Iterator[Place]:
    """Another process on the same database, on the same machine."""
    with hall(database, tmp_path, sweep=3600.0, time=time) as found:
        yield found


def host_of(place: Place) -> Host:
    host: Host = place.client.app.state.host
    return host


def write_down(place: Place) -> None:
    """As the server does now and then."""
    host_of(place).last_seen.write(host_of(place).store)


def id_of(seat: Seat) -> str:
    return str(seat.visitor.come_in()["id"])


def seen(place: Place, seat: Seat) -> int:
    """What is written down."""
    with host_of(place).store.read() as db:
        mine = models.seats.c.person_id == id_of(seat)
        return int(db.execute(select(models.seats.c.seen).where(mine)).scalar_one())


def away(reader: Seat, seat: Seat) -> Any:
    return reader.look()["table"]["seats"][seat.state["seat"]]["takeover"]["away"]


def test_a_look_is_written_down_and_then_forgotten(here: Place) -> None:
    one, _ = two_people(here)
    here.time.pass_by(50)
    one.look()
    now = host_of(here).table_time()
    assert seen(here, one) < now
    write_down(here)
    assert seen(here, one) == now
    assert host_of(here).last_seen.last(one.table, id_of(one)) == 0


def test_whoever_listens_is_there_as_long_as_that(here: Place) -> None:
    mover, waiter = by_turn(*two_people(here))
    with host_of(here).live.watching(mover.table, id_of(mover)):
        for _ in range(3):
            here.time.pass_by(100)
            write_down(here)
            assert seen(here, mover) == host_of(here).table_time()
        here.time.pass_by(7)
    here.time.pass_by(3)
    assert away(waiter, mover) == 3000
    write_down(here)
    assert seen(here, mover) == host_of(here).table_time() - 3000


def test_a_spectator_is_not_written_down(here: Place) -> None:
    one, _ = two_people(here)
    stranger = Seat(here.guest(), one.table)
    with host_of(here).live.watching(one.table, id_of(stranger)):
        write_down(here)
    assert host_of(here).last_seen.last(one.table, id_of(stranger)) == 0


def test_another_process_knows_it(here: Place, elsewhere: Place) -> None:
    mover, waiter = by_turn(*two_people(here))
    there = also(waiter, elsewhere)
    here.time.pass_by(100)
    mover.look()
    here.time.pass_by(15)
    write_down(here)
    # The processes share their time by the clock of the database, which runs on while the test does.
    assert 15_000 <= away(there, mover) < 20_000
    assert away(waiter, mover) == 15_000


def test_a_move_upon_what_is_remembered_does_not_make_an_absence_longer(here: Place, elsewhere: Place) -> None:
    """Another process has seen them since: the row that is written back does not forget it."""
    mover, waiter = by_turn(*two_people(here, clock={"kind": "live", "seconds": 900, "bonus": 5, "zero": "wait"}))
    mover.act(mover.legal()[0])
    here.time.pass_by(100)
    there = also(waiter, elsewhere)
    write_down(elsewhere)
    last = seen(here, there)
    first = by_turn(mover, waiter)[0]
    first.act(first.legal()[0])
    assert seen(here, there) >= last


def test_it_survives_a_restart(database: str, tmp_path: Path, time: Time) -> None:
    with hall(database, tmp_path, time=time) as here:
        one, _ = two_people(here)
        here.time.pass_by(30)
        one.look()
        last = host_of(here).table_time()
    with hall(database, tmp_path, time=time) as here:
        visitor = also(one, here)
        assert seen(here, visitor) == last
