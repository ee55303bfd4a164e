"""Asking the person at the terminal, and what may be shown of what was typed."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Sequence
from functools import cache
from time import monotonic
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession


class Quit(Exception):
    """The player has had enough."""


class TimeUp(Exception):
    """The clock was quicker than the player."""


def ask(
    console: Console,
    question: str = "",
    moves: Sequence[str] = (),
    deadline: float | None = None,
    left: Callable[[int], str] = str,
) -> str:
    """What the player types; raises Quit when the input ends, or TimeUp after the deadline.

    At a terminal the line can be edited, earlier ones come back with the arrow keys, Tab
    completes moves, and `left` says below it how many seconds there are.
    """
    prompt = f"{question} > " if question else "> "
    try:
        if console.is_terminal and sys.stdin.isatty():
            return _edited(prompt, moves, deadline, left).strip()
        answer = console.input(Text(prompt, style="bold")).strip()
    except (EOFError, KeyboardInterrupt):
        raise Quit from None
    if deadline is not None and monotonic() > deadline:
        raise TimeUp
    return answer


@cache
def _lines() -> PromptSession[str]:
    """The line editor; it remembers what was typed before."""
    from prompt_toolkit import PromptSession  # noqa: PLC0415  (only where there is a terminal)

    return PromptSession()


def _edited(
    prompt: str, moves: Sequence[str], deadline: float | None, left: Callable[[int], str]
) -> str:
    from prompt_toolkit.completion import WordCompleter  # noqa: PLC0415

    ticking = deadline is not None
    return _lines().prompt(
        [("bold", prompt)],
        completer=WordCompleter(list(moves), sentence=True),
        complete_while_typing=False,
        bottom_toolbar=(lambda: left(_seconds(deadline))) if ticking else None,
        refresh_interval=0.5 if ticking else 0,
        pre_run=(lambda: _stop_at(deadline)) if ticking else None,
    )


def _seconds(deadline: float | None) -> int:
    return max(0, round((deadline or 0) - monotonic()))


def _stop_at(deadline: float | None) -> None:
    """End the line that is being typed when its time is up."""
    from prompt_toolkit.application import get_app  # noqa: PLC0415

    async def wait() -> None:
        await asyncio.sleep(max(0.0, (deadline or 0) - monotonic()))
        get_app().exit(exception=TimeUp())

    get_app().create_background_task(wait())


def printable(text: str) -> str:
    """The text without anything that a terminal would obey instead of showing it."""
    return "".join(sign if sign.isprintable() else "�" for sign in text)
