"""What goes on beside the requests: clocks, consent to bots, notices."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from astrarium.server.host import Host
from astrarium.server.notices import Notices
from astrarium.server.people import People
from astrarium.server.takeover import takeover_of
from astrarium.server.timekeeping import ClockWatch, keep_clocks
from astrarium.server.turns import TurnNotices


@asynccontextmanager
async def companions(host: Host, people: People) -> AsyncIterator[None]:
    """Everything beside the requests, from the start of the server to its end."""
    notices = Notices(allow_local=host.settings.allow_local_webhooks)
    host.in_commit.append(keep_clocks)
    host.after_commit.append(TurnNotices(host, people, notices).after_commit)
    host.takeover_of = partial(takeover_of, host)
    notices.start()
    host.background(ClockWatch(host).run())
    try:
        yield
    finally:
        await notices.stop()
        people.passwords.close()
