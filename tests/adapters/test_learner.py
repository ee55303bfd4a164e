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
from handvoll.engine.turn import Over, Wait
from tests.sixth.installed import installed, run

EXAMPLE = Path(__file__).parents[2] / "examples" / "learner"


@pytest.fixture
def lena(monkeypatch: pytest.MonkeyPatch) -> Bot:
    monkeypatch.syspath_prepend(EXAMPLE)
    bot: Bot = import_module("lena").Lena("igo")
    return bot


@pytest.mark.parametrize(("seats", "patience"), [(2, 0), (3, 1), (4, 0)])
def test_lena_plays_by_views_alone(lena: Bot, seats: int, patience: int) -> None:
    """To the end of a game, in which she is to call sooner or later."""
    match, rng = Match("igo", seats, {"target": 1, "patience": patience}), Random(3)
    while not isinstance(match.turn, Over):
        match.deal(rng)  # if it is chance's turn
        while isinstance(match.turn, Wait):
            seat = waiting(match)
            match.play(seat, lena.choose(match.view(seat), rng))  # raises if it is not legal
    assert any(match.view("A")["scores"].values())


def test_who_must_call_does(lena: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last card of the pile was drawn (I8), however much she would like to wait."""
    monkeypatch.setattr(lena, "hopes", lambda *_: (0.0, 1.0))
    match, rng, said = Match("igo", 2), Random(1), ""
    match.deal(rng)
    while match.view("A")["pile"]:
        for move in ("draw", None, None):
            seat = waiting(match)
            said = move or lena.choose(match.view(seat), rng)
            match.play(seat, said)
    assert said.startswith("go")


def test_who_may_not_call_yet_waits(lena: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table has patience (I21), however much she would like to call."""
    monkeypatch.setattr(lena, "hopes", lambda *_: (1.0, 0.0))
    match, rng = Match("igo", 2, {"patience": 1}), Random(1)
    match.deal(rng)
    for seat in "AB":
        for _ in range(3):
            said = lena.choose(match.view(seat), rng)
            match.play(seat, said)
        assert said == "end"
    for _ in range(3):
        match.play("A", said := lena.choose(match.view("A"), rng))
    assert said.startswith("go")


def waiting(match: Match) -> str:
    """Whose turn it is."""
    assert isinstance(match.turn, Wait)
    (seat,) = match.turn.seats
    return seat


def test_lena_learns_and_beats_quick(tmp_path: Path) -> None:
    """One command, with few games: what is shown are deals that were never played before."""
    copy = shutil.copytree(EXAMPLE, tmp_path / "learner")
    weights = copy / "lena" / "weights.json"
    before = json.loads(weights.read_text())
    weights.unlink()
    command = [sys.executable, "-W", "ignore", str(copy / "train.py"), "400", "100"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert float(said.partition("Lena wins ")[2].partition("%")[0]) > 52, said
    assert json.loads(weights.read_text()).keys() == before.keys()


def test_installed_she_climbs_the_ladder(tmp_path: Path) -> None:
    home = installed(tmp_path, package=EXAMPLE)
    words = ("ladder", "igo", "--bots", "quick,igo.lena", "--deals", "100")
    said = run(home, "-m", "handvoll", *words)
    (line,) = [line for line in said.splitlines() if line.startswith("| igo.lena | 1 x quick")]
    assert float(line.split("|")[3].strip(" %")) > 52, said
