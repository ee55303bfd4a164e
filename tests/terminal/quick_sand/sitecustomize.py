"""Time that passes twenty times as fast, for a test that waits for sand to run out."""

import asyncio
import time

_began, _now, _sleep = time.monotonic(), time.monotonic, asyncio.sleep
time.monotonic = lambda: _began + (_now() - _began) * 20
