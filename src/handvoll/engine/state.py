"""State: the base class of every game's state, compiled and trusting its caller."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from handvoll.engine.chance import Spec

SEATS: Final = "ABCDEF"  # clockwise; seats are counted from 0 in here

# Whose move it is: a seat counted from 0, or one of these.
CHANCE: Final[i64] = -1  # a shuffle or a roll is due: `spec` says which
OVER: Final[i64] = -2  # the game is over: `score` and `won` say how
MANY: Final[i64] = -3  # several seats may act at once: `actors` says who

# Those who are not seats.
TABLE: Final[i64] = 6  # moves when the clock does
NOBODY: Final[i64] = -1  # a spectator's eyes
EVERYBODY: Final[i64] = 7  # the eyes of all seats together, for who looks back at a game

Event = tuple[int, ...]  # a kind of the game's own, then its numbers


@mypyc_attr(allow_interpreted_subclasses=True)  # games from elsewhere are not compiled with us
class State:
    """What lies on the table and in the hands; small, mutable, copied in a microsecond.

    Seats are counted from 0. A step is a small integer out of the game's action space; a
    move is one or more steps, and `halfway` is true between them.
    """

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.mover: i64 = CHANCE
        self.halfway: bool = False
        self.news: list[Event] | None = None  # None: nobody listens

    # What is expected

    def actors(self) -> i64:
        """Who may act now, as a bit mask of seats (bit 6: the table)."""
        return 1 << self.mover if self.mover >= 0 else 0

    @abstractmethod
    def steps(self, seat: i64, out: vec[i64]) -> i64:
        """Write the legal steps of a seat into `out`; how many there are."""

    def step_at(self, seat: i64, fraction: float, out: vec[i64]) -> i64:
        """The legal step that a fraction stands for, each for as many; `out` may be overwritten."""
        n = self.steps(seat, out)
        return out[i64(fraction * float(n))]

    @abstractmethod
    def room(self) -> i64:
        """The most steps that `steps` ever writes: how long `out` must be."""

    @abstractmethod
    def spec(self) -> Spec:
        """What is asked of chance (only while the mover is CHANCE)."""

    # What happens

    @abstractmethod
    def step(self, seat: i64, n: i64) -> None:
        """Take a legal step; it is not checked again."""

    @abstractmethod
    def settle(self, outcome: vec[u8]) -> None:
        """Take the outcome of chance that `spec` asked for; it is not checked again."""

    def tell(self, *event: int) -> None:
        """Note what happened, if anybody listens."""
        if self.news is not None:
            self.news.append(event)

    # How it stands

    @abstractmethod
    def score(self, seat: i64) -> i64:
        """The points of a seat so far."""

    def won(self, seat: i64) -> bool:
        """Whether a seat is among the winners (only when the game is over): nobody has more."""
        for other in range(self.seats):
            if self.score(other) > self.score(seat):
                return False
        return True

    # What a search needs

    @abstractmethod
    def copy(self) -> State:
        """The same state, independent of this one; nobody listens to it."""

    @abstractmethod
    def redeal(self, seat: i64, rng: Random) -> None:
        """Draw anew everything the seat (NOBODY: a spectator) cannot know.

        EVERYBODY: what no seat knows, which is the order of piles; hands stay.
        """

    @abstractmethod
    def key(self) -> list[int]:
        """Everything that makes this state differ from others, as numbers.

        The order and meaning of the numbers are part of the rules' version: final hashes of
        old records are made from them.
        """


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """A compiled player that reads the state, but only what its seat may know of it."""

    @abstractmethod
    def move(self, state: State, seat: i64, rng: Random, out: vec[i64]) -> i64:
        """Write one whole move of the seat into `out`; how many steps it has."""
