"""Somebody goes for good: what is theirs goes with them, and what was played stays, without the name."""

from typing import Final

from sqlalchemy import Connection, delete, update

from astrarium.server.errors import ApiError
from astrarium.server.host import Host
from astrarium.server.people import programs, sessions
from astrarium.server.people.accounts import People
from astrarium.server.people.person import Person
from astrarium.server.people.sessions import Ended
from astrarium.server.store import models
from astrarium.server.tables.departure import leave_tables, open_tables
from astrarium.server.tables.names import forget_name
from astrarium.server.tables.write import Writing, insist, write

ROUNDS: Final = 5
"""How often somebody leaves their tables, who sits down at others meanwhile."""


async def delete_account(people: People, person: Person) -> None:
    """Delete whoever asks."""
    ended: Ended = await people.run(delete_person, people.host, person)
    people.ended(ended)


def delete_person(host: Host, person: Person) -> Ended:
    """Delete a person, whom every table must be able to do without first; the sessions that end with it.

    Until all is done the person is there, and can go again.
    """
    for _ in range(ROUNDS):
        leave_tables(host, person)
        ended = insist(lambda: write(host, lambda writing: _wipe(writing, person, host.now())))
        if ended is not None:
            return ended
    raise ApiError("busy", "this takes longer than it may; try again")


def _wipe(writing: Writing, person: Person, now: int) -> Ended | None:
    """Remove everything but a row without a name, if the person sits at no table that is not over."""
    db = writing.db
    if open_tables(db, person.id):
        return None
    forget_name(writing, person.id, now)
    for table in (
        models.own_texts,
        models.notes,
        models.put_away,
        models.votes,
        models.links,
        models.push_subscriptions,
    ):
        db.execute(delete(table).where(table.c.person_id == person.id))
    db.execute(update(models.chat).where(models.chat.c.person_id == person.id).values(name=""))
    _empty_row(db, person.id, now)
    gone = [name for ended in programs.end_all(db, person.id) for name in ended.sessions]
    ended = sessions.end(db, person.id)
    return Ended(person.id, [*ended.sessions, *gone])


def _empty_row(db: Connection, person: str, now: int) -> None:
    people = models.people
    nothing = dict.fromkeys(("name_key", "name_skeleton", "password", "email"))
    values = {**nothing, "name": "", "webhook": "", "origin": "", "deleted": now}
    db.execute(update(people).where(people.c.id == person).values(**values))
