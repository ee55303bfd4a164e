"""The coach of a house: looks back at finished games, in a process that waits for all others."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from handvoll.coach.analysis import bound, look
from handvoll.coach.story import lived, standing
from handvoll.coach.strength import FEW, SKETCH, usual_deals
from handvoll.coach.weighing import Weighed
from handvoll.engine.record import Record
from handvoll.engine.state import SEATS
from handvoll.server.errors import TooMuch
from handvoll.server.queue import FairQueue
from handvoll.server.store import Store
from handvoll.server.thinker import Thinker
from handvoll.wire.coach import Analysis, LookingBack, SeatLook

SEED = 1
SLICE = 12  # entries weighed between two words about how far it is
WAITING = 40  # games looked back at, or about to be
EACH = 4  # of these, for who asks from one network
WHOLE = 100
NEARLY = 99  # of a hundred, until it is kept: until then there is only the sketch to show
SKETCHED = 8  # of a hundred, when there is a first curve

_analyses = msgspec.json.Decoder(Analysis)


@dataclass
class Job:
    """A game being looked back at."""

    asker: str  # a network
    done: int = 0
    sketch: Analysis | None = None
    begun: bool = False
    task: asyncio.Task[None] | None = None


class Coach:
    """Looks back at one game after another; what is found is kept in the store, whole or not."""

    def __init__(self, store: Store, thinker: Thinker) -> None:
        self.store = store
        self.thinker = thinker
        self.jobs: dict[str, Job] = {}
        self._queue = FairQueue(1)

    async def look_back(self, table: str, record: Record, asker: str = "") -> LookingBack:
        """What is known of a finished game by now; begins to look if nobody has. Raises TooMuch."""
        if table in self.jobs:
            job = self.jobs[table]
            return LookingBack(job.done, job.sketch)
        if kept := await self.store.get_meta(_key(table)):
            return LookingBack(WHOLE, _analyses.decode(kept))
        theirs = self._asked_by(asker)
        if theirs >= EACH or (len(self.jobs) >= WAITING and not self._makes_room(theirs)):
            raise TooMuch("table-too-often")
        job = self.jobs.setdefault(table, Job(asker))
        job.task = job.task or asyncio.create_task(self._look(table, record, job))
        return LookingBack(job.done, job.sketch)

    def _asked_by(self, asker: str) -> int:
        return sum(job.asker == asker for job in self.jobs.values())

    def _makes_room(self, theirs: int) -> bool:
        """Whether a network that waits for more games than this one gives up its last."""
        waiting = [(table, job) for table, job in self.jobs.items() if not job.begun]
        most = max(waiting, key=lambda each: self._asked_by(each[1].asker), default=None)
        if most is None or self._asked_by(most[1].asker) <= theirs + 1:
            return False
        table = [table for table, job in waiting if job.asker == most[1].asker][-1]
        task = self.jobs.pop(table).task
        return task is not None and task.cancel()

    def close(self) -> None:
        """Stop looking; nothing half done is left."""
        for job in self.jobs.values():
            if job.task:
                job.task.cancel()
        self.thinker.close()

    async def _look(self, table: str, record: Record, job: Job) -> None:
        try:
            async with self._queue.turn(table, job.asker):
                job.begun = True
                deals = max(FEW, usual_deals(record.game) // self.thinker.ease)
                job.sketch = await self._analysis(record, max(1, deals // SKETCH), job, 0, SKETCHED)
                whole = await self._analysis(record, deals, job, SKETCHED, NEARLY)
            if whole:
                await self.store.agree(_key(table), msgspec.json.encode(whole).decode())
        finally:
            if self.jobs.get(table) is job:
                del self.jobs[table]

    async def _analysis(
        self, record: Record, deals: int, job: Job, begun: int, ready: int
    ) -> Analysis | None:
        """An analysis with so many deals; None if the process gave up."""
        text, seats = record.dumps(), SEATS[: record.seats]
        looks: list[SeatLook] = []
        for at, seat in enumerate(seats):
            weighed: list[Weighed] = []
            slices = list(_slices(len(standing(record.entries))))
            for number, (first, last) in enumerate(slices):
                facts = (text, seat, first, last, SEED, deals)
                some = await self.thinker.weigh(facts)
                if some is None:
                    return None
                weighed += some
                share = (at + (number + 1) / len(slices)) / len(seats)
                job.done = begun + int((ready - begun) * share)
            looks.append(look(await asyncio.to_thread(lived, record, seat), weighed))
        return bound(record, looks, SEED, deals)


def _slices(entries: int) -> Iterator[tuple[int, int]]:
    for first in range(0, entries, SLICE):
        yield first, min(entries, first + SLICE)


def _key(table: str) -> str:
    return f"look {table}"
