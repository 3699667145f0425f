"""Moves: made, taken back, tried, asked about, and left to the engine."""

import asyncio
from typing import Annotated, Any

from litestar import get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from astrarium.kernel import About, Beside
from astrarium.server.bots.seated_bots import Thinks
from astrarium.server.bots.thinking import ThinkingFailed
from astrarium.server.errors import ApiError
from astrarium.server.host import Host
from astrarium.server.hosting.limits import Limits
from astrarium.server.hosting.metrics import HINTS
from astrarium.server.people.accounts import Asking
from astrarium.server.requests import HintAsked, Moves, TakeBack, Trial, Why
from astrarium.server.tables import automatic_answers as answering
from astrarium.server.tables import hints as hinting
from astrarium.server.tables import moves as moving
from astrarium.server.tables import tryout as trying
from astrarium.server.wire import Moved, TableState
from astrarium.server.wire_play import Attempt, Hint, Refusal

Place = Annotated[str, Meta(max_length=100)]
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


@get("/api/tables/{table:str}/about", tags=["moves"])
async def about(state: State, person: Asking, table: FromPath[str], place: FromQuery[Place]) -> About:
    """What there is to know about a place or component of the board, `kind:id`."""
    host: Host = state.host
    return await host.run(trying.about, host, table, person, place)


@get("/api/tables/{table:str}/now", tags=["moves"])
async def now(state: State, person: Asking, table: FromPath[str]) -> list[Beside]:
    """What rules come to at this moment: numbers to be read beside them."""
    host: Host = state.host
    return await host.run(trying.now, host, table, person)


@post("/api/tables/{table:str}/hint", tags=["moves"], status_code=200)
async def hint(state: State, person: Asking, table: FromPath[str], data: JSONBody[HintAsked]) -> Hint:
    """What a bot would do in one's place; only at tables without other people."""
    host: Host = state.host
    limits: Limits = state.limits
    thinker: Thinks = state.thinker
    limits.check(limits.hints, f"person:{person.id}")
    job = await host.run(hinting.hint_job, host, table, person, data)
    try:
        async with asyncio.timeout(host.settings.engine_seconds):
            action = await thinker.think(job)
    except ThinkingFailed:
        HINTS.labels("none").inc()
        return Hint(action=None)
    except TimeoutError:
        HINTS.labels("late").inc()
        raise ApiError("busy", "all bots are thinking; try again") from None
    HINTS.labels("given").inc()
    return Hint(action=action)


@put("/api/tables/{table:str}/answers", tags=["moves"])
async def answers(state: State, person: Asking, table: FromPath[str], data: JSONBody[Answers]) -> TableState:
    """Set the automatic answers of one's seat."""
    host: Host = state.host
    return await host.run(answering.set_answers, host, table, person, data)


@get("/api/tables/{table:str}/components", tags=["moves"])
async def components(state: State, person: Asking, table: FromPath[str]) -> dict[str, Any]:
    """Components that only this table has, beside those of its game; they never change."""
    host: Host = state.host
    return await host.run(trying.components, host, table, person)


ROUTES: list[Any] = [move, undo, try_out, why, about, now, components, hint, answers]
