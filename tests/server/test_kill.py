"""The server is killed again and again while people play, come and go: nothing that was said is lost or doubled."""

import os
import random
import threading
import time

from sqlalchemy import Connection, Row, select

from astrarium.server.store import models
from astrarium.server.store.database import Store
from astrarium.server.tables.rows import SeatRow, TableRow, moves_of, seats_of, table_of
from astrarium.server.tables.timeline import Timeline
from tests.server.processes import Game, Server
from tests.server.restless import ABSENCE, EVERYTHING, CrowdedGame, RestlessGame, bots_waiting

KILLS = int(os.environ.get("ASTRARIUM_KILLS", "5"))
"""In an ordinary run a few; ASTRARIUM_KILLS=150 is the thorough one."""

ANSWERED = {"advance", "end"}
"""What seats answer by themselves unless told otherwise; it is written with the move before it."""


class Stopwatch:
    """How long the server has been up."""

    def __init__(self) -> None:
        self._before = 0.0
        self._since = time.monotonic()

    def pause(self) -> None:
        self._before = self.seconds()

    def go_on(self) -> None:
        self._since = time.monotonic()

    def seconds(self) -> float:
        return self._before + time.monotonic() - self._since


def start_playing(server: Server) -> list[Game]:
    games = [Game(server, people=2, bots=0, chance=1), Game(server, people=1, bots=1, chance=2)]
    games.append(RestlessGame(server, people=2, bots=1, chance=3))
    games.append(RestlessGame(server, people=3, bots=0, chance=4))
    games.append(CrowdedGame(server, tables=8, chance=5))
    for game in games:
        game.start()
    return games


def check(database: str, games: list[Game]) -> None:
    """What is on disk against what the server has said."""
    store = Store(database)
    try:
        for game in games:
            assert game.failures == []
            check_game(store, game)
            if isinstance(game, RestlessGame):
                check_restless(store, game)
        check_tables(store)
    finally:
        store.close()


def check_game(store: Store, game: Game) -> None:
    """Each move that was answered is there, up to where the answer said; each that was sent is there once at most."""
    moves = models.moves
    columns = select(moves.c.post, moves.c.seq, moves.c.seat, moves.c.text)
    written: dict[str, list[Row[str, int, int, str]]] = {}
    with store.read() as db:
        for row in db.execute(columns.where(moves.c.post.in_(game.sent)).order_by(moves.c.seq)):
            written.setdefault(row.post, []).append(row)
    for said in game.moves:
        rows = written[said.key]
        assert (rows[0].text, rows[-1].seq) == (said.text, said.seq)
    for rows in written.values():
        assert [row.seq for row in rows] == list(range(rows[0].seq, rows[0].seq + len(rows)))
        assert {row.text.split()[0] for row in rows[1:]} <= ANSWERED
        assert len({(row.seat, row.text) for row in rows}) == len(rows)


def check_tables(store: Store) -> None:
    """Every table's moves are without gaps, and tell a game that stands where the table says."""
    with store.read() as db:
        for table in db.execute(select(models.tables.c.id)).scalars().all():
            row = table_of(db, table)
            assert row is not None
            rows = moves_of(db, table)
            assert [move.seq for move in rows] == list(range(1, row.seq + 1))
            timeline = Timeline.begin(row.game, row.players, row.seed, row.options)
            timeline.follow(rows)
            assert list(timeline.game.to_act) == row.to_act
            check_seats(row, seats_of(db, table))


def check_seats(table: TableRow, seats: list[SeatRow]) -> None:
    """A seat is a person's or a bot's, which may stand in; a clock runs if and only if its person owes a move."""
    for row in seats:
        assert row.is_stand_in == bool(row.stand_in)
        # A table whose maker never heard of it, and made another, waits for players for ever.
        assert row.kind in ("person", "bot") or table.status == "waiting"
        running = row.kind == "person" and table.status == "playing" and row.seat in table.to_act
        assert (row.clock_since is not None) == (running and table.clock.kind != "none")
        assert not row.votes or (row.kind == "person" and row.person_id not in row.votes)
        members = {other.person_id for other in seats}
        assert members.issuperset(row.votes)
        assert members.issuperset(table.ending)


def check_restless(store: Store, game: RestlessGame) -> None:
    """What was said about the seats: nothing is lost, and no bot has played in a seat that was a person's.

    Such a seat may have answered by itself, what its person lets it answer.
    """
    moves = models.moves
    with store.read() as db:
        for table, change in game.seen.items():
            row = table_of(db, table)
            assert row is not None
            assert row.change >= change
        for held in set(game.held):
            by_bots = select(moves.c.seq).where(
                moves.c.table_id == held.table,
                moves.c.seat == held.seat,
                moves.c.seq > held.after,
                moves.c.seq <= held.until,
                moves.c.post == "",
            )
            for seq in db.execute(by_bots).scalars():
                assert answers_by_itself(db, held.table, seq)


def answers_by_itself(db: Connection, table: str, seq: int) -> bool:
    """Whether a move is the answer that its seat gives unless told otherwise, where the game stood before it."""
    row = table_of(db, table)
    assert row is not None
    rows = moves_of(db, table)
    timeline = Timeline.begin(row.game, row.players, row.seed, row.options)
    timeline.follow(rows[: seq - 1])
    game = timeline.game
    usual = {option.name: option.default for option in game.rules.answers}
    return str(game.rules.answer(game.position, rows[seq - 1].seat, usual)) == rows[seq - 1].text


def check_time(database: str, most: float) -> None:
    """No table time has passed while the server was down."""
    store = Store(database)
    with store.read() as db:
        ran = db.execute(select(models.uptime.c.ran)).scalar_one()
    store.close()
    assert 0 <= ran <= most * 1000


def test_a_server_that_is_killed_loses_and_doubles_nothing(database: str) -> None:
    rng = random.Random(7)
    server = Server(database, options=("--absence", ABSENCE))
    up = Stopwatch()
    server.start()
    games = start_playing(server)
    waiting: list[int] = []
    try:
        for _ in range(KILLS):
            # Let some moves be made, then kill in the middle of whatever is going on.
            mover = rng.choice(games)
            target = len(mover.moves) + rng.randint(1, 6)
            # mypy cannot infer the type of a lambda whose arguments have defaults.
            mover.wait_for(lambda mover=mover, target=target: len(mover.moves) >= target)  # type: ignore[misc]
            threading.Event().wait(rng.random() / 20)
            waiting.append(bots_waiting(server))
            server.kill()
            up.pause()
            server.begin()
            up.go_on()
            server.wait()
        before = [len(game.moves) for game in games]
        for game, count in zip(games, before):
            # As above: a lambda with defaults.
            game.wait_for(lambda game=game, count=count: len(game.moves) > count + 2)  # type: ignore[misc]
        restless = [game for game in games if isinstance(game, RestlessGame)]
        restless[0].wait_for(lambda: {what for game in restless for what in game.done} >= EVERYTHING)
    finally:
        for game in games:
            game.end()
        server.kill()
    assert sum(len(game.moves) for game in games) > KILLS
    assert any(waiting), "the fair queue was empty at every kill"
    check(database, games)
    check_time(database, up.seconds())
