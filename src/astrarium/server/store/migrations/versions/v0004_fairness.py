"""Tables tell whether somebody could know their seed, and seal it if nobody does."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """What was made before counts as it always did."""
    op.add_column("tables", sa.Column("practice", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("tables", sa.Column("salt", sa.String(length=32), server_default="", nullable=False))
