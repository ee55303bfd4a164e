"""Many games at once: the same rules, masks of what is legal, and games that begin anew."""

from __future__ import annotations

import numpy as np
import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from handvoll import GAMES
from handvoll.bots.arena import next_seat
from handvoll.engine.game import Value
from handvoll.engine.state import CHANCE, OVER
from handvoll.vector import VectorEnv
from handvoll.vector.batch import returns


@pytest.mark.parametrize("game", GAMES)
def test_every_game_of_a_batch_is_played_by_the_rules(game: str) -> None:
    env = VectorEnv(game, batch=3, seed=1)
    rng = np.random.default_rng(1)
    for _ in range(40):
        masks = env.masks()
        for i, state in enumerate(env._batch.states):
            out = vec[i64]([0] * int(state.room()))
            n = int(state.steps(int(env.seat[i]), out))
            assert masks[i].nonzero()[0].tolist() == sorted(int(out[k]) for k in range(n))
            assert state.actors() >> int(env.seat[i]) & 1
        env.step(env.sample(rng))


def test_what_ends_is_paid_and_begins_anew() -> None:
    env = VectorEnv("igo", batch=16, seats=3, options={"target": 1}, seed=2)
    rng = np.random.default_rng(2)
    ended = 0
    for _ in range(400):
        told = env.step(env.sample(rng))
        ended += int(told.over.sum())
        assert (told.rewards[~told.over] == 0).all()
        assert np.allclose(told.rewards.sum(axis=1), 0)
        assert (abs(told.rewards[told.over]).max(axis=1) > 0).all()
        assert all(state.mover != OVER for state in env._batch.states)
    assert ended > 16


def test_the_same_seed_and_steps_give_the_same() -> None:
    def run(seed: int) -> list[list[int]]:
        env = VectorEnv("fifteen", batch=8, seed=seed)
        for _ in range(50):
            env.step(env.legal[:, 0].copy())
        return [state.key() for state in env._batch.states]

    assert run(3) == run(3)
    assert run(3) != run(4)


def test_a_game_does_not_hang_on_the_others() -> None:
    few, many = VectorEnv("igo", batch=2, seed=5), VectorEnv("igo", batch=9, seed=5)
    for _ in range(30):
        few.step(few.legal[:, 0].copy())
        many.step(many.legal[:, 0].copy())
    assert [s.key() for s in few._batch.states] == [s.key() for s in many._batch.states[:2]]


def test_what_is_not_legal_is_refused_and_nothing_happens() -> None:
    env = VectorEnv("igo", batch=4, seed=1)
    before = [state.key() for state in env._batch.states]
    actions = env.legal[:, 0].copy()
    actions[2] = 125
    with pytest.raises(ValueError, match="game 2"):
        env.step(actions)
    with pytest.raises(ValueError, match="4 games"):
        env.step(actions[:3])
    assert [state.key() for state in env._batch.states] == before


def test_alone_the_points_are_the_reward() -> None:
    start, _ = GAMES["fiver"].set_up(1, {"variant": "solo"})
    assert returns(start) == [float(start.score(0))]


OPTIONS: list[tuple[str, dict[str, Value]]] = [
    *[(game, {}) for game in GAMES],
    ("fiver", {"assist": True}),
    ("fiver", {"variant": "puzzle"}),
]


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_a_fraction_stands_for_the_step_that_is_listed_there(
    game: str, options: dict[str, Value]
) -> None:
    """In positions of whole games: in the middle of its stretch and at both ends."""
    start, _ = GAMES[game].set_up(2, options)
    out, luck, state = vec[i64]([0] * int(start.room())), Random(1), start.copy()
    for _ in range(60):
        while state.mover == CHANCE:
            state.settle(state.spec().draw(luck))
        if state.mover == OVER:
            break
        seat = next_seat(state, luck)
        n = int(state.steps(seat, out))
        listed = [int(out[k]) for k in range(n)]
        assert [int(state.step_at(seat, (k + 0.5) / n, out)) for k in range(n)] == listed
        assert int(state.step_at(seat, 0.0, out)) == listed[0]
        assert int(state.step_at(seat, 1 - 2**-53, out)) == listed[-1]
        state.step(seat, listed[luck.randrange(n)])
