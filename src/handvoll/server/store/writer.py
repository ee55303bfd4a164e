"""One thread that writes to SQLite: whatever waits is committed together."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, TypeVar

from handvoll.server.store import Conflict, StoreError

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], Any]
Order = tuple[Job, asyncio.Future[Any], asyncio.AbstractEventLoop]
Outcome = tuple[asyncio.Future[Any], asyncio.AbstractEventLoop, Any, Exception | None]

GROUP = 256  # jobs per commit


class Writer:
    """Runs jobs in one thread, in order, in groups: one commit each."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._orders: SimpleQueue[Order | None] = SimpleQueue()
        self._connect = connect
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def do(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """The job's result once it is durable; raises what the job or the commit raised."""
        if self._closed:
            raise StoreError("the store is closed")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._orders.put((job, future, loop))
        return await future

    def close(self) -> None:
        """Finish what is waiting, then stop."""
        self._closed = True
        self._orders.put(None)
        self._thread.join()

    def _run(self) -> None:
        connection = self._connect()
        open = True
        while open:
            group, open = self._group()
            if group:
                _announce(_commit(connection, group))
        connection.close()

    def _group(self) -> tuple[list[Order], bool]:
        """All that waits, at least one; and whether more may come."""
        group: list[Order] = []
        while len(group) < GROUP and (not group or not self._orders.empty()):
            order = self._orders.get()
            if order is None:
                return group, False
            group.append(order)
        return group, True


def _commit(connection: sqlite3.Connection, group: list[Order]) -> list[Outcome]:
    """Do a group of jobs in one transaction; if it cannot be committed, none was done."""
    try:
        try:
            return _together(connection, group, _do)
        except (Conflict, sqlite3.IntegrityError):  # rare: so the others do without savepoints
            connection.execute("ROLLBACK")
            return _together(connection, group, _attempt)
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        problem = StoreError(str(error))
        return [(future, loop, None, problem) for _, future, loop in group]


def _together(
    connection: sqlite3.Connection,
    group: list[Order],
    do: Callable[[sqlite3.Connection, Order], Outcome],
) -> list[Outcome]:
    connection.execute("BEGIN IMMEDIATE")
    outcomes = [do(connection, order) for order in group]
    connection.execute("COMMIT")
    return outcomes


def _do(connection: sqlite3.Connection, order: Order) -> Outcome:
    job, future, loop = order
    return future, loop, job(connection), None


def _attempt(connection: sqlite3.Connection, order: Order) -> Outcome:
    """Do a job that may fail by itself."""
    job, future, loop = order
    connection.execute("SAVEPOINT job")
    try:
        result = job(connection)
    except (Conflict, sqlite3.IntegrityError) as error:
        connection.execute("ROLLBACK TO job")
        return future, loop, None, Conflict(str(error))
    finally:
        if connection.in_transaction:
            connection.execute("RELEASE job")
    return future, loop, result, None


def _announce(outcomes: list[Outcome]) -> None:
    """Tell those who wait, with one call into each loop."""
    for loop in {loop for _, loop, _, _ in outcomes}:
        mine = [outcome for outcome in outcomes if outcome[1] is loop]
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle, mine)


def _settle(outcomes: list[Outcome]) -> None:
    for future, _, result, error in outcomes:
        if future.cancelled():
            continue
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(result)
