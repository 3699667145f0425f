"""Tables: listing, making, looking."""

from typing import Annotated, Any

from litestar import get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from astrarium.server.asks import NewTable
from astrarium.server.host import Host
from astrarium.server.people import Asking, Person
from astrarium.server.tables.listing import Of, list_tables
from astrarium.server.tables.making import make_table
from astrarium.server.tables.reading import looking
from astrarium.server.tables.states import table_state
from astrarium.server.wire import TableInfo, TableState

Since = Annotated[
    int, QueryParameter(ge=0, le=1_000_000_000, description="the number of the last move that is known")
]
Invited = Annotated[str, QueryParameter(max_length=64, description="the token of an invitation to a private table")]


@get("/api/tables", tags=["tables"])
async def tables(state: State, person: Asking, of: FromQuery[Of] = "open") -> list[TableInfo]:
    """One's own tables, those with an open seat, those being played, or one's finished ones."""
    host: Host = state.host
    return await host.run(list_tables, host, person, of)


@post("/api/tables", tags=["tables"])
async def make(state: State, person: Asking, data: JSONBody[NewTable]) -> TableState:
    """Make a table; it starts at once when no seat is open."""
    host: Host = state.host
    table = await host.run(make_table, host, person, data)
    return await host.run(state_of, host, table, person)


@get("/api/tables/{table:str}", tags=["tables"])
async def look(
    state: State, person: Asking, table: FromPath[str], since: Since = 0, invitation: Invited = ""
) -> TableState:
    """How a table stands, for whoever asks."""
    host: Host = state.host
    return await host.run(state_of, host, table, person, since, invitation)


def state_of(host: Host, table: str, person: Person, since: int = 0, invitation: str = "") -> TableState:
    """How a table stands for a person."""
    with looking(host, table, person, invitation) as snapshot:
        return table_state(host, snapshot, since)


ROUTES: list[Any] = [tables, make, look]
