"""How much is looked at: a part by `make test`, all by `make soak SOAKS="screens lessons"`."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from typing import TypeVar

from tests.browser.table import ENOUGH

T = TypeVar("T")

WHOLE = "HANDVOLL_WHOLE" in os.environ


def part(all_of_them: Sequence[T], number: int, *always: T) -> Sequence[T]:
    """All of them, or those that are always looked at and one more, another for each number."""
    if WHOLE:
        return all_of_them
    others = [each for each in all_of_them if each not in always]
    return [*always, others[number % len(others)]]


def every_other(all_of_them: Iterable[T], begin: int = 0) -> list[T]:
    """All of them, or every second one."""
    return list(all_of_them)[0 if WHOLE else begin :: 1 if WHOLE else 2]


def a_while(few: int) -> int:
    """How many decisions of a game are made by hand: all of them, or a few."""
    return ENOUGH if WHOLE else few
