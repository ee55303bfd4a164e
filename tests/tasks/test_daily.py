"""The tasks of a day: the same for everybody, good ones, and judged against the best there is."""

from __future__ import annotations

from itertools import combinations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from handvoll.engine.luck import outcome
from handvoll.engine.match import Match
from handvoll.engine.turn import Chance, Wait
from handvoll.games.fiver.material import TABLEAUS
from handvoll.games.fiver.plan import Planner, best_plan, bits_of
from handvoll.tasks import days
from handvoll.tasks.judging import LESS, answer, fingers, judged, played, score
from handvoll.tasks.making import FORMS, Made, begun, make, seed_of
from handvoll.tasks.task import is_over, unaided, unaided_saying

DAYS = ("2026-11-17", "2026-11-18")


@pytest.fixture(scope="module")
def made() -> dict[str, Made]:
    return {game: make("handvoll", DAYS[0], game) for game in FORMS}


@pytest.mark.parametrize("game", FORMS)
def test_the_same_seed_and_day_make_the_same_deal(game: str, made: dict[str, Made]) -> None:
    again = make("handvoll", DAYS[0], game)
    assert again == made[game]
    assert make("handvoll", DAYS[1], game).entries != again.entries
    assert make("another house", DAYS[0], game).entries != again.entries


@pytest.mark.parametrize("game", FORMS)
def test_anybody_can_work_the_deal_out_again(game: str, made: dict[str, Made]) -> None:
    task = made[game]
    assert bytes.fromhex(task.seed) == seed_of("handvoll", DAYS[0], game, task.number)
    match = Match(game, task.seats, task.options)
    for entry in task.entries:
        if isinstance(match.turn, Chance):
            assert list(entry.chance or ()) == outcome(match, bytes.fromhex(task.seed), task.salts)
        match.take(entry)
    assert isinstance(match.turn, Wait) and match.turn.seats == {"A"}, "it is on the person"


@pytest.mark.parametrize("game", FORMS)
def test_nobody_does_better_than_the_best(game: str, made: dict[str, Made]) -> None:
    task = made[game]
    solved = answer(task)
    assert solved.exact or game in ("go5", "fifteen")
    for level in solved.levels:
        best = solved.best.low if game in LESS else solved.best.high
        assert level.low >= best if game in LESS else level.low <= best
    assert len(solved.moves) == len(solved.sayings)
    own = played(task, "5", 0)
    assert judged(task, own.record.entries) == score(task, own), "from the record as well"
    assert 1 <= fingers(game, score(task, own), solved.best) <= 5
    assert fingers(game, solved.best, solved.best) == 5


def test_a_task_is_over_after_what_it_asks_for(made: dict[str, Made]) -> None:
    for game, wanted in {"highfive": "lay", "igo": "go", "go5": "draw"}.items():
        match = begun(made[game])
        assert not is_over(made[game].task, match)
        move = next(move for move in match.moves("A") if move.startswith(wanted))
        match.play("A", move)
        assert is_over(made[game].task, match) == (game != "go5"), "a turn is more than one move"


def test_the_row_that_leaves_least_is_the_least_of_all(made: dict[str, Made]) -> None:
    match = begun(made["igo"])
    sums = [
        match.foresee("A", move)[0]["sum"] for move in match.moves("A") if move.startswith("go")
    ]
    assert answer(made["igo"]).best.value == min(sums)


def test_the_lay_that_scores_most_is_the_most_of_all(made: dict[str, Made]) -> None:
    match = begun(made["highfive"])
    points = [match.foresee("A", move)[0]["points"] for move in match.moves("A", 4000)]
    assert answer(made["highfive"]).best.value >= max(points)


def test_the_table_does_not_give_the_answer_away(made: dict[str, Made]) -> None:
    match = begun(made["igo"])
    view = match.view("A")
    assert view["cost"] and unaided(view)["cost"] is None
    said = [unaided_saying(match.saying("A", move)) for move in match.moves("A")]
    assert not any("sum" in saying.facts for saying in said)


def test_the_best_plan_is_the_best_of_all() -> None:  # P16-P18
    from handvoll.games.fiver.material import Tableau, kinds_on  # noqa: PLC0415, F401
    from handvoll.games.fiver.state import Fiver  # noqa: PLC0415

    match = begun(make("handvoll", DAYS[0], "fiver"))
    assert isinstance(match.state, Fiver)
    tableau = match.state.sheets[0].tableau
    rolls = vec[i64]([i64(3), i64(60), i64(99)])
    plan = best_plan(tableau, rolls)
    choices = [choice for each in Planner(tableau, rolls).choices for choice in each]
    shape = {
        choice.outline: number
        for number, each in enumerate(Planner(tableau, rolls).choices)
        for choice in each
    }
    most = max(
        sum(4 - shape[choice.outline] // 3 for choice in some)
        for count in (1, 2, 3)
        for some in combinations(choices, count)
        if len({choice.round for choice in some}) == count
        and len({shape[choice.outline] for choice in some}) == count
        and not any(one.fields & other.fields for one, other in combinations(some, 2))
    )
    assert (plan.made, plan.most) == (most, most)
    fields = [bits_of(i64(outline)) for _, outline in plan.circled]
    assert not any(one & other for one, other in combinations(fields, 2))
    assert TABLEAUS


@pytest.mark.parametrize(
    ("played", "now", "expected"),
    [
        ([], "2026-11-17", (0, 0)),
        (["2026-11-17"], "2026-11-17", (1, 1)),
        (["2026-11-15", "2026-11-17"], "2026-11-17", (2, 2)),  # one missed: forgiven
        (["2026-11-14", "2026-11-17"], "2026-11-17", (1, 1)),  # two missed: begun anew
        (["2026-11-14", "2026-11-15", "2026-11-15"], "2026-11-17", (2, 2)),  # still alive
        (["2026-11-13", "2026-11-14"], "2026-11-17", (0, 2)),  # over, but once was
    ],
)
def test_streaks_forgive_a_day(played: list[str], now: str, expected: tuple[int, int]) -> None:
    assert days.streaks(played, now) == expected


def test_a_day_begins_at_the_houses_midnight(monkeypatch: pytest.MonkeyPatch) -> None:
    just_before = 1_794_956_399  # 2026-11-17 23:59:59 in Berlin
    monkeypatch.setattr(days, "wall", lambda: just_before)
    assert days.today("Europe/Berlin") == "2026-11-17"
    assert days.until_midnight("Europe/Berlin") == 1
    monkeypatch.setattr(days, "wall", lambda: just_before + 1)
    assert days.today("Europe/Berlin") == "2026-11-18"
    assert days.today("America/New_York") == "2026-11-17"
    assert days.day_before("2026-03-01") == "2026-02-28"
    assert not days.is_day("2026-02-30")
