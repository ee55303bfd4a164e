"""Bots think in processes of their own: they get a view and a level, never a state."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import lru_cache
from random import Random
from typing import TypeVar

from handvoll.bots.bot import BOTS, Advice, advise, quick_bot
from handvoll.bots.elsewhere import is_stranger
from handvoll.coach.analysis import weigh
from handvoll.coach.story import Story, lived
from handvoll.coach.weighing import Weighed
from handvoll.engine.chance import Rng
from handvoll.engine.errors import MoveError
from handvoll.engine.game import View
from handvoll.engine.match import Match
from handvoll.engine.record import Record
from handvoll.server.diagnostics import note
from handvoll.server.queue import FairQueue
from handvoll.worker import end, pool

STARTING = 60.0  # seconds for a process to start
PATIENCE = 10.0  # seconds for a move; after that quick's is played
BUDGET = 1.0  # seconds of the processor for a thought: compiled ones need less

Answer = TypeVar("Answer")


def choose(view: View, level: str, seed: int) -> str:
    """What a bot of that level does; runs in a thinking process."""
    return BOTS[level](view["game"]).choose(view, Random(seed), BUDGET)


def suggest(view: View, seed: int, ease: int) -> Advice:
    """What the best bot would do, and how sure it is; runs in a thinking process.

    Without a budget of time, so that the same view is always told the same.
    """
    return advise(view, Random(seed), ease=ease)


def weigh_some(
    record: str, seat: str, first: int, last: int, seed: int, deals: int
) -> list[Weighed]:
    """What a seat could expect before some entries; runs in a thinking process."""
    return list(weigh(told(record, seat), seed, deals, first, last))


@lru_cache(4)
def told(record: str, seat: str) -> Story:
    """A record as a seat lived it; asked for slice by slice."""
    return lived(Record.loads(record), seat)


def stand_in(match: Match, letter: str, rng: Rng) -> str:
    """The quick bot's move, for one that does not answer; any legal one if that fails too."""
    with suppress(Exception):  # a bot's bug must not stop the game
        move = quick_bot(match.game.name).choose(match.view(letter), rng)
        with suppress(MoveError):
            match.check(letter, move)
            return move
    return match.any_move(letter, rng)


class Pool:
    """Some thinking processes; `ready` is done when one has started."""

    def __init__(self, processes: int, patient: bool = False) -> None:
        self.executor = pool(processes, patient)
        self.ready = self.executor.submit(os.getpid)

    async def ask(
        self, thought: Callable[..., Answer], facts: tuple[object, ...], patience: float
    ) -> Answer:
        """The answer of a thinking process; raises TimeoutError or BrokenProcessPool."""
        started = asyncio.shield(asyncio.wrap_future(self.ready))
        await asyncio.wait_for(started, STARTING)
        asked = asyncio.wrap_future(self.executor.submit(thought, *facts))
        return await asyncio.wait_for(asked, patience)

    def end(self) -> None:
        """End the processes, whatever they think about."""
        end(self.executor)


class Thinker:
    """A pool of thinking processes, replaced when one crashes or thinks for too long."""

    def __init__(
        self,
        processes: int = 1,
        patience: float = PATIENCE,
        patient: bool = False,
        ease: int = 1,
    ) -> None:
        self.processes = processes
        self.patience = patience
        self.patient = patient  # whether it thinks only while nobody else needs the processor
        self.ease = ease  # so many times less is thought about hints and looks back
        self.pool: Pool | None = None
        self.strangers: dict[str, Thinker] = {}  # by name
        self._queue = FairQueue(processes)  # so that waiting is not mistaken for thinking

    async def choose(
        self, view: View, level: str, seed: int, table: str = "", whose: str = ""
    ) -> str | None:
        """A bot's move; None if it crashed twice or took too long."""
        thinker = self._apart(level) if is_stranger(level) else self
        return await thinker._ask((table, whose), choose, view, level, seed)

    def _apart(self, level: str) -> Thinker:
        """Who thinks for a bot from elsewhere: a process of its own, so that it harms nobody."""
        return self.strangers.setdefault(level, Thinker(1, self.patience))

    async def suggest(
        self, view: View, seed: int, table: str = "", whose: str = ""
    ) -> Advice | None:
        """The best bot's move and how sure it is; None as above."""
        return await self._ask((table, whose), suggest, view, seed, self.ease)

    async def weigh(self, facts: tuple[str, str, int, int, int, int]) -> list[Weighed] | None:
        """What a seat of a finished game could expect at some moments; None as above."""
        return await self._ask(("", ""), weigh_some, *facts)

    async def _ask(
        self, asker: tuple[str, str], thought: Callable[..., Answer], *facts: object
    ) -> Answer | None:
        for _ in range(2):
            async with self._queue.turn(*asker):
                pool = self.warm_up()
                try:
                    return await pool.ask(thought, facts, self.patience)
                except BrokenProcessPool:
                    self._give_up(pool)
                except TimeoutError:
                    self._give_up(pool)
                    return None
                except Exception as error:  # a bot's bug must not stop the game
                    note("bot failed", thought=thought.__name__, error=type(error).__name__)
                    return None
        return None

    def warm_up(self) -> Pool:
        """Have processes that think, or are about to."""
        self.pool = self.pool or Pool(self.processes, self.patient)
        return self.pool

    def close(self) -> None:
        """Stop thinking."""
        if self.pool:
            self._give_up(self.pool)
        for stranger in self.strangers.values():
            stranger.close()

    def _give_up(self, pool: Pool) -> None:
        pool.end()
        if self.pool is pool:
            self.pool = None
