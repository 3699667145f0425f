"""The programs of an account, and their tokens."""

from typing import Annotated, Any

from litestar import delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from astrarium.server.people import programs as keeping
from astrarium.server.people.accounts import Asking, People
from astrarium.server.people.names import LONGEST
from astrarium.server.people.programs import ProgramInfo, ProgramToken


class NewProgram(Struct, kw_only=True):
    """The name of a program; what marks it as one is added."""

    name: Annotated[str, Meta(max_length=4 * LONGEST)]


@get("/api/account/programs", tags=["people"])
async def programs(state: State, person: Asking) -> list[ProgramInfo]:
    """The programs of whoever asks."""
    people: People = state.people
    found: list[ProgramInfo] = await people.run(keeping.programs_of, people, person)
    return found


@post("/api/account/programs", tags=["people"])
async def make_program(state: State, person: Asking, data: JSONBody[NewProgram]) -> ProgramToken:
    """An account for a program, and its token, which is told this once."""
    people: People = state.people
    return await keeping.make(people, person, data.name)


@post("/api/account/programs/{program:str}/token", tags=["people"])
async def renew_token(state: State, person: Asking, program: FromPath[str]) -> ProgramToken:
    """Another token; the one before is worth nothing any more."""
    people: People = state.people
    return await keeping.renew(people, person, program)


@delete("/api/account/programs/{program:str}/token", tags=["people"])
async def end_token(state: State, person: Asking, program: FromPath[str]) -> None:
    """The token is worth nothing any more."""
    people: People = state.people
    await keeping.stop(people, person, program)


ROUTES: list[Any] = [programs, make_program, renew_token, end_token]
