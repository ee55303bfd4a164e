"""The study: long thoughts about the tasks of a day, in a process that ends when it has thought."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from handvoll.server.diagnostics import note
from handvoll.server.errors import NotNow
from handvoll.server.queue import FairQueue
from handvoll.server.thinker import Pool

PATIENCE = 120.0  # seconds for one thought
NICE = 5  # who plays comes first

T = TypeVar("T")


def _quietly(thought: Callable[..., T], *facts: object) -> T:
    if hasattr(os, "nice"):
        os.nice(NICE)
    return thought(*facts)


class Study:
    """One thought at a time, each in a process of its own: nobody at a table waits for it.

    Of each kind one in turn: however many days long ago somebody wants, today waits for one.
    And one for each network: however many games of somebody's are judged, others wait for one.
    """

    def __init__(self) -> None:
        self._queue = FairQueue(1)

    async def think(
        self, kind: str, thought: Callable[..., T], *facts: object, whose: str = ""
    ) -> T:
        """The answer, for everybody or for a network; raises NotNow if there is none in time."""
        async with self._queue.turn(kind, whose):
            pool = Pool(1)
            try:
                return await pool.ask(_quietly, (thought, *facts), PATIENCE)
            except (BrokenProcessPool, TimeoutError) as error:
                note("study failed", thought=thought.__name__, error=type(error).__name__)
                raise NotNow("task-not-ready") from None
            finally:
                pool.end()
