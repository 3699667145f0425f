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
    current = revision_of(db)
    if current == scripts.get_current_head():
        return
    if current is not None:
        _check_known(scripts, "the database", current)
    command.upgrade(config, "head")


def build(db: Connection, revision: str, what: str) -> None:
    """The schema of a revision, in an empty database; `NewerSchema` if ``what`` comes from a newer version."""
    config = configuration(db)
    _check_known(ScriptDirectory.from_config(config), what, revision)
    command.upgrade(config, revision)


def revision_of(db: Connection) -> str | None:
    """The revision of a database's schema; none if it is empty."""
    return MigrationContext.configure(db).get_current_revision()


def is_current(db: Connection) -> bool:
    """Whether the database has the schema of this version."""
    head = ScriptDirectory.from_config(configuration(db)).get_current_head()
    return revision_of(db) == head


def configuration(db: Connection) -> Config:
    """Alembic's configuration for a connection."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = db
    return config


def _check_known(scripts: ScriptDirectory, what: str, revision: str) -> None:
    try:
        scripts.get_revision(revision)
    except CommandError:
        raise NewerSchema(
            f"{what} has schema {revision}, which this version of Astrarium does not know: "
            "it was written by a newer one"
        ) from None
