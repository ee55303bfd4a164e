"""The search: the same answer for the same question, and a better one for more thought."""

from __future__ import annotations

from random import Random

import pytest
from librt.random import Random as NativeRandom
from librt.vecs import vec
from mypy_extensions import i64

from handvoll import GAMES, Match
from handvoll.bots.arena import match as play_match
from handvoll.bots.fifteen import is_open
from handvoll.bots.levels import LEVELS, character
from handvoll.bots.mind import Mind, win_share
from handvoll.bots.mind import play_on as play_ahead
from handvoll.bots.proof import LOST, OPEN, WON, Proof, twin
from handvoll.bots.search import Flat, Search, Tree, bring_forward, rounds_of
from handvoll.engine.state import OVER, State
from handvoll.games.fifteen.state import Fifteen
from handvoll.games.highfive.hints import Quick
from handvoll.games.highfive.state import HighFive
from handvoll.testkit import Table
from handvoll.testkit.tables import actors, play_on


def searches(game: str, iterations: int) -> list[Search]:
    mind = Mind(GAMES[game].quick)
    return [Flat(mind, iterations), Tree(mind, iterations)]


def answer(search: Search, match: Match, seat: str, seed: int = 1) -> list[int]:
    """The steps a search chooses."""
    state = match.state
    out = vec[i64]([0] * int(state.room()))
    n = search.move(state, match.seats.index(seat), NativeRandom(seed), out)
    return [int(out[i]) for i in range(int(n))]


@pytest.mark.parametrize("game", ["fifteen", "go5", "igo", "fiver"])
def test_the_same_question_has_the_same_answer(game: str) -> None:
    rng = Random(3)
    for match in play_on(Table(GAMES[game], 2).match(rng), rng, moves=3):
        for seat in filter(None, actors(match)):
            for one, other in zip(searches(game, 6), searches(game, 6), strict=True):
                before = match.state.key()
                steps = answer(one, match, seat)
                assert steps == answer(other, match, seat)
                assert match.state.key() == before, "thinking changes nothing"
                assert match.legal(
                    seat, match.game.write(match.state, match.seats.index(seat), steps)
                )


def test_a_play_out_goes_no_further_than_a_mind_looks_ahead() -> None:
    match = Table(GAMES["highfive"], 2).match(Random(1))
    for moves in (0, 1, 3):
        state = match.state.copy()
        assert isinstance(state, HighFive)
        top = state.top
        out = vec[i64]([0] * int(state.room()))
        play_ahead(state, Mind(Quick(), ahead=moves), NativeRandom(1), out)
        assert state.mover == moves % 2
        assert state.top == top + 2 * moves, "who moves draws two"


def test_a_search_that_has_no_time_answers_all_the_same() -> None:
    match = Table(GAMES["fifteen"], 2).match(Random(1))
    for search in searches("fifteen", 1_000_000):
        search.seconds = 0.05
        assert match.game.write(match.state, 0, answer(search, match, "A"))


def nearly_over() -> Match:
    """A has one card left, an 8, which fits a row and B's pile; then nothing is hidden."""
    match = Match("fifteen", 2, {"colours": 2})
    match.deal(Random(5))
    return match


def test_nothing_is_hidden_once_every_pile_was_turned_over() -> None:  # F9
    rng = Random(5)
    seen = set[bool]()
    for match in play_on(nearly_over(), rng):
        assert isinstance(match.state, Fifteen)
        seen.add(is_open(match.state))
    assert seen == {False, True}


LOOKS = 3000  # of a proof, and of who looks at everything


def outcome(state: State, seat: int) -> int:
    proof = Proof(Tree(Mind(GAMES["fifteen"].quick), 1))
    assert isinstance(state, Fifteen)
    return int(proof.outcome(twin(state), seat, LOOKS))


def looked_through(state: State, seat: int, left: list[int]) -> bool:
    """Whether the seat wins if nobody errs: everything is looked at, as far as `left` allows."""
    while state.mover != OVER and left[0]:
        left[0] -= 1
        steps = steps_of(state)
        if len(steps) > 1:
            wins = (looked_through(stepped(state, step), seat, left) for step in steps)
            return any(wins) if state.mover == seat else all(wins)
        state = stepped(state, steps[0])
    return state.won(seat)


def steps_of(state: State) -> list[int]:
    out = vec[i64]([0] * int(state.room()))
    return [int(out[i]) for i in range(int(state.steps(state.mover, out)))]


def stepped(state: State, step: int) -> State:
    trial = state.copy()
    trial.step(state.mover, step)
    return trial


@pytest.mark.parametrize("tip", [(), ("open_first",), ("own_pile",), ("borrow",), ("points",)])
def test_a_proof_says_what_looking_at_everything_says(tip: tuple[str, ...]) -> None:
    options = (("colours", 2), *((name, True) for name in tip))
    found = set[int]()
    for seed in range(4):
        rng = Random(seed)
        for match in play_on(Table(GAMES["fifteen"], 2, options).match(rng), rng):
            state, left = match.state, [LOOKS]
            assert isinstance(state, Fifteen)
            if is_open(state) and state.mover != OVER and state.turns % 5 == 0:
                wins = looked_through(state, 1, left)
                if left[0] and (said := outcome(state, 1)) != OPEN:
                    assert said == (WON if wins else LOST)
                    found.add(said)
    assert found == {WON, LOST}


def test_what_was_proven_is_remembered_until_it_is_forgotten() -> None:
    state = an_open_choice().state
    assert isinstance(state, Fifteen)
    proof = Proof(Tree(Mind(GAMES["fifteen"].quick), 1))
    said, looks = set[int](), list[int]()
    for again in (False, False, True):
        if again:
            proof.forget()
        said.add(int(proof.outcome(twin(state), 0, 100_000)))
        looks.append(int(proof.looks))
    assert len(said) == 1 and said <= {WON, LOST}
    assert looks[1] == 1 < looks[0] == looks[2]
    proof.forget()
    assert said | {int(proof.outcome(twin(state), 1, 100_000))} == {WON, LOST}


def test_what_is_proven_comes_true() -> None:
    """From a proven win on, the seat wins against anybody who plays just anything."""
    proven = 0
    for seed in range(12):
        rng = Random(seed)
        for match in play_on(Table(GAMES["fifteen"], 2, (("colours", 2),)).match(rng), rng):
            state = match.state
            assert isinstance(state, Fifteen)
            if is_open(state) and state.mover != OVER and outcome(state, 0) == WON:
                follow(state.copy(), rng)
                proven += 1
                break
    assert proven > 2


def follow(state: State, rng: Random) -> None:
    """Seat A does what its champion does, B does anything: A wins."""
    out = vec[i64]([0] * int(state.room()))
    champion = character("fifteen", "5")
    while state.mover != OVER:
        mover = state.mover
        n = int(state.steps(mover, out))
        if mover == 0:
            champion.move(state, mover, NativeRandom(1), out)
        else:
            out[0] = out[rng.randrange(n)]
        state.step(mover, out[0])
    assert state.won(0)


def test_a_tree_that_trusts_sees_others_do_what_quick_would() -> None:
    """Where nothing is hidden, nobody else has more than one child of a node in its tree."""
    match = an_open_choice()
    mind = Mind(GAMES["fifteen"].quick)
    widths = [widest(Tree(mind, 60, trust=trust), match) for trust in (0, 100)]
    assert widths[0] > 1
    assert widths[1] == 1


def an_open_choice() -> Match:
    """A has a choice, and every pile was turned over."""
    rng = Random(7)
    for match in play_on(Table(GAMES["fifteen"], 2).match(rng), rng):
        assert isinstance(match.state, Fifteen)
        if "A" in actors(match) and is_open(match.state) and len(match.moves("A")) > 1:
            return match
    raise AssertionError("there is one in every game")


def widest(tree: Tree, match: Match) -> int:
    """The most children of the other seat that a node has after a search of A's."""
    answer(tree, match, "A")
    most = 0
    for node in range(int(tree.size)):
        at, children = tree.first[node], 0
        while at >= 0:
            children += tree.actor[at] == 1
            at = tree.sibling[at]
        most = max(most, children)
    return most


def test_halving_ends_with_one() -> None:
    assert [int(rounds_of(n)) for n in (1, 2, 3, 4, 5, 8, 9)] == [1, 1, 2, 2, 3, 3, 4]


def test_a_step_changes_places_with_another() -> None:
    steps = vec[i64]([7, 8, 9])
    assert bring_forward(steps, 0, 3, 9)
    assert [int(step) for step in steps] == [9, 8, 7]
    assert not bring_forward(steps, 1, 2, 7)


def test_a_shared_win_is_shared() -> None:
    state = Match("go5", 3).state
    state.mover = OVER
    assert [win_share(state, seat) for seat in range(3)] == [pytest.approx(1 / 3)] * 3


@pytest.mark.parametrize("game", ["go5", "igo", "fiver"])  # quick characters
def test_a_match_between_levels_ends_and_is_the_same_again(game: str) -> None:
    start = GAMES[game].set_up(2)[0]
    first, second = character(game, LEVELS[1]), character(game, LEVELS[2])
    result = play_match(start, [first, second], 1, 2)
    assert sum(result[:2]) == pytest.approx(1.0)
    assert play_match(start, [first, second], 1, 2) == result
