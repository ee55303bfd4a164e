"""Many games, row by row into a file, over processes or a cluster, with a bar that says how far."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from time import perf_counter

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from handvoll.engine.state import SEATS
from handvoll.lab.crew import Part, Plays, Result, alone, by_processes, parts
from handvoll.lab.experiment import Experiment, Stretch, numbers_of
from handvoll.lab.rows import Rows

STRETCH = 0.5  # seconds that a stretch of games takes
TRIAL = 0.25  # seconds of games played here to find out how long they take

Crew = Callable[[Plays[Result], Iterator[Part]], Iterator[Result]]


@dataclass
class Sum:
    """What came out so far, with what was there already."""

    experiment: Experiment
    games: int = 0
    numbers: dict[str, int] = field(default_factory=dict)  # the sum of every column
    troubles: list[str] = field(default_factory=list)  # a few

    def add(self, stretch: Stretch) -> None:
        """Count a stretch."""
        self.games += stretch.games
        self.troubles = (self.troubles + stretch.troubles)[:3]
        numbers, columns = numbers_of(stretch), self.experiment.columns
        for i, name in enumerate(columns):
            self.numbers[name] = self.numbers.get(name, 0) + sum(numbers[i :: len(columns)])

    def mean(self, column: str) -> float:
        """The average of a column."""
        return self.numbers.get(column, 0) / max(1, self.games)


def played(
    experiment: Plays[Result], first: int, games: int, crew: Crew[Result]
) -> Iterator[Result]:
    """All games from `first` on, in order: a few here, to see what they take, then by a crew."""
    length, spent = 1, 0.0
    while first < games and spent < TRIAL:
        length = min(length * 4, games - first)
        began = perf_counter()
        stretch = experiment.play(first, length)
        first, spent = first + length, perf_counter() - began
        yield stretch
    if first < games:
        yield from crew(experiment, parts(first, games, max(1, int(length * STRETCH / spent))))


def processes(workers: int) -> Crew[Result]:
    """The crew of so many processes."""
    if workers == 1:
        return alone
    return lambda experiment, work: by_processes(experiment, work, workers)


def simulate(
    experiment: Experiment, games: int, rows: Rows | None, crew: Crew[Stretch], console: Console
) -> Sum:
    """Play what is not done yet and write it down; Ctrl-C ends it early."""
    done, numbers = (rows.done, rows.sums) if rows else (0, {})
    sum = Sum(experiment, done, dict(numbers))
    with bar(console) as progress:
        task = progress.add_task("", total=games, completed=done, rate="")
        began = perf_counter()
        try:
            for stretch in played(experiment, done, games, crew):
                if rows:
                    rows.write(stretch)
                sum.add(stretch)
                rate = (sum.games - done) / (perf_counter() - began)
                progress.update(task, completed=sum.games, rate=f"{rate:,.0f} games/s")
        except KeyboardInterrupt:
            pass
    return sum


def bar(console: Console) -> Progress:
    """How far it is, how fast, and how long it will take."""
    return Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
        console=console,
        transient=True,
    )


def summary(sum: Sum, without_luck: Sequence[str] = ()) -> Table:
    """A line for each seat; with its wins without luck, where they are known."""
    table = Table("seat", "bot", title=f"{sum.games:,} games, {sum.mean('moves'):.1f} moves each")
    for heading in ("won", "points", *(["won without luck"] if without_luck else [])):
        table.add_column(heading, justify="right")
    for at, (seat, bot) in enumerate(zip(SEATS, sum.experiment.bots, strict=False)):
        won, score = sum.mean(f"won_{seat}"), sum.mean(f"score_{seat}")
        table.add_row(seat, bot, f"{won:.1%}", f"{score:.2f}", *without_luck[at : at + 1])
    return table


def cluster(address: str, console: Console) -> Crew[Stretch]:
    """The crew of a Ray cluster; raises HandvollError if there is none at this address."""
    from handvoll.lab.cluster import by_ray, join  # noqa: PLC0415  (Ray is seldom there)

    join(address, console)
    return by_ray
