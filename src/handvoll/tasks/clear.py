"""Positions in which one move is clearly best, and how we know.

Exact where the rules can be solved: the lay of High Five! that scores most, the take or discard of
I Go! that leaves least over, the outline of 5er finden that is worth most. Else a move whose chance
to win is ahead of every other one beyond doubt, in the same imagined deals with the same luck.
"""

from __future__ import annotations

from random import Random

import msgspec
from librt.random import Random as FastRandom
from librt.vecs import vec
from mypy_extensions import i64

from handvoll.bots.fifteen import ALL_PILES, Memory
from handvoll.bots.go5 import Breadth
from handvoll.bots.levels import COMPILED
from handvoll.bots.mind import Mind
from handvoll.bots.value import Ends, Trial
from handvoll.engine.match import Match
from handvoll.games.fiver.score import COUNTS, worth
from handvoll.games.fiver.state import Fiver
from handvoll.games.fiver.text import fields_of
from handvoll.games.highfive.hints import best_lay, lays_worth_a_look
from handvoll.games.highfive.material import CARDS
from handvoll.games.highfive.state import HighFive
from handvoll.games.igo.actions import CALLING
from handvoll.games.igo.hints import left_after
from handvoll.games.igo.state import IGo
from handvoll.tasks.judging import Z95, Score, exactly

FEWEST = 3  # moves there must be to choose from
WORTH_LOOKING = 10  # points the best lay of High Five! makes at least
LESS_LEFT = 1.0  # points of I Go! by which the best leaves less than any other
AHEAD = 0.04  # of the chance to win, by which a move that was searched for leads
DEALS = (60, 240, 1000) if COMPILED else (4, 8, 16)  # in which those still in the race are tried
DROPPED = 3.0  # standard errors by which a move is behind that drops out
SURE = 4.0  # ... and by which the best leads in the end
HOPELESS = 0.5  # of AHEAD: a lead below that after the first deals is not looked at longer


class Clear(msgspec.Struct, frozen=True):
    """A move that is clearly best: what it brings, and what the best of all others does."""

    best: str
    value: Score
    next: Score
    exact: bool


def clear_best(match: Match) -> Clear | None:
    """The move of seat A that is clearly best, if there is one."""
    state = match.state
    if isinstance(state, HighFive):
        return _best_lay(match, state)
    if isinstance(state, IGo):
        return _least_left(match, state)
    if isinstance(state, Fiver):
        return _dearest(match, state)
    return _searched(match)


def as_good(match: Match, clear: Clear, move: str) -> bool:
    """Whether a move is the best: in High Five! also with its cards in another order."""
    if match.record.game == "highfive":
        return _points(match, move) == clear.value.value
    return move == clear.best


# Exact


def _best_lay(match: Match, state: HighFive) -> Clear | None:
    """The lay that scores most, if no other cards and no other squares do."""
    lays = [match.game.write(state, 0, steps) for steps in lays_worth_a_look(state, i64(0))]
    if len(lays) < FEWEST:
        return None
    points = {lay: _points(match, lay) for lay in lays}
    best = match.game.write(state, 0, best_lay(state, i64(0)))
    most = _points(match, best)
    others = [points[lay] for lay in lays if _squares(lay) != _squares(best)]
    next = max(others, default=0)
    if most < WORTH_LOOKING or next >= most or not _needs_all(match, best, most):
        return None
    return Clear(best, exactly(most), exactly(next), True)


def _points(match: Match, lay: str) -> int:
    told = match.foresee("A", lay)
    return int(told[0]["points"]) if told else 0


def _squares(lay: str) -> set[str]:
    return {place.split("@")[1] for place in lay.split(" ")[1:]}


def _needs_all(match: Match, best: str, most: int) -> bool:
    """Whether without any one of its cards as much cannot be scored."""
    names = [place.split("@")[0] for place in best.split(" ")[1:]]
    return all(_most_without(match, name) < most for name in names)


def _most_without(match: Match, name: str) -> int:
    """The most points of a hand that lacks a card."""
    poorer = match.copy()
    assert isinstance(poorer.state, HighFive)
    poorer.state.hands[0] &= ~(1 << CARDS.index(name))
    steps = best_lay(poorer.state, i64(0))
    return _points(poorer, match.game.write(poorer.state, 0, steps)) if steps else 0


def _least_left(match: Match, state: IGo) -> Clear | None:
    """The take or the discard that leaves least over, on average where the card is not known."""
    if state.phase == CALLING:
        return None
    moves = match.moves("A")
    left = {move: left_after(state, i64(0), _step(match, move)) for move in moves}
    order = sorted(moves, key=lambda move: left[move])
    if len(moves) < FEWEST or left[order[1]] - left[order[0]] < LESS_LEFT:
        return None
    least, next = (exactly(round(left[move], 1)) for move in order[:2])
    return Clear(order[0], least, next, True)


def _step(match: Match, move: str) -> i64:
    return i64(match.game.read(match.state, 0, move)[0])


def _dearest(match: Match, state: Fiver) -> Clear | None:
    """The outline that is worth most in this round, if there is no other one like it."""
    sheet = state.sheets[0]
    if state.striking or len(sheet.drawn):
        return None
    found = [
        int(outline)
        for outline in sheet.tableau.matches(state.roll)
        if sheet.blemish(outline, state.roll) == COUNTS
    ]
    found.sort(key=lambda outline: -int(worth(i64(outline))))
    if len(found) < FEWEST:
        return None
    most, next = (int(worth(i64(outline))) for outline in found[:2])
    if next == most:
        return None
    best = "outline " + " ".join(fields_of(found[0]))
    return Clear(best, exactly(most), exactly(next), True)


# Searched


def minds() -> dict[str, Mind]:
    """How people are imagined to play on, in the games that cannot be solved."""
    return {"go5": Breadth(i64(8)), "fifteen": Memory(ALL_PILES)}


def _searched(match: Match) -> Clear | None:
    """The move that is ahead of all others beyond doubt."""
    moves = match.moves("A")
    if len(moves) < FEWEST:
        return None
    race = _Race(match)
    for deals in DEALS[:-1]:
        moves = race.leaders(moves, deals)
        if not moves:
            return None
    return race.winner(moves, DEALS[-1])


class _Race:
    """Tries moves in imagined deals, those that are clearly behind ever less."""

    def __init__(self, match: Match) -> None:
        view = match.view("A")
        self.match = match
        self.ends = Ends(minds()[match.record.game], points=False)
        self.state = match.game.guess(view, Random(1))
        self.rng = FastRandom(len(match.record.entries))

    def tried(self, moves: list[str], deals: int) -> Trial:
        """These moves in so many imagined deals, with the same luck."""
        steps = [self.match.game.read(self.state, 0, move) for move in moves]
        trial = Trial(self.ends, [vec[i64]([i64(step) for step in each]) for each in steps])
        trial.run(self.state, i64(0), i64(0), i64(0), deals, self.rng)
        return trial

    def leaders(self, moves: list[str], deals: int) -> list[str]:
        """The best, and those not clearly behind it; none if nobody is ahead far enough."""
        trial = self.tried(moves, deals)
        if not trial.deals:
            return []
        order = _order(trial, len(moves))
        best = order[0]
        close = [at for at in order[1:] if not _is_behind(trial, best, at)]
        if trial.lead(i64(best), i64(order[1])) < AHEAD * HOPELESS:
            return []
        return [moves[at] for at in (best, *(close or order[1:2]))]

    def winner(self, moves: list[str], deals: int) -> Clear | None:
        """The best of a few, if it is."""
        trial = self.tried(moves, deals)
        best, next, *_ = _order(trial, len(moves))
        others = [at for at in range(len(moves)) if at != best]
        if not all(_leads(trial, best, other) for other in others):
            return None
        return Clear(moves[best], _score(trial, best), _score(trial, next), False)


def _order(trial: Trial, moves: int) -> list[int]:
    return sorted(range(moves), key=lambda at: (-trial.mean(i64(at)), at))


def _is_behind(trial: Trial, best: int, other: int) -> bool:
    """Whether a move is so far behind that it is not looked at any more."""
    doubt = trial.doubt_of_lead(i64(best), i64(other)) + 1 / trial.deals
    return trial.lead(i64(best), i64(other)) > DROPPED * doubt


def _leads(trial: Trial, best: int, other: int) -> bool:
    lead, doubt = (
        trial.lead(i64(best), i64(other)),
        trial.doubt_of_lead(i64(best), i64(other)),
    )
    return lead >= AHEAD and lead > SURE * doubt


def _score(trial: Trial, at: int) -> Score:
    """The chance to win, in hundredths, and its interval."""
    mean, half = 100 * trial.mean(i64(at)), 100 * Z95 * trial.doubt(i64(at))
    low, high = max(0.0, mean - half), min(100.0, mean + half)
    return Score(round(mean, 1), round(low, 1), round(high, 1))
