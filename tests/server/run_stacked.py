"""A server that stacks the deck.

python -m tests.server.run_stacked FOLDER PORT CARD ...
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from handvoll.engine.match import Match
from handvoll.server import fair
from tests.server.run import main


def stack(first: list[str]) -> None:
    """From now on decks begin with these cards; what follows is as fair as ever."""
    honest = fair.outcome

    def outcome(match: Match, seed: bytes, salts: Sequence[str]) -> list[str]:
        cards = honest(match, seed, salts)
        return [*first, *(card for card in cards if card not in first)]

    fair.outcome = outcome


if __name__ == "__main__":
    stack(sys.argv[3:])
    main(sys.argv[:3])
