"""Puzzles: mining them out of bots' games, and playing them in a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import track
from rich.text import Text

from handvoll.commands.common import (
    GameName,
    Language,
    Plain,
    app,
    console,
    errors,
    known_language,
    look,
)
from handvoll.commands.playing import my_name
from handvoll.engine.errors import HandvollError
from handvoll.engine.game import game_named
from handvoll.tasks.puzzles import MOST, SEED, Puzzle, mine
from handvoll.tasks.shelf import puzzles_of, write
from handvoll.terminal.asking import Quit
from handvoll.terminal.chooser import choose_game
from handvoll.terminal.puzzle import TerminalPuzzle
from handvoll.terminal.saving import check_place


@app.command()
def puzzles(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.", min=1)] = 1000,
    most: Annotated[int, typer.Option(help="How many puzzles at most.", min=1)] = MOST,
    seed: Annotated[str, typer.Option(help="Other games.")] = SEED,
    out: Annotated[
        Path | None,
        typer.Option(help="Write FILE.jsonl or FILE.jsonl.gz.", metavar="FILE"),
    ] = None,
    lang: Language = "",
) -> None:
    """Look for positions with one clearly best move in games of bots. Ctrl-C keeps what is found.

    The same seed gives the same file, in builds of the same kind.
    """
    known_language(lang)
    name = game_named(game).name
    place = out or Path(f"{name}.jsonl.gz")
    check_place(place)
    found = list(_mined(name, seed, games, most))
    write(place, found, seed)
    counts = [sum(sum(each.found) == levels for each in found) for levels in range(6)]
    words = f"{place}: {len(found):,}; found by 0-5 levels: {counts}"
    console.print(Text(words), soft_wrap=True)


def _mined(game: str, seed: str, games: int, most: int) -> Iterator[Puzzle]:
    digging = track(mine(game, seed, games, most), "…", games, console=errors, transient=True)
    try:
        yield from (each for each in digging if each)
    except KeyboardInterrupt:
        return


@app.command()
def puzzle(
    game: Annotated[
        str, typer.Argument(help="The game; without one you are asked.", metavar="[GAME]")
    ] = "",
    number: Annotated[
        int | None, typer.Option(help="Which one; without it, the easiest first.")
    ] = None,
    name: Annotated[str, typer.Option(help="Your name at the table.")] = "",
    lang: Language = "",
    plain: Plain = False,
) -> None:
    """Solve puzzles: find the one best move, and see why it is."""
    seen = look(plain, known_language(lang))
    try:
        chosen = game_named(game or choose_game(seen)).name
        for each in _wanted(chosen, number):
            TerminalPuzzle(each, my_name(name), seen).play()
    except (Quit, KeyboardInterrupt):
        seen.leave()


def _wanted(game: str, number: int | None) -> list[Puzzle]:
    """The puzzle with a number, or all, the easiest first; raises HandvollError."""
    found = puzzles_of(game)
    if number is None:
        return sorted(found, key=lambda each: each.rating)
    one = [each for each in found if each.number == number]
    if not one:
        raise HandvollError("puzzle-no-number")
    return one
