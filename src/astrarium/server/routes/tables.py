"""Tables: listed, made, looked at."""

from typing import Annotated, Any

from litestar import delete, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from astrarium.server.host import Host
from astrarium.server.hosting.limits import Limits
from astrarium.server.people.accounts import Asking
from astrarium.server.people.person import Person
from astrarium.server.requests import NewTable
from astrarium.server.tables import put_away as putting
from astrarium.server.tables.access import open_table
from astrarium.server.tables.create import make_table
from astrarium.server.tables.fairness import fairness
from astrarium.server.tables.list_places import LONGEST
from astrarium.server.tables.lists import MOST, USUAL, Of, Wanted, list_tables
from astrarium.server.tables.rematch import rematch_of
from astrarium.server.tables.results import results
from astrarium.server.tables.states import table_state
from astrarium.server.tables.takeover import welcome_back
from astrarium.server.wire import ClockKind, Fairness, Results, TablePage, TableState

Since = Annotated[
    int, QueryParameter(ge=0, le=1_000_000_000, description="the number of the last move that is known")
]
After = Annotated[str, QueryParameter(max_length=LONGEST, description="`next` of the page before")]
PageSize = Annotated[int, QueryParameter(ge=1, le=MOST)]
OfGame = Annotated[str, QueryParameter(max_length=40, pattern=r"^[\w.:-]*$", description="tables of this game only")]
OpenSeats = Annotated[int | None, QueryParameter(ge=1, le=8, description="at least so many open seats")]
Invited = Annotated[str, QueryParameter(max_length=64, description="the token of an invitation to a private table")]


@get("/api/tables", tags=["tables"])
async def tables(
    state: State,
    person: Asking,
    of: FromQuery[Of] = "open",
    after: After = "",
    limit: PageSize = USUAL,
    game: OfGame = "",
    clock: FromQuery[ClockKind | None] = None,
    open_seats: OpenSeats = None,
) -> TablePage:
    """A page of one's own tables, of those with an open seat, of those being played, or of one's finished ones."""
    host: Host = state.host
    wanted = Wanted(of=of, after=after, limit=limit, game=game, clock=clock, open_seats=open_seats or 0)
    return await host.run(list_tables, host, person, wanted)


@post("/api/tables", tags=["tables"])
async def make(state: State, person: Asking, data: JSONBody[NewTable]) -> TableState:
    """Make a table; it starts at once when no seat is open."""
    host: Host = state.host
    limits: Limits = state.limits
    limits.check_making(person)
    table = await host.run(make_table, host, person, data)
    return await host.run(state_of, host, table, person)


@get("/api/tables/{table:str}", tags=["tables"])
async def look(
    state: State, person: Asking, table: FromPath[str], since: Since = 0, invitation: Invited = ""
) -> TableState:
    """How a table stands, for whoever asks."""
    host: Host = state.host
    return await host.run(state_of, host, table, person, since, invitation)


@put("/api/tables/{table:str}/away", tags=["tables"], status_code=204)
async def put_away(state: State, person: Asking, table: FromPath[str]) -> None:
    """Take a game under way off one's list."""
    host: Host = state.host
    await host.run(putting.put_away, host, table, person)


@delete("/api/tables/{table:str}/away", tags=["tables"])
async def bring_back(state: State, person: Asking, table: FromPath[str]) -> None:
    """It is among one's own games again."""
    host: Host = state.host
    await host.run(putting.bring_back, host, table, person)


@get("/api/games/{game:str}/results", tags=["tables"])
async def fared(state: State, person: Asking, game: FromPath[str]) -> Results:
    """How one has fared at a game, against each bot and alone."""
    host: Host = state.host
    return await host.run(results, host, person, game)


@get("/api/tables/{table:str}/fairness", tags=["tables"])
async def fair(state: State, person: Asking, table: FromPath[str]) -> Fairness:
    """The seal of the seed, and once the game is over the seed itself."""
    host: Host = state.host
    return await host.run(fairness, host, table, person)


def state_of(host: Host, table: str, person: Person, since: int = 0, invitation: str = "") -> TableState:
    """How a table stands for a person."""
    with open_table(host, table, person, invitation) as snapshot:
        welcome_back(host, snapshot)
        told = table_state(host, snapshot, since)
        if told.table.status == "finished":
            with host.store.read() as db:
                told.table.rematch = rematch_of(db, snapshot.table)
        return told


ROUTES: list[Any] = [tables, make, look, put_away, bring_back, fared, fair]
