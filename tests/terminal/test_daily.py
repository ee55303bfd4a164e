"""Dailies in a terminal: asked, not helped, and told how it was."""

from __future__ import annotations

import pytest

from handvoll.tasks.judging import answer
from handvoll.tasks.making import make
from tests.terminal.command import handvoll

DAY = "2026-11-17"


@pytest.mark.parametrize("game", ["igo", "highfive", "go5"])
def test_the_best_has_five_fingers(game: str) -> None:
    best = answer(make("handvoll", DAY, game)).moves
    typed = "".join(f"{move}\n\n" for move in best)
    told = handvoll("daily", game, "--day", DAY, "--lang", "en", typed=f"h\n{typed}").stdout
    assert "no hints" in told.lower() or "hint" in told.lower()
    assert "●●●●●" in told
    assert "Champion" in told
