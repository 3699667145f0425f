"""Sending a few bytes to an address that somebody else has chosen, without becoming their tool."""

import asyncio
import socket
import ssl
from contextlib import suppress
from typing import Final
from urllib.parse import SplitResult, urlsplit

from astrarium.server.live.special_addresses import is_public
from astrarium.server.people.texts import BadText

LONGEST: Final = 500
"""Characters of an address."""

PATIENCE: Final = 5.0
"""Seconds for everything together: looking the name up, connecting, sending and the first line of the answer."""


Headers = tuple[tuple[str, str], ...]
JSON: Final[Headers] = (("Content-Type", "application/json"),)


class BadWebhook(BadText):
    """An address that nothing will be sent to."""


def checked(url: str, longest: int = LONGEST) -> str:
    """The address of a webhook as it will be used; its form is judged here, its host when something is sent."""
    text = url.strip()
    if not text:
        return ""
    if len(text) > longest:
        raise BadWebhook(f"the address of a webhook has {longest} characters at most")
    _parts(text)
    return text


async def post(
    url: str, body: bytes, allow_local: bool = False, patience: float = PATIENCE, headers: Headers = JSON
) -> int:
    """POST some bytes and return the status of the answer; redirects are not followed.

    The name is looked up once and the connection made to that very address, so that a name that changes its
    mind between the check and the connection leads nowhere else.
    """
    parts = _parts(url)
    async with asyncio.timeout(patience):
        port = parts.port or (443 if parts.scheme == "https" else 80)
        address = await _address(parts.hostname or "", port, allow_local)
        tls = ssl.create_default_context() if parts.scheme == "https" else None
        name = parts.hostname if tls else None
        reader, writer = await asyncio.open_connection(address, port, ssl=tls, server_hostname=name)
        try:
            writer.write(_request(parts, body, headers))
            await writer.drain()
            return _status(await reader.readline())
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()


def _parts(url: str) -> SplitResult:
    if not url.isascii() or any(letter <= " " or letter == "\x7f" for letter in url):
        raise BadWebhook("the address of a webhook has only ASCII characters and no spaces")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadWebhook("this is not an address") from None
    if parts.scheme not in ("http", "https") or not parts.hostname or port == 0:
        raise BadWebhook("the address of a webhook begins with http:// or https:// and names a host")
    if parts.username is not None or parts.password is not None:
        raise BadWebhook("the address of a webhook holds no user or password")
    return parts


async def _address(host: str, port: int, allow_local: bool) -> str:
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise BadWebhook(f"there is no host {host!r}") from None
    addresses = [str(entry[4][0]) for entry in found]
    if not allow_local and not all(is_public(address) for address in addresses):
        raise BadWebhook(f"{host} is not on the public network")
    return addresses[0]


def _request(parts: SplitResult, body: bytes, headers: Headers) -> bytes:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = (
        f"POST {path} HTTP/1.1",
        f"Host: {parts.netloc}",
        "User-Agent: astrarium",
        *(f"{name}: {value}" for name, value in headers),
        f"Content-Length: {len(body)}",
        "Connection: close",
        "",
        "",
    )
    return "\r\n".join(lines).encode("ascii") + body


def _status(line: bytes) -> int:
    words = line.split()
    if len(words) < 2 or not words[0].startswith(b"HTTP/") or not words[1].isdigit():
        raise BadWebhook("the answer is not one of HTTP")
    return int(words[1])
