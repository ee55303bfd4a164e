"""The command `handvoll`."""

from __future__ import annotations

import json
import sys
from contextlib import suppress
from functools import partial
from getpass import getuser
from io import TextIOWrapper
from pathlib import Path
from random import Random
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.padding import Padding
from rich.progress import track
from rich.text import Text

import handvoll
from handvoll import GAMES, Match
from handvoll.bots.bot import BOTS
from handvoll.bots.ladder import Ladder, markdown, plot
from handvoll.bots.levels import LEVELS, USUAL
from handvoll.engine.errors import HandvollError, OptionError, RecordError, speak_with
from handvoll.engine.game import Game, Option, Value, game_named
from handvoll.engine.record import Record
from handvoll.terminal.asking import Quit, printable
from handvoll.terminal.chooser import choose_game, choose_seats, fitting
from handvoll.terminal.page import show_rules
from handvoll.terminal.replay import show_replay
from handvoll.terminal.saving import check_place, save
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
LONGEST_NAME = 20
LONGEST_NUMBER = 9  # digits; no option comes near

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
        console.print(Text.assemble((game.title, "bold"), f"  {players}  ", (game.name, "cyan")))
        console.print(indented(2, Text(say(f"{game.name}-about", {}, language))))
        for option in game.options:
            show_option(game, option, language)


def show_option(game: Game[Any, Any], option: Option, language: str) -> None:
    """An option: its name, what it takes, and what it does."""
    default = str(option.default).lower()
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
    help: Annotated[
        bool, typer.Option("--help", help="Show this, and the options of a game named.")
    ] = False,
) -> None:
    """Play in this terminal against bots. You sit at A.

    Choose by number, or type the move: `row 3`, `on B`, `keep`.
    """
    language = known_language(lang)
    if help:
        show_help(context, game, language)
        return
    known_level(level)
    try:
        game = game or choose_game(console, language)
        chosen = read_options(game_named(game), option or [])
        if players is None:
            players = choose_seats(game, chosen, console, language)
    except Quit:
        console.print()
        return
    match = Match(game, players, fitting(game, players, chosen) or chosen)
    if file:
        check_place(file)
    try:
        TerminalTable(match, my_name(name), Random(seed), console, language, level).play()
    except (Quit, KeyboardInterrupt):
        console.print()
    finally:
        if file:
            save_match(match, file, language)


def show_help(context: typer.Context, game: str, language: str) -> None:
    """How to play, and the options of a game."""
    typer.echo(context.get_help())
    if game:
        found = game_named(game)
        console.print(Text(say("terminal-options", {"game": found.title}, language), style="bold"))
        for option in found.options:
            show_option(found, option, language)


def known_level(level: str) -> str:
    """A level there are bots of; raises HandvollError."""
    if level not in BOTS:
        raise HandvollError("table-level", level=level[:40], known=", ".join(LEVELS))
    return level


def my_name(wanted: str) -> str:
    """The wanted name, else the system's, fit to be shown."""
    try:
        name = printable(wanted).strip() or getuser().title()
    except (KeyError, OSError, ImportError):  # a system that does not know its user
        name = "Alex"
    return name[:LONGEST_NAME]


def save_match(match: Match, file: Path, language: str) -> None:
    """Write the record and say where it is."""
    place = save(match.record, file)
    message = "terminal-saved" if place == file else "terminal-saved-elsewhere"
    words = say(message, {"wanted": str(file), "file": str(place)}, language)
    console.print(Text(printable(words)), soft_wrap=True)


@app.command()
def ladder(
    game: GameName,
    players: Annotated[int, typer.Option("--players", "-p", help="How many at a table.")] = 2,
    bots: Annotated[
        str, typer.Option(help="Who plays: levels, quick and random, with commas.")
    ] = ",".join((*LEVELS, "quick")),
    deals: Annotated[
        int, typer.Option(help="Deals of each pairing, every one in all seatings.", min=1)
    ] = 100,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", help="An option of the game.")
    ] = None,
    seed: Annotated[int, typer.Option(help="Other luck.")] = 1,
    out: Annotated[
        Path | None,
        typer.Option(help="Write FILE.json, FILE.md and FILE.svg.", metavar="FILE"),
    ] = None,
) -> None:
    """Let bots play each other and say who is stronger. Ctrl-C ends it and keeps what is done."""
    found = game_named(game)
    names = [known_level(name.strip()) for name in bots.split(",")]
    contest = Ladder(found, players, read_options(found, option or []), names, seed)
    total = deals * len(contest.pairings)
    with suppress(KeyboardInterrupt):
        for _ in track(contest.play(deals), "…", total=total, console=errors, transient=True):
            pass
    report = contest.report()
    console.print(Text(markdown(report)), soft_wrap=True)
    if out:
        out.with_suffix(".json").write_text(json.dumps(report, indent=1) + "\n", "utf-8")
        out.with_suffix(".md").write_text(markdown(report), "utf-8")
        out.with_suffix(".svg").write_text(plot(report), "utf-8")


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record, as --save writes it.", metavar="FILE")],
    seat: Annotated[str, typer.Option(help="Whose eyes: a seat; without one a spectator's.")] = "",
    lang: Language = "",
) -> None:
    """Tell a recorded game again, checked move by move."""
    language = known_language(lang)
    text = read_file(file)
    try:
        show_replay(Record.loads(text), seat or None, console, language)
    except RecordError as error:
        raise HandvollError("terminal-record", file=str(file), problem=str(error)) from None


def read_file(file: Path) -> str:
    """The text of a record's file; raises HandvollError."""
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        problem = error.strerror or "?"
        raise HandvollError("terminal-cannot-read", file=str(file), problem=problem) from None
    except UnicodeDecodeError:
        raise HandvollError("terminal-not-text", file=str(file)) from None


DataFolder = Annotated[
    Path | None,
    typer.Option(help="The folder for tables and keys. Default: $HANDVOLL_DATA or your own data."),
]

DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        help="A PostgreSQL for any number of servers: postgresql://user:password@host/name.",
        envvar="HANDVOLL_DATABASE_URL",
    ),
]


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "0.0.0.0",
    port: Annotated[
        int, typer.Option(help="The port; 0 takes any that is free.", min=0, max=65_535)
    ] = 8515,
    data: DataFolder = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(help="Another address our pages come from, if a proxy changes the host."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(help="The address or network of a proxy that may say who asks."),
    ] = None,
    thinkers: Annotated[int, typer.Option(help="Processes for bots, of each worker.", min=1)] = 1,
    database_url: DatabaseUrl = None,
    workers: Annotated[
        int, typer.Option(help="Processes for people; more than one need PostgreSQL.", min=1)
    ] = 1,
    keep_unbegun: Annotated[
        float, typer.Option(help="Days until a table is removed where no game began.", min=0)
    ] = 2,
    keep_unfinished: Annotated[
        float, typer.Option(help="Days until a game is removed that nobody plays on.", min=0)
    ] = 90,
    metrics: Annotated[
        str | None,
        typer.Option(
            help="Open /metrics to whoever has this token, as a bearer. Default: to nobody.",
            envvar="HANDVOLL_METRICS",
            metavar="TOKEN",
        ),
    ] = None,
    crowd: Annotated[
        int,
        typer.Option(
            help="How many times the usual limits hold: for a school at one address.", min=1
        ),
    ] = 1,
    lang: Language = "",
) -> None:
    """Serve tables to browsers, on this machine and to phones in the same network."""
    from handvoll.server.app import Config
    from handvoll.server.house import Keep
    from handvoll.server.limits import Limits
    from handvoll.server.networks import known_proxies
    from handvoll.server.serve import data_folder
    from handvoll.server.serve import serve as run

    language = known_language(lang)
    config = Config(
        data_folder(data),
        frozenset(origin or ()),
        Limits().for_crowd(crowd),
        thinkers=thinkers,
        workers=workers,
        database=database_url,
        metrics=metrics or None,
        keep=Keep(keep_unbegun, keep_unfinished),
        proxies=known_proxies(proxy),
    )
    run(config, host, port, console, language)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="A record of a finished game.", metavar="FILE")],
    commitment: Annotated[
        str | None, typer.Option(help="The server's promise, as you were told it.")
    ] = None,
    salt: Annotated[str | None, typer.Option(help="Your own part of the luck.")] = None,
    lang: Language = "",
) -> None:
    """Check that the luck of a game was fixed before anybody could know it."""
    from handvoll.server.fair import Noted
    from handvoll.server.fair import verify as check

    language = known_language(lang)
    text = read_file(file)
    try:
        checked = check(Record.loads(text), Noted(commitment, salt))
    except RecordError as error:
        raise HandvollError("terminal-record", file=str(file), problem=str(error)) from None
    parts = {
        "record-fair": True,
        "record-fair-promised": commitment is not None,
        "record-fair-ours": salt is not None,
        "record-fair-alone": commitment is None,
        "record-fair-bots": checked.bots,
        "record-fair-bots-unknown": not checked.bots,
    }
    for message in [message for message, true in parts.items() if true]:
        console.print(say(message, {"count": checked.count}, language), highlight=False)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where to; one file.")],
    data: DataFolder = None,
    database_url: DatabaseUrl = None,
    lang: Language = "",
) -> None:
    """Copy all tables into one file, also while the server runs; on PostgreSQL use pg_dump."""
    from handvoll.server.backup import back_up
    from handvoll.server.serve import data_folder

    known_language(lang)
    leave_to_postgres(database_url)
    back_up(data_folder(data), file)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file that `handvoll backup` wrote.")],
    data: DataFolder = None,
    database_url: DatabaseUrl = None,
    lang: Language = "",
) -> None:
    """Bring all tables back from a backup, while no server runs; on PostgreSQL use pg_restore."""
    from handvoll.server.backup import restore as bring_back
    from handvoll.server.serve import data_folder

    known_language(lang)
    leave_to_postgres(database_url)
    bring_back(file, data_folder(data))


def leave_to_postgres(database_url: str | None) -> None:
    """Copies of a database are its own business; raises HandvollError."""
    if database_url:
        raise HandvollError("copy-database")


def read_options(game: Game[Any, Any], given: list[str]) -> dict[str, Value]:
    """Options written as name=value; raises OptionError."""
    known = {option.name: option.default for option in game.options}
    chosen: dict[str, Value] = {}
    for text in given:
        name, _, value = text.partition("=")
        if name not in known:
            raise OptionError("option-unknown", option=name, known=", ".join(known))
        chosen[name] = read_value(value, known[name])
    game.complete(chosen)  # raises OptionError
    return chosen


def read_value(text: str, default: Value) -> Value:
    """A value of the default's type, if the text can be read as one."""
    if isinstance(default, bool):
        return {"true": True, "on": True, "": True, "false": False, "off": False}.get(text, text)
    digits = text.removeprefix("-")
    if isinstance(default, int) and digits.isdecimal() and len(digits) <= LONGEST_NUMBER:
        return int(text)
    return text


def known_language(wanted: str) -> str:
    """One of our languages: the wanted one, else the system's; from now on errors speak it."""
    language = wanted.lower() or system_language()
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise HandvollError("terminal-language", language=wanted, known=known)
    speak_with(partial(say, language=language))
    return language


def main() -> None:
    """Run the command; errors of ours are one line, never a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # better a ? than no game
    try:
        app()
    except HandvollError as error:
        words = Text.assemble(("handvoll: ", "bold"), printable(str(error)))
        errors.print(words, soft_wrap=True)
        sys.exit(2)


if __name__ == "__main__":
    main()
