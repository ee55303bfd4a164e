"""Being told on a device: asked for by a tap, shown by the worker, and it opens the table.

The push service of Chromium is somebody else's, and without a window it shows no notifications: the
subscription and the place where they are shown are the test's own, all between is real.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Worker, expect

from tests.browser.conftest import PHONE, People, start_server
from tests.browser.look import look
from tests.browser.player import Player
from tests.server.process import Server
from tests.server.pushed import Browser, Service

SUBSCRIBING = """
(() => {
  let on = false
  const found = { ...DEVICE, toJSON: () => DEVICE, unsubscribe: async () => !(on = false) }
  PushManager.prototype.subscribe = async () => ((on = true), found)
  PushManager.prototype.getSubscription = async () => (on ? found : null)
})()
"""

SHOWING = """
() => {
  self.shown = []
  registration.showNotification = async (title, more) => void shown.push({ title, ...more })
}
"""
SHOWN = """
async () => {
  while (!shown.length) await new Promise((go) => setTimeout(go, 50))
  return shown.map(({ title, body, tag }) => [title, body, tag])
}
"""
REPLACED = """
async ([before, now]) => {
  const known = now && { toJSON: () => ({ endpoint: now.endpoint, keys: now }) }
  PushManager.prototype.subscribe = async () => {
    if (!known) throw new DOMException('denied', 'NotAllowedError')
    return known
  }
  const done = []
  const event = Object.assign(new ExtendableEvent('pushsubscriptionchange'), {
    oldSubscription: before && { endpoint: before }, newSubscription: before && known })
  event.waitUntil = (doing) => done.push(doing)
  dispatchEvent(event)
  await Promise.all(done)
}
"""
TAPPED = """
() => void dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'),
  { notification: { close() {}, data: shown[0].data } }))
"""


@pytest.fixture
def service() -> Iterator[Service]:
    """A push service."""
    with Service() as running:
        yield running


@pytest.fixture
def house(service: Service, tmp_path: Path) -> Iterator[Server]:
    """A house that may send to it."""
    with start_server(tmp_path, "tests.server.run_push", (service.origin,)) as server:
        yield server


def subscribing(player: Player, browser: Browser) -> None:
    """The browser's push service is this one."""
    device = browser.device
    keys = {"p256dh": device["p256dh"], "auth": device["auth"]}
    known = json.dumps({"endpoint": browser.endpoint, "keys": keys})
    player.context.add_init_script(SUBSCRIBING.replace("DEVICE", f"({known})"))


def test_one_tap_and_the_worker_opens_the_table(
    chromium: Chromium, house: Server, service: Service
) -> None:
    people = People(chromium, house.address)
    anna, ben = people("Anna", lang="de", size=PHONE, worker=True), people("Ben")
    browser = Browser(service)
    subscribing(anna, browser)
    settings = {"days": 1}
    table = anna.open_table("igo", 2, bots=False, settings=settings)
    ben.sit_down(table)
    anna.go(f"/table/{table}")
    anna.click("push-on")
    expect(anna.page.locator(".tellme")).to_contain_text(anna.say("push-denied"))
    anna.context.grant_permissions(["notifications"])
    anna.click("push-on")
    expect(anna.page.locator(".tellme")).to_contain_text(anna.say("push-is-on"))
    anna.page.get_by_label(anna.say("push-quiet-from")).select_option("3")
    anna.page.get_by_label(anna.say("push-quiet-to")).select_option("3")
    look(anna, "push-lobby")
    anna.page.wait_for_function(
        "fetch('/api/me/push').then(r => r.json()).then(i => i.devices[0].quiet_to === 3)"
    )
    anna.go("/you")
    look(anna, "push-you")
    worker = anna.context.service_workers[0]
    anna.go("/about")
    anna.post(f"/api/tables/{table}/start")
    service.wait(lambda: bool(browser.told()))
    [told] = browser.told()
    worker.evaluate(SHOWING)
    deliver(anna, json.dumps(told))
    [shown] = worker.evaluate(SHOWN)
    assert shown == [told["title"], told["body"], told["code"]]
    worker.evaluate(TAPPED)
    expect(anna.page).to_have_url(f"{house.address}/table/{table}")
    replaced(anna, worker, browser)
    people.leave()


def replaced(anna: Player, worker: Worker, first: Browser) -> None:
    """The browser is known by other addresses, without anybody asking: the house knows them too."""
    [before] = devices(anna)
    second, third = Browser(first.service), Browser(first.service)
    worker.evaluate(REPLACED, [first.endpoint, second.device])
    address = {name: second.device[name] for name in ("endpoint", "p256dh", "auth")}
    assert devices(anna) == [{**before, **address}], "with its words and its quiet hours"
    worker.evaluate(REPLACED, [None, third.device])  # some browsers say neither the old nor the new
    assert [each["endpoint"] for each in devices(anna)] == [third.endpoint, second.endpoint]
    worker.evaluate(REPLACED, [second.endpoint, None])  # it is not allowed any more
    assert [each["endpoint"] for each in devices(anna)] == [third.endpoint]


def devices(player: Player) -> list[dict[str, object]]:
    """Where the house would tell somebody."""
    found: list[dict[str, object]] = player.get("/api/me/push")["devices"]
    return found


def deliver(player: Player, words: str) -> None:
    """The push service of the browser has something for the page's worker."""
    wire = player.context.new_cdp_session(player.page)
    registrations: list[str] = []
    wire.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registrations.extend(each["registrationId"] for each in told["registrations"]),
    )
    wire.send("ServiceWorker.enable")
    while not registrations:
        player.page.wait_for_timeout(20)
    where = {"origin": player.address, "registrationId": registrations[0], "data": words}
    wire.send("ServiceWorker.deliverPushMessage", where)
