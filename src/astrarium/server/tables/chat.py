"""What is said at a table, and what somebody notes for themselves."""

from typing import Final

from sqlalchemy import delete, insert, select

from astrarium.server.errors import ApiError
from astrarium.server.host import Host
from astrarium.server.people import texts
from astrarium.server.people.person import Person
from astrarium.server.store import models
from astrarium.server.tables.access import peek_table
from astrarium.server.tables.change import change_of
from astrarium.server.tables.takeover import welcome_back
from astrarium.server.tables.write import Writing, insist, write
from astrarium.server.wire import ChatLine

SHOWN: Final = 500
"""The last lines; who wants older ones has them in the database."""


def read_lines(host: Host, table: str, person: Person, after: int) -> list[ChatLine]:
    """The last lines of a table after line ``after``, for everybody who may look at it."""
    chat = models.chat
    with host.store.read() as db:
        peek_table(db, table, person)
        found = db.execute(
            select(chat).where(chat.c.table_id == table, chat.c.id > after).order_by(chat.c.id.desc()).limit(SHOWN)
        ).all()
    lines = [ChatLine(id=row.id, name=row.name, seat=row.seat, text=row.text, at=row.at) for row in found]
    return lines[::-1]


def say(host: Host, table: str, person: Person, text: str) -> ChatLine:
    """Say something at a table where one sits, or that one has made."""
    clean = texts.line(text, "the line", texts.CHAT)
    return insist(lambda: _say(host, table, person, clean))


def _say(host: Host, table: str, person: Person, text: str) -> ChatLine:
    with host.store.read() as db:
        snapshot = peek_table(db, table, person)
    if snapshot.seat is None and not snapshot.owns:
        raise ApiError("not-allowed", "only those who sit at the table speak there")
    at = host.now()
    line = {"seat": snapshot.seat, "name": person.name, "text": text, "at": at}
    new = insert(models.chat).values(table_id=table, person_id=person.id, **line).returning(models.chat.c.id)

    def work(writing: Writing) -> int:
        # The table first, as everybody does: else two could wait for each other.
        writing.change(change_of(snapshot.table, snapshot.seats, "chat", at))
        return int(writing.db.execute(new).scalar_one())

    if snapshot.seat is not None:
        host.last_seen.saw(table, person.id)
        welcome_back(host, snapshot)
    return ChatLine(id=write(host, work), seat=snapshot.seat, name=person.name, text=text, at=at)


def read_note(host: Host, table: str, person: Person) -> str:
    """What somebody has noted at a table; nobody else ever sees it."""
    notes = models.notes
    with host.store.read() as db:
        peek_table(db, table, person)
        mine = (notes.c.table_id == table, notes.c.person_id == person.id)
        return str(db.execute(select(notes.c.text).where(*mine)).scalar_one_or_none() or "")


def write_note(host: Host, table: str, person: Person, text: str) -> str:
    """Keep a note in the place of the one before; an empty one is none."""
    clean = texts.page(text, "the note", texts.NOTE)
    notes = models.notes
    with host.store.write() as db:
        peek_table(db, table, person)
        db.execute(delete(notes).where(notes.c.table_id == table, notes.c.person_id == person.id))
        if clean:
            db.execute(insert(notes).values(table_id=table, person_id=person.id, text=clean))
    return clean
