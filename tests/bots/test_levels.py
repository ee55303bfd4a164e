"""The five levels: what they say of themselves, how long they take, and who is asked for what."""

from __future__ import annotations

from random import Random

import pytest

from handvoll import GAMES, Match
from handvoll.bots.bot import BOTS, advise
from handvoll.bots.levels import (
    ADVISER,
    FEW,
    HOLDER,
    LEVELS,
    USUAL,
    character,
    search_of,
    think_less,
)
from handvoll.bots.pace import effort
from handvoll.coach.story import chapters
from handvoll.testkit import Table
from handvoll.testkit.secrets import redealt
from handvoll.testkit.tables import actors, play_on
from handvoll.text import LANGUAGES, bundle, say
from tests.coach.games import finished


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_says_what_it_overlooks(language: str) -> None:
    for level in LEVELS:
        assert bundle(language).get_message(f"level-{level}").attributes["tells"] is not None
        for game in GAMES:
            message = f"level-{level}-{game}"
            assert say(message, {}, language) != message


def test_nobody_absent_is_held_by_more_than_the_third() -> None:
    assert HOLDER in LEVELS[:3]
    assert USUAL in LEVELS[:3]
    assert ADVISER in LEVELS[3:]
    assert {*LEVELS, "random", "quick"} == set(BOTS)


@pytest.mark.parametrize("game", ["fifteen", "go5", "highfive", "igo"])
def test_a_pause_tells_nothing_of_a_hand(game: str) -> None:
    rng = Random(4)
    pauses = set[float]()
    for match in play_on(Table(GAMES[game], 2).match(rng), rng, moves=40):
        for seat in filter(None, actors(match)):
            other = match.seats[1 - match.seats.index(seat)]
            twin = redealt(match, other, rng)
            index = match.seats.index(seat)
            pause = effort(game, match.state, index, "3")
            assert pause == effort(game, twin.state, index, "3")
            assert effort(game, match.state, index, "quick") == 1.0
            pauses.add(pause)
    assert len(pauses) > 1 or game == "highfive", "some moves are harder than others"


def test_a_find_takes_longer_than_the_last_and_better_levels_are_faster() -> None:
    match = Match("fiver", 2)
    match.deal(Random(1))
    first = [effort("fiver", match.state, 0, level) for level in LEVELS]
    assert first == sorted(first, reverse=True)
    match.play("A", next(move for move in match.moves("A", limit=40) if "outline" in move))
    assert effort("fiver", match.state, 0, "3") > first[2]


def test_advice_is_a_legal_move() -> None:
    match = Match("igo", 3)
    match.deal(Random(2))
    advice = advise(match.view("A"), Random(1), budget=0.2)
    assert match.legal("A", advice.move)


def test_who_takes_it_easy_searches_so_many_times_less_but_a_little() -> None:
    policy = character("go5", ADVISER)
    search = search_of(policy)
    assert search
    usual = search.iterations
    think_less(policy, 3)
    assert search.iterations == usual // 3 > FEW
    think_less(policy, 1_000_000)
    assert search.iterations == FEW


@pytest.mark.parametrize("level", LEVELS[: LEVELS.index(HOLDER) + 1])
def test_who_holds_a_seat_ends_the_swaps_it_finds_begun(level: str) -> None:
    bot = BOTS[level]("go5")
    views = [each.view for each in chapters(finished("go5", 32), "A") if each.entry.seat == "A"]
    moves = [bot.choose(view, Random(1)) for view in views]
    assert sum(move.startswith("swap") for move in moves) > 0
