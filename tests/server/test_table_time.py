"""Table time, which clocks are counted in: clocks are set, servers stop, machines sleep, and nobody loses by it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import delete, insert, select, text, update

from astrarium.server.bots.seated_bots import owing
from astrarium.server.bots.thinking import Job, ThinkingFailed
from astrarium.server.live.table_time import TableTime
from astrarium.server.store import models
from astrarium.server.store.database import Store
from astrarium.server.store.migrating import configuration
from tests.server.clusters import Cluster
from tests.server.seating import BOT, FirstThinker, Seat, by_turn, hall, sit_down, two_people, until, watch_seats
from tests.server.test_restart import come_back
from tests.server.visiting import Place, Time

OUTAGE = 15_000
LIVE = {"kind": "live", "seconds": 600, "bonus": 10, "zero": "bot"}
TURNS = {"kind": "turns", "seconds": 86_400, "bonus": 0, "zero": "bot"}


class Machine:
    """A process on a machine of its own, with its clocks, on a database that others may share."""

    def __init__(self, database: str) -> None:
        self.time = Time()
        self.store = Store(database)
        self.store.open()
        self.table_time = TableTime(self.store, self.time.ticks, self.time, OUTAGE)

    def run(self, seconds: float) -> None:
        """Be up for a while, beating as often as one should."""
        for _ in range(int(seconds // 5)):
            self.time.pass_by(5)
            self.table_time.beat()
        self.time.pass_by(seconds % 5)

    def die(self) -> None:
        """Without a last beat."""
        self.table_time.end()
        self.store.close()


@contextmanager
def machine(database: str) -> Iterator[Machine]:
    made = Machine(database)
    try:
        yield made
    finally:
        made.die()


@contextmanager
def up(database: str) -> Iterator[Machine]:
    with machine(database) as made:
        made.table_time.begin()
        yield made


def test_it_begins_at_nothing_and_follows_what_passes(database: str) -> None:
    with machine(database) as one:
        assert one.table_time.begin() is True
        assert one.table_time() == 0
        one.run(12)
        assert one.table_time() == 12_000


def test_the_time_of_day_may_be_set_to_anything(database: str) -> None:
    with up(database) as one:
        one.run(10)
        for seconds in (-86_400, 10 * 86_400, -1, 1):
            one.time.set_by(seconds)
            one.run(10)
        assert one.table_time() == 50_000


def test_what_lies_between_two_processes_does_not_count(database: str) -> None:
    with up(database) as one:
        one.run(30)
    with machine(database) as other:
        assert other.table_time.begin() is True
        assert other.table_time() == 30_000
        assert other.table_time.resumed == 30_000


def test_a_kill_takes_back_what_was_not_written_and_no_more(database: str) -> None:
    with up(database) as one:
        one.run(33)
        assert one.table_time() == 33_000
    with up(database) as other:
        assert other.table_time() == 30_000


def test_a_process_that_was_stopped_has_missed_all_but_a_moment(database: str) -> None:
    with up(database) as one:
        one.run(30)
        one.time.pass_by(3600)
        assert one.table_time() == 30_000 + OUTAGE
        assert one.table_time.beat() is True
        assert one.table_time() == one.table_time.resumed == 30_000 + OUTAGE
        one.run(5)
        assert one.table_time() == 50_000


def test_a_machine_that_slept_finds_that_there_was_an_outage(database: str) -> None:
    """Its monotonic clock slept, too, so that nothing has passed; but everybody was cut off."""
    with up(database) as one:
        one.run(30)
        one.time.set_by(3600)
        assert one.table_time.beat() is True
        assert one.table_time() == 30_000


def test_a_beat_in_time_is_no_outage(database: str) -> None:
    with up(database) as one:
        one.time.pass_by(OUTAGE / 1000)
        assert one.table_time.beat() is False
        assert one.table_time() == OUTAGE


def test_a_database_from_before_begins_with_its_last_change(database: str) -> None:
    with machine(database) as one:
        with one.store.write() as db:
            db.execute(insert(models.people).values(id="p", name="p", webhook="", created=1))
            table = {"game": "gaia", "version": 1, "players": 2, "seed": 1, "options": "{}", "status": "playing"}
            table |= {"private": False, "owner": "p", "created": 5, "updated": 7_000}
            db.execute(insert(models.tables).values(id="bcdfghjkmn", **table))
        one.table_time.begin()
        assert one.table_time() == 7_000


@pytest.fixture
def shared(postgres: Cluster) -> str:
    return postgres.cleaned()


def set_age(one: Machine, milliseconds: int) -> None:
    """The last beat was written so long ago by the clock of the database, which tests cannot move."""
    with one.store.write() as db:
        now = db.execute(select(models.uptime.c.at)).scalar_one()
        db.execute(update(models.uptime).values(at=now - milliseconds))


def test_a_second_process_takes_the_time_of_the_first(shared: str) -> None:
    with up(shared) as one, machine(shared) as other:
        one.run(30)
        one.time.pass_by(4)
        set_age(one, 4_000)
        assert other.table_time.begin() is False
        # The clock of the database runs on while the test does.
        assert 0 <= other.table_time() - one.table_time() < 4_000
        assert other.table_time.resumed == 0


def test_two_that_start_at_once_are_not_both_the_first(shared: str) -> None:
    with up(shared) as one:
        one.run(30)
    with machine(shared) as one, machine(shared) as other:
        assert [one.table_time.begin(), other.table_time.begin()] == [True, False]


def test_there_is_no_outage_as_long_as_one_of_them_is_up(shared: str) -> None:
    with up(shared) as one:
        one.run(30)
        with up(shared) as other:
            one.die()
            before = other.table_time()
            other.run(3600)
            with machine(shared) as third:
                assert third.table_time.begin() is False
                assert 0 <= third.table_time() - before - 3_600_000 < OUTAGE


def test_a_machine_that_slept_alone_learns_what_it_has_missed(shared: str) -> None:
    with up(shared) as one, up(shared) as sleeper:
        one.run(3600)
        sleeper.time.pass_by(3600)
        assert sleeper.table_time.beat() is False
        assert 0 <= sleeper.table_time() - one.table_time() < OUTAGE


def test_one_that_is_ahead_does_not_go_back(shared: str) -> None:
    with up(shared) as one, up(shared) as other:
        one.run(30)
        before = one.table_time()
        other.time.pass_by(5)
        other.table_time.beat()
        one.table_time.beat()
        # The other one was behind, and has taken the time of this one.
        assert 0 <= one.table_time() - before < OUTAGE


def test_a_connection_that_breaks_is_made_anew(shared: str) -> None:
    with up(shared) as one, machine(shared) as other:
        one.run(5)
        one.table_time.end()
        one.run(5)
        assert one.table_time() == 10_000
        assert other.table_time.begin() is False


# The same, at tables.


@pytest.fixture
def time() -> Time:
    return Time()


def opened(database: str, folder: Path, time: Time, **settings: Any) -> Any:
    return hall(database, folder, time=time, sweep=3600.0, **({"outage": OUTAGE / 1000} | settings))


def clock_of(seat: Seat) -> Any:
    state = seat.look()
    return state["table"]["seats"][state["seat"]]["clock"]


def beat(here: Place) -> None:
    here.client.app.state.host.table_time.beat()


def pass_in_beats(here: Place, seconds: int) -> None:
    """Time passes at a server that is up."""
    for _ in range(seconds // 10):
        here.time.pass_by(10)
        beat(here)


@pytest.mark.parametrize("seconds", [7 * 86_400, -7 * 86_400])
def test_setting_the_time_of_day_costs_nobody_the_game(
    database: str, tmp_path: Path, time: Time, seconds: int
) -> None:
    with opened(database, tmp_path, time) as here:
        mover, waiter = by_turn(*two_people(here, clock=LIVE))
        pass_in_beats(here, 100)
        time.set_by(seconds)
        watch_seats(here)
        assert clock_of(mover) == 500_000
        pass_in_beats(here, 100)
        assert clock_of(mover) == 400_000
        mover.act(mover.legal()[0])
        assert clock_of(mover) == 410_000
        assert waiter.look()["table"]["status"] == "playing"


def test_an_outage_stops_the_clocks(database: str, tmp_path: Path, time: Time) -> None:
    with opened(database, tmp_path, time) as here:
        mover, _ = by_turn(*two_people(here, clock=LIVE))
        pass_in_beats(here, 100)
    time.pass_by(30 * 86_400)
    with opened(database, tmp_path, time) as here:
        mover = come_back(here, mover)
        watch_seats(here)
        assert clock_of(mover) == 500_000
        pass_in_beats(here, 10)
        assert clock_of(mover) == 490_000


@pytest.mark.parametrize(
    ("clock", "left", "grace"),
    [
        (LIVE, 5, 60_000),
        (LIVE, 61, 61_000),
        (LIVE | {"seconds": 30}, 10, 30_000),
        (TURNS, 10, 3_600_000),
        (TURNS | {"seconds": 600}, 20, 600_000),
    ],
)
def test_after_an_outage_a_clock_that_would_end_has_a_grace(
    database: str, tmp_path: Path, time: Time, clock: dict[str, Any], left: int, grace: int
) -> None:
    with opened(database, tmp_path, time, outage=1e9) as here:
        mover, waiter = by_turn(*two_people(here, clock=clock))
        time.pass_by(clock["seconds"] - left)
        change = waiter.look()["change"]
    time.pass_by(86_400)
    with opened(database, tmp_path, time) as here:
        mover, waiter = come_back(here, mover), come_back(here, waiter)
        watch_seats(here)
        assert clock_of(mover) == grace
        assert waiter.look()["change"] == change + (grace != left * 1000)


def test_a_machine_that_wakes_up_gives_the_grace_too(database: str, tmp_path: Path, time: Time) -> None:
    with opened(database, tmp_path, time, beat=0.01) as here:
        mover, _ = by_turn(*two_people(here, clock=LIVE))
        with here.client.app.state.host.store.write() as db:
            db.execute(update(models.seats).values(clock_left=20_000))
        # The lid is closed: nothing passes but the day.
        time.set_by(8 * 3600)
        until(lambda: clock_of(mover) == 60_000)


def test_absence_does_not_grow_while_the_server_is_down(database: str, tmp_path: Path, time: Time) -> None:
    with opened(database, tmp_path, time, outage=1e9) as here:
        mover, waiter = by_turn(*two_people(here))
        path = f"{waiter.path}/seats/{mover.state['seat']}/bot"
        time.pass_by(100)
        waiter.visitor.post(path, {})
        time.pass_by(50)
    time.pass_by(86_400)
    with opened(database, tmp_path, time, outage=1e9) as here:
        waiter = come_back(here, waiter)
        row = waiter.state["table"]["seats"][mover.state["seat"]]
        assert row["takeover"] == {
            "possible": True, "votes": 1, "needed": 1, "mine": True, "left": 150_000, "away": 150_000,
        }  # fmt: skip
        time.pass_by(149)
        watch_seats(here)
        assert waiter.look()["table"]["seats"][mover.state["seat"]]["kind"] == "person"
        time.pass_by(1)
        watch_seats(here)
        assert waiter.look()["table"]["seats"][mover.state["seat"]]["kind"] == "bot"


def test_after_an_outage_everybody_has_a_minute_to_come_back(database: str, tmp_path: Path, time: Time) -> None:
    with opened(database, tmp_path, time, outage=1e9) as here:
        mover, waiter = by_turn(*two_people(here))
        time.pass_by(299)
        waiter.visitor.post(f"{waiter.path}/seats/{mover.state['seat']}/bot", {})
    with opened(database, tmp_path, time, outage=1e9) as here:
        waiter = come_back(here, waiter)
        assert waiter.state["table"]["seats"][mover.state["seat"]]["takeover"]["left"] == 60_000


@pytest.mark.parametrize("waiting", [0, 20_000])
def test_a_table_where_a_bot_is_to_act_is_found_though_the_clock_was_set_back(
    database: str, tmp_path: Path, time: Time, waiting: int
) -> None:
    class Silent(FirstThinker):
        async def think(self, job: Job) -> str:
            raise ThinkingFailed("not today")

    with opened(database, tmp_path, time, thinker=Silent()) as here:
        one = sit_down(here, BOT)
        one.act(one.legal()[0])
        host = here.client.app.state.host
        assert owing(host, 20_000) == []
        time.set_by(-86_400)
        assert owing(host, waiting) == [one.table]


def test_a_row_that_is_gone_is_written_anew(database: str) -> None:
    with up(database) as one:
        one.run(30)
        with one.store.write() as db:
            db.execute(delete(models.uptime))
        one.table_time.beat()
        assert one.table_time() == 30_000


def test_a_database_of_the_last_release_goes_on(new_database: str, tmp_path: Path, time: Time) -> None:
    """A table that was being played with clocks when the server was stopped for the new version, for a day."""
    make_old_database(new_database, updated=time.now - 86_400_000, left=500_000)
    with opened(new_database, tmp_path, time) as here:
        stranger = Seat(here.guest(), "bcdfghjkmn")
        watch_seats(here)
        seats = stranger.look()["table"]["seats"]
        assert [(seat["kind"], seat["clock"]) for seat in seats] == [("person", 500_000), ("person", 600_000)]
        pass_in_beats(here, 100)
        assert stranger.look()["table"]["seats"][0]["clock"] == 400_000
        assert stranger.state["table"]["seats"][0]["takeover"]["away"] == 100_000


def make_old_database(database: str, updated: int, left: int) -> None:
    """Two people at a table of Gaia Project, in the schema before table time."""
    store = Store(database)
    clock = '{"kind":"live","seconds":600,"bonus":10,"zero":"bot"}'
    with store.write() as db:
        command.upgrade(configuration(db), "0003")
        for person in ("ada", "bob"):
            db.execute(text(f"INSERT INTO people (id, name, created) VALUES ('{person}', '{person}', 1)"))
        columns = "id, game, version, players, seed, options, status, private, clock, owner, to_act, created, updated"
        values = f"'bcdfghjkmn', 'gaia', 1, 2, 3, '{{}}', 'playing', false, :clock, 'ada', '[0]', 1, {updated}"
        db.execute(text(f"INSERT INTO tables ({columns}) VALUES ({values})"), {"clock": clock})
        for seat, person, rest, since in ((0, "ada", left, str(updated)), (1, "bob", 600_000, "NULL")):
            values = f"'bcdfghjkmn', {seat}, 'person', '{person}', {rest}, {since}"
            db.execute(
                text(
                    f"INSERT INTO seats (table_id, seat, kind, person_id, clock_left, clock_since) VALUES ({values})"
                )
            )
    store.close()
