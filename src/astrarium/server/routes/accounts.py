"""What an account can do beside playing: an address for mail, a forgotten password, and going for good."""

from typing import Annotated

from litestar import Response, post, put
from litestar.params import JSONBody
from msgspec import Meta, Struct

from astrarium.server.errors import ApiError
from astrarium.server.host import Host
from astrarium.server.hosting.limits import Limits
from astrarium.server.people import deletion, login, names, resets, verified_addresses
from astrarium.server.people.accounts import Asking, People
from astrarium.server.people.addresses import LONGEST, address
from astrarium.server.people.browsers import browser_of
from astrarium.server.people.mail import Mail
from astrarium.server.people.mail_texts import Language
from astrarium.server.people.person import Person
from astrarium.server.people.texts import line
from astrarium.server.routes.people import Asked, GivenPassword, me_of, signed, unsigned
from astrarium.server.wire import Me

GivenAddress = Annotated[str, Meta(max_length=LONGEST)]
GivenToken = Annotated[str, Meta(max_length=64)]


class NewPassword(Struct, kw_only=True):
    """The password before, and the one from now on."""

    old: GivenPassword
    password: GivenPassword
    language: Language = "en"


class NewAddress(Struct, kw_only=True):
    """An address for mail; an empty one is none."""

    email: GivenAddress
    password: GivenPassword
    language: Language = "en"


class Forgotten(Struct, kw_only=True):
    """The name or the address of an account whose password is forgotten."""

    who: GivenAddress
    language: Language = "en"


class Link(Struct, kw_only=True):
    """The token of a link that works once."""

    token: GivenToken
    language: Language = "en"


class ResetPassword(Struct, kw_only=True):
    """The token of a link, and the password from now on."""

    token: GivenToken
    password: GivenPassword
    language: Language = "en"


class Farewell(Struct, kw_only=True):
    """The password of the account that shall go; a guest has none."""

    password: GivenPassword = ""


@put("/api/account/password", tags=["people"])
async def change_password(request: Asked, person: Asking, data: JSONBody[NewPassword]) -> Response[Me]:
    """Another password; all other sessions end."""
    people: People = request.app.state.people
    limit_guesses(request, person)
    changed = await login.change_password(people, person, data.old, data.password, browser_of(request))
    tell_of_password(request, changed, data.language)
    return signed(request, changed)


@put("/api/account/email", tags=["people"])
async def change_address(request: Asked, person: Asking, data: JSONBody[NewAddress]) -> Me:
    """Another address, used once the link that is sent there has been followed; or none."""
    people: People = request.app.state.people
    mail = mail_of(request)
    limit_guesses(request, person)
    await login.checked(people, person, data.password)
    if not data.email:
        return me_of(request, await verified_addresses.remove_address(people, mail, person, data.language))
    limit_letters(request, person.id, address(data.email))
    await verified_addresses.give_address(people, mail, person, data.email, data.language)
    return me_of(request, person)


@post("/api/verify", tags=["people"], status_code=204)
async def verify(request: Asked, data: JSONBody[Link]) -> None:
    """The address that a link was sent to is one's own."""
    people: People = request.app.state.people
    limits: Limits = request.app.state.limits
    limits.check(limits.logins, limits.address(request))
    await verified_addresses.verify(people, mail_of(request), data.token, data.language)


@post("/api/reset", tags=["people"], status_code=204)
async def forgotten(request: Asked, data: JSONBody[Forgotten]) -> None:
    """A link is sent, if there is somebody to send one to: the answer is always the same."""
    people: People = request.app.state.people
    host: Host = request.app.state.host
    limits: Limits = request.app.state.limits
    mail = mail_of(request)
    who = line(data.who, "the name", LONGEST, "name")
    limits.check(limits.logins, limits.address(request))
    limit_letters(request, names.name_key(who))
    host.background(resets.send_links(people, mail, who, data.language))


@post("/api/reset/password", tags=["people"], status_code=200)
async def reset(request: Asked, data: JSONBody[ResetPassword]) -> Response[Me]:
    """Another password, for who has a link; every session ends, and one begins here."""
    people: People = request.app.state.people
    limits: Limits = request.app.state.limits
    limits.check(limits.logins, limits.address(request))
    person = await resets.reset(people, data.token, data.password, browser_of(request))
    tell_of_password(request, person, data.language)
    return signed(request, person)


@post("/api/account/delete", tags=["people"], status_code=204)
async def delete_account(request: Asked, person: Asking, data: JSONBody[Farewell]) -> Response[None]:
    """One goes for good: what was played stays, without the name."""
    people: People = request.app.state.people
    limit_guesses(request, person)
    if not person.guest:
        await login.checked(people, person, data.password)
    await deletion.delete_account(people, person)
    return unsigned()


def mail_of(request: Asked) -> Mail:
    """Where letters are put; refused where none are sent."""
    mail: Mail | None = request.app.state.mail
    if mail is None:
        raise ApiError("not-allowed", "this server sends no mail")
    return mail


def limit_guesses(request: Asked, person: Person) -> None:
    """A password cannot be tried for long, whoever has come in."""
    limits: Limits = request.app.state.limits
    limits.check(limits.logins, limits.address(request))
    limits.check(limits.logins, "name:" + names.name_key(person.name))


def limit_letters(request: Asked, *keys: str) -> None:
    """Nobody is written to again and again."""
    limits: Limits = request.app.state.limits
    for key in keys:
        limits.check(limits.mails, key)


def tell_of_password(request: Asked, person: Person, language: Language) -> None:
    """Whoever has an address is told that the password was changed: it may not have been they."""
    mail: Mail | None = request.app.state.mail
    if mail is not None and person.email:
        mail.write("password-changed", person.email, language, name=person.name)


ROUTES = (change_password, change_address, verify, forgotten, reset, delete_account)
