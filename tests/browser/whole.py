"""How much is looked at: a part by `make test`, all by `make soak SOAKS="screens lessons"`."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

WHOLE = "HANDVOLL_WHOLE" in os.environ


def part(all_of_them: Sequence[T], number: int, *always: T) -> Sequence[T]:
    """All of them, or those that are always looked at and one more, another for each number."""
    if WHOLE:
        return all_of_them
    others = [each for each in all_of_them if each not in always]
    return [*always, others[number % len(others)]]
