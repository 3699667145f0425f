"""How much this process bears: the files it may open, and how many connections and streams they suffice for."""

import logging
import sys
from typing import Final

import msgspec

from astrarium.server.settings import Settings

LOG: Final = logging.getLogger(__name__)

WANTED_FILES: Final = 65_536
"""More than that would not help: memory is the next limit."""

UNLIMITED_FILES: Final = 8_192
"""Taken for the limit where the system has none that can be asked for."""

FEW_FILES: Final = 1_024

LONGEST_BACKLOG: Final = 2_048
MOST_STREAMS: Final = 10_000
"""Unless the host asks for more: a stream takes some tens of kilobytes."""

DATABASE_FILES: Final = 3
"""Of each connection to SQLite: the database, what is written ahead, and its index."""

WORKER_FILES: Final = 6
OTHER_FILES: Final = 64
"""The log, the listening socket, webhooks that are being sent, modules that are being loaded."""


class Capacity(msgspec.Struct, frozen=True, kw_only=True):
    """What may be open at once."""

    files: int
    backlog: int
    """Connections that wait to be accepted; so many may be accepted at once."""
    connections: int
    """Beyond these a new connection is sent away, so that the last files are there for the database."""
    streams: int
    """Streams of tables among the connections; the rest is for requests that end."""


def raise_file_limit() -> int:
    """Let this process open as many files as it may; how many that are."""
    if sys.platform == "win32":
        return UNLIMITED_FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED_FILES if hard == resource.RLIM_INFINITY else min(WANTED_FILES, hard)
    # macOS says that there is no limit, and then refuses more than 10,240.
    for limit in (wanted, min(wanted, 10_240)):
        if soft == resource.RLIM_INFINITY or soft >= limit:
            break
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))
        except (ValueError, OSError):
            continue
        soft = limit
    return WANTED_FILES if soft == resource.RLIM_INFINITY else soft


def capacity_of(settings: Settings, files: int) -> Capacity:
    """What a process that may open so many files bears."""
    # A pool may grow to twice its size, which is twice the threads.
    reserve = 4 * settings.threads * DATABASE_FILES + settings.workers * WORKER_FILES + OTHER_FILES
    backlog = max(8, min(LONGEST_BACKLOG, files // 8))
    connections = max(files - reserve - backlog, files // 4)
    streams = min(settings.streams or MOST_STREAMS, connections * 3 // 4)
    return Capacity(files=files, backlog=backlog, connections=connections, streams=streams)


def prepare_capacity(settings: Settings) -> Capacity:
    """Raise the limit of files, and say in the log what it allows."""
    found = capacity_of(settings, raise_file_limit())
    text = "%d files may be open: enough for %d connections, %d of them streams"
    level = logging.WARNING if found.files < FEW_FILES else logging.INFO
    LOG.log(level, text, found.files, found.connections, found.streams)
    if settings.streams > found.streams:
        LOG.warning("%d streams were asked for, but only %d fit", settings.streams, found.streams)
    return found
