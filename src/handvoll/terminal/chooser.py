"""Choosing a game, its players and its options at the terminal."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from handvoll.engine.game import GAMES, game_named
from handvoll.terminal.asking import Quit, ask
from handvoll.text import say


def choose_game(console: Console, language: str) -> str:
    """Ask which game."""
    names = list(GAMES)
    grid = Table.grid(padding=(0, 2))
    for number, name in enumerate(names, 1):
        about = say(f"{name}-about", {}, language)
        grid.add_row(f"{number:>4}", Text(GAMES[name].title, style="bold"), about)
    console.print(grid)
    return names[_number(console, "terminal-which-game", 1, len(names), 1, language) - 1]


def choose_seats(game: str, console: Console, language: str) -> int:
    """Ask how many play, you among them."""
    seats = game_named(game).seats
    if len(seats) == 1:
        return seats[0]
    default = max(2, seats[0])
    return _number(console, "terminal-how-many", seats[0], seats[-1], default, language)


def _number(
    console: Console, question: str, least: int, most: int, default: int, language: str
) -> int:
    facts = {"least": least, "most": most, "default": default}
    while True:
        answer = ask(console, say(question, facts, language))
        if answer.lower() in ("q", "quit"):
            raise Quit
        if not answer:
            return default
        if answer in map(str, range(least, most + 1)):
            return int(answer)
        console.print(Text(f"  {say('terminal-from-to', facts, language)}", style="italic"))
