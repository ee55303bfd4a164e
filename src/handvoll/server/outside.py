"""Going out: where the house may send something that a guest named, and how.

A guest names the address of their push service, so it is nobody's to trust: only https on its usual
port, never a machine that is not everybody's, and the address that was looked at is the one that is
connected to.
"""

from __future__ import annotations

import asyncio
import socket
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

PATIENCE = 10.0  # seconds, for all of it: who answers letter by letter is not waited for
GLOBAL = IPv6Network("2000::/3")  # all of IPv6 that is given out; the rest means something inside
EMBEDDING = IPv6Network("64:ff9b::/96")  # IPv4 addresses, for networks without any
TUNNELS = (0x5EFE, 0x2005EFE)  # how the second half of an address begins that is an IPv4 one


class Forbidden(Exception):
    """Nothing is sent there."""


class Outside:
    """Sends to the world; `allowed` are origins that tests serve themselves."""

    def __init__(self, allowed: frozenset[str] = frozenset()) -> None:
        self._allowed = allowed

    async def post(self, url: str, headers: dict[str, str], body: bytes) -> int:
        """Send it; the status of the answer, of which nothing else is read.

        Raises Forbidden, or OSError if it does not get there.
        """
        async with asyncio.timeout(PATIENCE):
            parts = urlsplit(url)
            return await _post(parts, await self._address(parts), headers, body)

    def permits(self, url: str) -> bool:
        """Whether it could be sent to, as far as its words say."""
        try:
            parts = urlsplit(url)
            return origin(parts) in self._allowed or _proper(parts)
        except ValueError:
            return False

    async def _address(self, parts: SplitResult) -> str:
        """The address to connect to; raises Forbidden unless it is everybody's."""
        if origin(parts) in self._allowed:
            return parts.hostname or ""
        if not _proper(parts):
            raise Forbidden(parts.scheme)
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(parts.hostname, 443, type=socket.SOCK_STREAM)
        addresses = [str(each[4][0]) for each in found]
        if not addresses or not all(is_everybodys(each) for each in addresses):
            raise Forbidden("address")
        return addresses[0]


async def _post(parts: SplitResult, address: str, headers: dict[str, str], body: bytes) -> int:
    import httpx  # noqa: PLC0415  (a tenth of the time a house takes to start)

    async with httpx.AsyncClient(trust_env=False, follow_redirects=False) as client:
        target = httpx.URL(parts.geturl()).copy_with(host=address)
        request = client.build_request(
            "POST",
            target,
            headers={**headers, "host": parts.netloc},
            content=body,
            extensions={"sni_hostname": parts.hostname},
        )
        try:
            answer = await client.send(request, stream=True)
        except httpx.HTTPError as error:
            raise OSError(str(error)) from None
        await answer.aclose()
        return answer.status_code


def origin(parts: SplitResult) -> str:
    """Scheme, host and port."""
    return f"{parts.scheme}://{parts.netloc}"


def _proper(parts: SplitResult) -> bool:
    """Whether a name is asked for over https, on its port, by nobody."""
    plain = parts.scheme == "https" and parts.port in (None, 443) and "@" not in parts.netloc
    return plain and _is_name(parts.hostname or "")


def _is_name(host: str) -> bool:
    """Whether this is a name of the open network, rather than an address or a neighbour."""
    try:
        ip_address(host)
    except ValueError:
        return "." in host
    return False


def is_everybodys(address: str) -> bool:
    """Whether an address is on the open network, also if it is written within another."""
    ip = ip_address(address.partition("%")[0])
    if isinstance(ip, IPv6Address) and ip not in GLOBAL and ip not in EMBEDDING:
        return False
    within = _within(ip) if isinstance(ip, IPv6Address) else []
    return all(each.is_global and not each.is_multicast for each in (ip, *within))


def _within(ip: IPv6Address) -> list[IPv4Address]:
    """The IPv4 addresses that an IPv6 address leads to."""
    teredo = ip.teredo or ()
    found = [ip.sixtofour, *teredo]
    if ip in EMBEDDING or int(ip) >> 32 & 0xFFFFFFFF in TUNNELS:
        found.append(IPv4Address(int(ip) & 0xFFFFFFFF))
    return [each for each in found if each]
