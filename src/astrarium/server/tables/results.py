"""How somebody has fared at a game: against each bot, and alone against each level of the rules' own opponent."""

from typing import Any, Final

from msgspec import Struct
from sqlalchemy import select

from astrarium.server.host import Host
from astrarium.server.people.person import Person
from astrarium.server.store import models, statements
from astrarium.server.tables.rows import DECODE, Result, SeatRow, seats_by_table
from astrarium.server.wire import Against, Results

LATEST: Final = 400
"""Games that are looked at: whoever has played more has become another player."""
LEVEL: Final = "difficulty"
"""The option that says how hard the opponent is that the rules play."""


class Tally(Struct):
    """Games against one opponent."""

    games: int = 0
    ahead: int = 0
    points: int = 0

    def add(self, ahead: bool, points: int) -> None:
        """One more."""
        self.games += 1
        self.ahead += ahead
        self.points += points


def results(host: Host, person: Person, game: str) -> Results:
    """The results of a person at a game; practice counts for nobody."""
    tables, seats = models.tables.c, models.seats.c
    mine = select(seats.table_id).where(seats.person_id == person.id, seats.kind == "person")
    wanted = (
        select(tables.id, tables.result, tables.options)
        .where(tables.id.in_(mine), tables.game == game, tables.status == "finished", tables.practice.is_(False))
        .order_by(tables.updated.desc())
        .limit(LATEST)
    )
    with host.store.read() as db:
        rows = db.execute(wanted).all()
        sat = seats_by_table(db.execute(statements.SEATS_OF_SEVERAL, {"tables": [row.id for row in rows]}))
    bots: dict[str, Tally] = {}
    alone: dict[str, Tally] = {}
    for row in rows:
        result = DECODE(row.result, type=Result | None)
        if result is not None:
            _count(result, sat[row.id], person, DECODE(row.options), bots, alone)
    return Results(bots=_told(bots), alone=_told(alone))


def _count(
    result: Result,
    rows: list[SeatRow],
    person: Person,
    options: dict[str, Any],
    bots: dict[str, Tally],
    alone: dict[str, Tally],
) -> None:
    mine = next(row.seat for row in rows if row.belongs_to(person.id))
    for row in rows:
        if row.kind == "bot" and row.person_id is None:
            # A level that was given more time is another opponent.
            bots.setdefault(row.bot, Tally()).add(_before(result, mine, row.seat), result.scores[row.seat])
    if result.rival is not None:
        level = str(options.get(LEVEL, ""))
        alone.setdefault(level, Tally()).add(bool(result.winners), result.rival.score)


def _before(result: Result, mine: int, other: int) -> bool:
    if result.scores[mine] != result.scores[other]:
        return result.scores[mine] > result.scores[other]
    return mine in result.winners and other not in result.winners


def _told(tallies: dict[str, Tally]) -> list[Against]:
    return [
        Against(id=name, games=found.games, ahead=found.ahead, points=round(found.points / found.games, 1))
        for name, found in sorted(tallies.items())
    ]
