"""What is counted before it is written: whoever counts the same waits until the one before has written."""

from typing import Final

from sqlalchemy import Connection, func, select

LOCK: Final = 4_170_919
"""A number of our own, beside which PostgreSQL locks whatever is named."""


def wait_for_turn(db: Connection, name: str) -> None:
    """Let nobody else count what is called so until the end of this transaction.

    On SQLite nobody else writes meanwhile anyway.
    """
    if db.dialect.name == "postgresql":
        db.execute(select(func.pg_advisory_xact_lock(LOCK, func.hashtext(name))))
