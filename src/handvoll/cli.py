"""The command `handvoll`."""

from __future__ import annotations

import sys
from getpass import getuser
from pathlib import Path
from random import Random
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

import handvoll
from handvoll import GAMES, Match
from handvoll.engine.errors import HandvollError, OptionError
from handvoll.engine.game import Game, Value, game_named
from handvoll.engine.record import Record
from handvoll.terminal.asking import Quit
from handvoll.terminal.chooser import choose_game, choose_seats
from handvoll.terminal.page import show_rules
from handvoll.terminal.replay import show_replay
from handvoll.terminal.table import TerminalTable
from handvoll.text import LANGUAGES, explain, say, system_language

app = typer.Typer(
    help="Five tabletop games on one table: play them, replay them, look at their rules.",
    epilog="Begin with: handvoll play",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
console = Console()
errors = Console(stderr=True)

GameName = Annotated[str, typer.Argument(help="The game, for example fifteen.", metavar="GAME")]
Language = Annotated[
    str, typer.Option("--lang", help="Language: en, de, nl or fr. Default: the system's.")
]


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
        line = Text.assemble((game.title, "bold"), f"  {players}  ", (game.name, "cyan"))
        console.print(line)
        console.print(f"  {say(f'{game.name}-about', {}, language)}", highlight=False)
        console.print(option_list(game, language))


def option_list(game: Game[Any, Any], language: str) -> Table:
    """A game's options, a line each."""
    grid = Table.grid(padding=(0, 2))
    for option in game.options:
        message = f"{game.name}-option-{option.name}"
        values = f"{option.expected}, default {str(option.default).lower()}"
        grid.add_row(f"    {option.name}", Text(values, style="dim"), explain(message, language))
    return grid


@app.command()
def rules(game: GameName, lang: Language = "") -> None:
    """Show the rules of a game, in our words."""
    show_rules(game_named(game).name, console, known_language(lang))


@app.command()
def play(
    game: Annotated[
        str, typer.Argument(help="The game; without one you are asked.", metavar="[GAME]")
    ] = "",
    players: Annotated[int, typer.Option("--players", "-p", help="How many, you too.")] = 0,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", help="An option of the game, for example -o colours=4."),
    ] = None,
    name: Annotated[str, typer.Option(help="Your name at the table.")] = "",
    seed: Annotated[int | None, typer.Option(help="Deal the same cards again.")] = None,
    save: Annotated[Path | None, typer.Option(help="Write the record to this file.")] = None,
    lang: Language = "",
) -> None:
    """Play in this terminal against bots. You sit at A.

    Choose by number, or type the move: `row 3`, `on B`, `keep`.
    """
    language = known_language(lang)
    try:
        game = game or choose_game(console, language)
        chosen = read_options(game_named(game), option or [])
        players = players or choose_seats(game, console, language)
    except Quit:
        return
    match = Match(game, players, chosen)
    rng = Random(seed)
    table = TerminalTable(match, name or getuser().title(), rng, console, language)
    try:
        table.play()
    except Quit:
        console.print()
    finally:
        if save:
            save.write_text(match.record.dumps(), encoding="utf-8")
            console.print(say("terminal-saved", {"file": str(save)}, language), highlight=False)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record, as --save writes it.")],
    seat: Annotated[str, typer.Option(help="Whose eyes: a seat; without one a spectator's.")] = "",
    lang: Language = "",
) -> None:
    """Tell a recorded game again, checked move by move."""
    show_replay(Record.loads(read_file(file)), seat or None, console, known_language(lang))


DataFolder = Annotated[
    Path | None,
    typer.Option(help="The folder for tables and keys. Default: $HANDVOLL_DATA or your own data."),
]


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "0.0.0.0",
    port: Annotated[int, typer.Option(help="The port; 0 takes any that is free.")] = 8515,
    data: DataFolder = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(help="Another address our pages come from, if a proxy changes the host."),
    ] = None,
    thinkers: Annotated[int, typer.Option(help="Processes for bots.", min=1)] = 1,
) -> None:
    """Serve tables to browsers, on this machine and to phones in the same network."""
    from handvoll.server.app import Config
    from handvoll.server.serve import data_folder
    from handvoll.server.serve import serve as run

    config = Config(data_folder(data), frozenset(origin or ()), thinkers=thinkers)
    run(config, host, port, console)


@app.command()
def verify(file: Annotated[Path, typer.Argument(help="A record of a finished game.")]) -> None:
    """Check that the luck of a game was fixed before anybody could know it."""
    from handvoll.server.fair import verify as check

    count = check(Record.loads(read_file(file)))
    console.print(say("record-fair", {"count": count}, system_language()), highlight=False)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where to; one file.")], data: DataFolder = None
) -> None:
    """Copy all tables into one file, also while the server runs."""
    from handvoll.server.copies import back_up
    from handvoll.server.serve import data_folder

    back_up(data_folder(data), file)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file that `handvoll backup` wrote.")],
    data: DataFolder = None,
) -> None:
    """Bring all tables back from a backup; the server must not run."""
    from handvoll.server.copies import restore as bring_back
    from handvoll.server.serve import data_folder

    bring_back(file, data_folder(data))


def read_file(file: Path) -> str:
    """A file's text; raises BadParameter."""
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise typer.BadParameter(f"{file}: {error}") from None


def read_options(game: Game[Any, Any], given: list[str]) -> dict[str, Value]:
    """Options written as name=value; raises OptionError."""
    known = {option.name: option.default for option in game.options}
    chosen: dict[str, Value] = {}
    for text in given:
        name, _, value = text.partition("=")
        if name not in known:
            raise OptionError("option-unknown", option=name, known=", ".join(known))
        chosen[name] = read_value(value, known[name])
    return game.complete(chosen)


def read_value(text: str, default: Value) -> Value:
    """A value of the default's type, if the text can be read as one."""
    if isinstance(default, bool):
        return {"true": True, "on": True, "": True, "false": False, "off": False}.get(text, text)
    if isinstance(default, int) and text.removeprefix("-").isdecimal():
        return int(text)
    return text


def known_language(wanted: str) -> str:
    """One of our languages: the wanted one, else the system's, else English."""
    if wanted and wanted not in LANGUAGES:
        raise typer.BadParameter(f"--lang takes {', '.join(LANGUAGES)}")
    return wanted or system_language()


def main() -> None:
    """Run the command; errors of ours are one line, never a traceback."""
    try:
        app()
    except HandvollError as error:
        errors.print(Text.assemble(("handvoll: ", "bold"), str(error)))
        sys.exit(2)


if __name__ == "__main__":
    main()
