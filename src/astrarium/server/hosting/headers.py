"""What every answer says to the browser about safety."""

from typing import Final

from litestar.types import BeforeMessageSendHookHandler, Message, Scope

POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        # The board places its pieces by style attributes; style sheets and elements come from files only.
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

ALWAYS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)

UNKEPT: Final = (b"cache-control", b"no-store")
SET_COOKIE: Final = b"set-cookie"


HTTPS_ONLY: Final = (b"strict-transport-security", b"max-age=31536000")


def safety_headers(hsts: bool) -> BeforeMessageSendHookHandler:
    """Puts the safety headers on every answer; ``hsts``: also that this site is to be reached by https alone."""

    async def add(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = _safe(list(message.get("headers", ())), scope, hsts)

    return add


def _safe(headers: list[tuple[bytes, bytes]], scope: Scope, hsts: bool) -> list[tuple[bytes, bytes]]:
    """The headers with ours, and with cookies that are marked as secret where the connection is."""
    if scope.get("scheme") == "https":
        headers = [(name, _secure(value) if name.lower() == SET_COOKIE else value) for name, value in headers]
        if hsts:
            headers.append(HTTPS_ONLY)
    headers.extend(ALWAYS)
    if scope["path"].startswith("/api/") and not any(name.lower() == UNKEPT[0] for name, _ in headers):
        headers.append(UNKEPT)
    return headers


def _secure(cookie: bytes) -> bytes:
    return cookie if b"; secure" in cookie.lower() else cookie + b"; Secure"
