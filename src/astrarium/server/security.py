"""The door: which names the server answers to, how often it may be asked, and the token against forgery."""

from typing import Any, Final

from litestar.config.csrf import CSRFConfig
from litestar.connection import Request
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from astrarium.server import cookies
from astrarium.server.limits import Limits
from astrarium.server.people import SAFE, People
from astrarium.server.problems import Trouble

LARGEST_BODY: Final = 512 * 1024
"""Bytes. A record of a long game, which is the largest thing that anybody sends, has a tenth of that."""

OWN_NAMES: Final = ("localhost", "127.0.0.1", "::1")
"""What this machine calls itself."""


class Door(ASGIMiddleware):
    """Every request to a route passes here before anything else looks at it."""

    def __init__(self, limits: Limits, hosts: tuple[str, ...] = ()) -> None:
        self.limits = limits
        self.hosts = tuple(host.lower() for host in hosts)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Refuse a request for another host, or one too many."""
        if scope["type"] == ScopeType.HTTP:
            request: Request[Any, Any, State] = Request(scope)
            if self.hosts and host_name(request.headers.get("host", "")) not in self.hosts:
                raise Trouble("bad-request", "this server does not answer to that name")
            if self.limits.on and scope["path"].startswith("/api/"):
                limit = self.limits.reading if request.method in SAFE else self.limits.writing
                self.limits.check(limit, self._who(request))
        await next_app(scope, receive, send)

    def _who(self, request: Request[Any, Any, State]) -> str:
        people: People = request.app.state.people
        named = cookies.read(people.key, request.cookies.get(cookies.COOKIE, ""), people.now())
        return f"person:{named[0]}" if named is not None else Limits.address(request)


def host_name(header: str) -> str:
    """The name in a Host header, without its port and brackets."""
    name = header.strip().lower()
    if name.startswith("["):
        return name[1:].partition("]")[0]
    return name.partition(":")[0]


def forgery_config(key: bytes) -> CSRFConfig:
    """A cookie that scripts of this site can read, and a header that only they can send back."""
    return CSRFConfig(secret=key.hex(), cookie_samesite="lax")
