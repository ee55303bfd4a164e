"""Typing moves where there are too many to list."""

from __future__ import annotations

from tests.terminal.command import inside

HIGH_FIVE = ("play", "highfive", "-p", "2", "--seed", "4", "--name", "Anna")
SOLO = ("play", "fiver", "-p", "1", "-o", "variant=solo", "--seed", "4", "--name", "Anna")


def test_a_typed_lay_shows_its_points_before_it_counts() -> None:
    lay = "lay r8@b3 r6@d3 r1@e3"
    thought_better = inside(*HIGH_FIVE, typed=f"{lay}\nno\nq\n").stdout
    assert "1 point: a pair" in thought_better
    assert "Anna lays" not in thought_better
    assert "Anna lays" in inside(*HIGH_FIVE, typed=f"{lay}\n\nq\n").stdout


def test_a_lay_that_is_not_legal_is_refused_without_asking() -> None:
    said = inside(*HIGH_FIVE, typed="lay r5@a1\nq\n").stdout
    assert "(H4)" in said
    assert "Play it?" not in said


def test_five_fields_alone_are_an_outline_and_can_be_wiped_by_number() -> None:
    said = inside(*SOLO, typed="a1 b1 c1 c2 c3\n2\nq\n").stdout
    assert "Anna outlines" in said
    assert "wipe a1" in said
    assert "Anna wipes" in said


def test_a_strike_is_offered_for_every_shape() -> None:
    said = inside(*SOLO, typed="done\n1\nq\n").stdout
    assert said.count("  strike ") >= 12
    assert "Anna strikes" in said or "Anna hatches" in said
