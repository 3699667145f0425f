"""The games in memory: those asked for last, each for one thread at a time."""

import threading
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

from msgspec import Raw
from sqlalchemy import Connection

from astrarium.server.problems import Trouble
from astrarium.server.tables.rows import SeatRow, TableRow, moves_of
from astrarium.server.tables.timeline import Timeline

STUCK: Final = 2.0
"""Seconds."""


class Slot:
    """The place of one table on the shelf: its game, and the positions that were drawn of it."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.users = 0
        self.since = 0.0
        self.timeline: Timeline | None = None
        self.rows: tuple[TableRow, list[SeatRow]] | None = None
        """The rows of the table as they were last seen: another process may have changed them since."""
        self.seen: dict[tuple[int | None, bool], Raw] = {}
        """By seat, and whether the game goes on: a position as it is sent, which takes less memory."""

    @property
    def is_stuck(self) -> bool:
        """Somebody has held it for longer than any good reason takes."""
        return self.lock.locked() and monotonic() - self.since > STUCK

    def put(self, timeline: Timeline) -> None:
        """The game as it stands from now on."""
        self.timeline = timeline
        self.seen = {}

    def fresh(self, db: Connection, table: TableRow) -> Timeline:
        """The game as the moves on disk tell it."""
        timeline = self.timeline
        if timeline is None:
            timeline = Timeline.begin(table.game, table.players, table.seed, table.options)
        if timeline.seq < table.seq or self.timeline is None:
            # Followed on a copy: a move that fails must not leave half a game behind.
            timeline = timeline.clone()
            timeline.follow(moves_of(db, table.id, timeline.seq))
            self.put(timeline)
        return timeline


class Shelf:
    """Games by table, the least recently used ones dropped. What is dropped is rebuilt from its moves."""

    def __init__(self, size: int, patience: float) -> None:
        self._size = size
        self._patience = patience
        self._slots: OrderedDict[str, Slot] = OrderedDict()
        self._lock = threading.Lock()

    @contextmanager
    def hold(self, table: str) -> Iterator[Slot]:
        """The slot of a table, for this thread alone; `Trouble` if another one holds it for too long."""
        slot = self._take(table)
        try:
            # Whoever waits keeps a thread from all other tables, so nobody waits for a table that seems stuck.
            patience = 0 if slot.is_stuck else self._patience
            if not slot.lock.acquire(timeout=patience):
                raise Trouble("busy", "this table is busy; try again")
            slot.since = monotonic()
            try:
                yield slot
            finally:
                slot.lock.release()
        finally:
            self._give_back(slot)

    def _take(self, table: str) -> Slot:
        with self._lock:
            slot = self._slots.setdefault(table, Slot())
            self._slots.move_to_end(table)
            slot.users += 1
            self._trim()
            return slot

    def _give_back(self, slot: Slot) -> None:
        with self._lock:
            slot.users -= 1

    def _trim(self) -> None:
        """A slot in use stays: two threads must never hold the same table by different locks."""
        for name in list(self._slots):
            if len(self._slots) <= self._size:
                return
            if not self._slots[name].users:
                del self._slots[name]
