"""15GO!'s lost ends: who is led astray errs more often than who is left alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from handvoll import GAMES, compiled
from handvoll.bots.fifteen import is_open
from handvoll.bots.levels import character
from handvoll.bots.mind import Mind, take_chance
from handvoll.bots.proof import LOST, Proof, twin
from handvoll.bots.search import Flat
from handvoll.engine.playout import playout
from handvoll.engine.state import CHANCE, OVER, Policy, State
from handvoll.games.fifteen.hints import Quick
from handvoll.games.fifteen.state import Fifteen

ENDS = range(60) if compiled() else range(3, 4)  # numbers of deals
PLENTY = 100_000  # looks: more than any proof needs
TRIES = 25  # play-outs of a step


class Tempted(Policy):
    """Takes the step after which just playing on goes best."""

    def move(self, state: State, seat: i64, rng: Random, out: vec[i64]) -> i64:
        steps = [int(out[i]) for i in range(int(state.steps(seat, out)))]
        out[0] = max(steps, key=lambda step: self.luck(state, int(seat), step, rng))
        return 1

    def luck(self, state: State, seat: int, step: int, rng: Random) -> int:
        room = vec[i64]([0] * int(state.room()))
        won = 0
        for _ in range(TRIES):
            end = state.copy()
            end.step(seat, step)
            playout(end, rng, room)
            won += end.won(seat)
        return won


def lost_ends() -> Iterator[tuple[Fifteen, int]]:
    """Games of quick players at the moment when nothing is hidden any more, and who has lost."""
    proof = Proof(Flat(Mind(Quick()), 0))
    for number in ENDS:
        state, rng = GAMES["fifteen"].set_up(2)[0], Random(number)
        assert isinstance(state, Fifteen)
        play(state, [Quick(), Quick()], rng, lambda state: state.mover != CHANCE and is_open(state))
        for seat in range(2):
            proof.forget()
            if state.mover != OVER and proof.outcome(twin(state), seat, PLENTY) == LOST:
                yield state, seat


def play(
    state: Fifteen, players: list[Policy], rng: Random, until: Callable[[Fifteen], bool]
) -> None:
    out = vec[i64]([0] * int(state.room()))
    while state.mover != OVER and not until(state):
        if state.mover == CHANCE:
            take_chance(state, rng)
            continue
        seat = state.mover
        for i in range(int(players[int(seat)].move(state, seat, rng, out))):
            state.step(seat, out[i])


def wins(player: Policy) -> int:
    """How many lost ends a player still wins against who can be tempted."""
    won = 0
    for end, seat in lost_ends():
        state = twin(end)
        players: list[Policy] = [Tempted(), Tempted()]
        players[seat] = player
        play(state, players, Random(seat), lambda state: False)
        won += state.won(seat)
    return won


def test_a_lost_end_is_won_more_often_by_who_leads_the_other_astray() -> None:
    astray, as_usual = wins(character("fifteen", "5")), wins(Quick())
    assert astray > 2 * as_usual, f"{astray} and {as_usual} of {len(ENDS)}"
