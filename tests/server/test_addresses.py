"""Addresses that no webhook may have: every special range of the registries, from its first to its last."""

import asyncio
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network

import pytest

from astrarium.server.live import webhooks
from astrarium.server.live.special_addresses import EMBEDDING, SPECIAL_V4, SPECIAL_V6, is_public

REGISTRY_V4 = {
    "0.0.0.0/8": "0.255.255.255",
    "0.0.0.0/32": "0.0.0.0",
    "10.0.0.0/8": "10.255.255.255",
    "100.64.0.0/10": "100.127.255.255",
    "127.0.0.0/8": "127.255.255.255",
    "169.254.0.0/16": "169.254.255.255",
    "172.16.0.0/12": "172.31.255.255",
    "192.0.0.0/24": "192.0.0.255",
    "192.0.0.0/29": "192.0.0.7",
    "192.0.0.8/32": "192.0.0.8",
    "192.0.0.9/32": "192.0.0.9",
    "192.0.0.10/32": "192.0.0.10",
    "192.0.0.170/32": "192.0.0.170",
    "192.0.0.171/32": "192.0.0.171",
    "192.0.0.192/32": "192.0.0.192",
    "192.0.2.0/24": "192.0.2.255",
    "192.31.196.0/24": "192.31.196.255",
    "192.52.193.0/24": "192.52.193.255",
    "192.88.99.0/24": "192.88.99.255",
    "192.168.0.0/16": "192.168.255.255",
    "192.175.48.0/24": "192.175.48.255",
    "198.18.0.0/15": "198.19.255.255",
    "198.51.100.0/24": "198.51.100.255",
    "203.0.113.0/24": "203.0.113.255",
    "224.0.0.0/4": "239.255.255.255",
    "240.0.0.0/4": "255.255.255.254",
    "255.255.255.255/32": "255.255.255.255",
}
"""The ranges of the registries of IPv4, each with its last address, written down on their own."""

REGISTRY_V6 = {
    "::/128": "::",
    "::1/128": "::1",
    "::/96": "::ffff:ffff",
    "64:ff9b:1::/48": "64:ff9b:1:ffff:ffff:ffff:ffff:ffff",
    "100::/64": "100::ffff:ffff:ffff:ffff",
    "100:0:0:1::/64": "100::1:ffff:ffff:ffff:ffff",
    "2001::/23": "2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff",
    "2001::/32": "2001:0:ffff:ffff:ffff:ffff:ffff:ffff",
    "2001:1::1/128": "2001:1::1",
    "2001:1::2/128": "2001:1::2",
    "2001:1::3/128": "2001:1::3",
    "2001:2::/48": "2001:2:0:ffff:ffff:ffff:ffff:ffff",
    "2001:3::/32": "2001:3:ffff:ffff:ffff:ffff:ffff:ffff",
    "2001:4:112::/48": "2001:4:112:ffff:ffff:ffff:ffff:ffff",
    "2001:10::/28": "2001:1f:ffff:ffff:ffff:ffff:ffff:ffff",
    "2001:20::/28": "2001:2f:ffff:ffff:ffff:ffff:ffff:ffff",
    "2001:30::/28": "2001:3f:ffff:ffff:ffff:ffff:ffff:ffff",
    "2001:db8::/32": "2001:db8:ffff:ffff:ffff:ffff:ffff:ffff",
    "2002::/16": "2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff",
    "2620:4f:8000::/48": "2620:4f:8000:ffff:ffff:ffff:ffff:ffff",
    "3fff::/20": "3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff",
    "5f00::/16": "5f00:ffff:ffff:ffff:ffff:ffff:ffff:ffff",
    "fc00::/7": "fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff",
    "fe80::/10": "febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff",
    "fec0::/10": "feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff",
    "ff00::/8": "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff",
}

NEIGHBOURS = [
    *("1.0.0.0", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255", "128.0.0.0"),
    *("169.253.255.255", "169.255.0.0", "172.15.255.255", "172.32.0.0", "191.255.255.255", "192.0.1.0"),
    *("192.0.1.255", "192.0.3.0", "192.31.195.255", "192.31.197.0", "192.52.192.255", "192.52.194.0"),
    *("192.88.98.255", "192.88.100.0", "192.167.255.255", "192.169.0.0", "192.175.47.255", "192.175.49.0"),
    *("198.17.255.255", "198.20.0.0", "198.51.99.255", "198.51.101.0", "203.0.112.255", "203.0.114.0"),
    *("223.255.255.255", "2000::", "2000:ffff::", "2001:200::", "2001:db7:ffff::", "2001:db9::", "2003::"),
    *("2001:ffff:ffff::", "2620:4f:7fff:ffff::", "2620:4f:8001::", "3ffe:ffff::", "3fff:1000::", "3fff:ffff::"),
    *("2606:4700::1111", "2a00:1450::1"),
]
"""Addresses next to the special ranges, which are like any other."""


@pytest.mark.parametrize(("block", "last"), (REGISTRY_V4 | REGISTRY_V6).items())
def test_no_address_of_a_special_range_is_public(block: str, last: str) -> None:
    first = block.partition("/")[0]
    assert not is_public(first)
    assert not is_public(last)


@pytest.mark.parametrize("address", NEIGHBOURS)
def test_what_is_next_to_a_special_range_is_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "address", ["200::", "1fff:ffff::", "4000::", "5eff::", "5f01::", "6000::", "fbff::", "fe00::"]
)
def test_what_nobody_was_given_yet_is_not_public(address: str) -> None:
    assert not is_public(address)


def test_the_table_has_every_range_of_the_registries() -> None:
    for block in REGISTRY_V4:
        assert any(IPv4Network(block).subnet_of(listed) for listed in SPECIAL_V4), block
    for block in REGISTRY_V6:
        assert any(IPv6Network(block).subnet_of(listed) for listed in SPECIAL_V6), block


@pytest.mark.parametrize("around", EMBEDDING)
@pytest.mark.parametrize("inner", [*REGISTRY_V4.values(), "9.9.9.9", "1.0.0.0", "223.255.255.255"])
def test_an_address_within_an_address_is_judged(around: IPv6Network, inner: str) -> None:
    whole = IPv6Address(int(around.network_address) | int(IPv4Address(inner)))
    assert is_public(str(whole)) is is_public(inner)


@pytest.mark.parametrize(
    "address", ["::127.0.0.1", "::9.9.9.9", "2002:7f00:1::", "2002:909:909::", "2001:0:909:909::"]
)
def test_old_ways_to_write_ipv4_lead_nowhere(address: str) -> None:
    assert not is_public(address)


def test_every_address_of_a_name_must_be_public(monkeypatch: pytest.MonkeyPatch) -> None:
    async def resolve(*addresses: str) -> str:
        loop = asyncio.get_running_loop()

        async def found(*_: object, **__: object) -> list[tuple[object, ...]]:
            return [(0, 0, 0, "", (address, 80)) for address in addresses]

        monkeypatch.setattr(loop, "getaddrinfo", found)
        return await webhooks._address("hook.example", 80, False)

    assert asyncio.run(resolve("9.9.9.9", "2620:fe::fe")) == "9.9.9.9"
    for bad in ("192.0.0.192", "64:ff9b:1::a00:1", "fec0::1", "::10.0.0.1"):
        with pytest.raises(webhooks.BadWebhook):
            asyncio.run(resolve("9.9.9.9", bad))
