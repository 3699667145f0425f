"""Coming in and going out: accounts made, passwords checked and changed, sessions begun and ended."""

from typing import Any

from sqlalchemy import Connection, RowMapping, select

from astrarium.server.errors import ApiError, not_found
from astrarium.server.people import links, password_rules, sessions
from astrarium.server.people.accounts import People, account_named, change_person, person_in
from astrarium.server.people.browsers import Browser
from astrarium.server.people.person import Person
from astrarium.server.people.sessions import Ended
from astrarium.server.store import models
from astrarium.server.tables.write import Writing
from astrarium.server.wire import SessionInfo


async def log_in(people: People, name: str, password: str, browser: Browser, before: Person | None) -> Person:
    """The account of that name, if the password is right; what was wrong is not said.

    The session that the browser had ends: no copy of its cookie is left behind.
    """
    row: RowMapping | None = await people.run(_account, people, name)
    typed = password_rules.typed_password(password)
    right = await people.passwords.match(row["password"] if row is not None else None, typed)
    if row is None or not right:
        raise wrong_password("there is no account of that name and password")

    def work(writing: Writing) -> tuple[Person, Ended]:
        _must_still_be(writing.db, row)
        left = Ended("", [])
        if before is not None:
            left = sessions.end(writing.db, before.id, before.session)
        return person_in(row, sessions.begin(writing.db, row["id"], browser, people.now())), left

    return await people.end(work)


async def make_account(people: People, person: Person, name: str, password: str, browser: Browser) -> Person:
    """A guest becomes an account and keeps every table; only this browser is known from now on."""
    if not person.guest:
        raise ApiError("not-allowed", "this is an account already")
    changes = people.new_name(name, guest=False)
    good = await people.passwords.good(password, changes["name"])
    changes["password"] = await people.passwords.hash(good)

    def work(writing: Writing) -> tuple[Person, Ended]:
        # Of two that ask at once, one makes the account.
        guest = select(models.people.c.password).where(models.people.c.id == person.id).with_for_update()
        if writing.db.execute(guest).scalar_one() is not None:
            raise ApiError("not-allowed", "this is an account already")
        return _renewed(people, writing, person, changes, browser)

    return await people.end(work)


async def change_password(people: People, person: Person, old: str, new: str, browser: Browser) -> Person:
    """Another password, for who knows the one before; every other session ends, and every link to set one."""
    row = await checked(people, person, old)
    hashed = await people.passwords.hash(await people.passwords.good(new, person.name))

    def work(writing: Writing) -> tuple[Person, Ended]:
        _must_still_be(writing.db, row)
        links.forget(writing.db, person.id, "reset")
        return _renewed(people, writing, person, {"password": hashed}, browser)

    return await people.end(work)


async def log_out(people: People, person: Person) -> None:
    """The session that asks ends."""
    await people.end(lambda writing: (None, sessions.end(writing.db, person.id, person.session)))


async def end_session(people: People, person: Person, session: str) -> None:
    """A session of a person ends."""
    if not (session.isascii() and session.isalnum()):
        raise not_found("there is no such session")

    def work(writing: Writing) -> tuple[None, Ended]:
        ended = sessions.end(writing.db, person.id, session)
        if not ended.sessions:
            raise not_found("there is no such session")
        return None, ended

    await people.end(work)


async def end_others(people: People, person: Person, browser: Browser) -> Person:
    """Every session of a person ends but the one that asks, which is a new one: a copy of its cookie ends, too."""
    return await people.end(lambda writing: _renewed(people, writing, person, {"old_cookies": False}, browser))


async def sessions_of(people: People, person: Person) -> list[SessionInfo]:
    """The sessions of a person, the last used first."""
    rows: list[RowMapping] = await people.run(_sessions, people, person.id)
    shown = ("id", "made", "seen", "device", "place")
    return [SessionInfo(**{name: row[name] for name in shown}, current=row["id"] == person.session) for row in rows]


def _renewed(
    people: People, writing: Writing, person: Person, changes: dict[str, Any], browser: Browser
) -> tuple[Person, Ended]:
    """Write changes of whoever asks; all their sessions end, and one begins."""
    row = change_person(writing, person.id, changes, people.now())
    ended = sessions.end(writing.db, person.id)
    if person.session not in ended.sessions:
        # It was ended while this was asked for, and nobody wins a session back so.
        raise ApiError("unknown", "this session has ended")
    return person_in(row, sessions.begin(writing.db, person.id, browser, people.now())), ended


async def checked(people: People, person: Person, password: str) -> RowMapping:
    """The row of an account, for who knows its password."""
    row: RowMapping = await people.run(_row, people, person.id)
    if not await people.passwords.match(row["password"], password_rules.typed_password(password)):
        raise wrong_password("this is not the password")
    return row


def wrong_password(message: str) -> ApiError:
    """What proves nothing."""
    return ApiError("wrong-password", message)


def _account(people: People, name: str) -> RowMapping | None:
    with people.store.read() as db:
        return account_named(db, name)


def _row(people: People, person: str) -> RowMapping:
    with people.store.read() as db:
        return db.execute(select(models.people).where(models.people.c.id == person)).mappings().one()


def _sessions(people: People, person: str) -> list[RowMapping]:
    with people.store.read() as db:
        return sessions.of_person(db, person, people.now())


def _must_still_be(db: Connection, row: RowMapping) -> None:
    """Refused if the password was changed while it was compared."""
    found = select(models.people.c.password).where(models.people.c.id == row["id"]).with_for_update()
    if db.execute(found).scalar() != row["password"]:
        raise wrong_password("the password has just been changed")
