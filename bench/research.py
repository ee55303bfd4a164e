"""What learning runs on, beside its peers, in one run: decisions a second of the processor.

- PettingZoo: one of our environments, `last` and `step`, against RLCard's gin rummy, `step`, which
  hands out the next player's state, too.
- From Python: `State.steps` and `step` against OpenSpiel's C++ hearts, `legal_actions` and
  `apply_action`.
- Batches of 1,024 games with random legal actions: `handvoll.vector` against pgx's connect_four,
  jitted, with automatic resets; ours without and with observations.

Every contender is measured in several short turns, one after the other; a figure is the median of
its turns, a ratio the median of the ratios within a turn. Time is the processor's, of all threads.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

os.environ.setdefault("JAX_PLATFORMS", "cpu")

import jax
import numpy as np
import pgx
import pyspiel
import rlcard
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64
from rich.console import Console
from rich.table import Table

from bench.playouts import take_chance
from handvoll import GAMES
from handvoll.adapters.pettingzoo import HandvollAEC
from handvoll.engine.state import CHANCE, OVER
from handvoll.vector import VectorEnv

TURNS = int(os.environ.get("TURNS", "5"))
SECONDS = 0.5  # of each turn
BATCH = 1024
STEPS = 64  # of a batch between two looks at the clock

Work = Callable[[], int]  # does some and says how many decisions that were


def rate(work: Work) -> float:
    """Decisions a second."""
    decisions, began = 0, process_time()
    while (spent := process_time() - began) < SECONDS:
        decisions += work()
    return decisions / spent


# One environment


def pettingzoo(game: str) -> Work:
    """A game of ours through PettingZoo, at random."""
    env = HandvollAEC(game, seats=2)
    luck = random.Random(1)

    def play() -> int:
        env.reset(seed=luck.randrange(1 << 30))
        for n in range(200):  # a stretch of a game, so that long ones are not measured longer
            seen, _, over, _, _ = env.last()
            if over:
                return n
            env.step(int(luck.choice(np.flatnonzero(seen["action_mask"].view(np.bool_)))))
        return 200

    return play


def gin_rummy() -> Work:
    """RLCard's, at random."""
    env = rlcard.make("gin-rummy", config={"seed": 1})
    luck = random.Random(1)

    def play() -> int:
        state, _ = env.reset()
        for n in range(200):
            if env.is_over():
                return n
            state, _ = env.step(luck.choice(list(state["legal_actions"])))
        return 200

    return play


# From Python


def rules(game: str) -> Work:
    """The rules of a game of ours, step by step from Python."""
    start, _ = GAMES[game].set_up(2)
    out = vec[i64]([0] * int(start.room()))
    rng, luck = Random(1), random.Random(1)

    def play() -> int:
        state, n = start.copy(), 0
        while state.mover != OVER:
            if state.mover == CHANCE:
                state.settle(state.spec().draw(rng))
                continue
            seat = state.mover
            if seat < 0:
                seat = (state.actors() & -state.actors()).bit_length() - 1
            state.step(seat, out[int(luck.random() * state.steps(seat, out))])
            n += 1
        return n

    return play


def hearts() -> Work:
    """OpenSpiel's, step by step from Python."""
    game = pyspiel.load_game("hearts")
    luck = random.Random(1)

    def play() -> int:
        state, n = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                take_chance(state, luck)
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(luck.random() * len(legal))])
            n += 1
        return n

    return play


# Batches


def batch(game: str) -> Work:
    """A batch of ours."""
    env, luck = VectorEnv(game, BATCH, seats=2, seed=1, looks=False), np.random.default_rng(1)

    def play() -> int:
        for _ in range(STEPS):
            env.step(env.sample(luck))
        return STEPS * BATCH

    return play


def seen_batch(game: str) -> Work:
    """A batch of ours, with what each seat sees before it acts, as pgx hands it out too."""
    env, luck = VectorEnv(game, BATCH, seats=2, seed=1), np.random.default_rng(1)

    def play() -> int:
        for _ in range(STEPS):
            env.observations()
            env.step(env.sample(luck))
        return STEPS * BATCH

    return play


def connect_four() -> Work:
    """The batch of pgx: actions, steps and resets are compiled into one."""
    env = pgx.make("connect_four")
    step = jax.vmap(_resetting(env))

    def several(state: Any, key: Any) -> Any:
        def once(_: Any, both: Any) -> Any:
            state, key = both
            key, drawn = jax.random.split(key)
            odds = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
            actions = jax.random.categorical(drawn, odds, axis=1)
            return step(state, actions, jax.random.split(drawn, BATCH)), key

        return jax.lax.fori_loop(0, STEPS, once, (state, key))

    some = jax.jit(several)
    key = jax.random.PRNGKey(1)
    now = [jax.vmap(env.init)(jax.random.split(key, BATCH)), key]
    jax.block_until_ready(some(*now))  # compiles

    def play() -> int:
        now[:] = jax.block_until_ready(some(*now))
        return STEPS * BATCH

    return play


def _resetting(env: Any) -> Callable[[Any, Any, Any], Any]:
    from pgx.experimental import auto_reset  # noqa: PLC0415  (jax must have been told where it runs)

    stepping: Callable[[Any, Any, Any], Any] = auto_reset(env.step, env.init)
    return stepping


BARS: dict[str, tuple[str, Callable[[], Work], Callable[[str], Work], float]] = {
    "PettingZoo": ("RLCard gin rummy", gin_rummy, pettingzoo, 5),
    "steps from Python": ("OpenSpiel C++ hearts", hearts, rules, 3),
    f"batch of {BATCH:,}": ("pgx connect_four", connect_four, batch, 2),
    f"batch of {BATCH:,}, seen": ("pgx connect_four", connect_four, seen_batch, 2),
}


def measure(peer: Work, ours: dict[str, Work]) -> list[dict[str, float]]:
    """All contenders, turn by turn."""
    contenders = {"": peer, **ours}
    return [{name: rate(work) for name, work in contenders.items()} for _ in range(TURNS)]


def main() -> None:
    """Measure and say."""
    table = Table("", "decisions/s", "of the peer", "least to most", "bar")
    for what, (peer, theirs, ours, bar) in BARS.items():
        turns = measure(theirs(), {game: ours(game) for game in GAMES})
        table.add_row(f"{what}: {peer}", f"{median(turn[''] for turn in turns):,.0f}", "", "", "")
        for game in GAMES:
            ratios = sorted(turn[game] / turn[""] for turn in turns)
            spread = f"{ratios[0]:.1f}–{ratios[-1]:.1f}"
            speed = f"{median(turn[game] for turn in turns):,.0f}"
            title = f"{what}: {GAMES[game].title}"
            table.add_row(title, speed, f"{median(ratios):.1f}x", spread, f"{bar:g}x")
    Console(width=110).print(table)


if __name__ == "__main__":
    main()
