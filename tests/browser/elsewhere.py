"""The same person at another device, without a browser."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from tests.browser.player import Player
from tests.server.guest import Guest

T = TypeVar("T")


def guest_of(player: Player) -> Guest:
    """Who sits at a browser."""
    cookies = {each.get("name"): each.get("value", "") for each in player.context.cookies()}
    return Guest(player.address, player.name, cookie=cookies["handvoll"])


def meanwhile(doing: Coroutine[Any, Any, T]) -> T:
    """Do something beside the browser, which has a loop of its own here."""
    with ThreadPoolExecutor(1) as aside:
        return aside.submit(asyncio.run, doing).result()
