"""Who I am, where I sit, and being the same person on another device."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from msgspec import structs

from handvoll.server.clock import left
from handvoll.server.commands import Person
from handvoll.server.errors import NotAllowed
from handvoll.server.index import evening_of
from handvoll.server.people import COOKIE, LINK_SECONDS, OTHERS, kept_beside
from handvoll.server.reception import Desk, may_see
from handvoll.server.routes.refusals import REFUSALS
from handvoll.server.table import Table
from handvoll.server.telling import seat_info
from handvoll.wire.people import Become, DeviceClaim, DeviceLink, DeviceOwner, Introduction, Me
from handvoll.wire.tables import MyTable, SeatInfo, TableCard

YEAR = 365 * 24 * 3600
LISTED = 50
LOOKED_INTO = 12  # of the tables in a list: each may have to be read first

Asking = Request[Any, Any, Any]


@post("/api/me", status_code=200, responses=REFUSALS)
async def introduce(request: Asking, data: Introduction, desk: Desk) -> Response[Me]:
    """Say one's name, or change it, and choose a puppet."""
    person = desk.doorman.introduce(data.name, desk.known(request))
    return _recognised(request, desk, await desk.dress(request, person, data.puppet))


@get("/api/me", responses=REFUSALS)
async def who_am_i(request: Asking, desk: Desk) -> Me:
    """Who the server takes me for."""
    person = await desk.dressed(request)
    return Me(person.id, person.name, person.puppet)


@get("/api/me/tables", responses=REFUSALS)
async def my_tables(request: Asking, desk: Desk) -> list[MyTable]:
    """The tables where I sat down, and whose turn it is at those where a game goes on."""
    me = desk.person(request).id
    cards = await desk.house.store.tables_of(me, LISTED)
    going = [card for card in cards if card.status != "over"][:LOOKED_INTO]
    await desk.wake(request, *(card.id for card in going))
    now = desk.house.now()
    turns = {
        card.id: await desk.house.room(card.id).look(lambda table: _turn(table, me, now))
        for card in going
    }
    hidden = {id for id, turn in turns.items() if turn is None}
    onward = await _onward(request, desk, cards, me)
    return [
        _my_table(card, turns.get(card.id), onward.get(card.id))
        for card in cards
        if card.id not in hidden
    ]


async def _onward(request: Asking, desk: Desk, cards: list[TableCard], me: str) -> dict[str, str]:
    """Where the people of my last game play on while I am somewhere else: the table after it."""
    over = next((card.id for card in cards if card.status == "over" and not card.task), None)
    if over is None:
        return {}
    evening = await (await desk.room(request, over)).look(evening_of)
    newest = (await desk.house.store.tables_in(evening, 1))[-1]
    if newest.status == "over" or newest.id in {card.id for card in cards}:
        return {}
    mine = await (await desk.room(request, newest.id)).look(
        lambda table: may_see(table, me) and me not in table.barred
    )
    return {over: newest.id} if mine else {}


Turn = tuple[str | None, list[SeatInfo], int | None]


def _turn(table: Table, person: str, now: int) -> Turn | None:
    """Where a person sits, for whom it waits in their eyes, and how long for them.

    None if they may not look on.
    """
    if not may_see(table, person):
        return None
    seat = table.seat_of(person)
    mine = seat.letter if seat else None
    waiting = table.unready or (table.match.view(mine)["wait"] if table.match else ())
    turn = [seat_info(table.seats[letter]) for letter in waiting]
    return mine, turn, left(table, mine, now) if mine else None


def _my_table(card: TableCard, turn: Turn | None, onward: str | None) -> MyTable:
    mine, waiting, ms = turn or (None, [], None)
    return MyTable(**structs.asdict(card), mine=mine, turn=waiting, left=ms, onward=onward)


@post("/api/me/device", status_code=200, responses=REFUSALS)
async def device_link(request: Asking, desk: Desk) -> DeviceLink:
    """A link that takes my seats along to another device."""
    return DeviceLink(desk.doorman.link(desk.person(request)), LINK_SECONDS)


@post("/api/device/owner", status_code=200, responses=REFUSALS)
async def device_owner(request: Asking, data: DeviceClaim, desk: Desk) -> DeviceOwner:
    """Whose link it is, before one becomes them; this does not use it up."""
    owner, _ = desk.doorman.follow(data.token)
    me = desk.known(request)
    return DeviceOwner(owner.name, bool(me and me.id == owner.id), me.name if me else None)


@post("/api/device", status_code=200, responses=REFUSALS)
async def claim_device(request: Asking, data: DeviceClaim, desk: Desk) -> Response[Me]:
    """Be, on this device, who made the link; it works once. Who one was can be had back."""
    person, number = desk.doorman.follow(data.token)
    now = desk.house.now()
    if not await desk.house.store.spend(_spent(number), now, now + LINK_SECONDS * 1000):
        raise NotAllowed("table-link-old")
    return await _become(request, desk, person)


def _spent(number: str) -> str:
    """A link's number as it is kept: what lies in the store opens nothing."""
    return sha256(number.encode()).hexdigest()


@get("/api/me/others", responses=REFUSALS)
async def others(request: Asking, desk: Desk) -> list[Me]:
    """Who else this device has been."""
    known = desk.doorman.others(request.cookies.get(OTHERS))
    return [Me(other.id, other.name) for other in known]


@post("/api/me/become", status_code=200, responses=REFUSALS)
async def become(request: Asking, data: Become, desk: Desk) -> Response[Me]:
    """Be somebody again that this device has been."""
    known = desk.doorman.others(request.cookies.get(OTHERS))
    found = next((other for other in known if other.id == data.person), None)
    if found is None:
        raise NotAllowed("table-who")
    return await _become(request, desk, found)


async def _become(request: Asking, desk: Desk, person: Person) -> Response[Me]:
    """Be somebody; who one was until now is kept beside."""
    before = desk.doorman.others(request.cookies.get(OTHERS))
    others = kept_beside(before, desk.known(request), person)
    response = _recognised(request, desk, await desk.dress(request, person, None))
    response.set_cookie(signed_cookie(request, OTHERS, desk.doorman.others_cookie(others)))
    return response


def _recognised(request: Asking, desk: Desk, person: Person) -> Response[Me]:
    cookie = signed_cookie(request, COOKIE, desk.doorman.cookie(person))
    return Response(Me(person.id, person.name, person.puppet), cookies=[cookie])


def signed_cookie(request: Asking, name: str, value: str) -> Cookie:
    """A cookie no page can read, for a year."""
    return Cookie(
        name,
        path="/",
        value=value,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.scope["scheme"] == "https",
    )


ROUTES = [
    introduce,
    who_am_i,
    my_tables,
    device_link,
    device_owner,
    claim_device,
    others,
    become,
]
