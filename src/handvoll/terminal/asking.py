"""Asking the person at the terminal."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text


class Quit(Exception):
    """The player has had enough."""


def ask(console: Console, question: str = "") -> str:
    """What the player types; raises Quit when the input ends or is interrupted."""
    try:
        return console.input(Text(f"{question} > " if question else "> ", style="bold")).strip()
    except (EOFError, KeyboardInterrupt):
        raise Quit from None
