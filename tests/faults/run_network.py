"""A server behind a bad network, for tests of the browser's side.

python -m tests.faults.run_network FOLDER: says its address, and serves until its input ends.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from random import Random

from tests.faults.network import Network
from tests.server.process import Server


async def serve(folder: Path) -> None:
    """Serve until nobody listens any more."""
    with Server(folder) as server:
        async with Network(server.port, Random(5)) as network:
            print(network.address, flush=True)
            await asyncio.to_thread(sys.stdin.read)


if __name__ == "__main__":
    asyncio.run(serve(Path(sys.argv[1])))
