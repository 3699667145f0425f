"""Addresses that are not of the whole internet, as the registries list them, with every version of Python."""

from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Final

SPECIAL_V4: Final = tuple(
    IPv4Network(block)
    for block in (
        "0.0.0.0/8",  # this network
        "10.0.0.0/8",  # private
        "100.64.0.0/10",  # between a provider and its customers
        "127.0.0.0/8",  # this machine
        "169.254.0.0/16",  # this link; clouds tell machines their secrets there
        "172.16.0.0/12",  # private
        "192.0.0.0/24",  # protocols; another place where clouds tell secrets
        "192.0.2.0/24",  # documentation
        "192.31.196.0/24",  # AS112
        "192.52.193.0/24",  # multicast tunnels
        "192.88.99.0/24",  # once relays of 6to4
        "192.168.0.0/16",  # private
        "192.175.48.0/24",  # AS112
        "198.18.0.0/15",  # measuring
        "198.51.100.0/24",  # documentation
        "203.0.113.0/24",  # documentation
        "224.0.0.0/4",  # multicast
        "240.0.0.0/4",  # reserved, and broadcast
    )
)

SPECIAL_V6: Final = tuple(
    IPv6Network(block)
    for block in (
        "::/96",  # nowhere, this machine, and an IPv4 address in a form that nobody uses any more
        "64:ff9b:1::/48",  # IPv4 behind a translator of this network
        "100::/64",  # thrown away
        "100:0:0:1::/64",  # a dummy
        "2001::/23",  # protocols: Teredo, measuring, ORCHID, AS112, drones
        "2001:db8::/32",  # documentation
        "2002::/16",  # 6to4
        "2620:4f:8000::/48",  # AS112
        "3fff::/20",  # documentation
        "5f00::/16",  # segment routing
        "fc00::/7",  # private
        "fe80::/10",  # this link
        "fec0::/10",  # once private
        "ff00::/8",  # multicast
    )
)

UNICAST_V6: Final = IPv6Network("2000::/3")
"""All that has been given out of IPv6 so far; whatever is outside has no place in the internet."""

EMBEDDING: Final = (
    IPv6Network("::ffff:0:0/96"),  # IPv4 as programs write it
    IPv6Network("64:ff9b::/96"),  # IPv4 behind a translator
)
"""An address in one of these leads to the IPv4 address in its last four bytes."""


def is_public(address: str) -> bool:
    """Whether an address is one of the whole internet: not of this machine, its network or its neighbours."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv4Address):
        return _is_public_v4(found)
    return _is_public_v6(found)


def _is_public_v4(address: IPv4Address) -> bool:
    return not any(address in block for block in SPECIAL_V4)


def _is_public_v6(address: IPv6Address) -> bool:
    if any(address in block for block in EMBEDDING):
        return _is_public_v4(IPv4Address(int(address) & 0xFFFF_FFFF))
    return address in UNICAST_V6 and not any(address in block for block in SPECIAL_V6)
