"""A balance report from beginning to end: the games, with a bar, and the files."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from rich.console import Console

from handvoll.lab.balance import Report, balance
from handvoll.lab.experiment import Experiment, Stretch
from handvoll.lab.page import Page
from handvoll.lab.rows import write_all
from handvoll.lab.simulate import Crew, bar, played, processes


def report(
    printed: Experiment, other: Experiment | None, games: int, workers: int, console: Console
) -> Report:
    """Play all that a report needs."""
    crew: Crew[Stretch] = processes(workers)
    with bar(console) as progress:
        task, total = progress.add_task("", total=0, rate=""), 0

        def play(experiment: Experiment, games: int) -> list[Stretch]:
            nonlocal total
            total += games
            progress.update(task, total=total)
            stretches = []
            for stretch in played(experiment, 0, games, crew):
                stretches.append(stretch)
                progress.advance(task, stretch.games)
            return stretches

        halved = replace(printed, halves=True)
        return balance(halved, other and replace(other, halves=True), games, play)


def write(pages: list[Path], make: Callable[[], Report], language: str) -> None:
    """Write the page and its figures; raises a HandvollError before anything is played."""

    def texts() -> list[str]:
        found = make()
        return [Page(found, language).html(), json.dumps(found, indent=1) + "\n"]

    write_all(pages, texts)
