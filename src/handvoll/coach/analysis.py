"""Analyses: every entry's part in how a game ended, in sums that are exact."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import hypot

from msgspec.structs import replace

from handvoll.coach.story import Chapter, Story, finished, lived
from handvoll.coach.strength import IN_POINTS, ends_of, usual_deals
from handvoll.coach.weighing import BEYOND_DOUBT, Scales, Weighed, parts
from handvoll.engine.record import Entry, Record
from handvoll.wire.coach import PARTS, Analysis, Cause, Counts, SeatLook, Step

TURNING = 3  # points at which a game turned

Progress = Callable[[float], None]  # told how much is done, between 0 and 1


def unheard(done: float) -> None:
    """Progress that nobody wants to know."""


def analyse(
    record: Record, seed: int = 1, deals: int | None = None, progress: Progress = unheard
) -> Analysis:
    """Look back at a finished game from every seat's eyes; raises RecordError."""
    match = finished(record)
    deals = usual_deals(record.game) if deals is None else deals
    looks: list[SeatLook] = []
    for at, seat in enumerate(match.seats):
        story = lived(record, seat)
        weighed: list[Weighed] = []
        for each in weigh(story, seed, deals, 0, len(story.chapters)):
            weighed.append(each)
            progress((at + len(weighed) / len(story.chapters)) / len(match.seats))
        looks.append(look(story, weighed))
    return bound(record, looks, seed, deals)


def weigh(story: Story, seed: int, deals: int, first: int, last: int) -> Iterator[Weighed]:
    """What the seat of a story could expect in its chapters from `first` to before `last`."""
    scales = Scales(ends_of(story.match.record.game), story.seat, deals, seed)
    return (scales.weigh(chapter) for chapter in story.chapters[first:last])


def bound(record: Record, looks: list[SeatLook], seed: int, deals: int) -> Analysis:
    """All looks at a game in one."""
    assert record.ending is not None
    counts: Counts = "points" if record.game in IN_POINTS else "wins"
    return Analysis(
        record.game, record.rules, record.ending.hash, counts, PARTS, seed, deals, looks
    )


def look(story: Story, weighed: Sequence[Weighed]) -> SeatLook:
    """The sums of a seat, out of what it could expect before every entry."""
    result = outcome(story)
    values = [*held(weighed), result]
    steps = [
        step(story.seat, chapter, each, *values[i : i + 2])
        for i, (chapter, each) in enumerate(zip(story.chapters, weighed, strict=True))
    ]
    whole = SeatLook(
        seat=story.seat,
        start=values[0],
        found=sum(each.found for each in steps),
        errors=sum(each.error for each in steps),
        luck=sum(each.luck for each in steps),
        others=sum(each.others for each in steps),
        result=result,
        mistakes=sum(each.error < 0 and each.cause == "own" for each in steps),
        decisions=sum(each.played is not None for each in steps),
        turning=turning(steps),
        steps=steps,
    )
    check(whole)
    return whole


def held(weighed: Sequence[Weighed]) -> list[int]:
    """What was to be expected before every entry; what nobody can say is as it was before."""
    values: list[int] = []
    for each in weighed:
        values.append(each.value if each.value is not None else values[-1])
    return values


def step(seat: str, chapter: Chapter, weighed: Weighed, before: int, after: int) -> Step:
    """What an entry did: what its mover chose, and what it then revealed."""
    best, cause = weighed.best, cause_of(chapter.entry, seat)
    played = after if weighed.played is None else weighed.played
    whole = Step(chapter.entry.n, cause, before, after, doubt=weighed.doubt)
    if cause == "luck":
        return replace(whole, luck=after - before)
    if cause == "time":
        return replace(whole, error=after - before)
    if cause == "other":
        return replace(whole, others=played - before, luck=after - played)
    whole = replace(whole, found=best - before, error=played - best, luck=after - played)
    return replace(whole, played=weighed.choice, best=weighed.choices)


def cause_of(entry: Entry, seat: str) -> Cause:
    """Who made an entry; time that runs out is one's own."""
    if entry.chance is not None:
        return "luck"
    if entry.seat is None:
        return "time"
    return "own" if entry.seat == seat else "other"


def outcome(story: Story) -> int:
    """What a seat made of the game."""
    match = story.match
    if match.game.name in IN_POINTS:
        return match.scores[story.seat] * PARTS
    winners = match.winners
    return parts(1 / len(winners)) if story.seat in winners else 0


def turning(steps: Sequence[Step]) -> list[int]:
    """The entries that changed most, in their order: beyond doubt, if any did."""
    doubts = [*(each.doubt for each in steps), 0]
    changed = [
        (abs(each.after - each.before), BEYOND_DOUBT * hypot(each.doubt, doubt), each.entry)
        for each, doubt in zip(steps, doubts[1:], strict=True)
        if each.after != each.before
    ]
    order = sorted(changed, key=lambda each: (-each[0], each[2]))
    sure = [each for each in order if each[0] > each[1]]
    return sorted(entry for _, _, entry in sure[:TURNING] or order[:1])


def check(look: SeatLook) -> None:
    """That nothing is missing and nothing counted twice, to the last part."""
    now = look.start
    for each in look.steps:
        assert each.before == now, f"entry {each.entry} does not go on where the last one ended"
        now += each.found + each.error + each.luck + each.others
        assert each.after == now, f"entry {each.entry} has more or less than its parts"
    whole = look.start + look.found + look.errors + look.luck + look.others
    assert whole == look.result == now, "the parts are not the whole"
