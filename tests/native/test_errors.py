"""The better the player, the fewer the mistakes the coach finds: more games in make soak."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from math import hypot, sqrt
from random import Random
from statistics import mean, stdev

import msgspec
import pytest

from handvoll import GAMES
from handvoll.bots.bot import BOTS, Bot
from handvoll.bots.levels import LEVELS
from handvoll.coach.analysis import look, weigh
from handvoll.coach.story import chapters, lived
from handvoll.coach.strength import ends_of
from handvoll.coach.weighing import Scales
from handvoll.wire.coach import PARTS, SeatLook
from tests.coach.games import finished

GAMES_EACH = int(os.environ.get("HANDVOLL_ERRORS", "5"))
MANY = 30  # games, from which on neighbouring levels can be told apart
JUDGED = LEVELS if GAMES_EACH >= MANY else (LEVELS[0], LEVELS[-1])
DEALS = 60 if GAMES_EACH >= MANY else 40  # the fewer, the more small errors are within doubt
USUAL = "3"  # whose games all levels are asked about
# What a weak player of 5er finden costs itself is not a move, but what it has not seen in time.
MOVED = {"fifteen", "go5", "highfive", "igo"}
# In five games the others' levels cannot be told apart, and cost minutes.
TOLD_APART = GAMES.keys() if GAMES_EACH >= MANY else {"fiver", "igo"}
# Level 3 of High Five! gets itself into positions in which there is more to lose.
ALIKE = GAMES.keys() - {"highfive"}

Costs = list[float]  # of a decision, one for each game


@pytest.mark.parametrize("game", sorted(TOLD_APART))
def test_the_best_errs_at_most_a_third_as_much_as_the_weakest(game: str) -> None:
    found = {level: own(game, level) for level in JUDGED}
    tell(game, "own games", found)
    assert mean(found[LEVELS[0]]) > 0
    assert 3 * mean(found[LEVELS[-1]]) <= mean(found[LEVELS[0]])
    for worse, better in pairwise(found.values() if game in ALIKE else []):
        assert mean(better) - mean(worse) <= 2 * hypot(doubt(worse), doubt(better))


@pytest.mark.parametrize("game", sorted(TOLD_APART & MOVED))
def test_a_better_player_errs_less_in_the_same_positions(game: str) -> None:
    """In games of their own, weak players get into positions in which there is less to lose."""
    found = {level: same(game, level) for level in JUDGED}
    tell(game, "the same positions", found)
    for worse, better in pairwise(found.values()):
        less = [one - other for one, other in zip(worse, better, strict=True)]
        assert mean(less) >= -2 * doubt(less)
    assert 3 * mean(found[LEVELS[-1]]) <= mean(found[LEVELS[0]])


def own(game: str, level: str) -> Costs:
    """What decisions cost a level in games against itself."""
    return [cost(looked(game, level, seed)) for seed in range(GAMES_EACH)]


def looked(game: str, level: str, seed: int) -> SeatLook:
    """The look of the first seat at a short game."""
    story = lived(finished(game, seed, bots=level), "A")
    return look(story, list(weigh(story, seed, DEALS, 0, len(story.chapters))))


def cost(seen: SeatLook) -> float:
    return -seen.errors / PARTS / max(1, seen.decisions)


def same(game: str, level: str) -> Costs:
    """What it would cost to do what a level would, wherever the first seat of a game chose."""
    bot = BOTS[level](game)
    return [mean(errors(game, bot, seed)) for seed in range(GAMES_EACH)]


def errors(game: str, bot: Bot, seed: int) -> Iterator[float]:
    scales = Scales(ends_of(game), "A", DEALS, seed)
    for chapter in chapters(finished(game, seed, bots=USUAL), "A"):
        if chapter.entry.seat == "A":
            entry = msgspec.structs.replace(
                chapter.entry, move=bot.choose(chapter.view, Random(seed))
            )
            weighed = scales.weigh(replace(chapter, entry=entry))
            if weighed.choice is not None:
                yield (weighed.best - weighed.choice.worth) / PARTS


def doubt(costs: Costs) -> float:
    return stdev(costs) / sqrt(len(costs))


def tell(game: str, where: str, found: dict[str, Costs]) -> None:
    for level, costs in found.items():
        mean_and_doubt = f"{mean(costs):.4f} ± {1.96 * doubt(costs):.4f}"
        print(f"{game}, {where}, level {level}: {mean_and_doubt} a decision")
