"""The parts of a server without the server: for commands that look after its database, while it runs or not."""

from collections.abc import Iterator
from contextlib import contextmanager

from astrarium.kernel import AstrariumError
from astrarium.server.errors import ApiError
from astrarium.server.host import Host
from astrarium.server.hosting.secret_files import with_password
from astrarium.server.hosting.serving import default_database
from astrarium.server.hosting.stored_people import StoredPeople
from astrarium.server.hosting.stored_tables import StoredTables
from astrarium.server.settings import Settings


class Refused(AstrariumError):
    """What a running server would refuse, too; the text says why, in one sentence."""


class Offline:
    """What a host does with a database. What it writes, running servers notice with their next look at the table."""

    def __init__(self, host: Host) -> None:
        self.store = host.store
        self.people = StoredPeople(host)
        self.tables = StoredTables(host)


@contextmanager
def offline(database: str | None) -> Iterator[Offline]:
    """The parts of a server on a database; without an address, on that of this user."""
    host = Host(Settings(database=with_password(database) if database else default_database()))
    try:
        host.store.check()
        yield Offline(host)
    except ApiError as error:
        raise Refused(error.message) from None
    finally:
        host.close()
