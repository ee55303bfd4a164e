"""Level 5 against somebody else's search: OpenSpiel's ISMCTS in Python, the same time a move.

The peer is OpenSpiel's own bot, unchanged. Its adapter is generous: what stands for a play-out of
its own is one of our compiled random play-outs, and luck between two decisions is drawn inside the
rules. Both think so many seconds of the processor about every real decision: level 5 by its
clock, the peer by as many simulations as took it that long so far. Every deal is played twice, with
the seats changed.
"""

from __future__ import annotations

import os
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
from rich.console import Console
from rich.progress import track
from rich.table import Table

from handvoll import GAMES
from handvoll.bots.arena import next_seat
from handvoll.bots.ladder import Pairing
from handvoll.bots.levels import character, search_of
from handvoll.bots.mind import take_chance, win_share
from handvoll.engine.game import Game
from handvoll.engine.playout import playout
from handvoll.engine.state import CHANCE, OVER, Policy, State

DEALS = int(os.environ.get("DEALS", "100"))
SECONDS = float(os.environ.get("SECONDS", "0.01"))
TITLES = os.environ.get("TITLES", "fifteen go5 igo").split()
PLENTY = 5_000  # iterations: time ends it; a tree makes room for all of them first
FIRST_GUESS = 5_000.0  # simulations a second
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
            self.at_first = self.information_state_string()
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

    def information_state_string(self) -> bytes:
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


class Peer(Policy):
    """OpenSpiel's search at one of our tables."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        luck = np.random.RandomState(1)
        self.bot = ISMCTSBot(None, Playouts(), 1.4, 1, random_state=luck)
        self.spent, self.simulations, self.decisions = 0.0, 0, 0

    def move(self, state: State, seat: i64, rng: Random, out: vec[i64]) -> i64:
        seen = Seen(self.game, state.copy(), rng)
        n = 0
        while True:
            out[n] = step = self.step(seen)
            n += 1
            seen.apply_action(step)
            if not seen.state.halfway:
                return n

    def step(self, seen: Seen) -> int:
        """As many simulations as took so long until now."""
        if len(legal := seen.legal_actions()) == 1:
            return legal[0]
        rate = self.simulations / self.spent if self.spent else FIRST_GUESS
        self.bot._max_simulations = max(1, round(rate * SECONDS))
        began = thread_time()
        step = int(self.bot.step(seen))
        self.spent += thread_time() - began
        self.simulations += self.bot._max_simulations
        self.decisions += 1
        return step


class Timed(Policy):
    """Our strongest, with the same time, and how long it took."""

    def __init__(self, game: str) -> None:
        self.policy = character(game, "5")
        search = search_of(self.policy)
        assert search is not None
        search.iterations, search.seconds = PLENTY, SECONDS
        self.spent, self.decisions = 0.0, 0

    def move(self, state: State, seat: i64, rng: Random, out: vec[i64]) -> i64:
        real = int(state.steps(seat, out)) > 1
        began = thread_time()
        n = self.policy.move(state, seat, rng, out)
        if real:
            self.spent += thread_time() - began
            self.decisions += 1
        return n


def share(game: Game[Any, Any], players: list[Policy], deal: int, seat: int) -> float:
    """The first player's share of the win, from a seat."""
    state, luck, rng = game.set_up(2)[0], Random(deal), Random(2 * deal + seat)
    out = vec[i64]([0] * int(state.room()))
    while state.mover != OVER:
        if state.mover == CHANCE:
            take_chance(state, luck)
            continue
        mover = int(next_seat(state, rng))
        n = players[(mover + seat) % 2].move(state, mover, rng, out)
        for i in range(int(n)):
            state.step(mover, out[i])
    return win_share(state, seat)


def row(name: str) -> list[str]:
    """One game: wins, and what a decision took each of the two."""
    game = GAMES[name]
    ours, peer = Timed(name), Peer(game)
    play = partial(share, game, [ours, peer])
    pairing = Pairing("5", "OpenSpiel")
    for deal in track(range(DEALS), f"{game.title} …", transient=True):
        pairing.shares.append((play(deal, 0) + play(deal, 1)) / 2)
    low, high = pairing.interval
    took = [1000 * each.spent / max(1, each.decisions) for each in (ours, peer)]
    wins = [f"{pairing.rate:.1%}", f"{low:.1%} to {high:.1%}", str(2 * DEALS)]
    return [game.title, *wins, *(f"{ms:.1f} ms" for ms in took)]


def report() -> Table:
    """One row for every game."""
    table = Table("game", "wins", "95 %", "games", "level 5 took", "the peer took")
    table.title = "Level 5 against OpenSpiel's ISMCTS (Python)"
    for name in TITLES:
        table.add_row(*row(name))
    return table


if __name__ == "__main__":
    Console(width=100).print(report())
