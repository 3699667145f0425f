"""Games of the past: replays, records, playing on."""

from typing import Annotated, Any

from litestar import MediaType, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from astrarium.server.host import Host
from astrarium.server.hosting.limits import Limits
from astrarium.server.people.accounts import Asking
from astrarium.server.requests import Fork, NewRecord
from astrarium.server.routes.tables import state_of
from astrarium.server.tables import records as recording
from astrarium.server.tables.rematch import rematch
from astrarium.server.wire import Replayed, TableState

OverlayName = Annotated[str, Meta(max_length=100)]


@get("/api/tables/{table:str}/at/{number:int}", tags=["records"])
async def at(state: State, person: Asking, table: FromPath[str], number: FromPath[int]) -> Replayed:
    """A position of the past."""
    host: Host = state.host
    return await host.run(recording.replayed, host, table, person, number)


@get("/api/tables/{table:str}/overlay", tags=["records"])
async def overlay(
    state: State, person: Asking, table: FromPath[str], name: FromQuery[OverlayName], at: FromQuery[int] = -1
) -> dict[str, Any]:
    """What can be laid over the board, now or after so many moves: the ranges of a seat, for example."""
    host: Host = state.host
    return await host.run(recording.overlay, host, table, person, name, at)


@get("/api/tables/{table:str}/record", tags=["records"], media_type=MediaType.TEXT)
async def record(state: State, person: Asking, table: FromPath[str]) -> str:
    """The record of a finished game."""
    host: Host = state.host
    return await host.run(recording.exported, host, table, person)


@post("/api/records", tags=["records"])
async def import_record(state: State, person: Asking, data: JSONBody[NewRecord]) -> TableState:
    """A table of a record."""
    host: Host = state.host
    limits: Limits = state.limits
    limits.check_making(person)
    table = await host.run(recording.import_record, host, person, data)
    return await host.run(state_of, host, table, person)


@post("/api/tables/{table:str}/fork", tags=["records"])
async def fork(state: State, person: Asking, table: FromPath[str], data: JSONBody[Fork]) -> TableState:
    """Play on from a position of a finished game."""
    host: Host = state.host
    limits: Limits = state.limits
    limits.check_making(person)
    made = await host.run(recording.fork, host, table, person, data)
    return await host.run(state_of, host, made, person)


@post("/api/tables/{table:str}/rematch", tags=["records"])
async def play_again(state: State, person: Asking, table: FromPath[str]) -> TableState:
    """Want another game with those who played this one; the table where it is played."""
    host: Host = state.host
    limits: Limits = state.limits
    limits.check_making(person)
    made = await host.run(rematch, host, table, person)
    return await host.run(state_of, host, made, person)


ROUTES: list[Any] = [at, overlay, record, import_record, fork, play_again]
