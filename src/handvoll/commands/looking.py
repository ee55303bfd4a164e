"""Looking at what there is: the version, the games, their rules."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.padding import Padding
from rich.text import Text

import handvoll
from handvoll import GAMES
from handvoll.commands.common import GameName, Language, app, console, known_language
from handvoll.engine.game import Game, Option, game_named
from handvoll.terminal.page import show_rules
from handvoll.text import explain, say


def version(wanted: bool) -> None:
    """Say the version and how the rules run."""
    if wanted:
        how = "compiled" if handvoll.compiled() else "interpreted"
        console.print(f"handvoll {handvoll.__version__} (rules {how})", highlight=False)
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool,
        typer.Option("--version", callback=version, is_eager=True, help="Say the version."),
    ] = False,
) -> None:
    """What goes before a command."""


@app.command()
def games(lang: Language = "") -> None:
    """List the games with their players and options."""
    language = known_language(lang)
    for game in GAMES.values():
        players = f"{game.seats[0]}-{game.seats[-1]}"
        console.print(Text.assemble((game.title, "bold"), f"  {players}  ", (game.name, "cyan")))
        console.print(indented(2, Text(say(f"{game.name}-about", {}, language))))
        for option in game.options:
            show_option(game, option, language)


def show_option(game: Game[Any, Any], option: Option, language: str) -> None:
    """An option: its name, what it takes, and what it does."""
    default = str(game.usual.get(option.name, option.default)).lower()
    values = say("terminal-default", {"values": option.expected, "default": default}, language)
    console.print(indented(4, Text.assemble(option.name, (f"  {values}", "dim"))))
    console.print(indented(8, Text(explain(f"{game.name}-option-{option.name}", language))))


def indented(left: int, text: Text) -> Padding:
    """A paragraph some way to the right."""
    return Padding(text, (0, 0, 0, left))


@app.command()
def rules(game: GameName, lang: Language = "") -> None:
    """Show the rules of a game, in our words."""
    language = known_language(lang)
    show_rules(game_named(game).name, console, language)
