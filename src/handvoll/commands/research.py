"""For whoever studies the games: contests of bots."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import track
from rich.text import Text

from handvoll.bots.bot import known_bot
from handvoll.bots.ladder import Chain, Ladder, markdown, plot
from handvoll.bots.levels import LEVELS
from handvoll.coach.strength import fair_play
from handvoll.commands.common import GameName, app, console, errors, read_options, stoppable
from handvoll.engine.game import game_named
from handvoll.lab.rows import write_all


@app.command()
def ladder(
    game: GameName,
    players: Annotated[int, typer.Option("--players", "-p", help="How many at a table.")] = 2,
    bots: Annotated[
        str, typer.Option(help="Who plays: levels, quick, random, bots of packages, with commas.")
    ] = ",".join((*LEVELS, "quick")),
    deals: Annotated[
        int, typer.Option(help="Deals of each pairing, every one in all seatings.", min=1)
    ] = 100,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", help="An option of the game.")
    ] = None,
    chain: Annotated[
        bool, typer.Option("--chain", help="Each only against the one named before it.")
    ] = False,
    seed: Annotated[int, typer.Option(help="Other luck.")] = 1,
    adjust: Annotated[
        int, typer.Option(help="Take luck out: deals imagined for each move.", min=0)
    ] = 0,
    out: Annotated[
        Path | None,
        typer.Option(help="Write FILE.json, FILE.md and FILE.svg.", metavar="FILE"),
    ] = None,
) -> None:
    """Let bots play each other and say who is stronger. Ctrl-C ends it and keeps what is done."""
    found = game_named(game)
    names = [known_bot(name.strip(), game) for name in bots.split(",")]
    kind = Chain if chain else Ladder
    fair = (lambda start: fair_play(game, start, adjust)) if adjust else None
    contest = kind(found, players, read_options(found, option or []), names, seed, fair)

    def play() -> list[str]:
        total = deals * len(contest.pairings)
        with suppress(KeyboardInterrupt), stoppable():
            for _ in track(contest.play(deals), "…", total=total, console=errors, transient=True):
                pass
        report = contest.report()
        console.print(Text(markdown(report)), soft_wrap=True)
        return [json.dumps(report, indent=1) + "\n", markdown(report), plot(report)]

    if out:
        write_all([out.with_suffix(kind) for kind in (".json", ".md", ".svg")], play)
    else:
        play()
