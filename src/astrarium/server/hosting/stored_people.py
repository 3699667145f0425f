"""What a host does with people: finding them, helping them in, keeping them out, deleting them."""

from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Connection, func, or_, select, update

from astrarium.server.errors import not_found
from astrarium.server.host import Host
from astrarium.server.people import names, sessions
from astrarium.server.people.deletion import delete_person
from astrarium.server.people.person import Person
from astrarium.server.people.resets import reset_link
from astrarium.server.store import models

MOST: Final = 200


class StoredPerson(Struct, kw_only=True):
    """A person as a host sees them."""

    id: str
    name: str
    guest: bool
    banned: bool
    created: int
    tables: int


class StoredPeople:
    """The people of a database; each is meant by the name of an account, or by an id."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._store = host.store

    def find(self, part: str, guests: bool = False) -> list[StoredPerson]:
        """Accounts (and guests, if wanted) whose name has a part, or whose id it is; the latest first."""
        people, seats = models.people, models.seats
        named = people.c.name.icontains(part, autoescape=True)
        count = select(func.count()).where(seats.c.person_id == people.c.id).scalar_subquery()
        wanted = select(people, count.label("tables")).where(or_(named, people.c.id == part))
        if not guests:
            wanted = wanted.where(or_(people.c.password.is_not(None), people.c.id == part))
        with self._store.read() as db:
            found = db.execute(wanted.order_by(people.c.created.desc()).limit(MOST)).all()
        return [_stored(row) for row in found]

    def one(self, name: str) -> Person:
        """The account of that name, or the person of that id; refused if there is none."""
        people = models.people
        meant = or_(people.c.name_key == names.name_key(name), people.c.id == name)
        with self._store.read() as db:
            row = db.execute(select(people).where(meant)).first()
        if row is None:
            raise not_found(f"there is no account {name!r}")
        return Person(row.id, row.name, row.password is None, row.webhook)

    def reset(self, name: str) -> str:
        """The path of a link by which an account gets a new password; it works once, for a day."""
        person = self.one(name)
        if person.guest:
            raise not_found(f"{name} is a guest, who has no password")
        return reset_link(self._store, person.name, self._host.now())

    def ban(self, name: str) -> None:
        """End every session of a person, and let none begin. Running servers forget them within half a minute."""
        person = self.one(name)
        with self._store.write() as db:
            self._mark(db, person, self._host.now())
            sessions.end(db, person.id)

    def unban(self, name: str) -> None:
        """Let a person in again."""
        person = self.one(name)
        with self._store.write() as db:
            self._mark(db, person, None)

    def delete(self, name: str) -> None:
        """Delete a person, as they could themselves; their games stay, without the name."""
        delete_person(self._host, self.one(name))

    def _mark(self, db: Connection, person: Person, banned: int | None) -> None:
        db.execute(update(models.people).where(models.people.c.id == person.id).values(banned=banned))


def _stored(row: Any) -> StoredPerson:
    return StoredPerson(
        id=row.id,
        name=row.name,
        guest=row.password is None,
        banned=row.banned is not None,
        created=row.created,
        tables=row.tables,
    )
