"""Cards of one's own: checking a set, and keeping it."""

from typing import Annotated

from litestar import delete, get, post, put
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from astrarium.server.host import Host
from astrarium.server.people import card_sets
from astrarium.server.people.accounts import Asking
from astrarium.server.wire import CardSet, CheckedCards

SetId = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]+$")]
SetText = Annotated[str, Meta(max_length=2 * card_sets.TEXT)]


class CardText(Struct, kw_only=True):
    """A set of cards as a TOML file."""

    text: SetText


class NamedCards(Struct, kw_only=True):
    """The same, with what it is called."""

    name: Annotated[str, Meta(max_length=4 * card_sets.NAME)]
    text: SetText


@post("/api/cards/check", tags=["cards"], status_code=200)
async def check(state: State, person: Asking, data: JSONBody[CardText]) -> CheckedCards:
    """The cards of a text, and what is wrong with them."""
    host: Host = state.host
    return await host.run(card_sets.check, data.text)


@get("/api/cards", tags=["cards"])
async def read_sets(state: State, person: Asking) -> list[CardSet]:
    """One's own sets."""
    host: Host = state.host
    return await host.run(card_sets.read_sets, host, person)


@post("/api/cards", tags=["cards"])
async def add_set(state: State, person: Asking, data: JSONBody[NamedCards]) -> CardSet:
    """Keep a new set."""
    host: Host = state.host
    return await host.run(card_sets.add_set, host, person, data.name, data.text)


@put("/api/cards/{number:str}", tags=["cards"])
async def change_set(state: State, person: Asking, number: SetId, data: JSONBody[NamedCards]) -> CardSet:
    """Keep a set in the place of the one before."""
    host: Host = state.host
    return await host.run(card_sets.change_set, host, person, number, data.name, data.text)


@delete("/api/cards/{number:str}", tags=["cards"])
async def delete_set(state: State, person: Asking, number: SetId) -> None:
    """Forget a set."""
    host: Host = state.host
    await host.run(card_sets.delete_set, host, person, number)


ROUTES = (check, read_sets, add_set, change_set, delete_set)
