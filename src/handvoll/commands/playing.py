"""Playing in a terminal, and telling a recorded game again."""

from __future__ import annotations

from getpass import getuser
from pathlib import Path
from random import Random
from typing import Annotated

import typer
from rich.text import Text

from handvoll import Match
from handvoll.bots.levels import USUAL
from handvoll.commands.common import (
    Language,
    Plain,
    app,
    known_language,
    known_level,
    look,
    read_file,
    read_options,
)
from handvoll.commands.looking import show_option
from handvoll.engine.errors import HandvollError, RecordError
from handvoll.engine.game import game_named
from handvoll.engine.record import Record
from handvoll.lessons import lesson_of
from handvoll.tasks import days
from handvoll.tasks.making import PUBLISHED, make
from handvoll.terminal.asking import Quit, printable
from handvoll.terminal.chooser import choose_game, choose_seats, fitting
from handvoll.terminal.lesson import TerminalLesson
from handvoll.terminal.look import Look
from handvoll.terminal.replay import show_replay
from handvoll.terminal.saving import check_place, save
from handvoll.terminal.table import TerminalTable
from handvoll.terminal.task import TerminalTask
from handvoll.text import say

LONGEST_NAME = 20


@app.command(add_help_option=False)
def play(
    context: typer.Context,
    game: Annotated[
        str, typer.Argument(help="The game; without one you are asked.", metavar="[GAME]")
    ] = "",
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="How many, you too.")
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", help="An option of the game, for example -o colours=4."),
    ] = None,
    name: Annotated[str, typer.Option(help="Your name at the table.")] = "",
    seed: Annotated[int | None, typer.Option(help="Deal the same cards again.")] = None,
    file: Annotated[
        Path | None, typer.Option("--save", help="Write the record to this file.", metavar="FILE")
    ] = None,
    level: Annotated[str, typer.Option(help="How strong the bots are: 1 (weakest) to 5.")] = USUAL,
    lang: Language = "",
    plain: Plain = False,
    help: Annotated[
        bool, typer.Option("--help", help="Show this, and the options of a game named.")
    ] = False,
) -> None:
    """Play in this terminal against bots. You sit at A.

    Choose by number, or type the move: `row 3`, `on B`, `keep`.
    """
    language = known_language(lang)
    seen = look(plain, language)
    if help:
        show_help(context, game, seen)
        return
    known_level(level)
    try:
        game = game or choose_game(seen)
        chosen = read_options(game_named(game), option or [])
        if players is None:
            players = choose_seats(game, chosen, seen)
    except Quit:
        seen.leave()
        return
    wished = fitting(game, players, chosen) or chosen
    match = Match(game, players, {**game_named(game).usual, **wished})
    if file:
        check_place(file)
    try:
        TerminalTable(match, my_name(name), Random(seed), seen, level).play()
    except (Quit, KeyboardInterrupt):
        seen.leave()
    finally:
        if file:
            save_match(match, file, seen)


@app.command()
def learn(
    game: Annotated[
        str, typer.Argument(help="The game; without one you are asked.", metavar="[GAME]")
    ] = "",
    name: Annotated[str, typer.Option(help="Your name at the table.")] = "",
    lang: Language = "",
    plain: Plain = False,
) -> None:
    """Learn a game by playing it, step by step."""
    seen = look(plain, known_language(lang))
    try:
        chosen = game_named(game or choose_game(seen)).name
        TerminalLesson(lesson_of(chosen), my_name(name), seen).play()
    except (Quit, KeyboardInterrupt):
        seen.leave()


@app.command()
def daily(
    game: Annotated[
        str, typer.Argument(help="The game; without one you are asked.", metavar="[GAME]")
    ] = "",
    day: Annotated[str, typer.Option(help="Another day than today: 2026-11-17.")] = "",
    seed: Annotated[str, typer.Option(help="The published seed of a house.")] = PUBLISHED,
    name: Annotated[str, typer.Option(help="Your name at the table.")] = "",
    lang: Language = "",
    plain: Plain = False,
) -> None:
    """Play what is asked today, and see how you did. In a terminal every try is free."""
    seen = look(plain, known_language(lang))
    wanted = day or days.today()
    if not days.is_day(wanted):
        raise HandvollError("daily-no-day")
    try:
        chosen = game_named(game or choose_game(seen)).name
        TerminalTask(make(seed, wanted, chosen), my_name(name), seen).play()
    except (Quit, KeyboardInterrupt):
        seen.leave()


def show_help(context: typer.Context, game: str, seen: Look) -> None:
    """How to play, and the options of a game."""
    typer.echo(context.get_help())
    if game and (found := game_named(game)).options:
        seen.head(say("terminal-options", {"game": found.title}, seen.language))
        for option in found.options:
            show_option(found, option, seen)


def my_name(wanted: str) -> str:
    """The wanted name, else the system's, fit to be shown."""
    try:
        name = printable(wanted).strip() or getuser().title()
    except (KeyError, OSError, ImportError):  # a system that does not know its user
        name = "Alex"
    return name[:LONGEST_NAME]


def save_match(match: Match, file: Path, seen: Look) -> None:
    """Write the record and say where it is."""
    place = save(match.record, file)
    message = "terminal-saved" if place == file else "terminal-saved-elsewhere"
    words = say(message, {"wanted": str(file), "file": str(place)}, seen.language)
    seen.console.print(Text(printable(words)), soft_wrap=True)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record, as --save writes it.", metavar="FILE")],
    seat: Annotated[str, typer.Option(help="Whose eyes: a seat; without one a spectator's.")] = "",
    lang: Language = "",
    plain: Plain = False,
) -> None:
    """Tell a recorded game again, checked move by move."""
    seen = look(plain, known_language(lang))
    text = read_file(file)
    try:
        show_replay(Record.loads(text), seat or None, seen)
    except RecordError as error:
        raise HandvollError("terminal-record", file=str(file), problem=str(error)) from None
