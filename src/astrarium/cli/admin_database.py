"""What all commands for hosts share: the database that they work on."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import typer

from astrarium.cli.common import with_server_installed

if TYPE_CHECKING:
    from astrarium.server.hosting.offline import Offline

Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="ASTRARIUM_DATABASE",
        help="sqlite:///path or postgresql://user:password@host/name; else the file in your data folder.",
    ),
]

LONGEST_AGO = 36_500
"""Days: a hundred years."""


@contextmanager
def opened(database: str | None) -> Iterator["Offline"]:
    """The people and tables of a database, without the server."""
    with with_server_installed():
        from astrarium.server.hosting.offline import offline
    with offline(database) as found:
        yield found


def day(at: int) -> str:
    """A moment as a list shows it."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")
