"""Being told on a device that it is one's turn."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Hour = Annotated[int, Meta(ge=0, le=23)]


class Device(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that may be told, as its push service knows it, and when it wants its quiet.

    From one hour to the other nothing is sent, by the clock of its zone; the same twice: never.
    """

    endpoint: Annotated[str, Meta(pattern="^https?://", max_length=800)]
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{87}$")]  # its public key
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$")]  # what only it and we know
    lang: Annotated[str, Meta(pattern="^[a-z]{2}$")] = "en"
    zone: Annotated[str, Meta(pattern="^[A-Za-z0-9_+/-]{1,60}$")] = "UTC"
    quiet_from: Hour = 22
    quiet_to: Hour = 8


class ForgetDevice(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that is not to be told any more."""

    endpoint: Annotated[str, Meta(max_length=800)]


class PushInfo(Struct, frozen=True):
    """Whether this house can tell people, and where it may tell the asker."""

    key: str | None  # the house's public one; None: it cannot
    devices: list[Device] = []
