"""The ASGI application."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Response, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.status_codes import HTTP_404_NOT_FOUND
from litestar.types import ControllerRouterHandler

from astrarium import __version__
from astrarium.server.bots.seated_bots import SeatedBots, Thinks
from astrarium.server.bots.thinking import Thinker
from astrarium.server.error_handlers import HANDLERS
from astrarium.server.errors import not_found
from astrarium.server.host import Host, milliseconds
from astrarium.server.hosting.background import background_services
from astrarium.server.hosting.bearer_tokens import BearerTokens
from astrarium.server.hosting.bodies import BoundedRequest
from astrarium.server.hosting.headers import safety_headers
from astrarium.server.hosting.limits import Limits
from astrarium.server.hosting.metrics import Metrics, measuring_requests
from astrarium.server.hosting.readiness import Readiness
from astrarium.server.hosting.request_ids import RequestIds
from astrarium.server.hosting.security import LARGEST_BODY, RequestLimits, forgery_config, named_hosts
from astrarium.server.hosting.static_files import client_route
from astrarium.server.hosting.stream_places import StreamPlaces
from astrarium.server.live import web_push
from astrarium.server.live.postgres import PostgresNotify
from astrarium.server.live.table_time import ticks as monotonic_ticks
from astrarium.server.live.web_push import PushKeys
from astrarium.server.people.accounts import People, person_of
from astrarium.server.people.mail import read_mail
from astrarium.server.routes import (
    accounts,
    catalogue,
    chat,
    health,
    moves,
    people,
    programs,
    push,
    records,
    seats,
    sessions,
    stream,
    tables,
    texts,
)
from astrarium.server.routes.health import metrics_route, wants_metrics
from astrarium.server.settings import Settings
from astrarium.server.store.keys import check_secret, signing_key
from astrarium.server.tables.time_keeper import TimeKeeper

ROUTES: Final[tuple[ControllerRouterHandler, ...]] = (
    health.health,
    health.ready,
    *people.ROUTES,
    *programs.ROUTES,
    *push.ROUTES,
    *sessions.ROUTES,
    *accounts.ROUTES,
    *catalogue.ROUTES,
    *tables.ROUTES,
    *seats.ROUTES,
    *moves.ROUTES,
    *records.ROUTES,
    *chat.ROUTES,
    *texts.ROUTES,
    stream.stream,
)
"""What every server answers to."""


def schema_router() -> Router:
    """The schema for programs; what is not there is refused as everywhere, and not by a page of the framework."""

    def after_request(answer: Response[Any]) -> Response[Any]:
        if answer.status_code == HTTP_404_NOT_FOUND:
            raise not_found()
        return answer

    return Router("/schema", route_handlers=[], include_in_schema=False, after_request=after_request)


def create_app(
    settings: Settings,
    now: Callable[[], int] = milliseconds,
    thinker: Thinks | None = None,
    ticks: Callable[[], int] = monotonic_ticks,
) -> Litestar:
    """The application for these settings; what it cannot use raises `AstrariumError`.

    ``now`` tells the time of day, and ``ticks`` what passes of it.
    """
    check_secret(settings.secret)
    mail = read_mail(settings)
    host = Host(settings, now, ticks)
    host.store.open()
    key = signing_key(host.store, settings.secret)
    known = People(host, key)
    known.on_end.append(lambda ended: host.live.end_sessions(ended.sessions))
    push_keys = PushKeys(host.store, settings.site) if web_push.AVAILABLE else None
    limits = Limits(settings.limits)
    thinking = thinker or Thinker(settings.workers)
    bots = SeatedBots(host, thinking)
    places = StreamPlaces(settings.streams, settings.streams_each)
    metrics = Metrics(host, places, thinking) if wants_metrics(settings) else None
    time_keeper = TimeKeeper(host)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await host.start()
        await time_keeper.begin()
        if not host.store.is_sqlite:
            PostgresNotify(host, known.ended).start()
        bots.start()
        try:
            async with background_services(host, known, mail, push_keys):
                yield
        finally:
            await time_keeper.end()
            await host.stop()
            await bots.stop()

    app = Litestar(
        [*ROUTES, *([metrics_route(settings, metrics)] if metrics else []), client_route(settings.static)],
        lifespan=[lifespan],
        dependencies={"person": Provide(person_of)},
        exception_handlers=HANDLERS,
        logging_config=None,
        middleware=[
            named_hosts(settings.allowed_hosts),
            *([measuring_requests()] if metrics else []),
            RequestLimits(limits),
        ],
        csrf_config=forgery_config(key),
        before_send=[safety_headers(settings.hsts)],
        request_class=BoundedRequest,
        request_max_body_size=LARGEST_BODY,
        state=State(
            {
                "host": host,
                "people": known,
                "limits": limits,
                "thinker": thinking,
                "mail": mail,
                "push": push_keys,
                "stream_places": places,
                "readiness": Readiness(host),
            }
        ),
        openapi_config=OpenAPIConfig(
            title="Astrarium",
            version=__version__,
            openapi_router=schema_router(),
            render_plugins=[JsonRenderPlugin()],
        ),
    )
    app.asgi_handler = RequestIds(BearerTokens(app.asgi_handler, key), settings.access_log)
    return app
