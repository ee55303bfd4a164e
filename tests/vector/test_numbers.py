"""What is written straight from a state is what is made of a view, number by number."""

from __future__ import annotations

import numpy as np
import pytest

from handvoll import GAMES
from handvoll.adapters.observation import layout
from handvoll.adapters.play import Play
from handvoll.engine.game import Value
from handvoll.vector import VectorEnv

OPTIONS: dict[str, list[dict[str, Value]]] = {
    "fifteen": [
        {},
        {"own_pile": True, "borrow": True, "open_first": True, "points": True},
    ],
    "fiver": [{}, {"variant": "puzzle"}, {"variant": "solo"}],
}
TABLES = [
    (game, seats, options)
    for game in GAMES
    for options in OPTIONS.get(game, [{}])
    for seats in GAMES[game].seats
    if GAMES[game].fewest(options) <= seats and (options.get("variant") != "solo" or seats == 1)
]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_the_short_way_leads_to_the_same(game: str, seats: int, options: dict[str, Value]) -> None:
    play, rng = Play(game, seats, options), np.random.default_rng(1)
    assert play.numbers.size == play.layout.size
    for seed in range(3):
        play.begin(seed)
        for _ in range(150):
            for seat in range(seats):
                expected = play.layout.array(play.view(seat))
                assert play.array(seat).tolist() == expected.tolist()
            if play.over:
                break
            play.step(int(rng.choice(play.legal(play.actor))))


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("game", GAMES)
def test_a_batch_sees_what_each_of_its_games_would(game: str, seats: int) -> None:
    env, rng = VectorEnv(game, batch=3, seats=seats, seed=1), np.random.default_rng(1)
    numbers, wholes, over = layout(game, seats), env._batch.states[:], 0
    begun: list[list[int]] = [[], [], []]
    for _ in range(400):
        actions = env.sample(rng)
        for i, state in enumerate(env._batch.states):
            if not state.halfway:  # a move under way is seen as it was before it began
                wholes[i], begun[i] = state.copy(), []
            view = env.game.view(wholes[i], int(env.seat[i])) | {"begun": begun[i]}
            assert env.observations()[i].tolist() == numbers.array(view).tolist()
            begun[i].append(int(actions[i]))
        over += int(env.step(actions).over.sum())
    assert over or seats > 2  # so rows of games that begin anew were seen, too
