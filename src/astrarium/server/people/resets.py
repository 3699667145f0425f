"""Another password for who has forgotten theirs: by a link of the host's, or one that is sent by mail."""

import logging
from typing import Final

from sqlalchemy import Connection, RowMapping, or_, select

from astrarium.server.errors import ApiError
from astrarium.server.people import links, names, sessions
from astrarium.server.people.accounts import People, account_named, change_person, person_in
from astrarium.server.people.browsers import Browser
from astrarium.server.people.mail import Mail
from astrarium.server.people.mail_texts import Language
from astrarium.server.people.person import Person
from astrarium.server.people.sessions import Ended
from astrarium.server.store import models
from astrarium.server.store.database import Store
from astrarium.server.tables.write import Writing

LOG: Final = logging.getLogger(__name__)

MOST: Final = 5
"""Accounts with one address that are written to at once."""


def reset_link(store: Store, name: str, now: int) -> str:
    """The path of a link by which an account is given a password, good for a day: for the host to pass on.

    `ApiError` if there is no account of that name.
    """
    with store.write() as db:
        row = account_named(db, name)
        if row is None:
            raise ApiError("not-found", f"there is no account {name!r}")
        return links.make(db, row["id"], "reset", now + links.DAY, now)


async def send_links(people: People, mail: Mail, who: str, language: Language) -> None:
    """Send a link to every account that a name or a verified address belongs to.

    Nobody waits for it: neither an answer nor its time tells whether there is one.
    """
    try:
        found: list[tuple[RowMapping, str]] = await people.run(_make_links, people, who)
    except ApiError as error:
        LOG.warning("links were asked for, but could not be made: %s", error)
        return
    for row, path in found:
        mail.write("reset", row["email"], language, name=row["name"], path=path)


async def reset(people: People, token: str, password: str, browser: Browser) -> Person:
    """A password for the account that a link is for: every session of it ends, and one begins here."""
    row: RowMapping = await people.run(_peek, people, token)
    hashed = await people.passwords.hash(await people.passwords.good(password, row["name"]))

    def work(writing: Writing) -> tuple[Person, Ended]:
        person = links.use(writing.db, token, "reset", people.now())["id"]
        changed = change_person(writing, person, {"password": hashed}, people.now())
        ended = sessions.end(writing.db, person)
        return person_in(changed, sessions.begin(writing.db, person, browser, people.now())), ended

    return await people.end(work)


def _peek(people: People, token: str) -> RowMapping:
    with people.store.read() as db:
        return links.peek(db, token, "reset", people.now())


def _make_links(people: People, who: str) -> list[tuple[RowMapping, str]]:
    now = people.now()
    with people.store.write() as db:
        return [(row, links.make(db, row["id"], "reset", now + links.HOUR, now)) for row in _meant(db, who)]


def _meant(db: Connection, who: str) -> list[RowMapping]:
    """The accounts with a verified address that a name or an address means."""
    people = models.people
    meant = or_(people.c.name_key == names.name_key(who), people.c.email == who.lower())
    found = select(people).where(meant, people.c.email.is_not(None), people.c.password.is_not(None))
    return list(db.execute(found.order_by(people.c.created).limit(MOST)).mappings())
