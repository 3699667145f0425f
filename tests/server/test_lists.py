"""Lists of tables: no more than a list shows, page by page, and no list reads the whole database."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import select, text

from astrarium.server.store import models
from astrarium.server.store.database import Store
from astrarium.server.store.migrating import configuration
from tests.server.crowds import PLAYER, crowded, plan_of, plans
from tests.server.seating import BOT, INVITED, ME, OPEN, Seat, hall, join, sit_down, two_people
from tests.server.visiting import Place, Visitor

SHOWN = {
    "id", "game", "title", "players", "status", "practice", "clock", "seats", "to_act", "round", "rounds", "updated",
    "scores", "winners", "rival", "notice",
}  # fmt: skip
SHOWN_OF_A_SEAT = {"seat", "kind", "name", "person", "stand_in", "yours", "clock"}


@pytest.fixture
def host(database: str, tmp_path: Path) -> Iterator[Place]:
    with hall(database, tmp_path) as found:
        yield found


def pages(visitor: Visitor, of: str, limit: int = 30, **filters: Any) -> list[list[str]]:
    """The ids of a list, page by page."""
    more = "".join(f"&{name}={value}" for name, value in filters.items())
    found = []
    after = ""
    while True:
        page = visitor.get(f"/api/tables?of={of}&limit={limit}{more}{after}")
        found.append([table["id"] for table in page["tables"]])
        if page["next"] is None:
            return found
        after = f"&after={page['next']}"


def listed(visitor: Visitor, of: str, **filters: Any) -> list[str]:
    """The ids of a list."""
    return [table for page in pages(visitor, of, **filters) for table in page]


def test_a_list_carries_only_what_a_list_shows(host: Place) -> None:
    secret = '[[card]]\nid = "nova"\nname = "Supernova"\nworld = 1\n'
    sit_down(host, OPEN, game="race", options={"cards": secret})
    one, _ = two_people(host)
    for visitor, of in ((host.stranger(), "open"), (one.visitor, "mine"), (one.visitor, "running")):
        answer = visitor.ask("GET", f"/api/tables?of={of}")
        assert "Supernova" not in answer.text
        [table] = answer.json()["tables"]
        assert set(table) == SHOWN
        assert all(set(seat) == SHOWN_OF_A_SEAT for seat in table["seats"])


def test_lists_come_in_pages_with_the_latest_first(host: Place) -> None:
    made = []
    for number in range(7):
        made.append(sit_down(host, OPEN).table)
        # Some of them at the same time: then the id decides.
        host.time.pass_by(number // 2)
    found = pages(host.stranger(), "open", 3)
    assert [len(page) for page in found] == [3, 3, 1]
    assert sorted(found[0] + found[1] + found[2]) == sorted(made)
    assert found[0][0] == made[-1]
    assert pages(host.stranger(), "open", 100) == [found[0] + found[1] + found[2]]


def test_a_page_that_is_full_and_the_last_says_so(host: Place) -> None:
    for _ in range(4):
        sit_down(host, OPEN)
    assert [len(page) for page in pages(host.stranger(), "open", 2)] == [2, 2]


def test_nothing_is_listed_twice_while_tables_change(host: Place) -> None:
    seats = []
    for _ in range(6):
        seats.append(sit_down(host, OPEN, OPEN))
        host.time.pass_by(1)
    first = host.stranger().get("/api/tables?of=open&limit=3")
    join(host, seats[-1].table, 1)
    rest = host.stranger().get(f"/api/tables?of=open&limit=3&after={first['next']}")
    ids = [table["id"] for table in first["tables"] + rest["tables"]]
    assert sorted(ids) == sorted(seat.table for seat in seats)


def test_tables_that_wait_for_me_come_first(host: Place) -> None:
    me = host.guest()
    waiting = Seat(me, me.post("/api/tables", {"game": "gaia", "players": 1, "seats": [ME]})["table"]["id"])
    for _ in range(3):
        host.time.pass_by(1)
        new = me.post("/api/tables", {"game": "gaia", "players": 2, "seats": [OPEN, ME]})["table"]["id"]
        join(host, new, 0)
    found = pages(me, "mine", 2)
    assert [len(page) for page in found] == [2, 2]
    assert found[0][0] == waiting.table
    # For whoever does not sit there it is a table like any other.
    assert listed(host.stranger(), "running")[-1] == waiting.table


@pytest.mark.parametrize(
    "cursor", ["x", "%00", "WzEsMl0", "W10", "bnVsbA", "WzAsLTEsImJiIl0", "WzAsMSwiYicgT1IgMSJd", "W" * 2000, "é"]
)
def test_a_place_that_is_none_is_refused(host: Place, cursor: str) -> None:
    refused = host.stranger().get(f"/api/tables?of=open&after={cursor}", 400)
    assert refused["error"]["code"] == "bad-request"


@pytest.mark.parametrize(
    "wrong",
    [
        "limit=0",
        "limit=101",
        "limit=x",
        "clock=fast",
        "open_seats=0",
        "open_seats=9",
        "game=" + "g" * 99,
        "open_seats=1&of=mine",
    ],
)
def test_what_cannot_be_asked_of_a_list_is_refused(host: Place, wrong: str) -> None:
    assert host.stranger().get(f"/api/tables?{wrong}", 400)["error"]["code"] == "bad-request"


def test_filters(host: Place) -> None:
    gaia = sit_down(host, OPEN).table
    race = sit_down(host, OPEN, OPEN, game="race", clock={"kind": "live", "seconds": 600}).table
    slow = sit_down(host, OPEN, BOT, game="race", clock={"kind": "turns", "seconds": 86400}).table
    visitor = host.stranger()
    assert set(listed(visitor, "open")) == {gaia, race, slow}
    assert set(listed(visitor, "open", game="race")) == {race, slow}
    assert listed(visitor, "open", clock="live") == [race]
    assert listed(visitor, "open", clock="none") == [gaia]
    assert listed(visitor, "open", open_seats=2) == [race]
    assert listed(visitor, "open", game="race", clock="turns", open_seats=1) == [slow]
    assert listed(visitor, "open", game="chess") == []
    join(host, gaia, 1)
    assert listed(visitor, "running", clock="none") == [gaia]
    assert listed(visitor, "running", game="race") == []


def test_a_table_without_an_open_seat_is_not_offered(host: Place) -> None:
    sit_down(host, INVITED)
    sit_down(host, OPEN, private=True)
    assert listed(host.stranger(), "open") == []


def test_one_s_own_are_those_where_one_sits_and_those_one_made(host: Place) -> None:
    one = sit_down(host, OPEN, OPEN)
    other = join(host, one.table, 1)
    watched = host.guest().post("/api/tables", {"game": "gaia", "players": 2, "seats": [OPEN, OPEN]})["table"]["id"]
    assert listed(one.visitor, "mine") == listed(other.visitor, "mine") == [one.table]
    assert watched in listed(host.stranger(), "open")
    assert listed(host.stranger(), "mine") == []


def test_no_list_reads_the_whole_database(database: str, tmp_path: Path) -> None:
    with crowded(database, tmp_path) as host:
        for of in ("mine", "open", "running", "finished"):
            for filters in ({}, {"game": "race"}, {"clock": "live"}, {"game": "gaia", "clock": "none"}):
                told = plans(host, PLAYER, of, **filters)
                assert len(told) == 4, "two pages, each with its seats"
                for plan in told:
                    assert not plan.scans, plan.text
        assert not any(plan.scans for plan in plans(host, PLAYER, "open", open_seats=1))
        # The plans would tell of one that does.
        with host.store.read() as db:
            assert plan_of(db, select(models.tables).where(models.tables.c.title == "Friday")).scans


def test_tables_of_an_older_database_have_their_pace(new_database: str) -> None:
    store = Store(new_database)
    with store.write() as db:
        command.upgrade(configuration(db), "0003")
        db.execute(text("INSERT INTO people (id, name, created) VALUES ('p', 'x', 1)"))
        for table, clock in (("a", "{}"), ("b", '{"kind":"live","seconds":60}'), ("c", '{"kind":"turns"}')):
            words = (
                "INSERT INTO tables (id, game, version, players, seed, options, status, private, clock, owner,"
                " created, updated) VALUES (:id, 'gaia', 1, 2, 1, '{}', 'waiting', false, :clock, 'p', 1, 1)"
            )
            db.execute(text(words), {"id": table, "clock": clock})
    store.open()
    with store.read() as db:
        found = db.execute(select(models.tables.c.pace).order_by(models.tables.c.id)).scalars().all()
    assert found == ["none", "live", "turns"]
    store.close()
