"""Who thinks when: one of each table in turn; and what is played for a bot that cannot answer."""

from __future__ import annotations

import asyncio
from random import Random

from handvoll.bots.bot import quick_bot
from handvoll.engine.match import Match
from handvoll.server.queue import FairQueue
from handvoll.server.thinker import stand_in, suggest


async def served(asks: list[str], places: int = 1) -> list[str]:
    """In which order tables are served that ask in this order; behind @ is whose they are."""
    queue = FairQueue(places)
    order: list[str] = []

    async def ask(table: str) -> None:
        async with queue.turn(table, table.partition("@")[2]):
            order.append(table)
            await asyncio.sleep(0)

    await asyncio.gather(*(ask(table) for table in asks))
    assert queue.free == places
    return order


def test_one_of_each_table_in_turn() -> None:
    order = asyncio.run(served(["a", "a", "a", "a", "b", "c", "b"]))
    assert order == ["a", "a", "b", "c", "a", "b", "a"]


def test_who_has_many_tables_takes_no_more_turns_than_others() -> None:
    many = [f"{n}@eve" for n in range(9)]
    order = asyncio.run(served([*many, "a@anna", "a@anna", "b@ben"]))
    assert order[:6] == ["0@eve", "1@eve", "a@anna", "b@ben", "2@eve", "a@anna"]
    assert order[6:] == many[3:]


def test_alone_a_table_is_served_in_its_order() -> None:
    assert asyncio.run(served(["a"] * 3, places=2)) == ["a"] * 3


def test_who_goes_while_waiting_holds_nobody_up() -> None:
    async def scene() -> None:
        queue = FairQueue(1)
        async with queue.turn("a"):
            gone = asyncio.create_task(served_once(queue, "b"))
            stays = asyncio.create_task(served_once(queue, "c"))
            await asyncio.sleep(0)
            gone.cancel()
        await stays
        assert queue.free == 1

    asyncio.run(scene())


def test_who_is_called_and_goes_lets_the_next_come() -> None:
    async def scene() -> None:
        queue = FairQueue(1)
        async with queue.turn("a"):
            gone = asyncio.create_task(served_once(queue, "b"))
            stays = asyncio.create_task(served_once(queue, "c"))
            await asyncio.sleep(0)
        gone.cancel()  # called a moment ago
        await asyncio.wait_for(stays, 5)
        assert queue.free == 1

    asyncio.run(scene())


async def served_once(queue: FairQueue, table: str) -> None:
    async with queue.turn(table):
        pass


def test_the_quick_bot_stands_in() -> None:
    match = Match("fifteen", 2)
    match.deal(Random(1))
    view = match.view("A")
    assert stand_in(match, "A", Random(2)) == quick_bot("fifteen").choose(view, Random(2))


def test_a_suggestion_says_how_sure_it_is() -> None:
    match = Match("igo", 2)
    match.deal(Random(1))
    move, sure = suggest(match.view("A"), 1, ease=1)
    assert match.legal("A", move)
    assert sure in ("sure", "likely", "close")
