"""Programs name themselves by a token in a header, where browsers have a cookie."""

from typing import Final

from litestar.enums import ScopeType
from litestar.middleware.csrf import generate_csrf_token
from litestar.types import ASGIApp, Receive, Scope, Send

from astrarium.server.people.cookies import COOKIE

BEARER: Final = b"bearer "


class BearerTokens:
    """Makes the cookies of a request out of its token; a request with a token has no other.

    No page can have a browser send such a header to another site unasked, so the token against forgery, which only
    scripts of this site could read, is put there, too.
    """

    def __init__(self, app: ASGIApp, key: bytes) -> None:
        self.app = app
        self.key = key

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request as if its token were a cookie."""
        if scope["type"] == ScopeType.HTTP and scope["path"].startswith("/api/"):
            token = _token(scope)
            if token:
                forgery = generate_csrf_token(self.key.hex()).encode()
                kept = [(name, value) for name, value in scope["headers"] if name not in (b"cookie", b"x-csrftoken")]
                cookies = COOKIE.encode() + b"=" + token + b"; csrftoken=" + forgery
                scope["headers"] = [*kept, (b"cookie", cookies), (b"x-csrftoken", forgery)]
        await self.app(scope, receive, send)


def _token(scope: Scope) -> bytes:
    for name, value in scope["headers"]:
        if name == b"authorization" and value.lower().startswith(BEARER):
            token = value[len(BEARER) :].strip()
            return token if token.replace(b".", b"").isalnum() else b""
    return b""
