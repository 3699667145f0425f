"""The yardstick: an ASGI application that does nothing but write one row for each POST and commit it."""

import sqlite3
from typing import Any, Final, Protocol

import msgspec
import psycopg

ANSWER: Final = b'{"seq":1}'
HEADERS: Final = [(b"content-type", b"application/json"), (b"content-length", str(len(ANSWER)).encode())]

TABLE: Final = (
    "CREATE TABLE IF NOT EXISTS bare (table_id TEXT, seq INTEGER, seat INTEGER, text TEXT, post TEXT,"
    " PRIMARY KEY (table_id, seq))"
)


class Move(msgspec.Struct):
    """What a client of the server sends, too."""

    seq: int
    key: str
    actions: list[str]


class Rows(Protocol):
    """A database that takes rows."""

    def add(self, table: str, move: Move) -> None:
        """Insert a row and commit it."""

    def close(self) -> None:
        """Let go of it."""


class SqliteRows:
    """Rows of SQLite, as careful as the server's."""

    def __init__(self, url: str) -> None:
        self._db = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)
        self._db.execute("PRAGMA journal_mode = WAL")
        self._db.execute("PRAGMA synchronous = FULL")
        self._db.execute(f"{TABLE} WITHOUT ROWID")

    def add(self, table: str, move: Move) -> None:
        """Insert a row and commit it."""
        self._db.execute("BEGIN IMMEDIATE")
        values = (table, move.seq, move.actions[0], move.key)
        self._db.execute("INSERT INTO bare (table_id, seq, seat, text, post) VALUES (?, ?, 0, ?, ?)", values)
        self._db.execute("COMMIT")

    def close(self) -> None:
        """Let go of it."""
        self._db.close()


class PostgresRows:
    """Rows of PostgreSQL."""

    def __init__(self, url: str) -> None:
        self._db = psycopg.connect(url)
        self._db.execute(TABLE)
        self._db.commit()

    def add(self, table: str, move: Move) -> None:
        """Insert a row and commit it."""
        values = (table, move.seq, move.actions[0], move.key)
        self._db.execute("INSERT INTO bare (table_id, seq, seat, text, post) VALUES (%s, %s, 0, %s, %s)", values)
        self._db.commit()

    def close(self) -> None:
        """Let go of it."""
        self._db.close()


class Bare:
    """Reads a move, inserts it, commits, answers."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._decoder = msgspec.json.Decoder(Move)
        self._rows: Rows | None = None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer one request, or open and close with the server."""
        if scope["type"] == "lifespan":
            await self._live(receive, send)
            return
        body = b""
        more = True
        while more:
            message = await receive()
            body += message.get("body", b"")
            more = message.get("more_body", False)
        assert self._rows is not None
        self._rows.add(scope["path"], self._decoder.decode(body))
        await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
        await send({"type": "http.response.body", "body": ANSWER})

    async def _live(self, receive: Any, send: Any) -> None:
        await receive()
        self._rows = SqliteRows(self._url) if self._url.startswith("sqlite") else PostgresRows(self._url)
        await send({"type": "lifespan.startup.complete"})
        await receive()
        self._rows.close()
        await send({"type": "lifespan.shutdown.complete"})
