"""The key that signs cookies."""

import secrets
from typing import Final

from sqlalchemy import insert, select

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
    with store.write() as db:
        found = db.execute(select(models.secrets.c.value).where(models.secrets.c.name == NAME)).scalar()
        if found is None:
            found = secrets.token_hex(32)
            db.execute(insert(models.secrets).values(name=NAME, value=found))
    return bytes.fromhex(found)
