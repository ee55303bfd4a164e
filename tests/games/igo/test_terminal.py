"""I Go! in a terminal: everything can be drawn and offered in every language."""

from __future__ import annotations

from random import Random

import pytest
from rich.console import Console

from handvoll import GAMES
from handvoll.terminal import igo
from handvoll.testkit.tables import Table, play_on
from handvoll.text import LANGUAGES
from tests.games.igo.table import Table as Laid


def drawn(view: object, language: str = "en") -> str:
    """The table as plain text."""
    console = Console(width=120, no_color=True)
    names = {seat: f"{seat}nna" for seat in "ABCD"}
    with console.capture() as capture:
        console.print(igo.draw(view, names, language))  # type: ignore[arg-type]
    return capture.get()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_can_be_drawn(language: str) -> None:
    rng = Random(5)
    match = Table(GAMES["igo"], 3).match(rng)
    for _ in play_on(match, rng, moves=25):
        [seat] = match.view(None)["wait"]
        view = match.view(seat)
        assert drawn(view, language)
        assert drawn(match.view(None), language)


def test_the_hand_is_sorted_by_colour_and_by_number() -> None:
    lines = drawn(Laid(A="v2-7 p1-6").view("A")).splitlines()
    by_colour = next(line for line in lines if "By colour" in line)
    by_number = next(line for line in lines if "By number" in line)
    assert [word[:-1] for word in by_colour.split()[2:]] == list("123456234567")
    assert [word[:-1] for word in by_number.split()[2:]] == list("122334455667")


def test_the_panel_says_what_a_call_would_cost() -> None:  # I15
    text = drawn(Laid(display="y1", A="p1-6 v7-10 g1 g2").view("A"))
    assert "with pink, violet: 3 left over" in text


def test_after_a_call_all_groups_are_laid_out() -> None:  # I9, I10, I11, I13
    table = Laid(display="y1", A="p1-6 y2 g1-5", B="p7-9 b1-6 y3 g11 n2", pile="l11")
    text = drawn(table.play("A", "draw", "discard l11", "go p").view("B"))
    for group in ("free", "row", "added", "left over"):
        assert group in text
