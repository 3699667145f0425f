"""Chat and notes of a table."""

from typing import Annotated, Any

from litestar import Request, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta, Struct

from astrarium.server.host import Host
from astrarium.server.hosting.limits import Limits
from astrarium.server.people import texts
from astrarium.server.people.accounts import Asking
from astrarium.server.tables import chat
from astrarium.server.wire import ChatLine

After = Annotated[int, QueryParameter(ge=0, le=2**53)]


class Line(Struct, kw_only=True):
    """Something to say."""

    text: Annotated[str, Meta(max_length=4 * texts.CHAT)]


class Note(Struct, kw_only=True):
    """Something to remember."""

    text: Annotated[str, Meta(max_length=2 * texts.NOTE)]


@get("/api/tables/{table:str}/chat", tags=["chat"])
async def read_chat(state: State, person: Asking, table: FromPath[str], after: After = 0) -> list[ChatLine]:
    """The last lines, after the one with the number ``after``."""
    host: Host = state.host
    return await host.run(chat.read_lines, host, table, person, after)


@post("/api/tables/{table:str}/chat", tags=["chat"])
async def say(
    request: Request[Any, Any, State], person: Asking, table: FromPath[str], data: JSONBody[Line]
) -> ChatLine:
    """Say something to everybody at the table."""
    host: Host = request.app.state.host
    limits: Limits = request.app.state.limits
    limits.check(limits.talking, person.id)
    return await host.run(chat.say, host, table, person, data.text)


@get("/api/tables/{table:str}/notes", tags=["chat"])
async def read_note(state: State, person: Asking, table: FromPath[str]) -> Note:
    """One's own note."""
    host: Host = state.host
    return Note(text=await host.run(chat.read_note, host, table, person))


@put("/api/tables/{table:str}/notes", tags=["chat"])
async def write_note(state: State, person: Asking, table: FromPath[str], data: JSONBody[Note]) -> Note:
    """Another note in its place."""
    host: Host = state.host
    return Note(text=await host.run(chat.write_note, host, table, person, data.text))


ROUTES = (read_chat, say, read_note, write_note)
