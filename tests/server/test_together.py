"""Work of several threads is written at once, on SQLite in one transaction, and each has its own outcome."""

import threading
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor

import pytest
from sqlalchemy import Connection, event, insert, select
from sqlalchemy.engine import Engine
from sqlalchemy.exc import IntegrityError

from astrarium.server.store import models
from astrarium.server.store.database import Store
from tests.server.seating import until


@pytest.fixture
def store(new_database: str) -> Iterator[Store]:
    found = Store(new_database)
    found.open()
    yield found
    found.close()


@pytest.fixture
def commits() -> Iterator[list[Connection]]:
    """The transactions that were committed so far."""
    seen: list[Connection] = []
    note = seen.append
    event.listen(Engine, "commit", note)
    yield seen
    event.remove(Engine, "commit", note)


def told(name: str) -> str:
    """What whoever writes a name is told."""
    return f"{name} is written"


def add(db: Connection, name: str) -> str:
    """Write a name."""
    db.execute(insert(models.secrets).values(name=name, value="x"))
    return told(name)


def names(store: Store) -> list[str]:
    with store.read() as db:
        return sorted(db.execute(select(models.secrets.c.name)).scalars())


def crowd(store: Store, asked: list[str]) -> list[Future[str]]:
    """One thread writes and takes its time; meanwhile others come with these names."""
    begun, go = threading.Event(), threading.Event()

    def slow(db: Connection) -> str:
        found = add(db, "first")
        begun.set()
        assert go.wait(20)
        return found

    with ThreadPoolExecutor(len(asked) + 1) as threads:
        first = threads.submit(store.together, slow)
        assert begun.wait(20)
        others = [threads.submit(store.together, lambda db, name=name: add(db, name)) for name in asked]
        if store.is_sqlite:
            until(lambda: len(store.waiting) == len(asked))
        go.set()
    return [first, *others]


def test_what_comes_while_others_write_is_written_at_once(store: Store, commits: list[Connection]) -> None:
    before = len(commits)
    done = crowd(store, ["a", "b", "c", "d"])
    assert [each.result() for each in done] == [told(name) for name in ("first", "a", "b", "c", "d")]
    assert names(store) == ["a", "b", "c", "d", "first"]
    if store.is_sqlite:
        # Reading the names was the third.
        assert len(commits) - before == 3


def test_what_fails_leaves_no_trace_and_the_others_are_written(store: Store) -> None:
    done = crowd(store, ["a", "first", "b"])
    assert [each.result() for each in (done[0], done[1], done[3])] == [told(name) for name in ("first", "a", "b")]
    with pytest.raises(IntegrityError):
        done[2].result()
    assert names(store) == ["a", "b", "first"]


def test_a_failure_is_told_to_nobody_else_later(store: Store) -> None:
    def fail(db: Connection) -> None:
        add(db, "half")
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        store.together(fail)
    assert store.together(lambda db: add(db, "whole")) == told("whole")
    assert names(store) == ["whole"]
