"""The ASGI application."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ControllerRouterHandler

from astrarium import __version__
from astrarium.server.companions import companions
from astrarium.server.failures import HANDLERS
from astrarium.server.headers import add_safety_headers
from astrarium.server.host import Host, milliseconds
from astrarium.server.limits import Limits
from astrarium.server.notifying import Notifying
from astrarium.server.people import People, person_of
from astrarium.server.routes import cards, catalogue, chat, health, moves, people, records, seats, stream, tables
from astrarium.server.seated_bots import SeatedBots, Thinks
from astrarium.server.security import LARGEST_BODY, Door, forgery_config
from astrarium.server.settings import Settings
from astrarium.server.static_files import client_route
from astrarium.server.store.keys import signing_key
from astrarium.server.thinking import Thinker

ROUTES: Final[tuple[ControllerRouterHandler, ...]] = (
    health.health,
    *people.ROUTES,
    *catalogue.ROUTES,
    *tables.ROUTES,
    *seats.ROUTES,
    *moves.ROUTES,
    *records.ROUTES,
    *chat.ROUTES,
    *cards.ROUTES,
    stream.stream,
)
"""What every server answers to."""


def create_app(settings: Settings, now: Callable[[], int] = milliseconds, thinker: Thinks | None = None) -> Litestar:
    """The application for these settings; ``now`` tells the time. A database it cannot use raises `StoreError`."""
    host = Host(settings, now)
    host.store.open()
    key = signing_key(host.store, settings.secret)
    known = People(host.store, key, host.run, now)
    limits = Limits(settings.limits)
    thinking = thinker or Thinker(settings.workers)
    bots = SeatedBots(host, thinking)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await host.start()
        if not host.store.is_sqlite:
            Notifying(host).start()
        bots.start()
        try:
            async with companions(host, known):
                yield
        finally:
            await host.stop()
            await bots.stop()

    return Litestar(
        [*ROUTES, client_route(settings.static)],
        lifespan=[lifespan],
        dependencies={"person": Provide(person_of)},
        exception_handlers=HANDLERS,
        logging_config=None,
        middleware=[Door(limits, settings.allowed_hosts)],
        csrf_config=forgery_config(key),
        before_send=[add_safety_headers],
        request_max_body_size=LARGEST_BODY,
        state=State({"host": host, "people": known, "limits": limits, "thinker": thinking}),
        openapi_config=OpenAPIConfig(
            title="Astrarium", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
    )
