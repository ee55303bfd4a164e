"""The addresses of the house: where people find it, and who may be told."""

from __future__ import annotations

import socket
from dataclasses import dataclass
from ipaddress import ip_address

import ifaddr

EVERYWHERE = ("0.0.0.0", "::")  # what a server listens on that takes all who come
# Networks within this machine, which no phone can reach.
INNER = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "vEthernet", "lxc", "podman", "cni")


@dataclass(frozen=True, slots=True)
class Doors:
    """Where a server can be found: the public addresses it was told, or those of its machine."""

    host: str = "127.0.0.1"  # what it listens on
    public: frozenset[str] = frozenset()

    def known(self, port: int) -> list[str]:
        """The addresses that work for everybody, the best first; none if only we can come in."""
        if self.public:
            return sorted(self.public)
        found = nearby() if self.host in EVERYWHERE else [self.host]
        return [f"http://{each}:{port}" for each in found if not is_loopback(each)]

    def told(self, host: str, client: str, port: int) -> list[str]:
        """The same for somebody who asks: a stranger who came by a public address learns none."""
        return self.known(port) if self.public or (at_home(host) and at_home(client)) else []


def nearby() -> list[str]:
    """This machine's addresses that others may reach, that of the way out first."""
    own = [
        str(each.ip)
        for adapter in ifaddr.get_adapters()
        for each in adapter.ips
        if each.is_IPv4 and not adapter.name.startswith(INNER) and reachable(str(each.ip))
    ]
    first = _way_out()
    return sorted(dict.fromkeys(own), key=lambda address: address != first)


def reachable(address: str) -> bool:
    """Whether an address means more than this machine alone."""
    found = ip_address(address)
    return not (found.is_loopback or found.is_link_local or found.is_unspecified)


def at_home(host: str) -> bool:
    """Whether a host, as a browser names it, is this machine or one of its own network."""
    name = bare(host).removeprefix("::ffff:")  # IPv4, met on a socket of IPv6
    try:
        return ip_address(name).is_private
    except ValueError:
        return is_loopback(name)


def is_loopback(name: str) -> bool:
    """Whether a host is this machine alone."""
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")


def bare(host: str) -> str:
    """A host without its port: `[::1]:80` is `::1`."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.rpartition(":")[0] if host.count(":") == 1 else host


def _way_out() -> str:
    """The address this machine has for the rest of the world; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for examples
        except OSError:
            return ""
        return str(probe.getsockname()[0])
