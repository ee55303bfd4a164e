"""The solver and the quick player."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from librt.random import Random as NativeRandom
from librt.vecs import vec
from mypy_extensions import i64

from handvoll import Match
from handvoll.games.fiver.hints import LEVELS, Quick, best_set
from handvoll.games.fiver.material import ALL, FIXED, SHAPE
from handvoll.games.fiver.score import worth
from tests.games.fiver.sheets import (
    WRONG,
    X,
    draw,
    fates,
    marks,
    phase,
    puzzle,
    roll,
    searching,
    solo,
    state,
)


def total(outlines: list[int]) -> int:
    return sum(int(worth(outline)) for outline in outlines)


def go_together(outlines: tuple[int, ...]) -> bool:
    """Whether all are disjoint and of different shapes."""
    fields = [field for outline in outlines for field in ALL[outline]]
    shapes = {int(SHAPE[outline]) for outline in outlines}
    return len(set(fields)) == len(fields) and len(shapes) == len(outlines)


def test_matches_are_all_outlines_with_the_symbols_of_the_roll() -> None:  # P7
    for tableau in FIXED:
        for dice in range(0, 126, 7):
            found = [int(outline) for outline in tableau.matches(dice)]
            assert found == [i for i in range(4096) if tableau.kinds[i] == dice]


@pytest.mark.parametrize("seed", range(12))
def test_the_best_set_beats_every_other(seed: int) -> None:  # P11
    rng = Random(seed)
    matches = [int(outline) for outline in rng.choice(FIXED).matches(rng.randrange(126))]
    matches = sorted(rng.sample(matches, min(len(matches), 16)))
    best = [int(outline) for outline in best_set(vec[i64](matches))]
    assert go_together(tuple(best))
    assert len(best) <= 5
    others = (pick for size in range(1, 6) for pick in combinations(matches, size))
    assert total(best) == max(total(list(pick)) for pick in others if go_together(pick))


def test_nothing_matches_nothing_is_best() -> None:
    assert not best_set(vec[i64]())


def quick(match: Match, seat: str, percent: int = 100) -> str:
    """The quick player makes a move."""
    actor = match.seats.index(seat)
    n = Quick(percent).move(match.state, actor, NativeRandom(1), match.out)
    move = match.game.write(match.state, actor, [int(match.out[i]) for i in range(int(n))])
    match.play(seat, move)
    return move.split()[0]


def test_the_quick_player_draws_the_best_set_and_turns_the_hourglass() -> None:  # P9, P12
    match = searching()
    moves = [quick(match, "A") for _ in range(6)]
    assert moves == ["outline"] * 5 + ["flip"]
    match.play("B", "done")
    assert fates(match, "A") == ["counts"] * 5
    assert match.scores["A"] == 4 + 4 + 3 + 1 + 1 + 1


def test_the_quick_player_is_done_when_the_hourglass_is_turned() -> None:  # P10
    match = searching()
    match.play("B", "flip")
    moves = [quick(match, "A") for _ in range(6)]
    assert moves[-1] == "done"
    assert phase(match) == "roll"


def test_the_quick_player_wipes_what_others_left() -> None:  # P8
    match = searching()
    draw(match, "A", WRONG)
    assert quick(match, "A") == "wipe"


def test_in_the_puzzle_it_keeps_one_good_outline() -> None:  # P18
    match = puzzle()
    draw(match, "A", X)
    assert quick(match, "A") == "flip"


def test_in_the_puzzle_it_strikes_what_costs_least() -> None:  # P18
    match = solo()
    match.play("A", "done")
    quick(match, "A")
    assert set(marks(match, "A")) <= set("PLYUFN")
    assert phase(match) == "roll"
    roll(match)
    assert [quick(match, "A") for _ in range(2)] == ["outline", "done"]
    assert marks(match, "A")["X"] == "circled"


def test_levels_see_more_and_search_faster() -> None:
    assert len(LEVELS) == 5
    assert sorted(LEVELS, key=lambda level: level.percent) == LEVELS
    assert sorted(LEVELS, key=lambda level: -level.seconds) == LEVELS
    assert LEVELS[-1].percent == 100


def test_a_level_sees_its_share_and_always_the_same() -> None:
    match = Match("fiver", 2)
    match.chance(list("ostxm"))
    now = state(match)
    looks = [Quick(40).seen(now, 0, now.sheets[0]) for _ in range(2)]
    seen, again = [[int(outline) for outline in look] for look in looks]
    matches = [int(outline) for outline in now.sheets[0].tableau.matches(now.roll)]
    assert seen == again
    assert set(seen) < set(matches)
    assert len(seen) == pytest.approx(0.4 * len(matches), rel=0.5)
