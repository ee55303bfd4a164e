"""What is expected next: a move, an outcome of chance, or nothing any more."""

from __future__ import annotations

from dataclasses import dataclass

from handvoll.engine.chance import Spec


@dataclass(frozen=True, slots=True)
class Wait:
    """These seats may act; in some games several at once."""

    seats: frozenset[str]

    def __repr__(self) -> str:
        return f"Wait({{{', '.join(repr(seat) for seat in sorted(self.seats))}}})"


@dataclass(frozen=True, slots=True)
class Chance:
    """A shuffle or a roll is due."""

    spec: Spec


@dataclass(frozen=True, slots=True)
class Over:
    """The game is over."""

    scores: dict[str, int]
    winners: frozenset[str]

    def __repr__(self) -> str:
        winners = ", ".join(repr(seat) for seat in sorted(self.winners))
        return f"Over({self.scores}, winners={{{winners}}})"


Turn = Wait | Chance | Over
