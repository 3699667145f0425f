"""Starting the server: everything that can be wrong with the set-up is said in one line before it begins."""

import errno
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

from astrarium.kernel import AstrariumError
from astrarium.server.app import create_app
from astrarium.server.host import Host
from astrarium.server.security import OWN_NAMES
from astrarium.server.settings import Settings

BACKLOG: Final = 2048
GRACE: Final = 3
"""Seconds for requests under way when the server is told to stop; streams would never end by themselves."""


KEPT_OPEN: Final = 75
"""Seconds for which a silent connection is kept: longer than proxies keep theirs, so that they hang up first."""


COLLECTED_AFTER: Final = (20_000, 20, 50)
"""Games in memory are many small objects that live long: looking through them as often as Python does by itself
would take a tenth of the server's time."""


class SetupError(AstrariumError):
    """The server cannot start; the text says why, in one sentence."""


def default_database() -> str:
    """A file in the user's data folder, which is made if it is not there."""
    folder = _data_folder() / "astrarium"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SetupError(f"cannot make the folder {folder}: {error.strerror}") from None
    return f"sqlite:///{folder / 'astrarium.db'}"


def _data_folder() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; why it cannot is said in one line."""
    try:
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except OSError:
        raise SetupError(f"there is no host {host!r} to listen on") from None
    family, kind, protocol, _, address = found[0]
    listening = socket.socket(family, kind, protocol)
    if os.name == "posix":
        # Else a server that was just stopped would keep its port for a minute.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind(address)
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        raise SetupError(_cannot_listen(host, port, error)) from None
    return listening


def _cannot_listen(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is in use already: stop what runs there, or choose another one with --port"
    if error.errno == errno.EACCES:
        return f"port {port} may not be used without special rights: choose one above 1023 with --port"
    if error.errno == errno.EADDRNOTAVAIL:
        return f"{host} is no address of this machine"
    return f"cannot listen on {host} port {port}: {error.strerror}"


def address_of(listening: socket.socket) -> str:
    """The address to type into a browser on this machine."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def serve(settings: Settings, say: Callable[[str], None], browser: bool = False) -> None:
    """Run the server until it is told to stop; `SetupError` or `StoreError` if it cannot begin."""
    settings = _with_hosts(settings)
    listening = listen(settings.host, settings.port)
    try:
        app = create_app(settings)
    except BaseException:
        listening.close()
        raise
    config = uvicorn.Config(
        app,
        lifespan="on",
        log_config=None,
        log_level=logging.WARNING,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.proxy,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=KEPT_OPEN,
        backlog=BACKLOG,
    )
    host: Host = app.state.host
    gc.freeze()
    gc.set_threshold(*COLLECTED_AFTER)
    _Server(config, lambda: greet(address_of(listening), say, browser), host.live.close).run(sockets=[listening])


class _Server(uvicorn.Server):
    """Tells when it has begun to answer, and ends the streams when it is told to stop."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], end_streams: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready
        self._end_streams = end_streams

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        # A stream never ends by itself, and would keep the server from stopping.
        self._end_streams()
        await super().shutdown(sockets=sockets)


def greet(address: str, say: Callable[[str], None], browser: bool) -> None:
    """Say where the server is, and open a browser there."""
    say(f"Astrarium is at {address} (stop with Control-C)")
    if browser and has_browser():
        # Some browsers do not return before they are closed.
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _with_hosts(settings: Settings) -> Settings:
    """A server that only this machine reaches answers to nothing but its own names: no site can rebind to it."""
    if settings.allowed_hosts or settings.host not in OWN_NAMES:
        return settings
    return msgspec.structs.replace(settings, allowed_hosts=OWN_NAMES)


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
