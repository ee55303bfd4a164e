"""Numbers of the rules that a lab may change, in a process that plays nothing else meanwhile.

The rules read them from small tables, so that compiled rules see a change without a second copy
of anything (docs/adr/0009-numbers-of-a-lab.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from librt.vecs import vec
from mypy_extensions import i64


@dataclass(frozen=True)
class Numbers:
    """Some numbers of a game: what each place of their table is called, and what it may hold."""

    table: vec[i64]
    names: tuple[str, ...]
    values: range
    falling: bool = False  # none may be more than the one before it
    printed: tuple[int, ...] = field(init=False)  # what the rules say

    def __post_init__(self) -> None:
        object.__setattr__(self, "printed", tuple(int(number) for number in self.table))

    def put(self, changes: Mapping[str, int]) -> None:
        """Let the rules play by these numbers, and by the printed ones where there is no change."""
        for place, name in enumerate(self.names):
            self.table[place] = changes.get(name, self.printed[place])

    def fit(self, changes: Mapping[str, int]) -> bool:
        """Whether they keep their order with these changes."""
        pairs = zip(self.names, self.printed, strict=True)
        numbers = [changes.get(name, printed) for name, printed in pairs]
        return not self.falling or numbers == sorted(numbers, reverse=True)
