"""A server that thinks as long as for people: python -m tests.server.run_whole FOLDER PORT."""

from __future__ import annotations

import sys

from tests.server.run import main

if __name__ == "__main__":
    main(sys.argv, ease=1)
