"""Bots think in processes of their own: they get a view and a level, never a state."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context, parent_process
from random import Random

from handvoll.bots.bot import BOTS
from handvoll.engine.game import View
from handvoll.server.diagnostics import note

STARTING = 60.0  # seconds for a process to start
PATIENCE = 10.0  # seconds for a move; after that any legal one is played


def choose(view: View, level: str, seed: int) -> str:
    """What a bot of that level does; runs in a thinking process."""
    return BOTS[level](view["game"]).choose(view, Random(seed))


class Pool:
    """Some thinking processes; `ready` is done when one has started."""

    def __init__(self, processes: int) -> None:
        spawn = get_context("spawn")
        self.executor = ProcessPoolExecutor(processes, mp_context=spawn, initializer=_settle_in)
        self.ready = self.executor.submit(os.getpid)

    async def choose(self, view: View, level: str, seed: int, patience: float) -> str:
        """A bot's move; raises TimeoutError or BrokenProcessPool."""
        started = asyncio.shield(asyncio.wrap_future(self.ready))
        await asyncio.wait_for(started, STARTING)
        thought = asyncio.wrap_future(self.executor.submit(choose, view, level, seed))
        return await asyncio.wait_for(thought, patience)

    def end(self) -> None:
        """End the processes, whatever they think about."""
        for worker in list((getattr(self.executor, "_processes", None) or {}).values()):
            worker.kill()
        self.executor.shutdown(cancel_futures=True)


class Thinker:
    """A pool of thinking processes, replaced when one crashes or thinks for too long."""

    def __init__(self, processes: int = 1, patience: float = PATIENCE) -> None:
        self.processes = processes
        self.patience = patience
        self.pool: Pool | None = None
        self._free = asyncio.Semaphore(processes)  # so that waiting is not mistaken for thinking

    async def choose(self, view: View, level: str, seed: int) -> str | None:
        """A bot's move; None if it crashed twice or took too long."""
        for _ in range(2):
            async with self._free:
                pool = self.warm_up()
                try:
                    return await pool.choose(view, level, seed, self.patience)
                except BrokenProcessPool:
                    self._give_up(pool)
                except TimeoutError:
                    self._give_up(pool)
                    return None
                except Exception as error:  # a bot's bug must not stop the game
                    note("bot failed", level=level, error=type(error).__name__)
                    return None
        return None

    def warm_up(self) -> Pool:
        """Have processes that think, or are about to."""
        self.pool = self.pool or Pool(self.processes)
        return self.pool

    def close(self) -> None:
        """Stop thinking."""
        if self.pool:
            self._give_up(self.pool)

    def _give_up(self, pool: Pool) -> None:
        pool.end()
        if self.pool is pool:
            self.pool = None


def _settle_in() -> None:
    """A thinking process leaves signals to the server, and goes when the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_outlive_nobody, daemon=True).start()


def _outlive_nobody() -> None:
    server = parent_process()
    with suppress(Exception):
        if server:
            server.join()
    os._exit(0)
