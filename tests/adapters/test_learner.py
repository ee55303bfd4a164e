"""The worked example of docs/research.md: it learns, plays by views alone, and beats quick."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

from handvoll import Match
from handvoll.bots.bot import Bot
from handvoll.engine.turn import Wait
from tests.sixth.installed import installed, run

EXAMPLE = Path(__file__).parents[2] / "examples" / "learner"


@pytest.fixture
def lena(monkeypatch: pytest.MonkeyPatch) -> Bot:
    monkeypatch.syspath_prepend(EXAMPLE)
    bot: Bot = import_module("lena").Lena("fifteen")
    return bot


@pytest.mark.parametrize("seats", [2, 3])
def test_lena_plays_by_views_alone(lena: Bot, seats: int) -> None:
    match, rng = Match("fifteen", seats, {"own_pile": True}), Random(3)
    match.deal(rng)
    for _ in range(60):
        turn = match.turn
        if not isinstance(turn, Wait):
            break
        (seat,) = turn.seats
        match.play(seat, lena.choose(match.view(seat), rng))  # raises if it is not legal


def test_lena_learns_and_beats_quick(tmp_path: Path) -> None:
    """One command, with few games: what is shown are deals that were never played before."""
    copy = shutil.copytree(EXAMPLE, tmp_path / "learner")
    weights = copy / "lena" / "weights.json"
    before = json.loads(weights.read_text())
    weights.unlink()
    command = [sys.executable, "-W", "ignore", str(copy / "train.py"), "3", "4", "20"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert float(said.partition("Lena wins ")[2].partition("%")[0]) > 60, said
    assert json.loads(weights.read_text()).keys() == before.keys()


def test_installed_she_climbs_the_ladder(tmp_path: Path) -> None:
    home = installed(tmp_path, package=EXAMPLE)
    words = ("ladder", "fifteen", "--bots", "quick,fifteen.lena", "--deals", "10")
    said = run(home, "-m", "handvoll.cli", *words)
    (line,) = [line for line in said.splitlines() if line.startswith("| fifteen.lena | 1 x quick")]
    assert float(line.split("|")[3].strip(" %")) > 60, said
