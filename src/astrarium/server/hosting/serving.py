"""Starting the server: everything that can be wrong with the set-up is said in one line before it begins."""

import asyncio
import gc
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec
import uvicorn

from astrarium.server.app import create_app
from astrarium.server.host import Host
from astrarium.server.hosting.capacity import Capacity, prepare_capacity
from astrarium.server.hosting.connections import SlowRequests, bounded_protocol, tell_of_missing_files
from astrarium.server.hosting.listening import SetupError, address_of, listen
from astrarium.server.hosting.logs import logging_as
from astrarium.server.hosting.security import OWN_NAMES
from astrarium.server.settings import Settings

PRIVATE: Final = 0o700
GRACE: Final = 3
"""Seconds for requests under way when the server is told to stop; streams would never end by themselves."""


KEPT_OPEN: Final = 75
"""Seconds for which a silent connection is kept: longer than proxies keep theirs, so that they hang up first."""


COLLECTED_AFTER: Final = (20_000, 20, 50)
"""Games in memory are many small objects that live long: looking through them as often as Python does by itself
would take a tenth of the server's time."""


def default_database() -> str:
    """A file in the user's data folder, in a folder that is for the user alone, and made if it is not there."""
    folder = _data_folder() / "astrarium"
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=PRIVATE)
        folder.chmod(PRIVATE)
    except OSError as error:
        raise SetupError(f"cannot make the folder {folder}: {error.strerror}") from None
    return f"sqlite:///{folder / 'astrarium.db'}"


def _data_folder() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")


def serve(settings: Settings, say: Callable[[str], None], browser: bool = False) -> None:
    """Run the server until it is told to stop; `SetupError` or `StoreError` if it cannot begin."""
    with logging_as(settings.log_level, settings.log_format, settings.access_log):
        _serve(_with_hosts(settings), say, browser)


def _serve(settings: Settings, say: Callable[[str], None], browser: bool) -> None:
    capacity = prepare_capacity(settings)
    settings = msgspec.structs.replace(settings, streams=capacity.streams)
    listening = listen(settings.host, settings.port, capacity.backlog)
    try:
        app = create_app(settings)
    except BaseException:
        listening.close()
        raise
    config = uvicorn.Config(
        app,
        # uvloop and httptools, where they are installed.
        loop="auto",
        http=bounded_protocol(capacity.connections),
        ws="none",
        lifespan="on",
        log_config=None,
        log_level=logging.WARNING,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.proxy,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=KEPT_OPEN,
        backlog=capacity.backlog,
    )
    host: Host = app.state.host
    gc.freeze()
    gc.set_threshold(*COLLECTED_AFTER)
    server = _Server(config, lambda: greet(address_of(listening), say, browser), host, capacity)
    server.run(sockets=[listening])


class _Server(uvicorn.Server):
    """Tells when it has begun to answer, watches its connections, and ends the streams when it is told to stop."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], host: Host, capacity: Capacity) -> None:
        super().__init__(config)
        self._ready = ready
        self._host = host
        self._capacity = capacity
        self._slow = SlowRequests(host.settings.header_seconds, host.settings.body_seconds)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        tell_of_missing_files(asyncio.get_running_loop(), self._capacity.files)
        await super().startup(sockets=sockets)
        if self.started:
            self._ready()

    async def on_tick(self, counter: int) -> bool:
        # There are ten ticks a second.
        if counter % 10 == 0:
            self._slow.look(self.server_state.connections)
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        # A stream never ends by itself, and would keep the server from stopping.
        self._host.live.close()
        await super().shutdown(sockets=sockets)


def greet(address: str, say: Callable[[str], None], browser: bool) -> None:
    """Say where the server is, and open a browser there."""
    say(f"Astrarium is at {address} (stop with Control-C)")
    if browser and has_browser():
        # Some browsers do not return before they are closed.
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _with_hosts(settings: Settings) -> Settings:
    """A server that only this machine reaches answers to nothing but its own names: no site can rebind to it.

    It answers to them beside other names, too: whoever looks after it asks from here whether it is well.
    """
    if not settings.allowed_hosts and settings.host not in OWN_NAMES:
        return settings
    return msgspec.structs.replace(settings, allowed_hosts=(*settings.allowed_hosts, *OWN_NAMES))


def has_browser() -> bool:
    """Whether there is a screen for a browser."""
    if sys.platform in ("win32", "darwin"):
        return True
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True
