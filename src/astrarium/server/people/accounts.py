"""Who asks: guests, who need nothing but a cookie, and accounts with a name and a password."""

import secrets
from collections.abc import Callable
from typing import Any, Final, TypeVar

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from sqlalchemy import Connection, RowMapping, insert, select, update
from sqlalchemy.exc import IntegrityError

from astrarium.server.errors import ApiError
from astrarium.server.host import Host
from astrarium.server.live import webhooks
from astrarium.server.people import cookies, names, sessions
from astrarium.server.people.browsers import Browser, browser_of
from astrarium.server.people.guest_names import guest_name
from astrarium.server.people.look_alikes import skeleton
from astrarium.server.people.memory import Memory
from astrarium.server.people.origins import origin_of
from astrarium.server.people.passwords import Passwords
from astrarium.server.people.person import NO_PERSON, Person
from astrarium.server.people.sessions import Ended
from astrarium.server.store import models
from astrarium.server.tables.names import rename
from astrarium.server.tables.write import Writing, insist, write

R = TypeVar("R")

SAFE: Final = ("GET", "HEAD", "OPTIONS")

Asking = NamedDependency[Person]
"""The parameter `person` of a route: whoever asks."""


async def person_of(request: Request[Any, Any, State]) -> Person:
    """The person behind a request; a newcomer may read as `NO_PERSON`, but changes nothing."""
    people: People = request.app.state.people
    person = await people.known(request.cookies.get(cookies.COOKIE, ""), browser_of(request))
    if person is not None:
        return person
    if request.method in SAFE:
        return NO_PERSON
    raise ApiError("unknown", "who are you? GET /api/me introduces you")


class People:
    """The people of a database, and the cookies that name them."""

    def __init__(
        self,
        host: Host,
        key: bytes,
        passwords: Passwords | None = None,
    ) -> None:
        self.host = host
        self.store = host.store
        self.key = key
        self.run = host.run
        self.now = host.now
        self.passwords = passwords or Passwords()
        self.memory = Memory()
        self.on_end: list[Callable[[Ended], None]] = []
        """Called in the event loop when sessions have ended."""

    async def known(self, cookie: str, browser: Browser) -> Person | None:
        """The person whom a cookie names, if this server wrote it and the session has not ended."""
        named = cookies.read(self.key, cookie, self.now()) if cookie else None
        if named is None:
            return None
        person = self.memory.in_session(named.session)
        if person is not None:
            return person if person.id == named.person else None
        ends = self.memory.ends
        row: RowMapping | None = await self.run(self._enter, named, browser)
        if row is None:
            self.memory.note_ended(named.session)
            return None
        self.memory.keep_session(named.session, person_in(row, named.session), ends)
        return person_in(row, named.session)

    async def with_id(self, person_id: str) -> Person | None:
        """The person of that id, if there is one."""
        person = self.at_hand(person_id)
        if person is not None:
            return person
        found: Person | None = await self.run(self._load, person_id)
        return self.memory.keep(found) if found is not None else None

    def at_hand(self, person_id: str) -> Person | None:
        """The person of that id, if it was asked for a moment ago."""
        return self.memory.person(person_id)

    def cookie_for(self, person: Person) -> str:
        """The cookie that names a person's session."""
        return cookies.sign(self.key, person.id, person.session, self.now())

    def wants_renewal(self, cookie: str) -> bool:
        """Whether a good cookie should be written anew."""
        named = cookies.read(self.key, cookie, self.now())
        return named is not None and named.wants_renewal

    async def new_guest(self, browser: Browser, address: str) -> Person:
        """Somebody new, with a friendly name, from an address."""
        return self.memory.keep(await self.run(self._new_guest, browser, origin_of(self.key, address)))

    async def change(self, person: Person, name: str | None, webhook: str | None) -> Person:
        """Another name, another webhook, or both."""
        changes: dict[str, Any] = {}
        if person.program_of and name is not None:
            raise ApiError("not-allowed", "a program keeps its name")
        if name is not None and names.typed_name(name) != person.name:
            changes |= self.new_name(name, person.guest)
        if webhook is not None:
            changes["webhook"] = webhooks.checked(webhook)
        if not changes:
            return person
        return self.memory.keep(await self.run(self._update, person, changes))

    def new_name(self, name: str, guest: bool, program: bool = False) -> dict[str, Any]:
        """What is written for a new name; that of a guest is nobody's own, that of a program is checked already."""
        clean = name if program else names.name(name)
        if guest:
            return {"name": clean}
        return {"name": clean, "name_key": names.name_key(clean), "name_skeleton": skeleton(clean), "name_twin": 0}

    async def end(self, work: Callable[[Writing], tuple[R, Ended]]) -> R:
        """Do something in a transaction that ends sessions; once it is written, nobody is known by them any more."""

        def in_thread() -> tuple[R, Ended]:
            result, ended = insist(lambda: write(self.host, work))
            # Here and not in the event loop, where nobody may wait for it any more.
            self.memory.end(ended)
            return result, ended

        result, ended = await self.run(in_thread)
        self.ended(ended)
        return result

    def ended(self, ended: Ended) -> None:
        """Sessions have ended, here or through another process: nobody is known by them any more."""
        self.memory.end(ended)
        for hook in self.on_end:
            hook(ended)

    def _enter(self, named: cookies.Named, browser: Browser) -> RowMapping | None:
        now = self.now()
        with self.store.read() as db:
            row = sessions.find(db, named, now)
        if row is not None and row["seen"] > now - sessions.HOUR:
            return row
        if row is None and not named.old:
            return None
        with self.store.write() as db:
            if row is None:
                sessions.adopt(db, named, browser, now)
            sessions.see(db, named.session, now)
            return sessions.find(db, named, now)

    def _load(self, person: str) -> Person | None:
        with self.store.read() as db:
            row = db.execute(select(models.people).where(models.people.c.id == person)).mappings().first()
        return person_in(row) if row is not None else None

    def _new_guest(self, browser: Browser, origin: str) -> Person:
        person = secrets.token_hex(16)
        with self.store.write() as db:
            name = guest_name()
            while looks_like_account(db, name, person):
                name = guest_name()
            values = {"id": person, "name": name, "origin": origin, "created": self.now()}
            db.execute(insert(models.people).values(**values))
            session = sessions.begin(db, person, browser, self.now())
            return Person(person, name, True, session=session, origin=origin)

    def _update(self, person: Person, changes: dict[str, Any]) -> Person:
        row = insist(lambda: write(self.host, lambda writing: change_person(writing, person.id, changes, self.now())))
        return person_in(row, person.session)


def change_person(writing: Writing, person: str, changes: dict[str, Any], now: int) -> RowMapping:
    """Write changes of a person; a name goes to every seat, and nobody gets one that looks like an account's."""
    db = writing.db
    if "name" in changes:
        if looks_like_account(db, changes["name"], person):
            raise taken()
        rename(writing, person, changes["name"], now)
    try:
        db.execute(update(models.people).where(models.people.c.id == person).values(**changes))
    except IntegrityError:
        # Somebody else was quicker, through another process.
        raise taken() from None
    return db.execute(select(models.people).where(models.people.c.id == person)).mappings().one()


def looks_like_account(db: Connection, name: str, person: str) -> bool:
    """Whether a name could be taken for that of somebody else's account."""
    people = models.people
    twin = select(people.c.id).where(people.c.name_skeleton == skeleton(name), people.c.id != person).limit(1)
    return db.execute(twin).first() is not None


def account_named(db: Connection, name: str) -> RowMapping | None:
    """The account of that name, if there is one."""
    key = names.name_key(names.typed_name(name))
    return db.execute(select(models.people).where(models.people.c.name_key == key)).mappings().first()


def taken() -> ApiError:
    """A name that is, or looks like, somebody else's."""
    return ApiError("taken", "somebody else has this name, or one that looks like it", reason="name-taken")


def person_in(row: RowMapping, session: str = "") -> Person:
    """The person of a row."""
    return Person(
        row["id"],
        row["name"],
        row["password"] is None,
        row["webhook"],
        row["email"] or "",
        session,
        row["origin"],
        row["program_of"] or "",
    )
