"""Whether the server is alive, whether it can do its work, and how it does."""

import hmac
from ipaddress import ip_address
from types import MappingProxyType
from typing import Any, Final

from litestar import get
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.plugins.prometheus import PrometheusController
from litestar.types import Guard

from astrarium import __version__
from astrarium.server.errors import ApiError, not_found
from astrarium.server.host import Host
from astrarium.server.hosting.metrics import UNMEASURED, Metrics
from astrarium.server.hosting.readiness import Readiness
from astrarium.server.hosting.security import OWN_NAMES, host_name
from astrarium.server.settings import Settings
from astrarium.server.wire import Health, Ready

SIGNS_OF_A_PROXY: Final = (
    "forwarded",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-real-ip",
    "via",
)

Asked = ASGIConnection[Any, Any, Any, Any]


@get("/health", tags=["server"])
async def health(state: State) -> Health:
    """That the server is alive, its version, and the kind of its database, which is not asked anything."""
    host: Host = state.host
    return Health(status="ok", version=__version__, database=host.store.name)


@get("/ready", tags=["server"])
async def ready(state: State) -> Ready:
    """That the server can do its work: something was just written."""
    readiness: Readiness = state.readiness
    trouble = await readiness.trouble()
    if trouble:
        raise ApiError("busy", trouble, retry_after=5)
    return Ready(status="ready")


def wants_metrics(settings: Settings) -> bool:
    """Whether there is anybody who may read what is measured: whoever has the token, or else this machine.

    A server that others reach, too, tells nobody without a token: a proxy on this machine looks like this machine.
    """
    local = settings.host in OWN_NAMES and set(settings.allowed_hosts) <= set(OWN_NAMES)
    return settings.metrics and (local or bool(settings.metrics_token))


def metrics_route(settings: Settings, metrics: Metrics) -> type[PrometheusController]:
    """The route of Litestar's plugin, for those who may read it; for all others there is nothing there."""

    class MetricsController(PrometheusController):
        path = "/metrics"
        guards = (_readers(settings.metrics_token),)
        before_request = metrics.count_tables
        include_in_schema = False
        opt = MappingProxyType({UNMEASURED: True, "exclude_from_csrf": True})

    return MetricsController


def _readers(token: str) -> Guard:
    def guard(connection: Asked, _: object) -> None:
        if not (_has_token(connection, token) if token else _is_from_here(connection)):
            raise not_found()

    return guard


def _has_token(connection: Asked, token: str) -> bool:
    given = connection.headers.get("authorization", "")
    return hmac.compare_digest(given.encode(), f"Bearer {token}".encode())


def _is_from_here(connection: Asked) -> bool:
    """Whether somebody on this machine asks, and not a proxy on this machine for somebody elsewhere."""
    if connection.client is None or host_name(connection.headers.get("host", "")) not in OWN_NAMES:
        return False
    # Proxies that say nothing of themselves often speak the older language.
    if connection.scope["http_version"] == "1.0" or any(name in connection.headers for name in SIGNS_OF_A_PROXY):
        return False
    try:
        return ip_address(connection.client.host).is_loopback
    except ValueError:
        return False
