"""Who is let in: the names that the server answers to, how often it may be asked, the token against forgery."""

import re
from typing import Any, Final

from litestar.config.allowed_hosts import AllowedHostsConfig
from litestar.config.csrf import CSRFConfig
from litestar.connection import Request
from litestar.datastructures import Headers, State
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware, DefineMiddleware
from litestar.middleware.allowed_hosts import AllowedHostsMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from astrarium.server.errors import ApiError
from astrarium.server.hosting.limits import Limits
from astrarium.server.people import cookies
from astrarium.server.people.accounts import SAFE, People

LARGEST_BODY: Final = 512 * 1024
"""Bytes. A record of a long game, which is the largest thing that anybody sends, has a tenth of that."""

OWN_NAMES: Final = ("localhost", "127.0.0.1", "::1")
"""What this machine calls itself."""

Asked = Request[Any, Any, State]


class AnyPort(AllowedHostsMiddleware):
    """Litestar compares the whole header; here any port may lead to a name, and the case of letters is nothing.

    What it refuses is said as everything else is that the server refuses.
    """

    def __init__(self, app: ASGIApp, config: AllowedHostsConfig) -> None:
        super().__init__(app, config)
        if self.allowed_hosts_regex is not None:
            names = self.allowed_hosts_regex.pattern.replace("$", "")
            self.allowed_hosts_regex = re.compile(rf"(?:{names})(?::\d{{1,5}})?", re.IGNORECASE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass that names this server."""
        names = self.allowed_hosts_regex
        if names is not None and names.fullmatch(Headers.from_scope(scope).get("host", "")) is None:
            raise ApiError("bad-request", "the server does not answer to this name")
        await self.app(scope, receive, send)


def named_hosts(names: tuple[str, ...]) -> DefineMiddleware:
    """Refuses requests for other names than these; with none, or with `*`, every name is good."""
    bracketed = [f"[{name}]" if ":" in name and not name.startswith("[") else name for name in names]
    return DefineMiddleware(AnyPort, config=AllowedHostsConfig(bracketed or ["*"], www_redirect=False))


class RequestLimits(ASGIMiddleware):
    """Every request to the interface passes here before anything else looks at it."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Refuse a request that is one too many."""
        if self.limits.on and scope["type"] == ScopeType.HTTP and scope["path"].startswith("/api/"):
            request: Asked = Request(scope)
            limit = self.limits.reading if request.method in SAFE else self.limits.writing
            self.limits.check(limit, who_asks(request))
        await next_app(scope, receive, send)


def who_asks(request: Asked) -> str:
    """A name for whoever asks: the person of a good cookie, or else the address."""
    people: People = request.app.state.people
    named = cookies.read(people.key, request.cookies.get(cookies.COOKIE, ""), people.now())
    # A cookie whose session has ended is nobody's, or a copy of it could spend what is its person's.
    if named is None or people.memory.is_ended(named.session):
        return Limits.address(request)
    return f"person:{named.person}"


def host_name(header: str) -> str:
    """The name in a Host header, without its port and brackets."""
    name = header.strip().lower()
    if name.startswith("["):
        return name[1:].partition("]")[0]
    return name.partition(":")[0]


def forgery_config(key: bytes) -> CSRFConfig:
    """A cookie that scripts of this site can read, and a header that only they can send back."""
    return CSRFConfig(secret=key.hex(), cookie_samesite="lax")
