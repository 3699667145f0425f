"""Browsers that wish to be told of turns."""

from typing import Annotated, Any

from litestar import get, post, put
from litestar.datastructures import State
from litestar.params import JSONBody
from msgspec import Meta, Struct

from astrarium.server.errors import ApiError
from astrarium.server.host import Host
from astrarium.server.live import web_push
from astrarium.server.live.web_push import PushKeys
from astrarium.server.people import push_subscriptions
from astrarium.server.people.accounts import Asking
from astrarium.server.people.mail_texts import Language

Endpoint = Annotated[str, Meta(max_length=web_push.LONGEST)]


class PushKey(Struct, kw_only=True):
    """The key by which a browser knows the notices of this server; empty: there are none."""

    key: str


class Browser(Struct, kw_only=True):
    """Where a browser is told of turns, with what only it can read, in a language."""

    endpoint: Endpoint
    p256dh: Annotated[str, Meta(max_length=120)]
    auth: Annotated[str, Meta(max_length=40)]
    language: Language


class ToldNoMore(Struct, kw_only=True):
    """Where a browser was told."""

    endpoint: Endpoint


@get("/api/push", tags=["people"])
async def push_key(state: State) -> PushKey:
    """Whether browsers can be told of turns, and by which key they know who tells."""
    keys: PushKeys | None = state.push
    return PushKey(key=keys.public if keys is not None else "")


@put("/api/push", tags=["people"], status_code=204)
async def subscribe(state: State, person: Asking, data: JSONBody[Browser]) -> None:
    """Tell this browser of turns from now on."""
    host: Host = state.host
    if state.push is None:
        raise ApiError("not-allowed", "this server tells browsers of nothing")
    await host.run(push_subscriptions.subscribe, host, person, data.endpoint, data.p256dh, data.auth, data.language)


@post("/api/push/end", tags=["people"], status_code=204)
async def unsubscribe(state: State, person: Asking, data: JSONBody[ToldNoMore]) -> None:
    """Tell it no more."""
    host: Host = state.host
    await host.run(push_subscriptions.unsubscribe, host, person, data.endpoint)


ROUTES: tuple[Any, ...] = (push_key, subscribe, unsubscribe)
