"""Hosting a house: serve it, copy it, and check what it promised.

The server is imported by the commands that need it, so that all others start quickly.
"""

from __future__ import annotations

from enum import StrEnum
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from handvoll.commands.common import Language, app, console, known_language, read_file
from handvoll.engine.errors import Fact, HandvollError, RecordError
from handvoll.engine.record import Record
from handvoll.terminal.asking import printable
from handvoll.text import say


class Example(StrEnum):
    """The files there are to begin with."""

    HOUSE = "house"
    UNIT = "unit"


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
        int | None,
        typer.Option(
            help="The port; 0 takes any that is free. Default: 8515, or the next that is free.",
            min=0,
            max=65_535,
        ),
    ] = None,
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
    config: Annotated[
        Path | None,
        typer.Option(help="A house of one's own: see handvoll example house.", metavar="FILE"),
    ] = None,
    open_: Annotated[bool, typer.Option("--open", help="Open a browser, if there is one.")] = False,
    lang: Language = "",
) -> None:
    """Serve tables to browsers, on this machine and to phones in the same network."""
    from handvoll.server.app import Config
    from handvoll.server.character import Character, read_character
    from handvoll.server.folder import data_folder
    from handvoll.server.house import Keep
    from handvoll.server.limits import Limits
    from handvoll.server.networks import known_proxies
    from handvoll.server.serve import serve as run

    language = known_language(lang)
    settings = Config(
        data_folder(data),
        frozenset(origin or ()),
        Limits().for_crowd(crowd),
        thinkers=thinkers,
        workers=workers,
        database=database_url,
        metrics=metrics or None,
        character=read_character(config) if config else Character(),
        keep=Keep(keep_unbegun, keep_unfinished),
        proxies=known_proxies(proxy),
    )
    run(settings, host, port, console, language, open_)


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
        "record-fair-unshown": bool(checked.unshown),
        "record-fair-alone": commitment is None,
        "record-fair-bots": checked.bots,
        "record-fair-bots-unknown": not checked.bots,
    }
    for message in [message for message, true in parts.items() if true]:
        facts: dict[str, Fact] = {"count": checked.count, "seats": list(checked.unshown)}
        console.print(say(message, facts, language), highlight=False)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where to; one file.")],
    data: DataFolder = None,
    database_url: DatabaseUrl = None,
    lang: Language = "",
) -> None:
    """Copy all tables into one file, also while the server runs; on PostgreSQL use pg_dump."""
    from handvoll.server.backup import back_up
    from handvoll.server.folder import data_folder

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
    from handvoll.server.folder import data_folder

    known_language(lang)
    leave_to_postgres(database_url)
    bring_back(file, data_folder(data))


def leave_to_postgres(database_url: str | None) -> None:
    """Copies of a database are its own business; raises HandvollError."""
    if database_url:
        raise HandvollError("copy-database")


@app.command()
def doctor(
    data: DataFolder = None,
    port: Annotated[int, typer.Option(help="The port you serve on.", min=1, max=65_535)] = 8515,
    database_url: DatabaseUrl = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="A public address whose certificate is looked at.")
    ] = None,
    workers: Annotated[int, typer.Option(help="How many processes you serve with.", min=1)] = 1,
    config: Annotated[Path | None, typer.Option(help="A house's file.", metavar="FILE")] = None,
    lang: Language = "",
) -> None:
    """Look the set-up over and say what to do. Exit code 1 if something will not work."""
    from handvoll.server.character import read_character
    from handvoll.server.doctor import Patient, examine
    from handvoll.server.folder import data_folder

    language = known_language(lang)
    if config:
        read_character(config)
    patient = Patient(data_folder(data), port, database_url, tuple(origin or ()), workers)
    signs = {"well": ("✓", "green"), "mind": ("!", "yellow"), "ill": ("✗", "bold red")}
    found = []
    for finding in examine(patient):
        found.append(finding.state)
        sign, style = signs[finding.state]
        words = say(finding.message, finding.facts, language)
        console.print(Text.assemble((f"{sign} ", style), printable(words)), soft_wrap=True)
    if "ill" in found:
        raise typer.Exit(1)


@app.command()
def example(
    what: Annotated[Example, typer.Argument(help="A house's file, or a unit for systemd.")],
) -> None:
    """Print a file to begin with: `handvoll example house >house.toml`."""
    file = {Example.HOUSE: "house.toml", Example.UNIT: "handvoll.service"}[what]
    typer.echo((files("handvoll.hosting") / file).read_text("utf-8"), nl=False)
