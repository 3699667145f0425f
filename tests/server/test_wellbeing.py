"""Whether the server is alive, ready, and how it does; and that nothing else answers where these are looked for."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from sqlalchemy import select

from astrarium.server.hosting import readiness
from astrarium.server.hosting.static_files import PAGES
from astrarium.server.store import models
from astrarium.server.store.database import Store
from tests.server.hosted import hosted
from tests.server.seating import BOT, OPEN, FirstThinker, play, sit_down, two_people, until
from tests.server.visiting import Place, place

TOKEN = "only-for-the-eyes-of-prometheus"
READER = {"authorization": f"Bearer {TOKEN}"}
ROUTER = Path(__file__).parents[2] / "web" / "src" / "lib" / "router.svelte.ts"


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Place]:
    with place(tmp_path, FirstThinker(), metrics_token=TOKEN) as found:
        yield found


def measured(here: Place) -> dict[str, float]:
    """Everything that is measured, by name and labels."""
    answer = here.stranger().ask("GET", "/metrics", headers=READER)
    assert answer.status_code == 200, answer.text
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


def grown(before: dict[str, float], after: dict[str, float], name: str) -> float:
    """By how much something has grown."""
    return after.get(name, 0) - before.get(name, 0)


def test_it_is_alive_whatever_the_database_does(here: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Store, "read", None)
    monkeypatch.setattr(Store, "write", None)
    assert here.stranger().get("/health")["status"] == "ok"
    answer = here.stranger().ask("GET", "/ready")
    assert answer.status_code == 503
    assert answer.json()["error"] == {"code": "busy", "message": "the database takes no writes now"}
    assert int(answer.headers["retry-after"]) >= 1


def test_it_is_ready_when_it_can_write(database: str, tmp_path: Path) -> None:
    with place(tmp_path, FirstThinker(), database=database) as here:
        assert here.stranger().get("/ready") == {"status": "ready"}
    store = Store(database)
    with store.read() as db:
        assert db.execute(select(models.secrets.c.name)).scalars().all() == ["cookies", "push"]
    store.close()


def test_the_write_comes_to_the_disk(tmp_path: Path) -> None:
    with place(tmp_path, FirstThinker()) as here, sqlite3.connect(tmp_path / "test.db") as other:
        before = other.execute("PRAGMA data_version").fetchone()
        here.stranger().get("/ready")
        assert other.execute("PRAGMA data_version").fetchone() != before
        other.rollback()
    other.close()


@contextmanager
def held(database: str) -> Iterator[None]:
    """Another process keeps a database from being written to."""
    if database.startswith("sqlite"):
        with closing(sqlite3.connect(database.removeprefix("sqlite:///"), isolation_level=None)) as holder:
            holder.execute("BEGIN IMMEDIATE")
            yield
            holder.execute("ROLLBACK")
    else:
        with psycopg.connect(database) as db:
            db.execute("LOCK TABLE secrets IN ACCESS EXCLUSIVE MODE")
            yield
            db.rollback()


def test_a_database_that_another_process_holds_is_not_ready(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness.Readiness.__init__, "__defaults__", (0.2, 0.0))
    with place(tmp_path, FirstThinker(), database=database) as here:
        with held(database):
            for _ in range(20):
                # However many ask, one thread waits.
                answer = here.stranger().ask("GET", "/ready")
                assert answer.status_code == 503
                assert answer.json()["error"]["message"] == "the database did not take a write in time"
            assert here.stranger().ask("GET", "/api/tables?of=open").status_code == 200
        until(lambda: here.stranger().ask("GET", "/ready").status_code == 200)


def test_who_asks_often_costs_one_write(here: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    written = []
    monkeypatch.setattr(readiness, "write_and_forget", lambda store: written.append(store))
    monkeypatch.setattr(readiness, "monotonic", lambda: 5.0)
    for _ in range(50):
        here.stranger().get("/ready")
    assert len(written) == 1


def test_requests_and_errors_are_counted_by_route(here: Place) -> None:
    before = measured(here)
    someone = here.guest()
    for name in ("one", "two", "three"):
        someone.get(f"/api/tables/{name}", 404)
    after = measured(here)
    route = 'path="/api/tables/{table}",status_code="404"'
    counts = [name for name in after if name.startswith("astrarium_requests_total") and route in name]
    assert [grown(before, after, name) for name in counts] == [3]
    assert grown(before, after, 'astrarium_errors_total{code="not-found"}') == 3
    assert not any("/api/tables/one" in name for name in after)
    assert any(name.startswith("astrarium_request_duration_seconds_bucket") for name in after)


def test_what_is_refused_at_the_door_is_no_success(tmp_path: Path) -> None:
    with place(tmp_path, FirstThinker(), metrics_token=TOKEN, limits=0.02) as here:
        someone = here.guest()
        before = measured(here)
        codes = [someone.ask("PUT", "/api/me", {"name": "Vera"}, token=False).status_code]
        codes += [someone.ask("PUT", "/api/me", {"name": "Vera"}).status_code for _ in range(6)]
        after = measured(here)
    counted = {
        code: grown(before, after, name)
        for name in after
        for code in (200, 403, 429)
        if name.startswith("astrarium_requests_total")
        and 'method="PUT",path="/api/me"' in name
        and f'"{code}"' in name
    }
    assert counted == {code: codes.count(code) for code in (200, 403, 429)}
    assert min(counted.values()) > 0


def test_moves_tables_and_hints_are_counted(here: Place) -> None:
    before = measured(here)
    one, other = two_people(here)
    play([one, other], moves=5)
    sit_down(here, OPEN)
    alone = sit_down(here, BOT)
    alone.wait()
    alone.post("hint")
    metrics = measured(here)
    assert grown(before, metrics, 'astrarium_moves_total{by="person"}') == 5
    assert grown(before, metrics, 'astrarium_hints_total{outcome="given"}') == 1
    # Tables were counted at the first look, and are counted anew only after a while.
    assert metrics['astrarium_tables{status="playing"}'] == 0
    assert metrics["astrarium_streams"] == 0
    assert metrics["astrarium_stream_places"] > 0


def test_tables_are_counted_by_status(here: Place) -> None:
    two_people(here)
    for _ in range(2):
        sit_down(here, OPEN)
    given_up = sit_down(here, OPEN)
    given_up.visitor.post(f"{given_up.path}/abandon")
    found = measured(here)
    shown = {
        status: found[f'astrarium_tables{{status="{status}"}}'] for status in ("waiting", "playing", "abandoned")
    }
    assert shown == {"waiting": 2, "playing": 1, "abandoned": 1}


def test_metrics_want_the_token(here: Place) -> None:
    someone = here.stranger()
    for headers in (
        {},
        {"authorization": "Bearer wrong"},
        {"authorization": TOKEN},
        {"x-forwarded-for": "127.0.0.1"},
    ):
        assert someone.ask("GET", "/metrics", headers=headers).status_code == 404
    answer = someone.ask("GET", "/metrics", headers=READER)
    assert answer.headers["content-type"].startswith("text/plain")
    assert "set-cookie" not in answer.headers


def test_metrics_can_be_switched_off(tmp_path: Path) -> None:
    with place(tmp_path, FirstThinker(), metrics=False, metrics_token=TOKEN) as here:
        assert here.stranger().ask("GET", "/metrics", headers=READER).status_code == 404


def test_without_a_token_only_this_machine_reads_metrics(tmp_path: Path) -> None:
    with hosted(tmp_path) as server, httpx.Client(base_url=server.address) as client:
        found = client.get("/metrics")
        assert found.status_code == 200
        assert "process_open_fds" in found.text
        assert "astrarium_thinking_seconds" in found.text
        for name in ("X-Forwarded-For", "Forwarded", "Via", "X-Real-IP"):
            assert client.get("/metrics", headers={name: "203.0.113.9"}).status_code == 404
        with server.connect("GET /metrics HTTP/1.0\r\nHost: localhost\r\n\r\n") as old:
            assert old.recv(100).startswith(b"HTTP/1.1 404 ")


@pytest.mark.parametrize("options", [("--allowed-host", "play.example.org"), ("--host", "0.0.0.0")])
def test_a_server_for_others_tells_nobody_without_a_token(tmp_path: Path, options: tuple[str, ...]) -> None:
    with hosted(tmp_path, *options) as server, httpx.Client(base_url=server.address) as client:
        assert client.get("/health").status_code == 200
        assert client.get("/metrics").status_code == 404
    with hosted(tmp_path, *options, environment={"ASTRARIUM_METRICS_TOKEN": TOKEN}) as server:
        assert httpx.get(f"{server.address}/metrics").status_code == 404
        assert httpx.get(f"{server.address}/metrics", headers=READER).status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        *("/metricsx", "/healthz", "/health/x", "/readyz", "/ready/x", "/livez", "/status", "/.env", "/.git/config"),
        *("/wp-login.php", "/api", "/api/", "/api/nothing", "/api/v1/users", "/server-status", "/admin"),
        *(
            "/new/.env",
            "/tables/x",
            "/table",
            "/table/x/y",
            "/table/x/at/y",
            "/join/x/y/z",
            "/rules/a/b",
            "/index.php",
        ),
        *("/robots.txt", "/sitemap.xml", "/favicon.ico", "/%2e%2e/%2e%2e/etc/passwd", "/metrics"),
    ],
)
def test_what_is_not_there_is_not_the_page(tmp_path: Path, path: str) -> None:
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text("<p>the page</p>", encoding="utf-8")
    with place(tmp_path, FirstThinker()) as here:
        answer = here.stranger().ask("GET", path, headers={"accept": "text/html"})
        assert answer.status_code == 404
        assert answer.json()["error"]["code"] == "not-found"
        for page in ("/", "/new?game=gaia", "/table/bcdfghjkmn", "/table/bcdfghjkmn/at/3", "/rules/"):
            assert here.stranger().ask("GET", page).text == "<p>the page</p>"


def test_the_server_knows_every_page_of_the_client() -> None:
    text = ROUTER.read_text(encoding="utf-8")
    pages = set(re.findall(r'first === "(\w+)"', text))
    assert pages == {re.split(r"\W", page)[0] for page in PAGES}


def test_https_is_kept_once_it_was_used(tmp_path: Path) -> None:
    secure: Any = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9"}
    with hosted(tmp_path) as server:
        assert "strict-transport-security" not in httpx.get(f"{server.address}/health").headers
        answer = httpx.get(f"{server.address}/api/me", headers=secure)
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        assert all("; Secure" in cookie for cookie in answer.headers.get_list("set-cookie"))
    # What somebody says who is not the proxy counts for nothing.
    with hosted(tmp_path, "--proxy", "192.0.2.1") as server:
        assert "strict-transport-security" not in httpx.get(f"{server.address}/health", headers=secure).headers
    with hosted(tmp_path, "--no-hsts") as server:
        assert "strict-transport-security" not in httpx.get(f"{server.address}/health", headers=secure).headers


def test_a_server_with_a_name_still_answers_to_its_machine(tmp_path: Path) -> None:
    with hosted(tmp_path, "--allowed-host", "play.example.org") as server:
        for name, status in (
            ("play.example.org", 200),
            ("localhost", 200),
            ("[::1]:8000", 200),
            ("evil.example", 400),
        ):
            assert httpx.get(f"{server.address}/health", headers={"host": name}).status_code == status
