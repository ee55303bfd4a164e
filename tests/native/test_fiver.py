"""5er finden at compiled speed: many games, scores counted again, and proofs of the solver."""

from __future__ import annotations

from collections import Counter
from random import Random
from statistics import mean, stdev

import pytest
from librt.random import Random as NativeRandom
from librt.vecs import vec
from mypy_extensions import i64
from ortools.sat.python import cp_model

from handvoll import GAMES
from handvoll.engine.game import Value
from handvoll.engine.playout import Anything, play_by, playout
from handvoll.engine.state import CHANCE, OVER, Policy
from handvoll.games.fiver.actions import (
    FLIPPED,
    HATCHED,
    OUTLINED,
    ROLLED,
    SCORED,
    STRUCK,
    WIPED,
)
from handvoll.games.fiver.hints import LEVELS, Quick, best_set
from handvoll.games.fiver.material import (
    ALL,
    FIXED,
    ROLLS,
    SHAPE,
    SHAPES,
    SYMBOLS,
    TABLEAUS,
    Tableau,
    Tableaus,
    read_tableau,
)
from handvoll.games.fiver.sheet import blank_sheet
from handvoll.games.fiver.state import Fiver
from tests.native.soak import games
from tools.tableaus import richness, tableaus

GAME = GAMES["fiver"]
OUT = vec[i64]([i64(0)] * 1000)
POINTS = dict(zip("XIWTVZUFNPLY", (4, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1), strict=True))
VARIANTS = [(1, "solo"), *((seats, each) for seats in (2, 3, 4) for each in ("basic", "puzzle"))]


def fresh(seats: int, **options: Value) -> Fiver:
    state: Fiver = GAME.set_up(seats, options)[0]
    return state


# Many games


@pytest.mark.parametrize(("seats", "variant"), VARIANTS)
def test_random_games_end(seats: int, variant: str) -> None:  # P6, P16, P20, P22
    rng = NativeRandom(5)
    start = fresh(seats, variant=variant)
    rounds = Counter[int]()
    for _ in range(games(5_000, 20_000 if variant == "solo" else 100_000)):
        state = start.copy()
        playout(state, rng, OUT)
        assert isinstance(state, Fiver)
        assert state.mover == OVER
        assert any(state.won(seat) for seat in range(seats))
        rounds[int(state.round)] += 1
    assert set(rounds) <= {"basic": {5}, "solo": {12}}.get(variant, set(range(1, 13)))


# Scores counted again, straight from the rules


def count_again(symbols: str, roll: str, drawn: list[list[int]]) -> list[str]:
    """The fate of each outline of the basic game: P11 read aloud."""
    fates = ["counts"] * len(drawn)
    for i, fields in enumerate(drawn):
        if sorted(symbols[field] for field in fields) != sorted(roll):
            fates[i] = "a"
    for i, fields in enumerate(drawn):
        others = {field for j, other in enumerate(drawn) if j != i for field in other}
        if fates[i] == "counts" and others & set(fields):
            fates[i] = "b"
    for i, fields in enumerate(drawn):
        earlier = [j for j in range(i) if fates[j] == "counts"]
        if fates[i] == "counts" and any(name(drawn[j]) == name(fields) for j in earlier):
            fates[i] = "c"
    left = [i for i in range(len(drawn)) if fates[i] == "counts"]
    cheapest = sorted(left, key=lambda i: (POINTS[name(drawn[i])], i))
    for i in cheapest[5:]:
        fates[i] = "d"
    return fates


NONE = -1
NAMES_OF = {tuple(fields): SHAPES[int(SHAPE[i])] for i, fields in enumerate(ALL)}


def name(fields: list[int]) -> str:
    return NAMES_OF[tuple(fields)]


def test_judging_is_what_the_rule_says() -> None:  # P11
    rng = Random(11)
    seen = Counter[str]()
    for _ in range(4000):
        tableau, roll = rng.choice(FIXED), rng.randrange(126)
        drawn = some_outlines(tableau, roll, rng)
        sheet = blank_sheet(tableau)
        for outline in drawn:
            sheet.draw(outline)
        sheet.judge(roll, False)
        symbols = TABLEAUS[FIXED.index(tableau)]
        dice = "".join(SYMBOLS[symbol] for symbol in ROLLS[roll])
        fates = count_again(symbols, dice, [ALL[outline] for outline in drawn])
        letters = ["counts", "a", "b", "c", "d"]
        assert [letters[int(judged) % 8] for judged in sheet.judged] == fates
        seen.update(fates)
    assert min(seen[fate] for fate in ("counts", "a", "b", "c", "d")) > 30


def some_outlines(tableau: Tableau, roll: int, rng: Random) -> list[int]:
    """Matches and mistakes, in any order; often many that are disjoint."""
    matches = [int(outline) for outline in tableau.matches(roll)]
    rng.shuffle(matches)
    disjoint: list[int] = []
    for outline in matches:
        if not any(set(ALL[outline]) & set(ALL[other]) for other in disjoint):
            disjoint.append(outline)
    drawn = {*disjoint, *rng.sample(matches, rng.randrange(2))}
    drawn |= {rng.randrange(4096) for _ in range(rng.randrange(3))}
    return rng.sample(sorted(drawn), len(drawn))


class Referee:
    """Follows a game by what happens, with nothing but the rules, and keeps everybody's score."""

    def __init__(self, seats: int, variant: str) -> None:
        self.basic = variant == "basic"
        self.drawn: list[list[int]] = [[] for _ in range(seats)]
        self.gains: list[list[int]] = [[] for _ in range(seats)]
        self.circled = [0] * seats
        self.gone: list[set[str]] = [set() for _ in range(seats)]
        self.used: list[set[int]] = [set() for _ in range(seats)]
        self.dice = ""
        self.flipper = NONE

    def hear(self, kind: int, seat: int, *facts: int) -> None:
        if kind == ROLLED:
            self.dice = "".join(SYMBOLS[symbol] for symbol in ROLLS[facts[1]])
            self.drawn = [[] for _ in self.drawn]
            self.flipper = NONE
        elif kind == OUTLINED:
            self.drawn[seat].append(facts[0])
        elif kind == WIPED:
            self.drawn[seat].remove(facts[0])
        elif kind == FLIPPED:
            self.flipper = seat
        elif kind == HATCHED:
            self.use(seat, ALL[facts[0]])
        elif kind == STRUCK:
            self.gone[seat].add(SHAPES[facts[0]])
        elif kind == SCORED:
            self.score(seat)

    def use(self, seat: int, fields: list[int]) -> None:
        self.gone[seat].add(name(fields))
        self.used[seat] |= set(fields)

    def score(self, seat: int) -> None:
        drawn = [ALL[outline] for outline in self.drawn[seat]]
        made = self.basic_points(seat, drawn) if self.basic else self.lone_points(seat, drawn)
        self.gains[seat].append(made + (self.flipper == seat))

    def basic_points(self, seat: int, drawn: list[list[int]]) -> int:
        fates = count_again(TABLEAUS[seat], self.dice, drawn)
        made = sum(POINTS[name(drawn[i])] for i in range(len(drawn)) if fates[i] == "counts")
        return made * 2 if len(self.gains[seat]) == 4 else made

    def lone_points(self, seat: int, drawn: list[list[int]]) -> int:
        if len(drawn) != 1 or name(drawn[0]) in self.gone[seat] or self.used[seat] & set(drawn[0]):
            return 0
        if sorted(TABLEAUS[seat][field] for field in drawn[0]) != sorted(self.dice):
            return 0
        self.use(seat, drawn[0])
        self.circled[seat] += 1
        return POINTS[name(drawn[0])]

    def winners(self) -> list[bool]:
        best = [max(gains[:4]) for gains in self.gains] if self.basic else self.circled
        standing = [(sum(gains), best[seat]) for seat, gains in enumerate(self.gains)]
        return [each == max(standing) for each in standing]


@pytest.mark.parametrize(("seats", "variant"), VARIANTS)
def test_scores_and_winners_are_what_a_referee_says(
    seats: int, variant: str
) -> None:  # P11-P14, P18-P22
    rng = NativeRandom(7)
    start = fresh(seats, variant=variant)
    policies: list[Policy] = [Quick(40), Anything(), Quick(100), Quick(10)]
    for _ in range(games(1_000, 20_000)):
        state = start.copy()
        assert isinstance(state, Fiver)
        state.news = []
        play_by(state, policies[:seats], rng, OUT)
        referee = Referee(seats, variant)
        for event in state.news:
            referee.hear(*event)
        assert [int(state.score(seat)) for seat in range(seats)] == list(map(sum, referee.gains))
        assert [state.won(seat) for seat in range(seats)] == referee.winners()


# The solver


def proved_best(matches: list[int]) -> int:
    """The most points of a set, as CP-SAT proves it."""
    model = cp_model.CpModel()
    chosen = {outline: model.new_bool_var(str(outline)) for outline in matches}
    for field in range(100):
        model.add_at_most_one(chosen[o] for o in matches if field in ALL[o])
    for shape in range(12):
        model.add_at_most_one(chosen[o] for o in matches if SHAPE[o] == shape)
    model.add(sum(chosen.values()) <= 5)
    model.maximize(sum(POINTS[SHAPES[int(SHAPE[o])]] * chosen[o] for o in matches))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    assert solver.solve(model) == cp_model.OPTIMAL
    return round(solver.objective_value)


def test_the_best_set_is_optimal_on_500_tableaus_and_rolls() -> None:  # P11
    rng = Random(500)
    random_tableaus = [read_tableau("".join(Tableaus().sample(rng))) for _ in range(20)]
    for _ in range(500):
        matches = rng.choice([*FIXED, *random_tableaus]).matches(rng.randrange(126))
        best = best_set(matches)
        fields = [field for outline in best for field in ALL[int(outline)]]
        shapes = [SHAPES[int(SHAPE[outline])] for outline in best]
        assert len(fields) == len(set(fields))
        assert len(shapes) == len(set(shapes)) <= 5
        proved = proved_best([int(outline) for outline in matches])
        assert sum(POINTS[shape] for shape in shapes) == proved


# The tableaus


def test_the_tableaus_are_those_the_tool_makes() -> None:  # P3
    assert tableaus() == TABLEAUS


def test_the_white_tableaus_are_equally_rich() -> None:  # P3
    values = [richness(tableau) for tableau in FIXED[:4]]
    assert max(values) <= 1.05 * min(values)


# The quick player


def test_quick_beats_random() -> None:
    rng = NativeRandom(8)
    gaps = []
    for number in range(400):
        state = fresh(2)
        me = number % 2
        policies: list[Policy] = [Anything(), Anything()]
        policies[me] = Quick()
        play_by(state, policies, rng, OUT)
        gaps.append(int(state.score(me)) - int(state.score(1 - me)))
    assert mean(gaps) - 1.96 * stdev(gaps) / len(gaps) ** 0.5 > 10


def test_the_plan_for_the_puzzle_beats_taking_the_dearest() -> None:
    rng = NativeRandom(9)
    planned = [solo_score(Quick(), rng) for _ in range(400)]
    greedy = [greedy_score(rng) for _ in range(400)]
    error = (stdev(planned) ** 2 / 400 + stdev(greedy) ** 2 / 400) ** 0.5
    assert mean(planned) - mean(greedy) > 1.96 * error
    assert mean(planned) > 25


def solo_score(policy: Policy, rng: NativeRandom) -> int:
    state = fresh(1, variant="solo", tableau="grey")
    play_by(state, [policy], rng, OUT)
    return int(state.score(0))


def greedy_score(rng: NativeRandom) -> int:
    """Circle the dearest match; strike the cheapest shape on the first free fields."""
    state = fresh(1, variant="solo", tableau="grey")
    while state.mover != OVER:
        sheet = state.sheets[0]
        if state.mover == CHANCE:
            state.settle(state.spec().draw(rng))
        elif state.striking:
            n = state.steps(0, OUT)
            state.step(0, OUT[n - 1])
            if state.halfway:
                state.steps(0, OUT)
                state.step(0, OUT[0])
        else:
            usable = [o for o in sheet.tableau.matches(state.roll) if can_circle(state, int(o))]
            if usable:
                state.step(0, SHAPE[usable[0]])
                state.step(0, 24 + usable[0])
            state.step(0, 4221)
    return int(state.score(0))


def can_circle(state: Fiver, outline: int) -> bool:
    sheet = state.sheets[0]
    return bool(sheet.is_free(outline)) and not sheet.gone >> SHAPE[outline] & 1


def test_higher_levels_play_better() -> None:
    rng = NativeRandom(10)
    means = [mean(solo_score(Quick(level.percent), rng) for _ in range(150)) for level in LEVELS]
    assert means == sorted(means)
