"""Games that differ only in what one seat could not know."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import islice
from random import Random

import msgspec

from handvoll.coach.story import Chapter, chapters
from handvoll.engine.errors import HandvollError
from handvoll.engine.record import Record

BEGINNING = 8  # chapters
SWAPS = 400  # tries to find two cards that somebody cannot tell apart
HIDDEN = ("fifteen", "go5", "highfive", "igo")  # games that begin with a deal of cards


def twins(record: Record, seat: str, rng: Random) -> Iterator[list[Chapter]]:
    """The beginning again, other only in what the seat cannot know by then."""
    deal = record.entries[0].chance
    assert deal is not None
    seen = seen_by(record, seat)
    for _ in range(SWAPS):
        cards = list(deal)
        i, j = rng.sample(range(len(cards)), 2)
        cards[i], cards[j] = cards[j], cards[i]
        first = msgspec.structs.replace(record.entries[0], chance=tuple(cards))
        twin = replace(record, entries=[first, *record.entries[1:]])
        with suppress(HandvollError):
            lives = seen_by(twin, seat)
            if cards != list(deal) and [m.view for m in lives] == [m.view for m in seen]:
                yield lives


def seen_by(record: Record, seat: str) -> list[Chapter]:
    return list(islice(chapters(record, seat), BEGINNING))
