"""The server is killed again and again while people play: no acknowledged move is lost, none counts twice."""

import os
import random
import threading
from collections import Counter

import pytest
from sqlalchemy import select

from astrarium.server.store import models
from astrarium.server.store.database import Store
from astrarium.server.tables.rows import moves_of, table_of
from astrarium.server.tables.timeline import Timeline
from tests.server.processes import Game, Server

KILLS = int(os.environ.get("ASTRARIUM_KILLS", "5"))
"""In an ordinary run a few; ASTRARIUM_KILLS=150 is the thorough one."""


def start_playing(server: Server) -> list[Game]:
    games = [Game(server, people=2, bots=0, chance=1), Game(server, people=1, bots=1, chance=2)]
    games.append(Game(server, people=2, bots=1, chance=3))
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
        check_tables(store)
    finally:
        store.close()


def check_game(store: Store, game: Game) -> None:
    moves = models.moves
    with store.read() as db:
        for said in game.moves:
            rows = db.execute(
                select(moves.c.seq, moves.c.text).where(moves.c.table_id == said.table, moves.c.post == said.key)
            ).all()
            assert [(row.seq, row.text) for row in rows] == [(said.seq, said.text)]
        counted = Counter(db.execute(select(moves.c.post).where(moves.c.post.in_(game.sent))).scalars())
        assert all(count == 1 for count in counted.values())


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


@pytest.mark.slow
def test_a_server_that_is_killed_loses_and_doubles_nothing(database: str) -> None:
    rng = random.Random(7)
    server = Server(database)
    server.start()
    games = start_playing(server)
    try:
        for _ in range(KILLS):
            # Let some moves be made, then kill in the middle of whatever is going on.
            mover = rng.choice(games)
            target = len(mover.moves) + rng.randint(1, 6)
            # mypy cannot infer the type of a lambda whose arguments have defaults.
            mover.wait_for(lambda mover=mover, target=target: len(mover.moves) >= target)  # type: ignore[misc]
            threading.Event().wait(rng.random() / 20)
            server.kill()
            server.start()
        before = [len(game.moves) for game in games]
        for game, count in zip(games, before):
            # As above: a lambda with defaults.
            game.wait_for(lambda game=game, count=count: len(game.moves) > count + 2)  # type: ignore[misc]
    finally:
        for game in games:
            game.end()
        server.kill()
    assert sum(len(game.moves) for game in games) > KILLS
    check(database, games)
