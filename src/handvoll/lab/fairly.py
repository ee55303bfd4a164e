"""What came of an experiment's games once luck is taken out; docs/coach.md has the argument."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress

from rich.console import Console
from rich.progress import track

from handvoll.bots.ladder import interval, mean, player, without
from handvoll.coach.strength import fair_play
from handvoll.engine.game import game_named
from handvoll.lab.changed import changed
from handvoll.lab.experiment import Experiment


def lucks(
    experiment: Experiment, seat: int, deals: int, games: Iterable[int]
) -> tuple[list[float], list[float]]:
    """What a seat has of the win of each game, and what luck did to that.

    They are the games of the experiment, with the same luck and the same moves.
    """
    game = game_named(experiment.game)
    shares: list[float] = []
    found: list[float] = []
    with changed(game.numbers, dict(experiment.numbers)):
        start, _ = game.set_up(experiment.seats, dict(experiment.options))
        fair = fair_play(experiment.game, start, deals)
        policies = [player(game, name) for name in experiment.bots]
        for number in games:
            luck, others = experiment.luck(number)
            share, adjusted = fair.match(policies, seat, luck, others)
            shares.append(share)
            found.append(share - adjusted)
    return shares, found


def without_luck(
    experiment: Experiment, deals: int, games: Sequence[int], console: Console
) -> list[str]:
    """The wins of every seat without luck, and 95 % of where they may be; nothing of no games.

    Ctrl-C ends it, and nothing is known.
    """
    said: list[str] = []
    with suppress(KeyboardInterrupt):
        for seat in range(experiment.seats if games else 0):
            each = track(games, "…", console=console, transient=True)
            adjusted = without(*lucks(experiment, seat, deals, each))
            low, high = interval(adjusted)
            said.append(f"{mean(adjusted):.1%} [{low:.1%}, {high:.1%}]")
    return said if len(said) == experiment.seats else []
