"""Whether the server is well."""

from litestar import get
from litestar.datastructures import State
from sqlalchemy import text

from astrarium import __version__
from astrarium.server.host import Host
from astrarium.server.wire import Health


@get("/health", tags=["server"])
async def health(state: State) -> Health:
    """The version, and the database in use, which was just asked something."""
    host: Host = state.host
    await host.run(_ask, host)
    return Health(status="ok", version=__version__, database=host.store.name)


def _ask(host: Host) -> None:
    with host.store.read() as db:
        db.execute(text("SELECT 1"))
