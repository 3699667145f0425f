"""The stream of a table: what has changed, as it changes."""

from typing import Annotated, Any

from litestar import Response, get
from litestar.datastructures import State
from litestar.params import FromPath, HeaderParameter, QueryParameter
from litestar.response import Stream

from astrarium.server.host import Host
from astrarium.server.hosting.metrics import UNMEASURED
from astrarium.server.hosting.stream_places import StreamGate
from astrarium.server.live.streams import OVER, Standing
from astrarium.server.people.accounts import Asking
from astrarium.server.people.person import Person
from astrarium.server.tables.access import open_table
from astrarium.server.tables.takeover import welcome_back

LastEvent = Annotated[str, HeaderParameter(name="Last-Event-ID", max_length=40)]
From = Annotated[int | None, QueryParameter(name="from", ge=0)]


@get(
    "/api/tables/{table:str}/stream",
    tags=["tables"],
    media_type="text/event-stream",
    middleware=[StreamGate()],
    opt={UNMEASURED: True},
)
async def stream(
    state: State, person: Asking, table: FromPath[str], last_event: LastEvent = "", seen: From = None
) -> Response[Any]:
    """Server-sent events; a reader who comes back is told what was missed. After the end of a game there are none."""
    host: Host = state.host
    standing = await host.run(_standing, host, table, person)
    known = int(last_event) if last_event.isdecimal() else seen
    if standing.over and last_event and known == standing.change:
        # The answer that keeps a browser from coming back again and again.
        return Response(None, status_code=204)
    return Stream(
        host.live.stream(table, person.id, known, lambda: host.run(_standing, host, table, person), person.session),
        media_type="text/event-stream",
        # A proxy must not keep what should be told now.
        headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
    )


def _standing(host: Host, table: str, person: Person) -> Standing:
    with open_table(host, table, person) as snapshot:
        welcome_back(host, snapshot)
        return Standing(snapshot.table.change, snapshot.table.status in OVER)
