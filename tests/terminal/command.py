"""The command, run as a process of its own or, where many runs are needed, in this one."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from handvoll import cli
from handvoll.engine.errors import speak_with
from handvoll.text import english

HANDVOLL = Path(sys.executable).with_name("handvoll")
# Nothing of the machine's own colours, widths and languages.
PLAIN = {
    "PATH": os.defpath,
    "LANG": "C.UTF-8",
    "LOGNAME": "anna",
    "COLUMNS": "100",
    "PYTHONWARNINGS": "error",
}
FEW = ("play", "fifteen", "--players", "2", "--seed", "1", "--option", "colours=2")


def handvoll(*args: str, typed: str | bytes = "", **env: str) -> CompletedProcess[str]:
    """Run the command with this typed into it; it must not end in a traceback."""
    done = subprocess.run(
        [HANDVOLL, *args],
        input=typed if isinstance(typed, bytes) else typed.encode(),
        capture_output=True,
        env={**PLAIN, **env},
        timeout=60,
        check=False,
    )
    said = CompletedProcess(
        done.args, done.returncode, done.stdout.decode("utf-8", "replace"), done.stderr.decode()
    )
    assert "Traceback" not in said.stdout + said.stderr, said.stderr
    return said


def inside(*args: str, typed: str = "") -> CompletedProcess[str]:
    """The same in this process, twenty times as fast."""
    code: object = 0
    with (
        pytest.MonkeyPatch.context() as machine,
        redirect_stdout(StringIO()) as out,
        redirect_stderr(StringIO()) as err,
    ):
        machine.setattr(sys, "argv", ["handvoll", *args])
        machine.setattr(sys, "stdin", StringIO(typed))
        for name, value in PLAIN.items():
            machine.setenv(name, value)
        try:
            cli.main()
        except SystemExit as leaving:
            code = leaving.code
        finally:
            speak_with(english)
    return CompletedProcess([*args], int(str(code or 0)), out.getvalue(), err.getvalue())


def refusal(said: CompletedProcess[str]) -> str:
    """The one line that refuses this; it must be refused."""
    assert said.returncode == 2
    assert said.stderr.startswith("handvoll: ")
    assert said.stderr.count("\n") == 1, said.stderr
    return said.stderr.removeprefix("handvoll: ").strip()


def refused(*args: str, typed: str = "") -> str:
    """Why this is refused, asked in this process."""
    return refusal(inside(*args, typed=typed))
