"""Whoever loses something by another's doing is told so: found in real games, not in a list."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from handvoll import Match
from handvoll.engine.turn import Wait
from tests.browser.moments import told
from tests.browser.theatre import enter
from tools import specimens

# Every way of playing in which somebody can take from another, over several deals.
TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "go5": (4, {}),
    "fifteen": (4, {"own_pile": True, "borrow": True}),
    "highfive": (4, {}),
    "igo": (4, {}),
    "fiver": (3, {}),
}
SEEDS = range(3)
TAKES = {"go5", "fifteen", "igo"}  # where others can do something to somebody at all
# Whom the events of each change do something to, as the game's own table of marks says.
HITS = """
(changes) => changes.map(({ before, tellings }) => tellings.flatMap(
  (telling) => (stage.game.marks[telling.event]?.(telling, before) ?? []).map(({ seat }) => seat)
))
"""


@pytest.mark.parametrize("game", TABLES)
def test_whoever_loses_something_is_marked(chromium: Browser, stage: str, game: str) -> None:
    changes = [each for seed in SEEDS for each in losses(game, seed)]
    assert bool(changes) == (game in TAKES), "games long enough to say so"
    with chromium.new_context() as context:
        page = context.new_page()
        enter(page, stage)
        seats, options = TABLES[game]
        match, _ = specimens.played(game, seats, options, 0)
        page.evaluate(
            "(moment) => stage.put(moment)", {"game": game, "tried": {}, "heard": [told(match)]}
        )
        hits = page.evaluate(HITS, changes)
    unmarked = [
        (seat, each["tellings"])
        for each, hit in zip(changes, hits, strict=True)
        for seat in each["losers"]
        if seat not in hit
    ]
    assert not unmarked, unmarked[:3]


def losses(game: str, seed: int) -> Iterator[dict[str, Any]]:
    """Every change of a game in which somebody lost something and had done nothing."""
    seats, options = TABLES[game]
    match, _ = specimens.played(game, seats, options, seed)
    stand = Match.replay(match.record, upto=0)
    for n, entry in enumerate(match.record.entries, 1):
        before = {seat: stand.view(seat) for seat in "ABCDEF"[:seats]}
        turn = stand.turn
        stand.take(entry)
        tellings = stand.events("A", n)
        if not entry.move or not isinstance(turn, Wait):
            continue  # dealt anew: nobody's doing
        acting = {entry.seat, *(each.get("seat") for each in tellings)}
        losers = [
            seat
            for seat, seen in before.items()
            if seat not in acting and things(seen, seat) != things(stand.view(seat), seat)
        ]
        beaten = [each["seat"] for each in tellings if each["event"] == "scored"]
        if game == "igo" and beaten and entry.seat not in beaten:
            losers.append(str(entry.seat))  # who called and did not score was beaten
        if losers:
            yield {"before": before["A"], "tellings": tellings, "losers": losers}


def things(view: dict[str, Any], seat: str) -> list[Any]:
    """What lies before somebody and in their hand, as they see it."""
    kinds = (view.get(kind, {}).get(seat) for kind in ("places", "hands", "piles"))
    return [*kinds, view.get("outlines")]
