"""Whatever is done to a record or sent to a match, only errors of the tree come out."""

from __future__ import annotations

import pickle
from contextlib import suppress

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from handvoll import Match
from handvoll.engine.errors import HandvollError, RecordError
from handvoll.engine.record import Entry, Record
from tests.engine.played import OPEN_FIRST, begun, finished, undoable

RECORDS = [
    finished().record.dumps(),
    finished(2, OPEN_FIRST).record.dumps(),
    undoable().record.dumps(),
]
ODD = st.text(max_size=30) | st.sampled_from(['"', "{", "}", "\n", "\\", "[", "null", "1e9", "\0"])
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 99) | st.integers() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)
FIELDS = st.sampled_from(["n", "seat", "move", "chance", "table", "undo", "over", "hash", "rules"])
FUZZ = settings(deadline=None, derandomize=True, max_examples=100)


@st.composite
def spoilt_texts(draw: st.DrawFn) -> str:
    """A record with a stretch of its text replaced."""
    text = draw(st.sampled_from(RECORDS))
    start = draw(st.integers(0, len(text)))
    end = draw(st.integers(start, min(len(text), start + 40)) | st.just(len(text)))
    return text[:start] + draw(ODD) + text[end:]


@st.composite
def spoilt_lines(draw: st.DrawFn) -> str:
    """A record in which a line has a changed field, or is somewhere else or gone."""
    lines = draw(st.sampled_from(RECORDS)).splitlines()
    which = draw(st.integers(0, len(lines) - 1))
    line = msgspec.json.decode(lines.pop(which))
    line |= draw(st.dictionaries(FIELDS, JSON, max_size=2))
    where = draw(st.just(which) | st.integers(0, len(lines)))
    again = [msgspec.json.encode(line).decode()] * draw(st.integers(0, 2))
    return "\n".join([*lines[:where], *again, *lines[where:]])


def replays_or_is_refused(text: str) -> None:
    try:
        match = Match.replay(text)
    except RecordError as error:
        assert 1 <= error.line <= text.count("\n") + 2
        assert str(error)
        assert str(pickle.loads(pickle.dumps(error))) == str(error)
        return
    assert Match.replay(match.record.dumps()).hash == match.hash
    assert len(match.news) == len(match.record.entries)


@given(spoilt_texts())
@FUZZ
def test_a_record_with_spoilt_text_replays_or_is_refused(text: str) -> None:
    replays_or_is_refused(text)


@given(spoilt_lines())
@FUZZ
def test_a_record_with_spoilt_lines_replays_or_is_refused(text: str) -> None:
    replays_or_is_refused(text)


@given(st.text(max_size=40) | st.text(st.characters(codec=None), max_size=20))
@FUZZ
def test_any_text_at_all_is_refused_as_a_record(text: str) -> None:
    with suppress(RecordError):
        raise AssertionError(Match.replay(text))


ENTRIES = st.builds(
    Entry,
    n=st.integers(),
    chance=st.none() | st.lists(st.text(max_size=3), max_size=31).map(tuple),
    seat=st.none() | st.sampled_from(["A", "B", "C", "", "AB", "a", "\ud800"]) | st.text(),
    move=st.none() | st.sampled_from(["keep", "row 1", "on B", "turn", "own"]) | st.text(),
    table=st.none() | st.text(max_size=9),
    undo=st.none() | st.integers(-2, 9),
)


@given(ENTRIES, st.integers(0, 3))
@FUZZ
def test_an_entry_is_taken_whole_or_changes_nothing(entry: Entry, moves: int) -> None:
    match = begun() if moves else Match("fifteen", 2)
    for _ in range(moves):
        (mover,) = match.view(None)["wait"]
        match.play(mover, match.moves(mover)[0])
    before = everything(match)
    try:
        match.take(entry)
    except HandvollError as error:
        assert str(error)
        assert everything(match) == before
    else:
        assert len(match.record.entries) == len(match.news) == before[1] + 1
        assert Match.replay(match.record).hash == match.hash


def everything(match: Match) -> tuple[str, int, str, int, list[bool]]:
    undo = [match.can_undo(seat) for seat in match.seats]
    entries = match.record.entries
    return match.hash, len(entries), match.record.dumps(), len(match.news), undo


@given(st.data())
@FUZZ
def test_records_survive_their_own_text(data: st.DataObject) -> None:
    record = Record.loads(data.draw(st.sampled_from(RECORDS)))
    known = {"handvoll", "game", "rules", "seats", "options"}
    names = st.text().filter(lambda name: name not in known)
    record.extra = data.draw(st.dictionaries(names, JSON, max_size=3))
    assert Record.loads(record.dumps()) == record
