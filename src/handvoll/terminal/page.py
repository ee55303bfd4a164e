"""A rule page in a terminal."""

from __future__ import annotations

import re

from rich.console import Console

from handvoll.text import rules_page

NUMBERS = re.compile(r" *\{[A-Z0-9 ]+\}")  # the rules a paragraph tells; for anchors, not for eyes
DRAWINGS = re.compile(r"^!\[.*\)\n\n?", re.MULTILINE)  # for browsers


def page_of(game: str, language: str) -> str:
    """The rule page as it is read in a terminal, in Markdown."""
    return DRAWINGS.sub("", NUMBERS.sub("", rules_page(game, language)))


def show_rules(game: str, console: Console, language: str) -> None:
    """The rule page of a game; at a terminal it can be leafed through."""
    from rich.markdown import Markdown  # noqa: PLC0415  (see handvoll.terminal.lines)

    page = Markdown(page_of(game, language))
    if not console.is_terminal:
        console.print(page)
        return
    with console.pager(styles=True):
        console.print(page)
