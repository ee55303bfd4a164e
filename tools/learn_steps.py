"""Learn what steps of Go5 promise: .native/bin/python -m tools.learn_steps (two minutes).

Somebody plays against quick. In some moments all steps that are worth a look are tried in the same
deals with the same luck, and it plays on as it has learned so far, at first by taste alone. A
regression finds how what is seen of steps tells the better from the worse. Then it plays like that
and learns again. Prints the weights for handvoll/bots/go5_steps.py.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

import numpy as np
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from handvoll.bots.go5 import Breadth
from handvoll.bots.go5_steps import SIGHTS, Learned, urgent
from handvoll.bots.mind import act, take_chance
from handvoll.bots.value import Ends, Trial
from handvoll.engine.game import game_named
from handvoll.engine.state import CHANCE, OVER, Policy
from handvoll.games.go5.hints import SHARP, Quick, fives
from handvoll.games.go5.state import Go5
from handvoll.games.go5.table import PLAYING

OUT = vec[i64]([0] * 1000)  # for steps
MOMENTS = 5  # one of so many
STEPS = i64(16)  # looked at in each
DEALS = 60
RIDGE = 20.0  # how far weights are held back
Lesson = tuple[np.ndarray, np.ndarray]  # what is seen of each step, what each is worth


def is_open(state: Go5, seat: i64) -> bool:
    """Whether there is more than one step, and none that needs no thought."""
    n = state.steps(seat, OUT)
    if state.phase != PLAYING or n == 1:
        return False
    return int(urgent(state, seat, OUT, n, fives(state, seat, losing=False) != 0)) < 0


def lesson(state: Go5, seat: i64, mind: Breadth, luck: Random) -> Lesson:
    """What is seen of each step, and what each is worth; beside the mean of all."""
    moves = mind.moves(state, seat, luck)
    trial = Trial(Ends(mind, points=False), moves)
    trial.run(state, seat, seat, seat, DEALS, luck)
    learned = Learned()
    learned.sights.look(state, seat)
    seen = np.array([sights(learned, state, seat, move[0]) for move in moves])
    worth = np.array([trial.mean(i64(at)) for at in range(len(moves))])
    return seen - seen.mean(0), worth - worth.mean()


def sights(learned: Learned, state: Go5, seat: i64, step: i64) -> list[float]:
    """What is seen of a step."""
    learned.sights.write(state, seat, step)
    return [float(each) for each in learned.sights.of]


def lessons(number: int, mind: Breadth) -> Iterator[Lesson]:
    """The lessons of one game."""
    state, luck, seat = game_named("go5").set_up(2)[0].copy(), Random(number), i64(number % 2)
    assert isinstance(state, Go5)
    while state.mover != OVER:
        if state.mover == CHANCE:
            take_chance(state, luck)
        elif not state.actors() >> seat & 1:
            act(state, Quick(), 1 - seat, luck, OUT)
        else:
            if is_open(state, seat) and luck.randrange(MOMENTS) == 0:
                yield lesson(state, seat, mind, luck)
            act(state, mind.company.best, seat, luck, OUT)


def learn(games: range, best: Policy) -> list[float]:
    """Weights, in hundredths of a win, from the games of one player."""
    mind = Breadth(STEPS, sharp=True)
    mind.company.best = best
    found = [each for number in games for each in lessons(number, mind)]
    seen, worth = (np.concatenate(each) for each in zip(*found, strict=True))
    held = seen.T @ seen + RIDGE * np.eye(int(SIGHTS))
    weights = np.linalg.solve(held, 100 * seen.T @ worth)
    print(
        f"{len(found):,} moments; of what tells steps apart {explained(seen, worth, weights):.0%}"
    )
    return [float(each) for each in weights]


def explained(seen: np.ndarray, worth: np.ndarray, weights: np.ndarray) -> float:
    """How much of the differences between steps the weights foretell."""
    return float(1 - ((100 * worth - seen @ weights) ** 2).sum() / (100**2 * (worth**2).sum()))


def main(games: str = "400", turns: str = "2") -> None:
    """Learn from so many games, so many times."""
    best: Policy = Quick(SHARP)
    for turn in range(int(turns)):
        weights = learn(range(turn * int(games), (turn + 1) * int(games)), best)
        best = Learned(vec[float](weights))
        print("    " + ", ".join(f"{each:.2f}" for each in weights) + ",", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
