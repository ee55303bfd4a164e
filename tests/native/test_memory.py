"""What is handed to compiled code is let go again."""

from __future__ import annotations

from pathlib import Path

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from handvoll import GAMES
from handvoll.bots.bot import quick_bot
from handvoll.bots.mind import take_chance
from handvoll.engine.state import CHANCE

STATM = Path("/proc/self/statm")
pytestmark = pytest.mark.skipif(not STATM.exists(), reason="only Linux says what a process holds")


def held() -> int:
    """Bytes that this process has in memory."""
    return int(STATM.read_text().split()[1]) * 4096


@pytest.mark.parametrize("game", GAMES)
def test_bots_that_move_for_ever_hold_no_more(game: str) -> None:
    """Each move once left its list of steps behind."""
    found, rng = GAMES[game], Random(1)
    state, _ = found.set_up(2)
    while state.mover == CHANCE:
        take_chance(state, rng)
    seat = max(0, int(state.mover))
    view = found.view(state, seat) | {"rules": found.rules}
    for _ in range(50):
        quick_bot(game).choose(view, rng)
    room, before = int(state.room()), held()
    for _ in range(16_000_000 // (8 * room)):  # 16 MB, if nothing was let go
        state.steps(seat, vec[i64]([0] * room))
    for _ in range(200):
        quick_bot(game).choose(view, rng)
    assert held() - before < 4_000_000
