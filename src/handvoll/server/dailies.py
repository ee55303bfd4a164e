"""The dailies of a house: made and solved once, kept for all houses, never on the loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

import msgspec

from handvoll.engine.record import Entry
from handvoll.server.commands import Person
from handvoll.server.errors import NotNow
from handvoll.server.house import House
from handvoll.server.store import Try
from handvoll.server.study import Study
from handvoll.server.tries import Tries
from handvoll.tasks import days
from handvoll.tasks.judging import SOLVED, Answer, Score, answer, fingers, judged
from handvoll.tasks.making import FORMS, Made, form_of, make

T = TypeVar("T")
KEPT = 40  # tasks and answers remembered beside the store
REACH = 366  # days back that can still be begun: each is thought of, and kept for ever


class Dailies:
    """Makes the tasks of a day, opens tables for them, and judges."""

    def __init__(self, house: House, seed: str, zone: str) -> None:
        self.house = house
        self.seed = seed
        self.zone = zone
        self.tries = Tries(house)
        self.study = Study()
        self._remembered: dict[str, object] = {}
        self._thinking: dict[str, asyncio.Task[str]] = {}

    @property
    def today(self) -> str:
        """The day it is in this house."""
        return days.today(self.zone)

    def known_day(self, day: str | None) -> str:
        """A day that has begun; raises NotNow."""
        wanted = day or self.today
        if not days.is_day(wanted) or wanted > self.today:
            raise NotNow("daily-no-day")
        return wanted

    async def made(self, day: str, game: str) -> Made:
        """The task of a day; raises UnknownGame."""
        form_of(game)
        key = f"daily/{self.seed}/{day}/{game}"
        return await self._kept(key, Made, make, self.seed, day, game)

    async def answer(self, day: str, game: str) -> Answer:
        """What results of a day are compared with."""
        made = await self.made(day, game)
        return await self._kept(f"answer/{self.seed}/{day}/{game}", Answer, answer, made)

    async def _kept(self, key: str, kind: type[T], think: Callable[..., T], *facts: object) -> T:
        """What was thought once, by whichever house."""
        found = self._remembered.get(key)
        if isinstance(found, kind):
            return found
        text = await self.house.store.get_meta(key)
        if text is None:
            text = await self._once(key, think, *facts)
        thing = msgspec.json.decode(text, type=kind)
        self._remember(key, thing)
        return thing

    async def _once(self, key: str, think: Callable[..., object], *facts: object) -> str:
        """Think of it, however many want to know it, and keep it."""
        if key not in self._thinking:
            task = self.house.spawn(self._think(key, think, *facts))
            self._thinking[key] = task
            task.add_done_callback(lambda _: self._thinking.pop(key))
        return await asyncio.shield(self._thinking[key])

    async def _think(self, key: str, think: Callable[..., object], *facts: object) -> str:
        whose = "today" if f"/{self.today}/" in key else "before"
        thought = await self.study.think(whose, think, *facts)
        return await self.house.store.agree(key, msgspec.json.encode(thought).decode())

    def _remember(self, key: str, thing: object) -> None:
        while len(self._remembered) >= KEPT:
            del self._remembered[next(iter(self._remembered))]
        self._remembered[key] = thing

    # Playing

    async def open(self, person: Person, day: str, game: str) -> str:
        """The table of the try that counts, if there is one to play; else a new free one.

        Raises NotNow for a day too long ago.
        """
        if day < days.day_before(self.today, REACH):
            raise NotNow("daily-no-day")
        made = await self.made(day, game)
        counted = await self.counted(person.id, day, game)
        if counted is None and day == self.today:
            counted = await self.tries.claim(person, key_of(day, game))
            self.house.spawn(self.answer(day, game))  # by the time somebody is done it is there
        return await self.tries.go_on(person, made, counted)

    async def counted(self, person: str, day: str, game: str) -> Try | None:
        """The try of a person that counts."""
        return await self.tries.counted(person, key_of(day, game))

    # Judging

    async def settled(self, person: str, counted: Try, day: str, game: str, asker: str = "") -> Try:
        """A try with its score, if it is over."""
        if counted.score is not None or not await self.tries.is_over(counted.table):
            return counted
        mine, marks = await self.judged(counted.table, day, game, asker)
        await self.house.store.settle_try(person, counted.task, mine.value, marks)
        return msgspec.structs.replace(counted, score=mine.value, mark=marks)

    async def judged(self, table: str, day: str, game: str, asker: str = "") -> tuple[Score, int]:
        """What came of a table, and its fingers; raises NotNow before it is over."""
        made, solved = await self.made(day, game), await self.answer(day, game)
        mine = self._remembered.get(f"judged/{table}")
        if not isinstance(mine, Score):
            entries = await self.tries.entries(table)
            mine = await self._judge(made, entries, asker)
            self._remember(f"judged/{table}", mine)
        return mine, fingers(game, mine, solved.best)

    async def _judge(self, made: Made, entries: list[Entry], asker: str) -> Score:
        """What came of a try; where that takes play-outs, in the study."""
        if made.game in SOLVED:
            return await asyncio.to_thread(judged, made, entries)
        return await self.study.think("judged", judged, made, entries, whose=asker)


def key_of(day: str, game: str) -> str:
    """What the store calls a daily."""
    return f"daily/{day}/{game}"


def games() -> list[str]:
    """The games that have a daily, in the order of the shelf."""
    return list(FORMS)
