"""Who one is: a guest, an account, logging in and out."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

from litestar import Request, Response, get, post, put
from litestar.datastructures import Cookie, State
from litestar.params import JSONBody
from msgspec import Meta, Struct

from astrarium.server.errors import ApiError
from astrarium.server.host import Host
from astrarium.server.hosting.limits import Limits
from astrarium.server.people import cookies, login, names, password_rules
from astrarium.server.people.accounts import Asking, People
from astrarium.server.people.browsers import browser_of
from astrarium.server.people.person import NO_PERSON, Person
from astrarium.server.wire import Me

GivenName = Annotated[str, Meta(max_length=200)]
GivenPassword = Annotated[str, Meta(max_length=password_rules.LONGEST)]
GivenWebhook = Annotated[str, Meta(max_length=1000)]

Asked = Request[Any, Any, State]


class ChangedMe(Struct, kw_only=True):
    """What shall be different; what is not given stays."""

    name: GivenName | None = None
    webhook: GivenWebhook | None = None


class Credentials(Struct, kw_only=True):
    """The name and password of an account."""

    name: GivenName
    password: GivenPassword


@get("/api/me", tags=["people"])
async def me(request: Asked, person: Asking) -> Response[Me]:
    """Whoever asks; a newcomer becomes a guest."""
    people: People = request.app.state.people
    if person is NO_PERSON:
        limits: Limits = request.app.state.limits
        limits.check(limits.newcomers, limits.address(request))
        return signed(request, await people.new_guest(browser_of(request), limits.address(request)))
    if people.wants_renewal(request.cookies.get(cookies.COOKIE, "")):
        return signed(request, person)
    return Response(me_of(request, person))


@put("/api/me", tags=["people"])
async def change_me(request: Asked, person: Asking, data: JSONBody[ChangedMe]) -> Me:
    """Another name or webhook."""
    people: People = request.app.state.people
    with asking_for_name(request, person):
        return me_of(request, await people.change(person, data.name, data.webhook))


@post("/api/account", tags=["people"], status_code=200)
async def make_account(request: Asked, person: Asking, data: JSONBody[Credentials]) -> Response[Me]:
    """A guest becomes an account, with all tables."""
    people: People = request.app.state.people
    limits: Limits = request.app.state.limits
    limits.check(limits.logins, limits.address(request))
    with asking_for_name(request, person):
        made = await login.make_account(people, person, data.name, data.password, browser_of(request))
    return signed(request, made)


@post("/api/login", tags=["people"], status_code=200)
async def log_in(request: Asked, data: JSONBody[Credentials]) -> Response[Me]:
    """From now on one is that account."""
    people: People = request.app.state.people
    limits: Limits = request.app.state.limits
    # By address, against one who tries many names; by name, against many who try one.
    limits.check(limits.logins, limits.address(request))
    limits.check(limits.logins, "name:" + names.name_key(names.typed_name(data.name)))
    browser = browser_of(request)
    before = await people.known(request.cookies.get(cookies.COOKIE, ""), browser)
    return signed(request, await login.log_in(people, data.name, data.password, browser, before))


@post("/api/logout", tags=["people"], status_code=204)
async def log_out(request: Asked) -> Response[None]:
    """The session ends, and the browser forgets who it was."""
    people: People = request.app.state.people
    person = await people.known(request.cookies.get(cookies.COOKIE, ""), browser_of(request))
    if person is not None:
        await login.log_out(people, person)
    return unsigned()


def signed(request: Asked, person: Person) -> Response[Me]:
    """An answer that names the session of a person."""
    people: People = request.app.state.people
    cookie = Cookie(
        key=cookies.COOKIE,
        value=people.cookie_for(person),
        max_age=cookies.LIFETIME,
        httponly=True,
        samesite="lax",
        path="/",
    )
    return Response(me_of(request, person), cookies=[cookie])


def unsigned() -> Response[None]:
    """An answer after which the browser is nobody."""
    answer: Response[None] = Response(None, status_code=204)
    answer.delete_cookie(cookies.COOKIE)
    return answer


@contextmanager
def asking_for_name(request: Asked, person: Person) -> Iterator[None]:
    """Asking for a name that is taken counts against a limit, or anybody could find out who plays here.

    Until the answer is known every question counts, so that those asked at once tell no more.
    """
    limits: Limits = request.app.state.limits
    keys = (person.id, limits.address(request))
    for key in keys:
        limits.must_have_left(limits.taken_names, key)
    for key in keys:
        limits.taken_names.allows(key)
    is_taken = False
    try:
        yield
    except ApiError as error:
        is_taken = error.code == "taken"
        raise
    finally:
        for key in keys if not is_taken else ():
            limits.taken_names.give_back(key)


def me_of(request: Asked, person: Person) -> Me:
    """What a person is told of themselves."""
    host: Host = request.app.state.host
    return Me(
        id=person.id,
        name=person.name,
        guest=person.guest,
        webhook=person.webhook,
        email=person.email,
        mail=host.settings.can_mail,
    )


ROUTES = (me, change_me, make_account, log_in, log_out)
