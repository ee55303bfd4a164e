"""Live views: one WebSocket per table and device.

A connection is shown each update as it becomes durable. What it cannot take in time is not kept
for it: it is dropped and comes back with the last seq it has.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter

from handvoll.engine.errors import HandvollError
from handvoll.engine.game import LISTED, View, game_of
from handvoll.server import commands, telling
from handvoll.server.commands import Person, by_owner, own_seat
from handvoll.server.diagnostics import note
from handvoll.server.errors import BadRequest, NotAllowed, NotNow, NotSaved, TooMuch
from handvoll.server.gate import address_of
from handvoll.server.limits import LARGEST_MESSAGE, Bucket
from handvoll.server.log import Body
from handvoll.server.mailbox import Decide
from handvoll.server.names import clean_words
from handvoll.server.networks import network_of
from handvoll.server.presence import Same
from handvoll.server.reception import Desk, may_see, shown_to
from handvoll.server.room import Room
from handvoll.server.store import StoreError
from handvoll.server.table import Table
from handvoll.server.websocket import TOO_MUCH, blame, keep, way_out
from handvoll.server.websocket import Say as SayAtOnce
from handvoll.tasks.task import unforeseen
from handvoll.wire.live import (
    Answer,
    Hint,
    Moves,
    Ping,
    Play,
    React,
    Reacted,
    Reaction,
    Ready,
    Reason,
    Said,
    Say,
    Show,
    Spoken,
    TakeBack,
    Told,
    Try,
    Undo,
)
from handvoll.wire.refusal import refusal

BACKLOG = 64  # messages waiting for a client; with more it is dropped
QUESTIONS = 4  # that take thought and wait for their answer; with more nothing else is heard

# Close codes, beside those of the protocol itself.
UNKNOWN_TABLE = 4404
TOO_SLOW = 4408
STORE_AWAY = 4503

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)

Socket = WebSocket[Any, Any, Any]
Question = Hint | Moves  # what takes thought, or a turn among all who ask
Obeyed = Play | Undo | Ready | Show | TakeBack  # what becomes lines of the log


async def freely(person: str) -> bool:
    """Everybody may do it as often as they like."""
    return True


async def nowhere(person: str, table: str) -> str:
    """Nobody may say what they like."""
    raise NotAllowed("chat-off")


@dataclass(frozen=True, slots=True)
class May:
    """How often a connection may do what costs others something; each is asked every time."""

    react: Callable[[str], Awaitable[bool]] = freely
    undo: Callable[[str], Awaitable[bool]] = freely
    speak: Callable[[str, str], Awaitable[str]] = nowhere  # gives who they are known as
    list: Callable[[], bool] = lambda: True


class Seen:
    """What a connection has been told so far."""

    def __init__(self, since: int | None) -> None:
        self.since = since
        self.eyes: str | None = None
        self.first = True


class Client:
    """One connection: what it is to be told waits, up to a limit."""

    def __init__(
        self,
        room: Room,
        person: Person | None,
        since: int | None,
        say: SayAtOnce,
        may: May | None = None,
        network: str = "",
    ) -> None:
        self.room = room
        self.network = network
        self._may = may or May()
        self._say_at_once = say
        self.who = person
        self.person = person.id if person else None
        self.seen = Seen(since)
        self._untold: deque[bytes] = deque()
        self._more = asyncio.Event()
        self.dropped: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._questions: asyncio.Queue[Question] = asyncio.Queue(QUESTIONS)
        self.obeying = asyncio.Lock()  # held while what was said becomes durable and is told

    def show(self, table: Table, same: Same) -> None:
        """Tell how it stands, if these eyes were not told yet."""
        seat = table.seat_of(self.person)
        if not seat and not may_see(table, self.person):
            self.drop(UNKNOWN_TABLE)  # they left a table that lets nobody look on
            return
        now_eyes = seat.letter if seat else None
        seen = self.seen
        if not seen.first and seen.eyes != now_eyes:
            seen.since = None  # they count differently now
        since, seq = seen.since, telling.count(table, now_eyes)
        if not seen.first and since == seq:
            return
        seen.since, seen.eyes, seen.first = seq, now_eyes, False
        if seat or telling.concerned(table, self.person):
            self.say(self._update(table, since))
            return
        if since not in same:
            same[since] = self._update(table, since)
        self.say(same[since])

    def _update(self, table: Table, since: int | None) -> bytes:
        return _encoder.encode(telling.update(table, self.person, since, self.room.house.now()))

    def send(self, told: Told) -> None:
        """Tell something."""
        self.say(_encoder.encode(told))

    def say(self, text: bytes) -> None:
        """Say it as soon as it can be heard; a client that is too slow is given up."""
        if not self._untold and self._say_at_once(text):
            return
        if len(self._untold) == BACKLOG:
            self.drop(TOO_SLOW)
            return
        self._untold.append(text)
        self._more.set()

    async def say_untold(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        """Say what could not be said at once, for as long as the connection lasts."""
        while True:
            await self._more.wait()
            while self._untold:
                await send(self._untold[0])
                self._untold.popleft()  # only now, or what comes later could overtake it
            self._more.clear()

    def drop(self, code: int) -> None:
        """Give the connection up."""
        if not self.dropped.done():
            self.dropped.set_result(code)

    # What it says

    async def hear(self, text: str | bytes) -> None:
        """Answer one message, at once unless it takes thought."""
        try:
            said = _decoder.decode(text)
        except (ValueError, RecursionError):  # msgspec's errors are ValueErrors
            await self._refuse("", BadRequest("table-bad-request"))
            return
        if isinstance(said, Hint | Moves):
            await self._questions.put(said)
        else:
            await self._reply(said)

    async def answer_questions(self) -> None:
        """Answer what takes thought, one after another; all else is heard meanwhile."""
        try:
            while True:
                await self._reply(await self._questions.get())
        except StoreError:
            self.drop(STORE_AWAY)

    async def _reply(self, said: Said) -> None:
        try:
            self.send(await self._answer(said))
        except HandvollError as error:
            await self._refuse(said.id, error)

    async def _answer(self, said: Said) -> Answer:
        match said:
            case Ping(id):
                return Answer(id, self.seen.since or 0)
            case Hint(id):
                return await self._hint(id)
            case React(id, reaction):
                return await self._react(id, reaction)
            case Say(id, words):
                return await self._speak(id, words)
            case Moves(id):
                return await self._list(id)
            case Try(id, _, move):
                return await self.room.look(lambda table: self._foresee(table, id, move))
            case _:
                return await self._obey(said)

    async def _react(self, id: str, reaction: Reaction) -> Answer:
        """Everybody at the table sees it, now or never."""
        person = self._known()
        if not await self._may.react(person.id):
            raise TooMuch("table-too-often")
        reacted, seq = await self.room.look(
            lambda table: (_reacted(table, person, reaction), self._count(table))
        )
        if reacted.seat is None:
            puppet = await self.room.house.store.puppet(person.id)
            reacted = msgspec.structs.replace(reacted, puppet=puppet)
        await self.room.react(reacted)
        return Answer(id, seq)

    async def _speak(self, id: str, text: str) -> Answer:
        """Everybody at the table hears it, now or never."""
        person, words = self._known(), clean_words(text)
        spoken, seq = await self.room.look(
            lambda table: (_spoken(table, person, words), self._count(table))
        )
        who = await self._may.speak(person.id, self.room.id)
        if words:
            await self.room.react(msgspec.structs.replace(spoken, who=who))
        return Answer(id, seq)

    async def _obey(self, said: Obeyed) -> Answer:
        person = self._known().id
        if isinstance(said, Undo) and not await self._may.undo(person):
            raise TooMuch("table-too-often")
        message = f"{person}:{said.id}"
        async with self.obeying:
            return await self.room.do(
                self._decide(said), lambda table: Answer(said.id, self._count(table)), message
            )

    def _decide(self, said: Obeyed) -> Decide:
        def decide(table: Table) -> list[Body]:
            seat = own_seat(table, self._known())
            match said:
                case Play(_, seq, move):
                    line = telling.line_of(table, seat.letter, seq)
                    return by_owner(seat, commands.play(table, seat, line, move))
                case Undo(_, seq):
                    line = telling.line_of(table, seat.letter, seq)
                    return by_owner(seat, commands.undo(table, seat, line))
                case Ready(_, seq):
                    line = telling.line_of(table, seat.letter, seq)
                    return by_owner(seat, commands.ready(table, seat, line))
                case Show(_, salt):
                    return commands.show(table, seat, salt)
                case TakeBack():
                    return commands.take_back(table, seat)

        return decide

    async def _hint(self, id: str) -> Answer:
        view, seq = await self.room.look(self._hint_view)
        advice = await self.room.house.thinker.suggest(view, 0, self.room.id, self.network)
        if advice is None:
            raise NotNow("table-no-hint")
        move, sure = advice
        saying, why = game_of(view).say(view, move), reason(view, move)
        return Answer(id, seq, hint=move, saying=saying, why=why, sure=sure)

    def _hint_view(self, table: Table) -> tuple[dict[str, Any], int]:
        seat = own_seat(table, self._known())
        match = commands.running(table)
        if not table.opened.settings.hints:
            raise NotAllowed("table-no-hints")
        if rule := match.game.unaided(match.record.options):
            raise NotAllowed("hint-unaided", rule=rule)
        if table.paused_at is not None:
            raise NotNow("table-paused")
        if seat.letter not in table.waiting:
            raise NotNow("table-between-rounds" if table.rest else "table-no-hint")
        return match.view(seat.letter), self._count(table)

    def _foresee(self, table: Table, id: str, move: str) -> Answer:
        seat = own_seat(table, self._known())
        events = commands.running(table).foresee(seat.letter, move)
        if task := table.opened.task:
            events = unforeseen(task, events)
        return Answer(id, self._count(table), events=events)

    async def _list(self, id: str) -> Answer:
        """All moves, one list at a time: between two of them others move."""
        await self.room.look(lambda table: own_seat(table, self._known()))
        if not self._may.list():
            raise TooMuch("table-too-often")
        async with self.room.house.listing.turn(self.room.id, self.network):
            await asyncio.sleep(0)
            return await self.room.look(lambda table: self._all_moves(table, id))

    def _all_moves(self, table: Table, id: str) -> Answer:
        seat = own_seat(table, self._known())
        moves, more = telling.moves_of(table, seat.letter, LISTED)
        view = commands.running(table).view(seat.letter)
        said = telling.sayings(table, view, moves)
        return Answer(id, self._count(table), moves=moves, sayings=said, more=more)

    def _known(self) -> Person:
        if self.who is None:
            raise NotAllowed("table-who")
        return self.who

    def _count(self, table: Table) -> int:
        seat = table.seat_of(self.person)
        return telling.count(table, seat.letter if seat else None)

    async def _refuse(self, id: str, error: HandvollError) -> None:
        seq = await self.room.look(self._count)
        self.send(Answer(id, seq, error=refusal(error)))


def _reacted(table: Table, person: Person, reaction: Reaction) -> Reacted:
    """A reaction, by a name that tells who looks on from who sits here; raises NotAllowed."""
    if person.id in table.barred:
        raise NotAllowed("table-sent-away")
    if person.id in table.screens:
        raise NotAllowed("table-no-seat")
    seat = table.seat_of(person.id)
    letter = seat.letter if seat else None
    name = commands.name_for(table, letter, person.name) if person.name else ""
    return Reacted(letter, name, reaction)


def _spoken(table: Table, person: Person, words: str) -> Spoken:
    """What somebody says, by their name at this table; raises NotAllowed for who looks on."""
    seat = own_seat(table, person)
    return Spoken(seat.letter, seat.name, words, "")


def reason(view: View, move: str) -> Reason | None:
    """What is good about a move, out of what its mover sees."""
    merit = game_of(view).merit
    return Reason(*merit(view, move)) if merit else None


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: Socket,
    table: str,
    desk: Desk,
    seq: Annotated[int | None, Parameter(ge=0)] = None,
    screen: bool = False,
) -> None:
    """A table as it happens, for who asks or for the television they ask by."""
    await socket.accept()
    address = network_of(address_of(socket.scope))
    desk.sockets[address] = desk.sockets.get(address, 0) + 1
    desk.house.meters.sockets += 1
    try:
        await _attend(socket, table, desk, seq, desk.screen if screen else desk.known)
    finally:
        desk.house.meters.sockets -= 1
        desk.sockets[address] -= 1
        if not desk.sockets[address]:
            del desk.sockets[address]


async def _attend(
    socket: Socket,
    table: str,
    desk: Desk,
    seq: int | None,
    who: Callable[[Socket], Person | None],
) -> None:
    room = desk.house.room(table)
    try:
        person = who(socket)
        if desk.sockets[network_of(address_of(socket.scope))] > desk.limits.sockets:
            raise TooMuch("table-too-often")
        await desk.wake(socket, table)
        seat = await room.look(
            lambda table: shown_to(table, person.id if person else None).seat_of(
                person.id if person else None
            )
        )
    except HandvollError as error:
        code = TOO_MUCH if isinstance(error, TooMuch) else UNKNOWN_TABLE
        await socket.close(code, error.message)
        return
    except StoreError:
        await socket.close(STORE_AWAY)
        return
    address, say = address_of(socket.scope), way_out(socket.scope)
    keep(socket.scope, address, sits=seat is not None)
    client = Client(room, person, seq, say, _may(socket, desk), network_of(address))
    try:
        await room.enter(client)
        await room.look(lambda table: client.show(table, {}))
        await _serve(socket, client, desk)
    except (NotSaved, StoreError):
        with suppress(Exception):
            await socket.close(STORE_AWAY)
    finally:
        with suppress(HandvollError, StoreError):  # if it cannot be written now, the next look will
            await room.go(client)


def _may(socket: Socket, desk: Desk) -> May:
    return May(
        react=lambda person: desk.may_react(person, socket),
        undo=desk.may_undo,
        speak=desk.may_speak,
        list=lambda: desk.may_list(socket),
    )


async def _serve(socket: Socket, client: Client, desk: Desk) -> None:
    """Read and write until the client goes or is dropped; then say why."""
    work = (
        _read(socket, client, desk),
        client.answer_questions(),
        client.say_untold(socket.send_data),
    )
    tasks: list[asyncio.Future[Any]] = [asyncio.create_task(each) for each in work]
    try:
        await asyncio.wait([*tasks, client.dropped], return_when=asyncio.FIRST_COMPLETED)
    finally:
        async with client.obeying:
            for task in tasks:
                task.cancel()
        _note_bugs(await asyncio.gather(*tasks, return_exceptions=True))
    if client.dropped.done():
        code = client.dropped.result()
        desk.house.meters.dropped[code] += 1
        with suppress(Exception):
            await asyncio.wait_for(socket.close(code), 1)


def _note_bugs(results: list[Any]) -> None:
    """Connections end by going away; whatever else ended one is noted."""
    for error in results:
        usual = isinstance(error, WebSocketDisconnect | OSError | asyncio.CancelledError)
        if isinstance(error, BaseException) and not usual:
            note("connection failed", error=type(error).__name__, trace=error.__traceback__)


async def _read(socket: Socket, client: Client, desk: Desk) -> None:
    """Answer messages in their order, unless there are too many or too big ones."""
    strangers = Bucket(desk.limits.messages)
    while True:
        text = await _receive(socket)
        enough = desk.messages.take(client.person) if client.person else strangers.take()
        if len(text) > LARGEST_MESSAGE or not enough:
            blame(socket.scope)
            client.drop(TOO_MUCH)
            return
        try:
            await client.hear(text)
        except StoreError:
            client.drop(STORE_AWAY)
            return


async def _receive(socket: Socket) -> str | bytes:
    message = await socket.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect(detail="gone")
    return message.get("text") or message.get("bytes") or ""


ROUTES = [live]
