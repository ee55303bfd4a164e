"""Where the servers of tests come from: everything is imported once, and each is a fork of that.

A server is a process of its own, as ever; only Python's imports, most of the time it takes to
start one, are not done again for each. python -m tests.server.nursery FD: a socket that asks.
"""

from __future__ import annotations

import json
import os
import runpy
import signal
import socket
import subprocess
import sys
from functools import cache
from pathlib import Path
from threading import Lock
from typing import IO, Any

ROOT = Path(__file__).parents[2]
LARGEST = 65_536  # bytes of a request


class Fork:
    """A process of a nursery; what subprocess.Popen calls the same is the same."""

    def __init__(self, nursery: Nursery, pid: int, stdout: IO[str]) -> None:
        self.nursery = nursery
        self.pid = pid
        self.stdout = stdout
        self.returncode: int | None = None

    def send_signal(self, number: signal.Signals) -> None:
        """As an operator would."""
        os.kill(self.pid, number)

    def wait(self) -> int:
        """Its exit code, once it has ended."""
        code = self._asked("wait")
        assert code is not None
        return code

    def poll(self) -> int | None:
        """Its exit code, if it has ended."""
        return self._asked("poll")

    def _asked(self, what: str) -> int | None:
        if self.returncode is None:
            self.returncode = self.nursery.ask({what: self.pid})
        return self.returncode


class Nursery:
    """A process that has imported the server, and forks one for whoever asks."""

    def __init__(self, python: str) -> None:
        self.line, theirs = socket.socketpair()
        with theirs:
            subprocess.Popen(  # ends when we do
                [python, "-m", "tests.server.nursery", str(theirs.fileno())],
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                pass_fds=[theirs.fileno()],
            ).returncode = 0
        self.turn = Lock()

    def fork(self, words: list[str], notes: IO[bytes]) -> Fork:
        """A module and its words in a process of its own, as python -m would run them."""
        ours, theirs = os.pipe()
        pid = self.ask({"run": words, "env": dict(os.environ)}, theirs, notes.fileno())
        os.close(theirs)
        assert pid is not None
        return Fork(self, pid, os.fdopen(ours, encoding="utf-8"))

    def ask(self, request: dict[str, Any], *files: int) -> int | None:
        """What the nursery answers; one after the other."""
        with self.turn:
            socket.send_fds(self.line, [json.dumps(request).encode()], files)
            answer: int | None = json.loads(self.line.recv(LARGEST))
        return answer


@cache
def nursery(python: str, path: str | None) -> Nursery:
    """The one of a Python, and of what it is told to find its modules by."""
    return Nursery(python)


def attend(line: socket.socket) -> None:
    """Fork, and tell how it ended, for as long as somebody may ask."""
    # Here, because bots' processes read this file and need none of it.
    from litestar import Litestar  # noqa: PLC0415

    import handvoll.server.serve  # noqa: F401, PLC0415  (imported once, for all)

    Litestar([])  # imports what every app does
    heed = signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        said, files, *_ = socket.recv_fds(line, LARGEST, 2)
        if not said:
            return
        asked: dict[str, Any] = json.loads(said)
        if "run" in asked:
            answer: int | None = os.fork()
            if not answer:
                line.close()
                signal.signal(signal.SIGINT, heed)
                become(asked["run"], asked["env"], files)
            for each in files:
                os.close(each)
        elif "wait" in asked:
            answer = ended(asked["wait"], 0)
        else:
            answer = ended(asked["poll"], os.WNOHANG)
        line.send(json.dumps(answer).encode())


def become(words: list[str], env: dict[str, str], files: list[int]) -> None:
    """Go on as a module with its words; what it says and notes goes into these files."""
    for number, each in enumerate(files, start=1):
        os.dup2(each, number)
        os.close(each)
    os.environ.clear()
    os.environ.update(env)
    sys.argv = words
    runpy.run_module(words[0], run_name="__main__", alter_sys=True)
    sys.exit()


def ended(pid: int, how: int) -> int | None:
    """How a process of ours ended; nothing if it has not."""
    found, status = os.waitpid(pid, how)
    return os.waitstatus_to_exitcode(status) if found else None


if __name__ == "__main__":
    attend(socket.socket(fileno=int(sys.argv[1])))
