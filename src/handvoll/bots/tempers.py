"""Who the bots are: a level is a character with a name, a pace of its own and a few words.

Several of one level at a table are a family: each has a name that begins like the others'.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Literal

from handvoll.bots.elsewhere import is_stranger

Mood = Literal["hurt", "glad", "struck", "won", "lost"]  # struck: another did something great
Word = Literal["smile", "laugh", "wow", "clap", "heart", "sad", "think", "thanks"]  # none hurries


@dataclass(frozen=True)
class Temper:
    """What somebody is like, however well they play."""

    names: tuple[str, ...]  # the character's own, then the family's
    pace: float  # how many times the usual pause it takes
    talks: float  # how often it says what it feels, 0 to 1
    says: dict[Mood, tuple[Word, ...]]


TEMPERS = {
    "1": Temper(  # shy, and amazed at everything
        ("Pip", "Pim", "Pina", "Puk", "Pola", "Pepe"),
        pace=1.3,
        talks=0.5,
        says={
            "hurt": ("sad", "wow"),
            "glad": ("wow",),
            "struck": ("wow", "clap"),
            "won": ("wow",),
            "lost": ("clap",),
        },
    ),
    "2": Temper(  # dreams along, and takes nothing amiss
        ("Bo", "Bibi", "Benno", "Bea", "Buz", "Bonnie"),
        pace=1.2,
        talks=0.35,
        says={
            "hurt": ("laugh", "think"),
            "glad": ("smile",),
            "struck": ("heart", "clap"),
            "won": ("smile",),
            "lost": ("clap",),
        },
    ),
    "3": Temper(  # quick and cheerful
        ("Kiki", "Karl", "Kim", "Kaya", "Koko", "Kurt"),
        pace=0.8,
        talks=0.5,
        says={
            "hurt": ("laugh", "wow"),
            "glad": ("laugh", "smile"),
            "struck": ("wow", "clap"),
            "won": ("laugh",),
            "lost": ("clap", "heart"),
        },
    ),
    "4": Temper(  # weighs everything, says little
        ("Olaf", "Olga", "Otto", "Oda", "Oskar", "Olivia"),
        pace=1.4,
        talks=0.25,
        says={
            "hurt": ("think",),
            "glad": ("smile",),
            "struck": ("think", "clap"),
            "won": ("thanks",),
            "lost": ("clap",),
        },
    ),
    "5": Temper(  # has seen it all, and is polite about it
        ("Juno", "Jette", "Jasper", "Jona", "Jule", "Juri"),
        pace=0.7,
        talks=0.15,
        says={
            "hurt": ("smile",),
            "glad": ("smile",),
            "struck": ("clap",),
            "won": ("thanks",),
            "lost": ("clap",),
        },
    ),
}
LABORATORY = Temper(("Tik", "Tok", "Tak", "Tek", "Tuk", "Tyk"), pace=1.0, talks=0.0, says={})


def temper_of(level: str) -> Temper:
    """What a bot of this level is like; those of the laboratory have no temper."""
    return stranger(level) if is_stranger(level) else TEMPERS.get(level, LABORATORY)


def stranger(level: str) -> Temper:
    """Somebody from elsewhere, who has a name ("igo.zoe") and says nothing."""
    name = level.partition(".")[2].capitalize()
    names = (name, *(f"{name} {number}" for number in range(2, 7)))
    return replace(LABORATORY, names=names)


def named(level: str, others: Collection[str]) -> str:
    """What a bot of this level is called where the others are called so already."""
    names = temper_of(level).names
    return next((name for name in names if name not in others), names[0])
