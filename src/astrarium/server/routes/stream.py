"""The stream of a table: what has changed, as it changes."""

from typing import Annotated

from litestar import get
from litestar.datastructures import State
from litestar.params import FromPath, HeaderParameter, QueryParameter
from litestar.response import Stream

from astrarium.server.host import Host
from astrarium.server.people import Asking, Person
from astrarium.server.tables.reading import looking

LastEvent = Annotated[str, HeaderParameter(name="Last-Event-ID", max_length=40)]
From = Annotated[int | None, QueryParameter(name="from", ge=0)]


@get("/api/tables/{table:str}/stream", tags=["tables"], media_type="text/event-stream")
async def stream(
    state: State, person: Asking, table: FromPath[str], last_event: LastEvent = "", seen: From = None
) -> Stream:
    """Server-sent events; a reader who comes back is told what was missed."""
    host: Host = state.host
    await host.run(_change, host, table, person)
    known = int(last_event) if last_event.isdecimal() else seen
    return Stream(
        host.live.stream(table, person.id, known, lambda: host.run(_change, host, table, person)),
        media_type="text/event-stream",
        # A proxy must not keep what should be told now.
        headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
    )


def _change(host: Host, table: str, person: Person) -> int:
    with looking(host, table, person) as snapshot:
        return snapshot.table.change
