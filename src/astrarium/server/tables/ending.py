"""Giving a table up: before the start by whoever made it, later when everybody agrees."""

from astrarium.server.errors import ApiError
from astrarium.server.host import Host
from astrarium.server.people.person import Person
from astrarium.server.tables.access import Snapshot, open_table
from astrarium.server.tables.change import change_of
from astrarium.server.tables.consent import asked_to_end, may_end
from astrarium.server.tables.states import table_state
from astrarium.server.tables.write import write_table
from astrarium.server.wire import TableState


def wish_end(host: Host, table: str, person: Person) -> TableState:
    """A person wishes that a table ends; a running game does when nobody is left who has not agreed."""
    with open_table(host, table, person) as snapshot:
        if snapshot.table.status == "waiting":
            snapshot.must_own()
            give_up(host, snapshot)
            return table_state(host, snapshot)
        _must_be_asked(snapshot)
        agreed = {*snapshot.table.ending, person.id}
        if asked_to_end(host, snapshot.table, snapshot.seats) <= agreed:
            give_up(host, snapshot)
        elif person.id not in snapshot.table.ending:
            _write(host, snapshot, [*snapshot.table.ending, person.id])
        return table_state(host, snapshot)


def decline_end(host: Host, table: str, person: Person) -> TableState:
    """A person wants the game to go on: then nobody has agreed to its end."""
    with open_table(host, table, person) as snapshot:
        _must_be_asked(snapshot)
        if snapshot.table.ending:
            _write(host, snapshot, [])
        return table_state(host, snapshot)


def give_up(host: Host, snapshot: Snapshot) -> None:
    """A table is over, without a result; what was played stays to be looked at."""
    at = host.now()
    change = change_of(
        snapshot.table, snapshot.seats, "seats", at, status="abandoned", to_act=[], ending=[], updated=at
    )
    write_table(host, snapshot, change)


def _must_be_asked(snapshot: Snapshot) -> None:
    if snapshot.table.status not in ("waiting", "playing"):
        raise ApiError("not-allowed", "the table is over already")
    snapshot.must_be("playing")
    if not may_end(snapshot.table, snapshot.seats, snapshot.person.id):
        raise ApiError("not-allowed", "only those who play at a table can end it")


def _write(host: Host, snapshot: Snapshot, ending: list[str]) -> None:
    write_table(host, snapshot, change_of(snapshot.table, snapshot.seats, "seats", host.now(), ending=ending))
