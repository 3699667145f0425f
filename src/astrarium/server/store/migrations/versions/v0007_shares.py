"""Lists of tables have indexes of their own, the kind of a clock is a column, and guests have an origin."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns and the indexes; one that began like the new one goes."""
    op.add_column("tables", sa.Column("pace", sa.String(length=8), server_default="none", nullable=False))
    for pace in ("live", "turns"):
        op.execute(f"UPDATE tables SET pace = '{pace}' WHERE clock LIKE '%\"kind\":\"{pace}\"%'")
    op.drop_index("ix_tables_status_updated", "tables")
    op.create_index("ix_tables_listed", "tables", ["status", "private", "updated", "id"], unique=False)
    op.create_index("ix_tables_owner", "tables", ["owner"], unique=False)
    op.add_column("people", sa.Column("origin", sa.String(length=16), server_default="", nullable=False))
    op.create_index("ix_people_origin", "people", ["origin"], unique=False)
