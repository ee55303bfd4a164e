"""Who somebody is."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

LONGEST_NAME = 24

Name = Annotated[str, Meta(max_length=200)]  # cleaned and cut by the server; none at all is fine
Token = Annotated[str, Meta(min_length=1, max_length=600)]

# fmt: off
PuppetLook = Literal[
    "bow", "bun", "cap", "curls", "moustache", "phones",
    "beard", "beanie", "pigtails", "hat", "scarf", "specs",
    "cat", "bear", "fox", "frog", "rabbit", "owl",
]
Felt = Literal["red", "plum", "blue", "green", "yellow", "grey", "rose", "teal", "navy", "brown"]
# fmt: on


class Puppet(Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody is drawn, in every game and on every device."""

    look: PuppetLook
    felt: Felt


class Introduction(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody says about themselves."""

    name: Name = ""
    puppet: Puppet | None = None  # left out: as before


class Me(Struct, frozen=True):
    """Who the server takes somebody for."""

    person: str
    name: str
    puppet: Puppet | None = None  # None: they never chose one, and their seat decides


class DeviceLink(Struct, frozen=True):
    """Lets another device be the same person, for a short while."""

    token: str
    seconds: int


class DeviceClaim(Struct, frozen=True, forbid_unknown_fields=True):
    """Another device shows the link it was given."""

    token: Token


class DeviceOwner(Struct, frozen=True):
    """Whose link it is, and who this device is until now."""

    name: str
    same: bool  # whether that is the same person
    mine: str | None = None  # the name of who this device is; None: of nobody yet


class Become(Struct, frozen=True, forbid_unknown_fields=True):
    """Be somebody again that this device has been."""

    person: Annotated[str, Meta(min_length=1, max_length=40)]
