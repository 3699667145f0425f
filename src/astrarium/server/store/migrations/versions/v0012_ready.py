"""Whoever sits at a table that waits is ready for the game as its options are; games under way are put away."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Who sits there already has sat down for these options."""
    op.add_column("seats", sa.Column("ready", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_table(
        "put_away",
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=10), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_put_away_person_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_put_away_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person_id", "table_id", name="pk_put_away"),
    )
    op.execute("UPDATE seats SET ready = true WHERE kind = 'person'")
