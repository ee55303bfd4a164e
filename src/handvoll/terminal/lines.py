"""The terminal for ears: everything in lines, nothing drawn, nothing drawn again."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from select import select
from time import monotonic
from typing import Any

from rich.console import Console
from rich.text import Text

from handvoll.terminal.asking import Quit, TimeUp
from handvoll.terminal.drawing import Drawing
from handvoll.terminal.look import Look
from handvoll.terminal.page import page_of
from handvoll.text import say

ANNOUNCED = (15, 10, 5)  # seconds left
GLANCE = 0.1  # seconds between two looks at the keyboard


class Lines(Look):
    """What a screen reader reads from top to bottom: of the table, only what has changed."""

    help = "plain-help"

    def __init__(self, language: str) -> None:
        console = Console(color_system=None, highlight=False, soft_wrap=True, force_terminal=False)
        super().__init__(console, language)
        self._known: list[str] = []

    def part(self) -> None:
        """Lines need no line between them."""

    def line(self, words: str) -> None:
        """One line; dots between words are for eyes."""
        self.console.print(Text(words.strip().replace(" · ", ", ").replace("…", "...")))

    welcome = head = remark = how = line

    def detail(self, what: str, words: str) -> None:
        """What it is and what is to be known about it, in a line."""
        self.line(f"{what}. {words}")

    def leave(self) -> None:
        """A line has always ended."""

    def aside(self, words: str) -> None:
        """What need not be read again is said by `?`."""

    def numbered(self, number: int, words: str) -> None:
        """A line with its number."""
        self.line(f"{number}: {words}")

    def choice(self, number: int, words: str, note: str = "", short: str = "") -> None:
        """A number, what it does, and how it can be typed."""
        noted, typed = f", {note}" if note else "", f" ({short})" if short else ""
        self.line(f"{number}: {words}{noted}{typed}")

    def point(self, words: str) -> None:
        """What is to be done."""
        self.line(say("plain-point", {"what": words}, self.language))

    def fingers(self, count: int) -> str:
        """In words."""
        return say("daily-fingers", {"fingers": count}, self.language)

    def table(self, drawing: Drawing, view: Any, names: dict[str, str]) -> int:
        """What has changed since the last time; everything the first time."""
        lines = list(filter(None, drawing.tell(view, names, self.language)))
        for words in lines:
            if words not in self._known:
                self.line(words)
        self._known = lines
        return len(lines)

    def forget(self) -> None:
        """Say the whole table, next time."""
        self._known = []

    def legend(self, game: str) -> str:
        """Nothing is drawn, so nothing has to be explained."""
        return ""

    def room(self, taken: int, most: int, fewest: int) -> int:
        """All: ears have no window."""
        return most

    def rules(self, game: str) -> None:
        """The rule page, a paragraph in a line."""
        for words in paragraphs(page_of(game, self.language)):
            self.line(words)

    def ask(
        self, question: str = "", moves: Sequence[str] = (), deadline: float | None = None
    ) -> str:
        """Ask in a line; the seconds are said while somebody thinks."""
        self.line(question or say("plain-ask", {}, self.language))
        try:
            self._wait(deadline)
            typed = sys.stdin.readline()
        except KeyboardInterrupt:
            raise Quit from None
        if not typed:
            raise Quit
        if deadline is not None and monotonic() > deadline:
            raise TimeUp
        return typed.strip()

    def _wait(self, deadline: float | None) -> None:
        """Until a line was typed; raises TimeUp after the deadline."""
        if deadline is None or not sys.stdin.isatty() or sys.platform == "win32":
            return
        coming = [seconds for seconds in ANNOUNCED if deadline - seconds > monotonic()]
        for seconds in (*coming, 0):
            if _typed_before(deadline - seconds):
                return
            if seconds:
                self.line(self.left(seconds))
        raise TimeUp


def _typed_before(moment: float) -> bool:
    while (rest := moment - monotonic()) > 0:
        if select([sys.stdin], [], [], min(rest, GLANCE))[0]:
            return True
    return False


def paragraphs(page: str) -> Iterator[str]:
    """A page of Markdown, without its signs; the cells of a row side by side."""
    from rich.markdown import Markdown  # noqa: PLC0415  (a fifth of the time a server takes to start)

    row: list[str] = []
    for token in Markdown(page).parsed:
        if token.type == "inline":
            parts = (
                " " if part.type == "softbreak" else part.content for part in token.children or []
            )
            row.append("".join(parts))
        if row and token.type in ("heading_close", "paragraph_close", "tr_close"):
            yield ", ".join(filter(None, row))
            row = []
