"""High Five! beside its peers, in one run: scoring, the best lay, and random play-outs.

The peers: eval7, a poker evaluator in C, called from Python once for every hand; and OpenSpiel's
C++ hearts inside its own compiled rollouts. Every contender is measured in several short turns,
one after the other; a figure is the median of its turns, a ratio the median of the ratios within
each turn. A decision is one step: a window, or a card for a gap.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter

import pyspiel
from librt.random import Random as NativeRandom
from librt.vecs import vec
from mypy_extensions import i64, u8
from rich.console import Console
from rich.table import Table

from handvoll.engine.playout import playouts
from handvoll.games.highfive.hints import best_lay
from handvoll.games.highfive.material import EMPTY, JOKER
from handvoll.games.highfive.score import score, score_all
from handvoll.games.highfive.state import HighFive, fresh

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # its parser uses old names
    import eval7  # type: ignore[import-untyped]

TURNS = 7
SECONDS = 0.25  # of each turn
HANDS = 100_000
PEERS = {"one call a hand": "eval7", "2 seats": "hearts", "3 seats": "hearts", "4 seats": "hearts"}

Contender = Callable[[], float]  # runs for a turn; so many a second


def hands(jokers: int) -> list[list[int]]:
    """Random hands with so many jokers."""
    rng = Random(jokers)
    return [rng.sample(range(52), 5 - jokers) + [int(JOKER)] * jokers for _ in range(HANDS)]


def inside(jokers: int) -> Contender:
    """The scorer inside the compiled module."""
    cards = vec[u8]([card for hand in hands(jokers) for card in hand])
    return timed(lambda: len(score_all(cards)))


def from_python() -> Contender:
    """The scorer, called from Python once for every hand."""
    every = hands(0)

    def run() -> int:
        for a, b, c, d, e in every:
            score(a, b, c, d, e)
        return HANDS

    return timed(run)


def poker() -> Contender:
    """eval7, called from Python once for every hand."""
    deck = [eval7.Card(number + suit) for suit in "hcds" for number in "A23456789TJQK"]
    every = [[deck[card] for card in hand] for hand in hands(0)]

    def run() -> int:
        for hand in every:
            eval7.evaluate(hand)
        return HANDS

    return timed(run)


def random_games(seats: int) -> Contender:
    """Random games; decisions a second."""
    rng = NativeRandom(seats)
    return timed(lambda: int(playouts(fresh(seats), 500, rng)))


def hearts() -> Contender:
    """OpenSpiel's rollouts from a deal: all of them in the first evaluation of its C++ search."""
    game = pyspiel.load_game("hearts")
    state = game.new_initial_state()
    rng = Random(1)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    rollouts = 2_000
    decisions = length(state, rng) * rollouts

    def run() -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, rng.randrange(1 << 30))
        pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False).step(state)
        return decisions

    return timed(run)


def length(state: pyspiel.State, rng: Random) -> int:
    """The decisions of a game of hearts once it is dealt: always the same."""
    state = state.clone()
    decisions = 0
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        decisions += 1
    return decisions


def timed(run: Callable[[], int]) -> Contender:
    """Runs again and again for a turn."""

    def rate() -> float:
        done = 0
        began = perf_counter()
        while (spent := perf_counter() - began) < SECONDS:
            done += run()
        return done / spent

    return rate


def lay_times(cards: int, boards: int) -> list[float]:
    """Milliseconds for the best lay of so many cards on half-filled boards."""
    rng = NativeRandom(cards)
    times = []
    for _ in range(boards):
        state = half_filled(rng, cards)
        began = perf_counter()
        best_lay(state, 0)
        times.append((perf_counter() - began) * 1e3)
    return times


def half_filled(rng: NativeRandom, cards: int) -> HighFive:
    """A random game, played until half of the squares are taken; then A holds so many cards."""
    state = fresh(2)
    out = vec[i64]([0] * 64)
    state.settle(state.spec().draw(rng))
    while sum(int(card) != EMPTY for card in state.board) < 32 or state.halfway:
        n = state.steps(state.mover, out)
        state.step(state.mover, out[rng.randrange(n)])
    laid = {int(card) for card in state.board}
    rest = [card for card in range(52) if card not in laid]
    state.hands[0] = 0
    for card in (*rest[: cards - 1], int(JOKER)):
        state.take(0, card)
    state.mover = 0
    return state


def measure() -> dict[str, list[float]]:
    """All contenders, turn by turn."""
    contenders = {
        "eval7": poker(),
        "one call a hand": from_python(),
        "no joker": inside(0),
        "one joker": inside(1),
        "two jokers": inside(2),
        "hearts": hearts(),
        **{f"{seats} seats": random_games(seats) for seats in (2, 3, 4)},
    }
    turns = [{name: run() for name, run in contenders.items()} for _ in range(TURNS)]
    return {name: [turn[name] for turn in turns] for name in contenders}


NAMES = {
    "eval7": "hands: eval7, one call a hand from Python",
    "one call a hand": "hands: High Five!, one call a hand from Python",
    "no joker": "hands: High Five! inside, no joker",
    "one joker": "hands: High Five! inside, one joker",
    "two jokers": "hands: High Five! inside, two jokers",
    "hearts": "decisions: OpenSpiel hearts, C++ rollouts",
}


def report(figures: dict[str, list[float]]) -> Table:
    """One row for every contender, with the ratio to its peer."""
    table = Table("High Five!", "M/s", "of its peer")
    for name, rates in figures.items():
        ratio = ""
        if name in PEERS:
            pairs = zip(rates, figures[PEERS[name]], strict=True)
            ratio = f"{median(ours / theirs for ours, theirs in pairs):.2f}x"
        words = NAMES.get(name, f"decisions: High Five! random play-outs, {name}")
        table.add_row(words, f"{median(rates) / 1e6:.2f}", ratio)
    return table


def main() -> None:
    """Measure and print."""
    console = Console(width=100)
    console.print(report(measure()))
    for cards in (6, 10, 16):
        times = sorted(lay_times(cards, 200))
        console.print(
            f"best lay, {cards} cards, half-filled board: median {median(times):.3f} ms, "
            f"slowest of 200 {times[-1]:.3f} ms"
        )


if __name__ == "__main__":
    main()
