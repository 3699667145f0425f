"""The door of the server: forged requests, foreign names, too much, too often, and what browsers are told."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from astrarium.server.hosting.limits import Limits
from astrarium.server.hosting.security import LARGEST_BODY, host_name
from tests.server.seating import OPEN, FirstThinker, Seat, hall, sit_down, two_people
from tests.server.visiting import Place, place

SCRIPT = "<script>alert('x')</script>"


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Place]:
    with place(tmp_path, FirstThinker()) as found:
        yield found


@pytest.mark.parametrize("path", ["/health", "/api/me", "/api/tables/nothing", "/nowhere.js", "/schema/openapi.json"])
def test_every_answer_carries_the_safety_headers(here: Place, path: str) -> None:
    headers = here.stranger().ask("GET", path).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'self'"
    assert policy["script-src"] == "'self'"
    assert policy["style-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


def test_what_is_personal_is_kept_by_no_cache(here: Place) -> None:
    assert here.stranger().ask("GET", "/api/me").headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("PUT", "/api/me"),
        ("POST", "/api/account"),
        ("POST", "/api/login"),
        ("POST", "/api/logout"),
        ("POST", "/api/tables"),
    ],
)
def test_without_the_token_nothing_is_changed(here: Place, method: str, path: str) -> None:
    someone = here.guest()
    body = {"name": "Vera", "password": "correct horse", "game": "gaia", "players": 2}
    answer = someone.ask(method, path, body, token=False)
    assert answer.status_code == 403
    assert answer.json()["error"]["code"] == "not-allowed"
    forged = {"x-csrftoken": "0" * 128}
    assert someone.ask(method, path, body, forged, token=False).status_code == 403
    assert someone.come_in()["guest"]


def test_the_token_of_somebody_else_is_worth_nothing(here: Place) -> None:
    one, other = here.guest(), here.guest()
    answer = one.ask("PUT", "/api/me", {"name": "Vera"}, {"x-csrftoken": other.cookies["csrftoken"]}, token=False)
    assert answer.status_code == 403


def test_a_table_is_changed_by_nobody_without_the_token(here: Place) -> None:
    seat = sit_down(here, OPEN)
    for method, path in (("POST", "/start"), ("POST", "/abandon"), ("POST", "/moves"), ("DELETE", "/seats/0")):
        assert seat.visitor.ask(method, seat.path + path, {}, token=False).status_code == 403
    assert seat.look()["table"]["status"] == "waiting"


def test_a_body_that_is_too_large_is_refused(here: Place) -> None:
    someone = here.guest()
    answer = someone.ask("PUT", "/api/me", b'{"name": "' + b"x" * LARGEST_BODY + b'"}')
    assert answer.status_code == 413
    assert answer.json()["error"]["code"] == "too-large"


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"null", b'"x"', b"\xff\xfe", b'{"name": "\\ud800"}', b"{" * 3000]
)
def test_a_body_that_is_no_request_is_refused(here: Place, body: bytes) -> None:
    answer = here.guest().ask("PUT", "/api/me", body, {"content-type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["error"]["code"] == "bad-request"


def test_the_server_answers_only_to_its_names(tmp_path: Path) -> None:
    with place(tmp_path, FirstThinker(), allowed_hosts=("testserver.local", "::1")) as here:
        someone = here.stranger()
        assert someone.ask("GET", "/health").status_code == 200
        assert someone.ask("GET", "/health", headers={"host": "TestServer.local:8000"}).status_code == 200
        assert someone.ask("GET", "/health", headers={"host": "[::1]:8000"}).status_code == 200
        for name in ("evil.example", "testserver.local.evil.example", "", "testserver.locale"):
            answer = someone.ask("GET", "/health", headers={"host": name})
            assert answer.status_code == 400
            assert answer.json() == {
                "error": {"code": "bad-request", "message": "the server does not answer to this name"}
            }


@pytest.mark.parametrize("path", ["/schema/nothing", "/schema/nothing.json", "/nothing", "/api/nothing"])
def test_what_is_not_there_is_said_as_every_other_refusal(here: Place, path: str) -> None:
    answer = here.stranger().ask("GET", path)
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "not-found"


def test_a_refusal_is_not_longer_than_what_it_refuses_deserves(here: Place) -> None:
    body = {"old": "x", "password": "y", "language": "x" * 100_000}
    answer = here.guest().ask("PUT", "/api/account/password", body)
    assert answer.status_code == 400
    assert len(answer.content) < 1000


@pytest.mark.parametrize(
    ("method", "path"), [("GET", "/api/tables?game=%00"), ("DELETE", "/api/games/race/texts/cards/%00")]
)
def test_an_address_that_no_database_can_look_for(database: str, tmp_path: Path, method: str, path: str) -> None:
    with hall(database, tmp_path) as here:
        assert here.guest().ask(method, path).status_code in (200, 400, 404)


@pytest.mark.parametrize(
    ("header", "name"), [("A.B:80", "a.b"), ("a", "a"), ("[::1]:80", "::1"), ("[::1]", "::1"), (" x ", "x"), ("", "")]
)
def test_the_name_in_a_host_header(header: str, name: str) -> None:
    assert host_name(header) == name


def test_passwords_cannot_be_tried_for_long(tmp_path: Path) -> None:
    with place(tmp_path, FirstThinker(), limits=0.3) as here:
        owner = here.guest()
        owner.post("/api/account", {"name": "Vera", "password": "correct horse battery"})
        thief = here.guest()
        codes = [
            thief.ask("POST", "/api/login", {"name": "Vera", "password": "wrong" * 3}).status_code for _ in range(4)
        ]
        assert codes[0] == 401
        assert codes[-1] == 429
        late = thief.ask("POST", "/api/login", {"name": "Vera", "password": "correct horse battery"})
        assert late.status_code == 429
        assert late.json()["error"]["code"] == "too-many"
        assert int(late.headers["retry-after"]) >= 1
        assert owner.come_in()["name"] == "Vera"


def test_passwords_of_one_name_cannot_be_tried_for_long_however_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From many addresses, of which none has tried much."""
    addresses = (f"10.0.0.{number}" for number in range(100))
    monkeypatch.setattr(Limits, "address", staticmethod(lambda _: next(addresses)))
    with place(tmp_path, FirstThinker(), limits=0.3) as here:
        here.guest().post("/api/account", {"name": "Vera", "password": "correct horse battery"})
        thief = here.guest()
        codes = [
            thief.ask("POST", "/api/login", {"name": name, "password": "wrong" * 3}).status_code
            for name in ("Vera", " vera", "VERA ", "\u3000Ｖera", "  Vera  ")
        ]
        assert codes == [401, 401, 401, 429, 429]


def test_requests_are_limited_for_each_person(tmp_path: Path) -> None:
    with place(tmp_path, FirstThinker(), limits=0.02) as here:
        one = here.guest()
        codes = [one.ask("PUT", "/api/me", {"name": f"Vera {number}"}).status_code for number in range(8)]
        assert codes[0] == 200
        assert codes[-1] == 429
        assert one.ask("GET", "/health").status_code == 200


def test_newcomers_are_limited_by_address(tmp_path: Path) -> None:
    with place(tmp_path, FirstThinker(), limits=0.05) as here:
        codes = [here.stranger().ask("GET", "/api/me").status_code for _ in range(6)]
        assert codes[0] == 200
        assert codes[-1] == 429


def test_a_script_comes_back_as_text(here: Place) -> None:
    seat = sit_down(here, OPEN, title=SCRIPT)
    name = SCRIPT[:24]
    assert seat.visitor.put("/api/me", {"name": name})["name"] == name
    assert seat.look()["table"]["title"] == SCRIPT
    assert seat.state["table"]["seats"][0]["name"] == name
    answer = seat.visitor.ask("POST", seat.path + "/chat", {"text": SCRIPT})
    assert answer.json()["text"] == SCRIPT
    for path in ("/api/me", seat.path, seat.path + "/chat", "/api/tables?of=open"):
        assert seat.visitor.ask("GET", path).headers["content-type"].startswith("application/json")


def test_nobody_moves_from_the_seat_of_another(here: Place) -> None:
    one, other = two_people(here)
    first, second = (one, other) if one.legal() else (other, one)
    move = first.legal()[0]
    assert second.act(move, status=422)["error"]["code"] == "illegal"
    stolen = Seat(second.visitor, first.table)
    stolen.visitor.post(f"{first.path}/seats/{first.state['seat']}", {}, 403)
    assert first.look()["seq"] == 0


def test_a_spectator_changes_nothing(here: Place) -> None:
    one, other = two_people(here)
    mover = one if one.legal() else other
    watcher = Seat(here.guest(), one.table)
    assert watcher.state["seat"] is None
    assert watcher.state["position"]["actions"] == []
    assert watcher.act(mover.legal()[0], status=403)["error"]["code"] == "not-your-seat"
    assert watcher.post("undo", 403)["error"]["code"] == "not-your-seat"
    for path in ("/start", "/abandon", "/seats/0/bot", "/seats/1/bot"):
        assert watcher.visitor.ask("POST", watcher.path + path, {}).status_code == 403
    assert watcher.visitor.ask("PUT", watcher.path + "/answers", {}).status_code == 403
    assert one.look()["seq"] == 0


def test_a_private_table_is_not_there_for_others(here: Place) -> None:
    seat = sit_down(here, OPEN, private=True)
    guest = here.guest()
    for method, path in (("GET", ""), ("GET", "/chat"), ("GET", "/notes"), ("POST", "/chat"), ("POST", "/seats/1")):
        answer = guest.ask(
            method, seat.path + path, {"text": "hello"} if path == "/chat" and method == "POST" else {}
        )
        assert answer.status_code == 404, path
    assert guest.ask("PUT", seat.path + "/notes", {"text": "x"}).status_code == 404
