"""Asking the person at the terminal, and what may be shown of what was typed."""

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


def printable(text: str) -> str:
    """The text without anything that a terminal would obey instead of showing it."""
    return "".join(sign if sign.isprintable() else "�" for sign in text)
