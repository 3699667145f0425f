"""Accounts of programs: made by an account, marked by their names wherever these are shown, known by a token."""

import secrets
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, insert, select

from astrarium.server.errors import ApiError, not_found
from astrarium.server.people import names, sessions
from astrarium.server.people.accounts import People, looks_like_account, person_in, taken
from astrarium.server.people.browsers import Browser
from astrarium.server.people.person import Person
from astrarium.server.people.sessions import Ended
from astrarium.server.store import models
from astrarium.server.tables.write import Writing

MOST: Final = 5
"""Programs of one account."""

DEVICE: Final = Browser("program")


class ProgramInfo(Struct, kw_only=True):
    """A program of an account; `active`: its token is good."""

    id: str
    name: str
    active: bool


class ProgramToken(Struct, kw_only=True):
    """The token of a program, for the header `Authorization: Bearer …`; it is told once."""

    id: str
    name: str
    token: str


async def make(people: People, person: Person, name: str) -> ProgramToken:
    """A new account of a program, and the token that it is known by, which is told this once."""
    if person.guest or person.program_of:
        raise ApiError("not-allowed", "programs belong to accounts of people")
    changes = people.new_name(names.program_name(name), guest=False, program=True)
    # Nobody logs in with a password that nobody knows.
    password = await people.passwords.hash(secrets.token_urlsafe(32))

    def work(writing: Writing) -> tuple[Person, Ended]:
        db = writing.db
        if len(_of(db, person.id)) >= MOST:
            raise ApiError("not-allowed", f"an account has {MOST} programs at most")
        if looks_like_account(db, changes["name"], ""):
            raise taken()
        made = secrets.token_hex(16)
        values = {"id": made, "password": password, "program_of": person.id, "created": people.now(), **changes}
        db.execute(insert(models.people).values(**values))
        return _begun(people, db, made), Ended("", [])

    return _told(people, await people.end(work))


async def renew(people: People, person: Person, program: str) -> ProgramToken:
    """Another token for a program; the one before is worth nothing any more."""

    def work(writing: Writing) -> tuple[Person, Ended]:
        _must_be_own(writing.db, person, program)
        ended = sessions.end(writing.db, program)
        return _begun(people, writing.db, program), ended

    return _told(people, await people.end(work))


async def stop(people: People, person: Person, program: str) -> None:
    """The token of a program is worth nothing any more; the account stays, for the games that it has played."""

    def work(writing: Writing) -> tuple[None, Ended]:
        _must_be_own(writing.db, person, program)
        return None, sessions.end(writing.db, program)

    await people.end(work)


def programs_of(people: People, person: Person) -> list[ProgramInfo]:
    """The programs of a person."""
    with people.store.read() as db:
        return [
            ProgramInfo(id=key, name=name, active=bool(sessions.of_person(db, key, people.now())))
            for key, name in _of(db, person.id)
        ]


def end_all(db: Connection, person: str) -> list[Ended]:
    """The tokens of all programs of a person, who goes."""
    return [sessions.end(db, program) for program, _ in _of(db, person)]


def _of(db: Connection, person: str) -> list[tuple[str, str]]:
    people = models.people.c
    found = select(people.id, people.name).where(people.program_of == person).order_by(people.created, people.id)
    return [(row.id, row.name) for row in db.execute(found)]


def _must_be_own(db: Connection, person: Person, program: str) -> None:
    if program not in [key for key, _ in _of(db, person.id)]:
        raise not_found("there is no such program")


def _begun(people: People, db: Connection, program: str) -> Person:
    session = sessions.begin(db, program, DEVICE, people.now())
    row = db.execute(select(models.people).where(models.people.c.id == program)).mappings().one()
    return person_in(row, session)


def _told(people: People, program: Person) -> ProgramToken:
    return ProgramToken(id=program.id, name=program.name, token=people.cookie_for(program))
