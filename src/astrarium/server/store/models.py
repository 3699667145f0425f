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
    false,
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
    Column("name_skeleton", String(200), nullable=True),
    Column("name_twin", Integer, nullable=False, server_default="0"),
    Column("email", String(254), nullable=True),
    Column("old_cookies", Boolean, nullable=False, server_default=false()),
    Column("deleted", BigInteger, nullable=True),
    Column("origin", String(16), nullable=False, server_default=""),
    Column("banned", BigInteger, nullable=True),
    Column("program_of", String(32), nullable=True),
    UniqueConstraint("name_key"),
    Index("ix_people_skeleton", "name_skeleton", "name_twin", unique=True),
    Index("ix_people_email", "email"),
    Index("ix_people_origin", "origin"),
    Index("ix_people_program", "program_of"),
)
"""Guests have neither a `name_key` (the name, case-folded), a `name_skeleton` (what it looks like) nor a password.

Two accounts that looked alike before skeletons were kept differ in `name_twin`. An `email` has been verified.
`old_cookies`: cookies of the form that named no session are still taken. Of a `deleted` person only the row is
left, for the tables that it has made and the lines that it has said. `origin` marks where a guest came from.
Whoever is `banned` begins no session. `program_of` is whose program it is, if it is one.
"""

sessions: Final = Table(
    "sessions",
    METADATA,
    Column("id", String(32), primary_key=True),
    _of_person(),
    Column("made", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("device", String(60), nullable=False, server_default=""),
    Column("place", String(60), nullable=False, server_default=""),
    Index("ix_sessions_person", "person_id"),
)
"""A browser in which somebody is known; `seen` to the hour. A session that has ended has no row."""

links: Final = Table(
    "links",
    METADATA,
    Column("hash", String(64), primary_key=True),
    _of_person(),
    Column("kind", String(8), nullable=False),
    Column("email", String(254), nullable=False, server_default=""),
    Column("until", BigInteger, nullable=False),
    Index("ix_links_person", "person_id"),
)
"""Links that work once (`reset` a password, `verify` an address); of their tokens only the hash is kept."""

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
    Column("practice", Boolean, nullable=False, server_default=false()),
    Column("salt", String(32), nullable=False, server_default=""),
    Column("ending", Text, nullable=False, server_default="[]"),
    Column("pace", String(8), nullable=False, server_default="none"),
    # Every move touches this one: it is the only index that tells when a table changed.
    Index("ix_tables_listed", "status", "private", "updated", "id"),
    Index("ix_tables_owner", "owner"),
)
"""`options`, `clock`, `to_act`, `result`, `round` and `ending` are JSON; `ending` are the people who wish it to end,
`pace` is the kind of the clock.

All but `seed`, `ending` and what is set at the start may be computed. Of a `practice` table somebody may know the
seed, so it counts for nobody; that of any other is sealed with `salt`.
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
    Column("seen", BigInteger, nullable=False, server_default="0"),
    Column("stand_in", String(8), nullable=False, server_default=""),
    Column("stand_in_seq", Integer, nullable=False, server_default="0"),
    Column("ready", Boolean, nullable=False, server_default=false()),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("ix_seats_person", "person_id"),
)
"""`clock_left` is what was left at `clock_since`, which is null while the clock of the seat stands still.

A seat of kind `bot` with a `person_id` is one in which a bot stands in: `stand_in` says why, and `stand_in_seq` since
which move. `clock_since` and `seen`, when the person was last at the table, are in table time. `ready`: before the
start, the person would begin the game as its options are.
"""

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

put_away: Final = Table(
    "put_away",
    METADATA,
    _of_person(),
    _of_table(),
    PrimaryKeyConstraint("person_id", "table_id"),
)
"""Games under way that somebody does not wish to see among their own."""

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

own_texts: Final = Table(
    "own_texts",
    METADATA,
    Column("id", String(16), primary_key=True),
    _of_person(),
    Column("game", String(40), nullable=False),
    Column("option", String(40), nullable=False),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Index("ix_own_texts_person", "person_id"),
)
"""Texts of one's own for an option of a game, which has read them without a fault: cards, for example."""

push_subscriptions: Final = Table(
    "push_subscriptions",
    METADATA,
    Column("id", String(64), primary_key=True),
    _of_person(),
    Column("session_id", String(32), ForeignKey("sessions.id", ondelete="CASCADE"), nullable=False),
    Column("endpoint", String(1000), nullable=False),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(2), nullable=False),
    Column("made", BigInteger, nullable=False),
    Index("ix_push_subscriptions_person", "person_id"),
    Index("ix_push_subscriptions_session", "session_id"),
)
"""Browsers that wish to be told of turns; `id` is a hash of the endpoint. They end with their session."""

secrets: Final = Table(
    "secrets",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""The key that signs cookies, made at the first start, and the one that signs notices."""

uptime: Final = Table(
    "uptime",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("ran", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("resumed", BigInteger, nullable=False),
)
"""One row: how far table time had come (`ran`) at a time of day (`at`), and at the end of the last outage."""
