"""The fates of outlines, and the fields one fails by: what people point at when they judge."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from handvoll.games.fiver.material import ALL, NAMES, ROLLS
from handvoll.games.fiver.score import NO_MATCH, OVERLAPS, USED
from handvoll.games.fiver.sheet import Sheet

# The fates of outlines, in the order of score.py: in a word, and the rule that says so.
REASONS = (
    ("counts", "P12"),
    ("no-match", "P7"),
    ("overlaps", "P11"),
    ("repeats", "P11"),
    ("sixth", "P11"),
    ("used", "P17"),
    ("gone", "P17"),
    ("not-alone", "P17"),
)


def blame(sheet: Sheet, outline: int, fate: int, roll: int, others: Iterable[int]) -> list[str]:
    """The fields by which an outline meets its fate; none if they are all alike in it."""
    fields = ALL[outline]
    if fate == NO_MATCH:
        return named(unrolled(sheet, fields, ROLLS[int(roll)]))
    if fate == OVERLAPS:
        return named(shared(fields, [other for other in others if other != outline]))
    return named(used(sheet, fields)) if fate == USED else []


def unrolled(sheet: Sheet, fields: Sequence[int], roll: Sequence[int]) -> list[int]:
    """The fields whose symbols were not rolled, or not as often (P7)."""
    left = Counter(roll)
    extra = []
    for field in fields:
        symbol = int(sheet.tableau.symbols[field])
        left[symbol] -= 1
        if left[symbol] < 0:
            extra.append(field)
    return extra


def shared(fields: Sequence[int], others: Iterable[int]) -> list[int]:
    """The fields that are also in another outline (P11)."""
    taken = {field for other in others for field in ALL[int(other)]}
    return [field for field in fields if field in taken]


def used(sheet: Sheet, fields: Sequence[int]) -> list[int]:
    """The fields that are circled or hatched (P17)."""
    marked = int(sheet.low) | int(sheet.high) << 50
    return [field for field in fields if marked >> field & 1]


def named(fields: Iterable[int]) -> list[str]:
    """Fields by their names."""
    return [NAMES[field] for field in fields]
