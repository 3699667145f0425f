"""Accounts of programs, which belong to somebody."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Everybody so far is a person."""
    op.add_column("people", sa.Column("program_of", sa.String(length=32), nullable=True))
    op.create_index("ix_people_program", "people", ["program_of"], unique=False)
