"""The compiled build is compiled, and plays exactly like the interpreted one."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from handvoll import GAMES, compiled
from handvoll.games.fifteen import hints, material, score, state
from tests.native.soak import games

GAMES_COMPARED = games(50, 1_000)


def test_this_build_is_compiled() -> None:
    assert compiled()
    for module in (state, score, material, hints):
        assert not str(module.__file__).endswith(".py")


@pytest.mark.parametrize("game", GAMES)
def test_both_builds_play_the_same_games_entry_by_entry(game: str) -> None:
    builds = [sys.executable, os.environ["HANDVOLL_INTERPRETED"]]
    command = ["-m", "handvoll.testkit.transcript", game, str(GAMES_COMPARED)]
    running = [
        subprocess.Popen([python, *command], stdout=subprocess.PIPE, text=True) for python in builds
    ]
    native, interpreted = (process.communicate()[0].splitlines() for process in running)
    assert len(native) == GAMES_COMPARED
    assert native == interpreted


def test_the_other_build_is_interpreted() -> None:
    code = "import handvoll; print(handvoll.compiled())"
    python = os.environ["HANDVOLL_INTERPRETED"]
    answer = subprocess.run([python, "-c", code], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "False"
