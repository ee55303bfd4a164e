"""What is removed holds nobody up: neither much of one person's, nor much of all others'."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec import structs

from handvoll.server.store import sqlite
from handvoll.server.store.sqlite import SqliteStore
from handvoll.wire.people import Puppet
from tests.server.tables import SEED
from tests.server.test_store import first_lines


def test_others_write_while_somebody_is_forgotten_or_old_tables_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In portions: a day of games of one person is no wait for all others."""
    monkeypatch.setattr(sqlite, "PORTION", 1)

    async def scene() -> None:
        store = SqliteStore(tmp_path / "store")
        lines, index = first_lines()
        for number in range(40):
            card = structs.replace(index.card, code=f"{number}")
            who = "anna" if number < 20 else "ben"
            seated = structs.replace(index, card=card, people=(who,))
            await store.create(f"t{number}", SEED, lines, seated)
        for removing in (lambda: store.forget("anna"), lambda: store.remove_old(1 << 40, 1 << 40)):
            done = asyncio.ensure_future(removing())
            written = 0
            while not done.done():
                await store.dress("cara", Puppet("owl", "teal"))
                written += 1
            assert written > 5, "in between"
        assert await store.tables_of("ben", 50) == []
        await store.close()

    asyncio.run(scene())


def test_one_table_more_is_as_much_work_however_many_others_there_are(tmp_path: Path) -> None:
    """To forget somebody, and to list what somebody has played."""

    async def steps(store: SqliteStore) -> int:
        counted = [0]

        def count() -> None:
            counted[0] += 1

        await store._writer.do(lambda db: db.set_progress_handler(count, 10))
        store._reading.set_progress_handler(count, 10)
        await store.tables_of("anna", 5)
        await store.forget("anna")
        return counted[0]

    async def seated(store: SqliteStore, who: str, table: str) -> None:
        lines, index = first_lines()
        card = structs.replace(index.card, code=table)
        await store.create(table, SEED, lines, structs.replace(index, card=card, people=(who,)))

    async def scene() -> None:
        found = []
        for others in (1, 300):
            store = SqliteStore(tmp_path / f"store-{others}")
            for number in range(others):
                await seated(store, f"person {number}", f"other {number}")
            for number in range(10):
                await seated(store, "anna", f"mine {number}")
            found.append(await steps(store))
            await store.close()
        assert found[1] < 2 * found[0]

    asyncio.run(scene())
