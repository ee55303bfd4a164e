"""Who plays the games of an experiment: this process, some processes, or a Ray cluster.

Every crew hands the stretches back in order, and each game hangs on the seed and its number
alone: what comes out is the same whoever plays, and what a lost worker had begun is played again.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Protocol, TypeVar

from handvoll.engine.errors import HandvollError
from handvoll.worker import end, pool

AHEAD = 3  # stretches that each worker has before it
LOSSES = 20  # workers lost one after the other, without a stretch between: something else is wrong

Part = tuple[int, int]  # the first game of a stretch, and how many
Result = TypeVar("Result")
Played_co = TypeVar("Played_co", covariant=True)


class Plays(Protocol[Played_co]):
    """Whatever plays games by their numbers."""

    def play(self, first: int, games: int) -> Played_co:
        """Play some games, and say what came out."""


def parts(first: int, games: int, length: int) -> Iterator[Part]:
    """The stretches of so many games, from `first` on."""
    for begin in range(first, games, length):
        yield begin, min(length, games - begin)


def alone(games: Plays[Result], work: Iterator[Part]) -> Iterator[Result]:
    """Play in this process."""
    for part in work:
        yield games.play(*part)


def by_processes(games: Plays[Result], work: Iterator[Part], workers: int) -> Iterator[Result]:
    """Play in processes; one that dies is replaced."""
    crew, lost = pool(workers), 0
    waiting: deque[tuple[Part, Future[Result]]] = deque()
    try:
        while True:
            for part in islice(work, workers * AHEAD - len(waiting)):
                waiting.append((part, _submit(crew, games, part)))
            if not waiting:
                return
            try:
                stretch = waiting[0][1].result()
            except BrokenProcessPool:
                crew, lost = _replaced(crew, workers, lost), lost + 1
                waiting = deque((part, _submit(crew, games, part)) for part, _ in waiting)
                continue
            waiting.popleft()
            lost = 0
            yield stretch
    finally:
        end(crew)


def _submit(crew: ProcessPoolExecutor, games: Plays[Result], part: Part) -> Future[Result]:
    try:
        return crew.submit(games.play, *part)
    except BrokenProcessPool as error:  # to be noticed when the stretch is asked for
        failed: Future[Result] = Future()
        failed.set_exception(error)
        return failed


def _replaced(crew: ProcessPoolExecutor, workers: int, lost: int) -> ProcessPoolExecutor:
    end(crew)
    if lost == LOSSES:
        raise HandvollError("lab-workers-lost", count=lost)
    return pool(workers)
