"""The socket that the server listens on; why it cannot is said in one line."""

import errno
import os
import socket
import sys
from typing import Final

from astrarium.kernel import AstrariumError

GONE_AFTER: Final = 60
"""Seconds after which somebody who does not even acknowledge what was sent is taken for gone."""


class SetupError(AstrariumError):
    """The server cannot start; the text says why, in one sentence."""


def listen(host: str, port: int, backlog: int = 128) -> socket.socket:
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
    _notice_the_dead(listening)
    try:
        listening.bind(address)
        listening.listen(backlog)
    except OSError as error:
        listening.close()
        raise SetupError(_cannot_listen(host, port, error)) from None
    return listening


def _notice_the_dead(listening: socket.socket) -> None:
    """Connections whose other side is gone without a word are closed: else a stream would stay for hours."""
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    if sys.platform == "linux":
        # Connections inherit it: so long may what was sent stay without an answer.
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, GONE_AFTER * 1000)
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPIDLE, GONE_AFTER)


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
