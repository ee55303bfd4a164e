"""Networks: who counts as one when limits are counted, and which proxies are believed."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from handvoll.server.errors import BadRequest

AROUND = 4  # times as much for the /48 around a /64
Network = IPv4Network | IPv6Network
LOOPBACK = ("127.0.0.1", "::1")  # a proxy on this machine


@lru_cache(maxsize=4096)
def network_of(address: str, wide: bool = False) -> str:
    """Where an address is: itself, or of IPv6 the /64 one customer has (or the /48 around it)."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(found, IPv6Address) and found.ipv4_mapped:
        return str(found.ipv4_mapped)
    if isinstance(found, IPv6Address):
        return str(ip_network((found, 48 if wide else 64), strict=False))
    return str(found)


def networks_of(address: str) -> list[tuple[str, int]]:
    """The networks an address counts for, and how many times as much each of them may."""
    near, around = network_of(address), network_of(address, wide=True)
    return [(near, 1)] if near == around else [(near, 1), (around, AROUND)]


def known_proxies(given: Iterable[str] | None) -> tuple[str, ...]:
    """The proxies somebody names, or one on this machine; raises BadRequest."""
    for each in given or ():
        try:
            ip_network(each, strict=False)
        except ValueError:
            raise BadRequest("serve-proxy", proxy=each) from None
    return (*LOOPBACK, *(given or ()))


class Trusted:
    """The proxies whose word is taken for who asked and how."""

    def __init__(self, proxies: Iterable[str] = ()) -> None:
        self._networks: list[Network] = [ip_network(each, strict=False) for each in proxies]

    def __contains__(self, address: object) -> bool:
        try:
            found = ip_address(str(address).partition("%")[0])
        except ValueError:
            return False
        if isinstance(found, IPv6Address) and found.ipv4_mapped:
            found = found.ipv4_mapped
        return any(found.version == each.version and found in each for each in self._networks)

    def asker(self, address: str, forwarded: str) -> str:
        """Who asked: the last of those named that is no proxy of ours."""
        hops = [hop.strip() for hop in forwarded.split(",") if hop.strip()]
        while hops and address in self:
            address = _bare(hops.pop())
        return address


def _bare(hop: str) -> str:
    """An address without port and brackets."""
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    return hop.partition(":")[0] if hop.count(":") == 1 else hop
