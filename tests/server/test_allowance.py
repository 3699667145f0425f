"""Nobody has tables without end: guests fewer than accounts, and many guests of one address no more than a few."""

import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Request

from astrarium.server.hosting.limits import Limits
from astrarium.server.people.origins import network_of, origin_of
from astrarium.server.people.person import Person
from astrarium.server.tables.allowance import ACCOUNT, GUEST, TOGETHER, check_bots, check_waiting
from tests.server.crowds import crowded, plans_of
from tests.server.seating import BOT, ME, OPEN, hall
from tests.server.visiting import Place, Visitor

WAITING = {"game": "race", "players": 2, "seats": [ME, OPEN]}
WITH_BOTS = {"game": "race", "players": 2, "seats": [ME, BOT]}


class Household:
    """People at one address."""

    def __init__(self, host: Place, address: str) -> None:
        self.host = host
        self.address = address

    def guest(self) -> Visitor:
        """Somebody new, who comes from there."""
        visitor = self.host.stranger()
        visitor.ask("GET", "/api/me", headers={"x-test-address": self.address})
        return visitor

    def account(self, name: str) -> Visitor:
        """Somebody who has an account."""
        visitor = self.guest()
        visitor.post("/api/account", {"name": name, "password": "correct horse battery"})
        return visitor


@pytest.fixture
def host(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Place]:
    def address(request: Request[Any, Any, Any]) -> str:
        return request.headers.get("x-test-address", "elsewhere")

    monkeypatch.setattr(Limits, "address", staticmethod(address))
    with hall(database, tmp_path, limits=1.0) as found:
        yield found


def made(visitor: Visitor, body: dict[str, Any], times: int) -> list[str]:
    """So many tables, all of which may be made."""
    return [visitor.post("/api/tables", body)["table"]["id"] for _ in range(times)]


def refused(visitor: Visitor, body: dict[str, Any]) -> Any:
    """Why there is no further table."""
    return visitor.post("/api/tables", body, 409)["error"]


def test_a_guest_has_so_many_tables_that_wait(host: Place) -> None:
    guest = Household(host, "1.2.3.4").guest()
    tables = made(guest, WAITING, GUEST.waiting)
    error = refused(guest, WAITING)
    assert error["code"] == "enough-waiting"
    assert error["message"] == (
        "you have 10 tables that wait for players, which is the most; fill, leave or give up one of them first, "
        "or make an account, which may have more"
    )
    # What does not wait is not counted.
    made(guest, WITH_BOTS, 1)
    guest.post(f"/api/tables/{tables[0]}/abandon")
    made(guest, WAITING, 1)
    refused(guest, WAITING)
    guest.post(f"/api/tables/{tables[1]}/start")
    made(guest, WAITING, 1)


def test_an_account_has_more(host: Place) -> None:
    somebody = Household(host, "1.2.3.4").account("Oksana")
    made(somebody, WAITING, ACCOUNT.waiting)
    assert refused(somebody, WAITING)["message"].endswith("give up one of them first")


def test_sitting_down_everywhere_counts_too(host: Place) -> None:
    street = Household(host, "1.2.3.4")
    three = WAITING | {"players": 3, "seats": [ME, OPEN, OPEN]}
    tables = made(street.account("Oksana"), three, GUEST.waiting + 1)
    guest = street.guest()
    for table in tables[:-1]:
        guest.post(f"/api/tables/{table}/seats/1", {})
    assert guest.post(f"/api/tables/{tables[-1]}/seats/1", {}, 409)["error"]["code"] == "enough-waiting"
    # The last seat of a table makes nobody wait.
    street.guest().post(f"/api/tables/{tables[-1]}/seats/2", {})
    guest.post(f"/api/tables/{tables[-1]}/seats/1", {})


def test_a_guest_has_so_many_tables_with_bots(host: Place) -> None:
    guest = Household(host, "1.2.3.4").guest()
    tables = made(guest, WITH_BOTS, GUEST.bots)
    assert refused(guest, WITH_BOTS)["code"] == "enough-bots"
    waiting = made(guest, WAITING, 1)[0]
    assert guest.post(f"/api/tables/{waiting}/seats/1/bot", {}, 409)["error"]["code"] == "enough-bots"
    assert guest.post(f"/api/tables/{waiting}/start", {}, 409)["error"]["code"] == "enough-bots"
    guest.post(f"/api/tables/{tables[0]}/abandon")
    guest.post(f"/api/tables/{waiting}/start")


def test_many_guests_of_one_address_have_no_more_than_a_few(host: Place) -> None:
    crowd = Household(host, "6.6.6.6")
    for _ in range(TOGETHER):
        made(crowd.guest(), WAITING, GUEST.waiting)
    error = refused(crowd.guest(), WAITING)
    assert error["code"] == "enough-waiting"
    assert error["message"].startswith("the guests at your address have 50 tables that wait")
    # Neither somebody elsewhere nor an account of that address suffers from it.
    made(Household(host, "1.2.3.4").guest(), WAITING, 1)
    made(crowd.account("Oksana"), WAITING, 1)


def at_once(asks: Sequence[Callable[[], httpx.Response]]) -> list[int]:
    """The answers to requests that are all sent in one moment."""
    ready = threading.Barrier(len(asks))

    def ask(send: Callable[[], httpx.Response]) -> int:
        ready.wait()
        return send().status_code

    with ThreadPoolExecutor(len(asks)) as threads:
        return sorted(threads.map(ask, asks))


def in_another_window(visitor: Visitor, host: Place) -> Visitor:
    """The same browser, at a server on the same database."""
    other = Visitor(host.client)
    other.cookies = dict(visitor.cookies)
    return other


@pytest.fixture
def second(database: str, host: Place, tmp_path: Path) -> Iterator[Place]:
    """Another process on the database of the first."""
    with hall(database, tmp_path, limits=1.0) as found:
        yield found


@pytest.mark.parametrize(("body", "most"), [(WAITING, GUEST.waiting), (WITH_BOTS, GUEST.bots)])
def test_of_requests_at_once_no_more_are_granted_than_there_is_room_for(
    host: Place, second: Place, body: dict[str, Any], most: int
) -> None:
    guest = Household(host, "1.2.3.4").guest()
    made(guest, body, most - 2)
    windows = [in_another_window(guest, where) for where in (host, second) * 4]
    asks = [partial(window.ask, "POST", "/api/tables", body) for window in windows]
    assert at_once(asks) == [201] * 2 + [409] * 6


def test_guests_of_one_address_at_once_have_no_more_together(host: Place, second: Place) -> None:
    crowd = Household(host, "6.6.6.6")
    for _ in range(TOGETHER):
        made(crowd.guest(), WAITING, GUEST.waiting - 1)
    made(crowd.guest(), WAITING, 3)
    guests = [in_another_window(crowd.guest(), where) for where in (host, second) * 4]
    asks = [partial(guest.ask, "POST", "/api/tables", WAITING) for guest in guests]
    assert at_once(asks) == [201] * 2 + [409] * 6


def test_sitting_down_everywhere_at_once_counts_too(host: Place, second: Place) -> None:
    street = Household(host, "1.2.3.4")
    three = WAITING | {"players": 3, "seats": [ME, OPEN, OPEN]}
    tables = made(street.account("Oksana"), three, 8)
    guest = street.guest()
    made(guest, WAITING, GUEST.waiting - 2)
    windows = [in_another_window(guest, where) for where in (host, second) * 4]
    asks = [
        partial(window.ask, "POST", f"/api/tables/{table}/seats/1", {})
        for window, table in zip(windows, tables, strict=True)
    ]
    assert at_once(asks) == [200] * 2 + [409] * 6


def test_tables_are_made_only_so_often(host: Place) -> None:
    somebody = Household(host, "1.2.3.4").account("Oksana")
    record = somebody.post("/api/tables", WITH_BOTS)["table"]["id"]
    statuses = []
    for _ in range(60):
        answer = somebody.ask("POST", "/api/tables", WITH_BOTS)
        statuses.append(answer.status_code)
    assert statuses.index(429) in range(30, 50)
    assert somebody.post("/api/records", {"text": record}, 429)["error"]["code"] == "too-many"


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_has_one_address_of_the_old_kind_or_a_network_of_the_new(address: str, network: str) -> None:
    assert network_of(address) == network


def test_an_origin_does_not_tell_the_address() -> None:
    origin = origin_of(b"key", "2001:db8::1")
    assert origin == origin_of(b"key", "2001:db8::2")
    assert origin != origin_of(b"key", "2001:db9::1")
    assert origin != origin_of(b"another", "2001:db8::1")


@pytest.mark.parametrize("check", [check_waiting, check_bots])
def test_counting_does_not_read_the_whole_database(
    database: str, tmp_path: Path, check: Callable[[Any, Person, float], None]
) -> None:
    with crowded(database, tmp_path) as host:
        guest = Person("p7", "Somebody", True, origin="o2")
        with host.store.read() as db:
            told = [plan for plan in plans_of(host, lambda: check(db, guest, 1.0)) if "count(" in plan.text]
        assert len(told) == 2
        for plan in told:
            assert not plan.scans, plan.text
