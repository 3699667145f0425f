"""Moves: made, taken back, tried, asked about, and left to the engine."""

from typing import Annotated, Any

from litestar import post, put
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from astrarium.server.asks import Moves, TakeBack, Trial, Why
from astrarium.server.host import Host
from astrarium.server.people import Asking
from astrarium.server.tables import answering, moving, trying
from astrarium.server.wire import Attempt, Moved, Refusal, TableState

Answers = Annotated[dict[str, Any], Meta(max_length=40)]


@post("/api/tables/{table:str}/moves", tags=["moves"], status_code=200)
async def move(state: State, person: Asking, table: FromPath[str], data: JSONBody[Moves]) -> Moved:
    """Act: all of the actions are written, or none."""
    host: Host = state.host
    return await host.run(moving.post_moves, host, table, person, data)


@post("/api/tables/{table:str}/undo", tags=["moves"], status_code=200)
async def undo(state: State, person: Asking, table: FromPath[str], data: JSONBody[TakeBack]) -> Moved:
    """Take the last action back."""
    host: Host = state.host
    return await host.run(moving.post_undo, host, table, person, data)


@post("/api/tables/{table:str}/try", tags=["moves"], status_code=200)
async def try_out(state: State, person: Asking, table: FromPath[str], data: JSONBody[Trial]) -> Attempt:
    """What actions would do; nothing is written."""
    host: Host = state.host
    return await host.run(trying.try_out, host, table, person, data)


@post("/api/tables/{table:str}/why", tags=["moves"], status_code=200)
async def why(state: State, person: Asking, table: FromPath[str], data: JSONBody[Why]) -> Refusal | None:
    """Why something is not possible; null if it is."""
    host: Host = state.host
    return await host.run(trying.why_not, host, table, person, data)


@put("/api/tables/{table:str}/answers", tags=["moves"])
async def answers(state: State, person: Asking, table: FromPath[str], data: JSONBody[Answers]) -> TableState:
    """Set the automatic answers of one's seat."""
    host: Host = state.host
    return await host.run(answering.set_answers, host, table, person, data)


ROUTES: list[Any] = [move, undo, try_out, why, answers]
