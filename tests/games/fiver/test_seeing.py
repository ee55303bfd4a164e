"""Who sees what, and what is told (P23)."""

from __future__ import annotations

from typing import Any

import msgspec
from pytest import raises

from handvoll import Match
from handvoll.engine.errors import IllegalMove
from handvoll.engine.game import View
from tests.games.fiver.sheets import (
    WRONG,
    I,
    P,
    X,
    Z,
    draw,
    end,
    puzzle,
    roll,
    searching,
)


def of_others(match: Match, seat: str | None) -> bytes:
    """Everything a seat sees of the search, in bytes."""
    return msgspec.json.encode(match.view(seat))


def told(match: Match, seat: str | None) -> list[dict[str, Any]]:
    """What a seat was told of the last entry."""
    return match.events(seat, len(match.news))


def test_others_outlines_are_not_seen_during_a_search() -> None:  # P23
    match = searching(3)
    before = [of_others(match, seat) for seat in ("B", "C", None)]
    draw(match, "A", X, I, WRONG)
    match.play("A", "wipe b2")
    assert [of_others(match, seat) for seat in ("B", "C", None)] == before
    assert match.view("A")["outlines"] == [I.split(), WRONG.split()]


def test_only_outlines_that_show_the_roll_are_worth_something() -> None:  # P7, P13
    match = searching()
    draw(match, "A", X, WRONG, P)
    assert match.view("A")["worth"] == [4, 0, 1]
    assert match.view(None)["worth"] is None
    for _ in range(4):
        end(match, "B")
        roll(match)
    draw(match, "A", WRONG, X)
    assert match.view("A")["worth"] == [0, 8]


def test_others_are_not_told_of_outlines_and_wipes() -> None:  # P23
    match = searching()
    draw(match, "A", X)
    assert told(match, "B") == told(match, None) == []
    assert told(match, "A") == [
        {"event": "outlined", "seat": "A", "fields": X.split(), "shape": "X"}
    ]
    match.play("A", "wipe b2")
    assert told(match, "B") == told(match, None) == []
    assert [telling["event"] for telling in told(match, "A")] == ["wiped"]


def test_whether_one_can_undo_tells_nothing_of_others() -> None:  # P23
    match = searching()
    draw(match, "A", X)
    alone = match.can_undo("A")
    draw(match, "B", X)
    assert match.can_undo("A") == alone


def test_all_see_who_turned_the_hourglass_and_who_is_done() -> None:  # P23
    match = searching(3)
    match.play("B", "flip")
    assert told(match, "A") == told(match, None) == [{"event": "flipped", "seat": "B"}]
    match.play("C", "done")
    assert told(match, "A") == [{"event": "did", "seat": "C"}]
    for seat in ("A", "B", "C", None):
        assert match.view(seat)["search"]["hourglass"] == "B"
        assert match.view(seat)["done"] == ["C"]


def test_everything_is_open_when_the_search_has_ended() -> None:  # P11, P23
    match = searching()
    draw(match, "A", X, WRONG)
    end(match, flipper="B")
    for seat in ("A", "B", None):
        view = match.view(seat)
        assert view["sheets"]["A"]["judged"] == [
            {"fields": X.split(), "shape": "X", "fate": "counts", "blame": [], "points": 4},
            {
                "fields": WRONG.split(),
                "shape": "L",
                "fate": "no-match",
                "blame": ["d5"],
                "points": 0,
            },
        ]
        judging = view["judging"]
        assert (judging["round"], judging["roll"], judging["hourglass"]) == (1, [*"ostxm"], "B")


def test_the_judging_is_told_outline_by_outline_with_reasons() -> None:  # P11, P12
    match = searching()
    draw(match, "A", X, WRONG)
    end(match, flipper="A")
    assert told(match, "B") == [
        {"event": "timed"},
        judged(fields=X, shape="X", fate="counts", points=4),
        judged(fields=WRONG, shape="L", fate="no-match", points=0),
        {"event": "scored", "seat": "A", "round": 1, "points": 4, "bonus": 1},
        {"event": "scored", "seat": "B", "round": 1, "points": 0, "bonus": 0},
    ]


def judged(fields: str, **facts: str | int) -> dict[str, Any]:
    return {"event": "judged", "seat": "A", "fields": fields.split(), **facts}


def test_the_last_judging_stays_in_sight_during_the_next_search() -> None:  # P23
    match = searching()
    draw(match, "A", X)
    end(match, flipper="B")
    seen = match.view("B")
    roll(match, "oosst")
    draw(match, "A", I)
    again: View = match.view("B")
    assert again["judging"] == seen["judging"]
    assert again["sheets"] == seen["sheets"]
    assert (again["search"]["round"], again["search"]["roll"]) == (2, [*"oosst"])


def test_strikes_are_open() -> None:  # P18, P23
    match = puzzle(3)
    draw(match, "C", Z)
    end(match)
    match.play("A", f"strike P {P}")
    assert told(match, "B") == [
        {"event": "hatched", "seat": "A", "fields": P.split(), "shape": "P"}
    ]
    assert match.view("B")["sheets"]["A"]["marks"] == {"P": {"circled": False, "fields": P.split()}}


def test_the_roll_is_told_to_all() -> None:  # P5
    match = searching(roll="mxtso")
    assert told(match, None) == [{"event": "rolled", "round": 1, "roll": list("ostxm")}]


def test_the_shapes_are_told_with_every_way_they_can_lie() -> None:  # P4
    shapes = searching().view(None)["shapes"]
    assert "".join(shapes) == "XIWTVZUFNPLY"
    assert [shape["points"] for shape in shapes.values()] == [4] * 3 + [3] * 3 + [2] * 3 + [1] * 3
    assert shapes["I"]["turns"] == ["#####", "#/#/#/#/#"]
    assert shapes["X"]["turns"] == [".#./###/.#."]
    assert sum(len(shape["turns"]) for shape in shapes.values()) == 63  # the fixed pentominoes


def test_a_search_says_how_many_rounds_there_are_and_what_they_count() -> None:  # P6, P13, P16
    match = searching()
    assert (match.view("A")["search"]["rounds"], match.view("A")["search"]["times"]) == (5, 1)
    for _ in range(4):
        end(match)
        roll(match)
    assert match.view("A")["search"]["times"] == 2
    assert puzzle().view("A")["search"]["rounds"] == 12


def test_judging_points_at_the_fields_that_are_wrong() -> None:  # P11
    match = searching()
    draw(match, "A", WRONG, "d1 e1 f1 g1 h1", "h1 h2 h3 h4 h5")
    end(match)
    blamed = [judged["blame"] for judged in match.view("B")["sheets"]["A"]["judged"]]
    assert blamed[:2] == [["d5"], ["h1"]]


def test_judging_points_at_used_fields_until_the_strike() -> None:  # P17
    match = puzzle()
    draw(match, "A", X)
    draw(match, "B", X)
    end(match)
    roll(match)
    draw(match, "A", "b1 c1 d1 e1 f1")
    draw(match, "B", Z)
    end(match)
    judged = match.view("A")["sheets"]["A"]["judged"]
    assert [(each["fate"], each["blame"]) for each in judged] == [("used", ["b1"])]
    match.play("A", "strike L c1 d1 e1 f1 f2")
    assert match.view("A")["sheets"]["A"]["judged"][0]["blame"] == []


def test_a_refused_outline_points_at_the_fields_that_are_wrong() -> None:  # P8
    match = searching(assist=True)
    draw(match, "A", I)
    with raises(IllegalMove) as refused:
        match.check("A", "outline h1 h2 h3 h4 h5")
    assert refused.value.facts["fields"] == ["h1"]
