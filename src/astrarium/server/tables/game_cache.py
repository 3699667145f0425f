"""The games in memory: those asked for last, a fair share for everybody, each for one thread at a time."""

import threading
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

from msgspec import Raw
from sqlalchemy import Connection

from astrarium.server.errors import ApiError
from astrarium.server.tables.rows import SeatRow, TableRow, moves_of
from astrarium.server.tables.timeline import Timeline

STUCK: Final = 2.0
"""Seconds."""


class CachedGame:
    """What is in memory of one table: its game, and the positions that were drawn of it."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.users = 0
        self.since = 0.0
        self.timeline: Timeline | None = None
        self.rows: tuple[TableRow, list[SeatRow]] | None = None
        """The rows of the table as they were last seen: another process may have changed them since."""
        self.seen: dict[tuple[int | None, bool], Raw] = {}
        """By seat, and whether its actions are listed: a position as it is sent, which takes less memory."""
        self.share = ""
        """Who it is kept for; see `Person.share`."""
        self.is_over = False
        self._is_played = False

    @property
    def is_stuck(self) -> bool:
        """Somebody has held it for longer than any good reason takes."""
        return self.lock.locked() and monotonic() - self.since > STUCK

    def use(self, share: str, sits: bool, is_over: bool) -> None:
        """It is kept for whoever used it last of those who sit there; for a spectator only if none of them did."""
        if sits or not self._is_played:
            self.share = share
        self._is_played = self._is_played or sits
        self.is_over = is_over

    @property
    def is_empty(self) -> bool:
        """There is no such table, or nobody has got as far as reading it."""
        return self.timeline is None and self.rows is None

    def put(self, timeline: Timeline) -> None:
        """The game as it stands from now on."""
        self.timeline = timeline
        self.seen = {}

    def fresh(self, db: Connection, table: TableRow) -> Timeline:
        """The game as the moves on disk tell it."""
        timeline = self.timeline
        if timeline is not None and timeline.seq == 0 and timeline.game.options != table.options:
            # Changed while the table waited, by another process perhaps.
            timeline = self.timeline = None
        if timeline is None:
            timeline = Timeline.begin(table.game, table.players, table.seed, table.options, table.version)
        if timeline.seq < table.seq or self.timeline is None:
            # Followed on a copy: a move that fails must not leave half a game behind.
            timeline = timeline.clone()
            timeline.follow(moves_of(db, table.id, timeline.seq))
            self.put(timeline)
        return timeline


class GameCache:
    """Games by table. If there are too many, one is dropped of whoever has the most; it is rebuilt from its moves.

    So nobody who opens a thousand tables drops the games of others. Of the games of one share those go first that
    are over, and then those that were used longest ago.
    """

    def __init__(self, size: int, patience: float) -> None:
        self._size = size
        self._patience = patience
        self._games: OrderedDict[str, CachedGame] = OrderedDict()
        self._lock = threading.Lock()

    def __contains__(self, table: str) -> bool:
        """Whether a table is in memory."""
        return table in self._games

    def __len__(self) -> int:
        """How many tables are in memory."""
        return len(self._games)

    @contextmanager
    def hold(self, table: str) -> Iterator[CachedGame]:
        """The game of a table, for this thread alone; `ApiError` if another one holds it for too long."""
        cached = self._take(table)
        try:
            # Whoever waits keeps a thread from all other tables, so nobody waits for a table that seems stuck.
            patience = 0 if cached.is_stuck else self._patience
            if not cached.lock.acquire(timeout=patience):
                raise ApiError("busy", "this table is busy; try again")
            cached.since = monotonic()
            try:
                yield cached
            finally:
                cached.lock.release()
        finally:
            self._give_back(table, cached)

    def _take(self, table: str) -> CachedGame:
        with self._lock:
            cached = self._games.setdefault(table, CachedGame())
            self._games.move_to_end(table)
            cached.users += 1
            return cached

    def _give_back(self, table: str, cached: CachedGame) -> None:
        with self._lock:
            cached.users -= 1
            if not cached.users and cached.is_empty:
                del self._games[table]
            self._trim()

    def _trim(self) -> None:
        """A game in use stays: two threads must never hold the same table by different locks."""
        while len(self._games) > self._size:
            held = Counter(cached.share for cached in self._games.values())
            free = [(table, cached) for table, cached in self._games.items() if not cached.users]
            if not free:
                return
            table, _ = min(free, key=lambda item: (-held[item[1].share], not item[1].is_over))
            del self._games[table]
