"""What is read anew for somebody is paid for by them, whatever they ask for."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.server.guest import Guest
from tests.server.process import Server

ASKED: list[tuple[str, str, dict[str, Any]]] = [
    ("GET", "/api/tables/{}", {}),
    ("GET", "/api/tables/{}/told", {}),
    ("GET", "/api/tables/{}/record", {}),
    ("GET", "/api/tables/{}/replay", {}),
    ("GET", "/api/tables/{}/story", {}),
    ("GET", "/api/tables/{}/look", {}),
    ("GET", "/api/evenings/{}", {}),
    ("GET", "/api/puzzles/{}", {}),
    ("GET", "/api/daily/2026-01-05/igo?table={}", {}),
    ("POST", "/api/tables/{}/what-if", {"entry": 1, "seat": "A"}),
    ("POST", "/api/tables/{}/change", {"seats": 3}),
    ("POST", "/api/tables/{}/sit", {"salt": "ab" * 16}),
    ("POST", "/api/tables/{}/name", {}),
    ("POST", "/api/tables/{}/leave", {}),
    ("POST", "/api/tables/{}/bots", {"seat": "B", "level": "1"}),
    ("POST", "/api/tables/{}/start", {}),
    ("POST", "/api/tables/{}/pause", {"on": True}),
    ("POST", "/api/tables/{}/time", {"times": 2}),
    ("POST", "/api/tables/{}/rematch", {}),
    ("POST", "/api/tables/{}/next", {"on": True}),
    ("POST", "/api/tables/{}/seats", {"do": "wait", "seat": "A"}),
    ("POST", "/api/tables/{}/ask", {"seat": "A", "salt": "ab" * 16}),
    ("POST", "/api/tables/{}/ask-no-more", {}),
    ("POST", "/api/tables/{}/answer", {"ask": 1, "yes": True}),
    ("POST", "/api/tables/{}/screen", {"code": "ABCDEF"}),
    ("POST", "/api/tables/{}/screen-off", {}),
    ("POST", "/api/evenings/{}/worth", {"points": [3, 2, 1]}),
]


async def long_tables(address: str, number: int) -> list[str]:
    """Tables of a family, with some lines each."""
    anna = Guest(address, "Anna", via=f"192.0.2.{number}")
    await anna.introduce()
    tables = [await anna.open("fifteen", 2, fill="random") for _ in range(3)]
    for table in tables:
        for level in ("1", "2") * 6:
            await anna.post(f"/api/tables/{table}/bots", seat="B", level=level)
    return tables


def test_whoever_asks_for_tables_that_nobody_used_lately_pays(tmp_path: Path) -> None:
    """By whatever request: before it is answered, or refused, their logs are read."""

    async def ask(address: str, number: int, tables: list[str]) -> list[int]:
        method, path, body = ASKED[number]
        mallory = Guest(address, "Mallory", via=f"198.51.100.{number}")
        await mallory.introduce()
        answers = [await mallory.send(method, path.format(each), body) for each in tables]
        return [each.status_code for each in answers]

    async def prepared(address: str) -> list[list[str]]:
        return [await long_tables(address, number) for number in range(len(ASKED))]

    async def attacked(address: str, tables: list[list[str]]) -> list[list[int]]:
        return [await ask(address, number, some) for number, some in enumerate(tables)]

    with Server(tmp_path / "data", "tests.server.run_frugal") as server:
        tables = asyncio.run(prepared(server.address))
        server.stop()
        server.start()
        answers = asyncio.run(attacked(server.address, tables))
    for (_, path, _), codes in zip(ASKED, answers, strict=True):
        assert codes[0] != 429, f"{path}: who has read nothing is answered"
        assert codes[2] == 429, f"{path}: who has read two logs reads no third"


def test_every_room_a_route_takes_is_paid_for() -> None:
    """What is asked of the desk is counted; a route that goes past it would not be above."""
    routes = Path(__file__).parents[2] / "src" / "handvoll" / "server" / "routes"
    past = {
        file.name: file.read_text("utf-8").count("house.room(")
        for file in routes.glob("*.py")
        if "house.room(" in file.read_text("utf-8")
    }
    # Tables that were opened a moment before, and tables that `wake` has read.
    assert past == {"tables.py": 1, "lessons.py": 4, "people.py": 1, "evenings.py": 2}
