"""Where people may be told that it is their turn, and of what they have still to be told."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from handvoll.wire.push import Device


class Nudge(Struct, frozen=True):
    """Somebody is to be told that a table waits for them."""

    person: str
    table: str
    due: int  # the house's time


class Devices(Protocol):
    """Keeps devices and nudges; these are written with the lines they come from."""

    async def keep(self, person: str, device: Device, now: int) -> None:
        """Tell a person there, from now on; nobody else any more."""

    async def of(self, person: str) -> list[Device]:
        """The devices of a person, the newest first."""

    async def drop(self, endpoint: str, person: str | None = None) -> None:
        """Tell nobody there any more; or only if it is this person's."""

    async def claim(self, now: int, lease: int, limit: int) -> list[Nudge]:
        """Nudges that are due; who does not settle them in time leaves them to others."""

    async def put_off(self, nudge: Nudge, until: int) -> None:
        """Not now, but then; unless there is a newer one."""

    async def settle(self, nudge: Nudge) -> None:
        """It is told, or not worth telling any more; a newer one stays."""
