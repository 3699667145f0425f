"""People who visit a server within a test: one application, any number of browsers."""

from collections.abc import Iterator
from contextlib import contextmanager
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import httpx
from argon2 import PasswordHasher
from litestar import Litestar
from litestar.testing import TestClient

from astrarium.server.app import create_app
from astrarium.server.bots.seated_bots import Thinks
from astrarium.server.people.passwords import Passwords
from astrarium.server.settings import Settings

BASE = "http://testserver.local"

CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
"""What a hash costs a thief does not matter here."""


class Time:
    """The clocks of a machine: they stand until they are moved."""

    def __init__(self, now: int = 1_800_000_000_000) -> None:
        self.now = now
        self.ticked = 0

    def __call__(self) -> int:
        """The time of day."""
        return self.now

    def ticks(self) -> int:
        """What has passed of it."""
        return self.ticked

    def pass_by(self, seconds: float) -> None:
        """Let time pass."""
        self.now += int(seconds * 1000)
        self.ticked += int(seconds * 1000)

    def set_by(self, seconds: float) -> None:
        """Somebody sets the clock, forward or (less than nothing) back: nothing passes."""
        self.now += int(seconds * 1000)


class Visitor:
    """One browser: it keeps its cookies, and sends the token against forgery as the client does."""

    def __init__(self, client: TestClient[Litestar]) -> None:
        self.client = client
        self.cookies: dict[str, str] = {}

    def ask(
        self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None, token: bool = True
    ) -> httpx.Response:
        """Send a request and keep the cookies of the answer."""
        sent = {"cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}
        if token and "csrftoken" in self.cookies:
            sent["x-csrftoken"] = self.cookies["csrftoken"]
        sent |= headers or {}
        raw = {name.encode(): value.encode("latin-1") for name, value in sent.items()}
        if isinstance(body, bytes):
            answer = self.client.request(method, path, content=body, headers=raw)
        else:
            answer = self.client.request(method, path, json=body, headers=raw)
        self.client.cookies.clear()
        for line in answer.headers.get_list("set-cookie"):
            for name, morsel in SimpleCookie(line).items():
                if morsel["max-age"] == "0":
                    self.cookies.pop(name, None)
                else:
                    self.cookies[name] = morsel.value
        return answer

    def get(self, path: str, status: int = 200) -> Any:
        """What is found at a path."""
        return _data(self.ask("GET", path), status)

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        """What comes back for something sent."""
        return _data(self.ask("POST", path, {} if body is None else body), status)

    def put(self, path: str, body: Any, status: int = 200) -> Any:
        """What comes back for something put."""
        return _data(self.ask("PUT", path, body), status)

    def come_in(self) -> dict[str, Any]:
        """Become a guest."""
        me: dict[str, Any] = self.get("/api/me")
        return me


def _data(answer: httpx.Response, status: int) -> Any:
    assert answer.status_code in (status, 201 if status == 200 else status), answer.text
    return answer.json() if answer.content else None


class Place:
    """A server with its clock, and its guests."""

    def __init__(self, client: TestClient[Litestar], time: Time) -> None:
        self.client = client
        self.time = time

    def guest(self) -> Visitor:
        """Somebody new, known to the server."""
        visitor = Visitor(self.client)
        visitor.come_in()
        return visitor

    def stranger(self) -> Visitor:
        """Somebody new, whom the server has not met."""
        return Visitor(self.client)


@contextmanager
def place(folder: Path, thinker: Thinks | None = None, time: Time | None = None, **settings: Any) -> Iterator[Place]:
    """A server on a database in ``folder``, without limits of requests unless told.

    It is patient: on a machine with much else to do nothing here takes too long. However long a test lets pass at
    once, the server counts as having been there, unless the test sets ``outage``.
    """
    usual = {"database": f"sqlite:///{folder / 'test.db'}", "limits": 0.0, "outage": 1e9, "engine_seconds": 120.0}
    # Whether the browser client is built here, and is being built just now, must not matter.
    chosen: dict[str, Any] = usual | {"static": folder / "client"} | settings
    time = time or Time()
    app = create_app(Settings(**chosen), time, thinker, time.ticks)
    app.state.people.passwords = Passwords(CHEAP)
    with TestClient(app, base_url=BASE) as client:
        yield Place(client, time)
