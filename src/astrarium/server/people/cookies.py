"""Who a browser says it is: a cookie that only this server can have written."""

import hmac
from typing import Final

from msgspec import Struct

COOKIE: Final = "astrarium"
LIFETIME: Final = 365 * 24 * 3600
"""Seconds. A cookie is renewed long before, whenever its person comes back."""

RENEWAL: Final = LIFETIME - 24 * 3600
"""A cookie with less than this to live is written anew: once a day at most."""


class Named(Struct, frozen=True):
    """What a good cookie names; ``left`` are the seconds it still lives."""

    person: str
    session: str
    left: int
    old: bool = False
    """Of the form that named no session: the session is the one that the cookie itself stands for."""

    @property
    def wants_renewal(self) -> bool:
        """Whether it should be written anew."""
        return self.old or self.left < RENEWAL


def sign(key: bytes, person: str, session: str, now: int) -> str:
    """The cookie of a session, valid for a year from ``now`` (milliseconds)."""
    text = f"{person}.{session}.{now // 1000 + LIFETIME}"
    return f"{text}.{_signature(key, 'session', text)}"


def read(key: bytes, cookie: str, now: int) -> Named | None:
    """What a cookie names; ``None`` for a forged or stale one."""
    text, _, signature = cookie.rpartition(".")
    if _is(signature, _signature(key, "session", text)):
        named, _, until = text.rpartition(".")
        person, _, session = named.partition(".")
        found = Named(person, session, int(until) - now // 1000)
    elif _is(signature, _signature(key, "person", text)):
        person, _, until = text.rpartition(".")
        found = Named(person, _signature(key, "old", text)[:32], int(until) - now // 1000, old=True)
    else:
        return None
    return found if found.left > 0 else None


def _is(given: str, right: str) -> bool:
    return hmac.compare_digest(given.encode(errors="replace"), right.encode())


def _signature(key: bytes, kind: str, text: str) -> str:
    return hmac.digest(key, f"{kind}:{text}".encode(errors="replace"), "sha256").hex()
