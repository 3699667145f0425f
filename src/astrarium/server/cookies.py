"""Who a browser says it is: a cookie that only this server can have written."""

import hmac
from typing import Final

COOKIE: Final = "astrarium"
LIFETIME: Final = 365 * 24 * 3600
"""Seconds. A cookie is renewed long before, whenever its person comes back."""

RENEWAL: Final = LIFETIME - 24 * 3600
"""A cookie with less than this to live is written anew: once a day at most."""


def sign(key: bytes, person: str, now: int) -> str:
    """The cookie of a person, valid for a year from ``now`` (milliseconds)."""
    text = f"{person}.{now // 1000 + LIFETIME}"
    return f"{text}.{_signature(key, text)}"


def read(key: bytes, cookie: str, now: int) -> tuple[str, int] | None:
    """The person a cookie names and the seconds it still lives; ``None`` for a forged or stale one."""
    text, dot, signature = cookie.rpartition(".")
    if not dot or not hmac.compare_digest(signature.encode(errors="replace"), _signature(key, text).encode()):
        return None
    person, _, until = text.rpartition(".")
    left = int(until) - now // 1000
    return (person, left) if left > 0 else None


def _signature(key: bytes, text: str) -> str:
    return hmac.digest(key, b"person:" + text.encode(errors="replace"), "sha256").hex()
