"""The log: its form, its ids, what nobody can make it say, and what it never says."""

import io
import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from astrarium.server.hosting import logs
from astrarium.server.hosting.logs import BURST, WINDOW, escaped, logging_as
from astrarium.server.hosting.request_ids import current_request, shown_path
from astrarium.server.store import models
from astrarium.server.store.database import Store
from astrarium.server.store.prepared import Prepared
from tests.server.seating import INVITED, FirstThinker, sit_down
from tests.server.visiting import Place, place

FORGED = "2027-01-01T00:00:00.000+00:00 ERROR astrarium [-] all is lost"
BREAKS = ["\n", "\r", "\r\n", "\x0b", "\x0c", "\x1c", "\x85", "\u2028", "\u2029", "\x00", "\x1b[2K\x1b[1G", "\u202e"]
RECORD = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00 [A-Z]+ [\w.]+ \[(?P<request>[\w.-]+)\] .*")


@contextmanager
def written(form: Any = "text", access: bool = True, level: Any = "debug") -> Iterator[io.StringIO]:
    """What the log says meanwhile."""
    stream = io.StringIO()
    with logging_as(level, form, access, stream):
        yield stream


def records(stream: io.StringIO) -> list[str]:
    """The records of a log in text, each of them a whole one; what is no record belongs to the one above it."""
    lines = stream.getvalue().splitlines()
    assert stream.getvalue().count("\n") == len(lines)
    assert all(line.isprintable() for line in lines)
    found = [line for line in lines if not line.startswith("  | ")]
    assert all(RECORD.fullmatch(line) for line in found), found
    return found


def objects(stream: io.StringIO) -> list[dict[str, Any]]:
    """The records of a log in JSON."""
    assert stream.getvalue().count("\n") == len(stream.getvalue().splitlines())
    return [msgspec.json.decode(line) for line in stream.getvalue().splitlines()]


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Place]:
    with place(tmp_path, FirstThinker(), access_log=True) as found:
        yield found


@pytest.mark.parametrize("broken", BREAKS)
def test_no_text_forges_a_line(broken: str) -> None:
    text = f"before{broken}{FORGED}"
    for form in ("text", "json"):
        with written(form) as stream:
            logging.getLogger("astrarium.test").warning("said: %s", text)
            try:
                raise ValueError(text) from KeyError(text)
            except ValueError:
                logging.getLogger(f"other{broken}").exception("failed: %s", text)
        if form == "text":
            assert len([line for line in stream.getvalue().splitlines() if not line.startswith("  | ")]) == 2
            assert not any(line.startswith(FORGED) for line in stream.getvalue().splitlines())
        else:
            one, other = objects(stream)
            assert FORGED in one["message"]
            assert "ValueError" in other["exception"]


@pytest.mark.parametrize("broken", BREAKS)
@pytest.mark.parametrize("form", ["text", "json"])
def test_no_request_forges_a_line(here: Place, monkeypatch: pytest.MonkeyPatch, broken: str, form: str) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError(f"{broken}{FORGED}")

    monkeypatch.setattr("astrarium.server.routes.tables.list_tables", fail)
    someone = here.guest()
    hostile = f"x{broken}{FORGED}"
    quoted = "".join(f"%{byte:02x}" for byte in hostile.encode())
    with written(form) as stream:
        someone.ask("GET", f"/{quoted}")
        someone.ask("GET", f"/api/tables/{quoted}?invitation={quoted}")
        someone.ask("PUT", "/api/me", {"name": hostile})
        someone.ask("POST", "/api/login", {"name": hostile, "password": hostile})
        assert someone.ask("GET", f"/api/tables?of=mine&x={quoted}").status_code == 500
        for name in ("x-request-id", "user-agent", "x-forwarded-for", "referer"):
            latin = hostile.encode().decode("latin-1")
            someone.ask("GET", "/api/me", headers={name: latin.replace("\r", "").replace("\n", "").replace("\0", "")})
    if form == "text":
        assert len(records(stream)) == 10
    else:
        assert len(objects(stream)) == 10
    assert not any(line.startswith("2027") for line in stream.getvalue().splitlines())


def test_a_request_has_one_id_everywhere(here: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        logging.getLogger("astrarium.test").warning("in a thread")
        raise RuntimeError("no")

    monkeypatch.setattr("astrarium.server.routes.tables.list_tables", fail)
    with written() as stream:
        answer = here.guest().ask("GET", "/api/tables?of=mine")
    identity = answer.headers["x-request-id"]
    mine = [line for line in records(stream) if f"[{identity}]" in line]
    assert [line.split(" ")[1:3] for line in mine] == [
        ["WARNING", "astrarium.test"],
        ["ERROR", "astrarium.server.error_handlers"],
        ["INFO", "astrarium.access"],
    ]
    assert current_request() == ""


def test_an_id_that_is_given_is_kept_if_it_is_one(here: Place) -> None:
    someone = here.stranger()
    ids = [someone.ask("GET", "/health").headers["x-request-id"] for _ in range(2)]
    assert ids[0] != ids[1]
    assert all(re.fullmatch(r"[0-9a-f]{16}", identity) for identity in ids)
    good = "4bf92f35-77b3.4da6_a3ce"
    assert someone.ask("GET", "/health", headers={"x-request-id": good}).headers["x-request-id"] == good
    for bad in (
        "",
        "short",
        "a" * 65,
        "with space in it",
        "semi;colon;in;it",
        "newline\\n-in-it",
        "caf\xe9-in-the-id",
    ):
        assert someone.ask("GET", "/health", headers={"x-request-id": bad}).headers["x-request-id"] != bad


def test_refusals_and_strange_methods_have_an_id_too(here: Place) -> None:
    someone = here.stranger()
    for method, path in (("POST", "/nowhere"), ("DELETE", "/api/me"), ("GET", "/.env"), ("POST", "/api/tables")):
        assert "x-request-id" in someone.ask(method, path, {}).headers


def test_visits_are_written_down_only_where_asked(here: Place, tmp_path: Path) -> None:
    with written() as stream:
        here.stranger().ask("GET", "/health?x=1")
    assert re.fullmatch(r".* INFO astrarium\.access \[\w+\] testclient GET /health 200 [\d.]+ms", records(stream)[0])
    with written("json") as stream:
        here.stranger().ask("GET", "/api/nothing")
    told = objects(stream)[0]
    assert (told["method"], told["path"], told["status"]) == ("GET", "/api/nothing", 404)
    with place(tmp_path, FirstThinker()) as quiet, written() as stream:
        quiet.stranger().ask("GET", "/health")
    assert stream.getvalue() == ""


def test_secrets_stay_out_of_the_log(here: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    seat = sit_down(here, INVITED, private=True)
    token = seat.visitor.get(f"{seat.path}/invitations")[0]["token"]
    friend = here.guest()
    password = "correct horse battery staple"
    with written() as stream:
        friend.ask("GET", f"/join/{seat.table}/1/{token}")
        friend.ask("GET", f"{seat.path}?invitation={token}")
        friend.ask("POST", f"{seat.path}/seats/1", {"invitation": token})
        friend.ask("POST", "/api/account", {"name": "Vera", "password": password})
        friend.ask("POST", "/api/login", {"name": "Vera", "password": password})

        def fail(*_: object) -> None:
            raise RuntimeError("no")

        monkeypatch.setattr("astrarium.server.hosting.static_files.ClientFile.answer", fail)
        monkeypatch.setattr("astrarium.server.routes.tables.state_of", fail)
        assert friend.ask("GET", f"{seat.path}?invitation={token}").status_code == 500
    said = stream.getvalue()
    assert len(records(stream)) == 7
    for secret in (token, password, *friend.cookies.values(), *seat.visitor.cookies.values()):
        assert secret not in said
    assert f"GET /join/{seat.table}/1/… " in said


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("/", "/"),
        ("/api/tables/bcdfghjkmn/moves", "/api/tables/bcdfghjkmn/moves"),
        ("/join/bcdfghjkmn/1/Zm9vYmFyYmF6cXV4cXV1eA", "/join/bcdfghjkmn/1/…"),
        ("/reset/Zm9vYmFyYmF6cXV4cXV1eA/", "/reset/…/"),
        ("/assets/index-DkY3x2Qw.js", "/assets/index-DkY3x2Qw.js"),
    ],
)
def test_a_path_is_shown_without_its_secrets(path: str, shown: str) -> None:
    assert shown_path(path) == shown


def test_an_error_of_the_database_does_not_tell_what_was_written(database: str) -> None:
    store = Store(database)
    store.open()
    values: dict[str, Any] = dict.fromkeys(column.name for column in models.people.c)
    values |= {"id": "one", "name": "Vera", "name_key": "vera", "password": "hash-of-a-password", "created": 1}
    values |= {"webhook": "", "name_twin": 0, "old_cookies": False, "origin": ""}

    def add() -> None:
        with store.write() as db:
            db.execute(insert(models.people).values(**values))

    def add_prepared() -> None:
        with store.write() as db:
            Prepared(insert(models.people)).run(db, values)

    add()
    try:
        for work in (add, add_prepared):
            with pytest.raises(IntegrityError) as caught:
                work()
            assert "hash-of-a-password" not in str(caught.value)
    finally:
        store.close()


def test_a_storm_is_counted_and_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(logs, "monotonic", lambda: now)
    logger = logging.getLogger("astrarium.test")
    with written() as stream:
        for number in range(BURST + 300):
            logger.error("failed the %dth time", number)
        logger.error("something else")
        assert len(records(stream)) == BURST + 1
        now = WINDOW + 1
        logger.error("failed the %dth time", 7)
        logger.error("failed the %dth time", 8)
    assert records(stream)[-2].endswith("failed the 7th time (300 more like this were left out)")
    assert records(stream)[-1].endswith("failed the 8th time")


def test_every_visit_counts(here: Place) -> None:
    with written() as stream:
        for _ in range(BURST + 5):
            here.stranger().ask("GET", "/health")
    assert len(records(stream)) == BURST + 5


def test_the_level_is_chosen() -> None:
    logger = logging.getLogger("astrarium.test")
    with written(level="error") as stream:
        logger.warning("no")
        logger.error("yes")
    assert [line[-3:] for line in records(stream)] == ["yes"]


def test_what_can_be_read_is_not_touched() -> None:
    text = "Вера's café: «доброго ранку» 🚀 \\n"
    assert escaped(text) == text
    assert escaped("a\tb\x7f\ud800") == "a\\tb\\x7f\\ud800"
    assert len(escaped("x" * 1_000_000)) < 5_000
