"""Playing at a real pseudo-terminal: colours, keys that interrupt, and moves one by one."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from select import select
from threading import Thread
from time import monotonic
from types import TracebackType

import pytest

from handvoll import Match
from tests.terminal.command import FEW, HANDVOLL, PLAIN

if sys.platform == "win32":
    pytest.skip("there are no pseudo-terminals", allow_module_level=True)

PATIENCE = 30.0  # seconds
COLOURS = re.compile(r"\x1b\[[0-9;]*\b[34]8;")
CTRL_C, CTRL_D = "\x03", "\x04"


class Terminal:
    """The command in a terminal of its own, with somebody reading and typing."""

    def __init__(self, *args: str, **env: str) -> None:
        self.shown = ""
        self.screen, inner = os.openpty()
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
        return self.shown[start:]

    def leave(self, key: str = "") -> int:
        """Read to the end; the exit code.

        A key that is pressed between the prompt and the reading of keys can go unheard, as at
        any terminal: it is pressed again.
        """
        pressing = Thread(target=self.press, args=(key,))
        pressing.start()
        self.read()
        pressing.join()
        assert "Traceback" not in self.shown
        return self.game.wait(PATIENCE)

    def press(self, key: str) -> None:
        """Press a key every second until the game ends."""
        while key and self.game.poll() is None:
            with suppress(OSError):
                self.type(key)
            with suppress(subprocess.TimeoutExpired):
                self.game.wait(1)


def test_a_hand_is_played_move_by_move(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    with Terminal(*FEW, "--save", str(file)) as terminal:
        for _ in range(4):
            assert "▸ A Anna" in re.sub(r"\x1b\[[0-9;]*m", "", terminal.read("q quit"))
            terminal.type("1\n")
        terminal.read("q quit")
        terminal.type("q\n")
        assert terminal.leave() == 0
    match = Match.replay(file.read_text("utf-8"))
    assert sum(entry.seat == "A" for entry in match.record.entries) == 4


@pytest.mark.parametrize("key", [CTRL_C, CTRL_D], ids=["Ctrl-C", "Ctrl-D"])
def test_leaving_by_a_key_keeps_the_game(key: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    with Terminal(*FEW, "--save", str(file)) as terminal:
        terminal.read("q quit")
        terminal.type("1\n")
        terminal.read("q quit")
        assert terminal.leave(key) == 0
        assert "The record is in" in terminal.shown
    assert Match.replay(file.read_text("utf-8")).record.ending is None


def test_leaving_by_a_key_while_choosing() -> None:
    with Terminal("play") as terminal:
        terminal.read("> ")
        assert terminal.leave(CTRL_C) == 0


def test_cards_are_coloured_and_marked_unless_no_colour_is_wanted() -> None:
    shown = {}
    for wish in ({}, {"NO_COLOR": "1"}):
        with Terminal(*FEW, **wish) as terminal:
            terminal.type("1\n1\nq\n")
            assert terminal.leave() == 0
            shown[bool(wish)] = terminal.shown
    assert COLOURS.search(shown[False])
    assert not COLOURS.search(shown[True])
    assert all(re.search(r"\d[♥◓]", text) for text in shown.values()), "the marks stay"
