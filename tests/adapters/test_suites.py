"""The adapters pass the suites that the other libraries bring along."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, SupportsFloat, cast

import gymnasium
import numpy as np
import pyspiel
import pytest
from absl import flags
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import handvoll.adapters.gymnasium
import handvoll.adapters.openspiel  # noqa: F401  (both register themselves)
from handvoll import GAMES
from handvoll.adapters.observation import described, layout
from handvoll.adapters.pettingzoo import FiverParallel, HandvollAEC
from handvoll.engine.state import NOBODY
from handvoll.games.fiver.actions import FLIP

# The suites warn of what the libraries' own card games do too: a mask beside the observation.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo.test.api_test")
SHORT: dict[str, dict[str, Any]] = {"go5": {"target": 100, "rounds": 1}, "igo": {"target": 1}}


def environment(game: str) -> HandvollAEC:
    return HandvollAEC(game, options=SHORT.get(game))


# PettingZoo


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_api(game: str) -> None:
    api_test(environment(game), num_cycles=300)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_seeds(game: str) -> None:
    seed_test(lambda: environment(game), num_cycles=20)


def test_pettingzoo_parallel() -> None:
    parallel_api_test(FiverParallel(), num_cycles=300)
    parallel_seed_test(FiverParallel, num_cycles=20)


def test_a_step_that_is_not_legal_is_refused_and_changes_nothing() -> None:
    env = environment("igo")
    env.reset(seed=1)
    before = env.play.state.key()
    with pytest.raises(ValueError, match="not legal"):
        env.step(125)
    assert env.play.state.key() == before


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_ends_with_what_it_was_worth(game: str) -> None:
    env = environment(game)
    rng = np.random.default_rng(1)
    env.reset(seed=2)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _cut, _info = env.last()
        total[agent] += reward
        env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    state = env.play.state
    assert abs(sum(total.values())) < 1e-9
    for i, agent in enumerate(env.possible_agents):
        assert (total[agent] > 0) == state.won(i) or not any(total.values())


def test_in_parallel_the_sand_runs_while_all_search() -> None:
    env = FiverParallel(options={"seconds": 10})
    env.reset(seed=1)
    wait = dict.fromkeys(env.agents, env.wait)
    env.step({"A": int(FLIP), "B": env.wait})
    seconds = 1
    while not env.play.view(0)["judging"]:
        env.step(wait)
        seconds += 1
        assert seconds < 100
    assert seconds == 11


# What is observed


@pytest.mark.parametrize("game", GAMES)
def test_others_secrets_are_not_observed(game: str) -> None:
    """Two states that a seat cannot tell apart look the same to it."""
    env = environment(game)
    rng = np.random.default_rng(3)
    env.reset(seed=4)
    for _ in range(60):
        if env.play.over:
            break
        seat = env.play.actor
        seen = env.observe(env.agent_selection)
        hidden = env.play.steady.copy()
        hidden.redeal(seat, env.play.luck)
        assert (env.play.layout.array(hidden.view(seat)) == seen["observation"]).all()
        env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))


@pytest.mark.parametrize("game", GAMES)
def test_the_layout_says_where_everything_is(game: str) -> None:
    seats = GAMES[game].seats[-1]
    rows = described(game, seats)
    last = rows[-1]
    assert last[0] + last[2] == layout(game, seats).size
    assert len({name for _, name, _, _ in rows}) == len(rows)


# Gymnasium


@pytest.mark.parametrize("name", [*GAMES, "solo"])
def test_gymnasium(name: str) -> None:
    env = gymnasium.make(f"handvoll/{name}-v1", render_mode="ansi")
    check_env(env.unwrapped, skip_render_check=False)


def test_one_seat_plays_bots_to_the_end() -> None:
    env = gymnasium.make("handvoll/igo-v1", bots="quick", options={"target": 1})
    seen, _ = env.reset(seed=5)
    rng = np.random.default_rng(5)
    over, reward = False, cast("SupportsFloat", 0.0)
    while not over:
        action = rng.choice(np.flatnonzero(seen["action_mask"]))
        seen, reward, over, _, _ = env.step(action)
    assert reward in {-1.0, 1.0}


# OpenSpiel


@pytest.mark.parametrize("game", GAMES)
def test_openspiel_simulations(game: str) -> None:
    loaded = pyspiel.load_game(f"handvoll_{game}", SHORT.get(game, {}))
    pyspiel.random_sim_test(loaded, num_sims=10, serialize=True, verbose=False, mask_test=True)


def test_openspiel_simulations_of_many() -> None:
    loaded = pyspiel.load_game("handvoll_igo(players=4,target=1)")
    pyspiel.random_sim_test(loaded, num_sims=10, serialize=True, verbose=False, mask_test=True)


@pytest.mark.parametrize("game", GAMES)
def test_an_openspiel_playthrough_replays(game: str, tmp_path: Path) -> None:
    """OpenSpiel's own: all that it asks of a game, written down, and the same once more."""
    words = ",".join(f"{name}={value}" for name, value in SHORT.get(game, {}).items())
    flags.FLAGS.mark_as_parsed()
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(f"handvoll_{game}({words})", None, seed=5))
    written, again = generate_playthrough.replay(file)
    assert "IsTerminal() = True" in written
    assert written == again


@pytest.mark.parametrize("game", GAMES)
def test_what_is_public_in_openspiel_is_what_a_spectator_sees(game: str) -> None:
    loaded = pyspiel.load_game(f"handvoll_{game}")
    state, rng = loaded.new_initial_state(), Random(8)
    kind = pyspiel.IIGObservationType(
        perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    public = loaded.make_py_observer(kind)
    for _ in range(20):
        state.apply_action(rng.choice(state.legal_actions()))
        told = [*state.told(int(NOBODY)), state.view(int(NOBODY))]
        assert json.loads(public.string_from(state, 0)) == json.loads(json.dumps(told))
        public.set_from(state, 0)
        assert (public.tensor == public.layout.array(state.view(int(NOBODY)))).all()


@pytest.mark.parametrize("game", GAMES)
def test_an_openspiel_history_replays(game: str) -> None:
    loaded = pyspiel.load_game(f"handvoll_{game}")
    state, rng = loaded.new_initial_state(), Random(6)
    while not state.is_terminal() and len(state.history()) < 150:
        state.apply_action(rng.choice(state.legal_actions()))
    again = loaded.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert again.returns() == state.returns()
    for player in range(loaded.num_players()):
        assert again.information_state_string(player) == state.information_state_string(player)
        assert again.observation_tensor(player) == state.observation_tensor(player)


def test_openspiels_own_search_plays_by_resampling() -> None:
    loaded = pyspiel.load_game("handvoll_igo")
    state = loaded.new_initial_state()
    state.apply_action(7)
    before = state.information_state_string(0)
    other = state.resample_from_infostate(0, Random(1).random)
    assert other.information_state_string(0) == before
    assert other.information_state_string(1) != state.information_state_string(1)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(loaded, evaluator, 2.0, 3, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()
