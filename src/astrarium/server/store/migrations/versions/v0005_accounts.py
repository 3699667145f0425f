"""Sessions, links that work once, what names look like, addresses for mail, people who have gone."""

import sqlalchemy as sa
from alembic import op

from astrarium.server.people.look_alikes import skeleton

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them; everybody's cookies are of the old form, and accounts keep their names."""
    op.add_column("people", sa.Column("name_skeleton", sa.String(length=200), nullable=True))
    op.add_column("people", sa.Column("name_twin", sa.Integer(), server_default="0", nullable=False))
    op.add_column("people", sa.Column("email", sa.String(length=254), nullable=True))
    op.add_column("people", sa.Column("old_cookies", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("people", sa.Column("deleted", sa.BigInteger(), nullable=True))
    _fill()
    op.create_index("ix_people_skeleton", "people", ["name_skeleton", "name_twin"], unique=True)
    op.create_index("ix_people_email", "people", ["email"], unique=False)
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("device", sa.String(length=60), server_default="", nullable=False),
        sa.Column("place", sa.String(length=60), server_default="", nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_sessions_person_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sessions")),
    )
    op.create_index("ix_sessions_person", "sessions", ["person_id"], unique=False)
    op.create_table(
        "links",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("email", sa.String(length=254), server_default="", nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_links_person_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_links")),
    )
    op.create_index("ix_links_person", "links", ["person_id"], unique=False)


def _fill() -> None:
    """What the names of accounts look like; the oldest of several that look alike is the first twin."""
    people = sa.table(
        "people",
        sa.column("id", sa.String),
        sa.column("name", sa.String),
        sa.column("name_key", sa.String),
        sa.column("created", sa.BigInteger),
        sa.column("name_skeleton", sa.String),
        sa.column("name_twin", sa.Integer),
        sa.column("old_cookies", sa.Boolean),
    )
    db = op.get_bind()
    db.execute(people.update().values(old_cookies=sa.true()))
    accounts = sa.select(people.c.id, people.c.name).where(people.c.name_key.is_not(None))
    twins: dict[str, int] = {}
    for person, name in db.execute(accounts.order_by(people.c.created, people.c.id)).all():
        looks = skeleton(name)
        twins[looks] = twins.get(looks, -1) + 1
        change = people.update().where(people.c.id == person)
        db.execute(change.values(name_skeleton=looks, name_twin=twins[looks]))
