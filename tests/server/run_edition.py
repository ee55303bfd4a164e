"""A server that knows High Card by one edition: python -m tests.server.run_edition DATA PORT N."""

from __future__ import annotations

import sys

from handvoll.engine.game import add_game
from tests.server import run
from tests.sixth.editions import FIRST, SECOND

add_game({"1": FIRST, "2": SECOND}[sys.argv[3]])

if __name__ == "__main__":
    run.main(sys.argv[:3])
