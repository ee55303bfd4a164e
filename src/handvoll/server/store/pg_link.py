"""Connections to PostgreSQL as we want them, and what goes wrong with them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg

from handvoll.server.store import StoreError

PATIENCE = 10.0  # seconds for a statement; less than anybody waits for an answer

TROUBLE = (
    StoreError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    TimeoutError,
)
HOW = {
    "timeout": 5.0,
    "command_timeout": PATIENCE,
    "server_settings": {
        "application_name": "handvoll",
        "synchronous_commit": "on",
        # A machine that is cut off must not keep tables locked, nor seem to live.
        "idle_in_transaction_session_timeout": "30s",
        "tcp_keepalives_idle": "3",
        "tcp_keepalives_interval": "1",
        "tcp_keepalives_count": "3",
        # Whatever we ask is about a few rows, found by their keys: one plan for all times does,
        # and none that reads a whole table because a young database knows no better.
        "plan_cache_mode": "force_generic_plan",
        "enable_seqscan": "off",
        "enable_hashjoin": "off",
        "enable_mergejoin": "off",
    },
}


async def connect(url: str) -> asyncpg.Connection:
    """One connection, durable; raises what is in TROUBLE."""
    return await asyncpg.connect(url, **HOW)


def store_error(error: Exception) -> StoreError:
    """The trouble in one line, without the values a statement was given."""
    if isinstance(error, StoreError):
        return error
    words = str(error).partition("\n")[0]
    return StoreError(f"{type(error).__name__}: {words}")


@contextmanager
def reported() -> Iterator[None]:
    """Trouble inside becomes a StoreError."""
    try:
        yield
    except TROUBLE as error:
        raise store_error(error) from None
