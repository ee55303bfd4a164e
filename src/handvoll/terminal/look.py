"""How the table comes to the person at the terminal: drawn, in colours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from handvoll.terminal.asking import ask
from handvoll.terminal.drawing import Drawing
from handvoll.terminal.page import show_rules
from handvoll.text import say


class Look:
    """Everything drawn; `Lines` says the same in lines."""

    help = "terminal-help"

    def __init__(self, console: Console, language: str) -> None:
        self.console = console
        self.language = language

    def welcome(self, words: str) -> None:
        """What can be typed; drawn, it is below every question."""

    def part(self) -> None:
        """Something new begins."""
        self.console.print(Rule(style="dim"))

    def line(self, words: str) -> None:
        """What happened, or how something stands."""
        self.console.print(Text(f"  {words}"))

    def head(self, words: str) -> None:
        """What is to be read first."""
        self.console.print(Text(words, style="bold"))

    def remark(self, words: str) -> None:
        """What is said to the player."""
        self.console.print(Padding(Text(words, style="italic"), (0, 0, 0, 2)))

    def aside(self, words: str) -> None:
        """What need not be read again."""
        self.console.print(Text(f"      {words}", style="dim"))

    def detail(self, what: str, words: str) -> None:
        """One of several things, and what is to be known about it."""
        self.console.print(Padding(Text(what), (0, 0, 0, 4)))
        self.console.print(Padding(Text(words, style="dim"), (0, 0, 0, 8)))

    def leave(self) -> None:
        """The end, in the middle of a line."""
        self.console.print()

    def how(self, words: str) -> None:
        """What else may be typed."""
        self.console.print(Text(f"    … {words}", style="dim"))

    def numbered(self, number: int, words: str) -> None:
        """A line of something that was written down."""
        self.console.print(Text.assemble((f"{number:>5}", "dim"), f"  {words}"))

    def choice(self, number: int, words: str, note: str = "", short: str = "") -> None:
        """Something that may be done: by its number, or typed in its short form."""
        noted = (f"  ★ {note}" if note else "", "bold")
        typed = (f"  {short}" if short else "", "dim")
        self.console.print(Text.assemble((f"{number:>4}", "bold"), f"  {words}", noted, typed))

    def point(self, words: str) -> None:
        """What is pointed at."""
        self.console.print(Text(f"  ☞  {words}", style="bold"))

    def fingers(self, count: int) -> str:
        """How good something was, of five."""
        return f"{'●' * count}{'○' * (5 - count)}"

    def table(self, drawing: Drawing, view: Any, names: dict[str, str]) -> int:
        """The table; how many lines it took."""
        drawn = drawing.draw(view, names, self.language)
        self.console.print(drawn)
        return len(self.console.render_lines(drawn, pad=False)) + 1

    def forget(self) -> None:
        """Show everything once more, next time."""

    def legend(self, game: str) -> str:
        """The message that explains what is drawn."""
        return f"{game}-legend"

    def room(self, taken: int, most: int, fewest: int) -> int:
        """How many choices can be seen at once beside what is already there."""
        if not self.console.is_terminal:
            return most
        return min(most, max(fewest, self.console.height - taken - 4))

    def rules(self, game: str) -> None:
        """The rule page of a game."""
        show_rules(game, self.console, self.language)

    def ask(
        self, question: str = "", moves: Sequence[str] = (), deadline: float | None = None
    ) -> str:
        """What the player types; raises Quit at the end of the input, TimeUp after the deadline."""
        return ask(self.console, question, moves, deadline, self.left)

    def left(self, seconds: int) -> str:
        """How much time there is, in words."""
        return say("terminal-seconds", {"seconds": seconds}, self.language)
