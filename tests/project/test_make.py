"""The words of the Makefile do what the README says."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def would_run(target: str) -> str:
    """The commands of a target, without running them."""
    make = shutil.which("make")
    assert make
    command = [make, "--always-make", "--dry-run", "--no-print-directory", target]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize(("target", "command"), [("play", "serve"), ("terminal", "play")])
def test_playing_begins_with_one_word(target: str, command: str) -> None:
    *_, last = would_run(target).splitlines()
    assert last.strip().endswith(f"/bin/handvoll {command}")
