"""New tables: of a game that begins, or of one that goes on from a record."""

import secrets
from typing import Any, Final

from sqlalchemy import Connection, insert

from astrarium.bots import bot_named, bot_names
from astrarium.kernel.rng import MAX_SEED
from astrarium.server import texts
from astrarium.server.asks import NewSeat, NewTable
from astrarium.server.host import Host
from astrarium.server.people import Person
from astrarium.server.problems import Trouble
from astrarium.server.store import models
from astrarium.server.tables.committing import new_rows, result_of
from astrarium.server.tables.rows import SeatRow, TableRow
from astrarium.server.tables.timeline import Timeline
from astrarium.server.tables.written import Written
from astrarium.server.wire import Clock, encode

LETTERS: Final = "bcdfghjkmnpqrstvwxz"
"""No vowels, so that no id is a word."""

LONGEST_CLOCK: Final = 60 * 24 * 3600
LONGEST_BONUS: Final = 3600


def make_table(host: Host, person: Person, ask: NewTable) -> str:
    """Make a table for a game that begins; its id. It starts at once when no seat is open."""
    seed = secrets.randbelow(MAX_SEED + 1) if ask.seed is None else ask.seed
    timeline = Timeline.begin(ask.game, ask.players, seed, ask.options)
    return lay_table(host, person, timeline, ask.seats or usual_seats(ask.players), ask.title, ask.private, ask.clock)


def usual_seats(players: int) -> list[NewSeat]:
    """Whoever makes the table, and open seats."""
    return [NewSeat(kind="person"), *(NewSeat(kind="open") for _ in range(players - 1))]


def default_bot() -> str:
    """The bot that is asked where nobody says which: the last of the list is the strongest."""
    return bot_names()[-1]


def lay_table(
    host: Host, person: Person, timeline: Timeline, seats: list[NewSeat], title: str, private: bool, clock: Clock
) -> str:
    """Write a table with its seats and the moves that a game already has; its id."""
    game = timeline.game
    at = host.now()
    rows = [_seat(number, seat, person) for number, seat in enumerate(seats)]
    _check_seats(rows, game.players)
    waits = any(row.kind in ("open", "invited") for row in rows) and not game.is_over
    table = TableRow(
        id="".join(secrets.choice(LETTERS) for _ in range(models.TABLE_ID)),
        game=game.rules.id,
        version=game.rules.version,
        players=game.players,
        seed=game.seed,
        options=game.options,
        title=texts.line(title, "the title", texts.TITLE) if title else "",
        status="finished" if game.is_over else "waiting" if waits else "playing",
        private=private,
        clock=_checked(clock),
        owner=person.id,
        seq=timeline.seq,
        change=1,
        to_act=list(game.to_act),
        result=result_of(game),
        created=at,
        updated=at,
        round=game.rules.round(game.position),
    )
    written = Written(
        table=table,
        seats=rows,
        what="seats",
        change=1,
        at=at,
        to_act=table.to_act,
        status=table.status,
        started=table.status == "playing",
    )
    with host.store.write() as db:
        _write(db, table, rows, new_rows(table.id, 0, timeline, at, "", None))
        for hook in host.in_commit:
            hook(db, written)
    host.announce(written)
    return table.id


def is_bot(name: str) -> str:
    """The name of a bot, if there is one of that name."""
    bot_named(name)
    return name


def _seat(number: int, seat: NewSeat, person: Person) -> SeatRow:
    bot = is_bot(seat.bot or default_bot()) if seat.kind == "bot" else ""
    mine = seat.kind == "person"
    return SeatRow(
        seat=number,
        kind=seat.kind,
        person_id=person.id if mine else None,
        bot=bot,
        name=person.name if mine else bot,
        invitation=secrets.token_urlsafe(16) if seat.kind == "invited" else "",
        answers={},
        clock_left=None,
        clock_since=None,
    )


def _check_seats(rows: list[SeatRow], players: int) -> None:
    if len(rows) != players:
        raise Trouble("bad-request", f"the game has {players} players, but {len(rows)} seats are given")
    if sum(row.kind == "person" for row in rows) > 1:
        raise Trouble("bad-request", "one person takes one seat")


def _checked(clock: Clock) -> Clock:
    if clock.kind == "none":
        return Clock()
    if not 1 <= clock.seconds <= LONGEST_CLOCK or not 0 <= clock.bonus <= LONGEST_BONUS:
        raise Trouble("bad-request", "a clock has 1 second to 60 days, and a bonus of up to an hour")
    return clock


def _write(db: Connection, table: TableRow, seats: list[SeatRow], moves: list[dict[str, Any]]) -> None:
    values = {name: getattr(table, name) for name in table.__struct_fields__}
    for name in ("options", "clock", "to_act", "result", "round"):
        values[name] = encode(values[name]).decode()
    db.execute(insert(models.tables).values(values))
    db.execute(insert(models.seats), [_seat_values(table.id, seat) for seat in seats])
    if moves:
        db.execute(insert(models.moves), moves)


def _seat_values(table: str, seat: SeatRow) -> dict[str, Any]:
    values = {name: getattr(seat, name) for name in seat.__struct_fields__ if name != "votes"}
    return {**values, "table_id": table, "answers": encode(seat.answers).decode()}
