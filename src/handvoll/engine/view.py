"""The part of a view that all games share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NotRequired, TypedDict, final

from handvoll.engine.game import Options, Telling
from handvoll.engine.state import NOBODY, OVER, SEATS, TABLE, Event, State

Reader = Callable[[int], object]  # a number -> how it is written


class Common(TypedDict):
    """Whose eyes, which game, who may act and how it stands."""

    game: str
    rules: NotRequired[int]  # the edition; a match writes it in
    seat: str | None  # None: a spectator
    seats: int
    options: Options
    wait: list[str]  # who may act now; nobody while chance is due
    scores: dict[str, int]
    winners: list[str] | None  # None until the game is over


class Hand(TypedDict):
    """A hand as these eyes see it; every game that has hands calls them so."""

    count: int
    cards: list[str] | None  # all of them: your own, or one that was shown
    known: list[str]  # those everybody knows of


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


@final
class Teller:
    """Says events in words: a kind's name, and its numbers by field, first the seat if it has one.

    `kinds` gives each kind a name and the names of its fields; `readers` say how the numbers
    of a field are written, if not as they are. `tellings` has the fields by the kinds' names.
    """

    def __init__(self, kinds: Mapping[int, tuple[str, str]], readers: Mapping[str, Reader]) -> None:
        readers = {"seat": SEATS.__getitem__, **readers}
        self.tellings: dict[str, str] = dict(kinds.values())
        self._kinds: dict[int, tuple[str, list[tuple[str, Reader]]]] = {
            kind: (name, [(field, readers.get(field, int)) for field in fields.split()])
            for kind, (name, fields) in kinds.items()
        }

    def names(self, *others: str) -> list[str]:
        """What each kind is called, counted from 0; `others` are those the game tells itself."""
        rest = list(others)
        last = len(self._kinds) + len(rest)
        return [self._kinds[i][0] if i in self._kinds else rest.pop(0) for i in range(last)]

    def tell(self, event: Event) -> Telling:
        """An event in words."""
        name, fields = self._kinds[event[0]]
        first = 2 if event[1] == TABLE else 1
        assert len(event) == len(fields) + first, f"{name} has other numbers than {event}"
        telling: Telling = {"event": name}
        for i, (field, reader) in enumerate(fields, first):
            telling[field] = reader(event[i])
        return telling
