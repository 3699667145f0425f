"""Sessions: the browsers in which somebody is known. What has ended has no row, so it is known to nobody."""

import secrets
from typing import Final

import msgspec
from sqlalchemy import Connection, RowMapping, delete, func, insert, select, text, update

from astrarium.server.errors import ApiError
from astrarium.server.people import cookies
from astrarium.server.people.browsers import Browser
from astrarium.server.people.cookies import Named
from astrarium.server.store import models

CHANNEL: Final = "astrarium_ended"
"""Where processes on one PostgreSQL tell each other which sessions have ended, in the transaction that ends them."""

MOST: Final = 30
"""Sessions of one person; beyond, the one unused for longest ends."""

HOUR: Final = 3_600_000
"""Milliseconds. When a session was seen is written down no finer, so that looking writes nothing."""

LIFETIME: Final = cookies.LIFETIME * 1000


class Ended(msgspec.Struct, frozen=True):
    """Sessions of a person that are no more."""

    person: str
    sessions: list[str]


def begin(db: Connection, person: str, browser: Browser, now: int) -> str:
    """A new session of a person; its id. Whoever is banned gets none."""
    if db.execute(select(models.people.c.banned).where(models.people.c.id == person)).scalar() is not None:
        raise ApiError("banned", "the host of this server has closed this account")
    session = secrets.token_hex(16)
    _insert(db, session, person, browser, now)
    return session


def find(db: Connection, named: Named, now: int) -> RowMapping | None:
    """The person whose session a cookie names, with when it was `seen`, if the session has not ended."""
    sessions, people = models.sessions, models.people
    return (
        db.execute(
            select(people, sessions.c.seen)
            .join(sessions, sessions.c.person_id == people.c.id)
            .where(sessions.c.id == named.session, people.c.id == named.person, sessions.c.until > now)
        )
        .mappings()
        .first()
    )


def adopt(db: Connection, named: Named, browser: Browser, now: int) -> None:
    """A cookie of the old form becomes a session when it is first seen, unless its person takes no more of them."""
    people, sessions = models.people, models.sessions
    takes = select(people.c.old_cookies).where(people.c.id == named.person).with_for_update()
    if not db.execute(takes).scalar():
        return
    if db.execute(select(sessions.c.id).where(sessions.c.id == named.session)).first() is None:
        _insert(db, named.session, named.person, browser, now)


def see(db: Connection, session: str, now: int) -> None:
    """A session is used: it lives a year from now."""
    sessions = models.sessions
    db.execute(update(sessions).where(sessions.c.id == session).values(seen=now, until=now + LIFETIME))


def of_person(db: Connection, person: str, now: int) -> list[RowMapping]:
    """The sessions of a person, the last used first."""
    sessions = models.sessions
    mine = (sessions.c.person_id == person, sessions.c.until > now)
    order = (sessions.c.seen.desc(), sessions.c.made.desc(), sessions.c.id)
    return list(db.execute(select(sessions).where(*mine).order_by(*order)).mappings())


def end(db: Connection, person: str, session: str | None = None) -> Ended:
    """End a session of a person, or all of them; cookies of the old form that were never seen end with any.

    Whoever ends something wants to know that nothing else is open, and such cookies are in no list.
    """
    people, sessions = models.people, models.sessions
    db.execute(update(people).where(people.c.id == person).values(old_cookies=False))
    mine = [sessions.c.person_id == person] + ([sessions.c.id == session] if session is not None else [])
    gone = Ended(person, list(db.execute(delete(sessions).where(*mine).returning(sessions.c.id)).scalars()))
    if db.dialect.name == "postgresql":
        note = {"channel": CHANNEL, "note": msgspec.json.encode(gone).decode()}
        db.execute(text("SELECT pg_notify(:channel, :note)"), note)
    return gone


def _insert(db: Connection, session: str, person: str, browser: Browser, now: int) -> None:
    sessions = models.sessions
    _make_room(db, person, now)
    values = {"id": session, "person_id": person, "made": now, "seen": now, "until": now + LIFETIME}
    db.execute(insert(sessions).values(**values, device=browser.device, place=browser.place))


def _make_room(db: Connection, person: str, now: int) -> None:
    sessions = models.sessions
    mine = sessions.c.person_id == person
    db.execute(delete(sessions).where(mine, sessions.c.until <= now))
    count = db.execute(select(func.count()).select_from(sessions).where(mine)).scalar_one()
    if count >= MOST:
        oldest = select(sessions.c.id).where(mine).order_by(sessions.c.seen, sessions.c.id).limit(count - MOST + 1)
        db.execute(delete(sessions).where(sessions.c.id.in_(oldest)))
