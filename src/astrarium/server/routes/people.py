"""Who one is: a guest, an account, logging in and out."""

from typing import Annotated, Any

from litestar import Request, Response, get, post, put
from litestar.datastructures import Cookie, State
from litestar.params import JSONBody
from msgspec import Meta, Struct

from astrarium.server import cookies, texts
from astrarium.server.limits import Limits
from astrarium.server.people import NOBODY, Asking, People, Person
from astrarium.server.wire import Me

GivenName = Annotated[str, Meta(max_length=200)]
GivenPassword = Annotated[str, Meta(max_length=texts.LONGEST_PASSWORD)]
GivenWebhook = Annotated[str, Meta(max_length=1000)]


class ChangedMe(Struct, kw_only=True):
    """What shall be different; what is not given stays."""

    name: GivenName | None = None
    webhook: GivenWebhook | None = None


class Credentials(Struct, kw_only=True):
    """The name and password of an account."""

    name: GivenName
    password: GivenPassword


@get("/api/me", tags=["people"])
async def me(request: Request[Any, Any, State], person: Asking) -> Response[Me]:
    """Whoever asks; a newcomer becomes a guest."""
    people: People = request.app.state.people
    if person is NOBODY:
        limits: Limits = request.app.state.limits
        limits.check(limits.newcomers, limits.address(request))
        return _signed(people, await people.new_guest())
    if people.wants_renewal(request.cookies.get(cookies.COOKIE, "")):
        return _signed(people, person)
    return Response(_me(person))


@put("/api/me", tags=["people"])
async def change_me(request: Request[Any, Any, State], person: Asking, data: JSONBody[ChangedMe]) -> Me:
    """Another name or webhook."""
    people: People = request.app.state.people
    return _me(await people.change(person, data.name, data.webhook))


@post("/api/account", tags=["people"], status_code=200)
async def make_account(request: Request[Any, Any, State], person: Asking, data: JSONBody[Credentials]) -> Me:
    """A guest becomes an account, with all tables."""
    people: People = request.app.state.people
    limits: Limits = request.app.state.limits
    limits.check(limits.logins, limits.address(request))
    return _me(await people.make_account(person, data.name, data.password))


@post("/api/login", tags=["people"], status_code=200)
async def log_in(request: Request[Any, Any, State], data: JSONBody[Credentials]) -> Response[Me]:
    """From now on one is that account."""
    people: People = request.app.state.people
    limits: Limits = request.app.state.limits
    # By address, against one who tries many names; by name, against many who try one.
    limits.check(limits.logins, limits.address(request))
    limits.check(limits.logins, "name:" + texts.name_key(data.name))
    return _signed(people, await people.log_in(data.name, data.password))


@post("/api/logout", tags=["people"], status_code=204)
async def log_out() -> Response[None]:
    """The browser forgets who it was."""
    answer: Response[None] = Response(None, status_code=204)
    answer.delete_cookie(cookies.COOKIE)
    return answer


def _signed(people: People, person: Person) -> Response[Me]:
    cookie = Cookie(
        key=cookies.COOKIE,
        value=people.cookie_for(person),
        max_age=cookies.LIFETIME,
        httponly=True,
        samesite="lax",
        path="/",
    )
    return Response(_me(person), cookies=[cookie])


def _me(person: Person) -> Me:
    return Me(id=person.id, name=person.name, guest=person.guest, webhook=person.webhook)


ROUTES = (me, change_me, make_account, log_in, log_out)
