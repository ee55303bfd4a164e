"""How the project's tools say what they do: a line before, a tick after, all of it if it fails."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
COLOURED = sys.stdout.isatty() and not os.environ.get("NO_COLOR")


def tinted(words: str) -> str:
    """Words in the colour of the house, where there are colours."""
    return f"\033[36m{words}\033[0m" if COLOURED else words


def say(words: str) -> None:
    """Say what comes now."""
    print(tinted(words), flush=True)


def done(words: str) -> None:
    """Say that something is as it should be."""
    print(f"  ✓ {words}", flush=True)


def attempt(*command: str, title: str = "", **more: str) -> int:
    """Run a command in the project's folder; its exit code. A title stands before each line."""
    if not title:
        return subprocess.run(command, cwd=ROOT, env=os.environ | more, check=False).returncode
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env=os.environ | more,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    ) as running:
        for line in running.stdout or ():
            print(f"{title}: {line}", end="", flush=True)
    return running.returncode


def run(*command: str, **more: str) -> None:
    """Run a command in the project's folder, and end with it if it fails."""
    if code := attempt(*command, **more):
        sys.exit(code)


def quietly(*command: str, **more: str) -> None:
    """Run a command; its output is shown only if it fails, which ends everything."""
    ran = subprocess.run(
        command,
        cwd=ROOT,
        env=os.environ | more,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if ran.returncode:
        sys.stdout.buffer.write(ran.stdout)
        sys.exit(ran.returncode)
