"""The yardstick: an ASGI application that does nothing but write one row for each POST and commit it."""

import sqlite3
from typing import Any, Final

import msgspec

ANSWER: Final = b'{"seq":1}'
HEADERS: Final = [(b"content-type", b"application/json"), (b"content-length", str(len(ANSWER)).encode())]


class Move(msgspec.Struct):
    """What a client of the server sends, too."""

    seq: int
    key: str
    actions: list[str]


class Bare:
    """Reads a move, inserts it, commits, answers."""

    def __init__(self, file: str, synchronous: str) -> None:
        self.file = file
        self.synchronous = synchronous
        self.decoder = msgspec.json.Decoder(Move)
        self.connection: sqlite3.Connection | None = None

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
        self._write(scope["path"], self.decoder.decode(body))
        await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
        await send({"type": "http.response.body", "body": ANSWER})

    def _write(self, table: str, move: Move) -> None:
        assert self.connection is not None
        self.connection.execute("BEGIN IMMEDIATE")
        self.connection.execute(
            "INSERT INTO moves (table_id, seq, seat, text, post) VALUES (?, ?, 0, ?, ?)",
            (table, move.seq, move.actions[0], move.key),
        )
        self.connection.execute("COMMIT")

    async def _live(self, receive: Any, send: Any) -> None:
        await receive()
        self.connection = sqlite3.connect(self.file, isolation_level=None)
        self.connection.execute("PRAGMA journal_mode = WAL")
        self.connection.execute(f"PRAGMA synchronous = {self.synchronous}")
        self.connection.execute(
            "CREATE TABLE moves (table_id TEXT, seq INTEGER, seat INTEGER, text TEXT, post TEXT,"
            " PRIMARY KEY (table_id, seq)) WITHOUT ROWID"
        )
        await send({"type": "lifespan.startup.complete"})
        await receive()
        self.connection.close()
        await send({"type": "lifespan.shutdown.complete"})
