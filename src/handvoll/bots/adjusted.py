"""What a match says of its players once luck is taken out; docs/coach.md has the argument."""

from __future__ import annotations

from typing import final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from handvoll.bots.arena import next_seat
from handvoll.bots.levels import FEW, search_of
from handvoll.bots.mind import Mind, take_chance, win_share
from handvoll.bots.seated import Seated
from handvoll.bots.value import Ends, Trial, expected
from handvoll.engine.state import CHANCE, EVERYBODY, OVER, Policy, State


@final
class Fair:
    """Plays matches and values every move by what all seats together could know.

    In the play-outs everybody who plays at once is played by themselves, and for who thinks
    somebody stands in who plays at once. A seat's result is what the start was worth, and what
    each move was worth more or less than the stand-in's in its place. Luck has no part in it, and
    its mean is that of the plain results, whoever stands in: what luck did is a sum of surprises,
    each nothing in the mean. That holds for every round by itself, so where somebody thinks,
    play-outs end with the round if the mind's do: what a lead is worth is then its guess.
    """

    def __init__(self, mind: Mind, start: State, deals: int) -> None:
        self.mind: Mind = mind
        self.whole: Mind = Mind(mind.rollout)  # plays on to the end of the game
        self.start: State = start
        self.deals: int = deals

    def match(self, policies: list[Policy], seat: i64, deal: int, seed: int) -> tuple[float, float]:
        """Play to the end; a seat's share of the win, and what it would be without luck.

        `deal` is the luck of the cards, `seed` that of the players. What the start is worth is
        found anew for each deal, so that its doubt shows in the spread of many; all seatings of a
        deal share the luck of it, so that among equals it is worth the same to all.
        """
        luck = Random(deal)
        rng = Random(seed)
        judge = Random(seed + 1)
        ends = self.ends(policies)
        state = self.start.copy()
        out = vec[i64]([0] * int(state.room()))
        made = self.hope(ends, state, seat, Random(deal + 1))
        if state.mover == CHANCE:
            take_chance(state, luck)
        while state.mover != OVER:
            if state.mover == CHANCE:
                if ends.mind.done(state):  # a round is over: the next one begins
                    made += self.hope(ends, state, seat, judge) - ends.worth(state, seat)
                take_chance(state, luck)
                continue
            actor = next_seat(state, rng)
            if actor >= state.seats:
                n: i64 = state.steps(actor, out)
                state.step(actor, out[rng.randrange(n)])
                continue
            n = policies[int(actor)].move(state, actor, rng, out)
            steps = out[:n]
            if policies[int(actor)] is not ends.player(state, actor):
                made += self.more(ends, state, steps, actor, seat, judge)
            for step in steps:
                state.step(actor, step)
        return win_share(state, seat), made

    def ends(self, policies: list[Policy]) -> Ends:
        """Who plays on for each seat, and how far."""
        cast: list[Policy] = []
        mind = self.whole
        for each in policies:
            if plays_at_once(each):
                cast.append(each)
            else:
                cast.append(self.mind.stand_in(i64(len(cast))))
                mind = self.mind
        return Ends(mind, points=False, cast=cast)

    def hope(self, ends: Ends, state: State, seat: i64, rng: Random) -> float:
        """What a seat may expect before a deal."""
        return expected(ends, state, EVERYBODY, self.deals, rng)[seat]

    def more(
        self,
        ends: Ends,
        state: State,
        steps: vec[i64],
        actor: i64,
        seat: i64,
        judge: Random,
    ) -> float:
        """What a move is worth more to the seat than the stand-in's."""
        out = vec[i64]([0] * int(state.room()))
        n = ends.player(state, actor).move(state, actor, Random(0), out)
        usual = out[:n]
        if same(steps, usual):
            return 0.0
        trial = Trial(ends, [usual, steps])
        trial.run(state, EVERYBODY, seat, actor, self.deals, judge)
        return trial.lead(1, 0)


def plays_at_once(policy: Policy) -> bool:
    """Whether a player is one of ours who hardly thinks: it can play on thousands of times."""
    thinking = search_of(policy)
    return not isinstance(policy, Seated) and (thinking is None or thinking.iterations <= FEW)


def same(one: vec[i64], other: vec[i64]) -> bool:
    """Whether two moves have the same steps."""
    if len(one) != len(other):
        return False
    for i in range(i64(len(one))):
        if one[i] != other[i]:
            return False
    return True
