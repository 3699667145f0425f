"""Seats: sitting down, standing up, bots in the place of people, invitations, starting and giving up."""

from typing import Any

from litestar import delete, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from astrarium.server.host import Host
from astrarium.server.people.accounts import Asking
from astrarium.server.requests import Conditions, SeatBot, Sit
from astrarium.server.tables import conditions, ending, stand_ins, takeover
from astrarium.server.tables import seats as seating
from astrarium.server.tables.write import insist
from astrarium.server.wire import Invitation, TableState


@post("/api/tables/{table:str}/seats/{seat:int}", tags=["seats"], status_code=200)
async def sit(
    state: State, person: Asking, table: FromPath[str], seat: FromPath[int], data: JSONBody[Sit]
) -> TableState:
    """Sit down."""
    host: Host = state.host
    return await host.run(seating.sit, host, table, person, seat, data)


@delete("/api/tables/{table:str}/seats/{seat:int}", tags=["seats"], status_code=200)
async def stand_up(state: State, person: Asking, table: FromPath[str], seat: FromPath[int]) -> TableState:
    """Stand up, before the start."""
    host: Host = state.host
    return await host.run(seating.stand_up, host, table, person, seat)


@post("/api/tables/{table:str}/seats/{seat:int}/bot", tags=["seats"], status_code=200)
async def seat_bot(
    state: State, person: Asking, table: FromPath[str], seat: FromPath[int], data: JSONBody[SeatBot]
) -> TableState:
    """Before the start a bot takes an open seat; later it plays on for who has left, if the others agree."""
    host: Host = state.host
    return await host.run(insist, lambda: takeover.let_bot_play(host, table, person, seat, data.bot))


@delete("/api/tables/{table:str}/seats/{seat:int}/bot", tags=["seats"], status_code=200)
async def disagree(state: State, person: Asking, table: FromPath[str], seat: FromPath[int]) -> TableState:
    """Take one's vote for a bot back."""
    host: Host = state.host
    return await host.run(insist, lambda: takeover.disagree(host, table, person, seat))


@post("/api/tables/{table:str}/seats/{seat:int}/back", tags=["seats"], status_code=200)
async def take_back(state: State, person: Asking, table: FromPath[str], seat: FromPath[int]) -> TableState:
    """Take one's seat back from the bot that stands in."""
    host: Host = state.host
    return await host.run(insist, lambda: stand_ins.take_back(host, table, person, seat))


@get("/api/tables/{table:str}/invitations", tags=["seats"])
async def invitations(state: State, person: Asking, table: FromPath[str]) -> list[Invitation]:
    """The links of the invited seats, for the owner."""
    host: Host = state.host
    return await host.run(seating.invitations, host, table, person)


@put("/api/tables/{table:str}/conditions", tags=["seats"])
async def change_conditions(
    state: State, person: Asking, table: FromPath[str], data: JSONBody[Conditions]
) -> TableState:
    """Change options and clock before the start; everybody else says anew whether they are ready."""
    host: Host = state.host
    return await host.run(insist, lambda: conditions.change_conditions(host, table, person, data))


@post("/api/tables/{table:str}/ready", tags=["seats"], status_code=200)
async def ready(state: State, person: Asking, table: FromPath[str]) -> TableState:
    """Say that one would begin the game as its options are."""
    host: Host = state.host
    return await host.run(insist, lambda: conditions.say_ready(host, table, person, True))


@delete("/api/tables/{table:str}/ready", tags=["seats"], status_code=200)
async def not_ready(state: State, person: Asking, table: FromPath[str]) -> TableState:
    """Say that one would not begin yet."""
    host: Host = state.host
    return await host.run(insist, lambda: conditions.say_ready(host, table, person, False))


@post("/api/tables/{table:str}/start", tags=["seats"], status_code=200)
async def start(state: State, person: Asking, table: FromPath[str]) -> TableState:
    """Start; bots play the seats that are still open."""
    host: Host = state.host
    return await host.run(seating.start, host, table, person)


@post("/api/tables/{table:str}/abandon", tags=["seats"], status_code=200)
async def abandon(state: State, person: Asking, table: FromPath[str]) -> TableState:
    """Give the table up; a running game ends when everybody there has wished it."""
    host: Host = state.host
    return await host.run(insist, lambda: ending.wish_end(host, table, person))


@delete("/api/tables/{table:str}/abandon", tags=["seats"], status_code=200)
async def go_on(state: State, person: Asking, table: FromPath[str]) -> TableState:
    """Let the game go on: nobody's wish that it ends counts any more."""
    host: Host = state.host
    return await host.run(insist, lambda: ending.decline_end(host, table, person))


ROUTES: list[Any] = [
    sit,
    stand_up,
    seat_bot,
    disagree,
    take_back,
    invitations,
    change_conditions,
    ready,
    not_ready,
    start,
    abandon,
    go_on,
]
