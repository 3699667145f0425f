"""A browser in a few words, so that somebody recognises it in the list of their sessions."""

import ipaddress
from typing import Any, Final

from litestar import Request
from litestar.datastructures import State
from msgspec import Struct

BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("YaBrowser", "Yandex"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("Chrome", "Chrome"),
    ("CriOS", "Chrome"),
    ("Safari", "Safari"),
)
"""What each browser calls itself, those that also name another before it."""

SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


class Browser(Struct, frozen=True):
    """What somebody uses, and the network they come from."""

    device: str = ""
    place: str = ""


def browser_of(request: Request[Any, Any, State]) -> Browser:
    """The browser that sends a request."""
    address = request.client.host if request.client is not None else ""
    return Browser(device(request.headers.get("user-agent", "")), network(address))


def device(agent: str) -> str:
    """Browser and system, as far as they are known; never anything that was sent."""
    browser = next((name for word, name in BROWSERS if word in agent), "")
    system = next((name for word, name in SYSTEMS if word in agent), "")
    return ", ".join(word for word in (browser, system) if word)


def network(address: str) -> str:
    """The network of an address: enough to tell home from elsewhere, too little to find anybody."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return ""
    if isinstance(parsed, ipaddress.IPv6Address) and parsed.ipv4_mapped is not None:
        parsed = parsed.ipv4_mapped
    return str(ipaddress.ip_network((parsed, 24 if parsed.version == 4 else 48), strict=False))
