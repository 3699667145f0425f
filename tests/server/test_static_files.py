"""The server gives the browser its client, and nothing else of the disk."""

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from astrarium.server.error_handlers import HANDLERS
from astrarium.server.hosting.static_files import client_route

SCRIPT = b"console.log(1);"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<p>first page</p>", encoding="utf-8")
    (static / "assets" / "index-1a2b.js").write_bytes(SCRIPT)
    (static / "assets" / "index-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    return static


@pytest.fixture
def client(folder: Path) -> Iterator[TestClient[Litestar]]:
    with TestClient(Litestar([client_route(folder)], exception_handlers=HANDLERS, openapi_config=None)) as client:
        yield client


@pytest.mark.parametrize("address", ["/", "/table/abc/at/12", "/join/abc/1/token", "/rules/gaia"])
def test_every_address_of_the_client_is_its_first_page(client: TestClient[Litestar], address: str) -> None:
    answer = client.get(address)
    assert answer.status_code == 200
    assert answer.text == "<p>first page</p>"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_what_has_a_hash_in_its_name_is_kept_for_ever(client: TestClient[Litestar]) -> None:
    answer = client.get("/assets/index-1a2b.js", headers={"accept-encoding": "gzip;q=1, deflate"})
    assert answer.content == SCRIPT
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["vary"] == "Accept-Encoding"
    assert "immutable" in answer.headers["cache-control"]
    assert "set-cookie" not in answer.headers
    plain = client.get("/assets/index-1a2b.js", headers={"accept-encoding": "identity"})
    assert plain.content == SCRIPT
    assert "content-encoding" not in plain.headers


def test_what_the_browser_has_is_not_sent_again(client: TestClient[Litestar]) -> None:
    tag = client.get("/").headers["etag"]
    again = client.get("/", headers={"if-none-match": tag})
    assert again.status_code == 304
    assert again.content == b""


@pytest.mark.parametrize(
    "address",
    [
        "/assets/gone.js",
        "/favicon.svg",
        "/api/nothing",
        "/health",
        "/schema/x",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
    ],
)
def test_what_is_not_the_clients_is_not_found(client: TestClient[Litestar], address: str) -> None:
    answer = client.get(address)
    assert answer.status_code == 404
    found: dict[str, Any] = answer.json()
    assert found["error"]["code"] == "not-found"


def test_without_a_client_the_server_says_so(tmp_path: Path) -> None:
    with TestClient(Litestar([client_route(tmp_path / "nowhere")], exception_handlers=HANDLERS)) as client:
        answer = client.get("/")
    assert answer.status_code == 503
    assert "make client" in answer.text
