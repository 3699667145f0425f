"""The tables of the database. Times are whole milliseconds since 1970."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

TABLE_ID: Final = 10
"""The letters of a table's id."""


def _of_table() -> Column[str]:
    return Column("table_id", String(TABLE_ID), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)


def _of_person() -> Column[str]:
    return Column("person_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False)


people: Final = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("name_key", String(160), nullable=True),
    Column("password", String(200), nullable=True),
    Column("webhook", String(500), nullable=False, server_default=""),
    Column("created", BigInteger, nullable=False),
    UniqueConstraint("name_key"),
)
"""Guests have neither a `name_key` (the name, case-folded) nor a password."""

tables: Final = Table(
    "tables",
    METADATA,
    Column("id", String(TABLE_ID), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("options", Text, nullable=False),
    Column("title", String(80), nullable=False, server_default=""),
    Column("status", String(12), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("clock", Text, nullable=False, server_default="{}"),
    Column("owner", String(32), ForeignKey("people.id"), nullable=False),
    Column("seq", Integer, nullable=False, server_default="0"),
    Column("change", BigInteger, nullable=False, server_default="1"),
    Column("to_act", Text, nullable=False, server_default="[]"),
    Column("result", Text, nullable=False, server_default="null"),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("round", Text, nullable=False, server_default="[0,0]"),
    Index("ix_tables_status_updated", "status", "updated"),
)
"""`options`, `clock`, `to_act`, `result` and `round` are JSON.

All but `seed` and what is set at the start may be computed.
"""

seats: Final = Table(
    "seats",
    METADATA,
    _of_table(),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("person_id", String(32), ForeignKey("people.id", ondelete="SET NULL"), nullable=True),
    Column("bot", String(60), nullable=False, server_default=""),
    Column("name", String(60), nullable=False, server_default=""),
    Column("invitation", String(64), nullable=False, server_default=""),
    Column("answers", Text, nullable=False, server_default="{}"),
    Column("clock_left", BigInteger, nullable=True),
    Column("clock_since", BigInteger, nullable=True),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("ix_seats_person", "person_id"),
)
"""`clock_left` is what was left at `clock_since`, which is null while the clock of the seat stands still."""

moves: Final = Table(
    "moves",
    METADATA,
    _of_table(),
    Column("seq", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(4), nullable=False),
    Column("text", Text, nullable=False, server_default=""),
    Column("post", String(64), nullable=False, server_default=""),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
)
"""The truth about every game: rows are added (`act` or `undo`), never changed."""

posts: Final = Table(
    "posts",
    METADATA,
    _of_table(),
    Column("post", String(64), nullable=False),
    Column("person_id", String(32), nullable=False),
    Column("first", Integer, nullable=False),
    Column("last", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "person_id", "post"),
)
"""The idempotency keys of each person, and the moves that each has written."""

chat: Final = Table(
    "chat",
    METADATA,
    # SQLite counts by itself only where the key is an INTEGER.
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    _of_table(),
    _of_person(),
    Column("seat", Integer, nullable=True),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_chat_table", "table_id", "id"),
)

notes: Final = Table(
    "notes",
    METADATA,
    _of_table(),
    _of_person(),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "person_id"),
)

votes: Final = Table(
    "votes",
    METADATA,
    Column("table_id", String(TABLE_ID), nullable=False),
    Column("seat", Integer, nullable=False),
    _of_person(),
    PrimaryKeyConstraint("table_id", "seat", "person_id"),
    ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.seat"], ondelete="CASCADE"),
)
"""Who agrees that a bot plays on for a seat."""

card_sets: Final = Table(
    "card_sets",
    METADATA,
    Column("id", String(16), primary_key=True),
    _of_person(),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Index("ix_card_sets_person", "person_id"),
)
"""Cards of one's own for Race for the Galaxy; `text` is TOML that the game has read without a fault."""

secrets: Final = Table(
    "secrets",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""The key that signs cookies, made at the first start."""
