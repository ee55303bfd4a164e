"""Looking at what there is: the version, the games, their rules."""

from __future__ import annotations

from typing import Annotated, Any

import typer

import handvoll
from handvoll import GAMES
from handvoll.commands.common import (
    GameName,
    Language,
    Plain,
    app,
    console,
    known_language,
    look,
)
from handvoll.engine.game import Game, Option, game_named
from handvoll.terminal.look import Look
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
def games(lang: Language = "", plain: Plain = False) -> None:
    """List the games with their players and options."""
    seen = look(plain, known_language(lang))
    for game in GAMES.values():
        players = f"{game.seats[0]}-{game.seats[-1]}"
        seen.head(f"{game.title}  {players}  {game.name}")
        seen.line(say(f"{game.name}-about", {}, seen.language))
        for option in game.options:
            show_option(game, option, seen)


def show_option(game: Game[Any, Any], option: Option, seen: Look) -> None:
    """An option: its name, what it takes, and what it does."""
    default = str(game.usual.get(option.name, option.default)).lower()
    facts = {"values": option.expected, "default": default}
    values = say("terminal-default", facts, seen.language)
    seen.detail(
        f"{option.name}  {values}", explain(f"{game.name}-option-{option.name}", seen.language)
    )


@app.command()
def rules(game: GameName, lang: Language = "", plain: Plain = False) -> None:
    """Show the rules of a game, in our words."""
    look(plain, known_language(lang)).rules(game_named(game).name)
