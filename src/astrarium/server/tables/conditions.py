"""What will be played at a table that waits: changed by who made it, agreed to by all who sit there."""

from typing import Any

from msgspec import structs

from astrarium.server.errors import ApiError
from astrarium.server.host import Host
from astrarium.server.people.person import Person
from astrarium.server.requests import Conditions
from astrarium.server.tables.access import open_table
from astrarium.server.tables.change import change_of
from astrarium.server.tables.create import checked_clock
from astrarium.server.tables.rows import SeatRow
from astrarium.server.tables.seats import change_seats
from astrarium.server.tables.states import table_state
from astrarium.server.tables.timeline import Timeline
from astrarium.server.tables.write import write_table
from astrarium.server.wire import TableState


def change_conditions(host: Host, table: str, person: Person, ask: Conditions) -> TableState:
    """Other options or another clock: everybody else who sits there has to say anew that they are ready."""
    with open_table(host, table, person) as snapshot:
        snapshot.must_own()
        snapshot.must_be("waiting")
        before = snapshot.table
        if before.seq:
            raise ApiError("not-allowed", "this game goes on from a record, with the options that it has")
        wanted = {name: _as_told(before.options, name, value) for name, value in ask.options.items()}
        timeline = Timeline.begin(before.game, before.players, before.seed, wanted, before.version)
        options, clock = timeline.game.options, checked_clock(ask.clock)
        if (options, clock) != (before.options, before.clock):
            asked = {row.seat: _asked_anew(row, person) for row in snapshot.seats}
            columns = {"options": options, "clock": clock, "updated": host.now()}
            change = change_of(before, snapshot.seats, "seats", host.now(), asked, **columns)
            write_table(host, snapshot, change)
            snapshot.cached.put(timeline)
        return table_state(host, snapshot)


def say_ready(host: Host, table: str, person: Person, ready: bool) -> TableState:
    """Somebody would begin the game as its options are now, or not yet; it begins once all sit there and would."""
    with open_table(host, table, person) as snapshot:
        seat = snapshot.own_seat()
        snapshot.must_be("waiting")
        row = snapshot.seats[seat]
        if row.ready != ready:
            change_seats(host, snapshot, {seat: structs.replace(row, ready=ready)})
        return table_state(host, snapshot)


def _as_told(before: dict[str, Any], name: str, value: Any) -> Any:
    """Of a text of one's own it is told only whether there is one: whoever says so keeps what there is."""
    return before[name] if isinstance(value, bool) and isinstance(before.get(name), str) else value


def _asked_anew(row: SeatRow, person: Person) -> SeatRow:
    """Whoever changes something agrees with it."""
    return structs.replace(row, ready=row.belongs_to(person.id))
