"""People can be banned by the host."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody is banned yet."""
    op.add_column("people", sa.Column("banned", sa.BigInteger(), nullable=True))
