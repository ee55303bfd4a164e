"""Playing at a real pseudo-terminal: colours, keys that interrupt, and moves one by one."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import termios
from pathlib import Path
from select import select
from time import monotonic
from types import TracebackType

import pytest

from handvoll import Match
from tests.terminal.command import FEW, HANDVOLL, PLAIN

if sys.platform == "win32":
    pytest.skip("there are no pseudo-terminals", allow_module_level=True)

PATIENCE = 30.0  # seconds
COLOURS = re.compile(r"\x1b\[[0-9;]*\b[34]8;")
CTRL_C, CTRL_D, ENTER = "\x03", "\x04", "\r"
WHERE = "\x1b[6n"  # how it asks where the cursor is; a terminal answers
READING = "\x1b[?2004h"  # how a line editor tells the terminal that it listens


class Terminal:
    """The command in a terminal of its own, with somebody reading and typing."""

    def __init__(self, *args: str, **env: str) -> None:
        self.shown = ""
        self.screen, inner = os.openpty()
        termios.tcsetwinsize(inner, (40, 100))
        self.game = subprocess.Popen(
            [HANDVOLL, *args],
            env={**PLAIN, "TERM": "xterm-256color", **env},
            preexec_fn=lambda: self._sit_down(inner),  # noqa: PLW1509
        )
        os.close(inner)

    @staticmethod
    def _sit_down(inner: int) -> None:
        """So that Ctrl-C reaches the game, also if whoever runs the tests ignores it."""
        os.login_tty(inner)
        signal.signal(signal.SIGINT, signal.SIG_DFL)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        if self.game.poll() is None:
            self.game.kill()
        self.game.wait()
        os.close(self.screen)

    def type(self, keys: str) -> None:
        os.write(self.screen, keys.encode())

    def read(self, awaited: str = "") -> str:
        """What is shown until this appears again, or until the end."""
        start, deadline = len(self.shown), monotonic() + PATIENCE
        while not awaited or awaited not in self.shown[start:]:
            assert select([self.screen], [], [], max(0, deadline - monotonic()))[0], self.shown
            try:
                more = os.read(self.screen, 65536)
            except OSError:  # how Linux says that nobody writes to it any more
                more = b""
            if not more:
                break
            self.shown += more.decode("utf-8", "replace")
            if WHERE.encode() in more:
                self.type("\x1b[1;1R")
        return self.shown[start:]

    def prompt(self) -> str:
        """What is shown until a line may be typed."""
        return self.read(READING)

    def leave(self, key: str = "") -> int:
        """Press a key, read to the end; the exit code."""
        if key:
            self.type(key)
        self.read()
        assert "Traceback" not in self.shown
        return self.game.wait(PATIENCE)


def test_a_hand_is_played_move_by_move(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    with Terminal(*FEW, "--save", str(file)) as terminal:
        for _ in range(4):
            assert "▸ A Anna" in re.sub(r"\x1b\[[0-9;]*m", "", terminal.prompt())
            terminal.type(f"1{ENTER}")
        terminal.prompt()
        terminal.type(f"q{ENTER}")
        assert terminal.leave() == 0
    match = Match.replay(file.read_text("utf-8"))
    assert sum(entry.seat == "A" for entry in match.record.entries) == 4


@pytest.mark.parametrize("key", [CTRL_C, CTRL_D], ids=["Ctrl-C", "Ctrl-D"])
def test_leaving_by_a_key_keeps_the_game(key: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    with Terminal(*FEW, "--save", str(file)) as terminal:
        terminal.prompt()
        terminal.type(f"1{ENTER}")
        terminal.prompt()
        assert terminal.leave(key) == 0
        assert "The record is in" in terminal.shown
    assert Match.replay(file.read_text("utf-8")).record.ending is None


def test_leaving_by_a_key_while_choosing() -> None:
    with Terminal("play") as terminal:
        terminal.prompt()
        assert terminal.leave(CTRL_C) == 0


def test_cards_are_coloured_and_marked_unless_no_colour_is_wanted() -> None:
    shown = {}
    for wish in ({}, {"NO_COLOR": "1"}):
        with Terminal(*FEW, **wish) as terminal:
            for line in ("1", "1", "q"):
                terminal.prompt()
                terminal.type(f"{line}{ENTER}")
            assert terminal.leave() == 0
            shown[bool(wish)] = terminal.shown
    assert COLOURS.search(shown[False])
    assert not COLOURS.search(shown[True])
    assert all(re.search(r"\d[♥◓]", text) for text in shown.values()), "the marks stay"


ARROW_LEFT, BACKSPACE, TAB = "\x1b[D", "\x7f", "\t"


def test_a_line_can_be_edited(tmp_path: Path) -> None:
    assert played(tmp_path, f"kexp{ARROW_LEFT}{BACKSPACE}e") == ["keep"]


def test_a_move_can_be_completed(tmp_path: Path) -> None:
    assert played(tmp_path, f"ke{TAB}", "keep") == ["keep"]


def played(folder: Path, keys: str, awaited: str = "") -> list[str | None]:
    """What was played by typing this, and Enter when something has appeared."""
    file = folder / "game.jsonl"
    with Terminal(*FEW, "--save", str(file)) as terminal:
        terminal.prompt()
        terminal.type(keys)
        if awaited:
            terminal.read(awaited)
        terminal.type(ENTER)
        terminal.prompt()
        terminal.type(f"q{ENTER}")
        assert terminal.leave() == 0
    record = Match.replay(file.read_text("utf-8")).record
    return [entry.move for entry in record.entries if entry.seat == "A"]


def test_the_sand_runs_out_while_somebody_types() -> None:  # P9, P10
    game = ("play", "fiver", "-p", "2", "-o", "limit=60", "-o", "seconds=10", "--seed", "3")
    with Terminal(*game, PYTHONPATH="tests/terminal/quick_sand") as terminal:
        terminal.read("seconds left")
        terminal.read("The sand has run out")
        assert "so the table does" in terminal.shown
        assert terminal.leave(CTRL_C) == 0
