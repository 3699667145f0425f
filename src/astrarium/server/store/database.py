"""The connection to the database: reading, writing, and what can be wrong with it."""

import os
import threading
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import Any, Final, Generic, TypeVar, cast

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import URL, Engine, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, SQLAlchemyError

from astrarium.kernel import AstrariumError
from astrarium.server.store.migrating import NewerSchema, is_current, migrate
from astrarium.server.store.prepared import say

BUSY_MILLISECONDS: Final = 10_000
"""How long SQLite waits for another process that writes."""

PRIVATE: Final = 0o600

R = TypeVar("R")

ONE_MOMENT: Final = "REPEATABLE READ"


class StoreError(AstrariumError):
    """The database cannot be used; the text says why, in one sentence."""


class Task(Generic[R]):
    """Work that one thread wants to have written, and another may write with its own."""

    def __init__(self, work: Callable[[Connection], R]) -> None:
        self.is_done = False
        self._work = work
        self._result: R | None = None
        self._error: Exception | None = None

    def do(self, db: Connection) -> None:
        """Do it in the transaction of ``db``; an error is everybody's."""
        self._result = self._work(db)

    def do_alone(self, writing: Callable[[], AbstractContextManager[Connection]]) -> None:
        """Do it in a transaction of its own; an error is its own."""
        try:
            with writing() as db:
                self.do(db)
        except Exception as error:
            self._error = error
        self.is_done = True

    def outcome(self) -> R:
        """What came of it."""
        if self._error is not None:
            raise self._error
        if not self.is_done:
            raise RuntimeError("what was to be written was not")
        return cast(R, self._result)


class Store:
    """A database: transactions that read, and transactions that write.

    Calls block, so they are made in threads: a transaction here takes a fraction of a millisecond, and on SQLite
    an asynchronous driver would only hide such a thread behind more work for every statement.
    """

    def __init__(self, url: str, connections: int = 8, only_read: bool = False) -> None:
        self.url = read_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self._engine = _engine(self.url, connections, only_read)
        # SQLite shows a reader one moment by itself.
        self._reader = self._engine if self.is_sqlite else self._engine.execution_options(isolation_level=ONE_MOMENT)
        # Writers of one process wait here, in order; SQLite would make them poll.
        self._writing = threading.Lock()
        self._writer: Connection | None = None
        # Work that is to be done together: whoever has the turn does all of it.
        self._turn = threading.Lock()
        self.waiting: deque[Task[Any]] = deque()

    @property
    def name(self) -> str:
        """What kind of database it is."""
        return self.url.get_backend_name()

    def open(self) -> None:
        """Make the tables of a new database, bring an older one up to date, and refuse a newer one."""
        with self.told_shortly():
            self.keep_private()
            with self.write() as db:
                migrate(db)

    def keep_private(self) -> None:
        """Let nobody but its owner read a file of SQLite: it holds the signing key and the seeds.

        SQLite gives the files beside it the rights of the database.
        """
        if not self.is_sqlite:
            return
        path = Path(str(self.url.database))
        # What cannot be opened, SQLite says best.
        with suppress(OSError):
            # Made here, so that it is never open to others, not even for a moment.
            os.close(os.open(path, os.O_RDONLY | os.O_CREAT, PRIVATE))
        for file in (path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")):
            # Somebody else's file is left as it is.
            with suppress(PermissionError, FileNotFoundError):
                file.chmod(file.stat().st_mode & PRIVATE)

    def check(self) -> None:
        """Refuse a database that is not there, or is of another schema; nothing is changed."""
        path = Path(str(self.url.database))
        if self.is_sqlite and not path.exists():
            raise StoreError(f"there is no database {path}")
        with self.told_shortly(), self.read() as db:
            current = is_current(db)
        if not current:
            raise StoreError("the database has another schema: start this version of the server on it once")

    @contextmanager
    def told_shortly(self) -> Iterator[None]:
        """What is wrong with the database is said in one sentence, by `StoreError`."""
        try:
            yield
        except NewerSchema as error:
            raise StoreError(str(error)) from None
        except DBAPIError as error:
            raise StoreError(f"cannot use the database {self.shown}: {_reason(error)}") from None
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(f"cannot use the database {self.shown}: {error}") from None

    @property
    def shown(self) -> str:
        """The address without its password."""
        return self.url.render_as_string(hide_password=True)

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """A transaction that only reads, and so sees one moment."""
        with self._reader.connect() as db, db.begin():
            yield db

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """A transaction that writes; committed at the end, and on disk when this returns."""
        if not self.is_sqlite:
            with self._engine.begin() as db:
                yield db
            return
        with self._writing:
            # One at a time, so one connection is enough, and opening it for each would take longer than the rest.
            if self._writer is None:
                self._writer = self._engine.connect().execution_options(astrarium_writes=True)
            with self._writer.begin():
                yield self._writer

    def together(self, work: Callable[[Connection], R]) -> R:
        """Do work in a transaction that writes, on disk when this returns; on SQLite with whoever waits, too.

        Syncing the disk takes longer than the work, so what has come while others wrote is written at once. Work
        may be begun again, in a transaction of its own, if that of somebody else fails: it changes nothing but
        the database.
        """
        if not self.is_sqlite:
            with self.write() as db:
                return work(db)
        task = Task(work)
        self.waiting.append(task)
        with self._turn:
            # Whoever had the turn before may have done it already.
            if not task.is_done:
                self._do_all()
        return task.outcome()

    def _do_all(self) -> None:
        tasks = [self.waiting.popleft() for _ in range(len(self.waiting))]
        try:
            with self.write() as db:
                for task in tasks:
                    task.do(db)
        except Exception:
            for task in tasks:
                task.do_alone(self.write)
        else:
            for task in tasks:
                task.is_done = True

    def connect_alone(self) -> Connection:
        """A connection that nobody else will use: what it holds is held until it is closed, or breaks."""
        db = self._engine.connect()
        db.detach()
        return db

    def close(self) -> None:
        """Let go of all connections."""
        with self._writing:
            if self._writer is not None:
                self._writer.close()
                self._writer = None
        self._engine.dispose()


def read_url(text: str) -> URL:
    """The address of a database; a plain path is SQLite."""
    if "://" not in text:
        text = f"sqlite:///{text}"
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise StoreError("the address of the database should be sqlite:///path or postgresql://…") from None
    if url.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
        return url.set(drivername="postgresql+psycopg")
    if url.drivername != "sqlite":
        raise StoreError(f"{url.drivername!r} is no database known here: use sqlite:///path or postgresql://…")
    if not url.database or url.database == ":memory:":
        raise StoreError("the database needs a file: sqlite:///path")
    return url


def _engine(url: URL, connections: int, only_read: bool) -> Engine:
    # Parameters are hidden from the texts of errors, and so from the log: they may be tokens and hashes.
    if url.get_backend_name() == "sqlite":
        path = Path(str(url.database))
        _check_file(path)
        if only_read and _is_sealed(path):
            url = url.set(database=path.absolute().as_uri(), query={"immutable": "1", "uri": "true"})
        engine = create_engine(url, pool_size=connections, max_overflow=connections, hide_parameters=True)
        event.listen(engine, "connect", _prepare_sqlite_for_reading if only_read else _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    try:
        return create_engine(
            url, pool_size=connections, max_overflow=connections, pool_pre_ping=True, hide_parameters=True
        )
    except NoSuchModuleError as error:
        raise StoreError(f"cannot use the database: {error}") from None


def _check_file(path: Path) -> None:
    if not path.parent.is_dir():
        raise StoreError(f"cannot use the database {path}: there is no folder {path.parent}")
    if path.is_dir():
        raise StoreError(f"cannot use the database {path}: it is a folder")


def _is_sealed(path: Path) -> bool:
    """Whether nobody writes here: in a folder that is write-protected SQLite cannot lay its own files beside it."""
    return not os.access(path.parent, os.W_OK) and not path.with_name(f"{path.name}-wal").exists()


def _prepare_sqlite_for_reading(connection: Any, _record: Any) -> None:
    # The journal is left as it is: to change it is to write.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
    cursor.execute("PRAGMA query_only = ON")
    cursor.close()


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    # Transactions are begun below, and not by the driver, which would begin them too late.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
    cursor.execute("PRAGMA journal_mode = WAL")
    # A commit returns when it is on disk: what was answered survives a power cut, too.
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _begin_sqlite(db: Connection) -> None:
    # A reader that turns into a writer can fail in WAL mode; so a writer says at once that it is one.
    writes = db.get_execution_options().get("astrarium_writes", False)
    say(db, "BEGIN IMMEDIATE" if writes else "BEGIN")


def _reason(error: DBAPIError) -> str:
    """The first line of what the database said."""
    return str(error.orig).strip().splitlines()[0] if str(error.orig).strip() else type(error.orig).__name__
