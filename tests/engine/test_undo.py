"""Undo: your own last move, as long as it showed you nothing."""

from __future__ import annotations

from random import Random

import pytest

from handvoll import GAMES, Match
from handvoll.engine.errors import NothingToUndo
from handvoll.testkit.tables import play_on
from tests.engine.played import begun, finished, undoable
from tests.games.fifteen.builder import table

OPEN_FIRST = {"open_first": True}


def before_turning() -> Match:
    """A may put r6, r5 and r4 on B's pile, one after the other, and would then turn g9."""
    return table(options=OPEN_FIRST, A="g9 b9 | r4 r5 r6", B="y2 | b7")


def refused(match: Match, seat: str) -> bool:
    """Whether undo is refused, leaving everything as it was."""
    before = match.hash, match.record.dumps(), len(match.news)
    assert not match.can_undo(seat)
    with pytest.raises(NothingToUndo, match=f"{seat} has nothing to take back"):
        match.undo(seat)
    return (match.hash, match.record.dumps(), len(match.news)) == before


def test_nothing_can_be_taken_back_before_anything_happened() -> None:
    assert refused(Match("fifteen"), "A")
    assert refused(begun(), "A"), "chance is nobody's to take back"


def test_a_move_that_showed_nothing_can_be_taken_back() -> None:  # F14
    match = before_turning()
    before, view = match.hash, match.view("A")
    match.play("A", "open on B")
    assert match.can_undo("A")
    match.undo("A")
    assert (match.hash, match.view("A")) == (before, view)
    assert match.record.entries[-1].undo == 0
    assert match.events("B", 2) == []


def test_two_moves_can_be_taken_back_one_after_the_other_and_no_more() -> None:
    match = before_turning()
    first = match.hash
    match.play("A", "open on B")
    second = match.hash
    match.play("A", "open on B")
    match.undo("A")
    assert match.hash == second
    match.undo("A")
    assert match.hash == first
    assert [entry.undo for entry in match.record.entries] == [None, None, 1, 0]
    assert refused(match, "A")


def test_a_copy_goes_its_own_way() -> None:
    match = before_turning()
    first = match.hash
    match.play("A", "open on B")
    other = match.copy()
    match.undo("A")
    match.play("A", "open on B")
    match.play("A", "open on B")
    assert len(other.record.entries) == len(other.news) == 1
    other.undo("A")
    assert other.hash == first


def test_the_last_of_three_turns_a_card_so_none_can_be_taken_back() -> None:
    match = before_turning()
    for _ in range(3):
        match.play("A", "open on B")
    assert match.view("A")["turned"] == "g9"
    assert refused(match, "A")


def test_one_can_play_on_after_taking_back_and_take_that_back_too() -> None:
    match = before_turning()
    before = match.hash
    for number in range(3):
        match.play("A", "open on B")
        match.undo("A")
        assert match.hash == before
        assert match.record.entries[-1].undo == 2 * number
    assert refused(match, "A")
    assert match.moves("A")


def test_a_turned_card_cannot_be_turned_back() -> None:  # F4
    match = before_turning()
    match.play("A", "turn")
    assert refused(match, "A")


def test_nothing_before_a_turned_card_can_be_taken_back_either() -> None:
    match = before_turning()
    match.play("A", "open on B")
    match.play("A", "turn")
    assert refused(match, "A")


def test_nobody_takes_back_the_move_of_another() -> None:
    match = before_turning()
    match.play("A", "open on B")
    assert match.can_undo("A")
    assert refused(match, "B")


def test_nothing_is_taken_back_once_another_has_moved() -> None:
    match = begun()
    match.play("A", "keep")
    match.play("B", "keep")
    assert refused(match, "A")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_only_ones_own_moves_are_ever_taken_back(game: str) -> None:
    rng = Random(1)
    match = Match(game, 3)
    match.deal(rng)
    for _ in play_on(match, rng, moves=400):
        last = match.record.entries[-1].seat
        back = match.copy()
        while last and back.can_undo(last):
            assert match.record.entries[back.undo_point()].seat == last
            back.undo(last)


def test_after_an_undo_the_other_still_has_nothing_to_take_back() -> None:
    match = undoable()
    last = match.record.entries[-1].seat
    assert last is not None
    match.undo(last)
    assert refused(match, "B" if last == "A" else "A")


def test_nothing_is_taken_back_after_the_end() -> None:
    match = table("3", A="| r4", B="g9 | b7", options={"colours": 2})
    match.play("A", "row 1")
    assert match.winners == {"A"}
    assert refused(match, "A")
    assert refused(finished(), "A")


def test_a_record_with_undo_in_it_replays_entry_by_entry() -> None:
    match = undoable()
    last = match.record.entries[-1].seat
    assert last is not None
    match.undo(last)
    match.play(last, match.moves(last)[-1])
    again = Match.replay(match.record.dumps())
    assert again.record.dumps() == match.record.dumps()
    assert again.hash == match.hash
    assert again.can_undo(last) == match.can_undo(last)
