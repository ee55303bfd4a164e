"""The messenger: tells people who are away that a table with a clock of days waits for them.

What is to be told is written with the line that asks somebody (`Index.nudges`), so no fall loses
it; it is sent afterwards, by whichever house claims it, and no move waits for that.
"""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
from msgspec import Struct

from handvoll.engine.errors import HandvollError
from handvoll.engine.game import game_named
from handvoll.server import push
from handvoll.server.diagnostics import note
from handvoll.server.house import House
from handvoll.server.limits import Rate
from handvoll.server.outside import Forbidden, Outside
from handvoll.server.store import StoreError
from handvoll.server.store.nudges import Nudge
from handvoll.server.table import Table
from handvoll.text import LANGUAGES, say
from handvoll.wire.push import Device

PERIOD = 1.0  # seconds between two looks
LEASE = 60_000  # milliseconds after which another house may try what one did not settle
RETRY = 600_000  # after which it is tried again, if a push service was away
AT_ONCE = 50  # who is slow to take one holds the others up for as long as one post may take
OFTEN = Rate(30 / 3600, 10)  # for one person
GONE = (404, 410)


class Call(Struct, frozen=True):
    """What somebody is told: no card, no address, only that a table waits."""

    title: str
    body: str
    code: str


class Messenger:
    """Sends what is due."""

    def __init__(self, house: House, outside: Outside, subject: str = "") -> None:
        self.house = house
        self.outside = outside
        self._subject = subject or push.SUBJECT
        self._private = ""
        self._running: asyncio.Task[None] | None = None

    async def key(self) -> str | None:
        """The house's public key; None if it cannot tell anybody."""
        return push.public_key(await self._key()) if push.able() else None

    async def _key(self) -> str:
        """The private one, made on first use; all houses of a store have the same."""
        if not self._private:
            self._private = await self.house.store.agree(push.KEPT, push.new_key())
        return self._private

    def rise(self) -> None:
        """Begin to look what is due."""
        if push.able():
            self._running = asyncio.create_task(self._run())

    def rest(self) -> None:
        """Stop; what was not settled is told later."""
        if self._running:
            self._running.cancel()

    async def _run(self) -> None:
        while True:
            try:
                now = self.house.now()
                due = await self.house.store.devices.claim(now, LEASE, AT_ONCE)
                await asyncio.gather(*map(self._tell, due))
            except StoreError as error:
                note("store failed", error=str(error))
            await asyncio.sleep(PERIOD)

    async def _tell(self, nudge: Nudge) -> None:
        """Tell somebody on all their devices, unless it has settled itself."""
        devices = self.house.store.devices
        try:
            told = await self.house.room(nudge.table).look(lambda table: calls(table, nudge.person))
        except HandvollError:
            told = {}
        reachable = await devices.of(nudge.person) if told else []
        allowed = reachable and await self.house.store.take(
            f"push {nudge.person}", OFTEN, self.house.now()
        )
        waits = await asyncio.gather(
            *(self._send(each, told) for each in (reachable if allowed else ()))
        )
        again: list[int] = [ms for ms in waits if ms is not None]
        soonest = min(again, default=0)
        if soonest:
            await devices.put_off(nudge, self.house.now() + soonest)
        else:
            await devices.settle(nudge)

    async def _send(self, device: Device, told: dict[str, Call]) -> int | None:
        """Tell it to one device; 0 if it is told, else after how many milliseconds to try again.

        None: it is told nothing any more.
        """
        if wait := quiet_for(device, datetime.now(UTC)):
            return wait
        words = msgspec.json.encode(told.get(device.lang) or told["en"])
        private = await self._key()
        try:
            headers, body = await asyncio.to_thread(
                push.sealed, device, words, private, self._subject
            )
            status = await self.outside.post(device.endpoint, headers, body)
        except (Forbidden, ValueError):
            status = GONE[0]  # nothing is ever sent there
        except OSError:
            return RETRY
        if status in GONE:
            await self.house.store.devices.drop(device.endpoint)
            return None
        if status >= 300:
            note("push refused", status=str(status))
        return RETRY if status == 429 or status >= 500 else 0


def awaits(table: Table, person: str) -> bool:
    """Whether a table with a clock of days waits for somebody who is not here."""
    seat = table.seat_of(person)
    if seat is None or not table.opened.settings.days or seat.here or seat.player:
        return False
    return table.status == "playing" and (
        seat.letter in table.unready or (not table.rest and seat.letter in table.waiting)
    )


def calls(table: Table, person: str) -> dict[str, Call]:
    """What somebody is told, in every language; nothing if the table does not wait for them."""
    if not awaits(table, person):
        return {}
    names = [s.name or s.bot_name for s in table.seats.values() if s.person != person]
    game, code = game_named(table.opened.game).title, table.opened.code
    return {
        lang: Call(
            say("push-title", {"game": game}, lang),
            say("push-body", {"names": ", ".join(names), "code": code}, lang),
            code,
        )
        for lang in LANGUAGES
    }


def quiet_for(device: Device, now: datetime) -> int:
    """How many milliseconds a device still wants its quiet, by the clock of its zone."""
    try:
        here = now.astimezone(ZoneInfo(device.zone))
    except (ZoneInfoNotFoundError, ValueError, OSError):
        here = now
    begin, end = device.quiet_from, device.quiet_to
    hours = (end - begin) % 24
    if (here.hour - begin) % 24 >= hours:
        return 0
    ends = here.replace(hour=end, minute=0, second=0, microsecond=0)
    if ends <= here:
        ends += timedelta(days=1)
    return int((ends.astimezone(UTC) - now).total_seconds() * 1000)
