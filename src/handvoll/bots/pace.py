"""How long a character takes for a move: the harder, the longer.

Only what everybody sees may change it, or pauses would tell of hands: the kind of the decision,
never what one holds. In 5er finden nobody sees anybody draw, so there each find may take its time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from handvoll.bots.levels import LEVELS
from handvoll.bots.tempers import temper_of
from handvoll.games.fiver.hints import LEVELS as SEARCHERS
from handvoll.games.fiver.state import Fiver
from handvoll.games.go5.state import Go5
from handvoll.games.go5.table import DRAWING
from handvoll.games.igo.actions import TAKING
from handvoll.games.igo.state import IGo

EASY = 0.5
HARD = 1.3
FIVER_PONDER = 7.0  # seconds that everybody is given there for a find


def effort(game: str, state: Any, seat: int, level: str) -> float:
    """How many times the usual pause a level takes now; 1 for those of the laboratory."""
    if level not in LEVELS or game not in EFFORTS:
        return 1.0
    hard = EFFORTS[game](state, seat, LEVELS.index(level))
    return hard if game == "fiver" else hard * temper_of(level).pace  # there time is strength


def in_the_open(state: Any, seat: int, level: int) -> float:
    """Where all that may be done lies in the open: a choice is harder than none."""
    choices = int(state.steps(seat, vec[i64]([0] * int(state.room()))))
    return EASY if choices == 1 else HARD


def in_go5(state: Go5, seat: int, level: int) -> float:
    """To draw takes no thought."""
    return EASY if state.phase == DRAWING else HARD


def in_igo(state: IGo, seat: int, level: int) -> float:
    """What to take is the question; what to let go follows."""
    return 1.0 if state.phase == TAKING else EASY


def in_fiver(state: Fiver, seat: int, level: int) -> float:
    """A find takes a level its seconds, the next one longer; so the hourglass waits for people."""
    found = len(state.sheets[seat].drawn)
    return SEARCHERS[level].seconds / FIVER_PONDER * (1 + found / 2)


EFFORTS: dict[str, Callable[[Any, int, int], float]] = {
    "fifteen": in_the_open,
    "highfive": in_the_open,
    "go5": in_go5,
    "igo": in_igo,
    "fiver": in_fiver,
}
