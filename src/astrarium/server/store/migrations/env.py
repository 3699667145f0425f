"""Runs migrations on the connection that the program gives, in its transaction."""

from alembic import context

from astrarium.server.store.models import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    # SQLite changes a table by making it anew.
    render_as_batch=True,
)
context.run_migrations()
