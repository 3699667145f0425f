"""Texts of one's own for any option of any game: the sets of cards become some of them."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Every set so far is one of Race for the Galaxy."""
    op.create_table(
        "own_texts",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("option", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_own_texts_person_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_own_texts")),
    )
    op.create_index("ix_own_texts_person", "own_texts", ["person_id"], unique=False)
    op.execute(
        "INSERT INTO own_texts (id, person_id, game, option, name, text, updated) "
        "SELECT id, person_id, 'race', 'cards', name, text, updated FROM card_sets"
    )
    op.drop_table("card_sets")
