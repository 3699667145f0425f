"""Another game of the same people: the same options and clock, and whoever sat second begins."""

import hashlib

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from astrarium.server.errors import ApiError
from astrarium.server.host import Host
from astrarium.server.people.person import Person
from astrarium.server.requests import NewSeat, Sit
from astrarium.server.store import models
from astrarium.server.tables.access import Snapshot, open_table
from astrarium.server.tables.create import LETTERS, lay_table
from astrarium.server.tables.fairness import drawn_seed
from astrarium.server.tables.rows import SeatRow, TableRow, seats_of, table_of
from astrarium.server.tables.seats import sit
from astrarium.server.tables.timeline import Timeline
from astrarium.server.wire import Rematch


def rematch(host: Host, table: str, person: Person) -> str:
    """Want another game with those who played this one; the id of its table, which starts once all want it.

    The id follows from that of the game before, so there is one rematch of a game, whoever asks first.
    """
    with open_table(host, table, person) as snapshot:
        seat = snapshot.own_seat()
        snapshot.must_be("finished")
        players = snapshot.table.players
        following = rematch_id(table)
        with host.store.read() as db:
            waits = table_of(db, following) is not None
        if not waits:
            _lay(host, snapshot, following)
    _take_seat(host, following, person, (seat - 1) % players)
    return following


def rematch_id(table: str) -> str:
    """The id of the table where a game is played once more."""
    number = int.from_bytes(hashlib.sha256(f"rematch {table}".encode()).digest())
    letters = []
    for _ in range(models.TABLE_ID):
        number, at = divmod(number, len(LETTERS))
        letters.append(LETTERS[at])
    return "".join(letters)


def rematch_of(db: Connection, table: TableRow) -> Rematch | None:
    """The rematch of a game that is over, and whose seats want it; nothing where nobody has asked for one."""
    if table.status != "finished":
        return None
    following = table_of(db, rematch_id(table.id))
    if following is None or following.status == "abandoned":
        return None
    sitting = [row.seat for row in seats_of(db, following.id) if row.kind in ("person", "bot")]
    return Rematch(table=following.id, seats=sorted((seat + 1) % table.players for seat in sitting))


def _lay(host: Host, snapshot: Snapshot, following: str) -> None:
    before = snapshot.table
    timeline = Timeline.begin(before.game, before.players, drawn_seed(), before.options)
    rows = snapshot.seats[1:] + snapshot.seats[:1]
    seats = [_seat(row, snapshot.person) for row in rows]
    try:
        lay_table(
            host,
            snapshot.person,
            timeline,
            seats,
            before.title,
            before.private,
            before.clock,
            practice=False,
            table_id=following,
        )
    except IntegrityError:
        # Another process has laid it in the same moment.
        return


def _seat(row: SeatRow, person: Person) -> NewSeat:
    if row.kind == "bot":
        return NewSeat(kind="bot", bot=row.bot)
    return NewSeat(kind="person" if row.person_id == person.id else "invited")


def _take_seat(host: Host, following: str, person: Person, seat: int) -> None:
    """Sit down there, if one does not sit there already; nobody else can: the link of the seat is shown to nobody."""
    with host.store.read() as db:
        rows = seats_of(db, following)
    if any(row.belongs_to(person.id) for row in rows):
        return
    if rows[seat].kind != "invited":
        raise ApiError("taken", "somebody sits there already")
    sit(host, following, person, seat, Sit(invitation=rows[seat].invitation))
