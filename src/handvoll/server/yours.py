"""What somebody has played here, added up."""

from __future__ import annotations

from handvoll.bots.levels import LEVELS
from handvoll.server.store import Result, Try
from handvoll.tasks import days
from handvoll.wire.daily import Streak
from handvoll.wire.you import Against, BestScore, KeptGame, KeptTry, YourDailies, YourGame

LISTED = 5  # of the best games alone
FIVE = 5  # fingers


def streak_of(tries: list[Try], today: str) -> Streak:
    """The days in a row on which somebody finished a daily."""
    done = [each.task.split("/")[1] for each in dailies(tries)]
    return Streak(*days.streaks(done, today))


def dailies(tries: list[Try]) -> list[Try]:
    """The dailies that are done."""
    return [each for each in tries if each.score is not None and each.task.startswith("daily/")]


def daily_of(tries: list[Try], today: str) -> YourDailies:
    """How somebody does every day."""
    done = dailies(tries)
    fives = sum(each.mark == FIVE for each in done)
    return YourDailies(len(done), fives, streak_of(tries, today))


def per_game(results: list[Result]) -> list[YourGame]:
    """How somebody does in each game they played."""
    games = dict.fromkeys(result.game for result in results)
    return [_game(game, [each for each in results if each.game == game]) for game in games]


def _game(game: str, results: list[Result]) -> YourGame:
    alone = [each for each in results if each.solo]
    others = [each for each in results if not each.solo]
    return YourGame(
        game=game,
        games=len(others),
        won=sum(each.won for each in others),
        alone=len(alone),
        against=[against for level in LEVELS if (against := _against(level, others)).games],
        most=max((each.points for each in others), default=None),
        best=[BestScore(each.points, each.day) for each in best_of(alone)],
    )


def _against(level: str, results: list[Result]) -> Against:
    met = [each for each in results if level in each.levels]
    return Against(level, len(met), sum(each.won for each in met))


def best_of(alone: list[Result]) -> list[Result]:
    """The best games alone; of equals the earlier one first."""
    return sorted(alone, key=lambda each: (-each.points, each.day))[:LISTED]


def kept_game(result: Result) -> KeptGame:
    """A game as its player may take it away."""
    return KeptGame(
        game=result.game,
        day=result.day,
        seats=result.seats,
        people=result.people,
        levels=list(result.levels),
        points=result.points,
        won=result.won,
    )


def kept_try(each: Try) -> KeptTry:
    """A try as its player may take it away."""
    return KeptTry(each.task, each.score, each.mark)
