"""What a match says of its players once luck is taken out; docs/coach.md has the argument."""

from __future__ import annotations

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from handvoll.bots.arena import next_seat
from handvoll.bots.mind import take_chance, win_share
from handvoll.bots.value import Ends, Trial, expected
from handvoll.engine.state import CHANCE, EVERYBODY, OVER, Policy, State

OFTEN: Final = 20  # times as many deals for a beginning as for a move: it is the same for all
BETWEEN: Final = 4  # ... and for the beginning of another hand or round


@final
class Fair:
    """Plays matches and values every move by what all seats together could know.

    A seat's result is what the start was worth, and what each move was worth more or less than the
    rollout's in its place. Luck has no part in it, and its mean is that of the plain results,
    whatever the rollout is: what luck did is a sum of surprises, each nothing in the mean.
    """

    def __init__(self, ends: Ends, start: State, deals: int, seed: int) -> None:
        self.ends: Ends = ends
        self.start: State = start
        self.deals: int = deals
        self.starts: vec[float] = expected(
            ends, start, EVERYBODY, deals * OFTEN, Random(seed)
        )  # what each seat may expect before the first card

    def match(self, policies: list[Policy], seat: i64, deal: int, seed: int) -> tuple[float, float]:
        """Play to the end; a seat's share of the win, and what it would be without luck.

        `deal` is the luck of the cards, `seed` that of the players.
        """
        luck = Random(deal)
        rng = Random(seed)
        judge = Random(seed + 1)
        state = self.start.copy()
        out = vec[i64]([0] * int(state.room()))
        made = self.starts[seat]
        begun = False
        while state.mover != OVER:
            if state.mover == CHANCE:
                if begun and self.ends.mind.done(state):
                    made += self.gap(state, seat, judge)
                begun = True
                take_chance(state, luck)
                continue
            actor = next_seat(state, rng)
            policy = policies[int(actor)] if actor < state.seats else policies[0]
            made += self.play(state, policy, actor, seat, rng, judge, out)
        return win_share(state, seat), made

    def play(
        self,
        state: State,
        policy: Policy,
        actor: i64,
        seat: i64,
        rng: Random,
        judge: Random,
        out: vec[i64],
    ) -> float:
        """Make a move; what it was worth more to the seat than the rollout's."""
        if actor >= state.seats:
            n: i64 = state.steps(actor, out)
            state.step(actor, out[rng.randrange(n)])
            return 0.0
        n = policy.move(state, actor, rng, out)
        steps = out[:n]
        usual = self.ends.mind.favourite(state, actor, Random(0), out)
        more = 0.0
        if not same(steps, usual):
            trial = Trial(self.ends, [usual, steps])
            trial.run(state, EVERYBODY, seat, actor, self.deals, judge)
            more = trial.lead(1, 0)
        for step in steps:
            state.step(actor, step)
        return more

    def gap(self, state: State, seat: i64, judge: Random) -> float:
        """What the next hand or round makes of a lead, beyond what the mind had thought of it.

        Play-outs end with a hand; whatever the mind is wrong about there is put right here.
        """
        value = expected(self.ends, state, EVERYBODY, self.deals * BETWEEN, judge)[seat]
        return value - self.ends.worth(state, seat)


def same(one: vec[i64], other: vec[i64]) -> bool:
    """Whether two moves have the same steps."""
    if len(one) != len(other):
        return False
    for i in range(i64(len(one))):
        if one[i] != other[i]:
            return False
    return True
