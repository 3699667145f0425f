"""Tables know the round that is played."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the round; that of a table under way is known again with its next move."""
    op.add_column("tables", sa.Column("round", sa.Text(), server_default="[0,0]", nullable=False))
