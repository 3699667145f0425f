"""Table time, when people were last at a table, bots that stand in, and games that shall end."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them. Table time begins with the last change of any table, and until then everybody was there."""
    op.create_table(
        "uptime",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("ran", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("resumed", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_uptime")),
    )
    op.add_column("seats", sa.Column("seen", sa.BigInteger(), server_default="0", nullable=False))
    op.add_column("seats", sa.Column("stand_in", sa.String(length=8), server_default="", nullable=False))
    op.add_column("seats", sa.Column("stand_in_seq", sa.Integer(), server_default="0", nullable=False))
    op.add_column("tables", sa.Column("ending", sa.Text(), server_default="[]", nullable=False))
    op.execute("UPDATE seats SET seen = (SELECT coalesce(max(updated), 0) FROM tables)")
