"""The part of a view that all games share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypedDict

from handvoll.engine.game import Options, Telling
from handvoll.engine.state import NOBODY, OVER, SEATS, TABLE, Event, State


class Common(TypedDict):
    """Whose eyes, which game, who may act and how it stands."""

    game: str
    seat: str | None  # None: a spectator
    seats: int
    options: Options
    wait: list[str]  # who may act now; nobody while chance is due
    scores: dict[str, int]
    winners: list[str] | None  # None until the game is over


def common(game: str, state: State, eyes: int, options: Options) -> Common:
    """The shared part, as these eyes see it."""
    seats = SEATS[: int(state.seats)]
    mask = state.actors()
    over = state.mover == OVER
    return {
        "game": game,
        "seat": None if eyes == NOBODY else seats[eyes],
        "seats": len(seats),
        "options": options,
        "wait": [seat for i, seat in enumerate(seats) if mask >> i & 1],
        "scores": {seat: int(state.score(i)) for i, seat in enumerate(seats)},
        "winners": [seat for i, seat in enumerate(seats) if state.won(i)] if over else None,
    }


def told(
    event: Event,
    kinds: Mapping[int, tuple[str, str]],
    readers: Mapping[str, Callable[[int], object]],
) -> Telling:
    """An event in words: its kind's name, the seat if it has one, and its numbers by field.

    `kinds` gives each kind a name and the names of its fields; `readers` say how the numbers
    of a field are written, if not as they are.
    """
    kind, seat, *numbers = event
    name, fields = kinds[kind]
    telling: Telling = {"event": name}
    if seat != TABLE:
        telling["seat"] = SEATS[seat]
    for field, number in zip(fields.split(), numbers, strict=True):
        telling[field] = readers.get(field, int)(number)
    return telling
