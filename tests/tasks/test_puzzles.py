"""Puzzles: mined the same by the same seed, clearly best by another way to count, rated, kept."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from handvoll.bots.bot import level_bot
from handvoll.bots.levels import LEVELS
from handvoll.engine.luck import outcome
from handvoll.engine.match import Match
from handvoll.engine.record import Record
from handvoll.engine.turn import Chance
from handvoll.tasks import clear
from handvoll.tasks.making import begun, derived
from handvoll.tasks.puzzles import FORMS, MOST, SEED, Puzzle, dig, is_solved, mine, rated, reason_of
from handvoll.tasks.shelf import dumps, loads, puzzles_of, read, write
from handvoll.tasks.strength import BEGINNER, next_puzzle, strengths

SOME = 12  # puzzles of a game looked at closely


def some(game: str) -> list[Puzzle]:
    return Random(5).sample(puzzles_of(game), SOME)


@pytest.mark.parametrize("game", FORMS)
def test_two_hundred_come_with_the_package(game: str) -> None:
    puzzles = puzzles_of(game)
    assert len({puzzle.number for puzzle in puzzles}) == len(puzzles) == MOST
    assert len({puzzle.rating for puzzle in puzzles}) > 3, "easy ones and hard ones"


@pytest.mark.parametrize("game", FORMS)
def test_a_puzzle_replays_by_the_rules_and_its_luck_can_be_checked(game: str) -> None:
    for puzzle in some(game):
        made = puzzle.made
        seed = derived(SEED, ["handvoll-puzzle-1", game, puzzle.number])
        assert made.seed == seed.hex()
        match = Match(game, made.seats, made.options)
        for entry in made.entries:
            if isinstance(match.turn, Chance):
                assert list(entry.chance or ()) == outcome(match, seed, made.salts)
            match.take(entry)
        assert match.legal("A", puzzle.clear.best)
        assert all(match.legal("A", move) for move in puzzle.levels)
        assert reason_of(match, "A", puzzle.clear.best)
        assert puzzle.rating == rated(puzzle.found)


def after(puzzle: Puzzle, *moves: str) -> bool:
    """Whether some moves solve a puzzle."""
    match = begun(puzzle.made)
    for move in moves:
        match.play("A", move)
    return is_solved(puzzle, match.record.entries)


def lays(match: Match) -> Iterator[str]:
    """Every set of cards on every set of squares: their order does not change the points."""
    view = match.view("A")
    for squares in view["targets"]:
        for cards in combinations(view["hands"][view["seat"]]["cards"], len(squares)):
            places = zip(cards, squares, strict=True)
            yield " ".join(["lay", *(f"{card}@{square}" for card, square in places)])


def parts(lay: str) -> tuple[set[str], set[str]]:
    """The cards and the squares of a lay."""
    places = [place.split("@") for place in lay.split(" ")[1:]]
    return {card for card, _ in places}, {square for _, square in places}


def test_no_other_lay_scores_as_much() -> None:
    for puzzle in some("highfive")[:2]:
        match = begun(puzzle.made)
        points = {lay: match.foresee("A", lay)[0]["points"] for lay in lays(match)}
        most = max(points.values())
        best = [lay for lay, made in points.items() if made == most]
        assert all(parts(lay) == parts(puzzle.clear.best) for lay in best)
        assert most == puzzle.clear.value.value
        assert after(puzzle, best[0]), "in any order"


def test_no_other_take_or_discard_leaves_as_little() -> None:
    for puzzle in some("igo"):
        match, best = begun(puzzle.made), puzzle.clear.best
        if best.startswith("discard"):
            left = {move: match.foresee("A", move)[0]["sum"] for move in match.moves("A")}
            assert left.pop(best) == puzzle.clear.value.value < min(left.values())
        assert after(puzzle, best)
        other = next(move for move in match.moves("A") if move != best)
        assert not after(puzzle, other)


def test_no_other_outline_is_worth_as_much() -> None:
    for puzzle in some("fiver")[:2]:
        position = begun(puzzle.made)
        worths = []
        for move in position.moves("A"):
            if move.startswith("outline"):
                trial = position.copy()
                trial.play("A", move)
                trial.play("A", "done")
                worths.append((trial.scores["A"] - position.scores["A"], move))
        worths.sort(reverse=True)
        (most, best), (next, _), *_ = worths
        assert (best, float(most)) == (puzzle.clear.best, puzzle.clear.value.value)
        assert next < most
        assert after(puzzle, puzzle.clear.best, "done") and not after(puzzle, "done")


@pytest.mark.parametrize("game", ["go5", "fifteen"])
def test_what_was_searched_for_is_ahead_beyond_its_interval(game: str) -> None:
    for puzzle in puzzles_of(game):
        best, next = puzzle.clear.value, puzzle.clear.next
        assert not puzzle.clear.exact
        assert best.low <= best.value <= best.high
        assert best.value - next.value >= 100 * clear.AHEAD - 0.1


def test_the_same_seed_gives_the_same_file(tmp_path: Path) -> None:
    files = [tmp_path / "one.jsonl.gz", tmp_path / "two.jsonl.gz"]
    for file in files:
        write(file, [each for each in mine("fiver", "7", 30) if each], "7")
    assert files[0].read_bytes() == files[1].read_bytes()
    found = read(files[0])
    assert found and loads(dumps(found, "7")) == found
    assert dig("fiver", "7", found[0].number) == found[0]
    assert dig("fiver", "8", found[0].number) != found[0]


def test_a_puzzle_is_a_record(tmp_path: Path) -> None:
    puzzle = puzzles_of("igo")[0]
    record = Record.loads(dumps([puzzle], SEED))
    assert record.extra["puzzle"]["mine"] == SEED
    assert Match.replay(record.dumps()).record.entries == puzzle.made.entries


def test_levels_that_do_not_think_long_do_it_again() -> None:
    for puzzle in some("igo"):
        view = begun(puzzle.made).view("A")
        for level, move in list(zip(LEVELS, puzzle.levels, strict=True))[:3]:
            rng = Random(f"{puzzle.made.seed}{level}")
            assert level_bot(level, "igo").choose(view, rng) == move


def test_what_more_levels_find_is_easier() -> None:
    ratings = [rated([level < found for level in range(5)]) for found in range(6)]
    assert ratings == sorted(ratings, reverse=True)
    assert len(set(ratings)) == 6


def test_strength_follows_what_is_solved() -> None:
    assert strengths([]) == [BEGINNER]
    up = strengths([(1000, True)] * 20)
    down = strengths([(1000, False)] * 20)
    assert up == sorted(up) and down == sorted(down, reverse=True)
    assert up[1] - up[0] > up[20] - up[19], "at first in large steps"
    puzzles = puzzles_of("highfive")
    easy, hard = (next_puzzle(puzzles, set(), strength, "x").rating for strength in (700, 2000))
    assert easy < 1000 < hard
    tried = {puzzle.number for puzzle in puzzles[1:]}
    assert next_puzzle(puzzles, tried, 1000, "x") == puzzles[0], "not the same again"
    assert next_puzzle(puzzles, tried | {puzzles[0].number}, 1000, "x") in puzzles, "unless all"


def test_a_mine_is_not_filled_with_one_kind() -> None:
    found = [each for each in mine("igo", "3", 400, most=20) if each]
    by_levels = [sum(sum(each.found) == levels for each in found) for levels in range(6)]
    assert max(by_levels) <= 5
