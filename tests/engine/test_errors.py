"""Errors know their message by id and facts, and have words for it."""

from __future__ import annotations

import copy
import pickle

import pytest

from handvoll.engine import errors
from handvoll.engine.errors import (
    ChanceError,
    GameOver,
    HandvollError,
    IllegalMove,
    MoveError,
    NewerRecord,
    NotAMove,
    NothingToUndo,
    NotYourTurn,
    OptionError,
    RecordError,
    SeatError,
    UnknownGame,
    plain_words,
)

ONE_OF_EACH: list[tuple[HandvollError, str]] = [
    (UnknownGame("game-unknown", game="go", known="go5"), "there is no game “go”"),
    (OptionError("option-unknown", option="size", known="colours"), "there is no option “size”"),
    (SeatError("seat-unknown", seat="Z", known=["A", "B"]), "the seats are A, B"),
    (ChanceError("chance-not-due"), "nothing is asked of chance now"),
    (MoveError("game-over"), "the game is over"),
    (NotAMove("not-a-move", move="hop", expected="row 3"), "“hop” is not a move"),
    (NotYourTurn("not-your-turn", seat="A", waiting=["B"]), "A cannot move now; waiting for B"),
    (GameOver("game-over"), "the game is over"),
    (IllegalMove("fifteen-row-full", "F6", row=2), "row 2 is full (F6)"),
    (NothingToUndo("nothing-to-undo", seat="A"), "A has nothing to take back"),
    (RecordError("record-json", line=7), "line 7: this is not a line of a record"),
    (NewerRecord("record-newer", line=1, format=9, known=1), "the record has format 9"),
    (HandvollError("game-over"), "the game is over"),
]
NAMES = [type(error).__name__ for error, _ in ONE_OF_EACH]


def test_every_class_of_the_tree_is_here_and_drawn_where_it_is_defined() -> None:
    tree = {name for name, kind in vars(errors).items() if kind in _kinds(HandvollError)}
    assert tree == set(NAMES)
    drawing = (errors.__doc__ or "").splitlines()
    assert all(any(name in line.split() for line in drawing) for name in tree)


def _kinds(kind: type[HandvollError]) -> list[type[HandvollError]]:
    return [kind, *(each for below in kind.__subclasses__() for each in _kinds(below))]


@pytest.mark.parametrize(("error", "words"), ONE_OF_EACH, ids=NAMES)
def test_an_error_speaks_english(error: HandvollError, words: str) -> None:
    assert words in str(error)
    assert "{" not in str(error)


@pytest.mark.parametrize(("error", "words"), ONE_OF_EACH, ids=NAMES)
def test_an_error_survives_pickling_and_copying(error: HandvollError, words: str) -> None:
    for again in (pickle.loads(pickle.dumps(error)), copy.deepcopy(error)):
        assert type(again) is type(error)
        assert (again.message, again.facts) == (error.message, error.facts)
        assert str(again) == str(error)


def test_an_illegal_move_keeps_its_rule_and_says_whose_it_was() -> None:
    error = IllegalMove("fifteen-row-full", "F6", row=2).of("A", "row 2")
    assert str(error) == "A cannot play “row 2”: row 2 is full (F6)"
    again = pickle.loads(pickle.dumps(error))
    assert (again.rule, str(again)) == ("F6", str(error))
    assert str(IllegalMove("fifteen-row-full", row=2)) == "row 2 is full", "without a rule"


def test_a_record_error_keeps_its_line() -> None:
    assert RecordError("record-json", line=7).line == 7
    assert pickle.loads(pickle.dumps(NewerRecord("record-newer", line=1, format=2, known=1))).line


def test_without_a_catalogue_an_error_says_its_message_and_facts() -> None:
    assert plain_words("seat-unknown", {"seat": "Z"}) == "seat-unknown {'seat': 'Z'}"
    assert plain_words("game-over", {}) == "game-over"
    assert str(HandvollError("no-such-message", seat="Z")) == "no-such-message {'seat': 'Z'}"
