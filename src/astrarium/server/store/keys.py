"""The key that signs cookies, and what else the database keeps to itself."""

import secrets
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from astrarium.kernel import AstrariumError
from astrarium.server.store import models
from astrarium.server.store.database import Store

NAME: Final = "cookies"

SHORTEST: Final = 32
"""Characters of a secret that is given: in hexadecimal, 128 bits."""


class WeakSecret(AstrariumError):
    """A secret that could be guessed; the text says so in one sentence."""


def check_secret(given: str) -> None:
    """Refuse a secret that is too short; none at all means that the server makes one."""
    if given and len(given) < SHORTEST:
        raise WeakSecret(
            f"the secret has {len(given)} characters, but needs {SHORTEST} at least: "
            "'openssl rand -hex 32' makes a good one"
        )


def signing_key(store: Store, given: str = "") -> bytes:
    """The key that was given, or else the one that the database keeps, made at the first start."""
    check_secret(given)
    if given:
        return given.encode()
    return bytes.fromhex(kept_secret(store, NAME, lambda: secrets.token_hex(32)))


def kept_secret(store: Store, name: str, make: Callable[[], str]) -> str:
    """What the database keeps by a name; made by the first process that asks for it."""
    try:
        with store.write() as db:
            kept = _read(db, name)
            if kept is None:
                kept = make()
                db.execute(insert(models.secrets).values(name=name, value=kept))
            return kept
    except IntegrityError:
        # On PostgreSQL another process can have made it in the same moment.
        with store.read() as db:
            kept = _read(db, name)
        if kept is None:
            raise
        return kept


def _read(db: Connection, name: str) -> str | None:
    kept: str | None = db.execute(select(models.secrets.c.value).where(models.secrets.c.name == name)).scalar()
    return kept
