"""Web Push: who is away is told on the screens that they have chosen, and nobody else can read or send it."""

import asyncio
import base64
import re
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import http_ece
import msgspec
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02
from sqlalchemy import select

from astrarium.server.live.notice_queue import Parcel
from astrarium.server.live.seat_notices import SeatNotices
from astrarium.server.people import push_subscriptions
from astrarium.server.store import models
from tests.server.seating import OPEN, Seat, by_turn, hall, join, sit_down, until
from tests.server.visiting import Place


def plain(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """A browser with its keys."""

    def __init__(self, number: int) -> None:
        self.endpoint = f"https://push.example/{number}"
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = secrets.token_bytes(16)

    def wish(self, **changes: Any) -> dict[str, Any]:
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        body = {"endpoint": self.endpoint, "p256dh": plain(point), "auth": plain(self.auth), "language": "en"}
        return body | changes

    def read(self, parcel: Parcel) -> dict[str, Any]:
        body = http_ece.decrypt(parcel.body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        found: dict[str, Any] = msgspec.json.decode(body)
        return found


@pytest.fixture
def here(database: str, tmp_path: Path) -> Iterator[Place]:
    with hall(database, tmp_path, sweep=3600.0) as found:
        yield found


def watcher(here: Place) -> SeatNotices:
    hooks = [getattr(hook, "__self__", None) for hook in here.client.app.state.host.after_commit]
    return next(owner for owner in hooks if isinstance(owner, SeatNotices))


@pytest.fixture
def sent(here: Place) -> list[Parcel]:
    """What would be sent."""
    found: list[Parcel] = []
    watcher(here).notices.send = found.append  # type: ignore[method-assign,assignment]
    return found


def kept(here: Place) -> list[str]:
    with here.client.app.state.host.store.read() as db:
        return sorted(row.endpoint for row in db.execute(select(models.push_subscriptions)).all())


def turn_of(waiter: Seat, mover: Seat) -> None:
    while not waiter.look()["position"]["actions"]:
        mover.look()
        mover.act(mover.legal()[0])


def put(seat: Seat, wish: dict[str, Any]) -> None:
    seat.visitor.put("/api/push", wish, status=204)


def friday(here: Place) -> tuple[Seat, Seat]:
    one = sit_down(here, OPEN, title="Friday")
    mover, waiter = by_turn(one, join(here, one.table, 1))
    return mover, waiter


def test_who_is_away_is_told_in_their_language_and_how_many_tables_wait(here: Place, sent: list[Parcel]) -> None:
    mover, waiter = friday(here)
    desk, phone = Browser(1), Browser(2)
    put(waiter, desk.wish())
    put(waiter, phone.wish(language="uk"))
    turn_of(waiter, mover)
    until(lambda: len(sent) == 2)
    by_address = {parcel.address: parcel for parcel in sent}
    told = desk.read(by_address[desk.endpoint])
    path = f"/table/{waiter.table}"
    assert told == {"title": "Friday", "body": "It is your turn.", "path": path, "tag": waiter.table, "waiting": 1}
    assert phone.read(by_address[phone.endpoint])["body"] == "Ваш хід."


def test_only_that_browser_can_read_it_and_the_push_service_knows_who_sent_it(
    here: Place, sent: list[Parcel]
) -> None:
    mover, waiter = friday(here)
    browser = Browser(1)
    put(waiter, browser.wish())
    turn_of(waiter, mover)
    until(lambda: bool(sent))
    assert b"Friday" not in sent[0].body
    with pytest.raises(http_ece.ECEException):
        Browser(2).read(sent[0])
    headers = dict(sent[0].headers)
    assert headers["Content-Encoding"] == "aes128gcm"
    assert int(headers["TTL"]) > 0
    key = here.client.get("/api/push").json()["key"]
    assert f"k={key}" in headers["Authorization"]
    token = re.search(r"t=([^,]+)", headers["Authorization"])
    assert token is not None
    claims = msgspec.json.decode(base64.urlsafe_b64decode(token[1].split(".")[1] + "=="))
    assert claims["aud"] == "https://push.example"
    assert claims["sub"].startswith(("mailto:", "https:"))
    assert Vapid02.verify(headers["Authorization"])


def test_nobody_is_told_who_did_not_wish_it_or_wishes_it_no_more(here: Place, sent: list[Parcel]) -> None:
    mover, waiter = friday(here)
    browser = Browser(1)
    put(waiter, browser.wish())
    # Somebody else cannot end it.
    mover.visitor.post("/api/push/end", {"endpoint": browser.endpoint}, status=204)
    assert kept(here) == [browser.endpoint]
    waiter.visitor.post("/api/push/end", {"endpoint": browser.endpoint}, status=204)
    assert kept(here) == []
    turn_of(waiter, mover)
    asyncio.run(asyncio.sleep(0.2))
    assert sent == []


def test_a_browser_that_somebody_else_uses_now_tells_the_one_before_nothing(here: Place) -> None:
    mover, waiter = friday(here)
    browser = Browser(1)
    put(waiter, browser.wish())
    put(mover, browser.wish())
    host = here.client.app.state.host
    assert push_subscriptions.of_person(host, mover.visitor.get("/api/me")["id"]) != []
    assert push_subscriptions.of_person(host, waiter.visitor.get("/api/me")["id"]) == []


def test_notices_end_with_the_session(here: Place) -> None:
    _, waiter = friday(here)
    put(waiter, Browser(1).wish())
    assert len(kept(here)) == 1
    waiter.visitor.post("/api/logout", {}, status=204)
    assert kept(here) == []


def test_a_person_has_ten_browsers_and_the_oldest_is_forgotten(here: Place) -> None:
    _, waiter = friday(here)
    for number in range(push_subscriptions.MOST + 2):
        here.time.pass_by(1)
        put(waiter, Browser(number).wish())
    assert len(kept(here)) == push_subscriptions.MOST
    assert "https://push.example/0" not in kept(here)


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(here: Place, sent: list[Parcel], status: int) -> None:
    mover, waiter = friday(here)
    put(waiter, Browser(1).wish())
    turn_of(waiter, mover)
    until(lambda: bool(sent))
    here.client.blocking_portal.call(sent[0].answered, 201)
    assert len(kept(here)) == 1
    here.client.blocking_portal.call(sent[0].answered, status)
    until(lambda: kept(here) == [])


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "http://push.example/1"},
        {"endpoint": "https://user:word@push.example/1"},
        {"endpoint": "file:///etc/passwd"},
        {"endpoint": ""},
        {"endpoint": "https://push.example/" + "x" * 1000},
        {"p256dh": "AAAA"},
        {"p256dh": "not base64!"},
        {"auth": plain(b"short")},
        {"language": "xx"},
    ],
    ids=str,
)
def test_what_is_no_browser_is_refused(here: Place, wrong: dict[str, str]) -> None:
    _, waiter = friday(here)
    refused = waiter.visitor.put("/api/push", Browser(1).wish(**wrong), status=400)
    assert refused["error"]["code"] == "bad-request"
    assert kept(here) == []


def test_the_key_stays_the_same(here: Place, database: str, tmp_path: Path) -> None:
    key = here.client.get("/api/push").json()["key"]
    with hall(database, tmp_path, sweep=3600.0) as again:
        assert again.client.get("/api/push").json()["key"] == key
