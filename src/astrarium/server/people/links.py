"""Links that work once: a random token, of which only the hash is kept."""

import secrets
from hashlib import sha256
from typing import Final, Literal

from sqlalchemy import Connection, RowMapping, delete, insert, select

from astrarium.server.errors import ApiError
from astrarium.server.store import models

Kind = Literal["reset", "verify"]

HOUR: Final = 3_600_000
DAY: Final = 24 * HOUR
MOST: Final = 5
"""Links of one kind that a person may have; a new one takes the place of the oldest."""

PATHS: Final[dict[Kind, str]] = {"reset": "/reset", "verify": "/verify"}
"""The page of the client that uses a link. The token follows a `#`, so no server and no log ever reads it there."""


def make(db: Connection, person: str, kind: Kind, until: int, now: int, email: str = "") -> str:
    """A link for a person that works until then; the path of its page, token included."""
    links = models.links
    token = secrets.token_urlsafe(24)
    _make_room(db, person, kind, now)
    values = {"hash": _hash(token), "person_id": person, "kind": kind, "email": email, "until": until}
    db.execute(insert(links).values(**values))
    return f"{PATHS[kind]}#{token}"


def peek(db: Connection, token: str, kind: Kind, now: int) -> RowMapping:
    """The person, and the address, that a link is for; it may still be used."""
    links, people = models.links, models.people
    found = (
        db.execute(
            select(people, links.c.email.label("given"))
            .join(links, links.c.person_id == people.c.id)
            .where(links.c.hash == _hash(token), links.c.kind == kind, links.c.until > now)
        )
        .mappings()
        .first()
    )
    if found is None:
        raise dead()
    return found


def use(db: Connection, token: str, kind: Kind, now: int) -> RowMapping:
    """What `peek` finds; from now on no link of this kind works for that person."""
    links = models.links
    found = peek(db, token, kind, now)
    # Of two that use it at once, one removes it.
    gone = db.execute(delete(links).where(links.c.hash == _hash(token)).returning(links.c.hash)).first()
    if gone is None:
        raise dead()
    forget(db, found["id"], kind)
    return found


def forget(db: Connection, person: str, kind: Kind) -> None:
    """No link of this kind works for a person any more."""
    links = models.links
    db.execute(delete(links).where(links.c.person_id == person, links.c.kind == kind))


def dead() -> ApiError:
    """A link that was used, is too old, or never was one."""
    return ApiError("link-dead", "this link has been used already, or is too old")


def _make_room(db: Connection, person: str, kind: Kind, now: int) -> None:
    links = models.links
    mine = (links.c.person_id == person, links.c.kind == kind)
    newest = select(links.c.hash).where(*mine, links.c.until > now).order_by(links.c.until.desc()).limit(MOST - 1)
    db.execute(delete(links).where(*mine, links.c.hash.not_in(newest)))


def _hash(token: str) -> str:
    return sha256(token.encode(errors="replace")).hexdigest()
