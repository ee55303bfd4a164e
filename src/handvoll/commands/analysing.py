"""Looking back at a recorded game: what was a mistake, what was luck."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import Progress
from rich.text import Text

from handvoll.commands.common import Language, app, console, errors, known_language, read_file
from handvoll.engine.errors import HandvollError, RecordError
from handvoll.engine.game import game_named
from handvoll.engine.record import Record
from handvoll.terminal.asking import printable
from handvoll.text import say


@app.command()
def analyse(
    file: Annotated[Path, typer.Argument(help="The record of a finished game.", metavar="FILE")],
    seed: Annotated[int, typer.Option(help="Imagine other deals.")] = 1,
    deals: Annotated[
        int | None, typer.Option(help="Deals imagined for each thing judged.", min=1)
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Everything, as JSON.")] = False,
    lang: Language = "",
) -> None:
    """Say of a finished game what was a mistake and what was luck, by what each player knew.

    The same record, seed and number of deals give the same answer, byte for byte.
    """
    from handvoll.coach import words
    from handvoll.coach.analysis import analyse as look_back

    language = known_language(lang)
    text = read_file(file)
    with Progress(console=errors, transient=True) as bar:
        task = bar.add_task(say("coach-looking", {}, language), total=1.0)
        try:
            found = look_back(
                Record.loads(text), seed, deals, lambda done: bar.update(task, completed=done)
            )
        except RecordError as error:
            raise HandvollError("terminal-record", file=str(file), problem=str(error)) from None
    if as_json:
        typer.echo(msgspec.json.encode(found).decode())
        return
    for line in words.report(found, game_named(found.game).title, language):
        console.print(Text(printable(line)), soft_wrap=True)
