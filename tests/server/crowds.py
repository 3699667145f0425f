"""A database with a crowd in it, and how it goes about its questions."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, event, insert, text

from astrarium.games import catalogue
from astrarium.server.host import Host
from astrarium.server.people.person import Person
from astrarium.server.settings import Settings
from astrarium.server.store import models
from astrarium.server.tables.list_places import write_place
from astrarium.server.tables.lists import Wanted, list_tables

PEOPLE = 2400
CROWD = 12_000
"""Tables: one in four waits, one in four is played, the others are over."""
STATUS = ("waiting", "playing", "finished", "finished")
GAMES = tuple(catalogue.names())
CLOCKS = ("none", "live", "turns")

SCANS = ("SCAN tables", "SCAN seats", "SCAN people")
"""What SQLite says where it reads everything, whether by an index or not."""

PLAYER = Person("p7", "Somebody", False)


class Plan(Struct):
    """How a database goes about a question."""

    text: str
    scans: bool
    """It looks at every row of the tables or of the seats."""


def fill(db: Connection) -> None:
    """Put the crowd into a database."""
    db.execute(insert(models.people), [_person(number) for number in range(PEOPLE)])
    db.execute(insert(models.tables), [_table(number) for number in range(CROWD)])
    db.execute(insert(models.seats), [_seat(number, seat) for number in range(CROWD) for seat in range(2)])
    votes = [{"table_id": f"t{number}", "seat": 0, "person_id": "p0"} for number in range(CROWD)]
    db.execute(insert(models.votes), votes)
    away = [{"table_id": f"t{number}", "person_id": f"p{number % PEOPLE}"} for number in range(0, CROWD, 5)]
    db.execute(insert(models.put_away), away)


def _person(number: int) -> dict[str, Any]:
    return {"id": f"p{number}", "name": "x", "created": 1, "origin": f"o{number // 3}"}


def _table(number: int) -> dict[str, Any]:
    clock = CLOCKS[number // 7 % 3]
    return {
        "id": f"t{number}",
        "game": GAMES[number % len(GAMES)],
        "version": 1,
        "players": 2,
        "seed": 1,
        "options": "{}",
        "status": STATUS[number // 3 % 4],
        "private": number % 5 == 0,
        "clock": f'{{"kind":"{clock}","seconds":600}}',
        "pace": clock,
        "owner": f"p{number % PEOPLE}",
        "to_act": "[1]",
        "created": 1,
        "updated": number // 2,
    }


def _seat(number: int, seat: int) -> dict[str, Any]:
    free = seat == 1 and STATUS[number // 3 % 4] == "waiting"
    who = (
        {"kind": "open", "person_id": None}
        if free
        else {"kind": "person", "person_id": f"p{(number + seat) % PEOPLE}"}
    )
    return {"table_id": f"t{number}", "seat": seat, "name": "x", **who}


@contextmanager
def crowded(database: str, folder: Path) -> Iterator[Host]:
    """The parts of a server on a database with a crowd in it."""
    host = Host(Settings(database=database, static=folder))
    host.store.open()
    with host.store.write() as db:
        fill(db)
    if not host.store.is_sqlite:
        # PostgreSQL does so by itself, after a while.
        with host.store.write() as db:
            db.execute(text("ANALYZE"))
    try:
        yield host
    finally:
        host.store.close()


def plans(host: Host, person: Person, of: Any, **filters: Any) -> list[Plan]:
    """How the database goes about two pages of a list."""

    def ask() -> None:
        for after in ("", write_place((0, CROWD // 4, "t5"))):
            list_tables(host, person, Wanted(of=of, limit=2, after=after, **filters))

    return plans_of(host, ask)


def plans_of(host: Host, work: Callable[[], None]) -> list[Plan]:
    """How the database goes about what some work asks of it."""
    asked: list[tuple[str, Any]] = []

    def hear(db: Any, cursor: Any, words: str, values: Any, *_: Any) -> None:
        if words.startswith("SELECT"):
            asked.append((words, values))

    event.listen(host.store._engine, "before_cursor_execute", hear)
    try:
        work()
    finally:
        event.remove(host.store._engine, "before_cursor_execute", hear)
    with host.store.read() as db:
        return [_explained(db, words, values) for words, values in asked]


def plan_of(db: Connection, statement: Any) -> Plan:
    """How a database would go about a statement."""
    compiled = statement.compile(db.engine)
    values: Any = compiled.params if db.dialect.name != "sqlite" else tuple(compiled.params.values())
    return _explained(db, str(compiled), values)


def _explained(db: Connection, words: str, values: Any) -> Plan:
    if db.dialect.name == "sqlite":
        told = [row.detail for row in db.exec_driver_sql(f"EXPLAIN QUERY PLAN {words}", values)]
        return Plan("\n".join([words, *told]), any(line.startswith(SCANS) for line in told))
    [[root]] = db.exec_driver_sql(f"EXPLAIN (FORMAT JSON) {words}", values).scalars()
    nodes = list(_nodes(root["Plan"]))
    told = [f"{node['Node Type']} {node.get('Relation Name', '')} {node.get('Index Cond', '')}" for node in nodes]
    return Plan("\n".join([words, *told]), any(_reads_all(node) for node in nodes))


def _nodes(node: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield node
    for child in node.get("Plans", ()):
        yield from _nodes(child)


def _reads_all(node: dict[str, Any]) -> bool:
    kind = node["Node Type"]
    return kind == "Seq Scan" or (kind.startswith(("Index", "Bitmap Index")) and "Index Cond" not in node)
