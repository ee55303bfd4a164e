"""Stories of finished games: what each pair of eyes was told, and the open one."""

from __future__ import annotations

from handvoll import Match
from handvoll.server.routes.records import OPEN, replay_step, whole_story


def outlined() -> Match:
    """A search in which B outlines something that A is not told of (P23)."""
    match = Match("fiver", 2)
    match.chance(list("ostxm"))
    match.play("B", "outline a1 b1 c1 d1 e1")
    return match


def test_an_open_story_is_told_by_whoever_acted() -> None:
    record = outlined().record
    told = {seat: [each.events for each in whole_story(record, seat)] for seat in ("A", "B", OPEN)}
    assert told["A"][1] == []
    assert told["B"][1][0]["event"] == "outlined"
    assert told[OPEN] == told["B"]


def test_an_open_step_is_told_by_whoever_acted() -> None:
    record = outlined().record
    assert replay_step(record, 2, "A").events == []
    assert replay_step(record, 2, OPEN).events[0]["seat"] == "B"
    assert list(replay_step(record, 2, OPEN).views) == ["A", "B"]
