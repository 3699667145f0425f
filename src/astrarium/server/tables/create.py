"""New tables: of a game that begins, or of one that goes on from a record."""

import secrets
from typing import Any, Final

from astrarium.bots import DEFAULT, UnknownBot, bot_named, bot_names
from astrarium.bots.registry import offered
from astrarium.server.errors import ApiError
from astrarium.server.host import Host
from astrarium.server.people import texts
from astrarium.server.people.person import Person
from astrarium.server.requests import NewSeat, NewTable
from astrarium.server.store import models
from astrarium.server.tables.allowance import check_bots, check_waiting
from astrarium.server.tables.change import TableChange
from astrarium.server.tables.fairness import drawn_seed, new_salt
from astrarium.server.tables.played import new_rows, standing
from astrarium.server.tables.rows import SeatRow, TableRow
from astrarium.server.tables.timeline import Timeline
from astrarium.server.tables.usual_answers import usual_answers
from astrarium.server.tables.write import Writing, write
from astrarium.server.wire import Clock

LETTERS: Final = "bcdfghjkmnpqrstvwxz"
"""No vowels, so that no id is a word."""

LONGEST_CLOCK: Final = 60 * 24 * 3600
LONGEST_BONUS: Final = 3600


def make_table(host: Host, person: Person, ask: NewTable) -> str:
    """Make a table for a game that begins; its id. It starts at once when no seat is open."""
    seed = drawn_seed() if ask.seed is None else ask.seed
    timeline = Timeline.begin(ask.game, ask.players, seed, ask.options)
    seats = ask.seats or usual_seats(ask.players)
    practice = ask.seed is not None
    return lay_table(host, person, timeline, seats, ask.title, ask.private, ask.clock, practice)


def usual_seats(players: int) -> list[NewSeat]:
    """Whoever makes the table, and open seats."""
    return [NewSeat(kind="person"), *(NewSeat(kind="open") for _ in range(players - 1))]


def default_bot() -> str:
    """The bot that is asked where nobody says which."""
    return DEFAULT


def lay_table(
    host: Host,
    person: Person,
    timeline: Timeline,
    seats: list[NewSeat],
    title: str,
    private: bool,
    clock: Clock,
    practice: bool,
    table_id: str = "",
) -> str:
    """Write a table with its seats and the moves that a game already has; its id.

    ``practice``: somebody may know the seed.
    """
    game = timeline.game
    at = host.now()
    usual = usual_answers(host, person, game.rules.id)
    rows = [_seat(number, seat, person, host.table_time(), usual) for number, seat in enumerate(seats)]
    _check_seats(rows, game.players)
    waits = any(row.kind in ("open", "invited") for row in rows) and not game.is_over
    plays_bots = any(row.kind == "bot" for row in rows) and not game.is_over
    table = TableRow(
        id=table_id or "".join(secrets.choice(LETTERS) for _ in range(models.TABLE_ID)),
        game=game.rules.id,
        version=game.version,
        players=game.players,
        seed=game.seed,
        options=game.options,
        title=texts.line(title, "the title", texts.TITLE) if title else "",
        private=private,
        practice=practice,
        salt="" if practice else new_salt(),
        clock=checked_clock(clock),
        owner=person.id,
        change=1,
        created=at,
        updated=at,
        **(standing(timeline) | ({"status": "waiting"} if waits else {})),
    )
    change = TableChange(
        before=table,
        after=table,
        seats_before=rows,
        seats=rows,
        what="seats",
        at=at,
        moves=new_rows(table.id, 0, timeline, at),
        started=table.status == "playing",
    )

    def work(writing: Writing) -> None:
        if waits:
            check_waiting(writing.db, person, host.settings.limits)
        if plays_bots:
            check_bots(writing.db, person, host.settings.limits)
        writing.create(change)

    write(host, work)
    # Whoever made the table opens it next: a game that was replayed to be laid is not replayed again.
    with host.games.hold(table.id) as cached:
        cached.put(timeline)
    return table.id


def new_invitation() -> str:
    """A token that nobody guesses."""
    return secrets.token_urlsafe(16)


def is_bot(name: str) -> str:
    """The name of a bot, if this server offers one of that name: a client may not have any class loaded."""
    if name not in offered() and name.partition(":")[0] not in bot_names():
        raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(offered())}")
    bot_named(name).leave()
    return name


def _seat(number: int, seat: NewSeat, person: Person, time: int, usual: dict[str, Any]) -> SeatRow:
    bot = is_bot(seat.bot or default_bot()) if seat.kind == "bot" else ""
    mine = seat.kind == "person"
    return SeatRow(
        seat=number,
        kind=seat.kind,
        person_id=person.id if mine else None,
        bot=bot,
        name=person.name if mine else bot,
        invitation=new_invitation() if seat.kind == "invited" else "",
        answers=usual if mine else {},
        clock_left=None,
        clock_since=None,
        seen=time if mine else 0,
        ready=mine,
    )


def _check_seats(rows: list[SeatRow], players: int) -> None:
    if len(rows) != players:
        raise ApiError("bad-request", f"the game has {players} players, but {len(rows)} seats are given")
    if sum(row.kind == "person" for row in rows) > 1:
        raise ApiError("bad-request", "one person takes one seat")


def checked_clock(clock: Clock) -> Clock:
    """A clock as it is kept; one that nobody could play by is refused."""
    if clock.kind == "none":
        return Clock()
    if not 1 <= clock.seconds <= LONGEST_CLOCK or not 0 <= clock.bonus <= LONGEST_BONUS:
        raise ApiError("bad-request", "a clock has 1 second to 60 days, and a bonus of up to an hour")
    return clock
