"""Rules with other numbers, for a while and in this process."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from handvoll.engine.numbers import Numbers


@contextmanager
def changed(tables: tuple[Numbers, ...], changes: Mapping[str, int]) -> Iterator[None]:
    """Let the rules have other numbers for a while."""
    for numbers in tables:
        numbers.put(changes)
    try:
        yield
    finally:
        for numbers in tables:
            numbers.put({})
