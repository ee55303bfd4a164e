"""Televisions."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class ScreenInfo(Struct, frozen=True):
    """What a television shows: a table, or a code by which somebody points it at theirs."""

    code: str
    table: str | None = None


class PointScreen(Struct, frozen=True, forbid_unknown_fields=True):
    """The code that a television shows."""

    code: Annotated[str, Meta(min_length=4, max_length=24)]
