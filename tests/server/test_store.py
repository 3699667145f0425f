import threading
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import insert, select, text
from sqlalchemy.exc import IntegrityError

from astrarium.server.store import models
from astrarium.server.store.database import Store, StoreError, read_url
from astrarium.server.store.keys import kept_secret, signing_key
from tests.server.clusters import Cluster


@pytest.fixture
def store(new_database: str) -> Store:
    found = Store(new_database)
    found.open()
    return found


def add_secret(store: Store, name: str) -> None:
    with store.write() as db:
        db.execute(insert(models.secrets).values(name=name, value="x"))


def add_secret_twice(store: Store) -> None:
    with store.write() as db:
        db.execute(insert(models.secrets).values(name="one", value="x"))
        db.execute(insert(models.secrets).values(name="one", value="y"))


def secrets_of(store: Store) -> list[str]:
    with store.read() as db:
        return list(db.execute(select(models.secrets.c.name).order_by(models.secrets.c.name)).scalars())


def test_the_migrations_make_what_the_models_say(store: Store) -> None:
    with store.read() as db:
        context = MigrationContext.configure(db, opts={"compare_type": True})
        assert compare_metadata(context, models.METADATA) == []
    store.close()


def test_an_open_database_can_be_opened_again_and_keeps_what_it_has(store: Store, new_database: str) -> None:
    add_secret(store, "kept")
    store.close()
    again = Store(new_database)
    again.open()
    assert secrets_of(again) == ["kept"]
    again.close()


def test_many_that_start_together_make_the_tables_once(new_database: str) -> None:
    stores = [Store(new_database) for _ in range(4)]
    failures: list[Exception] = []

    def work(store: Store) -> None:
        try:
            store.open()
        except Exception as error:
            failures.append(error)

    threads = [threading.Thread(target=work, args=[store]) for store in stores]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []
    for store in stores:
        assert secrets_of(store) == []
        store.close()


def test_a_newer_schema_is_refused_in_one_sentence(store: Store, new_database: str) -> None:
    with store.write() as db:
        db.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    store.close()
    newer = Store(new_database)
    with pytest.raises(StoreError, match=r"schema 9999.*newer") as caught:
        newer.open()
    assert "\n" not in str(caught.value)
    newer.close()


def test_a_transaction_that_fails_writes_nothing(store: Store) -> None:
    with pytest.raises(IntegrityError):
        add_secret_twice(store)
    assert secrets_of(store) == []
    store.close()


def test_a_move_can_only_belong_to_a_table(store: Store) -> None:
    with pytest.raises(IntegrityError), store.write() as db:
        db.execute(insert(models.moves).values(table_id="nowhere", seq=1, seat=0, kind="act", at=0))
    store.close()


def test_writers_wait_for_each_other(store: Store, new_database: str) -> None:
    """Two processes that add to the same number lose nothing: a writer begins as one."""
    other = Store(new_database)

    def work(one: Store) -> None:
        for _ in range(25):
            with one.write() as db:
                before = db.execute(
                    select(models.secrets.c.value).where(models.secrets.c.name == "n").with_for_update()
                ).scalar_one()
                db.execute(
                    models.secrets.update().where(models.secrets.c.name == "n").values(value=str(int(before) + 1))
                )

    with store.write() as db:
        db.execute(insert(models.secrets).values(name="n", value="0"))
    threads = [threading.Thread(target=work, args=[one]) for one in (store, other, store)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    with store.read() as db:
        assert db.execute(select(models.secrets.c.value)).scalar_one() == "75"
    store.close()
    other.close()


def test_the_key_is_made_once(store: Store) -> None:
    key = signing_key(store)
    assert len(key) == 32
    assert signing_key(store) == key
    assert signing_key(store, "mine" * 8) == b"mine" * 8
    store.close()


def test_sqlite_writes_ahead_and_to_the_disk(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'a.db'}")
    store.open()
    with store.read() as db:
        assert db.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert db.execute(text("PRAGMA synchronous")).scalar() == 2
        assert db.execute(text("PRAGMA foreign_keys")).scalar() == 1
    store.close()


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("mysql://somewhere/x", "is no database known here"),
        ("sqlite://", "needs a file"),
        ("sqlite:///:memory:", "needs a file"),
        ("sqlite:////nowhere/at/all.db", "there is no folder /nowhere/at"),
        ("sqlite:////", "it is a folder"),
        ("postgresql://h:port/x", "should be"),
    ],
)
def test_an_address_that_cannot_be_used_is_refused_in_one_sentence(address: str, said: str) -> None:
    with pytest.raises(StoreError, match=said):
        Store(address).open()


def test_a_plain_path_is_sqlite(tmp_path: Path) -> None:
    assert read_url(str(tmp_path / "a.db")).drivername == "sqlite"
    assert read_url("postgres://x@h/d").drivername == "postgresql+psycopg"


def test_a_postgresql_that_does_not_answer_is_refused_in_one_sentence(postgres: Cluster) -> None:
    store = Store(postgres.address("nothing_here"))
    with pytest.raises(StoreError, match="nothing_here") as caught:
        store.open()
    assert "\n" not in str(caught.value)
    store.close()


def test_the_password_is_never_shown() -> None:
    store = Store("postgresql://me:hush@localhost:1/x")
    with pytest.raises(StoreError) as caught:
        store.open()
    assert "hush" not in str(caught.value)
    store.close()


def test_of_two_processes_that_make_a_secret_at_once_both_keep_that_of_the_first(postgres: Cluster) -> None:
    first, second = Store(postgres.cleaned()), Store(postgres.cleaned())
    first.open()
    second.open()

    def overtaken() -> str:
        assert kept_secret(second, "tried", lambda: "of the second") == "of the second"
        return "of the first"

    assert kept_secret(first, "tried", overtaken) == "of the second"
    first.close()
    second.close()
