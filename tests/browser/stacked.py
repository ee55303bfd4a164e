"""Tables where the cards lie as a test wants them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.conftest import People, start_server
from tests.browser.player import Player


@contextmanager
def stacked(chromium: Browser, folder: Path, pile: str, *hands: str) -> Iterator[People]:
    """People at a server that deals these hands one card at a time, and then from this pile."""
    dealt = chain.from_iterable(zip(*(hand.split() for hand in hands), strict=True))
    cards = (*dealt, *pile.split())
    with start_server(folder, "tests.server.run_stacked", cards) as server:
        people = People(chromium, server.address)
        yield people
        people.leave()


def meet(game: str, *players: Player, **settings: object) -> str:
    """A table where these people sit in this order, begun."""
    host, *guests = players
    table = host.open_table(game, len(players), bots=False, settings=settings)
    for guest in guests:
        guest.sit_down(table)
    host.post(f"/api/tables/{table}/start")
    return table
