"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make all tables."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("name_key", sa.String(length=160), nullable=True),
        sa.Column("password", sa.String(length=200), nullable=True),
        sa.Column("webhook", sa.String(length=500), server_default="", nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
        sa.UniqueConstraint("name_key", name=op.f("uq_people_name_key")),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_secrets")),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=10), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("seed", sa.BigInteger(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("title", sa.String(length=80), server_default="", nullable=False),
        sa.Column("status", sa.String(length=12), nullable=False),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.Column("clock", sa.Text(), server_default="{}", nullable=False),
        sa.Column("owner", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), server_default="0", nullable=False),
        sa.Column("change", sa.BigInteger(), server_default="1", nullable=False),
        sa.Column("to_act", sa.Text(), server_default="[]", nullable=False),
        sa.Column("result", sa.Text(), server_default="null", nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["people.id"], name=op.f("fk_tables_owner")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_index("ix_tables_status_updated", "tables", ["status", "updated"], unique=False)
    op.create_table(
        "chat",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("table_id", sa.String(length=10), nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_chat_person_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_chat_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_chat")),
    )
    op.create_index("ix_chat_table", "chat", ["table_id", "id"], unique=False)
    op.create_table(
        "moves",
        sa.Column("table_id", sa.String(length=10), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=4), nullable=False),
        sa.Column("text", sa.Text(), server_default="", nullable=False),
        sa.Column("post", sa.String(length=64), server_default="", nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_moves_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seq", name=op.f("pk_moves")),
    )
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(length=10), nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_notes_person_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_notes_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "person_id", name=op.f("pk_notes")),
    )
    op.create_table(
        "posts",
        sa.Column("table_id", sa.String(length=10), nullable=False),
        sa.Column("post", sa.String(length=64), nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("last", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_posts_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "person_id", "post", name=op.f("pk_posts")),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(length=10), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=True),
        sa.Column("bot", sa.String(length=60), server_default="", nullable=False),
        sa.Column("name", sa.String(length=60), server_default="", nullable=False),
        sa.Column("invitation", sa.String(length=64), server_default="", nullable=False),
        sa.Column("answers", sa.Text(), server_default="{}", nullable=False),
        sa.Column("clock_left", sa.BigInteger(), nullable=True),
        sa.Column("clock_since", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_seats_person_id"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_seats_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seats")),
    )
    op.create_index("ix_seats_person", "seats", ["person_id"], unique=False)
    op.create_table(
        "votes",
        sa.Column("table_id", sa.String(length=10), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_votes_person_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["table_id", "seat"], ["seats.table_id", "seats.seat"], name=op.f("fk_votes_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", "person_id", name=op.f("pk_votes")),
    )
