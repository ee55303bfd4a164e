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
from handvoll.engine.chance import Rng
from handvoll.engine.game import View
from handvoll.engine.match import Match

PATIENCE = 10.0  # seconds for a move; after that any legal one is played


def choose(view: View, level: str, seed: int) -> str:
    """What a bot of that level does; runs in a thinking process."""
    return BOTS[level](view["game"]).choose(view, Random(seed))


def any_move(match: Match, letter: str, rng: Rng) -> str:
    """A legal move, step by step at random: what is played when a bot does not answer."""
    actor = match.seats.index(letter)
    state = match.state.copy()
    steps: list[int] = []
    while not steps or state.halfway:
        n = int(state.steps(actor, match.out))
        steps.append(int(match.out[rng.randrange(n)]))
        state.step(actor, steps[-1])
    return match.game.write(match.state, actor, steps)


class Thinker:
    """A pool of thinking processes, replaced when one crashes or thinks for too long."""

    def __init__(self, processes: int = 1, patience: float = PATIENCE) -> None:
        self.processes = processes
        self.patience = patience
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, view: View, level: str, seed: int) -> str | None:
        """A bot's move; None if it crashed or took too long."""
        pool = self._pool = self._pool or self._new_pool()
        thought = asyncio.wrap_future(pool.submit(choose, view, level, seed))
        try:
            return await asyncio.wait_for(thought, self.patience)
        except (BrokenProcessPool, TimeoutError):
            self._give_up(pool)
        except Exception:  # a bot's bug must not stop the game
            return None
        return None

    def warm_up(self) -> None:
        """Start the processes before the first bot is asked."""
        self._pool = self._pool or self._new_pool()
        for _ in range(self.processes):
            self._pool.submit(os.getpid)

    def close(self) -> None:
        """Stop thinking."""
        if self._pool:
            self._give_up(self._pool)

    def _new_pool(self) -> ProcessPoolExecutor:
        spawn = get_context("spawn")
        return ProcessPoolExecutor(self.processes, mp_context=spawn, initializer=_settle_in)

    def _give_up(self, pool: ProcessPoolExecutor) -> None:
        workers = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.kill()
        if self._pool is pool:
            self._pool = None


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
