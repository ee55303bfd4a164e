"""Learn when to call in I Go!: .native/bin/python -m tools.learn_calls (two minutes).

One of two quick players, who now and then strays, plays many hands. Before each call or end of
its turn both are tried in the very same deal; two logistic regressions, by scikit-learn, find what
follows from what is seen. Prints the weights for handvoll/bots/igo_calls.py. A second turn
(`again`) learns from hands in which it goes on by what is written there.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64
from sklearn.linear_model import LogisticRegression  # type: ignore[import-untyped]

from handvoll.bots.igo_calls import SIGHTS, Company, chances, sights
from handvoll.engine.game import game_named
from handvoll.engine.state import CHANCE, OVER
from handvoll.games.igo.actions import CALLING, DISCARD, DISCARDING, DRAW, END, NONE, TAKE, TAKING
from handvoll.games.igo.hints import beside_row, best_call, highest_card, write_call
from handvoll.games.igo.material import minus
from handvoll.games.igo.state import IGo

OUT = vec[i64]([0] * 20)  # for steps
SEEN = vec[float]([0.0] * int(SIGHTS))
LEARNER = 0  # its seat
Lesson = tuple[list[float], bool, int]  # what is seen, whether a call scores, what comes of waiting


def copied(state: IGo) -> IGo:
    """The same, to try something."""
    copy = state.copy()
    assert isinstance(copy, IGo)
    return copy


def play_on(state: IGo, company: Company, luck: Random) -> None:
    """Let everybody finish a hand."""
    while state.mover not in (CHANCE, OVER):
        go(state, int(company.move(state, state.mover, luck, OUT)))


def go(state: IGo, steps: int) -> None:
    """Take the first of the steps that were written."""
    seat = state.mover
    for i in range(steps):
        state.step(seat, OUT[i])


def lesson(state: IGo, company: Company, luck: Random) -> Lesson:
    """What is seen after a discard, and what comes of a call and of waiting in this very deal."""
    before = state.score(LEARNER)
    called, waited = copied(state), copied(state)
    go(called, int(write_call(best_call(called, LEARNER), OUT)))
    waited.step(LEARNER, END)
    play_on(waited, company, luck)
    sights(state, LEARNER, SEEN)
    lost = waited.score(LEARNER) == before and not waited.won(LEARNER)
    end = 2 * lost + (waited.caller != LEARNER)
    scored = called.score(LEARNER) > before or called.won(LEARNER)
    return [float(each) for each in SEEN], scored, end


def stray(state: IGo, luck: Random) -> bool:
    """Look elsewhere, or keep something else; whether anything was done."""
    if state.phase == TAKING and luck.randrange(4) == 0:
        state.step(LEARNER, (DRAW, TAKE)[luck.randrange(2)])
        return True
    if state.phase == DISCARDING and luck.randrange(2) == 0:
        rest = state.without_free(LEARNER, state.free_colour())
        beside = beside_row(rest, best_call(state, LEARNER), state.barred)
        second = highest_card(minus(beside, highest_card(beside)))
        if second != NONE:
            state.step(LEARNER, DISCARD + second)
            return True
    return False


def lessons(state: IGo, company: Company, luck: Random) -> Iterator[Lesson]:
    """The lessons of one hand; who learns seldom calls, so that there are late ones too."""
    strays = luck.randrange(3) == 0
    while state.mover not in (CHANCE, OVER):
        learner = state.mover == LEARNER
        if learner and state.phase == CALLING and not state.must_call():
            yield lesson(state, company, luck)
            if luck.randrange(4):
                state.step(LEARNER, END)
                continue
        if not (learner and strays and stray(state, luck)):
            go(state, int(company.move(state, state.mover, luck, OUT)))


def dealt(hand: int, luck: Random) -> IGo:
    """A hand that begins, at any points, started by either."""
    state = game_named("igo").set_up(2)[0].copy()
    assert isinstance(state, IGo)
    state.points = luck.randrange(4) | luck.randrange(4) << 4
    state.starter = hand % 2
    state.settle(state.spec().draw(luck))
    return state


def show(name: str, rows: list[list[float]]) -> None:
    """Print weights as they are written down."""
    print(name)
    for row in rows:
        print("    vec[float]([" + ", ".join(f"{each:.3f}" for each in row) + "]),")


def main(hands: str = "60000", again: str = "") -> None:
    """Learn from so many hands."""
    luck, company = Random(1), Company(chances())
    company.learned = LEARNER if again else NONE
    learned = [each for n in range(int(hands)) for each in lessons(dealt(n, luck), company, luck)]
    seen = [each for each, _, _ in learned]
    model = LogisticRegression(fit_intercept=False, C=100, tol=1e-3, max_iter=300)
    print(f"{len(learned):,} lessons")
    show("CALL", model.fit(seen, [scored for _, scored, _ in learned]).coef_)
    show("WAIT", model.fit(seen, [end for _, _, end in learned]).coef_)


if __name__ == "__main__":
    main(*sys.argv[1:])
