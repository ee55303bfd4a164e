"""Being told that it is one's turn: where, when not, and no more."""

from __future__ import annotations

from litestar import get, post

from handvoll.server import push
from handvoll.server.errors import BadRequest, NotNow
from handvoll.server.reception import Desk
from handvoll.server.routes.people import Asking
from handvoll.server.routes.refusals import REFUSALS
from handvoll.wire.push import Device, ForgetDevice, PushInfo


@get("/api/me/push", responses=REFUSALS)
async def push_info(request: Asking, desk: Desk) -> PushInfo:
    """Whether this house can tell me, and on which devices it does."""
    return await _info(desk, desk.person(request).id)


@post("/api/me/push", status_code=200, responses=REFUSALS)
async def tell_me(request: Asking, data: Device, desk: Desk) -> PushInfo:
    """Tell me on this device when a table with a clock of days waits for me."""
    me = desk.person(request).id
    if not push.able():
        raise NotNow("push-unable")
    if not desk.messenger.outside.permits(data.endpoint) or not push.is_point(data.p256dh):
        raise BadRequest("table-bad-request")
    await desk.allow_device(request)
    await desk.house.store.devices.keep(me, data, desk.house.now())
    return await _info(desk, me)


@post("/api/me/push-off", status_code=200, responses=REFUSALS)
async def tell_me_no_more(request: Asking, data: ForgetDevice, desk: Desk) -> PushInfo:
    """Tell me nothing on a device of mine any more."""
    me = desk.person(request).id
    await desk.house.store.devices.drop(data.endpoint, me)
    return await _info(desk, me)


async def _info(desk: Desk, person: str) -> PushInfo:
    return PushInfo(await desk.messenger.key(), await desk.house.store.devices.of(person))


ROUTES = [push_info, tell_me, tell_me_no_more]
