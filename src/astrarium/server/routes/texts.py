"""Texts of one's own for an option of a game: checking one, and keeping it."""

from typing import Annotated

from litestar import delete, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, PathParameter
from msgspec import Meta, Struct

from astrarium.kernel.own_text import CheckedText
from astrarium.server.host import Host
from astrarium.server.people import own_texts
from astrarium.server.people.accounts import Asking
from astrarium.server.wire import OwnText

TextId = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]+$")]
Written = Annotated[str, Meta(max_length=own_texts.LONGEST)]
PATH = "/api/games/{game:str}/texts/{option:str}"


class TextBody(Struct, kw_only=True):
    """A text of one's own."""

    text: Written


class NamedText(Struct, kw_only=True):
    """The same, with what it is called."""

    name: Annotated[str, Meta(max_length=4 * own_texts.NAME)]
    text: Written


@post(f"{PATH}/check", tags=["texts"], status_code=200)
async def check(
    state: State, person: Asking, game: FromPath[str], option: FromPath[str], data: JSONBody[TextBody]
) -> CheckedText:
    """What a text holds, and what is wrong with it."""
    host: Host = state.host
    return await host.run(own_texts.check, game, option, data.text)


@get(PATH, tags=["texts"])
async def read_texts(state: State, person: Asking, game: FromPath[str], option: FromPath[str]) -> list[OwnText]:
    """One's own texts."""
    host: Host = state.host
    return await host.run(own_texts.read_texts, host, person, game, option)


@post(PATH, tags=["texts"])
async def add_text(
    state: State, person: Asking, game: FromPath[str], option: FromPath[str], data: JSONBody[NamedText]
) -> OwnText:
    """Keep a new text."""
    host: Host = state.host
    return await host.run(own_texts.add_text, host, person, game, option, data.name, data.text)


@put(f"{PATH}/{{number:str}}", tags=["texts"])
async def change_text(
    state: State,
    person: Asking,
    game: FromPath[str],
    option: FromPath[str],
    number: TextId,
    data: JSONBody[NamedText],
) -> OwnText:
    """Keep a text in the place of the one before."""
    host: Host = state.host
    return await host.run(own_texts.change_text, host, person, game, option, number, data.name, data.text)


@delete(f"{PATH}/{{number:str}}", tags=["texts"])
async def delete_text(
    state: State, person: Asking, game: FromPath[str], option: FromPath[str], number: TextId
) -> None:
    """Forget a text."""
    host: Host = state.host
    await host.run(own_texts.delete_text, host, person, game, option, number)


ROUTES = (check, read_texts, add_text, change_text, delete_text)
