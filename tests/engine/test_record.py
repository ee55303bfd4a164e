"""Records: what is written can be read, and what was cut or edited is refused with its line."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from handvoll import Match
from handvoll.engine.errors import NewerRecord, RecordError
from handvoll.engine.record import Record
from tests.engine.played import OPEN_FIRST, finished, undoable

WHOLE = finished().record.dumps()
LAST = WHOLE.count("\n")  # the line of the ending
CARDS = finished().record.entries[0].chance or ()
GONE = "(gone)"


def shortly(change: object) -> str:
    """As the name of a test."""
    return ascii(change)[:60]


def refusal(text: str) -> RecordError:
    """Why this record is refused; it must be."""
    with pytest.raises(RecordError) as refused:
        Match.replay(text)
    assert "{" not in str(refused.value), "it has words"
    return refused.value


def edited(line: int, change: dict[str, Any]) -> str:
    """The whole record with some fields of a line changed."""
    lines = WHOLE.splitlines()
    plain = {**msgspec.json.decode(lines[line - 1]), **change}
    kept = {field: value for field, value in plain.items() if value is not GONE}
    lines[line - 1] = json.dumps(kept)
    return "\n".join(lines) + "\n"


def line_of(kind: str) -> int:
    """The first line that has such a field."""
    return next(n for n, line in enumerate(WHOLE.splitlines(), 1) if f'"{kind}":' in line)


# What is written can be read


def test_a_whole_game_replays_to_the_same_end() -> None:
    again = Match.replay(WHOLE)
    assert again.record.dumps() == WHOLE
    assert again.record.ending == finished().record.ending


def test_a_record_replays_up_to_any_entry() -> None:
    record = Record.loads(WHOLE)
    for upto in range(len(record.entries) + 2):
        match = Match.replay(record, upto)
        assert len(match.record.entries) == min(upto, len(record.entries))
    assert match.hash == finished().hash


def test_replaying_leaves_the_record_alone() -> None:
    record = Record.loads(WHOLE)
    Match.replay(record, 3).play("A", Match.replay(record, 3).moves("A")[0])
    assert record.dumps() == WHOLE


def test_a_record_with_undo_replays() -> None:
    match = undoable()
    last = match.record.entries[-1].seat
    assert last is not None
    match.undo(last)
    again = Match.replay(match.record.dumps())
    assert again.hash == match.hash
    assert again.record.entries[-1].undo == len(match.record.entries) - 2


def test_an_undo_that_goes_back_elsewhere_is_refused() -> None:
    match = undoable()
    last = match.record.entries[-1].seat
    assert last is not None
    match.undo(last)
    text = match.record.dumps()
    right = match.record.entries[-1].undo
    for wrong in (-1, 0, 999):
        refused = refusal(text.replace(f'"undo":{right}', f'"undo":{wrong}'))
        assert refused.line == len(match.record.entries) + 1
        assert "only" in str(refused)


def test_an_undo_that_is_not_fair_is_refused() -> None:
    text = edited(line_of("move"), {"move": GONE, "undo": 0})
    assert refusal(text).line == line_of("move")
    assert "nothing to take back" in str(refusal(text))


def test_what_others_wrote_into_the_header_is_kept() -> None:
    more = {"names": {"A": "Ann", "B": "\u2028\x85\x0b\x1cBen\r"}, "commitments": [1, None, 2.5]}
    record = finished().record
    record.extra = more
    assert Record.loads(record.dumps()).extra == more
    assert Match.replay(record.dumps()).record.dumps() == record.dumps()


def test_line_ends_of_windows_and_a_missing_last_one_do_not_matter() -> None:
    assert Match.replay(WHOLE.replace("\n", "\r\n")).hash == Match.replay(WHOLE).hash
    assert Match.replay(WHOLE.removesuffix("\n")).hash == Match.replay(WHOLE).hash


# What was cut off


@pytest.mark.parametrize("text", ["", "\n", " \n\n ", "\r\n"])
def test_an_empty_record_is_refused(text: str) -> None:
    assert refusal(text).message == "record-empty"
    assert refusal(text).line == 1


@pytest.mark.parametrize("line", [1, 2, 3, 10, LAST])
def test_a_record_cut_within_a_line_is_refused_there(line: int) -> None:
    lines = WHOLE.splitlines(keepends=True)
    kept = "".join(lines[: line - 1])
    for length in (1, len(lines[line - 1]) // 2, len(lines[line - 1]) - 2):
        assert refusal(kept + lines[line - 1][:length]).line == line


def test_a_record_cut_between_lines_is_a_game_that_is_not_over() -> None:
    lines = WHOLE.splitlines(keepends=True)
    for line in range(1, LAST - 1):
        match = Match.replay("".join(lines[:line]))
        assert match.record.ending is None
        assert len(match.record.entries) == line - 1


def test_a_record_without_its_ending_line_ends_all_the_same() -> None:
    assert Match.replay(WHOLE[: WHOLE.rindex('{"over"')]).record.dumps() == WHOLE


# What was edited


@pytest.mark.parametrize(
    "header",
    [
        "[]",
        "null",
        '"handvoll"',
        "{}",
        '{"n":1,"chance":[]}',
        '{"handvoll":1}',
        '{"handvoll":1,"game":"fifteen","rules":1}',
        '{"handvoll":0,"game":"fifteen","rules":1,"seats":2}',
        '{"handvoll":-1,"game":"fifteen","rules":1,"seats":2}',
        '{"handvoll":true,"game":"fifteen","rules":1,"seats":2}',
        '{"handvoll":"1","game":"fifteen","rules":1,"seats":2}',
        '{"handvoll":1,"game":15,"rules":1,"seats":2}',
        '{"handvoll":1,"game":"sixteen","rules":1,"seats":2}',
        '{"handvoll":1,"game":"fifteen","rules":0,"seats":2}',
        '{"handvoll":1,"game":"fifteen","rules":1,"seats":7}',
        '{"handvoll":1,"game":"fifteen","rules":1,"seats":true}',
        '{"handvoll":1,"game":"fifteen","rules":1,"seats":2.0}',
        '{"handvoll":1,"game":"fifteen","rules":1,"seats":2,"options":[]}',
        '{"handvoll":1,"game":"fifteen","rules":1,"seats":2,"options":{"colours":null}}',
        '{"handvoll":1,"game":"fifteen","rules":1,"seats":2,"options":{"colours":true}}',
        '{"handvoll":1,"game":"fifteen","rules":1,"seats":2,"options":{"points":1}}',
        '{"handvoll":1,"game":"fifteen","rules":1,"seats":2,"options":{"colour":2}}',
    ],
)
def test_a_header_that_says_too_little_or_something_wrong_is_refused(header: str) -> None:
    assert refusal(f"{header}\n").line == 1


def test_a_newer_format_is_refused_as_such_whatever_else_has_changed() -> None:
    refused = refusal('{"handvoll":2,"players":["Ann"],"deck":"52"}\n{"what":"ever"}\n')
    assert isinstance(refused, NewerRecord)
    assert "format 2" in str(refused)


def test_newer_rules_are_refused_as_such_whatever_else_has_changed() -> None:
    refused = refusal(edited(1, {"rules": 2}))
    assert isinstance(refused, NewerRecord)
    assert "version 2 of the rules" in str(refused)
    refused = refusal(edited(1, {"rules": 2, "seats": 9, "options": {"jokers": 3}}))
    assert isinstance(refused, NewerRecord)


@pytest.mark.parametrize(
    "change",
    [
        {"n": 3},
        {"n": 0},
        {"n": 10**400},
        {"n": "2"},
        {"n": True},
        {"n": 2.0},
        {"n": GONE},
        {"note": "my best move"},
        {"table": "time"},
        {"chance": []},
        {"undo": 1},
        {"seat": GONE},
        {"move": GONE},
        {"seat": ""},
        {"seat": "C"},
        {"seat": "AB"},
        {"seat": "B"},
        {"seat": 0},
        {"move": ""},
        {"move": "keep keep"},
        {"move": "row 8"},
        {"move": ["keep"]},
        {"move": "x" * 100_000},
        {"move": "\0\u202e\U0001f0a1"},
    ],
    ids=shortly,
)
def test_an_edited_move_is_refused_with_its_line(change: dict[str, Any]) -> None:
    line = line_of("move")
    assert refusal(edited(line, change)).line == line


@pytest.mark.parametrize(
    "change",
    [
        {"chance": CARDS[1:]},
        {"chance": [*CARDS, "r1"]},
        {"chance": [CARDS[1], *CARDS[1:]]},
        {"chance": ["p15", *CARDS[1:]]},
        {"chance": ["", *CARDS[1:]]},
        {"chance": [5, *CARDS[1:]]},
        {"chance": None},
        {"chance": "r5"},
        {"chance": {}},
        {"seat": "A"},
    ],
    ids=shortly,
)
def test_an_edited_shuffle_is_refused(change: dict[str, Any]) -> None:
    assert refusal(edited(2, change)).line == 2


def test_a_line_left_out_doubled_or_out_of_place_is_refused_there() -> None:
    lines = WHOLE.splitlines()
    for line in (2, 3, 9, LAST - 1):
        assert refusal("\n".join(lines[: line - 1] + lines[line:])).line == line
        assert refusal("\n".join(lines[:line] + lines[line - 1 :])).line == line + 1
    swapped = [*lines[:4], lines[5], lines[4], *lines[6:]]
    assert refusal("\n".join(swapped)).line == 5
    assert refusal("\n".join([*lines[:4], "", *lines[4:]])).line == 5


def test_a_move_of_the_table_where_it_has_none_is_refused() -> None:
    lines = WHOLE.splitlines()
    lines[2] = '{"n":2,"table":"time"}'
    assert refusal("\n".join(lines)).line == 3


@pytest.mark.parametrize(
    "change",
    [
        {"over": {"A": 9, "B": 0}},
        {"over": {"A": 1, "B": 0, "C": 0}},
        {"over": {"B": 0}},
        {"winners": ["A", "B"]},
        {"winners": []},
        {"hash": "0" * 64},
        {"hash": "F" * 64},
        {"hash": None},
        {"hash": GONE},
        {"over": [1, 0]},
        {"n": 99},
    ],
    ids=shortly,
)
def test_an_edited_result_is_refused_with_its_line(
    change: dict[str, Any],
) -> None:
    assert refusal(edited(LAST, change)).line == LAST


def test_a_result_before_the_end_is_refused() -> None:
    lines = WHOLE.splitlines()
    refused = refusal("\n".join([*lines[:4], lines[-1]]))
    assert (refused.message, refused.line) == ("record-cut", 5)


@pytest.mark.parametrize("more", ["{}", '{"n":99,"seat":"A","move":"keep"}', "?", ""])
def test_lines_after_the_end_are_refused(more: str) -> None:
    refused = refusal(f"{WHOLE}{more}\n")
    assert (refused.message, refused.line) == ("record-goes-on", LAST + 1)


@pytest.mark.parametrize(
    "line",
    ["[" * 100_000, '{"n":' * 50_000, '{"a":"\\ud800"}', "\ud800", "\ufeff", "NaN", "1e999", "\0"],
    ids=lambda line: ascii(line[:8]),
)
def test_no_text_however_odd_breaks_the_reader(line: str) -> None:
    assert refusal(line).line == 1
    lines = WHOLE.splitlines()
    assert refusal("\n".join([*lines[:3], line, *lines[4:]])).line == 4


def test_a_move_changed_for_another_legal_one_shows_at_the_latest_at_the_end() -> None:
    record = finished(options=OPEN_FIRST).record
    lines = record.dumps().splitlines()
    for line, entry in record.lines():
        for other in Match.replay(record, line - 2).moves(entry.seat) if entry.move else []:
            if other != entry.move:
                changed = lines[line - 1].replace(f'"{entry.move}"', f'"{other}"')
                refused = refusal("\n".join([*lines[: line - 1], changed, *lines[line:]]))
                assert refused.line > line
