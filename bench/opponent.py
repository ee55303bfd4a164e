"""Level 5 against somebody else's search: OpenSpiel's ISMCTS in Python, the same time a move.

Two peers, both OpenSpiel's own bot, unchanged. One plays through the adapter that everybody can
load, with OpenSpiel's own random play-outs. For the other OpenSpiel's part ends at the tree: a
play-out is one of our compiled ones, and luck between two decisions is drawn inside the rules, so
that it thinks of many times as much in the same time.

A peer thinks SECONDS about every real decision, in as many simulations as took it that long so
far; level 5 plays as it comes, but never longer. Time is the processor's. Every deal is played
twice, with the seats changed.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from time import thread_time
from types import SimpleNamespace
from typing import Any

import msgspec
import numpy as np
import pyspiel
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from rich.console import Console
from rich.progress import track
from rich.table import Table

from handvoll import GAMES
from handvoll.adapters.openspiel import OUTCOMES
from handvoll.bots.arena import next_seat
from handvoll.bots.ladder import Pairing
from handvoll.bots.levels import character, search_of
from handvoll.bots.mind import take_chance, win_share
from handvoll.engine.game import Game
from handvoll.engine.playout import playout
from handvoll.engine.state import CHANCE, OVER, State

DEALS = int(os.environ.get("DEALS", "100"))
SECONDS = float(os.environ.get("SECONDS", "0.01"))
TITLES = os.environ.get("TITLES", "fifteen go5 igo").split()
PEERS = os.environ.get("PEERS", "adapter playouts").split()
EXPLORE = 1.4
FIRST = 10  # simulations, before anybody knows how long one takes
FEWEST = 2  # the first only opens the root
KIND = SimpleNamespace(
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
)


class Seen:
    """One of our states as OpenSpiel's search wants to see it."""

    def __init__(self, game: Game[Any, Any], state: State, rng: Random) -> None:
        self.game, self.state, self.rng = game, state, rng
        self.begun: list[int] = []  # steps of a move that is half made
        self.at_first = b""  # what its mover saw before
        self.out = vec[i64]([0] * int(state.room()))

    def get_game(self) -> Any:
        return SimpleNamespace(get_type=lambda: KIND)

    def clone(self) -> Seen:
        twin = Seen(self.game, self.state.copy(), self.rng)
        twin.begun, twin.at_first = self.begun[:], self.at_first
        return twin

    def current_player(self) -> int:
        state = self.state
        if state.mover >= 0:
            return int(state.mover)
        return (int(state.actors()) & -int(state.actors())).bit_length() - 1

    def legal_actions(self, player: int | None = None) -> list[int]:
        n = int(self.state.steps(self.current_player(), self.out))
        return [int(self.out[i]) for i in range(n)]

    def apply_action(self, action: int) -> None:
        if self.game.composite and not self.begun:
            self.at_first = self.observation_string()
        self.state.step(self.current_player(), action)
        self.begun = [*self.begun, action] if self.state.halfway else []
        while self.state.mover == CHANCE:
            take_chance(self.state, self.rng)

    def is_chance_node(self) -> bool:
        return False

    def is_terminal(self) -> bool:
        return bool(self.state.mover == OVER)

    def returns(self) -> list[float]:
        return [2 * win_share(self.state, seat) - 1 for seat in range(int(self.state.seats))]

    def observation_string(self) -> bytes:
        if self.begun:
            return self.at_first + msgspec.json.encode(self.begun)
        return msgspec.json.encode(self.game.view(self.state, self.current_player()))

    def resample_from_infostate(self, player: int, sampler: object) -> Seen:
        twin = self.clone()
        twin.state.redeal(player, self.rng)
        return twin


class Playouts:
    """An evaluator of OpenSpiel's kind: a random play-out, ours."""

    def prior(self, seen: Seen) -> list[tuple[int, float]]:
        actions = seen.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]

    def evaluate(self, seen: Seen) -> list[float]:
        end = seen.clone()
        playout(end.state, seen.rng, end.out)
        return end.returns()


class Clocked:
    """Somebody who thinks, and how long that takes for a real decision."""

    def __init__(self) -> None:
        self.spent, self.decisions = 0.0, 0

    def note(self, began: float) -> None:
        """A decision that began then is made."""
        self.spent += thread_time() - began
        self.decisions += 1

    @property
    def mean(self) -> float:
        """Seconds of the processor for a decision."""
        return self.spent / max(1, self.decisions)


class Ours:
    """Our strongest, as it comes, but by the clock."""

    def __init__(self, game: str) -> None:
        self.policy = character(game, "5")
        self.clock = Clocked()
        search = search_of(self.policy)
        assert search is not None
        search.seconds = SECONDS

    def move(self, state: State, seat: int, rng: Random, out: vec[i64]) -> list[int]:
        real = int(state.steps(seat, out)) > 1
        began = thread_time()
        n = int(self.policy.move(state, seat, rng, out))
        if real:
            self.clock.note(began)
        return [int(out[i]) for i in range(n)]


class Peer:
    """OpenSpiel's search with an evaluator: as many simulations as took so long until now."""

    def __init__(self, evaluator: object) -> None:
        luck = np.random.RandomState(1)
        # A node is what is seen now, memory included: quicker than all that was told, and no less.
        self.bot = ISMCTSBot(
            None, evaluator, EXPLORE, 1, random_state=luck, use_observation_string=True
        )
        self.clock = Clocked()
        self.simulations = 0

    def step(self, state: Any) -> int:
        """A step; a forced one at once."""
        if len(legal := state.legal_actions()) == 1:
            return int(legal[0])
        count = FIRST
        if self.clock.spent:
            count = max(FEWEST, round(SECONDS * self.simulations / self.clock.spent))
        self.bot._max_simulations = count
        began = thread_time()
        step = int(self.bot.step(state))
        self.clock.note(began)
        self.simulations += count
        return step


# Two ways to meet: each plays one game, and tells our share of the win from a seat.


def by_adapter(name: str, ours: Ours, peer: Peer, deal: int, seat: int) -> float:
    """All of it a game of OpenSpiel's; ours looks at what is behind it."""
    table, luck = pyspiel.load_game(f"handvoll_{name}").new_initial_state(), Random(deal)
    rng, chance = Random(2 * deal + seat), deal % OUTCOMES
    out = vec[i64]([0] * int(table.table.state.room()))
    while not table.is_terminal():
        if table.is_chance_node():
            table.apply_action(chance)
            chance = int(luck.randrange(OUTCOMES))
        elif table.current_player() == seat:
            for step in ours.move(table.table.state.copy(), seat, rng, out):
                table.apply_action(step)
        else:
            table.apply_action(peer.step(table))
    return float(1 + table.returns()[seat]) / 2


def by_rules(name: str, ours: Ours, peer: Peer, deal: int, seat: int) -> float:
    """One of our own tables."""
    state, luck, rng = GAMES[name].set_up(2)[0], Random(deal), Random(2 * deal + seat)
    out = vec[i64]([0] * int(state.room()))
    while state.mover != OVER:
        if state.mover == CHANCE:
            take_chance(state, luck)
        elif (mover := int(next_seat(state, rng))) == seat:
            for step in ours.move(state, seat, rng, out):
                state.step(seat, step)
        else:
            for step in whole(Seen(GAMES[name], state.copy(), rng), peer):
                state.step(mover, step)
    return win_share(state, seat)


def whole(seen: Seen, peer: Peer) -> list[int]:
    """All steps of a peer's move."""
    steps = list[int]()
    while not steps or seen.state.halfway:
        steps.append(peer.step(seen))
        seen.apply_action(steps[-1])
    return steps


Meeting = Callable[[str, Ours, Peer, int, int], float]
MEETINGS: dict[str, tuple[Meeting, Callable[[], object]]] = {
    "adapter": (by_adapter, partial(RandomRolloutEvaluator, 1, np.random.RandomState(2))),
    "playouts": (by_rules, Playouts),
}


def row(name: str, kind: str) -> list[str]:
    """One game: wins, and what a decision took each of the two."""
    meet, evaluator = MEETINGS[kind]
    ours, peer, pairing = Ours(name), Peer(evaluator()), Pairing("5", kind)
    for deal in track(range(DEALS), f"{GAMES[name].title}, {kind} …", transient=True):
        wins = [meet(name, ours, peer, deal, seat) for seat in range(2)]
        pairing.shares.append(sum(wins) / 2)
    low, high = pairing.interval
    took = [f"{1000 * each.clock.mean:.1f} ms" for each in (ours, peer)]
    simulations = f"{peer.simulations / max(1, peer.clock.decisions):.0f}"
    wins_of = [f"{pairing.rate:.1%}", f"{low:.1%} to {high:.1%}", str(2 * DEALS)]
    return [GAMES[name].title, kind, *wins_of, *took, simulations]


def report() -> Table:
    """One row for every game and peer."""
    table = Table("game", "peer", "wins", "95 %", "games", "5 took", "peer took", "simulations")
    table.title = "Level 5 against OpenSpiel's ISMCTS (Python)"
    for name in TITLES:
        for kind in PEERS:
            table.add_row(*row(name, kind))
    return table


if __name__ == "__main__":
    Console(width=110).print(report())
