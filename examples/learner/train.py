"""Train Lena, and let her play quick: python examples/learner/train.py (a few minutes).

Quick players, who now and then do something else, play many hands. Before each call or end of a
turn it is seen what comes of either, in the very same deal; two logistic regressions, by
scikit-learn, learn from it how likely each end of a hand is, whatever is hidden.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from math import sqrt
from statistics import mean, stdev
from typing import Any

from lena import ENDS, GAME, WEIGHTS, Lena, View, sights
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64
from sklearn.linear_model import LogisticRegression

from handvoll.bots.arena import match
from handvoll.bots.seated import Seated
from handvoll.engine.state import CHANCE, OVER, State
from handvoll.games.igo.actions import CALLING, DISCARD, DISCARDING, DRAW, END, TAKE, TAKING
from handvoll.games.igo.hints import best_call, write_call
from handvoll.games.igo.state import IGo
from handvoll.games.igo.view import codes

FRESH = 1_000_000  # deals from here on are for showing
OUT = vec[i64]([0] * 20)  # for steps
Lesson = tuple[dict[str, float], str, str]  # what is seen, what comes of a call and of to wait


def copied(state: State) -> IGo:
    """The same, to try something."""
    copy = state.copy()
    assert isinstance(copy, IGo)
    return copy


def dealt(start: State, luck: Random) -> IGo:
    """A hand that begins."""
    state = copied(start)
    state.settle(state.spec().draw(luck))
    return state


def take(state: IGo, steps: int) -> None:
    """Take the first of the steps that were written."""
    seat = state.mover
    for i in range(steps):
        state.step(seat, OUT[i])


def play_on(state: IGo, luck: Random) -> None:
    """Let quick players finish a hand."""
    while state.mover not in (CHANCE, OVER):
        take(state, GAME.quick.move(state, state.mover, luck, OUT))


def end_for(state: IGo, seat: int) -> str:
    """How a hand ended for a seat."""
    scored = state.score(seat) > 0 or state.won(seat)
    return ENDS[0 if scored else 1] if state.caller == seat else ENDS[3 if scored else 2]


def lesson(state: IGo, luck: Random) -> Lesson:
    """What is seen after a discard, and what comes of a call and of to wait in this very deal."""
    seat, called, waited = int(state.mover), copied(state), copied(state)
    take(called, write_call(best_call(called, seat), OUT))
    waited.step(seat, END)
    play_on(waited, luck)
    seen: View = GAME.view(state, seat)
    return sights(seen, seen["cost"]), end_for(called, seat), end_for(waited, seat)


def stray(state: IGo, luck: Random) -> int:
    """A step that quick would hardly take: to look elsewhere, to keep something else, to wait."""
    if state.phase == TAKING:
        return (DRAW, TAKE)[luck.randrange(2)]
    if state.phase == CALLING:
        return END
    seen: View = GAME.view(state, int(state.mover))
    cost = seen["cost"]
    cards = [card for card in cost["left"] + cost["row"][-2:] if card != seen["barred"]]
    return DISCARD + codes(cards)[luck.randrange(len(cards))]


def lessons(start: State, luck: Random) -> Iterator[Lesson]:
    """The lessons of one hand."""
    state = dealt(start, luck)
    while state.mover not in (CHANCE, OVER):
        open_end = state.phase == CALLING and not state.must_call()
        if open_end:
            yield lesson(state, luck)
        if luck.random() < 0.3 and (open_end or state.phase in (TAKING, DISCARDING)):
            state.step(state.mover, stray(state, luck))
        else:
            take(state, GAME.quick.move(state, state.mover, luck, OUT))


def fitted(seen: list[list[float]], ends: list[str], names: list[str]) -> dict[str, Any]:
    """What counts how much for each end."""
    model = LogisticRegression(fit_intercept=False, tol=1e-3, max_iter=500).fit(seen, ends)
    rows = model.coef_ if len(model.classes_) > 2 else [-model.coef_[0] / 2, model.coef_[0] / 2]
    return {
        str(end): {name: round(float(w), 3) for name, w in zip(names, row, strict=True)}
        for end, row in zip(model.classes_, rows, strict=True)
    }


def shares(start: State, hands: int, luck: Random) -> dict[str, float]:
    """How often hands of quick players end how, for who starts."""
    ends: Counter[str] = Counter()
    for _ in range(hands):
        state = dealt(start, luck)
        play_on(state, luck)
        ends[end_for(state, 0)] += 1
    return {end: round(ends[end] / hands, 3) for end in ENDS}


def learn(seats: int, hands: int) -> dict[str, Any]:
    """What there is to learn of so many hands at a table of so many seats."""
    start, luck = GAME.set_up(seats, {"target": 10})[0], Random(seats)
    learned = [each for _ in range(hands) for each in lessons(start, luck)]
    print(f"{seats} seats: {len(learned):,} lessons of {hands:,} hands", flush=True)
    names, seen = list(learned[0][0]), [list(each.values()) for each, _, _ in learned]
    return {
        "call": fitted(seen, [called for _, called, _ in learned], names),
        "wait": fitted(seen, [waited for _, _, waited in learned], names),
        "hands": shares(start, hands, luck),
    }


def share(lena: Seated, deal: int) -> float:
    """How many games of a deal she wins against quick, sitting here and there."""
    start, _ = GAME.set_up(2)
    first = match(start, [lena, GAME.quick], deal, deal)[0]
    return (first + match(start, [GAME.quick, lena], deal, deal)[1]) / 2


def main(hands: int = 30_000, trials: int = 2_000) -> None:
    """Learn, write it down, and show it on deals that were never played."""
    learned = {str(seats): learn(seats, hands) for seats in GAME.seats}
    WEIGHTS.write_text(json.dumps(learned, indent=1) + "\n")
    lena = Seated(GAME, Lena("igo", learned))
    won = [share(lena, deal) for deal in range(FRESH, FRESH + trials)]
    share_won, wide = mean(won), 1.96 * stdev(won) / sqrt(trials)
    interval = f"[{share_won - wide:.1%}, {share_won + wide:.1%}]"
    print(f"Lena wins {share_won:.1%} {interval} of {2 * trials:,} games")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
