"""Matches between policies at full speed, for measuring who is stronger."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from handvoll.bots.mind import act, take_chance, win_share
from handvoll.engine.playout import one_of
from handvoll.engine.state import CHANCE, OVER, TABLE, Policy, State


def match(start: State, policies: list[Policy], deal: int, seed: int) -> list[float]:
    """Play a copy to the end; each seat's share of the win, then each seat's points.

    `deal` is the luck of the cards, `seed` that of the players.
    """
    luck = Random(deal)
    rng = Random(seed)
    state = start.copy()
    out = vec[i64]([0] * int(state.room()))
    while state.mover != OVER:
        if state.mover == CHANCE:
            take_chance(state, luck)
        else:
            seat = next_seat(state, rng)
            policy = policies[int(seat)] if seat < state.seats else policies[0]
            act(state, policy, seat, rng, out)
    shares = [win_share(state, seat) for seat in range(state.seats)]
    return shares + [float(state.score(seat)) for seat in range(state.seats)]


def next_seat(state: State, rng: Random) -> i64:
    """Who acts next; the table's own clock only when nobody else has anything to do."""
    if state.mover >= 0:
        return state.mover
    players = state.actors() & ~(1 << TABLE)
    return one_of(players, rng) if players else TABLE
