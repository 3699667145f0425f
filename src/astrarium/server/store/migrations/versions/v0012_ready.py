"""Whoever sits at a table that waits is ready for the game as its options are, until they are changed."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Who sits there already has sat down for these options."""
    op.add_column("seats", sa.Column("ready", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.execute("UPDATE seats SET ready = true WHERE kind = 'person'")
