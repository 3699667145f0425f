"""What goes on beside the requests: clocks, consent to bots, notices, letters."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from astrarium.server.host import Host
from astrarium.server.live.notice_queue import NoticeQueue
from astrarium.server.live.seat_notices import SeatNotices
from astrarium.server.live.web_push import PushKeys
from astrarium.server.people.accounts import People
from astrarium.server.people.mail import Mail
from astrarium.server.tables.seat_watch import SeatWatch


@asynccontextmanager
async def background_services(
    host: Host, people: People, mail: Mail | None, push: PushKeys | None
) -> AsyncIterator[None]:
    """Everything beside the requests, from the start of the server to its end."""
    notices = NoticeQueue(allow_local=host.settings.allow_local_webhooks)
    host.after_commit.append(SeatNotices(host, people, notices, push).after_commit)
    notices.start()
    if mail is not None:
        mail.start()
    host.background(SeatWatch(host).run())
    host.background(host.last_seen.keep(host.store))
    try:
        yield
    finally:
        await asyncio.to_thread(host.last_seen.write, host.store)
        await notices.stop()
        if mail is not None:
            await mail.stop()
        people.passwords.close()
