"""The sessions of whoever asks."""

from litestar import Response, delete, get
from litestar.params import FromPath

from astrarium.server.people import login
from astrarium.server.people.accounts import Asking, People
from astrarium.server.people.browsers import browser_of
from astrarium.server.people.person import NO_PERSON
from astrarium.server.routes.people import Asked, signed
from astrarium.server.wire import Me, SessionInfo


@get("/api/sessions", tags=["people"])
async def list_sessions(request: Asked, person: Asking) -> list[SessionInfo]:
    """Where one is known, the last used first."""
    people: People = request.app.state.people
    return await login.sessions_of(people, person) if person is not NO_PERSON else []


@delete("/api/sessions/{session:str}", tags=["people"], status_code=204)
async def end_session(request: Asked, person: Asking, session: FromPath[str]) -> None:
    """One of them ends."""
    people: People = request.app.state.people
    await login.end_session(people, person, session)


@delete("/api/sessions", tags=["people"], status_code=200)
async def end_others(request: Asked, person: Asking) -> Response[Me]:
    """All others end."""
    people: People = request.app.state.people
    return signed(request, await login.end_others(people, person, browser_of(request)))


ROUTES = (list_sessions, end_session, end_others)
