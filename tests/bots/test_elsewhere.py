"""Bots from elsewhere: an installed package's player, views only, in a process of its own."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from functools import partial
from pathlib import Path
from random import Random

import pytest

from handvoll import Match
from handvoll.bots import bot as bots
from handvoll.bots.bot import bots_of
from handvoll.bots.elsewhere import plays, strangers
from handvoll.server.thinker import Thinker

PLAYERS = """
import os, time
from handvoll.bots.bot import quick_bot

class Zoe:
    def __init__(self, game):
        self.game = game

    def choose(self, view, rng, budget=0.0):
        assert isinstance(view, dict)  # a view, no state
        return quick_bot(self.game).choose(view, rng)

class Sloth(Zoe):
    def choose(self, view, rng, budget=0.0):
        time.sleep(1000)
"""
ENTRIES = """[handvoll.bots]
igo.zoe = players:Zoe
igo.sloth = players:Sloth
igo.gone = nobody:No
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with players, installed."""
    info = tmp_path / "players-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: players\nVersion: 1\n")
    (info / "entry_points.txt").write_text(ENTRIES)
    (tmp_path / "players.py").write_text(PLAYERS)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(bots, "BOTS", {**bots.BOTS, **strangers()})
    return tmp_path


def test_they_are_known_by_game_and_name_and_not_loaded(package: Path) -> None:
    assert bots_of("igo")[-3:] == ["igo.gone", "igo.sloth", "igo.zoe"]
    assert bots_of("go5") == ["1", "2", "3", "4", "5"]
    assert plays("igo.zoe", "igo")
    assert not plays("igo.zoe", "go5")
    assert "players" not in sys.modules


def test_each_thinks_in_a_process_of_its_own_and_holds_nobody_up(package: Path) -> None:
    match = Match("igo", 2)
    match.deal(Random(1))
    view = match.view("A")

    async def scene() -> None:
        thinker = Thinker(patience=60)
        try:
            slow = asyncio.create_task(thinker.choose(view, "igo.sloth", 1))
            moves = [await thinker.choose(view, level, 1) for level in ("igo.zoe", "1")]
            assert all(move and match.legal("A", move) for move in moves)
            assert await thinker.choose(view, "igo.gone", 1) is None  # quick's is played
            assert not slow.done()
            pools = [thinker, *thinker.strangers.values()]
            pids = [each.pool.ready.result() for each in pools if each.pool]
            assert len(set(pids)) == 4
            slow.cancel()
        finally:
            thinker.close()

    asyncio.run(scene())


def test_they_play_in_the_lab(package: Path) -> None:
    words = ["simulate", "igo", "-n", "4", "-o", "target=1", "--workers", "1", "--bots"]
    command = [sys.executable, "-m", "handvoll", *words]
    env = {**os.environ, "PYTHONPATH": str(package), "LANG": "C.UTF-8"}
    run = partial(subprocess.run, env=env, capture_output=True, text=True, check=False)
    fine = run([*command, "igo.zoe,quick"])
    assert fine.returncode == 0, fine.stderr
    assert "igo.zoe" in fine.stdout
    assert "broke down" not in fine.stderr
    wrong = run([*command, "igo.zoey"])
    assert "igo.zoe" in wrong.stderr
    assert "Traceback" not in wrong.stderr


def test_they_climb_the_ladder(package: Path) -> None:
    """As themselves: who plays like quick wins what quick would."""
    words = ["ladder", "igo", "--deals", "10", "-o", "target=1", "--bots", "quick,igo.zoe"]
    command = [sys.executable, "-m", "handvoll", *words]
    env = {**os.environ, "PYTHONPATH": str(package), "LANG": "C.UTF-8"}
    said = subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout
    assert "igo.zoe" in said
    assert "| igo.zoe | 1 x quick | 50.0% | 50.0% to 50.0% |" in said, said


def test_the_ladder_names_who_could_climb_it(package: Path) -> None:
    env = {**os.environ, "PYTHONPATH": str(package), "LANG": "C.UTF-8"}
    run = partial(subprocess.run, env=env, capture_output=True, text=True, check=False)
    ladder = [sys.executable, "-m", "handvoll", "ladder", "--bots", "igo.zoey"]
    said = run([*ladder, "igo"]).stderr
    assert said.strip().endswith("1, 2, 3, 4, 5, random, quick, igo.gone, igo.sloth, igo.zoe")
    assert "igo.zoe" not in run([*ladder[:-1], "zoe", "go5"]).stderr, "they play I Go! only"
