"""The statements of a move, in the words of the database: SQLAlchemy's work around one takes longer than the one."""

from collections.abc import Mapping
from typing import Any, final

from sqlalchemy import Connection, Dialect, Insert, Update
from sqlalchemy.exc import DBAPIError


def say(db: Connection, words: str, values: Mapping[str, Any] | None = None) -> int:
    """Hand words to the driver as they are; how many rows they touched. They fail like any other statement."""
    errors = db.dialect.loaded_dbapi.Error
    driver: Any = db.connection.driver_connection
    try:
        touched: int = driver.execute(words, values or {}).rowcount
    except errors as error:
        given = dict(values or {})
        raise DBAPIError.instance(words, given, error, errors, hide_parameters=True, dialect=db.dialect) from error
    return touched


@final
class Prepared:
    """A statement that is put into words once for each kind of database, and handed to the driver as it is."""

    def __init__(self, statement: Insert | Update) -> None:
        self._statement = statement
        # By the name of the database: the words, and the values that always stand in them.
        self._words: dict[str, tuple[str, dict[str, Any]]] = {}

    def run(self, db: Connection, values: Mapping[str, Any]) -> int:
        """Carry it out in the transaction of ``db``; how many rows it touched."""
        words, fixed = self._words.get(db.dialect.name) or self._put(db.dialect)
        return say(db, words, {**fixed, **values})

    def _put(self, dialect: Dialect) -> tuple[str, dict[str, Any]]:
        # Both drivers take parameters by name; SQLAlchemy would give SQLite's by their places.
        kind: Any = type(dialect)
        named = kind(paramstyle="named") if dialect.name == "sqlite" else dialect
        columns = [column.name for column in self._statement.table.columns] if self._statement.is_insert else None
        compiled = self._statement.compile(dialect=named, column_keys=columns)
        fixed = {name: value for name, value in compiled.params.items() if value is not None}
        self._words[dialect.name] = (str(compiled), fixed)
        return self._words[dialect.name]
