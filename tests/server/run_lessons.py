"""A server whose lessons do not dawdle.

python -m tests.server.run_lessons FOLDER PORT
"""

from __future__ import annotations

import sys

from handvoll.server import teaching
from tests.server.run import main

if __name__ == "__main__":
    teaching.PACE = 0
    main(sys.argv)
