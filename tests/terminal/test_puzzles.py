"""Puzzles in a terminal: asked, not helped, and told why; and mined by a command."""

from __future__ import annotations

from pathlib import Path

import pytest

from handvoll.tasks.shelf import puzzles_of, read
from tests.terminal.command import handvoll


@pytest.mark.parametrize("game", ["go5", "fifteen", "highfive", "igo", "fiver"])
def test_the_best_is_praised_and_explained(game: str) -> None:
    puzzle = puzzles_of(game)[3]
    done = {"fiver": "done\n", "highfive": "\n"}.get(game, "")  # a lay is asked about once more
    typed = f"h\n{puzzle.clear.best}\n{done}"
    told = handvoll("puzzle", game, "--number", str(puzzle.number), "--lang", "en", typed=typed)
    assert "Found!" in told.stdout, told.stdout
    assert "Why" in told.stdout and "Champion" in told.stdout


def test_another_move_is_not_the_best() -> None:
    puzzle = next(each for each in puzzles_of("igo") if each.clear.best == "take")
    told = handvoll(
        *("puzzle", "igo", "--number", str(puzzle.number), "--lang", "en", "--plain"),
        typed="draw\n",
    )
    assert "Not the best" in told.stdout


def test_a_mine_writes_records(tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    told = handvoll("puzzles", "fiver", "--games", "40", "--seed", "9", "--out", str(file))
    assert "mine.jsonl" in told.stdout
    assert read(file)
    assert handvoll("puzzle", "igo", "--number", "999999999").returncode == 2
