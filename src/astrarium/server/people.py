"""Who asks: guests, who need nothing but a cookie, and accounts with a name and a password."""

import secrets
from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from sqlalchemy import Connection, RowMapping, insert, select, update
from sqlalchemy.exc import IntegrityError

from astrarium.server import cookies, texts, webhooks
from astrarium.server.guests import guest_name
from astrarium.server.passwords import Passwords
from astrarium.server.problems import Trouble
from astrarium.server.store import models
from astrarium.server.store.database import Store

SAFE: Final = ("GET", "HEAD", "OPTIONS")
REMEMBERED: Final = 5000
FRESH: Final = 30.0
"""Seconds for which a person is not asked for again; another process may have renamed them meanwhile."""


class Person(msgspec.Struct, frozen=True):
    """Somebody whom the server knows."""

    id: str
    name: str
    guest: bool
    webhook: str = ""


Asking = NamedDependency[Person]
"""The parameter `person` of a route: whoever asks."""

NOBODY: Final = Person("", "", True)
"""A newcomer without a cookie, who may look at what is open to all."""


async def person_of(request: Request[Any, Any, State]) -> Person:
    """The person behind a request; a newcomer may read as `NOBODY`, but changes nothing."""
    people: People = request.app.state.people
    person = await people.known(request.cookies.get(cookies.COOKIE, ""))
    if person is not None:
        return person
    if request.method in SAFE:
        return NOBODY
    raise Trouble("unknown", "who are you? GET /api/me introduces you")


class People:
    """The people of a database, and the cookies that name them."""

    def __init__(
        self,
        store: Store,
        key: bytes,
        run: Callable[..., Any],
        now: Callable[[], int],
        passwords: Passwords | None = None,
    ) -> None:
        self.store = store
        self.key = key
        self.run = run
        self.now = now
        self.passwords = passwords or Passwords()
        self._fresh: OrderedDict[str, tuple[float, Person]] = OrderedDict()

    async def known(self, cookie: str) -> Person | None:
        """The person whom a cookie names, if this server wrote it and the person exists."""
        named = cookies.read(self.key, cookie, self.now()) if cookie else None
        return await self.with_id(named[0]) if named is not None else None

    async def with_id(self, person_id: str) -> Person | None:
        """The person of that id, if there is one."""
        person = self.at_hand(person_id)
        if person is not None:
            return person
        found: Person | None = await self.run(self._load, person_id)
        return self._keep(found) if found is not None else None

    def at_hand(self, person_id: str) -> Person | None:
        """The person of that id, if it was asked for a moment ago."""
        kept = self._fresh.get(person_id)
        return kept[1] if kept is not None and kept[0] > monotonic() else None

    def cookie_for(self, person: Person) -> str:
        """The cookie that names a person."""
        return cookies.sign(self.key, person.id, self.now())

    def wants_renewal(self, cookie: str) -> bool:
        """Whether a good cookie has lived long enough to be written anew."""
        named = cookies.read(self.key, cookie, self.now())
        return named is not None and named[1] < cookies.RENEWAL

    async def new_guest(self) -> Person:
        """Somebody new, with a friendly name."""
        person = Person(secrets.token_hex(16), guest_name(), True)
        await self.run(self._insert, person)
        return self._keep(person)

    async def change(self, person: Person, name: str | None, webhook: str | None) -> Person:
        """Another name, another webhook, or both."""
        changes = {}
        if name is not None:
            changes["name"] = texts.name(name)
            key = texts.name_key(changes["name"])
            if not person.guest:
                changes["name_key"] = key
            elif await self.run(self._account, key) is not None:
                raise Trouble("taken", "somebody else has this name")
        if webhook is not None:
            changes["webhook"] = webhooks.checked(webhook)
        if not changes:
            return person
        return self._keep(await self.run(self._update, person.id, changes))

    async def make_account(self, person: Person, name: str, password: str) -> Person:
        """A guest becomes an account, and keeps every table."""
        if not person.guest:
            raise Trouble("not-allowed", "this is an account already")
        clean = texts.name(name)
        hashed = await self.passwords.hash(texts.password(password))
        changes = {"name": clean, "name_key": texts.name_key(clean), "password": hashed}
        return self._keep(await self.run(self._update, person.id, changes))

    async def log_in(self, name: str, password: str) -> Person:
        """The account of that name, if the password is right; what was wrong is not said."""
        row: RowMapping | None = await self.run(self._account, texts.name_key(texts.name(name)))
        typed = texts.typed_password(password)
        right = await self.passwords.match(row["password"] if row is not None else None, typed)
        if row is None or not right:
            raise Trouble("wrong-password", "there is no account of that name and password")
        return self._keep(_person(row))

    def _keep(self, person: Person) -> Person:
        self._fresh[person.id] = (monotonic() + FRESH, person)
        self._fresh.move_to_end(person.id)
        if len(self._fresh) > REMEMBERED:
            self._fresh.popitem(last=False)
        return person

    def _load(self, person: str) -> Person | None:
        with self.store.read() as db:
            row = db.execute(select(models.people).where(models.people.c.id == person)).mappings().first()
        return _person(row) if row is not None else None

    def _account(self, key: str) -> RowMapping | None:
        with self.store.read() as db:
            return db.execute(select(models.people).where(models.people.c.name_key == key)).mappings().first()

    def _insert(self, person: Person) -> None:
        with self.store.write() as db:
            db.execute(insert(models.people).values(id=person.id, name=person.name, webhook="", created=self.now()))

    def _update(self, person: str, changes: dict[str, str]) -> Person:
        with self.store.write() as db:
            try:
                db.execute(update(models.people).where(models.people.c.id == person).values(**changes))
            except IntegrityError:
                raise Trouble("taken", "somebody else has this name") from None
            if "name" in changes:
                _rename(db, person, changes["name"])
            return _person(db.execute(select(models.people).where(models.people.c.id == person)).mappings().one())


def _rename(db: Connection, person: str, name: str) -> None:
    """Give a name to every seat of a person: that is a change of these tables."""
    seats, tables = models.seats, models.tables
    mine = select(seats.c.table_id).where(seats.c.person_id == person)
    # The table first, as everybody does: else two could wait for each other.
    db.execute(update(tables).where(tables.c.id.in_(mine)).values(change=tables.c.change + 1))
    db.execute(update(seats).where(seats.c.person_id == person).values(name=name))


def _person(row: RowMapping) -> Person:
    return Person(row["id"], row["name"], row["password"] is None, row["webhook"])
