"""Every game on the shelf can be played in the terminal, drawn, hinted at, saved and told again."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path

import pytest

from handvoll import GAMES, Match
from handvoll.text import LANGUAGES
from tests.terminal.command import inside


@pytest.mark.parametrize(("name", "language"), list(zip(GAMES, cycle(LANGUAGES), strict=False)))
def test_a_game_is_played_saved_and_told_again(name: str, language: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    seats = str(GAMES[name].seats[-1])
    table = ("play", name, "--players", seats, "--seed", "2", "--lang", language)
    said = inside(*table, "--save", str(file), typed="h\n1\n" * 12)
    assert (said.returncode, said.stderr) == (0, "")
    assert f"{name}-" not in said.stdout, "every message is written"
    match = Match.replay(file.read_text("utf-8"))
    assert any(entry.seat == "A" for entry in match.record.entries)
    told = inside("replay", str(file), "--seat", "A", "--lang", language)
    assert (told.returncode, told.stderr) == (0, "")


@pytest.mark.parametrize("name", GAMES)
def test_the_number_of_players_is_asked_for_unless_there_is_no_choice(name: str) -> None:
    said = inside("play", name, typed="\nq\n").stdout
    assert ("How many players" in said) == (len(GAMES[name].seats) > 1)
