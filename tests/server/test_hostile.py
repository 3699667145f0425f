"""Anything that the interface could be sent, and much that it should not: never an answer that blames the server."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from schemathesis import GenerationMode
from schemathesis.core.errors import SchemathesisError

from astrarium.server.app import ROUTES
from tests.server.seating import BOT, ME, OPEN, hall, join, sit_down
from tests.server.visiting import Place, Visitor

EXAMPLES = 24
ENDLESS = "/api/tables/{table}/stream"
"""A stream never ends, so it has tests of its own."""


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder = tmp_path_factory.mktemp("hostile")
    with hall(f"sqlite:///{folder / 'hostile.db'}", folder) as found:
        yield found


def three_tables(here: Place, visitor: Visitor) -> list[str]:
    """One of the visitor's that waits, one where it is the visitor's turn, and a private one of somebody else."""
    waiting = visitor.post("/api/tables", {"game": "gaia", "players": 3, "seats": [ME, OPEN, BOT]})
    played = visitor.post("/api/tables", {"game": "gaia", "players": 2, "seats": [ME, OPEN], "seed": 3})
    join(here, played["table"]["id"], 1)
    return [waiting["table"]["id"], played["table"]["id"], sit_down(here, OPEN, private=True).table]


def paths() -> list[tuple[str, str]]:
    """Every method and path of the interface."""
    found = []
    for route in ROUTES:
        for path in getattr(route, "paths", ()):
            plain = path.replace(":str", "").replace(":int", "")
            found += [(str(method), plain) for method in sorted(getattr(route, "http_methods", ()))]
    return [(method, path) for method, path in found if path != ENDLESS]


@cache
def described(document: bytes) -> Any:
    """The interface as it describes itself."""
    return schemathesis.openapi.from_dict(msgspec.json.decode(document))


def strategy(operation: Any) -> SearchStrategy[Any]:
    """Requests as the interface describes them, and, where it asks for anything, others."""
    good: SearchStrategy[Any] = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
    if not operation.body and not operation.path_parameters and not operation.query:
        return good
    return st.one_of(good, operation.as_strategy(generation_mode=GenerationMode.NEGATIVE))


def test_the_interface_describes_all_of_itself(here: Place) -> None:
    document = here.stranger().get("/schema/openapi.json")
    told = {(method.upper(), path) for path, entry in document["paths"].items() for method in entry}
    assert set(paths()) <= told


@pytest.mark.parametrize(("method", "path"), paths(), ids=lambda part: str(part))
def test_whatever_is_sent_is_answered(here: Place, method: str, path: str) -> None:
    schema = described(here.stranger().ask("GET", "/schema/openapi.json").content)
    operation = schema[path][method]
    visitor = here.guest()
    tables = three_tables(here, visitor)
    turn = 0

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=strategy(operation))
    def send(case: Any) -> None:
        nonlocal turn
        turn += 1
        aim(case, turn, tables)
        answer = _sent(here, visitor, case)
        if answer is None:
            return
        assert answer.status_code < 500, f"{answer.request.method} {answer.request.url}: {answer.text}"
        if answer.status_code >= 400:
            assert set(answer.json()) == {"error"}
            assert answer.json()["error"]["code"]

    send()


def aim(case: Any, turn: int, tables: list[str]) -> None:
    """Let most requests be about something that exists, or they would all end at the first door."""
    given = case.path_parameters if isinstance(case.path_parameters, dict) else {}
    for name, value in (("table", tables[turn % 3]), ("seat", turn % 2), ("game", "gaia"), ("number", 0)):
        if name in given and turn % 4:
            given[name] = value
    if isinstance(case.body, dict):
        for name, value in (("seq", 0), ("game", "gaia"), ("players", 2)):
            if name in case.body and turn % 4 > 1:
                case.body[name] = value


def _sent(here: Place, visitor: Visitor, case: Any) -> Any:
    try:
        sent = case.as_transport_kwargs(base_url="http://testserver.local")
    except SchemathesisError:
        return None
    headers = {name: value for name, value in dict(sent.get("headers") or {}).items() if name.lower() != "cookie"}
    headers["cookie"] = "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())
    headers["x-csrftoken"] = visitor.cookies["csrftoken"]
    body = {name: sent[name] for name in ("json", "data") if sent.get(name) is not None}
    if "data" in body:
        body["content"] = body.pop("data")
    answer = here.client.request(sent["method"], sent["url"], params=sent.get("params"), headers=headers, **body)
    here.client.cookies.clear()
    if answer.status_code == 204 and sent["url"].endswith("/logout"):
        visitor.come_in()
    return answer
