"""Games under way that somebody puts away: they are not among their own until they are brought back."""

from sqlalchemy import ScalarSelect, delete, insert, select

from astrarium.server.errors import ApiError
from astrarium.server.host import Host
from astrarium.server.people.person import Person
from astrarium.server.store import models
from astrarium.server.tables.access import open_table


def put_away(host: Host, table: str, person: Person) -> None:
    """Take a game off one's list; where other people play, one leaves, and does not let them wait."""
    with open_table(host, table, person) as snapshot:
        snapshot.own_seat()
        snapshot.must_be("playing")
        if any(row.person_id not in (None, person.id) for row in snapshot.seats):
            raise ApiError("not-allowed", "other people play there: leave the seat to a bot", reason="others-wait")
    _forget(host, table, person, again=True)


def bring_back(host: Host, table: str, person: Person) -> None:
    """It is among one's own games again."""
    _forget(host, table, person, again=False)


def _forget(host: Host, table: str, person: Person, again: bool) -> None:
    away = models.put_away
    with host.store.write() as db:
        db.execute(delete(away).where(away.c.person_id == person.id, away.c.table_id == table))
        if again:
            db.execute(insert(away).values(person_id=person.id, table_id=table))


def put_away_by(person: str) -> ScalarSelect[str]:
    """The ids of the games that a person has put away."""
    away = models.put_away.c
    return select(away.table_id).where(away.person_id == person).scalar_subquery()
