"""Tableaus, shapes and rolls (P1-P5)."""

from __future__ import annotations

from itertools import combinations_with_replacement
from random import Random

import pytest

from handvoll import Match
from handvoll.engine.errors import ChanceError
from handvoll.engine.turn import Chance
from handvoll.games.fiver.material import (
    ALL,
    FIXED,
    NAMES,
    PLACED,
    ROLLS,
    SHAPES,
    SYMBOLS,
    TABLEAUS,
    Tableau,
    is_rich,
    points,
    read_tableau,
)
from tests.games.fiver.sheets import LATTICE, searching


def letters(tableau: Tableau) -> str:
    return "".join(SYMBOLS[int(symbol)] for symbol in tableau.symbols)


def test_a_tableau_is_ten_by_ten_fields_in_board_order() -> None:  # P1
    assert NAMES[:3] == ["a1", "b1", "c1"]
    assert NAMES[9:11] == ["j1", "a2"]
    assert NAMES[99] == "j10"
    assert all(len(tableau) == 100 for tableau in TABLEAUS)


@pytest.mark.parametrize("tableau", TABLEAUS)
def test_every_tableau_holds_sixteen_or_seventeen_of_each_symbol(tableau: str) -> None:  # P2
    assert {tableau.count(symbol) for symbol in "ostxmw"} == {16, 17}


def test_the_four_white_tableaus_and_the_grey_one_differ() -> None:  # P3
    assert len(set(TABLEAUS)) == 5


@pytest.mark.parametrize("tableau", FIXED, ids=lambda tableau: letters(tableau)[:10])
def test_every_roll_has_matches_of_three_shapes(tableau: Tableau) -> None:  # P3, P7
    symbols = letters(tableau)
    shapes: dict[str, set[int]] = {}
    for shape, outlines in enumerate(PLACED):
        for fields in outlines:
            shapes.setdefault("".join(sorted(symbols[f] for f in fields)), set()).add(shape)
    for roll in legal_rolls():
        assert len(shapes["".join(sorted(roll))]) >= 3
    assert is_rich(tableau.kinds)


def legal_rolls() -> list[tuple[str, ...]]:
    """Five dice with at most two equal, straight from the rule."""
    every = combinations_with_replacement("ostxmw", 5)
    return [roll for roll in every if max(roll.count(symbol) for symbol in roll) <= 2]


def test_each_seat_has_its_own_white_tableau() -> None:  # P3
    sheets = Match("fiver", 4).view(None)["sheets"]
    assert ["".join(sheets[seat]["tableau"]) for seat in "ABCD"] == TABLEAUS[:4]


def test_all_seats_share_the_grey_tableau() -> None:  # P3
    sheets = Match("fiver", 4, {"tableau": "grey"}).view(None)["sheets"]
    assert {"".join(sheets[seat]["tableau"]) for seat in "ABCD"} == {TABLEAUS[4]}


def test_mixed_gives_out_the_white_tableaus_by_chance() -> None:  # P3
    match = Match("fiver", 3, {"tableau": "mixed"})
    assert isinstance(match.turn, Chance)
    assert match.view("A")["phase"] == "tableaus"
    assert sorted(match.turn.spec.sample(Random(1))) == ["1", "2", "3", "4"]
    match.chance(["4", "2", "1", "3"])
    sheets = match.view(None)["sheets"]
    assert ["".join(sheets[seat]["tableau"]) for seat in "ABC"] == [TABLEAUS[i] for i in (3, 1, 0)]
    assert match.view(None)["phase"] == "roll"
    assert [telling["seat"] for telling in match.events(None, 1)] == ["A", "B", "C"]


def test_random_tableaus_come_from_chance_one_for_each_seat() -> None:  # P3
    match = Match("fiver", 2, {"tableau": "random"})
    match.chance(list(TABLEAUS[3]))
    assert match.view(None)["phase"] == "tableaus"
    assert match.view(None)["sheets"]["B"]["tableau"] is None
    match.chance(list(TABLEAUS[1]))
    assert "".join(match.view("B")["sheets"]["A"]["tableau"]) == TABLEAUS[3]
    assert "".join(match.view("A")["sheets"]["B"]["tableau"]) == TABLEAUS[1]
    assert match.view(None)["phase"] == "roll"


@pytest.mark.parametrize(
    ("tableau", "flaw"),
    [
        ("ostxmw" * 16, "fiver-not-a-tableau"),
        ("o" * 18 + "s" * 17 + "t" * 17 + "x" * 16 + "m" * 16 + "w" * 16, "fiver-uneven-tableau"),
        ("o" * 17 + "s" * 17 + "t" * 17 + "x" * 17 + "m" * 16 + "w" * 16, "fiver-poor-tableau"),
    ],
)
def test_a_random_tableau_that_breaks_the_promise_is_refused(
    tableau: str, flaw: str
) -> None:  # P2, P3
    match = Match("fiver", 2, {"tableau": "random"})
    with pytest.raises(ChanceError) as refused:
        match.chance(list(tableau))
    assert refused.value.message == flaw


def test_a_random_tableau_is_drawn_until_it_keeps_the_promise() -> None:  # P2, P3
    match = Match("fiver", 2, {"tableau": "random"})
    match.deal(Random(1))
    for tableau in match.view(None)["sheets"].values():
        drawn = read_tableau("".join(tableau["tableau"]))
        assert is_rich(drawn.kinds)
        assert {letters(drawn).count(symbol) for symbol in "ostxmw"} == {16, 17}


def test_the_lattice_is_too_poor_for_a_table() -> None:  # P3
    assert not is_rich(read_tableau(LATTICE).kinds)


def test_there_are_twelve_shapes_with_their_turns_and_mirror_images() -> None:  # P4
    turns = {"X": 1, "I": 2, "V": 4, "T": 4, "U": 4, "W": 4, "Z": 4}
    for shape, outlines in zip(SHAPES, PLACED, strict=True):
        drawn = {tuple(field - fields[0] for field in fields) for fields in outlines}
        assert len(drawn) == turns.get(shape, 8), shape
    assert len(ALL) == len({tuple(fields) for fields in ALL}) == 4096


def test_every_outline_is_five_joined_fields() -> None:  # P4, P7
    for fields in ALL:
        assert fields == sorted(fields)
        joined = {fields[0]}
        while True:
            beside = {f + step for f in joined for step in _sides(f)} & set(fields)
            if beside <= joined:
                break
            joined |= beside
        assert joined == set(fields)


def _sides(field: int) -> list[int]:
    return [10, -10] + ([1] if field % 10 < 9 else []) + ([-1] if field % 10 else [])


def test_no_five_joined_fields_are_forgotten() -> None:  # P4
    grown: set[frozenset[int]] = {frozenset([field]) for field in range(100)}
    for _ in range(4):
        grown = {
            fields | {field + step}
            for fields in grown
            for field in fields
            for step in _sides(field)
            if 0 <= field + step < 100 and field + step not in fields
        }
    assert grown == {frozenset(fields) for fields in ALL}


def test_shapes_are_worth_one_to_four_points() -> None:  # P4
    worth = {shape: int(points(i)) for i, shape in enumerate(SHAPES)}
    assert [shape for shape in worth if worth[shape] == 4] == list("XIW")
    assert [shape for shape in worth if worth[shape] == 3] == list("TVZ")
    assert [shape for shape in worth if worth[shape] == 2] == list("UFN")
    assert [shape for shape in worth if worth[shape] == 1] == list("PLY")


def test_there_are_126_legal_rolls() -> None:  # P5
    assert len(ROLLS) == len(legal_rolls()) == 126


@pytest.mark.parametrize("dice", ["ooost", "ooooo", "sssss", "oosss"])
def test_three_equal_symbols_are_refused_and_not_recorded(dice: str) -> None:  # P5
    match = Match("fiver", 2)
    with pytest.raises(ChanceError):
        match.chance(list(dice))
    assert not match.record.entries
    assert isinstance(match.turn, Chance)


@pytest.mark.parametrize("dice", ["oosst", "ostxm", "wwmmx"])
def test_two_equal_symbols_are_fine(dice: str) -> None:  # P5
    match = Match("fiver", 2)
    match.chance(list(dice))
    assert sorted(match.view("A")["search"]["roll"]) == sorted(dice)


def test_dice_are_five() -> None:  # P5
    with pytest.raises(ChanceError):
        Match("fiver", 2).chance(list("ostx"))


def test_the_order_of_the_dice_does_not_matter() -> None:  # P7
    assert searching(roll="ostxm").hash == searching(roll="mxtso").hash
