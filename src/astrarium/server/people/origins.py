"""Where people come from: guests of one address share what the server gives to one person."""

import hmac
from hashlib import sha256
from ipaddress import IPv6Address, ip_address

PREFIX = 64
"""Bits of an address of IPv6 that tell one household from another; the rest it chooses as it likes."""


def network_of(host: str) -> str:
    """The network that an address belongs to, as far as one household has it: one address of IPv4, many of IPv6."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> (128 - PREFIX) << (128 - PREFIX))}/{PREFIX}"


def origin_of(key: bytes, host: str) -> str:
    """A mark of the network of an address, the same for everybody there; it does not tell the address."""
    return hmac.new(key, b"origin " + network_of(host).encode(), sha256).hexdigest()[:16]
