"""The command `handvoll`."""

from __future__ import annotations

import sys
from io import TextIOWrapper

from rich.text import Text

# In the order in which --help lists them.
from handvoll.commands import (  # noqa: F401
    analysing,
    looking,
    playing,
    puzzling,
    research,
    serving,
    simulating,
)
from handvoll.commands.common import app, errors
from handvoll.engine.errors import HandvollError
from handvoll.terminal.asking import printable

__all__ = ["app", "main"]


def main() -> None:
    """Run the command; errors of ours are one line, never a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # better a ? than no game
    try:
        app()
    except HandvollError as error:
        errors.print(Text(f"handvoll: {printable(str(error))}"), soft_wrap=True)
        sys.exit(2)
