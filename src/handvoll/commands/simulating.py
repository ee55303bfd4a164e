"""For whoever designs games or players: many games, balance reports, datasets."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from handvoll.commands.common import (
    GameName,
    Language,
    app,
    console,
    errors,
    known_language,
    read_options,
    stoppable,
)
from handvoll.engine.game import game_named

Players = Annotated[
    int | None, typer.Option("--players", "-p", help="How many at a table. Default: the fewest.")
]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", help="An option of the game.")]
Bots = Annotated[
    str, typer.Option(help="Who plays, with commas: one bot for all seats, or one for each.")
]
Seed = Annotated[int, typer.Option(help="Other luck.")]
Workers = Annotated[
    int | None, typer.Option(help="Processes that play. Default: one for each core.", min=1)
]
VALUED = 0  # deals that a move is valued by, if nothing is said
TOLD = 3  # troubles that are told


@app.command()
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.", min=1)] = 10_000,
    players: Players = None,
    bots: Bots = "quick",
    option: Options = None,
    seed: Seed = 1,
    out: Annotated[
        Path | None,
        typer.Option(help="Write a row for every game: FILE.csv or FILE.parquet.", metavar="FILE"),
    ] = None,
    resume: Annotated[bool, typer.Option(help="Go on with a file that was not finished.")] = False,
    workers: Workers = None,
    ray: Annotated[
        str, typer.Option(help="Play on a Ray cluster: its address, or local.", metavar="ADDRESS")
    ] = "",
    adjust: Annotated[
        int, typer.Option(help="Say who won without luck: deals imagined for each move.", min=0)
    ] = 0,
) -> None:
    """Let bots play many games and write a row for each. Ctrl-C ends it and keeps what is done.

    The same seed gives the same rows, however many workers there are.
    """
    from contextlib import ExitStack

    from handvoll.lab.experiment import prepared
    from handvoll.lab.fairly import without_luck
    from handvoll.lab.rows import Rows
    from handvoll.lab.simulate import cluster, processes, summary
    from handvoll.lab.simulate import simulate as run

    found = game_named(game)
    chosen = read_options(found, option or [])
    names = [name.strip() for name in bots.split(",")]
    experiment = prepared(game, players or found.fewest(chosen), chosen, names, seed)
    crew = cluster(ray, errors) if ray else processes(workers or os.cpu_count() or 1)
    with ExitStack() as stack:
        stack.enter_context(stoppable())
        rows = stack.enter_context(Rows(out, experiment, resume)) if out else None
        sum = run(experiment, games, rows, crew, errors)
    whole = adjust and not sum.numbers.get("failed")
    numbers = range(sum.games) if whole else ()
    console.print(summary(sum, without_luck(experiment, adjust, numbers, errors)))
    tell_broken(sum.numbers.get("failed", 0), sum.troubles)
    if sum.games < games:
        again = "; the same command with --resume goes on" if out else ""
        said = f"Stopped after {sum.games:,} of {games:,} games{again}."
        errors.print(Text(said), soft_wrap=True)


def tell_broken(games: int, troubles: list[str]) -> None:
    """Say how many games bots broke, and some of how."""
    if games:
        said = ": " + "; ".join(troubles[:TOLD]) if troubles else ""
        errors.print(Text(f"In {games:,} games a bot broke down{said}"), soft_wrap=True)


@app.command()
def balance(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.", min=10)] = 10_000,
    players: Players = None,
    bots: Bots = "quick",
    option: Options = None,
    wishes: Annotated[
        list[str] | None,
        typer.Option("--set", help="What if: name=value, as often as you like.", metavar="CHANGE"),
    ] = None,
    listed: Annotated[bool, typer.Option("--list", help="Show what can be set.")] = False,
    seed: Seed = 1,
    out: Annotated[
        Path, typer.Option(help="Write FILE.html and FILE.json.", metavar="FILE")
    ] = Path("balance.html"),
    workers: Workers = None,
    language: Language = "",
) -> None:
    """Write a report of a game's balance, and of what other numbers would do to it."""
    from handvoll.lab.changes import explained, settings, what_if
    from handvoll.lab.experiment import prepared
    from handvoll.lab.reporting import report, write

    found = game_named(game)
    spoken = known_language(language)
    if listed:
        for each in settings(found):
            told = explained(found, each, spoken)
            line = f"{each.name}={each.value}  ({each.expected}){told}"
            console.print(Text(line), soft_wrap=True)
        return
    chosen = read_options(found, option or [])
    names = [name.strip() for name in bots.split(",")]
    printed = prepared(game, players or found.fewest(chosen), chosen, names, seed)
    other = what_if(printed, wishes) if wishes else None
    pages = [out.with_suffix(kind) for kind in (".html", ".json")]
    crew = workers or os.cpu_count() or 1
    write(pages, lambda: report(printed, other, games, crew, errors), spoken)
    for page in pages:
        console.print(Text(str(page)), soft_wrap=True)


@app.command()
def dataset(
    game: GameName,
    out: Annotated[Path, typer.Option(help="Write FILE.parquet.", metavar="FILE")],
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.", min=1)] = 100,
    players: Players = None,
    bots: Bots = "quick",
    option: Options = None,
    seed: Seed = 1,
    values: Annotated[
        int, typer.Option(help="Deals imagined to value a move; 0: values stay empty.", min=0)
    ] = VALUED,
    workers: Workers = None,
) -> None:
    """Write the moves of many games between bots, to learn from: views, moves, and their worth.

    Ctrl-C ends it and keeps the games that are done. The same seed gives the same moves.
    """
    from handvoll.lab.dataset import Dataset, Script, Written, write_down
    from handvoll.lab.experiment import prepared
    from handvoll.lab.simulate import Crew, processes

    found = game_named(game)
    chosen = read_options(found, option or [])
    names = [name.strip() for name in bots.split(",")]
    experiment = prepared(game, players or found.fewest(chosen), chosen, names, seed)
    crew: Crew[Written] = processes(workers or os.cpu_count() or 1)
    with stoppable(), Dataset(out, experiment, values) as file:
        done, troubles = write_down(Script(experiment, values), games, file, crew, errors)
    console.print(Text(f"{out}: {done:,} games, {file.moves:,} moves"), soft_wrap=True)
    tell_broken(len(troubles), troubles)
    if done < games:
        errors.print(Text(f"Stopped after {done:,} of {games:,} games."), soft_wrap=True)
