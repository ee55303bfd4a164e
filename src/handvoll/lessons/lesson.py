"""A lesson: a game whose luck and moves are written down; the learner makes those of seat A.

It is played by the rules like any other game, move by move: nothing here knows one. Its words are
in text/<language>/lessons.ftl: `lesson-<game>-<step>`, with `.instead` for who did something else,
and `first-<game>-<first>` for what is said when something happens for the first time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from handvoll.engine.chance import Dice, Shuffle
from handvoll.engine.game import Value
from handvoll.engine.match import Match
from handvoll.engine.turn import Chance

LEARNER = "A"


@dataclass(frozen=True)
class Step:
    """What the learner does, and the rules it is about."""

    name: str
    move: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Bot:
    """What a bot does."""

    seat: str
    move: str


@dataclass(frozen=True)
class Luck:
    """The cards that come first; the others follow in their own order. Or all that is rolled."""

    cards: tuple[str, ...]


Act = Step | Bot | Luck


@dataclass(frozen=True)
class First:
    """What is said in a first game when an event like this happens for the first time."""

    name: str
    event: str
    rules: tuple[str, ...]
    facts: Mapping[str, str] = field(default_factory=dict)  # how what the event says must begin


@dataclass(frozen=True)
class FirstGame:
    """The real game that a lesson ends in: short, and against gentle bots."""

    seats: int
    options: Mapping[str, Value]


@dataclass(frozen=True)
class Lesson:
    """All of it. A change that a lesson under way would stumble over gets another edition."""

    game: str
    edition: int
    seats: int
    options: Mapping[str, Value]
    acts: tuple[Act, ...]
    first_game: FirstGame
    firsts: tuple[First, ...]
    later: Mapping[str, str]  # rules that no beginner meets in a first game, and why

    @property
    def name(self) -> str:
        """What a log calls it."""
        return f"{self.game}-{self.edition}"

    @property
    def steps(self) -> tuple[Step, ...]:
        """What the learner does, in order."""
        return tuple(act for act in self.acts if isinstance(act, Step))

    def act(self, played: int) -> Act | None:
        """What comes after so many entries; None: the lesson is over."""
        return self.acts[played] if played < len(self.acts) else None

    def step(self, played: int) -> Step | None:
        """The step that comes after so many entries, or that the bots are on their way to."""
        return next((act for act in self.acts[played:] if isinstance(act, Step)), None)


def outcome(match: Match, luck: Luck) -> list[str]:
    """The outcome of chance that a lesson has instead of luck."""
    assert isinstance(match.turn, Chance)
    spec = match.turn.spec
    if isinstance(spec, Shuffle):
        return stacked(luck.cards, [spec.names[int(card)] for card in spec.cards])
    assert isinstance(spec, Dice)
    return list(luck.cards)


def stacked(first: Sequence[str], cards: Sequence[str]) -> list[str]:
    """These cards first, then the others in their order."""
    return [*first, *(card for card in cards if card not in first)]


def dealt(*hands: str) -> tuple[str, ...]:
    """Hands of the same size as they are dealt: a card to each in turn."""
    rounds = zip(*(hand.split() for hand in hands), strict=True)
    return tuple(card for cards in rounds for card in cards)
