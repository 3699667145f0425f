"""Bringing a database to the schema of this version."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection, text

from astrarium.kernel import AstrariumError

FOLDER: Final = Path(__file__).parent / "migrations"
LOCK: Final = 4_170_917
"""A number of our own: processes that start together migrate one after another."""


class NewerSchema(AstrariumError):
    """The database was written by a newer version of the program."""


def migrate(db: Connection) -> None:
    """All migrations that the database lacks, in the transaction that is given."""
    if db.dialect.name == "postgresql":
        db.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": LOCK})
    config = configuration(db)
    scripts = ScriptDirectory.from_config(config)
    current = MigrationContext.configure(db).get_current_revision()
    if current == scripts.get_current_head():
        return
    if current is not None and not _known(scripts, current):
        raise NewerSchema(
            f"the database has schema {current}, which this version of Astrarium does not know: "
            "it was written by a newer one"
        )
    command.upgrade(config, "head")


def configuration(db: Connection) -> Config:
    """Alembic's configuration for a connection."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = db
    return config


def _known(scripts: ScriptDirectory, revision: str) -> bool:
    try:
        return scripts.get_revision(revision) is not None
    except CommandError:
        return False
