"""The key that signs cookies."""

import secrets
from typing import Final

from sqlalchemy import insert, select

from astrarium.server.store import models
from astrarium.server.store.database import Store

NAME: Final = "cookies"


def signing_key(store: Store, given: str = "") -> bytes:
    """The key that was given, or else the one that the database keeps, made at the first start."""
    if given:
        return given.encode()
    with store.write() as db:
        found = db.execute(select(models.secrets.c.value).where(models.secrets.c.name == NAME)).scalar()
        if found is None:
            found = secrets.token_hex(32)
            db.execute(insert(models.secrets).values(name=NAME, value=found))
    return bytes.fromhex(found)
